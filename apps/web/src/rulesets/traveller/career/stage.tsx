/** A career on one page: the line of terms, the character as it stands, and every throw with its odds, dice and result. */
import { NumberThatOpens, OpeningLine } from '../../../elements/controls/opens.tsx'
import { Dice } from '../../../elements/play/dice.tsx'
import { Outcome } from '../../../elements/play/plate.tsx'
import { Why } from '../../../elements/play/why.tsx'
import type { SceneProps } from '../../../plug-in/screens.ts'
import { percentOf } from '../../../text/hundred.ts'
import { numbered } from '../../../text/numbered.ts'
import { usePicked } from '../../common/answer/pick.ts'
import type { CareerAnswer } from '../odds/ask.ts'
import { ageOf, type CareerView, rollsLeft } from '../views/career-view.ts'
import { CharacterSoFar } from './character.tsx'
import { EarlierTerms } from './earlier.tsx'
import { ServiceAbout } from './service-about.tsx'
import type { Story, StoryRow, StoryTerm } from './story.ts'
import { TermLine } from './term-line.tsx'
import { useCareer } from './use-career.ts'
import { careerWords } from './words.ts'

const text = careerWords
/** At most so many rolls are made for cash. */
const CASH_ROLLS = 3

export function CareerStage({ scene }: SceneProps) {
  const { career, story, odds, asked } = useCareer(scene)
  const picked = usePicked(asked?.id) ?? asked?.proposed
  const looked = odds?.services.find(({ service }) => service === picked)
  const now = story.terms.at(-1)
  const todo = asked === undefined ? undefined : text.todo[asked.question]
  // The last term is told above, unless it is over.
  const lastIsAbove = career.stage === 'serving' || career.stage === 'dead'
  const earlier = lastIsAbove ? story.terms.slice(0, -1) : story.terms
  return (
    <div className="career">
      <TermLine career={career} story={story} ranks={odds?.serving?.ranks} />
      <div className="career-body">
        <aside className="career-who">
          <CharacterSoFar career={career} story={story} ranks={odds?.serving?.ranks} />
        </aside>
        <div className="career-middle">
          <Now career={career} story={story} term={now} odds={odds} />
          {todo !== undefined && <p className="career-next">{text.next(todo)}</p>}
          {looked !== undefined && <ServiceAbout prospect={looked} />}
          {earlier.length > 0 && <EarlierTerms terms={earlier} />}
        </div>
      </div>
    </div>
  )
}

function rollsText(career: CareerView): string {
  const left = rollsLeft(career)
  return text.rollsLeft(left, Math.max(0, Math.min(left, CASH_ROLLS - career.estate.cash_used)))
}

interface NowProps {
  readonly career: CareerView
  readonly story: Story
  readonly term: StoryTerm | undefined
  readonly odds: CareerAnswer | undefined
}

/** What is going on: the throws of the term that is served, or of entering or leaving a service. */
function Now({ career, story, term, odds }: NowProps) {
  const { stage } = career
  if (stage === 'serving' && term !== undefined) {
    return (
      <Throws
        title={text.termTitle(term.number)}
        about={text.ages(term.age, term.age + 4)}
        rows={term.number === 1 ? [...story.entering, ...term.rows] : term.rows}
        ahead={odds?.serving ?? undefined}
      />
    )
  }
  if (stage === 'leaving' || stage === 'finished') {
    const done = stage === 'finished'
    return (
      <Throws
        title={done ? text.finishedTitle : text.leavingTitle}
        about={done ? career.person.styled_name : rollsText(career)}
        rows={story.leaving}
        ahead={undefined}
      />
    )
  }
  if (stage === 'dead') {
    return (
      <Throws
        title={text.deadTitle}
        about={text.deadAbout(career.name, ageOf(career))}
        rows={term?.rows ?? []}
        ahead={undefined}
      />
    )
  }
  return <Throws title={text.young} about={text.youngAbout} rows={story.entering} ahead={undefined} />
}

interface ThrowsProps {
  readonly title: string
  readonly about: string
  readonly rows: readonly StoryRow[]
  /** What is still to be thrown for this term. */
  readonly ahead: NonNullable<CareerAnswer['serving']> | undefined
}

function Throws({ title, about, rows, ahead }: ThrowsProps) {
  const reenlisted = rows.some(({ kind }) => kind === 'reenlistment')
  return (
    <section aria-label={title}>
      <header className="career-head">
        <h1 className="title-xl">{title}</h1>
        <span className="label">{about}</span>
      </header>
      {rows.length > 0 && (
        <ol className="career-throws">
          <li className="career-throw career-throw-head" aria-hidden="true">
            <span>{text.throwHead}</span>
            <span className="num">{text.needs}</span>
            <span>{text.dms}</span>
            <span>{text.dice}</span>
            <span className="num">{text.total}</span>
            <span>{text.result}</span>
          </li>
          {numbered(rows).map(({ thing, place }) => (
            <li key={place}>
              <Throw row={thing} />
            </li>
          ))}
          {ahead !== undefined && !reenlisted && (
            <li className="career-throw career-throw-next">
              <span className="career-throw-name">{text.throws.reenlistment}</span>
              <span className="career-need">{ahead.reenlistment.needed}</span>
              <span>{`${text.percent(percentOf(ahead.reenlistment.chance))} ${text.mayStay}`}</span>
              <span />
              <span />
              <span>{`${text.percent(percentOf(ahead.mandatory))} ${text.mustStay}`}</span>
            </li>
          )}
        </ol>
      )}
    </section>
  )
}

function Throw({ row }: { readonly row: StoryRow }) {
  const { kind, about, needed, dms, chance, faces, dice, total, success, result, why } = row
  const by = needed === undefined || total === undefined ? undefined : Math.abs(total - Number.parseInt(needed, 10))
  const told = by === undefined || success === undefined ? result : `${result}, ${text.by(by)}`
  return (
    <OpeningLine className="career-throw">
      <span className="career-throw-name">
        {text.throws[kind]}
        <small>
          {[about, chance === undefined ? '' : text.percent(percentOf(chance))].filter(one => one !== '').join(', ')}
        </small>
      </span>
      <span className="career-need">{needed}</span>
      <span className="career-dms">{dms.map(({ name, dm }) => text.dm(dm, name)).join(', ')}</span>
      <span>{faces.length > 0 && <Dice faces={faces} dice={dice} />}</span>
      <span className="career-need">
        {total !== undefined &&
          (why.length > 0 ? (
            <NumberThatOpens shows={<Why reasons={why} unfolded={2} />}>{total}</NumberThatOpens>
          ) : (
            total
          ))}
      </span>
      <span>{success === undefined ? told : <Outcome made={success}>{told}</Outcome>}</span>
    </OpeningLine>
  )
}
