/** The screens of the story: who is there and how they are, the clock, and help for the wounded. */

import type { SceneScreens } from '../../../plug-in/screens.ts'
import { plainScreens } from '../../../table/plain/plain-screens.tsx'
import { fetched } from '../../common/fetched.tsx'
import { isSilentInStory, sideIn } from '../log/story-line.ts'
import { StoryLine, spokenStory } from './line.tsx'

export const storyScreens: SceneScreens = {
  ...plainScreens,
  Stage: fetched(async () => (await import('./stage.tsx')).StoryStage),
  Sheet: fetched(async () => (await import('./stage.tsx')).StorySheet),
  Act: fetched(async () => (await import('./act.tsx')).StoryAct),
  Order: fetched(async () => (await import('./order.tsx')).StoryOrder),
  Line: StoryLine,
  spoken: spokenStory,
  isSilent: ({ entry }) => isSilentInStory(entry),
  sideOf: (actor, scene) => sideIn(scene, actor),
}
