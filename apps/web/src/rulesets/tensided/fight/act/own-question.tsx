/** What belongs to an act in the middle of a round, and was not said beforehand or cannot be done so any more. */
import type { SceneView } from '@umpire/protocol'
import { aboutKey, QUESTIONS } from '@umpire/tensided/at-table'
import { Button } from '../../../../elements/controls/button.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { ActionRows } from '../../../../elements/play/action-rows.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { useEnter } from '../../../../table/prompts/use-enter.ts'
import { percentOf } from '../../../../text/hundred.ts'
import { useAnswer } from '../../../common/answer/answer.ts'
import type { ChoiceAsked } from '../../../common/answer/questions.ts'
import { OddsFailed } from '../../../common/worker/odds-failed.tsx'
import type { FieldAnswer, TurnAnswer } from '../../odds/ask.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { type Figure, squareName } from '../../views/fight-view.ts'
import { aboutOf, firstOf, pickAbout, sayingIn, usePickedAbout, usualOf } from '../picked.ts'
import type { FightNow } from '../use-fight.ts'
import { capital, fightWords } from '../words.ts'
import { kindText } from './acts.ts'
import { Details } from './details.tsx'
import { Forecast } from './forecast.tsx'
import { isCalled, squareIn } from './saying.ts'

const text = fightWords.act

interface AskedHereProps {
  readonly scene: SceneView
  readonly now: FightNow
  readonly actor: Figure
  readonly asked: ChoiceAsked
  readonly field: FieldAnswer | undefined
}

export function AskedHere({ scene, now, actor, asked, field }: AskedHereProps) {
  const answer = useAnswer(scene, asked.id)
  const picked = usePickedAbout(asked.id) ?? usualOf(asked)
  const { question } = asked
  const called = isCalled(question)
  const lapses = picked?.kind === 'lapse'
  const says = sayingIn(lapses ? firstOf(asked) : picked)
  const turn = useOdds(
    'turn',
    says === undefined || !called ? null : { kind: 'turn', ...now.position, who: actor.id, question, says },
  )
  /** An attack has too many choices to be listed: whom, how and where are chosen one by one. */
  const listed = called ? asked.choices.filter(choice => aboutOf(choice).kind === 'lapse') : asked.choices
  const go = picked === undefined ? undefined : () => answer(aboutKey(picked))
  useEnter(go, 'screen')
  const square = squareIn({ ...(says && { says }) })
  const way = field?.ways.find(({ x, y }) => x === square?.x && y === square.y)
  return (
    <>
      <p className="act-question">{fightWords.ask(actor.name, question)}</p>
      {question === QUESTIONS.where ? (
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
            ...(called && says !== undefined ? [{ key: aboutKey(says), label: kindText(question) }] : []),
            ...listed.map(({ key, label, refused }) => ({ key, label: capital(label), refused })),
          ]}
          chosen={picked === undefined ? undefined : aboutKey(picked)}
          onChoose={key => {
            const about = listed.find(choice => choice.key === key)
            const chosen = about === undefined ? says : aboutOf(about)
            if (chosen !== undefined) pickAbout(asked.id, chosen)
          }}
        />
      )}
      {called && turn.answer !== undefined && says !== undefined && (
        <section className="act-detail" aria-label={fightWords.ask(actor.name, question)}>
          <Details
            kind={question}
            said={{ says }}
            sayings={turn.answer.sayings}
            view={now.view}
            actor={actor}
            onSay={said => said.says !== undefined && pickAbout(asked.id, said.says)}
          />
          {!lapses && <TurnOdds turn={turn.answer} fresh={turn.fresh} now={now} />}
        </section>
      )}
      <OddsFailed failure={turn.failure} />
      <div className="act-go">
        <div className="small muted" />
        <span className="push">
          <Button kind="primary" press="Enter" disabled={go === undefined} {...(go && { onPress: go })}>
            {question === QUESTIONS.where ? text.go : text.doIt}
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
