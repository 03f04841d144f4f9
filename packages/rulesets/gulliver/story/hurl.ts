/** Throwing anything, for distance or at somebody: gulliver.throw.*. */
import { flag, nullable, num, or, procedure, rule, type ValuesOf } from '@umpire/engine'
import { throwDamage as gurpsThrowDamage, readDiceAdds, throwLimit } from '@umpire/gurps/rooms'
import {
  type Asking,
  armorAt,
  hurt,
  isAlive,
  NAME,
  type Refused,
  refused,
  toughnessOf,
  vitalsOf,
  WHO,
} from '@umpire/gurps/story-rooms'
import { gravity, score, signed } from '../common/fields.ts'
import { jumpGravity, startHeight } from '../jump/flight.ts'
import { withPercent } from '../jump/skill.ts'
import { throwAngles, throwMisses, throwMovement } from '../throw/path.ts'
import { bonusSum, penaltyKinds, throwManeuvers, throwSkills } from '../throw/skill.ts'
import { throwAoa, weightLimit } from '../throw/td.ts'
import { type Doer, doerIn, figure, knownSkill, rollAgainst, throwOf, told } from './body.ts'
import { thrownDamage } from './damage.ts'
import { effortFor, LEVELS } from './effort.ts'

const yards = or(num({ min: 0, max: 10_000 }), 0)

const HURL = {
  ...WHO,
  what: or(NAME, 'something'),
  weight_lb: num({ min: 0.001, max: 1e9 }),
  /** At somebody or something so far away; nothing, for distance alone. */
  at_yards: yards,
  target: or(nullable(NAME), null),
  both_hands: or(flag(), false),
  all_out: or(flag(), false),
  /** Yards a second, forward, at the moment of the throw. */
  move: yards,
  /** What the thrower stands on. */
  platform: yards,
  g: gravity,
  /** Points of Indirect Fire against a high angle. */
  indirect_fire: or(signed, 0),
  /** Learned apart, for distance. */
  range_maneuver: or(nullable(score), null),
  extra_effort: LEVELS,
}
type Hurl = ValuesOf<typeof HURL>

/** Percent by which a harder throw hurts more: none, unless the campaign has it so. */
export const harder = rule(
  {
    id: 'gulliver.throw.harder',
    title: 'What a harder throw adds to its damage',
    lines: '',
    given: { td_bonus_percent: num({ min: 0, max: 1e6 }), significant_move: flag(), flat: flag() },
    gives: 'damage_bonus_percent',
  },
  (): number => 0,
)

function throwerOf(ask: Asking, x: Hurl) {
  const { why } = ask
  const doer = doerIn(ask, x.who)
  const throwing = knownSkill(doer.person, 'Throwing', why)
  const known = throwing === undefined ? {} : { throwing }
  const one = throwLimit({ dx: doer.dx, ...known, aim_at: 'target' }, why).skill ?? doer.dx
  const { two_handed_default } = throwSkills({ throwing: one }, why)
  const both = knownSkill(doer.person, 'Two-Handed Throwing', why) ?? two_handed_default ?? one
  const arms = x.both_hands ? Math.max(1, Math.min(2, doer.frame.arms)) : Math.min(1, doer.frame.arms)
  return { ...doer, skill: x.both_hands ? both : one, arms }
}

/** How far it flies on level ground, with all that adds to it. */
function flightOf(ask: Asking, x: Hurl, doer: Doer & { readonly skill: number; readonly arms: number }) {
  const { why } = ask
  const plain = throwOf(doer, x.weight_lb, doer.arms, why)
  const effort = effortFor(ask, x.who, 'throwing', x.extra_effort)
  const ranged = x.range_maneuver === null ? {} : { range_maneuver: x.range_maneuver }
  const learned = throwManeuvers({ skill: doer.skill, ...ranged, angle_th: 0, indirect_fire: 0 }, why)
  const aoa = throwAoa({ td: plain, aoa: x.all_out }, why).bonus_percent
  const percent = bonusSum({ aoa, skill: learned.td_bonus_percent, extra_effort: effort, other: 0 }, why)
  const run = throwMovement({ distance: withPercent(plain, percent, why), move: x.move }, why)
  const high = startHeight(
    { distance: run.distance, thrower_height: doer.frame.yards, throw: 'overhand', platform: x.platform },
    why,
  )
  const far = jumpGravity({ distance: high.distance ?? run.distance, g: x.g }, why)
  return { percent, max_range: far.drifts ? null : (far.distance ?? 0), skill_penalty: run.skill_penalty }
}

export const hurl = procedure(
  { id: 'gulliver.procedure.throw', title: 'Throwing by strength against mass', given: HURL },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly yards: number | null } => {
    const { why } = ask
    const doer = throwerOf(ask, x)
    if (doer.arms === 0) return refused(weightLimit, `${x.who} has nothing to throw with`)
    const most = weightLimit({ load_st: doer.load_st, arms: doer.arms }, why)
    if (x.weight_lb > most) return refused(weightLimit, `${figure(most)} pounds are the most`)
    const { percent, max_range, skill_penalty } = flightOf(ask, x, doer)
    if (x.at_yards === 0 || max_range === null) {
      const says = max_range === null ? 'it never comes down' : `${figure(max_range)} yards`
      told(ask, x.who, `throws ${x.what}`, says, null)
      return { allowed: true, yards: max_range }
    }
    const way = throwAngles({ max_range, target_distance: x.at_yards, acc: 0 }, why)
    if (way.th === null) return refused(throwAngles, `it flies ${figure(max_range)} yards at most`)
    const { th } = throwManeuvers({ skill: doer.skill, angle_th: way.th, indirect_fire: x.indirect_fire }, why)
    const { effective } = penaltyKinds({ skill: doer.skill, skill_penalty, th_penalty: th }, why)
    const { success } = rollAgainst(ask, x.who, `throwing ${x.what}`, effective)
    if (!success) return missed(ask, x, max_range)
    told(ask, x.who, `throws ${x.what}`, `hits at ${figure(x.at_yards)} yards`, true)
    if (x.target !== null) strikes(ask, x, doer, percent, way.direct)
    return { allowed: true, yards: x.at_yards }
  },
)

function missed(ask: Asking, x: Hurl, max_range: number) {
  const furthest = throwMisses({ target_distance: x.at_yards, max_range }, ask.why)
  told(ask, x.who, `throws ${x.what}`, `misses; it comes down within ${figure(furthest)} yards`, false)
  return { allowed: true, yards: furthest } as const
}

/** What it does, and what the distance that it could have gone adds to that. */
function strikes(ask: Asking, x: Hurl, { st }: Doer, percent: number, flat: boolean): void {
  const { target } = x
  if (target === null || !isAlive(ask.state, target)) return
  const { why } = ask
  const damage = gurpsThrowDamage({ st, weight_lb: x.weight_lb }, why)
  if (damage === 'none') return
  const more = harder({ td_bonus_percent: percent, significant_move: x.move > 0, flat }, why)
  const { person } = vitalsOf(ask.state, target, why)
  const against = armorAt(person, 'body') + toughnessOf(person, why)
  const about = { purpose: `damage of ${x.what}`, by: x.who }
  const injury = thrownDamage(ask, about, readDiceAdds(damage, 'damage'), points =>
    Math.max(0, Math.floor(withPercent(points, more, why)) - against),
  )
  hurt(ask, target, injury, x.what)
}
