/** What the actor in view may do now. Maneuvers and what belongs to them are asked here; everything else is a prompt. */
import type { SceneView } from '@umpire/protocol'
import { Button } from '../../../elements/button.tsx'
import { Token } from '../../../elements/token.tsx'
import { waitedFor } from '../../../table/asked.ts'
import { useAtTable } from '../../../table/at-table.ts'
import { DialOf } from '../../../table/dial-of.tsx'
import { AnsweringFor } from '../../common/answering-for.tsx'
import { choicesIn } from '../../common/questions.ts'
import type { SceneProps } from '../../screens.ts'
import '../gurps.css'
import type { FieldAnswer } from '../odds/ask.ts'
import { canAct, type Figure, healthOf, inHands, nameOf } from '../views/fight-view.ts'
import { AskedHere } from './asked-here.tsx'
import { conditionOf, pipsOf, stateOf } from './captions.ts'
import { GoOn } from './go-on.tsx'
import { Maneuver } from './maneuver.tsx'
import { useFollowUp } from './plan.ts'
import { type FightNow, OWN_QUESTIONS, useField, useFight } from './use-fight.ts'
import { fightWords } from './words.ts'

const text = fightWords.act

export function FightAct({ scene }: SceneProps) {
  const now = useFight(scene)
  useFollowUp(scene)
  const { answer: field } = useField(now)
  const { actor, asked } = now
  if (actor === undefined) return <p className="act-empty">{text.nobody}</p>
  return (
    <div className="act-pane">
      <ActorHead now={now} actor={actor} field={field} />
      {asked !== undefined && <AnsweringFor question={asked.id} name={actor.name} />}
      {asked === undefined ? (
        <Waiting scene={scene} now={now} actor={actor} />
      ) : asked.question === 'maneuver' ? (
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

function ActorHead({ now, actor, field }: HeadProps) {
  const { view, asked } = now
  const known = actor.hp !== undefined && actor.fullHp !== undefined
  const vitals = [
    { name: text.hp, about: text.about.hp, value: known ? text.of(actor.hp, actor.fullHp) : undefined },
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
    <header className="actor">
      <Token
        name={actor.name}
        side={actor.side + 1}
        health={[healthOf(actor)]}
        pips={pipsOf(actor)}
        facing={field?.facing === true ? actor.facing * 60 : undefined}
        size={44}
        silent
      />
      <div className="actor-who">
        <div className="actor-line">
          <span className="title">{actor.name}</span>
          <span className="label">
            {asked === undefined ? view.sides[actor.side]?.name : text.acts(view.second + 1)}
          </span>
          <span className="push">
            <DialOf actor={actor.id} />
          </span>
        </div>
        <p className="actor-vitals">
          {vitals.map(({ name, about, value }) =>
            value === undefined ? null : (
              <span key={name} title={about}>
                {name} <b>{value}</b>
              </span>
            ),
          )}
          <span className="push muted">{stateOf(view, actor)}</span>
        </p>
      </div>
    </header>
  )
}

interface WaitingProps {
  readonly scene: SceneView
  readonly now: FightNow
  readonly actor: Figure
}

function Waiting({ scene, now, actor }: WaitingProps) {
  const { view } = now
  const { view: table, lookAt } = useAtTable()
  const mine = choicesIn(scene)
  const other = mine.find(({ who, question }) => who !== actor.id && OWN_QUESTIONS.includes(question))
  const waited = waitedFor(table).flatMap(({ who, player }) =>
    who === undefined ? [] : [player === undefined ? nameOf(view, who) : text.played(nameOf(view, who), player.name)],
  )
  const condition = conditionOf(actor)
  const first =
    view.stage === 'over' || scene.over
      ? text.over
      : mine.some(({ who }) => who === actor.id)
        ? text.askedBeside
        : canAct(actor) || condition === undefined
          ? text.othersTurn(actor.name)
          : text.down(actor.name, condition)
  return (
    <div className="act-waiting">
      <p>{first}</p>
      {(view.stage === 'over' || scene.over) && <GoOn scene={scene} />}
      {waited.length > 0 && <p className="muted">{text.waiting(waited)}</p>}
      {other !== undefined && (
        <p>
          <Button small onPress={() => lookAt(other.who)}>
            {text.goTo(nameOf(view, other.who))}
          </Button>
        </p>
      )}
    </div>
  )
}
