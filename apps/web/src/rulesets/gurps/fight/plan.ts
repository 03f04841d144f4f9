/**
 * What was said beforehand: whoever names a burst at somebody's legs has answered how many rounds and which part already.
 * These questions are answered by themselves when they come, once, and never after anything else was asked.
 */
import type { SceneView } from '@umpire/protocol'
import { useEffect } from 'react'
import { useAtTable } from '../../../table/at-table.ts'
import { type ChoiceAsked, choicesIn } from '../../common/questions.ts'

interface Plan {
  /** The question that was answered when it was made. */
  readonly after: string
  readonly answers: Map<string, string>
}

const plans = new Map<string, Plan>()
const answered = new Set<string>()
const placeOf = (scene: string, who: string): string => `${scene} ${who}`

export function plan(scene: string, asked: ChoiceAsked, answers: { readonly [question: string]: string }): void {
  plans.set(placeOf(scene, asked.who), { after: asked.id, answers: new Map(Object.entries(answers)) })
}

/** The answer that was given beforehand; none, and the plan is forgotten, if something else came. */
export function plannedFor(scene: string, asked: ChoiceAsked): string | undefined {
  const made = plans.get(placeOf(scene, asked.who))
  if (made === undefined || made.after === asked.id) return undefined
  const choice = made.answers.get(asked.question)
  made.answers.delete(asked.question)
  if (choice === undefined) plans.delete(placeOf(scene, asked.who))
  return choice
}

/** In every part of the page that may stand alone. */
export function useFollowUp(scene: SceneView): void {
  const { perform } = useAtTable()
  useEffect(() => {
    for (const asked of choicesIn(scene)) {
      if (answered.has(asked.id)) continue
      const choice = plannedFor(scene.id, asked)
      if (choice === undefined) continue
      answered.add(asked.id)
      void perform({ type: 'answer', scene: scene.id, question: asked.id, answer: { choice } })
    }
  }, [scene, perform])
}
