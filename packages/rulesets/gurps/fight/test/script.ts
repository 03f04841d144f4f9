/** A fight played from a script of answers: choices by their keys, dice as faces or totals. */
import { type Chosen, compose, type Scripted, type StoredFact, startPlay } from '@umpire/engine'
import { type Condition, SOUND } from '../../condition/condition.ts'
import { conditionAfter as leaveWith } from '../enter/leave-body.ts'
import { fightPlay } from '../index.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { fight as combat } from '../turn/fight.ts'
import { turn } from '../turn/turn.ts'

export interface Played {
  readonly state: Fight
  /** What is asked next: the purpose of dice, or the question of a choice; nothing when it is over. */
  readonly asks: string | null
  /** What happened so far. */
  readonly facts: readonly StoredFact[]
}

const answerOf = (one: Scripted) => {
  if (typeof one === 'number') return { total: one }
  return typeof one === 'string' ? { choice: one } : { faces: one }
}

/** Every answer must be asked for; the state is that at the next question. Of a fight under way, a single turn is played. */
export function scripted(
  choosable: Parameters<typeof compose>[0],
  chosen: Chosen,
  start: Fight,
  answers: readonly Scripted[],
): Played {
  const ruleset = compose(choosable, chosen)
  const game = { ...fightPlay, ruleset }
  const play =
    start.stage === 'start' ? startPlay(game, combat, { seconds: 1000 }, start) : startPlay(game, turn, {}, start)
  const asked = (): string | null => {
    const [question] = play.questions
    if (question === undefined) return null
    return question.kind === 'roll' ? question.about.purpose : question.question
  }
  for (const [index, one] of answers.entries()) {
    const before = asked()
    try {
      play.answer(answerOf(one))
    } catch (error) {
      throw new Error(`answer ${index}, ${String(one)}, does not answer ${before}: ${String(error)}`, { cause: error })
    }
  }
  return { state: play.state, asks: asked(), facts: play.entries.flatMap(({ fact }) => fact ?? []) }
}

export const standingOf = ({ state }: Played, id: string) => standingAt(state, placeOf(state, id))

/** What the last fact of that name says. */
export function lastOf({ facts }: Played, type: string): StoredFact['values'] {
  const found = facts.findLast(fact => fact.type === type)
  if (found === undefined) throw new Error(`nothing ${type}`)
  return found.values
}

/** The body that somebody who was sound takes out of it. */
export const conditionAfter = (fighter: Fighter, one: Standing, second: number): Condition =>
  leaveWith(SOUND, fighter, one, [], second)
