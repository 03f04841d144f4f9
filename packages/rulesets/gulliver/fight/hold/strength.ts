/** The strength that a fighter brings to a Contest, and the Contest itself. */
import type { Why } from '@umpire/engine'
import { int, or, procedure, record, rule, text, type ValueOf } from '@umpire/engine'
import {
  type Asking,
  type Fight,
  fighterAt,
  frameOf,
  freeHands,
  idAt,
  standingAt,
  THREE_DICE,
} from '@umpire/gurps/fight-rooms'
import { measure, signed } from '../../common/fields.ts'
import { fix } from '../../contest/fix.ts'
import { contestLimbs, contestSize, preparation } from '../../contest/strength.ts'
import { allOut } from '../../unarmed/wrestle.ts'
import { legsAt } from '../body/body.ts'
import { placeField } from '../foe/foes.ts'

export type Struggle = 'takedown' | 'pin' | 'throw' | 'hold' | 'choke' | 'break free'

/** Hands that are empty; a beast without arms has its mouth. */
export function handsAt(fight: Fight, place: number): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const { arms } = frameOf(fighter)
  if (arms === 0) return 1
  return Math.max(0, freeHands(fighter, one) + arms - 2)
}

/**
 * Load ST as skill raises it: as it is, unless a switch counts skills so. No rule of the book, but the question that one of
 * them answers.
 */
export const skilledStrength = rule(
  {
    id: 'gulliver.unarmed.skilled-strength',
    title: 'Load ST for a struggle',
    lines: '',
    given: { load_st: measure, wrestling: int({ min: 0, max: 1000 }) },
    gives: 'load_st',
  },
  ({ load_st }) => load_st,
)

/** With readiness, all-out efforts, limbs, skill and size in it, but no weight. */
export function strengthFor(
  fight: Fight,
  place: number,
  foe: number,
  action: Struggle,
  effort: { readonly aoa: boolean; readonly resists: boolean },
  why: Why,
): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const { lift_st, yards, more } = frameOf(fighter)
  const ready = preparation(
    { load_st: lift_st, stunned: one.stun !== null, surprised: false, unready: one.status !== 'active' },
    why,
  )
  const exposed = effort.resists && one.maneuver === 'all-out-attack'
  const guards = effort.resists && one.maneuver === 'all-out-defense'
  const strained = allOut(
    {
      load_st: ready.load_st,
      aoa: effort.aoa ? 'strength' : 'no',
      aod: guards ? 'strength' : 'no',
      made_aoa: exposed,
      ...(exposed ? { resisting: RESISTED[action] } : {}),
    },
    why,
  )
  const skilled = skilledStrength({ load_st: strained.load_st, wrestling: more['wrestling'] ?? 0 }, why)
  const limbs = { load_st: skilled, hands: handsAt(fight, place), legs: legsAt(fight, place), action }
  const load_st = contestLimbs(limbs, why)
  const sized = { load_st, own_dimension_yd: yards, foe_dimension_yd: frameOf(fighterAt(fight, foe)).yards, action }
  return contestSize({ ...sized, weight_bonus: 0, sits_on_foe: false }, why).load_st
}

const RESISTED = {
  takedown: 'takedown',
  pin: 'pin',
  throw: 'throw',
  hold: 'grapple',
  choke: 'choke',
  'break free': 'grapple',
} as const

const contestant = record({
  place: placeField,
  load_st: measure,
  /** Added after fixing. */
  after: or(signed, 0),
})
type Contestant = ValueOf<typeof contestant>

const strengthOf = ({ load_st, after }: Contestant) => ({ load_st, after })

/** Hundreds of rolls come to the same margin: as a procedure of its own, what follows is weighed once for each. */
const contestOfStrength = procedure(
  {
    id: 'gulliver.procedure.strength-contest',
    title: 'Contest of ST',
    given: { a: contestant, b: contestant, purpose: text(60) },
  },
  (ask: Asking, { a, b, purpose }): number => {
    const roll = ask.roll(THREE_DICE, { purpose, by: idAt(ask.state, a.place) })
    const foe_roll = ask.roll(THREE_DICE, { purpose: `resist: ${purpose}`, by: idAt(ask.state, b.place) })
    const { winner, margin } = fix({ a: { ...strengthOf(a), roll }, b: { ...strengthOf(b), roll: foe_roll } }, ask.why)
    return marginOf(winner, margin)
  },
)

/** One side as acts name it; most add nothing after fixing. */
interface Struggler {
  readonly place: number
  readonly load_st: number
  readonly after?: number
}

/** Both roll, unless it is clear who wins; by how much the first wins, below nothing if he loses. */
export function struggle(ask: Asking, one: Struggler, foe: Struggler, purpose: string): number {
  const side = ({ place, load_st, after = 0 }: Struggler) => ({ place, load_st: Math.max(0, load_st), after })
  const [a, b] = [side(one), side(foe)]
  const { winner, margin } = fix({ a: strengthOf(a), b: strengthOf(b) }, ask.why)
  return winner === null ? ask.call(contestOfStrength, { a, b, purpose }) : marginOf(winner, margin)
}

const marginOf = (winner: 'a' | 'b' | 'none' | null, margin: number | null): number =>
  winner === 'a' ? Math.max(1, margin ?? 0) : winner === 'b' ? -Math.max(1, margin ?? 0) : 0
