/** How somebody is between fights: all that a fight leaves of him, and what time does with it. */
import { int, list, nullable, num, record, text, type ValueOf, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { enter } from '../../fight/enter/enter.ts'
import { BODY, type Standing } from '../../fight/state/standing.ts'
import { flawsLeft, goingOn, unsettledOf } from '../../fight/state/unsettled.ts'
import { LIMB, LIMBS } from '../../tables/limb-levels.ts'
import { clockField, DAY, HOUR, WEEK } from './clock.ts'

const seconds = num({ min: 0, max: 1e12 })

export const body = record({
  ...BODY,
  /** When he comes out of a coma that he lives through. */
  wakes_at: nullable(clockField),
  /** Maimed limbs, and until when they are out of use. */
  limbs_out: list(record({ limb: LIMB, until: clockField }), LIMBS.length),
  /** Seconds since he slept, and of rest towards the next level of health. */
  awake: seconds,
  rested: seconds,
  /** He has just been woken. */
  woken_at: nullable(clockField),
  /** Substances that were taken since the day began. */
  dosed: list(text(100), 50),
  /** The day up to which cravings were told. */
  day: int({ min: 0, max: 100_000 }),
})
export type Body = ValueOf<typeof body>

/** What of a standing is his body. */
const bodily = (one: Standing): Pick<Body, keyof typeof BODY> => ({
  status: one.status,
  marks: one.marks,
  halved: one.halved,
  out: one.out,
  coma: one.coma,
  limbs: one.limbs,
  wounds: one.wounds,
  short_fp: one.short_fp,
  long_fp: one.long_fp,
  df_gained: one.df_gained,
  run_seconds: one.run_seconds,
  rest_seconds: one.rest_seconds,
  action_points: one.action_points,
  eyes_lost: one.eyes_lost,
  eyes_hurt: one.eyes_hurt,
  ears_lost: one.ears_lost,
  ears_hurt: one.ears_hurt,
  senses: one.senses,
  fingers_lost: one.fingers_lost,
  toes_lost: one.toes_lost,
  aptitude_lost: one.aptitude_lost,
  flaws: one.flaws,
  severed: one.severed,
  cut_off: one.cut_off,
})

/** Nobody stands anywhere or does anything of a fight. */
const AT_REST = {
  x: 0,
  y: 0,
  gone: null,
  cover: null,
  exposed: false,
  aim: null,
  waited: null,
  stream: null,
  arms: [],
  acts: [],
  blocking: null,
  pace: 0,
  struck: 0,
  missed: 0,
  swung_at: [],
  dirty: [],
  unaware: [],
} as const

/** The body as the rules of wounds know it. */
export function standingOf(id: string, one: Body): Standing {
  const { wakes_at, limbs_out, awake, rested, woken_at, dosed, day, ...bodily } = one
  return { id, ...AT_REST, ...bodily }
}

/** The same body, as those rules have left it. */
export const bodyAs = (one: Body, standing: Standing): Body => ({ ...one, ...bodily(standing) })

/** As the file has him. */
export function bodyOf(character: Character, who: string, clock: number, why: Why): Body {
  const entry = { id: who, name: who, side: 0, player_character: true, x: 0, y: 0 }
  const { standing } = enter(character, entry, who, why)
  const { hours_awake, days_of_rest, unsettled } = character.health
  const weeks = standing.coma?.weeks ?? null
  return {
    ...bodily(standing),
    ...(unsettled === undefined ? {} : goingOn(unsettled, clock, weeks)),
    wakes_at: weeks === null ? null : clock + weeks * WEEK,
    limbs_out: (unsettled?.limbs_out ?? []).map(({ limb, seconds: left }) => ({ limb, until: clock + left })),
    awake: hours_awake * HOUR,
    rested: days_of_rest * DAY,
    woken_at: null,
    dosed: [],
    day: Math.floor(clock / DAY),
  }
}

/** The file with what of it lasts; a coma is told in the weeks that are left. */
export function withBody(character: Character, one: Body, clock: number): Character {
  const { unsettled: _, ...health } = character.health
  const going = unsettledOf(
    one,
    clock,
    one.limbs_out.map(({ limb, until }) => ({ limb, seconds: Math.max(0, until - clock) })),
  )
  const known = { limb: LIMBS[0], status: 'uninjured', marks: 0, times_maimed: 0, severed: false, unknown_fields: {} }
  const lasting = flawsLeft(one.flaws, one.eyes_lost, one.ears_lost)
  return {
    ...character,
    traits: [
      ...character.traits,
      ...lasting.map(key => ({
        key,
        times: 1,
        origin: 'play' as const,
        gone: false,
        days_without: 0,
        months_used: 0,
        note: '',
        unknown_fields: {},
      })),
    ],
    health: {
      ...health,
      status: one.status,
      marks: one.marks,
      halved: one.halved,
      limbs: one.limbs
        .filter(({ status, marks, times_maimed }) => status !== 'uninjured' || marks > 0 || times_maimed > 0)
        .map(limb => ({ ...known, ...limb })),
      short_fp: one.short_fp,
      long_fp: one.long_fp,
      df_gained: one.df_gained,
      hours_awake: one.awake / HOUR,
      days_of_rest: one.rested / DAY,
      eyes_lost: one.eyes_lost,
      ears_lost: one.ears_lost,
      fingers_lost: { ...health.fingers_lost, ...one.fingers_lost },
      toes_lost: { ...health.toes_lost, ...one.toes_lost },
      aptitude_lost: health.aptitude_lost + one.aptitude_lost,
      severed: one.severed,
      coma_weeks: one.wakes_at === null ? null : Math.max(1, Math.ceil((one.wakes_at - clock) / WEEK)),
      action_points: one.action_points,
      ...(going === undefined ? {} : { unsettled: going }),
    },
  }
}
