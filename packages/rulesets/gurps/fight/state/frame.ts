/** What somebody's body measures, also of whoever entered a fight before anybody asked. */
import { personFrame } from '../../looks/frame/frame.ts'
import type { Frame } from '../../looks/frame/frame-field.ts'
import type { Fighter } from './fighter.ts'

const [USUAL_HEIGHT, USUAL_WEIGHT] = [70, 150]

/** By the strength of whoever has told nothing else. */
const USUAL = new Map<number, Frame>()

export function frameOf({ frame, st }: Fighter): Frame {
  if (frame !== undefined) return frame
  const known = USUAL.get(st) ?? personFrame(USUAL_HEIGHT, USUAL_WEIGHT, 0, st)
  USUAL.set(st, known)
  return known
}
