/** The rules in force at a table, with every package of options that it may have chosen from. Only the worker knows them: the page stays small. */
import { type Chosen, compose } from '@umpire/engine'
import { gulliverOptions } from '@umpire/gulliver'
import { asFarAsSeen, choosable } from '@umpire/gurps/at-table'
import { fightPlay } from '@umpire/gurps/fight'
import { screenOptions } from '@umpire/screen'
import { composedOnce, stateOnce } from '../../common/worker/known.ts'

/** All that a table, or a character's campaign, may choose from. */
export const CHOOSABLE = {
  ...choosable,
  options: [...choosable.options, ...screenOptions, ...gulliverOptions(screenOptions)],
}

const worldOf = (chosen: Chosen) => ({ ...fightPlay, ruleset: compose(CHOOSABLE, chosen) })
export type World = ReturnType<typeof worldOf>

export const campaignOf = composedOnce(worldOf)

export const fightOf = stateOnce(asFarAsSeen)
