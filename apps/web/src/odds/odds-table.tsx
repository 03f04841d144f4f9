/** Every total with its chance in three manners; a row opens into its exact fractions. */
import { Fragment, useState } from 'react'
import { fractionText } from '../elements/play/odds-bar.tsx'
import { percentOf } from '../text/hundred.ts'
import { numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import { MANNERS, type Row } from './cumulated.ts'

const text = words.oddsLab

export function OddsTable({ name, rows }: { readonly name: string; readonly rows: readonly Row[] }) {
  const [open, setOpen] = useState<number>()
  return (
    <table className="table odds-table">
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col" className="num">
            {text.total}
          </th>
          {MANNERS.map(manner => (
            <th key={manner} scope="col" className="num">
              {text.manner[manner]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Fragment key={row.value}>
            <tr className={open === row.value ? 'pick' : undefined}>
              <th scope="row" className="num">
                <button
                  type="button"
                  className="opens"
                  aria-expanded={open === row.value}
                  onClick={() => setOpen(open === row.value ? undefined : row.value)}
                >
                  {numberText(row.value)}
                </button>
              </th>
              {MANNERS.map(manner => (
                <td key={manner} className="num">
                  {words.percent(percentOf(row[manner]))}
                </td>
              ))}
            </tr>
            {open === row.value && (
              <tr className="pick">
                <th scope="row" className="num muted small">
                  {text.fraction}
                </th>
                {MANNERS.map(manner => (
                  <td key={manner} className="num small odds-fraction">
                    {fractionText(row[manner])}
                  </td>
                ))}
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
