import { describe, expect, test } from 'vitest'
import { Metrics } from './metrics.ts'

describe('metrics', () => {
  test('are told as Prometheus reads them', () => {
    const metrics = new Metrics()
    const rolls = metrics.counter('umpire_rolls_total', 'Dice thrown.')
    rolls.add({ dice: '2d6' })
    rolls.add({ dice: '2d6' }, 2)
    rolls.add({ dice: 'a "b"\\\n' })
    metrics.gauge('umpire_tables', 'Tables open.', () => 3)
    metrics.gauge('umpire_seats', 'Seats.', () => [[{ role: 'gm' }, 1] as const])
    const seconds = metrics.histogram('umpire_seconds', 'How long.', [0.1, 1])
    for (const value of [0.05, 0.1, 0.5, 3]) seconds.observe(value, { route: '/' })
    expect(metrics.text()).toBe(`# HELP umpire_rolls_total Dice thrown.
# TYPE umpire_rolls_total counter
umpire_rolls_total{dice="2d6"} 3
umpire_rolls_total{dice="a \\"b\\"\\\\\\n"} 1
# HELP umpire_tables Tables open.
# TYPE umpire_tables gauge
umpire_tables 3
# HELP umpire_seats Seats.
# TYPE umpire_seats gauge
umpire_seats{role="gm"} 1
# HELP umpire_seconds How long.
# TYPE umpire_seconds histogram
umpire_seconds_bucket{route="/",le="0.1"} 2
umpire_seconds_bucket{route="/",le="1"} 3
umpire_seconds_bucket{route="/",le="+Inf"} 4
umpire_seconds_sum{route="/"} 3.65
umpire_seconds_count{route="/"} 4
`)
  })
  test('have each name once, and only names that Prometheus takes', () => {
    const metrics = new Metrics()
    metrics.counter('umpire_rolls_total', '')
    expect(() => metrics.gauge('umpire_rolls_total', '', () => 0)).toThrow('expected to be registered once')
    expect(() => metrics.counter('Rolls!', '')).toThrow('expected a name such as umpire_rolls_total, got Rolls!')
  })
})
