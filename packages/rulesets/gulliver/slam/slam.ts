/** Slams, tackles and pushes: collisions that somebody wants. */
import { flag, oneOf, optional, or, record, rule, type ValueOf, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, positive, size, sizeField } from '../common/fields.ts'
import { byScale } from '../common/scale.ts'
import { fixedScores } from '../contest/fix.ts'
import { TAKEN } from '../knockback/knockback.ts'

const slammer = record({
  mass: measure,
  load_st: measure,
  hit_from: or(oneOf('front', 'rear'), 'front'),
  /** Knows who comes at his back. */
  aware: or(flag(), true),
  /** Of a shield, after fixing. */
  shield: amount,
  /** Yards a second towards the other: a Step will do, and the foe’s own adds to it. */
  speed: amount,
})

/** Mass in pounds for each point of strength. */
const PER_STRENGTH = 10

type Slammer = ValueOf<typeof slammer>

/** Nobody braces against what he does not see. */
const braced = ({ load_st, hit_from, aware }: Slammer): number =>
  hit_from === 'front' ? load_st : aware ? load_st / 2 : 0

const scoreOf = (one: Slammer, why: Why): number =>
  why
    .sum('weight behind it')
    .add('Load ST', braced(one))
    .add('mass', one.mass / PER_STRENGTH)
    .total()

export const slamBasics = rule(
  {
    id: 'gulliver.slam.basics',
    title: 'Slams',
    lines: '1960-1972',
    given: { attacker: slammer, target: slammer },
  },
  ({ attacker, target }, why) => {
    const [attacker_score, target_score] = [scoreOf(attacker, why), scoreOf(target, why)]
    return {
      attacker_score,
      target_score,
      /** What each brings to bear of its Load ST. */
      load_sts: [braced(attacker), braced(target)] as const,
      fixed: fixedScores(attacker_score, target_score, why),
      after_fixing: [attacker.shield, target.shield],
      combined_speed: why.sum('combined speed').add('attacker', attacker.speed).add('target', target.speed).total(),
    }
  },
)

const REACH = 1 / 2
/** Hit by so much he is held, too. */
const HELD_BY = 4
const LOW = 1 / 2

export const flyingTackle = rule(
  {
    id: 'gulliver.slam.flying-tackle',
    title: 'Flying tackle and low tackle',
    lines: '1974-1976',
    given: {
      attacker_dimension_yd: optional(measure),
      target_effective_mass: optional(measure),
      target_change: optional(measure),
      /** At the legs. */
      low: no,
      /** Flies at him, instead of waiting on his knees. */
      flying: or(flag(), true),
      hit_by: optional(measure),
    },
  },
  (x, why) => {
    const factor = why.input(x.low ? 'at the legs' : 'at the body', x.low ? LOW : 1)
    return {
      extra_reach_yd: x.attacker_dimension_yd === undefined ? null : x.flying ? x.attacker_dimension_yd * REACH : 0,
      effective_mass: x.target_effective_mass === undefined ? null : x.target_effective_mass * factor,
      change: x.target_change === undefined ? null : x.target_change * factor,
      grapples: x.hit_by === undefined ? null : x.hit_by >= HELD_BY,
      attacker_falls: x.flying,
      /** For the balance of whoever is struck there. */
      balance: x.low ? TAKEN.legs : TAKEN.none,
    }
  },
)

const SHOVE = 2

export const push = rule(
  {
    id: 'gulliver.slam.push',
    title: 'Pushing',
    lines: '1978',
    given: {
      pusher_step: amount,
      target_step: amount,
      /** Who pushes whom: it makes no difference as long as every push is alike. */
      load_st: optional(measure),
      size: optional(sizeField),
      lighter_effective_mass: optional(positive),
      basic_speed: optional(measure),
    },
    gives: 'combined_speed',
  },
  ({ pusher_step, target_step }, why) =>
    why.sum('speed of a push').add('shove', SHOVE).add('own Step', pusher_step).add('the other’s', target_step).total(),
)

const PUSH_PER_STRENGTH = 100
const PUSH_PER_SPEED = 10

export const pushAdvanced = rule(
  {
    id: 'gulliver.slam.push-advanced',
    title: 'Advanced pushing',
    lines: '1980-1989',
    given: {
      /** Adjusted for limbs. */
      load_st: measure,
      size,
      lighter_effective_mass: positive,
      basic_speed: measure,
      pusher_step: amount,
      target_step: amount,
    },
  },
  (x, why) => {
    const strong = Math.sqrt(byScale('linear', (x.load_st * PUSH_PER_STRENGTH) / x.lighter_effective_mass, x.size))
    const quick = Math.sqrt(byScale('linear', x.basic_speed * PUSH_PER_SPEED, x.size))
    const ps = why.atMost('no faster than he is', quick, why.input('by strength', strong))
    return { ps, combined_speed: exact(ps + x.pusher_step + x.target_step) }
  },
)
