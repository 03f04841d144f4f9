/** Growing older in play: the check at its age, and the crises that may come of it. */
import { type Ask, int, nullable, or, procedure, text } from '@umpire/engine'
import { fallIll, settle, throwForAge } from '../../aging/check.ts'
import { agingSchedule, checkAgeAfter } from '../../aging/schedule.ts'
import { agingTable } from '../../aging/table.ts'
import { ageOf } from '../../character/age.ts'
import { nextCheckAge } from '../facts/due.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { aged, diedOfAge, drugged, survivedAgingCrisis, type TimeFact } from '../facts/time-facts.ts'
import { askCrisisCare, type CrisisCare, crisisCare } from './attending.ts'

export const checkAging = procedure(
  {
    id: 'traveller.proc.aging-check',
    title: 'An aging check',
    given: {
      who: text(100),
      age: int({ min: 0 }),
      /** None to ask for it when a crisis comes. */
      care: or(nullable(crisisCare), null),
    },
  },
  (ask: Ask<PlayState, TimeFact>, { who, age, care }): 'well' | 'crisis' | 'dead' => {
    const { why } = ask
    const { characteristics } = characterIn(ask.state, who)
    const { strength, dexterity, endurance, intelligence } = characteristics
    const before = { strength, dexterity, endurance, intelligence }
    const lost = throwForAge(
      ask,
      who,
      age,
      (roll, only) => agingTable({ age, ...before, only, rolls: [roll] }, why).losses[only] ?? 0,
    )
    const [ofStrength, ofDexterity, ofEndurance, ofIntelligence] = lost
    const losses = {
      strength: ofStrength,
      dexterity: ofDexterity,
      endurance: ofEndurance,
      intelligence: ofIntelligence,
    }
    const { now, ill } = settle(before, losses, why)
    ask.record(aged({ who, age, ...now }))
    if (ill.length === 0) return 'well'

    const attended = care ?? askCrisisCare(ask, who)
    for (const illness of ill) {
      const { characteristic } = illness
      const end = fallIll(ask, who, illness, attended)
      if (!end.alive) {
        ask.record(diedOfAge({ who, characteristic }))
        return 'dead'
      }
      const { value, age_months_added: drug_months, months_out } = end
      ask.record(survivedAgingCrisis({ who, characteristic, value, drug_months, months_out }))
    }
    return 'crisis'
  },
)

/** The check of somebody whose body has just reached an age of checks. */
export function checkOnReaching(ask: Ask<PlayState, TimeFact>, who: string, care: CrisisCare | null): void {
  const character = characterIn(ask.state, who)
  const age = ageOf(character, ask.why)
  const { aging_check } = agingSchedule({ age, checked_age: character.ledger.checked_age }, ask.why)
  if (aging_check) ask.call(checkAging, { who, age, care })
}

/** Drugs that hurry the body along or hold it back; every age of checks that it is hurried past is checked. */
export const useDrugs = procedure(
  {
    id: 'traveller.proc.drugs',
    title: 'Drugs that change the age of the body',
    given: {
      who: text(100),
      /** Of age beyond the time that passes; below zero if the drugs save time. */
      months: int({ min: -1000, max: 1000 }),
      care: or(nullable(crisisCare), null),
    },
  },
  (ask: Ask<PlayState, TimeFact>, { who, months, care }): void => {
    let age = nextCheckAge(characterIn(ask.state, who))
    ask.record(drugged({ who, months }))
    while (characterIn(ask.state, who).alive && age <= ageOf(characterIn(ask.state, who), ask.why)) {
      ask.call(checkAging, { who, age, care })
      age = checkAgeAfter(age)
    }
  },
)
