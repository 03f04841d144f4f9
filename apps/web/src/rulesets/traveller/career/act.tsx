/** What the career asks now, with what each choice may bring; at its end the character, to print and to play. */
import type { Choice } from '@umpire/engine'
import type { SceneView } from '@umpire/protocol'
import type { ReactNode } from 'react'
import { type KeyMap, useKeys } from '../../../browser/keys.ts'
import { Button } from '../../../elements/controls/button.tsx'
import { ActionRows } from '../../../elements/play/action-rows.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { useEnter } from '../../../table/prompts/use-enter.ts'
import { useAnswer } from '../../common/answer/answer.ts'
import { AnsweringFor } from '../../common/answer/answering-for.tsx'
import { pick, usePicked } from '../../common/answer/pick.ts'
import { type ChoiceAsked, legalOf } from '../../common/answer/questions.ts'
import { OddsFailed } from '../../common/worker/odds-failed.tsx'
import { words } from '../views/words.ts'
import { aboutOf } from './about.ts'
import { Finished } from './finished.tsx'
import { NextTerm } from './next-term.tsx'
import { ServiceChoice } from './service-choice.tsx'
import { MusteringTables, SkillTables } from './tables.tsx'
import { type CareerNow, useCareer } from './use-career.ts'
import { careerWords } from './words.ts'

const text = careerWords

export function CareerAct({ scene }: SceneProps) {
  const now = useCareer(scene)
  const { career, asked, odds, failure } = now
  const over = career.stage === 'finished' || career.stage === 'dead'
  return (
    <div className="act-pane">
      {!over && <OddsFailed failure={failure} />}
      {asked !== undefined && <Asked key={asked.id} scene={scene} now={now} asked={asked} />}
      {asked === undefined && over && <Finished scene={scene} career={career} />}
      {asked === undefined && !over && <p className="act-empty">{text.waiting}</p>}
      {career.stage === 'serving' && odds?.serving != null && asked?.question !== 'skill table' && (
        <NextTerm career={career} serving={odds.serving} aging={odds.aging} />
      )}
    </div>
  )
}

interface AskedProps {
  readonly scene: SceneView
  readonly now: CareerNow
  readonly asked: ChoiceAsked
}

/** Number keys pick as the choices stand; Enter answers. */
function Asked({ scene, now, asked }: AskedProps) {
  const legal = legalOf(asked)
  const picked = usePicked(asked.id) ?? asked.proposed ?? legal[0]?.key
  const choose = (key: string): void => pick(asked.id, key)
  const answer = useAnswer(scene, asked.id)
  const go = picked === undefined ? undefined : () => answer(picked)
  useEnter(go, 'screen')
  const keys: KeyMap = Object.fromEntries(
    legal.slice(0, 9).map(({ key }, index) => [String(index + 1), () => choose(key)]),
  )
  useKeys(keys)
  const propose = asked.proposed
  return (
    <section className="career-asked" aria-label={words.ask(asked.who, asked.question)}>
      <h2 className="title career-question">{words.ask(asked.who, asked.question)}</h2>
      <AnsweringFor question={asked.id} name={now.career.name} />
      <Choices now={now} asked={asked} picked={picked} choose={choose} />
      <div className="act-go">
        <span className="push row">
          {propose !== undefined && propose !== picked && (
            <Button onPress={() => answer(propose)}>{text.letProgram}</Button>
          )}
          <Button kind="primary" press="Enter" disabled={go === undefined} {...(go && { onPress: go })}>
            {goText(asked, picked)}
          </Button>
        </span>
      </div>
    </section>
  )
}

interface ChoicesProps {
  readonly now: CareerNow
  readonly asked: ChoiceAsked
  readonly picked: string | undefined
  readonly choose: (key: string) => void
}

function Choices({ now, asked, picked, choose }: ChoicesProps): ReactNode {
  const { career, odds } = now
  const shared = { asked, picked, choose }
  if (asked.question === 'service') return <ServiceChoice {...shared} services={odds?.services ?? []} />
  if (asked.question === 'skill table') {
    return <SkillTables {...shared} career={career} tables={odds?.serving?.tables ?? []} />
  }
  if (asked.question === 'mustering-out table') {
    return <MusteringTables {...shared} career={career} serving={odds?.serving ?? undefined} />
  }
  return (
    <ActionRows
      label={words.ask(asked.who, asked.question)}
      actions={asked.choices.map(choice => {
        const about = aboutOf(choice)
        const aid = about.kind === 'weapon' ? about.aid : undefined
        return {
          key: choice.key,
          label: capital(nameOf(choice)),
          ...(aid !== undefined && { brings: text.aid(aid.plus_at, aid.minus_to, aid.wounds) }),
          refused: choice.refused,
        }
      })}
      chosen={picked}
      onChoose={choose}
    />
  )
}

/** What a choice is called in a list and on the button: by its name, where it is about something with a name. */
function nameOf(choice: Choice): string {
  const about = aboutOf(choice)
  if (about.kind === 'skill') return text.skillIn(about.name)
  return 'name' in about ? about.name : choice.label
}
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

/** The word on the button: what it does, not that it does. */
function goText({ choices }: ChoiceAsked, picked: string | undefined): string {
  const choice = choices.find(({ key }) => key === picked)
  if (choice === undefined) return text.take
  const about = aboutOf(choice)
  switch (about.kind) {
    case 'service':
      return text.tryFor(words.theService(about.service))
    case 'no service':
      return text.enterPlay
    case 'skill table':
      return text.rollOn(text.tables[about.table].toLowerCase())
    case 'cash':
      return text.rollOn(text.cashTable.toLowerCase())
    case 'benefits':
      return text.rollOn(text.benefitsTable.toLowerCase())
    case 'enough':
    case 'stay':
    case 'leave':
      return text[about.kind]
    case 'weapon':
    case 'skill':
    case 'vehicle':
    case 'title':
    case 'no title':
      return text.takeThat(nameOf(choice))
    case 'apply':
    case 'decline':
    case 'use':
    case 'leave out':
      return capital(choice.label)
  }
}
