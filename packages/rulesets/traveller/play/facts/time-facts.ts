/** What time does: to bodies, and to what people own. Each fact holds all that `evolveTime` needs. */
import { each, everyone, type Fact, fact, flag, int, list, nullable, oneOf, ownerIn, text } from '@umpire/engine'
import { AGING_CHARACTERISTICS } from '../../tables/aging.ts'
import { KITS } from '../../tables/combat/wounds.ts'
import { TICKETS } from '../../tables/words.ts'

const WHO = { who: text(100) }
const OWNER = ownerIn('who')
const value = int({ min: 0, max: 15 })
const credits = int({ min: 0, max: 1_000_000_000_000 })
const months = int({ min: 0, max: 1000 })

/** For everybody. Those asleep lie in cold sleep; those who exert themselves have no rest. */
export const timePassed = fact({
  type: 'timePassed',
  version: 1,
  fields: { seconds: int({ min: 0 }), asleep: list(text(100), 1000), exerting: list(text(100), 1000) },
  sight: { seconds: everyone, asleep: each(everyone), exerting: each(everyone) },
})

/** From unconsciousness, with these values until full recovery. */
export const wokeUp = fact({
  type: 'wokeUp',
  version: 1,
  fields: { ...WHO, strength: value, dexterity: value, endurance: value },
  sight: { who: everyone, strength: OWNER, dexterity: OWNER, endurance: OWNER },
  reasons: OWNER,
})

export const regainedBlows = fact({
  type: 'regainedBlows',
  version: 1,
  fields: { ...WHO, blows: int({ min: 0 }) },
  sight: { who: everyone, blows: OWNER },
  reasons: OWNER,
})

/** Had the care that restores in full. An unconscious patient gains by it on waking. */
export const treated = fact({
  type: 'treated',
  version: 1,
  fields: { ...WHO, by: nullable(text(100)), kit: oneOf(...KITS) },
  sight: { who: everyone, by: everyone, kit: everyone },
  reasons: OWNER,
})

export const recovered = fact({
  type: 'recovered',
  version: 1,
  fields: { ...WHO, by: oneOf('rest', 'treatment') },
  sight: { who: everyone, by: everyone },
  reasons: OWNER,
})

/** Checked at that age. What came to zero stands at zero until its crisis is settled. */
export const aged = fact({
  type: 'aged',
  version: 1,
  fields: {
    ...WHO,
    age: int({ min: 0 }),
    strength: value,
    dexterity: value,
    endurance: value,
    intelligence: value,
  },
  sight: { who: everyone, age: OWNER, strength: OWNER, dexterity: OWNER, endurance: OWNER, intelligence: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

export const survivedAgingCrisis = fact({
  type: 'survivedAgingCrisis',
  version: 1,
  fields: {
    ...WHO,
    characteristic: oneOf(...AGING_CHARACTERISTICS),
    value,
    /** Added to the physical age under slow drug; or out of action without it. */
    drug_months: months,
    months_out: months,
  },
  sight: { who: everyone, characteristic: OWNER, value: OWNER, drug_months: OWNER, months_out: everyone },
  reasons: OWNER,
})

export const diedOfAge = fact({
  type: 'diedOfAge',
  version: 1,
  fields: { ...WHO, characteristic: oneOf(...AGING_CHARACTERISTICS) },
  sight: { who: everyone, characteristic: OWNER },
  reasons: OWNER,
})

export const returnedToAction = fact({ type: 'returnedToAction', version: 1, fields: WHO, sight: { who: everyone } })

/** Drugs made the body older at once, or younger than the calendar says. */
export const drugged = fact({
  type: 'drugged',
  version: 1,
  fields: { ...WHO, months: int({ min: -1000, max: 1000 }) },
  sight: { who: everyone, months: OWNER },
  audience: OWNER,
})

/** Waits at a starport of class A or B. */
export const pensionFellDue = fact({
  type: 'pensionFellDue',
  version: 1,
  fields: { ...WHO, amount: credits },
  sight: { who: everyone, amount: OWNER },
  audience: OWNER,
})

export const dividendPaid = fact({
  type: 'dividendPaid',
  version: 1,
  fields: { ...WHO, tickets: list(oneOf(...TICKETS), 100) },
  sight: { who: everyone, tickets: each(OWNER) },
  audience: OWNER,
  reasons: OWNER,
})

/** For a ship; what was not there in cash became debt. */
export const paymentFellDue = fact({
  type: 'paymentFellDue',
  version: 1,
  fields: { ...WHO, amount: credits, paid: flag(), months_left: int({ min: 0 }) },
  sight: { who: everyone, amount: OWNER, paid: OWNER, months_left: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

/** The kinds, for the vocabulary of all play. */
export const timeFactKinds = [
  timePassed,
  wokeUp,
  regainedBlows,
  treated,
  recovered,
  aged,
  survivedAgingCrisis,
  diedOfAge,
  returnedToAction,
  drugged,
  pensionFellDue,
  dividendPaid,
  paymentFellDue,
] as const

export type TimeFact = ReturnType<(typeof timeFactKinds)[number]['read']>

const TYPES: ReadonlySet<string> = new Set(timeFactKinds.map(({ type }) => type))
export const isTimeFact = (happened: Fact): happened is TimeFact => TYPES.has(happened.type)
