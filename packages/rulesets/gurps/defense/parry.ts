/** Parrying with a hand weapon. */
import { flag, int, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'

const score = int({ min: -1000, max: 1000 })

/** What is parried, by name; null cannot be. Whatever is not here is a hand weapon like any other. */
const AGAINST: ReadonlyMap<string, number | null> = new Map([
  ['hand-weapon', 0],
  ['thrown', -1],
  ['thrown-weapon', -1],
  ['thrown-knife', -2],
  ['small-thrown', -2],
  ['gun', null],
  ['bullet', null],
  ['missile', null],
  ['bow', null],
  ['crossbow', null],
])

/** Pounds; as a knife, and smaller things that are thrown. */
const SMALL_LB = 1

/** What is thrown, by its weight, as the list has it. */
export const thrownAs = (weight_lb: number): string => (weight_lb <= SMALL_LB ? 'small-thrown' : 'thrown')

/** The modifier of a parry, or nothing against what cannot be parried. */
export function parriedAt(against: string, why: Why): number | null {
  const modifier = AGAINST.get(against)
  return modifier === undefined ? 0 : why.table('Parrying', against, undefined, modifier)
}

const given = {
  skill: score,
  against: or(text(100), 'hand-weapon'),
  ready: or(flag(), true),
  /** Of the weapon: swung or parried with, it must be readied again. */
  unbalanced: or(flag(), false),
  /** He attacked with it in his last turn. */
  attacked: or(flag(), false),
}

/** Why it cannot be done; nothing if it can. */
function hindrance({ ready, unbalanced, attacked }: ValuesOf<typeof given>): string | undefined {
  if (!ready) return 'the weapon is not ready'
  return unbalanced && attacked ? 'an unbalanced weapon does not parry in a turn in which it attacked' : undefined
}

type Parry = { readonly allowed: boolean; readonly parry: number | null; readonly unready_after: boolean }

function refused(because: string, why: Why): Parry {
  why.note(because)
  return { allowed: false, parry: null, unready_after: false }
}

export const parry = rule({ id: 'gurps.defense.parry', title: 'Parry', lines: '2042-2048', given }, (x, why): Parry => {
  const modifier = parriedAt(x.against, why)
  if (modifier === null) return refused('it flies too fast', why)
  const because = hindrance(x)
  if (because !== undefined) return refused(because, why)
  const half = why.round('half of the skill', x.skill / 2, 'down')
  const value = why
    .sum('Parry')
    .add('half of the skill', half)
    .when(modifier !== 0, x.against, modifier)
    .total()
  return { allowed: true, parry: value, unready_after: x.unbalanced }
})
