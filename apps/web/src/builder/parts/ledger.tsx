/** The points as an equation across the page. Every figure opens; one that breaks a rule is in rubric. */
import type { Reason } from '@umpire/engine'
import { Fragment } from 'react'
import { NumberThatOpens, OpeningLine } from '../../elements/controls/opens.tsx'
import { halvesText } from '../../text/number-text.ts'
import { Because } from './because.tsx'

interface LedgerTerm {
  readonly label: string
  readonly points: number
  readonly because: readonly Reason[]
  readonly wrong?: boolean
  /** It gives points back: its sign is a minus, also where it is nothing. */
  readonly gives?: boolean
}

export interface LedgerProps {
  readonly name: string
  readonly about: string
  readonly terms: readonly LedgerTerm[]
  readonly total: LedgerTerm
  readonly left: LedgerTerm
}

/** The sign stands before the figure. */
const signOf = ({ points, gives = false }: LedgerTerm, place: number): string =>
  points < 0 || gives ? '−' : place === 0 ? '' : '+'

const Figure = ({ term, shown }: { readonly term: LedgerTerm; readonly shown: string }) => (
  <div className={term.wrong === true ? 'ledger-part ledger-wrong' : 'ledger-part'}>
    <b>
      {term.because.length === 0 ? (
        shown
      ) : (
        <NumberThatOpens label={`${term.label}: ${halvesText(term.points)}`} shows={<Because reasons={term.because} />}>
          {shown}
        </NumberThatOpens>
      )}
    </b>
    <span>{term.label}</span>
  </div>
)

export const Ledger = ({ name, about, terms, total, left }: LedgerProps) => (
  <section className="ledger" aria-label={total.label}>
    <OpeningLine className="ledger-line">
      <div className="ledger-who">
        <h1 className="title-xl">{name}</h1>
        <p className="label">{about}</p>
      </div>
      <div className="ledger-sum">
        {terms.map((term, place) => (
          <Fragment key={term.label}>
            <span className="ledger-sign" aria-hidden="true">
              {signOf(term, place)}
            </span>
            <Figure term={term} shown={halvesText(Math.abs(term.points))} />
          </Fragment>
        ))}
        <span className="ledger-sign" aria-hidden="true">
          =
        </span>
        <div className="ledger-total">
          <Figure term={total} shown={halvesText(total.points)} />
        </div>
      </div>
      <div className="ledger-total ledger-left">
        <Figure term={left} shown={halvesText(left.points)} />
      </div>
    </OpeningLine>
  </section>
)
