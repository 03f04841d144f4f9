/** A round played by a script: what everybody declares, what is chosen and what the dice show, for the tests. */
import { compose, type Json, type PlannedChoice, type Ruleset, startPlay } from '@umpire/engine'
import { choosable } from '../../ruleset/rules.ts'
import type { FightFact } from '../facts/facts.ts'
import { fightPlay } from '../index.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { round } from '../turn/round.ts'

export const under = (settings: { readonly [id: string]: Json } = {}): Ruleset => compose(choosable, { settings })

interface Script {
  /** What somebody declares; whoever is not named does nothing. */
  readonly acts?: { readonly [id: string]: readonly string[] }
  /** What somebody answers beforehand, with the first act. */
  readonly then?: { readonly [id: string]: readonly PlannedChoice[] }
  /** What is chosen, by the question or by who is asked and the question; the first thing that may be chosen otherwise. */
  readonly chosen?: { readonly [question: string]: string }
  /** What is thrown, by the purpose: 1 unless it is said. A list is used up one after the other. */
  readonly dice?: { readonly [purpose: string]: number | readonly number[] }
}

export interface PlayedRound {
  readonly fight: Fight
  readonly facts: readonly FightFact[]
  /** What was thrown for. */
  readonly thrown: readonly string[]
  /** Who was asked what in the round, after everything was declared. */
  readonly asked: readonly string[]
  readonly of: (id: string) => Standing
}

export function playRound(
  from: Fight,
  { acts = {}, then = {}, chosen = {}, dice = {} }: Script,
  ruleset: Ruleset = under(),
): PlayedRound {
  const play = startPlay({ ...fightPlay, ruleset }, round, {}, { ...from, stage: 'fight' })
  const declared = new Map(Object.entries(acts).map(([id, keys]) => [id, [...keys]]))
  const left = new Map(
    Object.entries(dice).map(([purpose, all]) => [purpose, typeof all === 'number' ? all : [...all]]),
  )
  const thrown: string[] = []
  const inRound: string[] = []
  for (;;) {
    const [question] = play.questions
    if (question === undefined) break
    if (question.kind === 'choice') {
      const { who, question: asked, choices } = question
      const [first] = choices.filter(({ refused }) => refused === undefined)
      const choice = asked.startsWith('declare')
        ? (declared.get(who)?.shift() ?? (asked === 'declare' ? 'nothing' : 'enough'))
        : (chosen[`${who} ${asked}`] ?? chosen[asked] ?? first?.key ?? '')
      if (!asked.startsWith('declare')) inRound.push(`${who} ${asked}`)
      const beforehand = asked === 'declare' ? then[who] : undefined
      play.answer({ choice, by: who, ...(beforehand && { then: beforehand }) })
    } else {
      const { purpose } = question.about
      thrown.push(purpose)
      const all = left.get(purpose) ?? 1
      play.answer({ total: typeof all === 'number' ? all : (all.shift() ?? 1) })
    }
  }
  const fight = play.state
  const facts = play.entries.flatMap(({ fact }) => (fact === undefined ? [] : [fightPlay.facts.read(fact)]))
  return { fight, facts, thrown, asked: inRound, of: id => standingAt(fight, placeOf(fight, id)) }
}
