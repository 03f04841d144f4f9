/** What was declared for a round, shared out among its passes and their steps. */
import { memoQuiet, type Why } from '@umpire/engine'
import type { Step } from '../../combat/act.ts'
import { costOf } from '../../combat/actions.ts'
import { passesOf } from '../../combat/round.ts'
import { type Act, actOf, actSubject, type DeclaredAct, ruleAct } from '../choice/act.ts'
import { sightFor } from '../state/burden.ts'
import type { Fighter } from '../state/fighter.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

/** The acts of one pass, in the step they fall into. */
export interface Pass {
  readonly step: Step
  readonly acts: readonly Act[]
  /** What takes no time comes before or after what does, as it was declared. */
  readonly first: readonly DeclaredAct[]
  readonly timed: readonly DeclaredAct[]
  readonly last: readonly DeclaredAct[]
}

/** The passes of a fighter's round. */
const passes = memoQuiet((why, fighter: Fighter, keys: readonly string[]): readonly Pass[] => {
  const acts = keys.flatMap((key, place) => {
    const act = actOf(key)
    return act === undefined ? [] : [{ act, subject: actSubject(act, place) }]
  })
  const known = acts.flatMap(one => {
    const name = ruleAct(one.act)
    return name === null ? [] : [{ one, name }]
  })
  const costing = { abilities: fighter.abilities, ...sightFor(fighter, keys) }
  // Giving up, or nothing at all: the rules have no name for it.
  if (known.length === 0) return [inOrder('ranged', acts, costing, why)]
  let before = 0
  return passesOf({ actions: known.map(({ name }) => name), ...costing }, why).map(pass => {
    const own = known.slice(before, before + pass.acts.length).map(({ one }) => one)
    before += own.length
    return inOrder(pass.step, own, costing, why)
  })
})

function inOrder(step: Step, own: readonly DeclaredAct[], costing: Parameters<typeof costOf>[1], why: Why): Pass {
  const acts = own.map(({ act }) => act)
  const at = acts.findIndex(act => {
    const name = ruleAct(act)
    return name === null || costOf(name, costing, why) !== 'free'
  })
  return at < 0
    ? { step, acts, first: own, timed: [], last: [] }
    : { step, acts, first: own.slice(0, at), timed: own.slice(at, at + 1), last: own.slice(at + 1) }
}

/** What a fighter does in that step of one pass, if anything. */
export function passOf(fight: Fight, place: number, pass: number, step: Step, why: Why): Pass | undefined {
  const { acts } = standingAt(fight, place)
  const now = acts.length === 0 ? undefined : passes(why, fighterAt(fight, place), acts)[pass]
  return now?.step === step ? now : undefined
}

const NONE: readonly Act[] = []

/** The acts of a fighter in one pass, in order: free ones go along with the one that takes time. */
export const actsIn = (fight: Fight, place: number, pass: number, step: Step, why: Why): readonly Act[] =>
  passOf(fight, place, pass, step, why)?.acts ?? NONE
