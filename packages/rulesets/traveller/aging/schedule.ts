/** When the body is checked for age, and how old it is. */
import { int, nullable, or, rule } from '@umpire/engine'
import { FIRST_CHECK_AGE, YEARS_BETWEEN_CHECKS } from '../tables/aging.ts'
import { MONTH, MONTHS_PER_YEAR } from '../tables/calendar.ts'

/** Years since the last age of a check, of somebody who is past the first. */
const sinceCheckAge = (age: number): number => (age - FIRST_CHECK_AGE) % YEARS_BETWEEN_CHECKS

/** The first age of a check beyond that age, in years. */
export const checkAgeAfter = (age: number): number =>
  age < FIRST_CHECK_AGE ? FIRST_CHECK_AGE : age + YEARS_BETWEEN_CHECKS - sinceCheckAge(age)

export const agingSchedule = rule(
  {
    id: 'traveller.aging.schedule',
    title: 'When aging is checked',
    lines: '323-325, 340-340, 900-900',
    given: {
      /** Physical, in whole years. */
      age: int({ min: 0 }),
      /** The last age that was checked: a check is not made twice, not even if drugs made somebody younger since. */
      checked_age: or(nullable(int({ min: 0 })), null),
    },
  },
  (x, why) => {
    const checked = x.checked_age ?? 0
    const next_check_age = why.table(
      'Ages of checks',
      Math.max(x.age, checked),
      undefined,
      checkAgeAfter(Math.max(x.age, checked)),
    )
    if (!why.compare('old enough', x.age, '>=', FIRST_CHECK_AGE)) return { aging_check: false, next_check_age }
    const due = why.compare('years since the age of a check', sinceCheckAge(x.age), '=', 0)
    return { aging_check: due && why.compare('not checked yet', x.age, '>', checked), next_check_age }
  },
)

/**
 * Counted in months. Play also knows the seconds of a month that is not full yet; months that only begin do not count,
 * and a part of a month in cold sleep takes its share from the running one.
 */
export const physicalAge = rule(
  {
    id: 'traveller.aging.physical-age',
    title: 'Physical age ledger',
    lines: '325-325, 340-340, 783-783, 863-863',
    given: {
      calendar_age_months: int({ min: 0 }),
      /** Below zero for drugs that save time. */
      drug_months: or(int(), 0),
      cold_sleep_months: or(int({ min: 0 }), 0),
      calendar_age_seconds: or(int({ min: 0, max: MONTH - 1 }), 0),
      cold_sleep_seconds: or(int({ min: 0, max: MONTH - 1 }), 0),
    },
  },
  (x, why) => {
    const physical_age_months = why
      .sum('physical age in months')
      .add('calendar', x.calendar_age_months)
      .add('drugs', x.drug_months)
      .add('cold sleep', -x.cold_sleep_months)
      .when(x.cold_sleep_seconds > x.calendar_age_seconds, 'running month', -1, 'full without its part in cold sleep')
      .total()
    return { physical_age_months, age: why.round('age', physical_age_months / MONTHS_PER_YEAR, 'down') }
  },
)
