/** Chance by a seed, so that whatever was found can be found again; and plain data as a careless or hostile person sends it. */
import { type Source, seeded } from '@umpire/dice'
import { isObject, type Json, type Spec } from '@umpire/engine'

const TEXTS = [
  '',
  ' ',
  'x',
  'Ada',
  'torso',
  'constructor',
  'toString',
  '__proto__',
  '\u0000',
  '\ud800',
  '🎲',
  'a\nb',
  '<b>&',
  'x'.repeat(150),
]
const NUMBERS = [0, 1, -1, 2, 3, 5, 7, 10, 12, 99, 255, 256, 1000, -7, 0.5, -0, 1e9, 2 ** 53, 1e300]

export class Any {
  readonly #source: Source
  constructor(seed: string) {
    this.#source = seeded(seed)
  }
  /** From 0 on. */
  below(most: number): number {
    return this.#source.draw(most, 1)
  }
  /** True in one of so many cases. */
  once(outOf: number): boolean {
    return this.below(outOf) === 0
  }
  of<T>(all: readonly T[]): T | undefined {
    return all.length === 0 ? undefined : all[this.below(all.length)]
  }
  /** One of at least one. */
  among<T>(first: T, ...others: readonly T[]): T {
    const place = this.below(1 + others.length)
    return place === 0 ? first : (others[place - 1] ?? first)
  }
  some<T>(all: readonly T[]): readonly T[] {
    return all.filter(() => this.once(2))
  }
  text(): string {
    return this.of(TEXTS) ?? ''
  }
  number(): number {
    return this.of(NUMBERS) ?? 0
  }
  json(depth = 0): Json {
    switch (this.below(depth > 2 ? 4 : 6)) {
      case 0:
        return null
      case 1:
        return this.once(2)
      case 2:
        return this.number()
      case 3:
        return this.text()
      case 4:
        return Array.from({ length: this.below(3) }, () => this.json(depth + 1))
      default:
        return Object.fromEntries(Array.from({ length: this.below(3) }, () => [this.text(), this.json(depth + 1)]))
    }
  }
  /** What a form would send for such a field. */
  given(spec: Spec): Json | undefined {
    switch (spec.kind) {
      case 'int':
      case 'rolled':
      case 'number': {
        const [min, max] = [spec.min ?? -3, spec.max ?? 20]
        return this.once(20) ? this.number() : min + this.below(Math.max(1, Math.min(max - min + 1, 30)))
      }
      case 'flag':
        return this.once(2)
      case 'oneOf':
        return this.of(spec.values) ?? ''
      case 'text':
        return this.once(2) ? this.text().slice(0, spec.most) : 'Ada'
      case 'list':
        return Array.from({ length: this.below(3) }, () => this.given(spec.of) ?? null)
      case 'map':
        return Object.fromEntries(
          Array.from({ length: this.below(3) }, () => [this.text(), this.given(spec.of) ?? null]),
        )
      case 'record':
        return this.record(spec.fields)
      case 'optional':
      case 'default':
        return this.once(3) ? this.given(spec.of) : undefined
      case 'nullable':
        return this.once(3) ? null : this.given(spec.of)
      case 'json':
        return this.json()
    }
  }
  record(fields: { readonly [name: string]: Spec }): Json {
    const given = Object.entries(fields).map(([name, spec]): [string, Json | undefined] => [name, this.given(spec)])
    return Object.fromEntries(given.flatMap(([name, one]) => (one === undefined ? [] : [[name, one]])))
  }

  /** A place in the data, and another value for it. */
  change(data: Json): { readonly at: readonly (string | number)[]; readonly value: Json } {
    const at: (string | number)[] = []
    let here = data
    for (;;) {
      const parts = Array.isArray(here) ? here.map((_, index) => index) : isObject(here) ? Object.keys(here) : []
      const part = this.of<string | number>(parts)
      if (part === undefined || (at.length > 0 && this.once(6))) return { at, value: this.other(here, data) }
      at.push(part)
      here = partOf(here, part)
    }
  }
  /** The data with such a change. */
  changed(data: Json): Json {
    const parts = Array.isArray(data) ? [...data.keys()] : isObject(data) ? Object.keys(data) : []
    const part = this.of<string | number>(parts)
    if (part === undefined || this.once(8)) return this.other(data, data)
    if (isList(data)) return data.map((one, index) => (index === part ? this.changed(one) : one))
    if (!isMap(data)) return data
    return Object.fromEntries(
      Object.entries(data).map(([name, one]) => [name, name === part ? this.changed(one) : one]),
    )
  }
  /** Something else than this value, mostly of its kind. */
  other(value: Json, whole: Json): Json {
    if (this.once(12)) return this.json()
    if (typeof value === 'number') {
      return this.once(3) ? this.number() : value + this.among(-3, -2, -1, 1, 2, 3, 10, -10)
    }
    if (typeof value === 'boolean') return !value
    if (typeof value === 'string') return this.of(this.once(4) ? TEXTS : textsIn(whole)) ?? ''
    if (isList(value)) {
      const place = this.below(value.length + 1)
      const one = value[place]
      return this.among<readonly Json[]>(
        [],
        value.toSpliced(place, 1),
        one === undefined ? value : [...value, one],
        value.toReversed(),
      )
    }
    if (isMap(value)) {
      const [name, one] = this.of(Object.entries(value)) ?? ['x', null]
      const others = Object.entries(value).filter(([other]) => other !== name)
      return this.once(2) ? Object.fromEntries(others) : { ...value, [this.text()]: one }
    }
    return this.json()
  }
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isMap = (value: Json): value is { readonly [name: string]: Json } => isObject(value)

function partOf(data: Json, part: string | number): Json {
  if (isList(data)) return typeof part === 'number' ? (data[part] ?? null) : null
  return isMap(data) ? (data[String(part)] ?? null) : null
}

/** Texts of the data, keys included: where one is expected, another of them may do harm. */
function textsIn(data: Json): readonly string[] {
  if (typeof data === 'string') return [data]
  if (isList(data)) return data.slice(0, 50).flatMap(textsIn)
  return isMap(data) ? Object.entries(data).flatMap(([name, one]) => [name, ...textsIn(one)]) : []
}
