/** A turn: the maneuvers there are, what exactly, and what may come of it. */
import { hexKey, partKey, QUESTIONS, roundsKey } from '@umpire/gurps/at-table'
import type { SceneView } from '@umpire/protocol'
import { PHONE, useMedia } from '../../../../browser/use-media.ts'
import { Button } from '../../../../elements/controls/button.tsx'
import { ActionRows } from '../../../../elements/play/action-rows.tsx'
import { useEnter } from '../../../../table/prompts/use-enter.ts'
import { percentOf } from '../../../../text/hundred.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { NotNow } from '../../../common/answer/not-now.tsx'
import type { ChoiceAsked } from '../../../common/answer/questions.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { AttacksAnswer, FieldAnswer } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type FightView, type Figure, hexName } from '../../views/fight-view.ts'
import type { FightNow } from '../use-fight.ts'
import { fightWords, listed } from '../words.ts'
import {
  type Act,
  barredManeuvers,
  barredOf,
  type Group,
  groupsOf,
  groupText,
  isWeighed,
  mostRounds,
  withText,
} from './acts.ts'
import { Attack, useAttack } from './attack.tsx'
import { Details } from './details.tsx'
import { pick, pickedAct, usePicked } from './picked-act.ts'

const text = fightWords.act

interface ManeuverProps {
  readonly scene: SceneView
  readonly now: FightNow
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

/** So many attacks are weighed for the list; the one that is picked always is. */
const MOST_WEIGHED = 8

export function Maneuver({ scene, now, actor, asked, field }: ManeuverProps) {
  const { view, position } = now
  const answer = useAnswer(scene, asked.id)
  const groups = groupsOf(asked.choices)
  // There, what may be done would be far above what comes of it.
  const narrow = useMedia(PHONE)
  const { choice, part = null, rounds: wanted, way } = usePicked(asked.id)
  const act = pickedAct(asked, choice)
  const most = act === undefined ? 1 : mostRounds(act, actor)
  const rounds = Math.min(wanted ?? most, most)
  const attack = useAttack(position, actor.id, act, { location: part, rounds: most > 1 ? rounds : null })
  const weighed = groups
    .filter(({ group }) => group === 'attack' || group === 'throw')
    .flatMap(({ legal }) => legal.slice(0, MOST_WEIGHED).map(({ key }) => key))
  const { answer: all, failure } = useOdds(
    'attacks',
    weighed.length === 0 ? null : { kind: 'attacks', ...position, who: actor.id, keys: weighed },
  )
  const allowed = act !== undefined && act.choice.refused === undefined
  const moving = act?.about.kind === 'go'
  const go = (): void => {
    if (act === undefined) return
    const known = attack.answer?.parts.some(({ location }) => location === part) === true
    answer(act.key, [
      ...(isWeighed(act) ? [{ question: QUESTIONS.location, choice: partKey(known ? part : null) }] : []),
      ...(most > 1 ? [{ question: QUESTIONS.rounds, choice: roundsKey(rounds) }] : []),
      ...(moving && way !== undefined ? [{ question: QUESTIONS.where, choice: way }] : []),
    ])
  }
  // Where to is asked next, and proposed, where no hex was picked yet.
  useEnter(allowed ? go : undefined, 'screen')
  const chosen = groups.find(({ group }) => group === act?.group)
  return (
    <>
      <ActionRows
        label={text.rows(actor.name)}
        actions={[
          ...groups
            .filter(({ legal }) => legal.length > 0)
            .map(group => ({ key: group.group, label: groupText(group), brings: bringsOf(group, actor, field, all) })),
          ...(narrow ? [] : barredManeuvers(groups, view)),
        ]}
        chosen={act?.group}
        onChoose={group => {
          const first = groups.find(one => one.group === group)?.legal
          const like = first?.find(({ at }) => at !== undefined && at === act?.at) ?? first?.[0]
          if (like !== undefined) pick(asked.id, { choice: like.key })
        }}
      />
      {act !== undefined && chosen !== undefined && (
        <section className="act-detail" aria-label={groupText(chosen)}>
          <Details
            act={act}
            acts={chosen.acts}
            view={view}
            actor={actor}
            parts={attack.answer?.parts ?? []}
            part={part}
            rounds={most > 1 ? rounds : undefined}
            most={most}
            onAct={key => pick(asked.id, { choice: key })}
            onPart={location => pick(asked.id, { part: location })}
            onRounds={number => pick(asked.id, { rounds: number })}
          />
          {moving && (
            <p className="small">{way === undefined ? text.pointTo(actor.name) : wayText(way, field, view)}</p>
          )}
          {isWeighed(act) && allowed && (
            <Attack asked={attack} view={view} thing={withText(act, actor)} label={act.choice.label} />
          )}
        </section>
      )}
      <OddsFailed failure={failure} />
      <NotNow barred={[...(narrow ? barredManeuvers(groups, view) : []), ...barredOf(groups, view)]} />
      <div className="act-go">
        <div className="small muted" />
        <span className="push">
          <Button kind="primary" press="Enter" disabled={!allowed} onPress={go}>
            {act === undefined ? text.doIt : moving && way === undefined ? text.whereTo : buttonText(act, rounds)}
          </Button>
        </span>
      </div>
    </>
  )
}

function wayText(way: string, field: FieldAnswer | undefined, view: FightView): string {
  const found = field?.ways.find(({ q, r }) => way === hexKey({ q, r }))
  if (found === undefined) return ''
  return text.chosenHex(hexName(view, found), fightWords.map.way(found.points))
}

function buttonText({ about: { kind }, group }: Act, rounds: number): string {
  if (kind === 'go') return text.go
  if (kind === 'shoot' || kind === 'pop-up') return text.fire(rounds)
  if (group === 'throw') return text.throwIt
  if (group === 'aim') return text.aimIt
  if (group === 'watch') return text.watchIt
  return group === 'attack' || group === 'all-out' || group === 'wild' ? text.attackIt : text.doIt
}

const NEVER = { ways: 0n, of: 1n }

/** What a maneuver is worth, in a few words beside its name. */
function bringsOf(
  { group, legal }: Group,
  actor: Figure,
  field: FieldAnswer | undefined,
  all: AttacksAnswer | undefined,
) {
  switch (group) {
    case 'attack':
    case 'throw': {
      const best = legal
        .flatMap(({ key }) => all?.struck[key] ?? [])
        .reduce((most, one) => (one.ways * most.of > most.ways * one.of ? one : most), NEVER)
      return all === undefined
        ? text.brings.working
        : best.ways === 0n
          ? undefined
          : text.brings.struck(percentOf(best))
    }
    case 'aim':
      return text.brings.aimed(actor.aim?.turns ?? 0)
    case 'move':
      return actor.moved > 0
        ? text.brings.moved(actor.moved)
        : field === undefined
          ? undefined
          : text.brings.move(field.move)
    case 'ready':
    case 'clear':
    case 'drop':
      return listed([...new Set(legal.map(act => withText(act, actor)))])
    case 'reload': {
      const { arm } = legal[0]?.about ?? {}
      const state = arm === undefined ? undefined : actor.armStates?.[arm]
      return state === undefined ? undefined : text.brings.left(state.rounds)
    }
    case 'position':
      return legal.map(({ how = '' }) => text.briefly[how] ?? how).join(', ')
    case 'defend':
    case 'wait':
    case 'watch':
    case 'feint':
    case 'pop-up':
    case 'crouch':
    case 'flee':
      return text.brings[group]
    default:
      return undefined
  }
}
