import type { SceneKind } from '@umpire/engine'
import { storyScene } from './story-scene.ts'

/** What can be played at a table. */
export const scenes: readonly SceneKind[] = [storyScene]
