/** What a seat sees of a story. */
import { type ValueOf, viewOf } from '@umpire/engine'
import { storySight } from './sight.ts'
import { storyState } from './state.ts'

export const storyView = viewOf(storyState, storySight)
export type StoryView = ValueOf<typeof storyView>
