/** The line of terms: those served with what they brought, the one that is on, and those that may come. */
import type { CareerView } from '../views/career-view.ts'
import { words } from '../words.ts'
import type { Story } from './story.ts'

const text = words.career
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
  const serviceName = service === undefined ? undefined : words.services[service]
  const count = Math.max(TERMS, story.terms.length)
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
              <span className="term-age">{text.term(number, YOUNG + YEARS * (number - 1))}</span>
              <b>{rank ?? ''}</b>
              <small>{term === undefined ? (COMING[number] ?? '') : term.gains.join(', ')}</small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
