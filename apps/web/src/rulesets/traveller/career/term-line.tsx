/** The line of terms: those served with what they brought, the one that is on, and those that may come. */
import { Fragment } from 'react'
import type { CareerView } from '../views/career-view.ts'
import { words } from '../views/words.ts'
import type { Story } from './story.ts'
import { careerWords } from './words.ts'

const text = careerWords
const TERMS = 7
const YOUNG = 18
const YEARS = 4
/** The first aging throws come at the end of the fourth, a pension with the fifth. */
const COMING: { readonly [term: number]: string } = { 4: text.firstAging, 5: text.pension, 7: text.last }

interface TermLineProps {
  readonly career: CareerView
  readonly story: Story
  readonly ranks: readonly (string | null)[] | undefined
}

export function TermLine({ career, story, ranks }: TermLineProps) {
  const { name, service, drafted, stage } = career
  const serviceName = service === null ? undefined : words.services[service]
  const count = Math.max(TERMS, story.terms.length)
  /** Nothing is to come for who has left, or died. */
  const goesOn = stage === 'new' || stage === 'free' || stage === 'serving'
  const slots = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <section className="term-line" aria-label={text.terms}>
      <div>
        <p className="title-xl">{name}</p>
        <p className="small muted">
          {serviceName === undefined ? text.unenlisted : text.enlisted(serviceName, drafted)}
        </p>
      </div>
      <ol>
        {slots.map(number => {
          const term = story.terms[number - 1]
          const now = stage === 'serving' && number === story.terms.length
          const look = term === undefined ? 'term term-next' : now ? 'term term-now' : 'term'
          const rank = term?.rank === undefined ? undefined : ranks?.[term.rank]
          return (
            <li key={number} className={look} aria-current={now ? 'step' : undefined}>
              <span className="term-age">
                <span className="nowrap">{text.term(number)}</span>{' '}
                <span className="nowrap">{text.orderAge(YOUNG + YEARS * (number - 1))}</span>
              </span>
              <b>{rank ?? ''}</b>
              <small>{term === undefined ? goesOn && COMING[number] : <Gains gains={term.gains} />}</small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Parted between them only: "Forward Observer-1" stays in one line. */
const Gains = ({ gains }: { readonly gains: readonly string[] }) =>
  gains.map((gain, place) => (
    <Fragment key={gain}>
      {place > 0 && ' '}
      <span className="nowrap">{place < gains.length - 1 ? `${gain},` : gain}</span>
    </Fragment>
  ))
