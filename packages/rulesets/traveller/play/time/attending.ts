/** What only the referee can say about the care of somebody: who attends, and with what. */
import { type Ask, type Choice, type Fact, flag, int, nullable, ownValue, record, type ValueOf } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { unable } from '../facts/able.ts'
import type { PlayState } from '../facts/state.ts'

export const REFEREE = 'referee'

/** None if nobody attends. */
export const attendingMedical = nullable(int({ min: 0, max: 30 }))
/** Care in an aging crisis. */
export const crisisCare = record({ attending_medical: attendingMedical, slow_drug: flag() })
export type CrisisCare = ValueOf<typeof crisisCare>

/** Always offered, for medics who are nobody's character. */
const USUAL_LEVELS = [1, 2, 3, 4, 5, 6]

/** Medical level of a character; none is no skill. */
export const medicalOf = ({ skills }: Character): number | null => ownValue(skills, 'Medical') ?? null

/** Who could attend, one for each level: anybody able but the patients, for nobody attends on himself. */
function medics(state: PlayState, patients: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [who, character] of Object.entries(state.characters)) {
    const level = medicalOf(character) ?? 0
    if (level > 0 && unable(state, who) === undefined && !patients.includes(who) && !found.has(level))
      found.set(level, who)
  }
  return found
}

const keyOf = (level: number): string => `medical-${level}`

/** Asks the referee for the medical level of who attends. */
export function askAttending<F extends Fact>(
  ask: Ask<PlayState, F>,
  patients: readonly string[],
  question: string,
): number | null {
  const present = medics(ask.state, patients)
  const levels = [...new Set([...USUAL_LEVELS, ...present.keys()])].sort((a, b) => a - b)
  const choices: Choice[] = [{ key: 'nobody', label: 'nobody with medical skill' }]
  for (const level of levels) {
    const who = present.get(level)
    choices.push({ key: keyOf(level), label: who === undefined ? keyOf(level) : `${keyOf(level)}, such as ${who}` })
  }
  const chosen = ask.choose({ who: REFEREE, question, choices })
  return levels.find(level => keyOf(level) === chosen) ?? null
}

const SLOW_DRUG = [
  { key: 'slow drug', label: 'slow drug is at hand' },
  { key: 'none', label: 'there is no slow drug' },
] as const

export function askCrisisCare<F extends Fact>(ask: Ask<PlayState, F>, who: string): CrisisCare {
  const attending_medical = askAttending(ask, [who], `who attends ${who} in an aging crisis`)
  const question = `slow drug for ${who} in an aging crisis`
  const drug = ask.choose({ who: REFEREE, question, choices: SLOW_DRUG })
  return { attending_medical, slow_drug: drug === 'slow drug' }
}
