/** The eight stats (tensided.stats.list). */

import { int, oneOf, type Why } from '@umpire/engine'
import { instinctStat } from '../campaign/settings.ts'

export interface StatRow<Key extends string = string> {
  readonly key: Key
  readonly name: string
  readonly covers: string
  readonly base: number
  readonly min: number
  readonly max: number
}

/** What a normal human has of each. */
export const NORMAL = 5

const rows = [
  { key: 'physique', name: 'Physique', covers: 'strength and toughness of the body', base: NORMAL, min: 1, max: 10 },
  { key: 'athleticism', name: 'Athleticism', covers: 'speed and steadiness of limbs', base: NORMAL, min: 0, max: 10 },
  { key: 'coordination', name: 'Coordination', covers: 'hitting the mark', base: NORMAL, min: 0, max: 10 },
  {
    key: 'willpower',
    name: 'Willpower',
    covers: 'strength of mind, going on when hurt',
    base: NORMAL,
    min: 0,
    max: 10,
  },
  { key: 'awareness', name: 'Awareness', covers: 'noticing places and people', base: NORMAL, min: 0, max: 10 },
  { key: 'charisma', name: 'Charisma', covers: 'impressing and swaying people', base: NORMAL, min: 0, max: 10 },
  { key: 'dexterity', name: 'Dexterity', covers: 'skill of the hands', base: NORMAL, min: 0, max: 10 },
  { key: 'aptitude', name: 'Aptitude', covers: 'abstract learning', base: NORMAL, min: 0, max: 10 },
] as const satisfies readonly StatRow[]

export type Stat = (typeof rows)[number]['key']
export type Stats = { readonly [stat in Stat]: number }

export const STAT_ROWS: readonly StatRow<Stat>[] = rows
export const STATS: readonly Stat[] = rows.map(({ key }) => key)

const byKey = new Map<Stat, StatRow<Stat>>(rows.map(row => [row.key, row]))
export function statRow(stat: Stat): StatRow<Stat> {
  const row = byKey.get(stat)
  if (row === undefined) throw new Error(`no stat ${stat}`)
  return row
}

export const statField = oneOf(...STATS)
/** What somebody has of a stat: creatures and the gifted pass 10. */
export const statValue = int({ min: 0, max: 1000 })

/** Words of the book that are no stats, though it uses them as such. */
export const OLDER_WORDS = ['body', 'instinct'] as const
export type StatWord = Stat | (typeof OLDER_WORDS)[number]

/** The stat behind a word: body is physique, instinct what the campaign says. */
export function statNamed(word: StatWord, why: Why): Stat {
  if (word === 'body') return 'physique'
  return word === 'instinct' ? instinctStat(why) : word
}
