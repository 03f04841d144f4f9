/** Shooting, with everything that counts. */
import { BadInput, flag, int, list, nullable, num, oneOf, optional, or, rule, text } from '@umpire/engine'
import {
  aim,
  hits,
  minEffectiveSkill,
  PLAIN_SHOT,
  rangedSkill,
  SHOT_TO_HIT,
  situational,
  snapShot,
} from '@umpire/gurps/rooms'
import { no, score } from '../common/fields.ts'
import { sizeTable } from '../size/size.ts'
import {
  blindLimit,
  hidingOf,
  includesSnapShot,
  mayAim,
  rangeWithElevation,
  shortSighted,
  situationModifier,
} from './detail.ts'

const count = int({ min: 0, max: 10_000 })
const yards = optional(num({ min: 0, max: 1e9 }))
const names = or(list(text(60), 50), [])
const ss = or(nullable(int({ min: 0, max: 30 })), null)

const procedure = rule(
  {
    id: 'screen.ranged.procedure',
    title: 'Ranged attack, order of modifiers (screen)',
    lines: '465-474',
    given: {
      skill: score,
      acc: or(count, 0),
      aim_turns: or(count, 0),
      braced: no,
      size_modifier: or(score, 0),
      speed_range_modifier: or(score, 0),
      /** Of conditions, circumstances and the rest. */
      location_modifier: or(score, 0),
      ss,
    },
  },
  (x, why) => {
    const { effective, before_snap_shot, allowed } = rangedSkill({ ...PLAIN_SHOT, ...x, range_yards: 0 }, why)
    return { effective, before_snap_shot, allowed }
  },
)

/** About his aim nothing is known but how long it took. */
const UNDISTURBED = { braced: false, past_half_damage: false, defended: false, lost: false, injured: false }

export const modifiers = rule(
  {
    id: 'screen.ranged.modifiers',
    title: 'Ranged attack modifiers (rebuilt)',
    lines: '476-489',
    given: {
      skill: optional(score),
      range_yards: yards,
      ground_range_yards: yards,
      target_higher_yards: yards,
      target_lower_yards: yards,
      speed_range_modifier: optional(score),
      nearsighted: no,
      /** One of the kinds of fire or circumstances by name. */
      situation: or(text(60), ''),
      circumstances: names,
      target_is: names,
      attacker_is: names,
      weapon: or(text(100), 'gun'),
      hexes_watched: optional(int({ min: 1, max: 10_000 })),
      occupied_hexes: or(count, 0),
      /** What the shorter list makes of cover and posture, where it is known already. */
      cover: optional(score),
      shooting: or(oneOf('aware', 'blind', 'wrong-target'), 'aware'),
      shotgun: or(flag(), false),
      aim_turns: or(count, 0),
      acc: or(count, 0),
      ss,
    },
  },
  (x, why) => {
    const ground = x.range_yards ?? x.ground_range_yards
    const higher = (x.target_higher_yards ?? 0) - (x.target_lower_yards ?? 0)
    const range_yards = ground === undefined ? null : rangeWithElevation(ground, higher, why)
    const said = x.shooting === 'blind' ? ['shooting-blind'] : x.shooting === 'wrong-target' ? ['wrong-target'] : []
    const circumstances = [...x.circumstances, ...(x.situation === '' ? [] : [x.situation]), ...said]
    const found =
      x.speed_range_modifier ?? (range_yards === null ? null : sizeTable({ range_yards }, why).speed_range_modifier)
    if (x.skill === undefined) return { range_yards, speed_range_modifier: found, modifier: null }
    if (found === null) throw new BadInput('range_yards', 'how far the target is', ground)
    const speed_range_modifier = shortSighted(found, x.nearsighted, why)
    const situation = { ...x, circumstances }
    const hiding = { target_is: hidingOf(situation), attacker_is: [], circumstances: [], weapon: x.weapon }
    const lite = x.cover ?? situational(hiding, why)
    const modifier = situationModifier(situation, lite, why)
    const aim_turns = mayAim(situation) ? x.aim_turns : 0
    const { acc, skill } = x
    const before_snap_shot = why
      .sum('before the snap shot')
      .add('skill', skill)
      .add('speed and range', speed_range_modifier)
      .when(aim_turns > 0, 'aim', () => aim({ ...UNDISTURBED, acc, skill, aim_turns }, why).bonus, 'not aimed')
      .when(x.shotgun, 'shot', SHOT_TO_HIT)
      .add('situation', modifier)
      .total()
    const snap = { before_snap_shot, ss: x.ss, aim_turns, includes_snap_shot: includesSnapShot(circumstances) }
    const effective = blindLimit(circumstances, snapShot(snap, why), why)
    const { allowed } = minEffectiveSkill({ effective, attack: 'direct-fire' }, why)
    return { range_yards, speed_range_modifier, modifier, effective, allowed }
  },
)

const ANY_ROLL = 10

export const burstTable = rule(
  {
    id: 'screen.ranged.burst-table',
    title: 'Hits in a burst',
    lines: '491-498',
    given: { rounds_in_group: int({ min: 1, max: 4 }), margin: int({ min: -100, max: 100 }) },
  },
  ({ rounds_in_group, margin }, why) => ({
    // The table asks for the margin alone, so any roll will do that is no critical.
    hits: hits({ rounds_in_group, effective: ANY_ROLL + margin, roll: ANY_ROLL, malfunction: false }, why),
  }),
)

export const rangedRules = [procedure, modifiers, burstTable]
