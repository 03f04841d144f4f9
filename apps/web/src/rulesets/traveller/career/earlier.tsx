/** Earlier terms, one line each, with the dice they were thrown with. */

import { ScrollArea } from '../../../elements/controls/scroll-area.tsx'
import { Dice } from '../../../elements/play/dice.tsx'
import { Outcome } from '../../../elements/play/plate.tsx'
import { numbered } from '../../../text/numbered.ts'
import type { StoryRow, StoryTerm } from './story.ts'
import { careerWords } from './words.ts'

const text = careerWords
const COLUMNS = ['survival', 'commission', 'promotion', 'skill', 'aging', 'reenlistment'] as const

export function EarlierTerms({ terms }: { readonly terms: readonly StoryTerm[] }) {
  const columns = COLUMNS.filter(kind => terms.some(term => term.rows.some(row => row.kind === kind)))
  return (
    <ScrollArea label={text.earlier}>
      <table className="table earlier">
        <thead>
          <tr>
            <th scope="col">{text.earlier}</th>
            {columns.map(kind => (
              <th key={kind} scope="col">
                {text.throws[kind].toLowerCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map(({ number, age, rows }) => (
            <tr key={number}>
              <th scope="row">{`${number}, ${age} to ${age + 4}`}</th>
              {columns.map(kind => (
                <td key={kind}>
                  <Cell rows={rows.filter(row => row.kind === kind)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function Cell({ rows }: { readonly rows: readonly StoryRow[] }) {
  return numbered(rows).map(({ thing: { faces, dice, result, success, total }, place }) => (
    <span key={place} className="earlier-roll">
      <Dice faces={faces} dice={dice} />{' '}
      {success === undefined ? (
        result
      ) : (
        <Outcome made={success}>
          {total}
          <span className="unseen">, {result}</span>
        </Outcome>
      )}
    </span>
  ))
}
