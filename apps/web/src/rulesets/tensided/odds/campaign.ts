/** The rules in force at a table. Only the worker knows them: the page stays small. */
import { type Chosen, compose, type Json, keyOf, type Policy } from '@umpire/engine'
import { asFarAsSeen, bot, choosable, type Fight } from '@umpire/tensided/at-table'
import { fightPlay } from '@umpire/tensided/fight'
import type { Position } from './ask.ts'

function worldOf(chosen: Chosen) {
  const ruleset = compose(choosable, chosen)
  const policy: Policy<Fight> = bot(ruleset)
  return { ...fightPlay, ruleset, policy }
}
export type World = ReturnType<typeof worldOf>

const worlds = new Map<string, World>()

/** Composed once: what was worked out under these rules stays known. */
export function campaignOf(chosen: Chosen): World {
  const key = keyOf(chosen)
  const known = worlds.get(key) ?? worldOf(chosen)
  worlds.set(key, known)
  return known
}

/** The same state is read once, however often it is asked about. */
const read = new Map<string, Fight>()

export function fightOf({ state }: Pick<Position, 'state'>): Fight {
  const text = JSON.stringify(state)
  const known = read.get(text)
  if (known !== undefined) return known
  const json: Json = JSON.parse(text)
  const fight = asFarAsSeen(json)
  if (read.size > 3) read.clear()
  read.set(text, fight)
  return fight
}
