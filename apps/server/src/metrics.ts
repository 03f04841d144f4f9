/**
 * Numbers for whoever watches over the server, in the text form of Prometheus. Parts register their own.
 *
 *     const commands = metrics.counter('umpire_commands_total', 'Commands of all seats, by what became of them.')
 *     commands.add({ outcome: 'done' })
 *     metrics.gauge('umpire_tables_open', 'Tables in memory.', () => tables.size)
 */
export type Labels = { readonly [name: string]: string | number }

export interface Counter {
  readonly add: (labels?: Labels, by?: number) => void
}

export interface Histogram {
  readonly observe: (value: number, labels?: Labels) => void
}

interface Sample {
  readonly suffix?: string
  readonly labels: Labels
  readonly value: number
}

interface Family {
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: () => readonly Sample[]
}

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelText = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return parts.length === 0 ? '' : `{${parts.join()}}`
}

const numberText = (value: number): string => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value))

/** One value for each combination of labels. */
class Series<T> {
  readonly #all = new Map<string, { readonly labels: Labels; readonly value: T }>()
  readonly #fresh: () => T

  constructor(fresh: () => T) {
    this.#fresh = fresh
  }
  of(labels: Labels): T {
    const key = labelText(labels)
    const known = this.#all.get(key)
    if (known !== undefined) return known.value
    const value = this.#fresh()
    this.#all.set(key, { labels, value })
    return value
  }
  all(): Iterable<{ readonly labels: Labels; readonly value: T }> {
    return this.#all.values()
  }
}

export class Metrics {
  readonly #families = new Map<string, Family>()

  #add(name: string, family: Family): void {
    if (!/^[a-z][a-z\d_]*$/.test(name))
      throw new Error(`metric: expected a name such as umpire_rolls_total, got ${name}`)
    if (this.#families.has(name)) throw new Error(`metric ${name}: expected to be registered once, got it twice`)
    this.#families.set(name, family)
  }

  counter(name: string, help: string): Counter {
    const series = new Series(() => ({ sum: 0 }))
    const samples = () => Array.from(series.all(), ({ labels, value }) => ({ labels, value: value.sum }))
    this.#add(name, { kind: 'counter', help, samples })
    return {
      add: (labels = {}, by = 1) => {
        series.of(labels).sum += by
      },
    }
  }

  /** Read whenever somebody asks; several values are told apart by labels. */
  gauge(name: string, help: string, read: () => number | readonly (readonly [Labels, number])[]): void {
    const samples = (): readonly Sample[] => {
      const now = read()
      return typeof now === 'number' ? [{ labels: {}, value: now }] : now.map(([labels, value]) => ({ labels, value }))
    }
    this.#add(name, { kind: 'gauge', help, samples })
  }

  /** Counts how many values lie at or below each bound. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const all = [...bounds, Number.POSITIVE_INFINITY]
    const series = new Series(() => ({ sum: 0, counts: all.map(() => 0) }))
    const samples = (): readonly Sample[] =>
      [...series.all()].flatMap(({ labels, value: { sum, counts } }) => {
        let below = 0
        const buckets = all.map((bound, index): Sample => {
          below += counts[index] ?? 0
          return { suffix: '_bucket', labels: { ...labels, le: numberText(bound) }, value: below }
        })
        return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: below }]
      })
    this.#add(name, { kind: 'histogram', help, samples })
    return {
      observe: (value, labels = {}) => {
        const one = series.of(labels)
        const index = all.findIndex(bound => value <= bound)
        one.sum += value
        one.counts[index] = (one.counts[index] ?? 0) + 1
      },
    }
  }

  text(): string {
    return [...this.#families]
      .flatMap(([name, { kind, help, samples }]) => [
        `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
        `# TYPE ${name} ${kind}`,
        ...samples().map(
          ({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
        ),
      ])
      .map(line => `${line}\n`)
      .join('')
  }
}
