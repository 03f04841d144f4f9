/** Answers a question of a scene once: until that has been heard, another press answers nothing. */
import type { SceneView } from '@umpire/protocol'
import { useAtTable } from '../../../table/room/at-table.ts'

/** Questions whose answers are under way. The range line and the panel may both answer the same one. */
const underWay = new Set<string>()

/** The refusal, if there is one, is shown by the table. */
export function useAnswer(scene: SceneView, question: string | undefined): (choice: string) => void {
  const { perform } = useAtTable()
  return choice => {
    if (question === undefined || underWay.has(question)) return
    underWay.add(question)
    const heard = (): boolean => underWay.delete(question)
    void perform({ type: 'answer', scene: scene.id, question, answer: { choice } }).finally(heard)
  }
}
