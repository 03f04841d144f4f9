/** How many rounds the fights took: a bar for each length, of two batches side by side. */
import { lazy, Suspense } from 'react'
import { fixedText, numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import type { Result } from './results.tsx'
import { type Length, lengthsOf } from './statistics.ts'

// The drawing library is large; the numbers above it do not wait.
const Chart = lazy(async () => ({ default: (await import('../odds/chart.tsx')).Chart }))

const text = words.simulate
const HEIGHT = 220
const INKS = ['swatch odds-4', 'swatch odds-1'] as const

const percent = (share: number): string => fixedText(share * 100, 1)

/** What the chart shows, in a sentence. */
function told(label: string, lengths: readonly Length[]): string {
  const most = lengths.reduce((best, one) => (one.share > best.share ? one : best))
  const [low, high] = [lengths[0]?.rounds ?? 0, lengths.at(-1)?.rounds ?? 0]
  return text.lengthsMost(label, numberText(most.rounds), percent(most.share), numberText(low), numberText(high))
}

export function Lengths({ results }: { readonly results: readonly Result[] }) {
  const sets = results.flatMap(({ id, label, statistics }) => {
    const lengths = lengthsOf(statistics)
    return lengths.length === 0 ? [] : [{ id, label, lengths }]
  })
  if (sets.length === 0) return null
  return (
    <section>
      <div className="simulate-head">
        <h2 className="title">{text.lengths}</h2>
        <span className="label">{text.lengthsAbout}</span>
        {sets.length > 1 &&
          sets.map(({ id, label }, index) => (
            <span key={id} className="simulate-key">
              <i className={INKS[index] ?? INKS[0]} />
              {label}
            </span>
          ))}
      </div>
      <div className="simulate-lengths">
        <Suspense>
          <Chart
            label={text.lengthsTold(sets.map(({ label, lengths }) => told(label, lengths)))}
            height={HEIGHT}
            sets={sets.map(({ label, lengths }) => ({
              name: label,
              bars: lengths.map(({ rounds, share }) => ({ value: rounds, share, told: percent(share) })),
            }))}
          />
        </Suspense>
      </div>
    </section>
  )
}
