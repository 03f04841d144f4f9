/** How bad a place a hit found: seven severities, each with its factor. */
import { oneOf, steps, table } from '@umpire/engine'

export const SEVERITIES = [
  'glancing',
  'inconsequential',
  'unimportant',
  'susceptible',
  'dangerous',
  'vital',
  'deadly',
] as const
export type Severity = (typeof SEVERITIES)[number]

export const SEVERITY = oneOf(...SEVERITIES)

/** What the d10 says. */
export const SEVERITY_BY_ROLL = steps<Severity>('Severity', [
  [1, 'glancing'],
  [2, 'inconsequential'],
  [4, 'unimportant'],
  [6, 'susceptible'],
  [8, 'dangerous'],
  [9, 'vital'],
  [10, 'deadly'],
])

/** What it multiplies the damage by. */
export const SEVERITY_FACTOR = table<Severity, number>('Severity factor', {
  glancing: 0.25,
  inconsequential: 0.5,
  unimportant: 0.75,
  susceptible: 1,
  dangerous: 1.5,
  vital: 2,
  deadly: 4,
})

/** From 1, glancing, to 7, deadly. */
export const rankOf = (severity: Severity): number => SEVERITIES.indexOf(severity) + 1
/** The severity of that rank; the scale has two ends. */
export const severityAt = (rank: number): Severity =>
  SEVERITIES[Math.max(1, Math.min(rank, SEVERITIES.length)) - 1] ?? 'glancing'
