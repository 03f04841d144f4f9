/** Answers a question of a scene once: until that has been heard, another press answers nothing. */
import type { PlannedChoice } from '@umpire/engine'
import type { SceneView } from '@umpire/protocol'
import { useAtTable } from '../../../table/room/at-table.ts'

/** Questions whose answers are under way. The range line and the panel may both answer the same one. */
const underWay = new Set<string>()

/** Answers, with what the same actor will be asked next. A refusal is shown by the table. */
export function useAnswer(
  scene: SceneView,
  question: string | undefined,
): (choice: string, then?: readonly PlannedChoice[]) => void {
  const { perform } = useAtTable()
  return (choice, then) => {
    if (question === undefined || underWay.has(question)) return
    underWay.add(question)
    const answer = then === undefined ? { choice } : { choice, then }
    const heard = (): boolean => underWay.delete(question)
    void perform({ type: 'answer', scene: scene.id, question, answer }).finally(heard)
  }
}
