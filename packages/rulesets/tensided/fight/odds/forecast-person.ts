/** How somebody stands after all ways that a round may have gone. */
import type { Chance } from '@umpire/dice'
import { keyOf, Odds } from '@umpire/engine'
import type { Status } from '../../tables/health-levels.ts'
import { LIMBS, type Limb, type LimbStatus } from '../../tables/limb-levels.ts'
import { heldArms, limbNow } from '../state/now.ts'
import { inHand, type Out, type Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import type { Blood, Watched } from './body.ts'
import type { Plan } from './plan.ts'
import { type Spread, weights } from './spread.ts'

/** Whole as before; worse, and still up; able to do nothing any more; dead. */
type PersonFate = 'unhurt' | 'hurt' | 'down' | 'dead'

export interface PersonForecast {
  readonly who: string
  readonly fate: Odds<PersonFate>
  readonly status: Odds<Status>
  readonly limbs: { readonly [limb in Limb]: Odds<LimbStatus> }
  /** Unconscious, stunned and so on; none while he is not, or is dead or in a coma. */
  readonly out: Odds<Out['state'] | null>
  /** The rate of everything that bleeds. */
  readonly bleeding: Odds<number>
  /** He can do nothing any more: out, in a coma, or dead. */
  readonly down: Chance
  readonly dead: Chance
  /** Something that was in his hand is there no more. */
  readonly disarmed: Chance
  readonly held: Chance
  readonly short_fp: Odds<number>
}

export interface OwnForecast extends PersonForecast {
  /** What is left in each gun that he could fire. */
  readonly rounds: readonly { readonly arm: number; readonly left: Odds<number> }[]
  readonly jammed: Chance
}

/** The odds of something that is read off them. */
function oddsBy<T>(spread: Spread, read: (fight: Watched, blood: Blood) => T): Odds<T> {
  const outcomes = new Map<string, { readonly value: T; weight: bigint }>()
  for (const [value, weight] of weights(spread, read)) {
    const known = outcomes.get(keyOf(value))
    if (known === undefined) outcomes.set(keyOf(value), { value, weight })
    else known.weight += weight
  }
  return new Odds({ ways: spread.ways, outcomes })
}

export const chanceOf = (spread: Spread, holds: (fight: Watched, blood: Blood) => boolean): Chance =>
  oddsBy(spread, holds).chance(held => held)

const asBefore = (before: Standing, one: Standing): boolean =>
  one.status === before.status &&
  canAct(one) === canAct(before) &&
  LIMBS.every(limb => limbNow(one, limb) === limbNow(before, limb))

function fateOf(before: Standing, one: Standing): PersonFate {
  if (asBefore(before, one)) return 'unhurt'
  if (one.status === 'dead') return 'dead'
  return canAct(one) ? 'hurt' : 'down'
}

export function personOf(start: Fight, place: number, end: Spread): PersonForecast {
  const who = idAt(start, place)
  const before = standingAt(start, place)
  const of = <T>(read: (one: Standing, blood: number, fight: Fight) => T): Odds<T> =>
    oddsBy(end, (fight, blood) => read(standingAt(fight, place), blood[place] ?? 0, fight))
  const chanceThat = (holds: (one: Standing, fight: Fight) => boolean): Chance =>
    of((one, _, fight) => holds(one, fight)).chance(held => held)
  const had = heldArms(before)
  return {
    who,
    fate: of(one => fateOf(before, one)),
    status: of(({ status }) => status),
    limbs: {
      'left leg': of(one => limbNow(one, 'left leg')),
      'right leg': of(one => limbNow(one, 'right leg')),
      'left arm': of(one => limbNow(one, 'left arm')),
      'right arm': of(one => limbNow(one, 'right arm')),
    },
    out: of(({ out }) => out?.state ?? null),
    bleeding: of(({ wounds }, blood) => wounds.reduce((sum, { rate }) => sum + rate, blood)),
    down: chanceThat(one => !canAct(one)),
    dead: chanceThat(({ status }) => status === 'dead'),
    disarmed: chanceThat(({ arms }) => had.some(arm => arms[arm] !== undefined && !inHand(arms[arm]))),
    held: chanceThat((_, { holds }) => holds.some(({ on }) => on === who)),
    short_fp: of(one => one.short_fp),
  }
}

/** The same of whoever declares, with what it costs him. */
export function ownOf(start: Fight, place: number, end: Spread, plan: Plan): OwnForecast {
  const guns = plan.flatMap(({ act }) =>
    'arm' in act && fighterAt(start, place).arms[act.arm]?.kind === 'gun' ? [act.arm] : [],
  )
  return {
    ...personOf(start, place, end),
    rounds: [...new Set(guns)].map(arm => ({
      arm,
      left: oddsBy(end, fight => standingAt(fight, place).arms[arm]?.rounds ?? 0),
    })),
    jammed: chanceOf(end, fight => standingAt(fight, place).arms.some(({ jammed }) => jammed)),
  }
}
