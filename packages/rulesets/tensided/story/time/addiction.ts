/** Substances that somebody cannot be without, day by day: tensided.traits.addiction. */
import { procedure, text } from '@umpire/engine'
import type { Character, TakenTrait } from '../../character/character.ts'
import { addictionMagnitude, addictionNow, fitsCriterion } from '../../character/holding.ts'
import { died } from '../../fight/facts/body.ts'
import { addiction } from '../../traits/addiction.ts'
import type { Asking } from '../facts/ask.ts'
import { craved, dosed } from '../facts/facts.ts'
import { personIn } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { WHO } from '../facts/roll.ts'
import { bodyIn, characterIn } from '../facts/state.ts'

const DAYS_A_MONTH = 30

const isSubstance = (taken: TakenTrait, substance: string): boolean =>
  !taken.gone && addictionMagnitude(taken) !== undefined && (taken.subject ?? '') === substance

/** A day more with it, or without. */
function nextDay(taken: TakenTrait, doses: readonly string[]): TakenTrait {
  if (taken.gone || addictionMagnitude(taken) === undefined) return taken
  if (!doses.includes(taken.subject ?? '')) return { ...taken, days_without: taken.days_without + 1 }
  // Whole days, so that thirty of them are a month and nothing less.
  const days = Math.round(taken.months_used * DAYS_A_MONTH) + 1
  return { ...taken, days_without: 0, months_used: days / DAYS_A_MONTH }
}

/** Whether any of them kills: by being without, or by what using it has left of him. */
function kills(ask: Asking, { traits }: Pick<Character, 'traits'>, physique: number): boolean {
  return traits.some(taken => {
    const magnitude = addictionMagnitude(taken)
    const { criterion, days_without, months_used } = taken
    if (magnitude === undefined || taken.gone || !fitsCriterion(magnitude, criterion)) return false
    const given = { magnitude, days_without, months_used, physique }
    return addiction(criterion === undefined ? given : { ...given, criterion }, ask.why).dead
  })
}

/** A day is over. */
export function crave(ask: Asking, who: string): void {
  const { why } = ask
  const { character, body } = personIn(ask.state, who, why)
  const traits = character.traits.map(taken => nextDay(taken, body.dosed))
  const now = traits.map(taken => addictionNow(taken, why))
  ask.record(
    craved({
      who,
      df_modifier: now.reduce((sum, one) => sum + (one?.df_modifier ?? 0), 0),
      stat_loss: now.reduce((sum, one) => sum + (one?.stat_loss ?? 0), 0),
      changed: { traits },
    }),
  )
  const alive = bodyIn(ask.state, who).status !== 'dead'
  return alive && kills(ask, { traits }, character.stats.physique)
    ? ask.record(died({ who, of: 'what he could not be without' }))
    : undefined
}

export const takeDose = procedure(
  { id: 'tensided.proc.take-dose', title: 'A dose', given: { ...WHO, substance: text(100) } },
  (ask: Asking, { who, substance }): Refused | { readonly allowed: true } => {
    const { traits } = characterIn(ask.state, who)
    if (bodyIn(ask.state, who).status === 'dead') return refused(addiction, `${who} is dead`)
    if (!traits.some(taken => isSubstance(taken, substance))) {
      return refused(addiction, `${who} is not addicted to ${substance}`)
    }
    const clean = traits.map(taken => (isSubstance(taken, substance) ? { ...taken, days_without: 0 } : taken))
    ask.record(dosed({ who, substance, changed: { traits: clean } }))
    return { allowed: true }
  },
)
