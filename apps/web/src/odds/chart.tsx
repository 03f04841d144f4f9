/** Bars on hairlines, the axis from 0; of two sets the first in the darkest ink, the second in the lightest. */
import './chart.css'
import { axisX, axisY, gridY, plot, rectY, ruleX, ruleY, text as textMark } from '@observablehq/plot'
import { useEffect, useRef, useState } from 'react'
import { words } from '../text/words.ts'

interface Bar {
  readonly value: number
  readonly share: number
  /** As it is printed above the bar. */
  readonly told: string
}

interface ChartSet {
  readonly name: string
  readonly bars: readonly Bar[]
}

interface ChartProps {
  readonly label: string
  readonly sets: readonly ChartSet[]
  /** A line before or after this value. */
  readonly mark?: { readonly at: number } | undefined
  readonly height?: number
}

const HEIGHT = 340
const INKS = ['var(--odds-4)', 'var(--odds-1)'] as const
/** A number above its bar needs so many pixels. */
const ROOM = 30
const MARGINS = 60

const percentTick = (share: number): string => words.percent(String(Math.round(share * 1000) / 10))

export function Chart({ label, sets, mark, height = HEIGHT }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const node = place.current
    if (node === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const node = place.current
    if (node === null || width === 0) return
    node.replaceChildren(drawing(sets, width, height, mark))
  }, [sets, width, height, mark])
  return <div ref={place} className="chart" style={{ minHeight: height }} role="img" aria-label={label} />
}

function drawing(sets: readonly ChartSet[], width: number, height: number, mark: ChartProps['mark']): Element {
  const values = sets.flatMap(({ bars }) => bars.map(({ value }) => value))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const steps = high - low + 1
  // Side by side within the room of one value, with a gap to the next.
  const each = 0.84 / sets.length
  const roomy = (width - MARGINS) / steps / sets.length >= ROOM
  const ticks = steps <= 24 ? Array.from({ length: steps }, (_, index) => low + index) : undefined
  const drawn = plot({
    width,
    height,
    marginLeft: 44,
    marginRight: 8,
    marginTop: 18,
    marginBottom: 28,
    className: 'plot',
    x: { domain: [low - 0.5, high + 0.5] },
    y: { nice: true },
    marks: [
      gridY({ ticks: 5, stroke: 'var(--rule)', strokeOpacity: 1 }),
      axisY({ tickSize: 0, label: null, ticks: 5, tickFormat: percentTick, fill: 'var(--muted)', fontSize: 12 }),
      axisX({
        tickSize: 0,
        label: null,
        fill: 'var(--ink-2)',
        fontSize: 13,
        tickFormat: (value: number) => (Number.isInteger(value) ? String(value).replace('-', '−') : ''),
        ...(ticks && { ticks }),
      }),
      ...sets.flatMap(({ bars }, index) => {
        const from = (value: number): number => value - 0.42 + index * each
        return [
          rectY(bars, {
            x1: (bar: Bar) => from(bar.value),
            x2: (bar: Bar) => from(bar.value) + each,
            y: 'share',
            fill: INKS[index] ?? INKS[0],
            stroke: 'var(--ink)',
            strokeWidth: steps > 120 ? 0 : 1,
          }),
          ...(roomy
            ? [
                textMark(bars, {
                  x: (bar: Bar) => from(bar.value) + each / 2,
                  y: 'share',
                  text: 'told',
                  dy: -8,
                  fill: 'var(--ink)',
                  fontSize: 11,
                }),
              ]
            : []),
        ]
      }),
      ...(mark === undefined
        ? []
        : [ruleX([mark.at], { stroke: 'var(--ink)', strokeWidth: 1.5, strokeDasharray: '4 3' })]),
      ruleY([0], { stroke: 'var(--ink)', strokeWidth: 1.5 }),
    ],
  })
  // Its style sheet would be an inline one, which the content security policy forbids; chart.css says the same.
  for (const style of drawn.querySelectorAll('style')) style.remove()
  // Its labels name the parts of the drawing; who listens has the table.
  for (const labelled of drawn.querySelectorAll('[aria-label]')) labelled.removeAttribute('aria-label')
  drawn.setAttribute('aria-hidden', 'true')
  return drawn
}
