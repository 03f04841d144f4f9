/** Grapple, bring down, pin, break free. */
import { flag, int, oneOf, optional, or, record, rule, type ValueOf, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, score, size } from '../common/fields.ts'
import { type Fixed, fixedScores } from '../contest/fix.ts'
import { maxBonus } from '../melee/to-hit.ts'

const ALL_OUT_DX = 4
const ALL_OUT_ST = { times: 4, over: 3 }
const EXPOSED_DX = -4

export const allOut = rule(
  {
    id: 'gulliver.unarmed.all-out',
    title: 'All-Out Attack and Defense unarmed',
    lines: '1424-1430',
    given: {
      load_st: measure,
      /** All-Out Attack to grapple, push, pin, slam or throw: by skill or by strength. */
      aoa: or(oneOf('no', 'skill', 'strength'), 'no'),
      /** All-Out Defense to resist them. */
      aod: or(oneOf('no', 'skill', 'strength'), 'no'),
      /** He attacked all-out this turn, and now resists. */
      made_aoa: no,
      resisting: optional(oneOf('grapple', 'takedown', 'pin', 'slam', 'push', 'throw', 'choke')),
    },
  },
  (x, why) => {
    const chosen = x.aoa === 'no' ? x.aod : x.aoa
    const exposed = x.made_aoa && x.resisting !== undefined
    const stronger = chosen === 'strength' ? (x.load_st * ALL_OUT_ST.times) / ALL_OUT_ST.over : x.load_st
    return {
      load_st: why.input('Load ST for it', exposed ? x.load_st / 2 : stronger),
      dx_modifier: exposed ? EXPOSED_DX : chosen === 'skill' ? ALL_OUT_DX : 0,
      active_defense: !(x.made_aoa || x.aoa !== 'no'),
      other_action: x.aod === 'no',
    }
  },
)

const TINY = 5

export const hindrance = rule(
  {
    id: 'gulliver.unarmed.hindrance',
    title: 'Tiny foes do not hinder',
    lines: '1432-1434',
    given: { load_st: measure, foe_load_st: measure, hurts: no },
    gives: 'hindered',
  },
  ({ load_st, foe_load_st, hurts }, why) =>
    why.compare('more than a fifth of his strength', exact(TINY * foe_load_st), '>', load_st) || hurts,
)

/** By hands; beyond four each needs a level of Full Coordination. */
const BY_HANDS = [0, 0, 3, 5, 7] as const
const MOST_HANDS = 4

export function handsBonus(hands: number, full_coordination: number, why: Why): number {
  const further = Math.min(Math.max(0, hands - MOST_HANDS), full_coordination)
  return why.table('Hands to grapple with', hands, undefined, (BY_HANDS[Math.min(hands, MOST_HANDS)] ?? 0) + further)
}

const skill = optional(score)
export const handsField = or(int({ min: 0, max: 1000 }), 2)

export const grapple = rule(
  {
    id: 'gulliver.unarmed.grapple',
    title: 'Grapple',
    lines: '1436-1440',
    given: {
      dx: skill,
      judo: skill,
      wrestling: skill,
      sumo_wrestling: skill,
      brawling: skill,
      hands: handsField,
      full_coordination: or(int({ min: 0, max: 1000 }), 0),
      attacker_size: size,
      target_size: size,
    },
  },
  (x, why) => {
    const known = [x.dx, x.judo, x.wrestling, x.sumo_wrestling, x.brawling].flatMap(one =>
      one === undefined ? [] : [one],
    )
    const bonus = handsBonus(x.hands, x.full_coordination, why)
    const sizes = { attacker_size: x.attacker_size, target_size: x.target_size }
    return {
      bonus,
      effective:
        known.length === 0
          ? null
          : why
              .sum('to grapple')
              .add('best skill', Math.max(...known))
              .add('hands', bonus)
              .add('Size', maxBonus({ ...sizes, location_modifier: 0, long_weapon: false }, why))
              .total(),
    }
  },
)

const wrestler = record({
  /** With limbs, skill and size in it. */
  load_st: measure,
  /** With gear. */
  weight: measure,
  /** Goes down with the foe: an All-Out Attack. */
  drops: no,
})
type Wrestler = ValueOf<typeof wrestler>

const HEAVIER = 10
const DROPPING = 50

/** The heavier adds for the difference, whoever drops for all of it. */
const withWeight = ({ load_st, weight, drops }: Wrestler, foe: Wrestler, why: Why): number =>
  why
    .sum('strength in a takedown')
    .add('Load ST', load_st)
    .when(weight > foe.weight, 'heavier', (weight - foe.weight) / HEAVIER)
    .when(drops, 'drops with him', weight / DROPPING)
    .total()

function contested(attacker: Wrestler, target: Wrestler, why: Why) {
  const [attacker_st, target_st] = [withWeight(attacker, target, why), withWeight(target, attacker, why)]
  return { attacker_st, target_st, fixed: fixedScores(attacker_st, target_st, why) }
}

/** Won by so much he need not fear for his own balance. */
const SAFE = 5

export const takedown = rule(
  {
    id: 'gulliver.unarmed.takedown',
    title: 'Takedown',
    lines: '1442-1448',
    given: { attacker: wrestler, target: wrestler, margin: optional(int({ min: -1000, max: 1000 })) },
  },
  ({ attacker, target, margin }, why) => ({
    ...contested(attacker, target, why),
    result: margin === undefined ? null : margin > 0 ? 'down' : margin === 0 ? 'off-balance' : 'stands',
    attacker_checks_balance: margin === undefined ? null : margin < SAFE,
  }),
)

export const pin = rule(
  {
    id: 'gulliver.unarmed.pin',
    title: 'Pin',
    lines: '1450',
    given: { foe_down: flag(), attacker: optional(wrestler), target: optional(wrestler) },
  },
  ({ foe_down, attacker, target }, why) => {
    const allowed = why.input('the foe is down', foe_down)
    if (!allowed || attacker === undefined || target === undefined) {
      return { allowed, attacker_st: null, target_st: null, fixed: null }
    }
    return { allowed, ...contested(attacker, target, why) }
  },
)

const HOLDS = { times: 3, over: 2 }
const PINNED = 30
/** Won by so much it costs no action. */
const EASILY = 10

/** Whoever holds is half as strong again; whoever pins lies on his foe besides. */
export const holding = (st: number, weight: number, why: Why): number =>
  why
    .sum('strength of the hold')
    .add('half as strong again', (st * HOLDS.times) / HOLDS.over)
    .when(weight > 0, 'weight', weight / PINNED)
    .total()

export const breakFree = rule(
  {
    id: 'gulliver.unarmed.break-free',
    title: 'Breaking free',
    lines: '1452-1454',
    given: {
      victim_st: measure,
      grappler_st: optional(measure),
      pinner_st: optional(measure),
      pinner_weight: amount,
      margin: optional(int({ min: -1000, max: 1000 })),
    },
  },
  (x, why) => {
    const grappler = x.grappler_st === undefined ? null : holding(x.grappler_st, 0, why)
    const pinner = x.pinner_st === undefined ? null : holding(x.pinner_st, x.pinner_weight, why)
    const holder = pinner ?? grappler
    const fixed: Fixed | null = holder === null ? null : fixedScores(x.victim_st, holder, why)
    return {
      victim: x.victim_st,
      grappler,
      pinner,
      fixed,
      free: x.margin === undefined ? null : x.margin > 0,
      costs_action: x.margin === undefined ? null : x.margin < EASILY,
    }
  },
)
