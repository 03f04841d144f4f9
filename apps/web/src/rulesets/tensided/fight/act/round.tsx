/** A round about to be declared: its acts one after the other, what else could be done, and what may come of it. */
import type { SceneView } from '@umpire/protocol'
import { type Act, actKey, beforehand } from '@umpire/tensided/at-table'
import { Button, ToolButton } from '../../../../elements/controls/button.tsx'
import { Problem } from '../../../../elements/message/problem.tsx'
import { ActionRows } from '../../../../elements/play/action-rows.tsx'
import { useEnter } from '../../../../table/prompts/use-enter.ts'
import { numbered } from '../../../../text/numbered.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { NotNow } from '../../../common/answer/not-now.tsx'
import type { ChoiceAsked } from '../../../common/answer/questions.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { FieldAnswer } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type FightView, type Figure, squareName } from '../../views/fight-view.ts'
import type { FightNow } from '../use-fight.ts'
import { capital, fightWords } from '../words.ts'
import { barredOf, type Group, groupsOf, kindText, stepText } from './acts.ts'
import { bringsOf, WEIGHED } from './brings.ts'
import { Details } from './details.tsx'
import { type Draft, isReady, useDraft } from './draft.ts'
import { Forecast } from './forecast.tsx'
import { squareIn } from './saying.ts'

const text = fightWords.act

interface RoundProps {
  readonly scene: SceneView
  readonly now: FightNow
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

export function Round({ scene, now, actor, asked, field }: RoundProps) {
  const { view, position } = now
  const draft = useDraft(now)
  const answer = useAnswer(scene, asked.id)
  const ready = draft !== undefined && isReady(draft)
  const forecast = useOdds(
    'forecast',
    ready ? { kind: 'forecast', ...position, who: actor.id, plan: draft.plan } : null,
  )
  const groups = groupsOf(draft?.answer?.choices ?? [])
  const before = draft?.plan.slice(0, draft.at) ?? []
  const weighed = groups
    .filter(({ kind }) => WEIGHED.includes(kind))
    .flatMap(({ legal }) => legal.map(({ about }) => about))
  const { answer: hits } = useOdds(
    'hits',
    draft?.fresh !== true || weighed.length === 0
      ? null
      : { kind: 'hits', ...position, who: actor.id, before, acts: weighed },
  )
  const go = (): void => {
    const [first] = draft?.plan ?? []
    if (draft === undefined || first === undefined) return
    answer(actKey(first.act), beforehand(draft.plan))
  }
  useEnter(ready ? go : undefined, 'screen')
  if (draft?.answer === undefined) {
    return draft?.failure === undefined ? (
      <p className="act-waiting muted">{text.weighing}</p>
    ) : (
      <OddsFailed failure={draft.failure} />
    )
  }
  const step = draft.now
  const kind = step?.act.kind
  return (
    <>
      <Steps draft={draft} view={view} actor={actor} />
      <ActionRows
        label={text.rows(actor.name)}
        actions={groups
          .filter(({ legal }) => legal.length > 0)
          .map(group => ({
            key: group.kind,
            label: kindText(group.kind),
            brings: bringsOf(group, actor, field, hits),
          }))}
        chosen={kind}
        onChoose={chosen => {
          const act = usualIn(groups.find(group => group.kind === chosen))
          if (act !== undefined && chosen !== kind) draft.put({ act })
        }}
      />
      <section className="act-detail" aria-label={kind === undefined ? text.next : kindText(kind)}>
        {step === undefined ? (
          <p className="small">{text.next}</p>
        ) : (
          <Details
            kind={step.act.kind}
            said={step}
            sayings={draft.answer.sayings}
            act={step.act}
            others={kind === 'move' ? [] : (groups.find(group => group.kind === kind)?.legal ?? [])}
            view={view}
            actor={actor}
            onSay={said => draft.say({ ...said, act: step.act })}
            onAct={act => draft.put({ act })}
          />
        )}
        {kind === 'move' && <Where draft={draft} view={view} actor={actor} field={field} />}
        {kind === 'throw' && <p className="small muted">{text.pointAt}</p>}
        {kind !== undefined && text.abouts[kind] !== undefined && <p className="small muted">{text.abouts[kind]}</p>}
        {draft.answer.barred !== null && (
          <Problem rule={draft.answer.barred.refused.rule}>{capital(draft.answer.barred.refused.because)}.</Problem>
        )}
        <OddsFailed failure={draft.failure ?? forecast.failure} />
        {forecast.answer !== undefined && ready && (
          <Forecast told={forecast.answer} fresh={forecast.fresh} view={view} />
        )}
      </section>
      <NotNow barred={barredOf(groups, actor)} />
      <div className="act-go">
        <div className="small muted">{draft.plan.length > 1 && text.several(draft.plan.length)}</div>
        <span className="push">
          <Button kind="primary" press="Enter" disabled={!ready} onPress={go}>
            {text.declare}
          </Button>
        </span>
      </div>
    </>
  )
}

/** A run is what somebody usually means who moves; anything else as it is listed. */
const usualIn = (group: Group | undefined): Act | undefined => {
  const acts = group?.legal.map(({ about }) => about) ?? []
  return acts.find(act => act.kind === 'move' && act.pace === 'run') ?? acts[0]
}

interface StepsProps {
  readonly draft: Draft
  readonly view: FightView
  readonly actor: Figure
}

/** The acts of the round in their order. */
function Steps({ draft, view, actor }: StepsProps) {
  const { plan, at, answer, select, remove } = draft
  return (
    <ol className="round-steps" aria-label={text.steps(actor.name)}>
      {numbered(plan).map(({ thing: step, place }) => {
        const label = stepText(step, view, actor)
        return (
          <li key={place} className={place === at ? 'round-step round-step-now' : 'round-step'}>
            <button type="button" className="inset-focus" aria-pressed={place === at} onClick={() => select(place)}>
              <span className="round-number">{place + 1}</span>
              {label}
            </button>
            {plan.length > 1 && <ToolButton icon="close" label={text.remove(label)} onPress={() => remove(place)} />}
          </li>
        )
      })}
      {answer?.more === true && (
        <li className={at === plan.length ? 'round-step round-step-now' : 'round-step'}>
          <button
            type="button"
            className="inset-focus"
            aria-pressed={at === plan.length}
            onClick={() => select(plan.length)}
          >
            <span className="round-number">{plan.length + 1}</span>
            {text.further}
          </button>
        </li>
      )}
    </ol>
  )
}

interface WhereProps {
  readonly draft: Draft
  readonly view: FightView
  readonly actor: Figure
  readonly field: FieldAnswer | undefined
}

function Where({ draft: { now }, view, actor, field }: WhereProps) {
  const square = now === undefined ? undefined : squareIn(now)
  const way = field?.ways.find(({ x, y }) => x === square?.x && y === square.y)
  return (
    <p className="small">
      {way !== undefined && (
        <b>
          {text.goes(
            squareName(view, way.x, way.y),
            fightWords.map.way[way.pace] ?? way.pace,
            fightWords.metres(way.metres),
          )}{' '}
        </b>
      )}
      {text.pointTo(actor.name)}
    </p>
  )
}
