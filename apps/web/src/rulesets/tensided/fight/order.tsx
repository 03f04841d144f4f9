/** Who does what when: while a round is declared, everybody; then the acts in the order of its passes and steps. */
import type { SceneView } from '@umpire/protocol'
import { QUESTIONS } from '@umpire/tensided/at-table'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { Turns } from '../../common/fight/turns.tsx'
import './tensided.css'
import type { FieldAnswer } from '../odds/ask.ts'
import { canAct, type FightView, type Figure, figureOf, healthOf } from '../views/fight-view.ts'
import { conditionOf, pipsOf } from './captions.ts'
import { useField, useFight } from './use-fight.ts'
import { fightWords } from './words.ts'

const text = fightWords.order

export interface Slot {
  readonly figure: Figure
  readonly what: string
  /** It is his turn to say something. */
  readonly now: boolean
  /** The first of another pass. */
  readonly next: boolean
}

/** Who is asked what. */
const askedIn = ({ questions }: Pick<SceneView, 'questions'>): ReadonlyMap<string, string> =>
  new Map(
    questions.flatMap(({ question }): [string, string][] =>
      question.kind === 'choice'
        ? [[question.who, question.question]]
        : question.kind === 'waiting' && question.who !== undefined
          ? [[question.who, '']]
          : [],
    ),
  )

const DECLARING: readonly string[] = [QUESTIONS.declare, QUESTIONS.declareMore]

/** Nobody acts before everybody has declared. */
export function slotsOf(
  view: FightView,
  order: FieldAnswer['order'],
  asked: ReadonlyMap<string, string>,
): readonly Slot[] {
  if (view.stage !== 'fight') return []
  if (order.length === 0) {
    return view.figures.filter(canAct).map(figure => {
      const question = asked.get(figure.id)
      const what = question === undefined ? text.declared : DECLARING.includes(question) ? text.declares : text.waits
      return { figure, what, now: question !== undefined, next: false }
    })
  }
  return order.flatMap(({ pass, who, acts }, place): readonly Slot[] => {
    const figure = figureOf(view, who)
    if (figure === undefined) return []
    const now = asked.has(who)
    const what = conditionOf(figure) ?? (now ? text.waits : text.does(acts))
    return [{ figure, what, now, next: pass > (order[place - 1]?.pass ?? pass) }]
  })
}

export function FightOrder({ scene }: SceneProps) {
  const now = useFight(scene)
  const { answer: field } = useField(now)
  const { view, actor } = now
  const slots = slotsOf(view, field?.order ?? [], askedIn(scene))
  return (
    <Turns
      label={text.label}
      unit={text.round}
      count={view.stage === 'start' ? 0 : view.stage === 'over' ? view.round - 1 : view.round}
      start={view.stage === 'start' ? text.start : undefined}
      turns={slots.map(({ figure, what, now: acts, next }, place) => ({
        slot: `${place}`,
        id: figure.id,
        when: acts ? 'now' : 'later',
        next,
        name: figure.name,
        side: figure.side + 1,
        health: [healthOf(figure)],
        pips: pipsOf(figure),
        what,
      }))}
      inView={actor?.id}
    />
  )
}
