/** The phases of a round in the order of the rules, with how many have stated what they do. */
import type { SceneProps } from '../../../plug-in/screens.ts'
import { time } from '../views/words.ts'
import { OPENING, type Phase, ROUND, stated } from './phase.ts'
import { useEncounter } from './use-encounter.ts'
import { fightWords } from './words.ts'

const text = fightWords.order

export function EncounterOrder({ scene }: SceneProps) {
  const { view, phase } = useEncounter(scene)
  const opening = OPENING.some(one => one === phase)
  const phases: readonly Phase[] = opening ? OPENING : ROUND
  const here = phase === 'over' ? phases.length : phases.indexOf(phase)
  const { open, all } = stated(scene, view)
  const routed = scene.questions.some(({ question }) => question.kind === 'choice' && question.question === 'rout')
  const about: { readonly [one in Phase]: string } = {
    surprise: text.surprise,
    range: text.range,
    avoidance: text.avoidance,
    movement: routed ? text.rout : phase === 'movement' ? text.stated(all - open, all) : text.allMoved,
    actions: phase === 'actions' ? text.toName(open) : here > 1 ? text.named : '',
    throws: text.together,
    wounds: phase === 'wounds' && open > 0 ? text.toPlace : text.firstAtRandom,
    morale: text.casualties,
    clock: text.clock,
    over: '',
  }
  return (
    <div className="phases">
      <div className="phases-round">
        <span className="label">{opening ? text.meeting : text.round}</span>
        <b>{opening ? '' : view.round + (phase === 'over' ? 0 : 1)}</b>
        <span className="label">{time(view.seconds)}</span>
      </div>
      <ol aria-label={text.label}>
        {phases.map((one, place) => (
          <li
            key={one}
            className={place < here ? 'phase phase-done' : place === here ? 'phase phase-now' : 'phase'}
            aria-current={place === here ? 'step' : undefined}
          >
            <b>{one === 'over' ? '' : text.phases[one]}</b>
            {place < here && <span className="unseen">{text.done}</span>}
            <span>{about[one]}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
