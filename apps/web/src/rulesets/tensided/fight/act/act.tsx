/** What the actor in view may do now. A round is declared here, and what belongs to its acts is asked here; everything else is a prompt. */
import type { SceneView } from '@umpire/protocol'
import { QUESTIONS } from '@umpire/tensided/at-table'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { AnsweringFor } from '../../../common/answer/answering-for.tsx'
import { NothingAsked } from '../../../common/answer/nothing-asked.tsx'
import { GoOn } from '../../../common/answer/resume.tsx'
import { ActorHead } from '../../../common/fight/actor-head.tsx'
import '../tensided.css'
import type { FieldAnswer } from '../../odds/ask.ts'
import { type FightView, type Figure, healthOf, inHands, nameOf } from '../../views/fight-view.ts'
import { besidesOf, conditionOf, pipsOf } from '../captions.ts'
import { type FightNow, OWN_QUESTIONS, useField, useFight } from '../use-fight.ts'
import { fightWords } from '../words.ts'
import { AskedHere } from './own-question.tsx'
import { Round } from './round.tsx'

const text = fightWords.act

export function FightAct({ scene }: SceneProps) {
  const now = useFight(scene)
  const { answer: field } = useField(now)
  const { actor, asked } = now
  if (actor === undefined) return <p className="act-empty">{text.nobody}</p>
  return (
    <div className="act-pane">
      <Head now={now} actor={actor} field={field} />
      {asked !== undefined && <AnsweringFor question={asked.id} name={actor.name} />}
      {asked === undefined ? (
        <Waiting scene={scene} view={now.view} actor={actor} />
      ) : asked.question === QUESTIONS.declare ? (
        <Round key={asked.id} scene={scene} now={now} actor={actor} asked={asked} field={field} />
      ) : (
        <AskedHere key={asked.id} scene={scene} now={now} actor={actor} asked={asked} field={field} />
      )}
    </div>
  )
}

interface HeadProps {
  readonly now: FightNow
  readonly actor: Figure
  readonly field: FieldAnswer | undefined
}

function Head({ now: { view, asked }, actor, field }: HeadProps) {
  const { short_fp = 0, long_fp = 0, action_points } = actor
  const fatigue = short_fp + long_fp
  const paces = actor.stats === undefined ? undefined : field?.paces
  const vitals = [
    { name: text.health, about: text.about.health, value: fightWords.status(actor.status) },
    {
      name: text.paces,
      about: text.about.paces,
      value: paces === undefined ? undefined : text.pacesOf(paces.walk, paces.run, paces.sprint),
    },
    { name: text.points, about: text.about.points, value: action_points },
    { name: text.fatigue, about: text.about.fatigue, value: fatigue === 0 ? undefined : fatigue },
    ...inHands(actor).map(({ arm, state }) => ({
      name: arm.key,
      about: text.about.rounds,
      value: state.jammed ? text.jammed : arm.kind === 'gun' ? text.rounds(state.rounds, state.spare) : '',
    })),
  ]
  const asks = asked?.question === QUESTIONS.declare ? text.declares(view.round) : text.inRound(view.round)
  return (
    <ActorHead
      actor={actor}
      health={[healthOf(actor)]}
      pips={pipsOf(actor)}
      about={asked === undefined ? view.sides[actor.side]?.name : asks}
      vitals={vitals}
      state={besidesOf(view, actor).join(', ')}
    />
  )
}

interface WaitingProps {
  readonly scene: SceneView
  readonly view: FightView
  readonly actor: Figure
}

function Waiting({ scene, view, actor }: WaitingProps) {
  const condition = conditionOf(actor)
  const over = view.stage === 'over' || scene.over
  return (
    <>
      <NothingAsked
        scene={scene}
        who={actor.id}
        says={over ? text.over : condition === undefined ? undefined : text.down(actor.name, condition)}
        nameOf={id => nameOf(view, id)}
        asksItself={question => OWN_QUESTIONS.includes(question)}
      />
      {over && <GoOn scene={scene} />}
    </>
  )
}
