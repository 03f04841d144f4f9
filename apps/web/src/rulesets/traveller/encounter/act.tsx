/** What the actor in view may do now. Movement and action are asked here; everything else is a prompt of the table. */
import type { SceneView } from '@umpire/protocol'
import { type Action, ActionRows } from '../../../elements/action-rows.tsx'
import { Button } from '../../../elements/button.tsx'
import { percentOf } from '../../../elements/hundred.ts'
import { Token } from '../../../elements/token.tsx'
import { useAtTable } from '../../../table/at-table.ts'
import { DialOf } from '../../../table/dial-of.tsx'
import type { SceneProps } from '../../screens.ts'
import { pick, usePicked } from '../chosen.ts'
import { useEnter } from '../enter.ts'
import type { FieldAnswer, VictimOdds } from '../odds/ask.ts'
import { useOdds } from '../odds/use-odds.ts'
import { type ChoiceAsked, choicesIn, legalOf, waitedFor } from '../questions.ts'
import { canAct, type EncounterView, type Figure, figureOf, healthOf, inHand } from '../views/encounter-view.ts'
import { words } from '../words.ts'
import { actionRows, barredMoves, barredRows, firstPick, isAttack, moveRows } from './action-list.ts'
import { Ahead } from './ahead.tsx'
import { captionOf, weaponIn } from './captions.ts'
import { Shot } from './shot.tsx'
import { type EncounterNow, useEncounter, useField } from './use-encounter.ts'

const text = words.act

export function EncounterAct({ scene }: SceneProps) {
  const now = useEncounter(scene)
  const field = useField(now)
  const { actor, asked } = now
  if (actor === undefined) return <p className="act-empty">{text.nobody}</p>
  return (
    <div className="act-pane">
      <ActorHead now={now} actor={actor} />
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
  const held = actor.hand === null ? undefined : actor.armStates?.[actor.hand]
  const vitals: readonly (readonly [string, number | undefined])[] = [
    [text.vitals.strength, actor.now?.strength],
    [text.vitals.dexterity, actor.now?.dexterity],
    [text.vitals.endurance, actor.now?.endurance],
    [text.vitals.blows, actor.blowsLeft],
    [text.vitals.rounds, inHand(actor)?.gun === true ? held?.ammo : undefined],
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
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ),
          )}
          <span className="push muted">
            {[
              ...(moved || !canAct(actor) ? [words.stage.briefly(captionOf(view, actor, moved))] : []),
              ...(canAct(actor) ? [actor.wounded ? text.hurt : text.unhurt] : []),
            ].join(', ')}
          </span>
        </p>
      </div>
    </header>
  )
}

function Waiting({
  scene,
  now,
  actor,
}: {
  readonly scene: SceneView
  readonly now: EncounterNow
  readonly actor: Figure
}) {
  const { view, phase } = now
  const names = waitedFor(scene).map(id => figureOf(view, id)?.name ?? id)
  const first =
    phase === 'over'
      ? text.over
      : choicesIn(scene).some(({ who }) => who === actor.id)
        ? text.askedBeside
        : canAct(actor)
          ? text.othersTurn(actor.name)
          : text.down(actor.name, captionOf(view, actor, true))
  return (
    <div className="act-waiting">
      <p>{first}</p>
      {scene.questions.length > 0 && <p className="muted">{text.waiting(names)}</p>}
    </div>
  )
}

interface AskedProps {
  readonly scene: SceneView
  readonly now: EncounterNow
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

/** Answers the question; the refusal, if there is one, is shown by the table. */
function useAnswer(scene: SceneView, asked: ChoiceAsked): (key: string) => void {
  const { perform } = useAtTable()
  return key => void perform({ type: 'answer', scene: scene.id, question: asked.id, answer: { choice: key } })
}

function Movement({ scene, now, actor, asked, field }: AskedProps) {
  const answer = useAnswer(scene, asked)
  const legal = legalOf(asked)
  const picked = usePicked(asked.id) ?? firstPick(legal, asked.proposed, {})
  const state = picked === undefined ? undefined : () => answer(picked)
  useEnter(state)
  return (
    <>
      <ActionRows
        label={text.rows(actor.name)}
        actions={moveRows(asked.choices, now.view, field?.moves ?? [])}
        chosen={picked}
        onChoose={key => pick(asked.id, key)}
      />
      {picked !== undefined && <Ahead position={now.position} view={now.view} actor={actor} move={picked} />}
      <NotNow actions={barredMoves(asked.choices)} />
      <div className="act-go">
        <span className="small muted">{text.movementAbout}</span>
        <span className="push">
          <Button kind="primary" press="Enter" disabled={state === undefined} {...(state && { onPress: state })}>
            {text.stateIt}
          </Button>
        </span>
      </div>
    </>
  )
}

/** What may not be done, each with the rule in the way. */
const NotNow = ({ actions }: { readonly actions: readonly Action[] }) =>
  actions.length === 0 ? null : (
    <div className="act-barred">
      <p className="label">{text.notNow}</p>
      <ActionRows label={text.notNow} actions={actions} onChoose={() => undefined} />
    </div>
  )

/** What the attack is for, in one line beside the button. */
const putsDown = (victim: VictimOdds | undefined, view: EncounterView): string =>
  victim === undefined || victim.down
    ? ''
    : text.puts(percentOf(victim.fallen), figureOf(view, victim.victim)?.name ?? victim.victim)

const NO_ODDS: { readonly [key: string]: readonly VictimOdds[] } = {}

function Actions({ scene, now, actor, asked, field }: AskedProps) {
  const answer = useAnswer(scene, asked)
  const legal = legalOf(asked)
  const keys = legal.map(({ key }) => key).filter(isAttack)
  const { answer: weighed } = useOdds('actions', { kind: 'actions', ...now.position, who: actor.id, keys })
  const odds = weighed?.odds ?? NO_ODDS
  const picked = usePicked(asked.id) ?? firstPick(legal, asked.proposed, odds)
  const name = picked === undefined ? undefined : () => answer(picked)
  useEnter(name)
  const attack = picked !== undefined && isAttack(picked)
  const held = actor.hand === null ? undefined : actor.armStates?.[actor.hand]
  return (
    <>
      <ActionRows
        label={text.rows(actor.name)}
        actions={actionRows(asked.choices, now.view, actor, odds, field)}
        chosen={picked}
        onChoose={key => pick(asked.id, key)}
      />
      {attack && (
        <Shot
          position={now.position}
          view={now.view}
          actor={actor}
          attack={picked}
          victims={odds[picked]}
          assumed={weighed?.assumed ?? []}
        />
      )}
      <NotNow actions={barredRows(asked.choices, now.view)} />
      <div className="act-go">
        <div className="small muted">
          {attack && <p>{putsDown(odds[picked]?.[0], now.view)}</p>}
          {attack && inHand(actor)?.gun === true && held !== undefined && <p>{text.ammo(held.ammo)}</p>}
        </div>
        <span className="push row">
          {picked !== 'none' && <Button onPress={() => answer('none')}>{text.pass}</Button>}
          <Button kind="primary" press="Enter" disabled={name === undefined} {...(name && { onPress: name })}>
            {attack ? text.nameIt : picked === 'none' ? text.passing : text.doIt}
          </Button>
        </span>
      </div>
    </>
  )
}
