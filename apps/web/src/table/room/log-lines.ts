/** The log as this seat has it: lines put together from what came piece by piece, and what of it was undone. */
import type { DicePolicy, LogLine } from '@umpire/protocol'

/** One fact of the table may bring several lines; together these say which line it is. */
export const lineKey = (line: LogLine): string =>
  line.kind === 'entry' ? `${line.version}:entry:${line.index}` : `${line.version}:${line.kind}`

/** Both without doubles, the oldest first. What is there already stays the same object. */
export function mergedLines(known: readonly LogLine[], more: readonly LogLine[]): readonly LogLine[] {
  const keys = new Set(known.map(lineKey))
  const fresh = more.filter(line => !keys.has(lineKey(line)))
  if (fresh.length === 0) return known
  const last = known.at(-1)
  const follows = last === undefined || fresh.every(line => line.version > last.version)
  if (follows) return [...known, ...fresh]
  // A stable sort: lines of one fact stay in the order in which they came.
  return [...fresh, ...known].sort((a, b) => a.version - b.version)
}

/** Who undid something, and what became of its dice; nothing if none were seen. */
export interface Undone {
  readonly by: string
  readonly dice: DicePolicy | null
}

/** Steps of the game can be undone; what people said or threw beside it stands. */
const STEPS: ReadonlySet<LogLine['kind']> = new Set([
  'entry',
  'timedOut',
  'insteadOf',
  'turn',
  'people',
  'scene',
  'overridden',
])

export const isStep = (line: LogLine): boolean => STEPS.has(line.kind)

/** The versions that no longer count, each with what is to be told of it; those of one undo share it. */
export function undoneIn(log: readonly LogLine[]): ReadonlyMap<number, Undone> {
  const undone = new Map<number, Undone>()
  const thrown = new Set<number>()
  const groups = new Map<string, readonly number[]>()
  const steps: number[] = []
  for (const line of log) {
    if (isStep(line)) {
      if (steps.at(-1) !== line.version) steps.push(line.version)
      if (line.kind === 'entry' && line.entry.rolls.length > 0) thrown.add(line.version)
    } else if (line.kind === 'undone') {
      // What was undone before and never redone is no part of this.
      const group = steps.filter(step => step >= line.from && step <= line.to && !undone.has(step))
      groups.set(`${line.from}-${line.to}`, group)
      const told = { by: line.by, dice: group.some(step => thrown.has(step)) ? line.dice : null }
      for (const step of group) undone.set(step, told)
    } else if (line.kind === 'redone') {
      for (const step of groups.get(`${line.from}-${line.to}`) ?? []) undone.delete(step)
    }
  }
  return undone
}
