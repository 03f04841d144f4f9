/** Legal choices of options as they come, and bodies of any size to fight under them. */
import type { Source } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { type AnyWho, anyWho } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { screenOptions } from '@umpire/screen'
import { CATALOGUE } from '../creature/catalogue.ts'
import { creatures } from '../creature/kind.ts'
import { gulliverOptions } from '../option/index.ts'

/** With those of GURPS and the screen. */
export const all = {
  ...choosable,
  options: [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)],
}
export const KEYS = all.options.map(({ key }) => key)
export const SWITCHES = gulliverOptions(screenOptions).map(({ key }) => key)
const optionNamed = (key: string) => all.options.find(one => one.key === key)

/** With whatever they require, and without what they exclude: the first of two that exclude each other stays. */
export function legal(wanted: readonly string[]): readonly string[] {
  const chosen = new Set<string>()
  const brought = (key: string): readonly string[] => {
    const found = new Set([key])
    for (const one of found) for (const more of optionNamed(one)?.requires ?? []) found.add(more)
    return [...found]
  }
  const excluded = (key: string): boolean =>
    [...chosen].some(
      one => optionNamed(one)?.excludes.includes(key) === true || optionNamed(key)?.excludes.includes(one) === true,
    )
  for (const key of wanted) {
    const company = brought(key)
    if (company.some(excluded)) continue
    for (const one of company) chosen.add(one)
  }
  return KEYS.filter(key => chosen.has(key))
}

/** From −6 to +3: the largest would have no room on these maps. */
const SIZES = 10
const SMALLEST = -6

/** Half of them are creatures of the book's table, brought to a Size of their own. */
export const anyBody: AnyWho = (source, id) => {
  if (source.draw(2, 1) === 0) return anyWho(source, id)
  const design = CATALOGUE[source.draw(CATALOGUE.length, 1)]
  if (design === undefined) return anyWho(source, id)
  const size = SMALLEST + source.draw(SIZES, 1)
  const file: Json = creatures.read(JSON.parse(creatures.print(creatures.make({ creature: design.name }), 'json')), id)
  const there = creatures.resized?.(file, size) ?? file
  return { character: creatures.fighter(there, id) }
}

/** Few of them, or many; the first of two that exclude each other stays, and either may be the first. */
export function anyOptions(source: Source): readonly string[] {
  const rarity = 2 + source.draw(40, 1)
  const wanted = KEYS.filter(() => source.draw(rarity, 1) === 0)
  return legal(source.draw(2, 1) === 0 ? wanted : wanted.toReversed())
}
