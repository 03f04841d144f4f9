/** What the actor in view may do now. Movement and action are asked here; everything else is a prompt of the table. */
import type { SceneView } from '@umpire/protocol'
import { aboutKey } from '@umpire/traveller/at-table'
import { Button } from '../../../../elements/controls/button.tsx'
import { ActionRows } from '../../../../elements/play/action-rows.tsx'
import { Token } from '../../../../elements/play/token.tsx'
import type { SceneProps } from '../../../../plug-in/screens.ts'
import { useEnter } from '../../../../table/prompts/use-enter.ts'
import { DialOf } from '../../../../table/room/dial-of.tsx'
import { percentOf } from '../../../../text/hundred.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { AnsweringFor } from '../../../common/answer/answering-for.tsx'
import { NotNow } from '../../../common/answer/not-now.tsx'
import { NothingAsked } from '../../../common/answer/nothing-asked.tsx'
import { pick, usePicked } from '../../../common/answer/pick.ts'
import { type ChoiceAsked, choicesIn, legalOf } from '../../../common/answer/questions.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { FieldAnswer, VictimOdds } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import {
  canAct,
  type EncounterView,
  type Figure,
  healthOf,
  inHand,
  nameOf,
  stateInHand,
} from '../../views/encounter-view.ts'
import { words } from '../../views/words.ts'
import { conditionOf, stateOf, weaponIn } from '../captions.ts'
import { type EncounterNow, OWN_QUESTIONS, useEncounter, useField } from '../use-encounter.ts'
import { fightWords } from '../words.ts'
import { actionRows, attackIn, barredMoves, barredRows, firstAction, firstMove, moveRows } from './action-list.ts'
import { Ahead } from './ahead.tsx'
import { Shot } from './shot.tsx'

const text = fightWords.act

export function EncounterAct({ scene }: SceneProps) {
  const now = useEncounter(scene)
  const { answer: field } = useField(now)
  const { actor, asked } = now
  if (actor === undefined) return <p className="act-empty">{text.nobody}</p>
  return (
    <div className="act-pane">
      <ActorHead now={now} actor={actor} />
      {asked !== undefined && <AnsweringFor question={asked.id} name={actor.name} />}
      {asked !== undefined && !canAct(actor) && (
        <p className="answering-for">{text.askedBefore(actor.name, conditionOf(actor))}</p>
      )}
      {asked === undefined ? (
        <Waiting scene={scene} now={now} actor={actor} />
      ) : asked.question === 'movement' ? (
        <Movement key={asked.id} scene={scene} now={now} actor={actor} asked={asked} field={field} />
      ) : (
        <Actions key={asked.id} scene={scene} now={now} actor={actor} asked={asked} field={field} />
      )}
    </div>
  )
}

function ActorHead({ now, actor }: { readonly now: EncounterNow; readonly actor: Figure }) {
  const { view, moved } = now
  const held = stateInHand(actor)
  const vitals: readonly (readonly [keyof typeof text.vitals, number | undefined])[] = [
    ['strength', actor.strength],
    ['dexterity', actor.dexterity],
    ['endurance', actor.endurance],
    ['blows', actor.blows_left],
    ['shots', inHand(actor)?.gun === true ? held?.ammo : undefined],
  ]
  const armour = actor.armor.map(one => words.armour[one] ?? one).join(', ')
  return (
    <header className="actor">
      <Token
        name={actor.name}
        side={actor.party + 1}
        health={healthOf(actor)}
        pips={canAct(actor) ? [] : ['out']}
        size={44}
        silent
      />
      <div className="actor-who">
        <div className="actor-line">
          <span className="title">{actor.name}</span>
          <span className="label">{[weaponIn(actor), armour].filter(one => one !== '').join(', ')}</span>
          <span className="push">
            <DialOf actor={actor.id} />
          </span>
        </div>
        <p className="actor-vitals">
          {vitals.map(([name, value]) =>
            value === undefined ? null : (
              <span key={name} title={text.about[name]}>
                {text.vitals[name]} <b>{value}</b>
              </span>
            ),
          )}
          <span className="push muted">{stateOf(view, actor, moved)}</span>
        </p>
      </div>
    </header>
  )
}

interface WaitingProps {
  readonly scene: SceneView
  readonly now: EncounterNow
  readonly actor: Figure
}

function Waiting({ scene, now: { view, phase }, actor }: WaitingProps) {
  const isAskedBeside = choicesIn(scene).some(({ who }) => who === actor.id)
  const says =
    phase === 'over'
      ? text.over
      : isAskedBeside
        ? text.askedBeside
        : canAct(actor)
          ? undefined
          : text.down(actor.name, conditionOf(actor))
  return (
    <NothingAsked
      scene={scene}
      who={actor.id}
      says={says}
      nameOf={id => nameOf(view, id)}
      asksItself={question => OWN_QUESTIONS.includes(question)}
    />
  )
}

interface AskedProps {
  readonly scene: SceneView
  readonly now: EncounterNow
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

function Movement({ scene, now, actor, asked, field }: AskedProps) {
  const answer = useAnswer(scene, asked.id)
  const legal = legalOf(asked)
  const picked = usePicked(asked.id) ?? firstMove(legal, canAct(actor) ? asked.proposed : undefined)
  const state = picked === undefined ? undefined : () => answer(picked)
  useEnter(state, 'screen')
  return (
    <>
      <ActionRows
        label={text.rows(actor.name)}
        actions={moveRows(asked.choices, now.view, field?.moves ?? [])}
        chosen={picked}
        onChoose={key => pick(asked.id, key)}
      />
      <NotNow barred={barredMoves(asked.choices, now.view)} />
      {picked !== undefined && <Ahead position={now.position} view={now.view} actor={actor} move={picked} />}
      <div className="act-go">
        <div className="small muted">{text.movementAbout}</div>
        <span className="push">
          <Button kind="primary" press="Enter" disabled={state === undefined} {...(state && { onPress: state })}>
            {text.stateIt}
          </Button>
        </span>
      </div>
    </>
  )
}

/** What the attack is for, in one line beside the button. */
const putsDown = (victim: VictimOdds | undefined, view: EncounterView): string =>
  victim === undefined || victim.down ? '' : text.puts(percentOf(victim.fallen), nameOf(view, victim.victim))

const NONE = aboutKey({ kind: 'none' })
const NO_ODDS: { readonly [key: string]: readonly VictimOdds[] } = {}

function Actions({ scene, now, actor, asked, field }: AskedProps) {
  const answer = useAnswer(scene, asked.id)
  const legal = legalOf(asked)
  const keys = legal.filter(choice => attackIn(choice) !== undefined).map(({ key }) => key)
  const { answer: weighed, failure } = useOdds('actions', { kind: 'actions', ...now.position, who: actor.id, keys })
  const odds = weighed?.odds ?? NO_ODDS
  const picked = usePicked(asked.id) ?? firstAction(legal, canAct(actor) ? asked.proposed : NONE, odds)
  const name = picked === undefined ? undefined : () => answer(picked)
  useEnter(name, 'screen')
  const chosen = legal.find(({ key }) => key === picked)
  const attack = chosen === undefined ? undefined : attackIn(chosen)
  const held = stateInHand(actor)
  return (
    <>
      <ActionRows
        label={text.rows(actor.name)}
        actions={actionRows(asked.choices, now.view, actor, odds, field)}
        chosen={picked}
        onChoose={key => pick(asked.id, key)}
      />
      <NotNow barred={barredRows(asked.choices, now.view)} />
      <OddsFailed failure={failure} />
      {attack !== undefined && (
        <Shot
          ranges={field?.spans ?? []}
          position={now.position}
          view={now.view}
          actor={actor}
          attack={attack}
          victims={odds[aboutKey(attack)]}
          assumed={weighed?.assumed ?? []}
        />
      )}
      <div className="act-go">
        <div className="small muted">
          {attack !== undefined &&
            [
              putsDown(odds[aboutKey(attack)]?.[0], now.view),
              inHand(actor)?.gun === true && held !== undefined ? text.ammo(held.ammo) : '',
            ]
              .filter(part => part !== '')
              .join(', ')}
        </div>
        <span className="push row">
          {picked !== NONE && <Button onPress={() => answer(NONE)}>{text.pass}</Button>}
          <Button kind="primary" press="Enter" disabled={name === undefined} {...(name && { onPress: name })}>
            {attack !== undefined ? text.nameIt : picked === NONE ? text.passing : text.doIt}
          </Button>
        </span>
      </div>
    </>
  )
}
