/** The aging check at the end of a term. */
import { int, procedure } from '@umpire/engine'
import { fallIll, settle, throwForAge } from '../aging/check.ts'
import { agingTable } from '../aging/table.ts'
import type { CareerAsk } from './asking.ts'
import { aged, crisisSurvived, died } from './facts.ts'

/** In service nobody attends by name and slow drug is at hand: the book does not say; this is the ruling. */
const CARE = { attending_medical: null, slow_drug: true }

/** The log of a career keeps the rolls, so they are read as they fall. */
const asRolled = (roll: number): number => roll

export const checkAging = procedure(
  { id: 'traveller.proc.term-aging', title: 'Aging at the end of a term', given: { age: int({ min: 0 }) } },
  (ask: CareerAsk, { age }): void => {
    const { why } = ask
    const { name: by, strength, dexterity, endurance, intelligence } = ask.state
    const before = { strength, dexterity, endurance, intelligence }
    const rolls = throwForAge(ask, by, age, asRolled)
    const after = agingTable({ age, strength, dexterity, endurance, intelligence, rolls }, why)
    const now = {
      age,
      rolls,
      strength: after.strength ?? strength,
      dexterity: after.dexterity ?? dexterity,
      endurance: after.endurance ?? endurance,
      intelligence: after.intelligence ?? intelligence,
    }
    ask.record(aged(now))
    if (now.strength > 0 && now.dexterity > 0 && now.endurance > 0 && now.intelligence > 0) return

    for (const illness of settle(before, after.losses, why).ill) {
      const end = fallIll(ask, by, illness, CARE)
      const { roll, dm } = end
      if (!end.alive) return ask.record(died({ of: 'age', roll, dm }))
      const { characteristic } = illness
      const { value, age_months_added: months_older } = end
      ask.record(crisisSurvived({ characteristic, roll, dm, value, months_older }))
    }
  },
)
