/** Who wins, how long it takes, who falls; of two batches, what the change changed. */

import { ScrollArea } from '../elements/controls/scroll-area.tsx'
import { type OddsInk, OddsThin } from '../elements/play/odds-bar.tsx'
import { fixedText, numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import { Lengths } from './lengths.tsx'
import { LookAt } from './look-at.tsx'
import { changeTexts, differenceText, meanTexts, type SideResult, type Statistics, shareTexts } from './statistics.ts'
import { WinBar } from './win-bar.tsx'

const text = words.simulate

export interface Result {
  readonly id: string
  readonly label: string
  readonly seed: string
  readonly statistics: Statistics
}

export const Results = ({ results }: { readonly results: readonly Result[] }) => (
  <>
    <section>
      <div className="simulate-head">
        <h1 className="title-xl">{text.wins}</h1>
        <span className="label">{text.winsAbout}</span>
      </div>
      {results.map(({ id, label, statistics }) => (
        <WinBar key={id} label={label} statistics={statistics} />
      ))}
      <p className="label simulate-seeds">
        {results
          .map(({ label, seed, statistics }) => text.fought(label, numberText(statistics.fights), seed))
          .join('; ')}
      </p>
    </section>
    <LookAt results={results} />
    <div className="simulate-two">
      <Numbers results={results} />
      <Falls results={results} />
    </div>
    <Lengths results={results} />
  </>
)

/** A row of numbers, one for each batch, and the change from the first to the last. */
interface NumberRow {
  readonly name: string
  readonly values: readonly string[]
  readonly change: string
}

function rowsOf(results: readonly Result[]): readonly NumberRow[] {
  const first = results[0]?.statistics
  const last = results.at(-1)?.statistics
  if (first === undefined || last === undefined) return []
  const mean = (name: string, of: (statistics: Statistics) => number, digits: number): NumberRow => ({
    name,
    values: results.map(({ statistics }) => fixedText(of(statistics), digits)),
    change: differenceText(of(last) - of(first), digits),
  })
  const sideOf = (statistics: Statistics, place: number): SideResult | undefined => statistics.sides[place]
  const wins = first.sides.flatMap((side, place): NumberRow[] => {
    const then = sideOf(last, place)
    if (then === undefined) return []
    const { change, margin } = changeTexts(side, then)
    return [
      {
        name: text.sideWins(side.name),
        values: results.map(({ statistics }) => {
          const there = sideOf(statistics, place)
          if (there === undefined) return ''
          const { percent, margin: reach } = shareTexts(there)
          return text.share(percent, reach)
        }),
        change: `${change} ${text.margin(margin)}`,
      },
    ]
  })
  const dead = first.sides.map((side, place) =>
    mean(text.sideDead(side.name), statistics => sideOf(statistics, place)?.dead ?? 0, 2),
  )
  return [
    ...wins,
    {
      ...mean(text.rounds, statistics => statistics.rounds.mean, 2),
      values: results.map(({ statistics }) => {
        const { mean: middle, margin } = meanTexts(statistics)
        return `${middle} ${text.margin(margin)}`
      }),
    },
    mean(text.spread, statistics => statistics.rounds.spread, 1),
    ...dead,
  ]
}

function Numbers({ results }: { readonly results: readonly Result[] }) {
  const compared = results.length > 1
  return (
    <section>
      <h2 className="title">{compared ? text.difference : text.numbers}</h2>
      <ScrollArea label={compared ? text.difference : text.numbers}>
        <table className="table simulate-numbers">
          <thead>
            <tr>
              <td />
              {results.map(({ id, label }) => (
                <th key={id} scope="col" className="num">
                  {label}
                </th>
              ))}
              {compared && (
                <th scope="col" className="num">
                  {text.change}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rowsOf(results).map(({ name, values, change }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {results.map(({ id }, index) => (
                  <td key={id} className={index === 0 ? 'num strong' : 'num'}>
                    {values[index]}
                  </td>
                ))}
                {compared && <td className="num">{change}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  )
}

const ENDS: readonly { readonly end: keyof typeof text.ends; readonly ink: OddsInk }[] = [
  { end: 'standing', ink: 0 },
  { end: 'fled', ink: 1 },
  { end: 'surrendered', ink: 2 },
  { end: 'down', ink: 3 },
  { end: 'dead', ink: 4 },
]

/** Means are sums over all fights: whole numbers of people, so the bar is exact for what was fought. */
function partsOf(side: SideResult, fights: number) {
  const people = ENDS.map(({ end }) => BigInt(Math.round((side[end] ?? 0) * fights)))
  const of = people.reduce((sum, count) => sum + count, 0n)
  return ENDS.map(({ end, ink }, index) => ({ label: text.ends[end], chance: { ways: people[index] ?? 0n, of }, ink }))
}

const Falls = ({ results }: { readonly results: readonly Result[] }) => (
  <section>
    <div className="simulate-head">
      <h2 className="title">{text.falls}</h2>
      {ENDS.map(({ end, ink }) => (
        <span key={end} className="simulate-key">
          <i className={`swatch odds-${ink}`} />
          {text.ends[end]}
        </span>
      ))}
    </div>
    <ScrollArea label={text.falls}>
      <table className="table simulate-falls">
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col" className="num">
              {text.standing}
            </th>
            <th scope="col" className="num">
              {text.dead}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.flatMap(({ id, label, statistics }) =>
            statistics.sides.map(side => (
              <tr key={`${id} ${side.name}`}>
                <th scope="row">
                  <b>{side.name}</b>
                  {results.length > 1 && <small>{label}</small>}
                </th>
                <td>
                  <OddsThin parts={partsOf(side, statistics.fights)}>{text.of(side.size)}</OddsThin>
                </td>
                <td className="num">{fixedText(side.standing, 2)}</td>
                <td className="num">{fixedText(side.dead, 2)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </ScrollArea>
  </section>
)
