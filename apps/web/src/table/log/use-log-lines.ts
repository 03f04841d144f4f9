/** The lines of the log that say something by themselves: a game may leave some to those around them. */
import type { LogLine } from '@umpire/protocol'
import { useMemo } from 'react'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import type { Teller } from '../room/scenes-seen.ts'

const isTold = (line: LogLine, tellerOf: (scene: string) => Teller): boolean =>
  line.kind !== 'entry' || tellerOf(line.scene).screens.isSilent?.(line) !== true

/** Where several people act in one turn of a scene, that it begins is told once; unless it was undone since. */
function begins(line: LogLine, before: Map<string, number>): boolean {
  if (line.kind === 'undone' || line.kind === 'redone') before.clear()
  if (line.kind !== 'turn') return true
  const known = before.get(line.scene) === line.turn
  before.set(line.scene, line.turn)
  return !known
}

export function toldIn(log: readonly LogLine[], tellerOf: (scene: string) => Teller): readonly LogLine[] {
  const turns = new Map<string, number>()
  return log.filter(line => begins(line, turns) && isTold(line, tellerOf))
}

export function useTold(): readonly LogLine[] {
  const { log } = useAtTable()
  const { tellerOf } = useRoom()
  return useMemo(() => toldIn(log, tellerOf), [log, tellerOf])
}
