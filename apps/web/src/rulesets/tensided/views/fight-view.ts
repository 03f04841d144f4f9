/** A fight as this seat sees it. The numbers of others are missing; nothing is put in their place here. */

import { numberOf, OPEN_FROM } from '../../../map/ground/layout.ts'
import { type Laid, laidIn } from '../../common/fight/laid-ground.ts'
import { flagIn, levelsIn, listIn, numberIn, oneIn, plainIn, textIn, textsIn } from '../../common/plain.ts'
import { type Arm, armIn, type Held, heldIn } from './arms.ts'

export const STATUSES = [
  'healthy',
  'hurt',
  'injured',
  'wounded',
  'critical',
  'incapacitated',
  'comatose',
  'dead',
] as const
type Status = (typeof STATUSES)[number]
const STAGES = ['start', 'fight', 'over'] as const
export const LIGHTS = ['day', 'low light', 'darkness'] as const
type Light = (typeof LIGHTS)[number]
export const CLUTTERS = ['none', 'sparse', 'medium', 'heavy', 'ubiquitous'] as const

interface Limb {
  readonly limb: string
  readonly status: string
  readonly severed: boolean
}

interface Aim {
  readonly arm: number
  readonly target: string | null
  readonly extra: number
}

/** What only the player sees of somebody's own. */
interface Own {
  readonly stats: readonly (readonly [name: string, level: number])[]
  readonly hp: number
  readonly damageScore: number
  readonly resistance: number
  readonly hth: number
  readonly ranged: number
  readonly medic: number
  readonly traits: readonly string[]
  readonly abilities: readonly string[]
  readonly marks: number
  readonly halved: boolean
  readonly shortFp: number
  readonly longFp: number
  readonly actionPoints: number
  readonly arms: readonly Arm[]
  readonly held: readonly Held[]
}

export interface Figure {
  readonly id: string
  readonly name: string
  /** 0 or 1. */
  readonly side: number
  readonly x: number
  readonly y: number
  readonly status: Status
  readonly out: string | null
  readonly gone: string | null
  readonly limbs: readonly Limb[]
  /** Fatigue points a round. */
  readonly bleeding: number
  /** The number of the cover he is behind. */
  readonly cover: number | null
  readonly exposed: boolean
  readonly aim: Aim | null
  readonly waited: { readonly target: string; readonly rounds: number } | null
  /** What he declared for this round. */
  readonly acts: readonly string[]
  readonly worn: readonly string[]
  readonly own: Own | undefined
}

interface Square {
  readonly x: number
  readonly y: number
}

export interface FightView {
  readonly figures: readonly Figure[]
  readonly sides: readonly { readonly name: string; readonly npc: boolean }[]
  readonly map: unknown
  readonly light: Light
  readonly laid: Laid<Light>
  readonly clutter: (typeof CLUTTERS)[number]
  readonly stage: (typeof STAGES)[number]
  readonly round: number
  readonly covers: readonly (Square & { readonly hp: number })[]
  /** Grenades on the ground. */
  readonly live: readonly (Square & { readonly weapon: string; readonly goesOff: number })[]
  readonly holds: readonly { readonly by: string; readonly on: string; readonly kind: string }[]
  readonly lying: readonly (Square & { readonly owner: string; readonly arm: number })[]
  readonly winner: number | null
}

const squareIn = (value: unknown): Square => {
  const { x, y } = plainIn(value)
  return { x: numberIn(x) ?? 0, y: numberIn(y) ?? 0 }
}

function aimIn(value: unknown): Aim | null {
  const { arm, target, extra } = plainIn(value)
  const of = numberIn(arm)
  return of === undefined ? null : { arm: of, target: textIn(target) ?? null, extra: numberIn(extra) ?? 0 }
}

function waitedIn(value: unknown): Figure['waited'] {
  const { target, rounds } = plainIn(value)
  const at = textIn(target)
  return at === undefined ? null : { target: at, rounds: numberIn(rounds) ?? 1 }
}

const levelIn = (skill: unknown): number => numberIn(plainIn(skill)['level']) ?? 0

function ownIn(who: unknown, how: unknown): Own | undefined {
  const [fighter, standing] = [plainIn(who), plainIn(how)]
  if (fighter['stats'] === undefined) return undefined
  return {
    stats: levelsIn(fighter['stats']),
    hp: numberIn(fighter['hp']) ?? 0,
    damageScore: numberIn(fighter['damage_score']) ?? 0,
    resistance: numberIn(fighter['natural_resistance']) ?? 0,
    hth: levelIn(fighter['hth']),
    ranged: levelIn(fighter['ranged']),
    medic: numberIn(fighter['medic']) ?? 0,
    traits: [...textsIn(fighter['merits']), ...textsIn(fighter['flaws']), ...textsIn(standing['flaws'])],
    abilities: textsIn(fighter['abilities']),
    marks: numberIn(standing['marks']) ?? 0,
    halved: flagIn(standing['halved']),
    shortFp: numberIn(standing['short_fp']) ?? 0,
    longFp: numberIn(standing['long_fp']) ?? 0,
    actionPoints: numberIn(standing['action_points']) ?? 0,
    arms: listIn(fighter['arms']).map(armIn),
    held: listIn(standing['arms']).map(heldIn),
  }
}

/** Who somebody is, and how they stand: two lists that run side by side. */
function figureIn(who: unknown, how: unknown): readonly Figure[] {
  const [fighter, standing] = [plainIn(who), plainIn(how)]
  const id = textIn(fighter['id'])
  if (id === undefined) return []
  return [
    {
      id,
      name: textIn(fighter['name']) ?? id,
      side: numberIn(fighter['side']) ?? 0,
      ...squareIn(standing),
      status: oneIn(STATUSES, standing['status']) ?? 'healthy',
      out: textIn(plainIn(standing['out'])['state']) ?? null,
      gone: textIn(standing['gone']) ?? null,
      limbs: listIn(standing['limbs']).map(one => {
        const { limb, status, severed } = plainIn(one)
        return { limb: textIn(limb) ?? '', status: textIn(status) ?? 'uninjured', severed: flagIn(severed) }
      }),
      bleeding: listIn(standing['wounds']).reduce<number>((sum, one) => sum + (numberIn(plainIn(one)['rate']) ?? 0), 0),
      cover: numberIn(standing['cover']) ?? null,
      exposed: flagIn(standing['exposed']),
      aim: aimIn(standing['aim']),
      waited: waitedIn(standing['waited']),
      acts: textsIn(standing['acts']),
      worn: listIn(fighter['worn']).flatMap(one => textIn(plainIn(one)['armor']) ?? []),
      own: ownIn(who, how),
    },
  ]
}

const lightIn = (value: unknown): Light | undefined => oneIn(LIGHTS, value)

export function readFight(state: unknown): FightView {
  const all = plainIn(state)
  const standing = listIn(all['standing'])
  return {
    figures: listIn(all['roster']).flatMap((who, place) => figureIn(who, standing[place])),
    sides: listIn(all['sides']).map((side, place) => {
      const { name, npc } = plainIn(side)
      return { name: textIn(name) ?? String(place + 1), npc: flagIn(npc) }
    }),
    map: all['map'] ?? null,
    light: lightIn(all['light']) ?? 'day',
    laid: laidIn(all['laid'], lightIn),
    clutter: oneIn(CLUTTERS, all['clutter']) ?? 'none',
    stage: oneIn(STAGES, all['stage']) ?? 'fight',
    round: numberIn(all['round']) ?? 1,
    covers: listIn(all['covers']).map(one => ({ ...squareIn(one), hp: numberIn(plainIn(one)['hp']) ?? 0 })),
    live: listIn(all['live']).map(one => {
      const { weapon, goes_off: goesOff } = plainIn(one)
      return { ...squareIn(one), weapon: textIn(weapon) ?? '', goesOff: numberIn(goesOff) ?? 0 }
    }),
    holds: listIn(all['holds']).map(one => {
      const { by, on, kind } = plainIn(one)
      return { by: textIn(by) ?? '', on: textIn(on) ?? '', kind: textIn(kind) ?? '' }
    }),
    lying: listIn(all['lying']).map(one => {
      const { owner, arm } = plainIn(one)
      return { ...squareIn(one), owner: textIn(owner) ?? '', arm: numberIn(arm) ?? 0 }
    }),
    winner: numberIn(all['winner']) ?? null,
  }
}

/** The number of a square, as it is printed on the map. */
export function squareName({ map }: FightView, x: number, y: number): string {
  const first = map === null ? OPEN_FROM : 1
  return numberOf(x + first, y + first)
}

export const figureOf = (view: FightView, id: string | null): Figure | undefined =>
  view.figures.find(figure => figure.id === id)

export const nameOf = (view: FightView, id: string): string => figureOf(view, id)?.name ?? id

export const isPresent = ({ gone }: Figure): boolean => gone === null
export const canAct = ({ status, out, gone }: Figure): boolean =>
  status !== 'dead' && status !== 'comatose' && out === null && gone === null

/** Everybody sees how bad it is: levels from healthy to dead. */
export const healthOf = ({ status }: Figure): number => 1 - STATUSES.indexOf(status) / (STATUSES.length - 1)

/** The things in somebody's hands. */
export const inHands = ({ own }: Figure): readonly { readonly arm: Arm; readonly held: Held }[] =>
  own === undefined
    ? []
    : own.arms.flatMap((arm, place) => {
        const held = own.held[place]
        return held?.inHand === true ? [{ arm, held }] : []
      })

/** Sides are counted from 1; 0 is nobody's. */
export const sideIn = (view: FightView, id: string): number => {
  const figure = figureOf(view, id)
  return figure === undefined ? 0 : figure.side + 1
}
