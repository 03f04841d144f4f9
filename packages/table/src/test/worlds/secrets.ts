/** What the two worlds differ in: a number of somebody, another place where nobody looks, words between GM and nobody. */
import type { Source } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import { type Game, pick } from './games.ts'

/** The same command, but for what only some may know. */
export interface Pair {
  readonly commands: readonly [Command, Command]
  readonly what: string
}

type Way = readonly (string | number)[]
const isMap = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every number and truth below a way, with the way to it. */
function leaves(value: Json | undefined, way: Way): readonly { readonly way: Way; readonly value: number | boolean }[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [{ way, value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...way, index]))
  return isMap(value) ? Object.entries(value).flatMap(([name, part]) => leaves(part, [...way, name])) : []
}

/** The fields of what stands there. */
export function valueAt(state: Json | undefined, way: Way): { readonly [name: string]: Json } {
  let value: unknown = state
  for (const part of way) value = Array.isArray(value) ? value[Number(part)] : isMap(value) ? value[part] : undefined
  return isMap(value) ? value : {}
}

const named = (way: Way): string => way.filter(part => typeof part === 'string').join('.')

/** The hidden values of whoever stands at that place of both lists: of one name. */
function hiddenOf({ hidden }: Game, source: Source, state: Json, place: number) {
  if (!isMap(state)) return []
  const lists = ['roster', 'standing'].flatMap(list => {
    const all = state[list]
    return leaves(Array.isArray(all) ? all[place] : undefined, [list, place])
  })
  const isOf = (one: string) => (leaf: { readonly way: Way }) =>
    named(leaf.way) === one || named(leaf.way).startsWith(`${one}.`)
  // Of things that are carried there are more than of everything else.
  const there = hidden.filter(one => lists.some(isOf(one)))
  return lists.filter(isOf(pick(source, there) ?? ''))
}

/** Another value for one of them, in each of the worlds. */
export function ofNumbers(game: Game, source: Source, scene: string, state: Json, place: number): Pair | null {
  const found = pick(source, hiddenOf(game, source, state, place))
  if (found === undefined) return null
  const { way, value } = found
  const [here, there] = typeof value === 'boolean' ? [true, false] : [value, value + 1 + source.draw(3, 1)]
  return override(scene, way, here, there)
}

export const override = (scene: string, way: Way, here: Json, there: Json): Pair => {
  const command = (value: Json): Command => ({
    type: 'override',
    scene,
    at: [...way],
    value: JSON.parse(JSON.stringify(value)),
    note: '',
  })
  return { commands: [command(here), command(there)], what: named(way) }
}

/** Words that are for some alone. */
export function ofWords(source: Source): Pair | null {
  const all: readonly ((word: string) => Command)[] = [
    word => ({ type: 'say', text: `/gmr 2d6 ${word}` }),
    word => ({ type: 'roll', dice: '1d6', purpose: word, secret: true }),
    word => ({ type: 'note', text: word, shared: false }),
    word => ({ type: 'say', text: `/w Sly ${word}` }),
  ]
  const made = pick(source, all)
  return made === undefined ? null : { commands: [made('the butler'), made('a stranger')], what: 'words of the GM' }
}
