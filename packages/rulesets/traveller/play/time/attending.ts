/** What only the referee can say about the care of somebody: who attends, and with what. */
import { type Ask, type Choice, type Fact, flag, int, nullable, ownValue, record, type ValueOf } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { choiceOf, chooseAbout, type PlayAbout } from '../choice/about.ts'
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
function medicsIn(state: PlayState, patients: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [who, character] of Object.entries(state.characters)) {
    const level = medicalOf(character) ?? 0
    if (level > 0 && unable(state, who) === undefined && !patients.includes(who) && !found.has(level))
      found.set(level, who)
  }
  return found
}

/** Asks the referee for the medical level of who attends. */
export function askAttending<F extends Fact>(
  ask: Ask<PlayState, F>,
  patients: readonly string[],
  question: string,
): number | null {
  const present = medicsIn(ask.state, patients)
  const levels = [...new Set([...USUAL_LEVELS, ...present.keys()])].sort((a, b) => a - b)
  const medics = levels.map(level => {
    const who = present.get(level)
    return choiceOf(
      { kind: 'medic', level },
      who === undefined ? `medical-${level}` : `medical-${level}, such as ${who}`,
    )
  })
  const about = chooseAbout(ask, REFEREE, question, [NOBODY, ...medics])
  return about.kind === 'medic' ? about.level : null
}

const NOBODY: Choice<string, PlayAbout> = choiceOf({ kind: 'nobody' }, 'nobody with medical skill')
const SLOW_DRUG: readonly Choice<string, PlayAbout>[] = [
  choiceOf({ kind: 'slow drug' }, 'slow drug is at hand'),
  choiceOf({ kind: 'no slow drug' }, 'there is no slow drug'),
]

export function askCrisisCare<F extends Fact>(ask: Ask<PlayState, F>, who: string): CrisisCare {
  const attending_medical = askAttending(ask, [who], `who attends ${who} in an aging crisis`)
  const question = `slow drug for ${who} in an aging crisis`
  const drug = chooseAbout(ask, REFEREE, question, SLOW_DRUG)
  return { attending_medical, slow_drug: drug.kind === 'slow drug' }
}
