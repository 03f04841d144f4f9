/** What time brings to a body next, and in how many seconds. */
import type { Why } from '@umpire/engine'
import { DAY, HOUR, MINUTE } from '../../condition/condition.ts'
import { fatigueRecovery } from '../../fatigue/recovery.ts'
import { unconscious } from '../../recovery/natural.ts'
import type { Story } from '../facts/state.ts'
import { health, type Vitals, vitalsOf } from '../person/vitals.ts'

/** In the order in which they happen at the same moment: who dies does not wake. */
const HAPPENINGS = [
  'drains',
  'bleeds',
  'dies',
  'wastes',
  'hangs between',
  'comes to',
  'limb',
  'wears off',
  'regains strength',
  'illness shows',
] as const
type Happening = (typeof HAPPENINGS)[number]

export interface Due {
  readonly what: Happening
  readonly who: string
  /** In so many seconds; 0 if it is due now. */
  readonly after: number
}

/** Of an illness of the usual kind. */
const SHOWS_AFTER = DAY

/** Whoever is out by his wounds comes to by what is left of him, and not before that can be told. */
function wakesAfter(vitals: Vitals, why: Why): number | null {
  const { condition, hp, full_hp } = vitals
  const { out } = condition
  if (out === null) return null
  if (out.by === 'exhaustion') return vitals.current_st > 0 ? 0 : null
  if (out.by !== 'wounds') return out.next_in
  if (out.coma === 'coma') return null
  const came = unconscious({ ...health(vitals, null, why), full_hp, bearers: [], hp }, why)
  if (came.roll_every_minutes !== null) return came.roll_every_minutes * MINUTE - out.since_roll
  if (came.wakes_after_hours !== null) return came.wakes_after_hours * HOUR - out.seconds
  // Down to −HT: once it is clear that he lives he wakes after half a day, unless it was a coma.
  return out.coma === 'none' ? TWELVE_HOURS - out.seconds : null
}

const TWELVE_HOURS = 12 * HOUR

/** The one roll that decides between life and death is made at once. */
const hangs = ({ condition: { out }, hp, full_hp }: Vitals): boolean =>
  out !== null && out.by === 'wounds' && out.coma === 'unrolled' && hp <= -full_hp

function restsFor(vitals: Vitals, resting: boolean, why: Why): number | null {
  const { condition, person } = vitals
  const { ordinary } = condition.fatigue
  if (ordinary === 0 || !(resting || condition.out !== null)) return null
  const given = { fatigue: { ordinary }, rest_minutes: 0, full_night: false, bearers: person.traits }
  return fatigueRecovery(given, why).minutes_for_each * MINUTE - condition.rest_seconds
}

const least = (all: readonly (number | null)[]): number | null => {
  const told = all.filter(one => one !== null)
  return told.length === 0 ? null : Math.min(...told)
}

function allOf(vitals: Vitals, resting: boolean, why: Why): { readonly [what in Happening]: number | null } {
  const { condition } = vitals
  return {
    drains: least(condition.drains.map(({ next_in }) => next_in)),
    bleeds: condition.bleeding?.next_in ?? null,
    dies: condition.dying?.in ?? null,
    wastes: condition.wasting?.next_in ?? null,
    'hangs between': hangs(vitals) ? 0 : null,
    'comes to': wakesAfter(vitals, why),
    limb: least(condition.crippled.map(({ seconds_left }) => seconds_left)),
    'wears off': least(condition.penalties.map(each => (each.from_waking === true ? null : each.seconds_left))),
    'regains strength': restsFor(vitals, resting, why),
    'illness shows': least(
      condition.illnesses.map(({ shows, seconds }) => (shows ? null : Math.max(0, SHOWS_AFTER - seconds))),
    ),
  }
}

/** All that is coming to everybody whom anything ails, as things are now. */
export function dues(story: Story, resting: readonly string[], why: Why): readonly Due[] {
  return Object.keys(story.conditions).flatMap(who => {
    const vitals = vitalsOf(story, who, why)
    if (vitals.condition.dead !== null) return []
    const all = allOf(vitals, resting.includes(who), why)
    return HAPPENINGS.flatMap(what => {
      const after = all[what]
      return after === null ? [] : [{ what, who, after: Math.max(0, after) }]
    })
  })
}
