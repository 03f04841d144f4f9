/** What a service teaches and pays: its tables, before anybody signs up. */
import { ScrollArea } from '../../../elements/controls/scroll-area.tsx'
import { numbered } from '../../../text/numbered.ts'
import type { ServiceProspect } from '../odds/ask.ts'
import { credits, words } from '../views/words.ts'
import { careerWords } from './words.ts'

const text = careerWords

export function ServiceAbout({ prospect }: { readonly prospect: ServiceProspect }) {
  const { service, tables, ranks, benefits, cash } = prospect
  const titles = ranks.flatMap(title => title ?? [])
  const columns = [
    ...tables.map(({ key, results }) => ({ name: text.tables[key], rows: results })),
    { name: text.benefitsTable, rows: benefits.map(one => one ?? text.nothing) },
    { name: text.cashTable, rows: cash.map(credits) },
  ]
  const rows = Array.from({ length: 7 }, (_, row) => row)
  return (
    <div className="service-about">
      <header className="career-head">
        <h2 className="title">{text.teaches(words.services[service] ?? '')}</h2>
        <span className="label">{titles.length === 0 ? text.noRanks : text.ranks(titles)}</span>
      </header>
      <ScrollArea label={text.teaches(words.services[service] ?? '')}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{text.die}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row}>
                <th scope="row">{row + 1}</th>
                {numbered(columns).map(({ thing, place }) => (
                  <td key={place}>{thing.rows[row]?.replace(/^-/, '−')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="small muted">{text.seventh}</p>
    </div>
  )
}
