/** What the actor in view may do now. Maneuvers and what belongs to them are asked here; everything else is a prompt. */
import { QUESTIONS } from '@umpire/gurps/at-table'
import type { SceneView } from '@umpire/protocol'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { AnsweringFor } from '../../../common/answer/answering-for.tsx'
import { NothingAsked } from '../../../common/answer/nothing-asked.tsx'
import { GoOn } from '../../../common/answer/resume.tsx'
import { ActorHead } from '../../../common/fight/actor-head.tsx'
import '../../../common/fight/fight.css'
import type { FieldAnswer } from '../../odds/ask.ts'
import { canAct, type FightView, type Figure, healthOf, inHands, nameOf } from '../../views/fight-view.ts'
import { conditionOf, pipsOf, stateOf } from '../captions.ts'
import { type FightNow, OWN_QUESTIONS, useField, useFight } from '../use-fight.ts'
import { fightWords } from '../words.ts'
import { Maneuver } from './maneuver.tsx'
import { AskedHere } from './own-question.tsx'

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
      ) : asked.question === QUESTIONS.maneuver ? (
        <Maneuver key={asked.id} scene={scene} now={now} actor={actor} asked={asked} field={field} />
      ) : (
        <AskedHere key={asked.id} scene={scene} view={now.view} actor={actor} asked={asked} field={field} />
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
  const known = actor.hp !== undefined && actor.full_hp !== undefined
  const vitals = [
    { name: text.hp, about: text.about.hp, value: known ? text.of(actor.hp, actor.full_hp) : undefined },
    { name: text.move, about: text.about.move, value: known ? field?.move : undefined },
    { name: text.dodge, about: text.about.dodge, value: known ? field?.dodge : undefined },
    { name: text.fatigue, about: text.about.fatigue, value: actor.fatigue === 0 ? undefined : actor.fatigue },
    ...inHands(actor).map(({ arm, state }) => ({
      name: arm.key,
      about: text.about.rounds,
      value: arm.gun ? text.rounds(state.rounds, state.spare) : '',
    })),
  ]
  return (
    <ActorHead
      actor={actor}
      health={[healthOf(actor)]}
      pips={pipsOf(actor)}
      facing={field?.facing === true ? actor.facing * 60 : undefined}
      about={asked === undefined ? view.sides[actor.side]?.name : text.acts(view.second + 1)}
      vitals={vitals}
      state={stateOf(view, actor)}
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
  const says =
    view.stage === 'over' || scene.over
      ? text.over
      : canAct(actor) || condition === undefined
        ? undefined
        : text.down(actor.name, condition)
  return (
    <>
      <NothingAsked
        scene={scene}
        who={actor.id}
        says={says}
        nameOf={id => nameOf(view, id)}
        asksItself={question => OWN_QUESTIONS.includes(question)}
      />
      {(view.stage === 'over' || scene.over) && <GoOn scene={scene} />}
    </>
  )
}
