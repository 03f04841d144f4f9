/** The round that somebody is about to declare: act after act, each with whom and how. Map and panel show the same one. */
import { QUESTIONS } from '@umpire/tensided/at-table'
import { useCallback, useMemo } from 'react'
import { picks } from '../../../common/answer/picks.ts'
import type { OddsFailure } from '../../../common/worker/use-desk.ts'
import type { DraftAnswer, Plan, PlannedAct } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import type { FightNow } from '../use-fight.ts'

const { pick, usePicked } = picks<{ readonly plan: Plan; readonly at: number }>()

export interface Draft {
  /** What is known of it; nothing until it was worked out for the first time. */
  readonly answer: DraftAnswer | undefined
  readonly fresh: boolean
  readonly failure: OddsFailure | undefined
  readonly plan: Plan
  /** The act that is looked at; behind the last one, where another is added. */
  readonly at: number
  readonly now: PlannedAct | undefined
  readonly select: (at: number) => void
  /** Another act in that place: what was to come after it is thought through anew. */
  readonly put: (step: PlannedAct) => void
  /** The same act, said otherwise. */
  readonly say: (step: PlannedAct) => void
  readonly remove: (at: number) => void
  /** Nothing else than this. */
  readonly only: (step: PlannedAct) => void
}

const NOTHING: Plan = []

/** Of whoever is asked to declare; none where nobody is. */
export function useDraft({ asked, actor, position }: FightNow): Draft | undefined {
  const question = asked?.question === QUESTIONS.declare ? asked.id : undefined
  const { plan: own = NOTHING, at: wanted = 0 } = usePicked(question)
  const { answer, fresh, failure } = useOdds(
    'draft',
    question === undefined || actor === undefined
      ? null
      : { kind: 'draft', ...position, who: actor.id, plan: own, at: Math.min(wanted, own.length) },
  )
  // What was said stands at once; what was left open, when the worker has filled it in.
  const plan = fresh && answer !== undefined ? answer.plan : own.length > 0 ? own : (answer?.plan ?? NOTHING)
  const at = Math.min(wanted, plan.length)
  const keep = useCallback(
    (next: Plan, place: number): void => {
      if (question !== undefined) pick(question, { plan: next, at: place })
    },
    [question],
  )
  return useMemo(() => {
    if (question === undefined) return undefined
    const before = plan.slice(0, at)
    return {
      answer,
      fresh,
      failure,
      plan,
      at,
      now: plan[at],
      select: place => keep(plan, place),
      put: step => keep([...before, step], at),
      say: step => keep([...before, step, ...plan.slice(at + 1)], at),
      remove: place =>
        keep(
          plan.filter((_, other) => other !== place),
          Math.max(0, Math.min(at, plan.length - 2)),
        ),
      only: step => keep([step], 0),
    }
  }, [question, answer, fresh, failure, plan, at, keep])
}

/** Whether nothing about it is left open, and nothing forbids it. */
export const isReady = ({ answer, fresh, plan }: Draft): boolean =>
  fresh &&
  answer !== undefined &&
  answer.barred === null &&
  plan.length > 0 &&
  plan.every(({ act, says }) => act.kind !== 'move' || says?.kind === 'square')
