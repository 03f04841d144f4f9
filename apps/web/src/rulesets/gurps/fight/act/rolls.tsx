/** The rolls of an attack, one under the other: what each is rolled against and why, and how many rounds it may land. */

import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { type OddsInk, type OddsPart, OddsThin } from '../../../../elements/play/odds-bar.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { type Exact, percentOf } from '../../../../text/hundred.ts'
import type { RollAnswer } from '../../odds/ask.ts'
import { fightWords } from '../words.ts'

const text = fightWords.act.rolls

const rest = ({ ways, of }: Exact): Exact => ({ ways: of - ways, of })
const NEVER: Exact = { ways: 0n, of: 1n }
const INKS: readonly OddsInk[] = [0, 1, 2, 3, 4]

const partsOf = (hits: readonly Exact[]): readonly OddsPart[] =>
  hits.map((chance, count) => ({ label: text.hit(count), chance, ink: INKS[count] ?? 4 }))

export function Rolls({ rolls }: { readonly rolls: readonly RollAnswer[] }) {
  const burst = rolls.some(({ rounds }) => rounds > 1)
  return (
    <div className="rolls">
      <p className="rolls-head label" aria-hidden="true">
        <span>{burst ? text.group : text.roll}</span>
        <span>{text.rounds}</span>
        <span>{text.needs}</span>
        <span>{burst ? text.hits(Math.max(...rolls.map(({ rounds }) => rounds))) : ''}</span>
        <span>{burst ? text.any : text.hit(1)}</span>
      </p>
      <ol>
        {rolls
          .map((roll, place) => ({ ...roll, place: place + 1 }))
          .map(({ place, effective, rounds, because, hits }) => (
            <li key={place}>
              <OpeningLine className="roll">
                <span aria-hidden="true">{place}</span>
                <span aria-hidden="true">{rounds}</span>
                <span className="roll-needs">
                  <NumberThatOpens
                    label={text.why(place, rounds, effective)}
                    shows={<Why reasons={because} unfolded={1} />}
                  >
                    {effective}
                  </NumberThatOpens>
                </span>
                {hits.length > 0 && (
                  <OddsThin parts={partsOf(hits)}>
                    <span className="roll-any">{`${percentOf(rest(hits[0] ?? NEVER))}%`}</span>
                  </OddsThin>
                )}
              </OpeningLine>
            </li>
          ))}
      </ol>
    </div>
  )
}
