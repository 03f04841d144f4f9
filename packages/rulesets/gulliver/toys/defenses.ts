/** Other ways to trade blows and defenses. */
import { flag, int, oneOf, optional, or, rule, table } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, rollOf3d, score, signed } from '../common/fields.ts'

/** Nobody strikes faster than this leaves him. */
const LEAST_SKILL = 12
const PER_POINT = 2

export const fastBlows = rule(
  {
    id: 'gulliver.toys.fast-blows',
    title: 'Fast blows',
    lines: '2595-2599',
    given: {
      effective: int({ min: -100, max: 1000 }),
      /** Taken to hit; two for each point off the foe's defense. */
      penalty_taken: optional(int({ min: -1000, max: 0 })),
      wanted: optional(int({ min: -1000, max: 0 })),
      /** As fast as he can. */
      max: no,
    },
  },
  (x, why) => {
    const room = Math.max(
      0,
      why.sum('skill to spare').add('effective skill', x.effective).add('least', -LEAST_SKILL).total(),
    )
    const most = PER_POINT * why.round('points that can be taken', room / PER_POINT, 'down')
    const taken = x.max ? -most : (x.penalty_taken ?? x.wanted ?? 0)
    const allowed = why.compare('at least 12 left', -taken, '<=', room)
    return {
      allowed,
      effective: allowed ? x.effective + taken : x.effective,
      foe_defense: allowed ? Math.ceil(taken / PER_POINT) + 0 : 0,
    }
  },
)

const ATTACKS = ['melee', 'thrown', 'missile', 'bullet', 'hypervelocity', 'laser'] as const
const PANIC = table('Panic defenses', {
  melee: -1,
  thrown: -2,
  missile: -4,
  bullet: -8,
  hypervelocity: -16,
  laser: null,
})

export const declaredDefenses = rule(
  {
    id: 'gulliver.toys.declared-defenses',
    title: 'Declaring defenses',
    lines: '2601-2613',
    given: {
      /** The defense in question: Dodge, Parry or Block. */
      dodge: score,
      attack: oneOf(...ATTACKS),
      declared: flag(),
      /** It was a Feint, and he saw through it. */
      feint_seen: no,
      /** Knows beforehand what will hit. */
      precognition: no,
    },
  },
  ({ dodge, attack, declared, feint_seen, precognition }, why) => {
    const usual = declared || precognition
    const panic = usual ? null : PANIC.at(attack, why)
    return {
      dodge: usual ? dodge : null,
      /** Named is used, whether the blow comes or not. */
      used_up: declared && !feint_seen,
      panic_dodge: panic === null ? null : why.sum('in panic').add('Dodge', dodge).add(attack, panic).total(),
    }
  },
)

const RETREATS = { all: 3, half: 2, little: 1 } as const

export const dodgeLimits = rule(
  {
    id: 'gulliver.toys.dodge-limits',
    title: 'Limits on Dodge and Retreat',
    lines: '2615-2619',
    given: {
      dodges_before: or(int({ min: 0, max: 1000 }), 0),
      move: optional(measure),
      used: amount,
      /** Of that, what he gave ground before: it does not count. */
      backward: amount,
    },
  },
  ({ dodges_before, move, used, backward }, why) => {
    const left =
      move === undefined
        ? null
        : exact(move - Math.max(0, why.sum('Move used').add('in all', used).add('backward', -backward).total()))
    const allowed = left === null ? null : why.compare('Move left', left, '>', 0)
    return {
      modifier: why.input('for Dodges before', 0 - dodges_before),
      retreat_allowed: allowed,
      retreat_bonus: left === null || move === undefined || allowed !== true ? null : bonusFor(left, move),
    }
  },
)

function bonusFor(left: number, move: number): number {
  if (left >= move) return RETREATS.all
  return exact(2 * left) >= move ? RETREATS.half : RETREATS.little
}

const EACH_ROLL = 2
const pd = or(int({ min: 0, max: 100 }), 0)

export const separateAdPd = rule(
  {
    id: 'gulliver.toys.separate-ad-pd',
    title: 'Separate AD and PD rolls',
    lines: '2621-2633',
    given: {
      defense: oneOf('dodge', 'parry', 'block', 'none'),
      dodge: or(score, 0),
      parry: or(score, 0),
      block: or(score, 0),
      shield_pd: pd,
      armor_pd: pd,
      /** Retreat, posture, a heavy weapon: they change the active roll only. */
      modifier: or(signed, 0),
      /** Against a critical hit there is no roll at all. */
      critical_hit: no,
    },
  },
  (x, why) => {
    const blocks = x.defense === 'block'
    const worn = why
      .sum('passive')
      .add('armour', x.armor_pd)
      .when(!blocks && x.shield_pd > 0, 'shield', x.shield_pd)
      .total()
    return {
      ad_roll:
        x.defense === 'none' || x.critical_hit
          ? null
          : why
              .sum('active')
              .add('everybody', EACH_ROLL)
              .add(x.defense, x[x.defense])
              .when(blocks, 'shield', x.shield_pd)
              .when(x.modifier !== 0, 'modifiers', x.modifier)
              .total(),
      pd_roll: worn === 0 || x.critical_hit ? null : EACH_ROLL + worn,
    }
  },
)

const CRITICAL = 4

export const flatCriticals = rule(
  {
    id: 'gulliver.toys.flat-criticals',
    title: 'Flat critical hits',
    lines: '2635-2637',
    given: { skill: score, roll: rollOf3d },
    gives: 'critical',
  },
  ({ roll }, why) => why.compare('3 or 4', roll, '<=', CRITICAL),
)
