/** The steps of a fight as lines of a log, and where one may stop: the beginning, every line that says something, the end. */
import type { LogLine } from '@umpire/protocol'
import type { Replay } from '../api/api.ts'
import type { EntryLine, SceneScreens } from '../plug-in/screens.ts'

/** The scene that is shown; it is at no table. */
export const SCENE = 'replay'

/** Nobody wrote it at any time. */
const about = (version: number) => ({ version, at: 0, by: '' })

export interface Stop {
  /** So many steps are done. */
  readonly step: number
  /** Lines of the log up to it. */
  readonly lines: number
  /** The turn that it belongs to. */
  readonly turn: number | undefined
  /** What happened last. */
  readonly line: EntryLine | undefined
}

export interface ToldFight {
  readonly lines: readonly LogLine[]
  readonly stops: readonly Stop[]
}

export function toldFight({ steps }: Replay, { isSilent }: Pick<SceneScreens, 'isSilent'>): ToldFight {
  const lines: LogLine[] = []
  const stops: Stop[] = [{ step: 0, lines: 0, turn: undefined, line: undefined }]
  let turn: number | undefined
  for (const [index, { entry, turn: begins }] of steps.entries()) {
    if (begins !== undefined) {
      turn = begins
      lines.push({ ...about(index + 1), kind: 'turn', scene: SCENE, turn: begins })
    }
    const line: EntryLine = { ...about(index + 1), kind: 'entry', scene: SCENE, index, entry }
    if (isSilent?.(line) === true) continue
    lines.push(line)
    stops.push({ step: index + 1, lines: lines.length, turn, line })
  }
  const last = stops.at(-1)
  if (last !== undefined && last.step < steps.length)
    stops.push({ step: steps.length, lines: lines.length, turn, line: undefined })
  return { lines, stops }
}

/** The stop with which another turn begins, before or after this one; the first or the last if there is none. */
export function turnFrom(stops: readonly Stop[], here: number, way: 1 | -1): number {
  const begins = (place: number): boolean => stops[place]?.turn !== stops[place - 1]?.turn
  for (let place = here + way; place > 0 && place < stops.length; place += way) if (begins(place)) return place
  return way === 1 ? stops.length - 1 : 0
}

/** Who did it, as far as the entry says: whoever threw dice for it, or whom it names. */
export function doerOf(line: EntryLine | undefined, actors: readonly string[]): string | undefined {
  const by = line?.entry.rolls.map(roll => roll.by).find(one => one !== undefined && actors.includes(one))
  if (by !== undefined) return by
  const values = line?.entry.fact?.values
  if (typeof values !== 'object' || values === null || !('who' in values)) return undefined
  const { who } = values
  return typeof who === 'string' && actors.includes(who) ? who : undefined
}
