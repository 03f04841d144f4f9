/** Where other books add to a story what this one does not have: further things to do between fights. Nothing as printed. */
import { type Resumable, type Slot, slot } from '@umpire/engine'
import type { Story } from './facts/state.ts'
import type { StoryFact } from './facts/story-facts.ts'

export const furtherDeeds: Slot<Resumable<Story, StoryFact>> = slot('gurps.story.further-deeds')
