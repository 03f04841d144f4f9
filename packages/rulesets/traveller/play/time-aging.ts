/** Growing older in play: the check at its age, and the crises that may come of it. */
import { dice } from '@umpire/dice'
import { type Ask, int, nullable, or, type Procedure, procedure, text } from '@umpire/engine'
import { agingCrisis } from '../aging/crisis.ts'
import { agingSchedule, checkAgeAfter } from '../aging/schedule.ts'
import { agingTable } from '../aging/table.ts'
import { ageOf } from '../character/age.ts'
import { AGING_CHARACTERISTICS, type AgingCharacteristic } from '../tables/aging.ts'
import { characterIn, type PlayState } from './state.ts'
import { askCrisisCare, type CrisisCare, crisisCare } from './time-attending.ts'
import { nextCheckAge } from './time-due.ts'
import { aged, diedOfAge, drugged, survivedAgingCrisis, type TimeFact } from './time-facts.ts'

const ONE_DIE = dice('1d6')
const TWO_DICE = dice('2d6')

type Losses = { [characteristic in AgingCharacteristic]: number }

/** All throws first, in the order of the table; then each characteristic at zero has its crisis. */
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
  function* (ask: Ask<PlayState, TimeFact>, { who, age, care }): Procedure<'well' | 'crisis' | 'dead'> {
    const { why } = ask
    const { characteristics } = characterIn(ask.state, who)
    const { strength, dexterity, endurance, intelligence } = characteristics
    const before = { age, strength, dexterity, endurance, intelligence }
    const losses: Losses = { strength: 0, dexterity: 0, endurance: 0, intelligence: 0 }
    for (const only of agingTable({ ...before, rolls: [] }, why).throws) {
      losses[only] = yield* ask.read(
        TWO_DICE,
        { purpose: `aging, ${only}`, by: who },
        roll => agingTable({ ...before, only, rolls: [roll] }, why).losses[only] ?? 0,
      )
    }
    const crises: AgingCharacteristic[] = []
    const after: Losses = { strength, dexterity, endurance, intelligence }
    for (const characteristic of AGING_CHARACTERISTICS) {
      const loss = losses[characteristic]
      if (loss === 0) continue
      const settled = agingCrisis({ ...unattended, characteristic, value: before[characteristic], loss }, why)
      after[characteristic] = settled.value
      if (settled.crisis) crises.push(characteristic)
    }
    yield* ask.record(aged({ who, age, ...after }))
    if (crises.length === 0) return 'well'

    const { attending_medical, slow_drug } = care ?? (yield* askCrisisCare(ask, who))
    for (const characteristic of crises) {
      const ill = {
        characteristic,
        value: before[characteristic],
        loss: losses[characteristic],
        attending_medical,
        slow_drug,
      }
      const purpose = `aging crisis, ${characteristic}`
      const survived = yield* ask.read(
        TWO_DICE,
        { purpose, by: who },
        roll => agingCrisis({ ...ill, roll, survived: false }, why).alive === true,
      )
      if (!survived) {
        yield* ask.record(diedOfAge({ who, characteristic }))
        return 'dead'
      }
      const die = yield* ask.roll(ONE_DIE, { purpose: `${purpose}, months`, by: who })
      const { value, age_months_added = 0, months_out = 0 } = agingCrisis({ ...ill, die, survived }, why)
      yield* ask.record(survivedAgingCrisis({ who, characteristic, value, drug_months: age_months_added, months_out }))
    }
    return 'crisis'
  },
)

/** Only asks whether there is a crisis, so the care does not matter yet. */
const unattended = { attending_medical: null, slow_drug: false, survived: false } as const

/** The check of somebody whose body has just reached an age of checks. */
export function* checkOnReaching(
  ask: Ask<PlayState, TimeFact>,
  who: string,
  care: CrisisCare | null,
): Procedure<undefined> {
  const character = characterIn(ask.state, who)
  const age = ageOf(character, ask.why)
  const { aging_check } = agingSchedule({ age, checked_age: character.ledger.checked_age }, ask.why)
  if (aging_check) yield* ask.call(checkAging, { who, age, care })
  return undefined
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
  function* (ask: Ask<PlayState, TimeFact>, { who, months, care }): Procedure<undefined> {
    let age = nextCheckAge(characterIn(ask.state, who))
    yield* ask.record(drugged({ who, months }))
    while (characterIn(ask.state, who).alive && age <= ageOf(characterIn(ask.state, who), ask.why)) {
      yield* ask.call(checkAging, { who, age, care })
      age = checkAgeAfter(age)
    }
    return undefined
  },
)
