/** What a turn is, and how it begins. */
import { flag, int, list, num, oneOf, optional, or, rolled, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { MENTAL_FAILS_FROM } from '../disadvantage/mental-rolls.ts'
import { mentalStun, shock, stun } from '../injury/blow.ts'
import { FULL_HP, POINTS } from '../injury/health.ts'
import { collapse } from '../injury/hit-points.ts'
import { success } from '../roll/success.ts'
import { maneuverList } from './basics/maneuver-list.ts'

const SECONDS = 1

export const turnLength = rule(
  {
    id: 'gurps.combat.turn-length',
    title: 'What a turn is',
    lines: '1887-1889',
    given: { maneuver: text(60), attacked_before_next_own_turn: or(flag(), true) },
  },
  ({ maneuver, attacked_before_next_own_turn }, why) => {
    const { defenses = 0 } = maneuverList({ maneuver, defense: 'none', aim_turns: 0 }, why)
    return {
      seconds: SECONDS,
      /** Unknown once he has chosen again: then that maneuver governs. */
      active_defense_allowed: attacked_before_next_own_turn ? defenses > 0 : null,
    }
  },
)

const score = int({ min: -1000, max: 1000 })
const levels = or(int({ min: 0, max: 1000 }), 0)

const given = {
  dead: or(flag(), false),
  unconscious: or(flag(), false),
  hp: num({ min: -10_000_000, max: 1_000_000 }),
  ...FULL_HP,
  ht: or(score, 10),
  /** On every HT roll, as by Fit. */
  ht_bonus: or(score, 0),
  iq: or(score, 10),
  strong_will: levels,
  weak_will: levels,
  high_pain_threshold: or(flag(), false),
  low_pain_threshold: optional(flag()),
  combat_reflexes: or(flag(), false),
  injuries_since_last_turn: or(list(POINTS, 1000), []),
  stunned: or(flag(), false),
  stun: or(oneOf('physical', 'mental'), 'physical'),
  /** Of a daze that lasts so many turns before anything is rolled. */
  stun_turns: or(int({ min: 0, max: 1000 }), 0),
  /** What ends it, where it is not HT for the body and IQ for the mind; none ends by itself. */
  stun_ends: optional(oneOf('HT', 'IQ', 'Will', 'none')),
  /** On that roll, of a Fright Check that failed. */
  stun_modifier: or(score, 0),
  will: optional(score),
  /** To stay conscious if that is in question, otherwise to shake off the stun. */
  roll: optional(rolled('3d6')),
  /** To shake off the stun, if consciousness was in question, too. */
  stun_roll: optional(rolled('3d6')),
}
type Beginning = ValuesOf<typeof given>

export type TurnStart = {
  /** Of this turn. */
  readonly shock: number
  readonly unconscious: boolean
  readonly stunned: boolean
  readonly may_act: boolean
  /** The roll that is still to be made, and against what. */
  readonly roll_needed: 'consciousness' | 'stun' | null
  readonly effective: number | null
}

type Shaken = { readonly effective: number; readonly recovered: boolean }

function byWill(x: Beginning, shocked: number, roll: number | undefined, why: Why): Shaken {
  const sum = why.sum('to snap out of it').add('Will', x.will ?? x.iq)
  if (x.stun_modifier !== 0) sum.add('as for the Fright Check', x.stun_modifier)
  const effective = sum.when(shocked !== 0, 'shock', -shocked, 'no shock').total()
  if (roll === undefined) return { effective, recovered: false }
  const made = success({ effective, roll, fails_from: MENTAL_FAILS_FROM, roll_kind: 'forced' }, why)
  return { effective, recovered: made.success }
}

/** Whether he comes to. */
function shaken(x: Beginning, shocked: number, roll: number | undefined, why: Why): Shaken {
  const ends = x.stun_ends ?? (x.stun === 'physical' ? 'HT' : 'IQ')
  if (ends === 'Will') return byWill(x, shocked, roll, why)
  const thrown = roll === undefined ? undefined : { roll }
  if (ends === 'HT') {
    const { ht, ht_bonus } = x
    return stun({ ht, ht_bonus: ht_bonus + x.stun_modifier, ...thrown }, why)
  }
  const { iq, combat_reflexes } = x
  return mentalStun({ iq: iq + x.stun_modifier, combat_reflexes, shock: shocked, bearers: [], ...thrown }, why)
}

const stopped = (shocked: number, what: 'consciousness' | 'stun', effective: number, stunned: boolean): TurnStart => ({
  shock: shocked,
  unconscious: false,
  stunned,
  may_act: false,
  roll_needed: what,
  effective,
})

function afterStun(x: Beginning, shocked: number, collapsing: boolean, why: Why): TurnStart {
  const ended = { shock: shocked, unconscious: false, roll_needed: null, effective: null }
  if (!x.stunned) return { ...ended, stunned: false, may_act: true }
  if (x.stun_turns > 0) return { ...ended, stunned: true, may_act: false }
  if (x.stun_ends === 'none') return { ...ended, stunned: false, may_act: true }
  const roll = collapsing ? x.stun_roll : x.roll
  const { effective, recovered } = shaken(x, shocked, roll, why)
  if (roll === undefined) return stopped(shocked, 'stun', effective, true)
  return { ...ended, stunned: !recovered, may_act: recovered }
}

const OUT: TurnStart = {
  shock: 0,
  unconscious: true,
  stunned: false,
  may_act: false,
  roll_needed: null,
  effective: null,
}

export const turnStart = rule(
  {
    id: 'gurps.combat.turn-start',
    title: "Checks at the start of a fighter's turn",
    lines: '2088, 2349, 2365-2369',
    given,
  },
  (x, why): TurnStart => {
    if (x.dead || x.unconscious) {
      why.note('neither the dead nor the unconscious have a turn')
      return { ...OUT, unconscious: x.unconscious }
    }
    const { injuries_since_last_turn, hp } = x
    const wounds = injuries_since_last_turn.length
    const shocked = wounds === 0 ? 0 : shock(x, why).shock
    if (hp > 0) return afterStun(x, shocked, false, why)
    const fallen = collapse(x, why)
    if (fallen.unconscious === null) return stopped(shocked, 'consciousness', fallen.effective, x.stunned)
    // Whoever falls unconscious is no longer stunned.
    return fallen.unconscious ? { ...OUT, shock: shocked } : afterStun(x, shocked, true, why)
  },
)
