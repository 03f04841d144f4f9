/** What a seat sees of the time between fights. */
import { type ValueOf, viewOf } from '@umpire/engine'
import { playSight } from './sight.ts'
import { playState } from './state.ts'

export const downtimeView = viewOf(playState, playSight)
export type DowntimeView = ValueOf<typeof downtimeView>
