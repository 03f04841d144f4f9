/** What came of one notation, or of two: totals as a chart and a table, decisions as bars. */
import { lazy, Suspense, useState } from 'react'
import { ScrollArea } from '../elements/controls/scroll-area.tsx'
import { Segmented } from '../elements/controls/segmented.tsx'
import { NumberField } from '../elements/fields/number-field.tsx'
import { fractionText, OddsBar } from '../elements/play/odds-bar.tsx'
import { percentOf } from '../text/hundred.ts'
import { fixedText, numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import { chanceOf, MANNERS, type Manner, middle, rowsOf, shareOf } from './cumulated.ts'
import { OddsTable } from './odds-table.tsx'
import type { Odds } from './work-out.ts'

// The drawing library is most of this page; fields and tables do not wait for it.
const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }))

const text = words.oddsLab

type Totals = Extract<Odds, { readonly kind: 'totals' }> & { readonly place: 'first' | 'second' }
type Decision = Extract<Odds, { readonly kind: 'decision' }>

interface OddsResultProps {
  readonly first: Odds | undefined
  readonly second: Odds | undefined
}

export function OddsResult({ first, second }: OddsResultProps) {
  const both = [
    { place: 'first', odds: first },
    { place: 'second', odds: second },
  ] as const
  const totals = both.flatMap(({ place, odds }) => (odds?.kind === 'totals' ? [{ place, ...odds }] : []))
  return (
    <>
      {both.map(({ place, odds }) => odds?.kind === 'decision' && <DecisionResult key={place} {...odds} />)}
      {totals.length > 0 && <TotalsResult all={totals} />}
    </>
  )
}

const DecisionResult = ({ text: notation, ways, of }: Decision) => (
  <section className="odds-decision">
    <div className="headed">
      <h2 className="title">{notation}</h2>
      <span className="odds-decided">{words.percent(percentOf({ ways, of }))}</span>
      <span className="label">{fractionText({ ways, of })}</span>
    </div>
    <OddsBar
      parts={[
        { label: text.succeeds, chance: { ways, of }, ink: 'good' },
        { label: text.fails, chance: { ways: of - ways, of }, ink: 0 },
      ]}
    />
  </section>
)

const INKS = { first: 'swatch odds-4', second: 'swatch odds-1' } as const

/** Where more are alike, none of them is a peak. */
const MOST_PEAKS = 3

/** What the chart shows, for who cannot see it. */
function told({ text: name, values, of, mean }: Totals): string {
  const most = values.map(({ ways }) => ways).toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n
  const peaks = values.filter(({ ways }) => ways === most).map(({ value }) => numberText(value))
  const [low, high] = [values[0]?.value ?? 0, values.at(-1)?.value ?? 0]
  const range = text.told(name, numberText(low), numberText(high), fixedText(mean, 2))
  return peaks.length > MOST_PEAKS ? range : `${range} ${text.peaks(peaks, percentOf({ ways: most, of }))}`
}

function TotalsResult({ all }: { readonly all: readonly Totals[] }) {
  const [manner, setManner] = useState<Manner>('exactly')
  const [wanted, setWanted] = useState<number>()
  const target = wanted ?? Math.round(all[0]?.mean ?? 0)
  const sets = all.map(({ place, text: name, values, of, median }) => ({
    place,
    name,
    rows: middle(rowsOf(values, of), median),
  }))
  const drawn = sets.map(({ name, rows }) => ({
    name,
    bars: rows.map(row => ({ value: row.value, share: shareOf(row[manner]), told: percentOf(row[manner]) })),
  }))
  const edge = manner === 'atLeast' ? target - 0.5 : target + 0.5
  return (
    <section className="stack">
      <div className="headed odds-head">
        {all.map(({ place, text: name }) => (
          <h2 key={place} className="title">
            {all.length > 1 && <i className={INKS[place]} />}
            {name}
          </h2>
        ))}
        <span className="push">
          <Segmented
            label={text.mannerLabel}
            options={MANNERS.map(id => ({ id, label: text.manner[id] }))}
            chosen={manner}
            onChoose={setManner}
          />
        </span>
      </div>
      <div className="odds-chart">
        <Suspense>
          <Chart
            label={text.chart(all.map(told))}
            sets={drawn}
            mark={manner === 'exactly' ? undefined : { at: edge }}
          />
        </Suspense>
      </div>
      <NumberField label={text.target} value={target} onChange={setWanted} inline />
      <ScrollArea label={text.summary}>
        <table className="table odds-summary">
          <thead>
            <tr>
              <td />
              {MANNERS.map(one => (
                <th key={one} scope="col" className="num">
                  {text.targeted[one](numberText(target))}
                </th>
              ))}
              <th scope="col" className="num">
                {text.mean}
              </th>
              <th scope="col" className="num">
                {text.deviation}
              </th>
              <th scope="col" className="num">
                {text.range}
              </th>
              <th scope="col" className="num">
                {text.ways}
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ place, text: name, values, of, mean, deviation }) => (
              <tr key={place}>
                <th scope="row">
                  {all.length > 1 && <i className={INKS[place]} />}
                  {name}
                </th>
                {MANNERS.map(one => {
                  const chance = chanceOf(values, of, one, target)
                  return (
                    <td key={one} className="num">
                      <b>{words.percent(percentOf(chance))}</b>
                      <small>{fractionText(chance)}</small>
                    </td>
                  )
                })}
                <td className="num">{fixedText(mean, 2)}</td>
                <td className="num">{fixedText(deviation, 2)}</td>
                <td className="num">
                  {text.span(numberText(values[0]?.value ?? 0), numberText(values.at(-1)?.value ?? 0))}
                </td>
                <td className="num odds-fraction">{of.toLocaleString(words.locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <div className="odds-tables">
        {sets.map(({ place, name, rows }) => (
          <OddsTable key={place} name={name} rows={rows} />
        ))}
      </div>
    </section>
  )
}
