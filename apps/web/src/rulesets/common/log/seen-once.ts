import { BadInput } from '@umpire/engine'
import type { SceneSeen } from '../../../plug-in/screens.ts'

/**
 * What the lines of a scene are told with. A scene that this page never saw, or kept from before an update in a form that
 * does not read any more, is told with `unseen`: without names.
 */
export function seenOnce<View>(read: (state: unknown) => View, unseen: View): (scene: SceneSeen | null) => View {
  return scene => {
    if (scene === null) return unseen
    try {
      return read(scene.state)
    } catch (error) {
      if (error instanceof BadInput) return unseen
      throw error
    }
  }
}
