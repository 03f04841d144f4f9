/** Who acts when: this second's turns in their order, and behind a double rule those of the next. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { Turns } from '../../common/fight/turns.tsx'
import { canAct, type FightView, type Figure, healthOf } from '../views/fight-view.ts'
import { conditionOf, pipsOf } from './captions.ts'
import { isDefense } from './incoming.ts'
import { useFight } from './use-fight.ts'
import { fightWords, partName } from './words.ts'

const text = fightWords.order

export interface Slot {
  readonly figure: Figure
  readonly when: 'done' | 'now' | 'later'
  /** The first of the next second. */
  readonly next: boolean
}

/** Whoever can act, from the one whose turn it is on; those who have acted stand behind the double rule. */
export function slotsOf({ figures, order, turn, stage }: FightView): readonly Slot[] {
  if (stage !== 'fight') return []
  const all = order.flatMap((place, index) => {
    const figure = figures[place]
    return figure === undefined || !canAct(figure) ? [] : [{ figure, index }]
  })
  const left = all.filter(({ index }) => index >= turn)
  const done = all.filter(({ index }) => index < turn)
  return [
    ...left.map(({ figure }, place): Slot => ({ figure, when: place === 0 ? 'now' : 'later', next: false })),
    ...done.map(({ figure }, place): Slot => ({ figure, when: 'done', next: place === 0 })),
  ]
}

export function FightOrder({ scene }: SceneProps) {
  const { view, actor } = useFight(scene)
  const asked = new Map(
    scene.questions.flatMap(({ question }): [string, string][] =>
      question.kind === 'choice'
        ? [[question.who, isDefense(question.question) ? text.defends : text.waits]]
        : question.kind === 'waiting' && question.who !== undefined
          ? [[question.who, text.waits]]
          : [],
    ),
  )
  return (
    <Turns
      label={text.label}
      unit={text.second}
      count={view.stage === 'start' ? 0 : view.second + (view.stage === 'over' ? 0 : 1)}
      start={view.stage === 'start' ? text.start : undefined}
      turns={slotsOf(view).map(({ figure, when, next }) => ({
        slot: figure.id,
        id: figure.id,
        when,
        next,
        name: figure.name,
        side: figure.side + 1,
        health: [healthOf(figure)],
        pips: pipsOf(figure),
        what: asked.get(figure.id) ?? whatOf(figure, when),
      }))}
      inView={actor?.id}
    />
  )
}

function whatOf(figure: Figure, when: Slot['when']): string {
  const condition = conditionOf(figure)
  if (condition !== undefined) return condition
  if (when === 'now') return text.now
  return figure.maneuver === '' || figure.maneuver === 'none'
    ? when === 'done'
      ? text.later
      : text.next
    : partName(figure.maneuver)
}
