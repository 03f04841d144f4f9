/** What belongs to an act in the middle of a round, and was not said beforehand or cannot be done so any more. */
import type { SceneView } from '@umpire/protocol'
import { Button } from '../../../../elements/controls/button.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { ActionRows } from '../../../../elements/play/action-rows.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { useEnter } from '../../../../table/prompts/use-enter.ts'
import { percentOf } from '../../../../text/hundred.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import { pick, usePicked } from '../../../common/answer/pick.ts'
import { type ChoiceAsked, legalOf } from '../../../common/answer/questions.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { FieldAnswer, TurnAnswer } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type Figure, squareName } from '../../views/fight-view.ts'
import type { FightNow } from '../use-fight.ts'
import { capital, fightWords } from '../words.ts'
import { kindText } from './acts.ts'
import { Details } from './details.tsx'
import { Forecast } from './forecast.tsx'

const text = fightWords.act

interface AskedHereProps {
  readonly scene: SceneView
  readonly now: FightNow
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

/** Too many to be listed: whom, how and where are chosen one by one. */
const CALLED: readonly string[] = ['shoot', 'strike']

const LAPSE = 'lapse'

const firstOf = (asked: ChoiceAsked): string | undefined => legalOf(asked).find(({ key }) => key !== LAPSE)?.key

/** What to begin with: what the program proposes, else the first that does something. */
export const usualOf = (asked: ChoiceAsked): string | undefined => {
  const legal = legalOf(asked)
  return legal.find(({ key }) => key === asked.proposed)?.key ?? firstOf(asked) ?? legal[0]?.key
}

export function AskedHere({ scene, now, actor, asked, field }: AskedHereProps) {
  const answer = useAnswer(scene, asked.id)
  const picked = usePicked(asked.id) ?? usualOf(asked)
  const { question } = asked
  const called = CALLED.includes(question)
  const says = picked === LAPSE ? firstOf(asked) : picked
  const turn = useOdds(
    'turn',
    says === undefined || !called ? null : { kind: 'turn', ...now.position, who: actor.id, question, says },
  )
  const go = picked === undefined ? undefined : () => answer(picked)
  useEnter(go, 'screen')
  const way = field?.ways.find(({ x, y }) => picked === `${x},${y}`)
  return (
    <>
      <p className="act-question">{fightWords.ask(actor.name, question)}</p>
      {question === 'where' ? (
        <p className="act-question small">
          {way !== undefined && (
            <b>
              {text.goes(
                squareName(now.view, way.x, way.y),
                fightWords.map.way[way.pace] ?? way.pace,
                fightWords.metres(way.metres),
              )}{' '}
            </b>
          )}
          {text.pointTo(actor.name)}
        </p>
      ) : (
        <ActionRows
          label={fightWords.ask(actor.name, question)}
          actions={[
            ...(called && says !== undefined ? [{ key: says, label: kindText(question) }] : []),
            ...asked.choices
              .filter(({ key }) => !called || key === LAPSE)
              .map(({ key, label, refused }) => ({ key, label: capital(label), refused })),
          ]}
          chosen={picked}
          onChoose={key => pick(asked.id, key)}
        />
      )}
      {called && turn.answer !== undefined && says !== undefined && (
        <section className="act-detail" aria-label={fightWords.ask(actor.name, question)}>
          <Details
            step={{ act: question, says }}
            sayings={turn.answer.sayings}
            others={[]}
            view={now.view}
            actor={actor}
            onSay={step => step.says !== undefined && pick(asked.id, step.says)}
            onAct={() => undefined}
          />
          {picked !== LAPSE && <TurnOdds turn={turn.answer} fresh={turn.fresh} now={now} />}
        </section>
      )}
      <OddsFailed failure={turn.failure} />
      <div className="act-go">
        <div className="small muted" />
        <span className="push">
          <Button kind="primary" press="Enter" disabled={go === undefined} {...(go && { onPress: go })}>
            {question === 'where' ? text.go : text.doIt}
          </Button>
        </span>
      </div>
    </>
  )
}

interface TurnOddsProps {
  readonly turn: TurnAnswer
  readonly fresh: boolean
  readonly now: FightNow
}

function TurnOdds({ turn: { numbers, told }, fresh, now }: TurnOddsProps) {
  if (told !== null) return <Forecast told={told} fresh={fresh} view={now.view} />
  if (numbers === null) return null
  const against = text.against(numbers.attribute, numbers.difficulty)
  return (
    <OpeningLine className="victim-name">
      <NumberThatOpens label={text.why(against)} shows={<Why reasons={numbers.because} unfolded={2} />}>
        {against}
      </NumberThatOpens>{' '}
      <span className="small">{text.hits(percentOf(numbers.chance))}</span>
    </OpeningLine>
  )
}
