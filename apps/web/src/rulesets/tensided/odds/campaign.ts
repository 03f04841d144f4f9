/** The rules in force at a table. Only the worker knows them: the page stays small. */
import { type Chosen, compose, type Policy } from '@umpire/engine'
import { asFarAsSeen, bot, choosable, type Fight } from '@umpire/tensided/at-table'
import { fightPlay } from '@umpire/tensided/fight'
import { composedOnce, stateOnce } from '../../common/worker/known.ts'

function worldOf(chosen: Chosen) {
  const ruleset = compose(choosable, chosen)
  const policy: Policy<Fight> = bot(ruleset)
  return { ...fightPlay, ruleset, policy }
}
export type World = ReturnType<typeof worldOf>

export const campaignOf = composedOnce(worldOf)

export const fightOf = stateOnce(asFarAsSeen)
