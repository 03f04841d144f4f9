/** What somebody's body measures, also of whoever entered a fight before anybody asked. */
import { MemoTable } from '@umpire/engine'
import { personFrame } from '../../looks/frame/frame.ts'
import type { Frame } from '../../looks/frame/frame-field.ts'
import type { Fighter } from './fighter.ts'

const [USUAL_HEIGHT, USUAL_WEIGHT] = [70, 150]

export const frameOf = ({ frame, st }: Fighter): Frame => frame ?? usualFrame(st)

/** By strength, where nothing else is known. */
const usualFrame = (st: number): Frame => usualFrames.get(st, () => personFrame(USUAL_HEIGHT, USUAL_WEIGHT, 0, st))

const usualFrames = new MemoTable<number, Frame>()
