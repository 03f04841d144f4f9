/**
 * What was said beforehand: whoever names a burst at somebody's legs has answered how many rounds and which part already.
 * These questions are answered by themselves when they come, once, and never after anything else was asked.
 */
import type { SceneView } from '@umpire/protocol'
import { useEffect } from 'react'
import { useAtTable } from '../../../table/room/at-table.ts'
import { type ChoiceAsked, choicesIn } from './questions.ts'

export interface Beforehand {
  readonly question: string
  readonly choice: string
  /** Only where it is among what is offered: the question may come when things stand otherwise. */
  readonly ifOffered?: boolean
}

interface Plan {
  /** The question that was answered when it was made. */
  readonly after: string
  readonly answers: Beforehand[]
}

const plans = new Map<string, Plan>()
const answered = new Set<string>()
/** Until it has been heard. */
const underWay = new Set<string>()
const placeOf = (scene: string, who: string): string => `${scene} ${who}`
const NONE: readonly string[] = []

/** Several answers to questions of one kind are given in their order. */
export function plan(scene: string, asked: ChoiceAsked, answers: readonly Beforehand[]): void {
  plans.set(placeOf(scene, asked.who), { after: asked.id, answers: [...answers] })
}

const isOffered = ({ choices }: ChoiceAsked, choice: string): boolean =>
  choices.some(({ key, refused }) => key === choice && refused === undefined)

const saidTo = (scene: string, asked: ChoiceAsked, beside: readonly string[]) => {
  const made = plans.get(placeOf(scene, asked.who))
  if (made === undefined || made.after === asked.id || beside.includes(asked.question)) return undefined
  return { made, place: made.answers.findIndex(({ question }) => question === asked.question) }
}

const holds = (asked: ChoiceAsked, { choice, ifOffered }: Beforehand): boolean =>
  ifOffered !== true || isOffered(asked, choice)

/** Whether it is answered in this moment: nobody need see it asked. */
export function isAnswered(scene: string, asked: ChoiceAsked, beside: readonly string[] = NONE): boolean {
  if (underWay.has(asked.id)) return true
  if (answered.has(asked.id)) return false
  const found = saidTo(scene, asked, beside)
  const said = found?.made.answers[found.place]
  return said !== undefined && holds(asked, said)
}

/**
 * The answer that was given beforehand; none, and the plan is forgotten, if something else came. What may be asked beside
 * leaves it as it is.
 */
export function plannedFor(scene: string, asked: ChoiceAsked, beside: readonly string[] = NONE): string | undefined {
  const found = saidTo(scene, asked, beside)
  if (found === undefined) return undefined
  const [said] = found.place < 0 ? [] : found.made.answers.splice(found.place, 1)
  if (said === undefined) plans.delete(placeOf(scene, asked.who))
  return said === undefined || !holds(asked, said) ? undefined : said.choice
}

/** In every part of the page that may stand alone. */
export function useFollowUp(scene: SceneView, beside: readonly string[] = NONE): void {
  const { perform } = useAtTable()
  useEffect(() => {
    for (const asked of choicesIn(scene)) {
      if (answered.has(asked.id)) continue
      const choice = plannedFor(scene.id, asked, beside)
      if (choice === undefined) continue
      answered.add(asked.id)
      underWay.add(asked.id)
      const heard = (): boolean => underWay.delete(asked.id)
      void perform({ type: 'answer', scene: scene.id, question: asked.id, answer: { choice } }).finally(heard)
    }
  }, [scene, perform, beside])
}
