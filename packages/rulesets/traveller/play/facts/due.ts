/** What time brings to a character next, and in how many seconds. */
import { checkAgeAfter } from '../../aging/schedule.ts'
import type { Character } from '../../character/character.ts'
import { zerosOf } from '../../combat/encounter/wounds.ts'
import { DAY, MINUTE, MONTH, YEAR } from '../../tables/calendar.ts'
import { MINUTES_OF_FULL_REST, MINUTES_TO_WAKE, MINUTES_TO_WAKE_SERIOUS } from '../../tables/combat/recovery-times.ts'
import { CARE } from '../../tables/combat/wounds.ts'
import { DIVIDEND_MONTHS } from '../../travel/tas.ts'
import type { PlayState } from './state.ts'

/** In the order in which they happen at the same moment: bodies first, so that nobody is paid who has just died. */
const HAPPENINGS = [
  'wakes',
  'regains blows',
  'recovers by rest',
  'returns to action',
  'ages',
  'pension',
  'dividend',
  'payment',
] as const
type Happening = (typeof HAPPENINGS)[number]

export interface Due {
  readonly what: Happening
  readonly who: string
  /** In so many seconds; 0 or less if it is overdue. */
  readonly after: number
}

/** Who does what while the time passes. */
export interface Doing {
  readonly asleep: readonly string[]
  readonly exerting: readonly string[]
}

/** Physical age, as exactly as the clock goes. */
const physicalSeconds = ({ ledger }: Character): number =>
  (ledger.age_months + ledger.drug_months - ledger.cold_sleep_months) * MONTH +
  ledger.age_seconds -
  ledger.cold_sleep_seconds

/** The age of the next check, in years: beyond the age of the body, and never one that was checked before. */
export const nextCheckAge = (character: Character): number =>
  checkAgeAfter(Math.max(Math.floor(physicalSeconds(character) / YEAR), character.ledger.checked_age ?? 0))

/** Unconscious. */
export const isDown = ({ injury }: Character): boolean => injury !== null && zerosOf(injury.current) > 0

function untilWaking({ injury }: Character): number | undefined {
  if (injury === null) return undefined
  const zeros = zerosOf(injury.current)
  if (zeros === 0) return undefined
  return (zeros === 1 ? MINUTES_TO_WAKE : MINUTES_TO_WAKE_SERIOUS) * MINUTE - injury.down_seconds
}

const untilBlows = ({ blows_used, rest_seconds }: Character): number | undefined =>
  blows_used === 0 ? undefined : MINUTES_OF_FULL_REST * MINUTE - rest_seconds

/** Rest restores only those who never had two characteristics at zero. */
function untilRestored({ injury, rest_seconds }: Character): number | undefined {
  if (injury === null) return undefined
  const { rest_days } = injury.zeros < 2 ? CARE.rows.minor : CARE.rows.serious
  return rest_days === null ? undefined : rest_days * DAY - rest_seconds
}

/** Has rested long enough to be well. */
export const restHeals = (character: Character): boolean => (untilRestored(character) ?? 1) <= 0

/** How long until rest has done all it can, in seconds. */
export const untilRested = (character: Character): number =>
  Math.max(0, untilWaking(character) ?? 0, untilBlows(character) ?? 0, untilRestored(character) ?? 0)

/** What time does to the body, which cold sleep stops. */
const OF_THE_BODY: { readonly [what in Happening]?: true } = {
  wakes: true,
  'regains blows': true,
  'recovers by rest': true,
  'returns to action': true,
  ages: true,
}

/** What happens to a character in how many seconds; nothing if it never does as things stand. */
function until(what: Happening, character: Character, exerting: boolean): number | undefined {
  const { wealth } = character
  switch (what) {
    case 'wakes':
      return untilWaking(character)
    case 'regains blows':
      return exerting ? undefined : untilBlows(character)
    case 'recovers by rest':
      return exerting || isDown(character) ? undefined : untilRestored(character)
    case 'returns to action':
      return character.out_of_action_seconds === 0 ? undefined : character.out_of_action_seconds
    case 'ages':
      return nextCheckAge(character) * YEAR - physicalSeconds(character)
    case 'pension':
      return wealth.pension_per_year === 0 ? undefined : YEAR - (wealth.pension_seconds % YEAR)
    case 'dividend':
      return wealth.tas_member ? DIVIDEND_MONTHS * MONTH - wealth.dividend_seconds : undefined
    case 'payment':
      if (wealth.ship === null || wealth.ship.months_left === 0) return undefined
      return MONTH - wealth.ship.payment_seconds
  }
}

/** Everything that is to come for the living, in the order of the happenings and then of the characters. */
export function dues(state: PlayState, { asleep, exerting }: Doing): readonly Due[] {
  const found: Due[] = []
  const living = Object.entries(state.characters).filter(([, { alive }]) => alive)
  for (const what of HAPPENINGS) {
    for (const [who, character] of living) {
      if (OF_THE_BODY[what] && asleep.includes(who)) continue
      const after = until(what, character, exerting.includes(who))
      if (after !== undefined) found.push({ what, who, after })
    }
  }
  return found
}
