/** The rules in force at a table, with every package of options that it may have chosen from. Only the worker knows them: the page stays small. */
import { type Chosen, compose, keyOf } from '@umpire/engine'
import { gulliverOptions } from '@umpire/gulliver'
import { choosable } from '@umpire/gurps/at-table'
import { fightPlay } from '@umpire/gurps/fight'
import { screenOptions } from '@umpire/screen'

/** All that a table, or a character's campaign, may choose from. */
export const CHOOSABLE = {
  ...choosable,
  options: [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)],
}

const worldOf = (chosen: Chosen) => ({ ...fightPlay, ruleset: compose(CHOOSABLE, chosen) })
export type World = ReturnType<typeof worldOf>

const worlds = new Map<string, World>()

/** Composed once: what was worked out under these rules stays known. */
export function campaignOf(chosen: Chosen): World {
  const key = keyOf(chosen)
  const known = worlds.get(key) ?? worldOf(chosen)
  worlds.set(key, known)
  return known
}
