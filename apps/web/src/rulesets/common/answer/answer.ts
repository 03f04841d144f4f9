import type { PlannedChoice } from '@umpire/engine'
import type { SceneView } from '@umpire/protocol'
import { useAtTable } from '../../../table/room/at-table.ts'

/** Answers a question of a scene, with what the same actor will be asked next. A refusal is shown by the table. */
export function useAnswer(
  scene: SceneView,
  question: string | undefined,
): (choice: string, then?: readonly PlannedChoice[]) => void {
  const { perform } = useAtTable()
  return (choice, then) => {
    if (question === undefined) return
    const answer = then === undefined ? { choice } : { choice, then }
    void perform({ type: 'answer', scene: scene.id, question, answer })
  }
}
