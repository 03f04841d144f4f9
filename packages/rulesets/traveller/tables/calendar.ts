/**
 * The calendar in whole seconds. A year has 365 days and a month is a twelfth of it: 730 hours, a whole number of
 * seconds, so that twelve months are a year exactly and nothing drifts however a span is cut.
 */

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const YEAR = 365 * DAY
export const MONTHS_PER_YEAR = 12
export const MONTH = YEAR / MONTHS_PER_YEAR
