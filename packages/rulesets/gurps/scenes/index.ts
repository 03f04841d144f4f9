import type { CharacterKind, Choosable, SceneKind } from '@umpire/engine'
import { fightScene } from './fight-scene.ts'
import { storyScene } from './story-scene.ts'

/** What can be played at a table. */
export const scenesOf = (choosable: Choosable, kinds: readonly CharacterKind[] = []): readonly SceneKind[] => [
  storyScene(choosable),
  fightScene(choosable, kinds),
]
