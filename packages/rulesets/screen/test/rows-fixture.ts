/** Two people and what one does to the other, for tests that try every row of a table in a fight. */
import type { Scripted } from '@umpire/engine'
import type { Fight } from '@umpire/gurps/fight'
import { arm, blow, fightOf, gun, type Played, scripted, somebody, standing } from '@umpire/gurps/fixtures'
import { readDiceAdds } from '@umpire/gurps/rooms'
import type { RowTable } from '../effect/row.ts'
import { screenOptions } from '../index.ts'

type Somebody = Parameters<typeof somebody>[3]
type Arms = Parameters<typeof somebody>[2]
type Stands = Parameters<typeof standing>[3]

export const CLUB = arm('Club', { parry: 8, blows: [blow('swing', 16, '2d', 'crushing')] })
export const SWORD = arm('Sword', { parry: 8, blows: [blow('swing', 16, '2d', 'cutting')] })
export const SPEAR = arm('Spear', { parry: 8, blows: [blow('thrust', 16, '2d', 'impaling')] })
export const AXE = arm('Axe', { parry: 7, blows: [blow('swing', 12, '1d', 'cutting')] })
export const KNIFE = arm('Knife', { weight_lb: 1, parry: 5, blows: [blow('thrust', 12, '1d-1', 'impaling')] })
export const PISTOL = arm('Pistol', { min_st: 10, gun: gun(14, '2d', { ss: 8 }) })
/** Each is in the left hand, on the arm. */
export const SHIELD = arm('Shield', { block: 8, shield_pd: 3 })

type Thrown = NonNullable<Arms[number]['thrown']>

const thrown = (damage: string, type: Thrown['type'], fragments: string | null): Thrown => ({
  skill: 14,
  damage: readDiceAdds(damage, 'damage'),
  fragments: fragments === null ? null : readDiceAdds(fragments, 'fragments'),
  type,
  ss: 8,
  acc: 0,
  half_damage: null,
  max_range: 20,
  shot: false,
})

export const HATCHET = arm('Hatchet', {
  blows: [blow('swing', 14, '1d', 'cutting')],
  thrown: thrown('1d', 'cutting', null),
})
export const GRENADE = arm('Grenade', { weight_lb: 1, thrown: thrown('2d', 'explosive', '1d') })

const COVERS = ['head', 'body', 'arms', 'legs', 'hands', 'feet'] as const
/** Two points of armour everywhere, and no passive defense. */
export const MAIL = { name: 'Mail', covers: [...COVERS], pd: 0, dr: 2 }

export interface Duel {
  readonly ada?: Arms
  readonly adaIs?: Somebody
  readonly adaStands?: Stands
  readonly bea?: Arms
  readonly beaIs?: Somebody
  readonly beaStands?: Stands
  /** Yards between them. */
  readonly yards?: number
}

/** Ada acts first. Bea has an axe in her right hand and mail all over, and defends by nothing that is not chosen. */
export function duel(x: Duel): Fight {
  const ada = somebody('ada', 0, x.ada ?? [CLUB], { dx: 14, ...x.adaIs })
  const bea = somebody('bea', 1, x.bea ?? [AXE], { armor: [MAIL], sex: 'female', ...x.beaIs })
  return fightOf([
    [ada, standing(ada, 0, [], x.adaStands)],
    [bea, standing(bea, x.yards ?? 1, [], x.beaStands)],
  ])
}

/** With hit locations and critical tables, and whatever else is named. */
export const played = (x: Duel, answers: readonly Scripted[], more: readonly string[] = []): Played =>
  scripted(
    { options: screenOptions },
    { options: ['hit-locations', 'critical-tables', ...more], settings: {} },
    duel(x),
    answers,
  )

/** The rows of a table; tables.test.ts holds them against the inventory. */
export const rowsOf = ({ rows }: RowTable): readonly number[] => Object.keys(rows).map(Number)

/** Each row that was tried, once, in order. */
export const tried = (lines: readonly { readonly row: number }[]): readonly number[] =>
  [...new Set(lines.map(({ row }) => row))].sort((a, b) => a - b)
