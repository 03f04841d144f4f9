/**
 * What can happen in a career, in the order of the checklist. Each fact holds every number that it changes, so that a
 * career is told again without a rule. Nothing is secret.
 */
import { everyone, type Fields, fact, flag, int, list, nullable, oneOf, vocabulary, whole } from '@umpire/engine'
import { rank, service, skillName, terms, value } from '../core/fields.ts'
import { AGING_CHARACTERISTICS } from '../tables/aging.ts'
import { CHARACTERISTICS, TICKETS } from '../tables/words.ts'
import { count, credits, level, months, name, SHIPS, styledName } from './state.ts'

const happening = <const T extends string, const F extends Fields>(type: T, fields: F) =>
  fact({ type, version: 1, fields, sight: whole(everyone), reasons: everyone })

const roll = int({ min: 1, max: 12 })
const dm = int({ min: -100, max: 100 })
const THROWN = { roll, dm }

export const began = happening('began', {
  name,
  gender: name,
  race: name,
  player_character: flag(),
  age_months: months,
})
export const rolledCharacteristics = happening('rolledCharacteristics', {
  strength: value,
  dexterity: value,
  endurance: value,
  intelligence: value,
  education: value,
  social: value,
})

export const stayedOut = happening('stayedOut', {})
export const enlisted = happening('enlisted', { service, ...THROWN })
export const rejected = happening('rejected', { service, ...THROWN })
export const drafted = happening('drafted', { service, roll })

export const survived = happening('survived', THROWN)
export const died = happening('died', { of: oneOf('service', 'age'), ...THROWN })
export const injured = happening('injured', { ...THROWN, age_months: months })

export const commissioned = happening('commissioned', { ...THROWN, rank })
export const promoted = happening('promoted', { ...THROWN, rank })
export const passedOver = happening('passedOver', { for: oneOf('commission', 'promotion'), ...THROWN })

/** Of a skill roll: the table by its number, and its result before it was made specific. */
const LEARNING = { table: int({ min: 1, max: 4 }), roll, result: skillName }
export const learned = happening('learned', { ...LEARNING, skill: skillName, level })
export const improved = happening('improved', { ...LEARNING, characteristic: oneOf(...CHARACTERISTICS), value })
export const learnedNothing = happening('learnedNothing', LEARNING)

/** By rank and service, without a roll; no level if a limit to skills leaves none. */
export const granted = happening('granted', { min_rank: rank, skill: skillName, level: nullable(level) })
export const honoured = happening('honoured', { min_rank: rank, social: value })

export const served = happening('served', { terms, age_months: months })
export const aged = happening('aged', {
  age: int({ min: 0, max: 10_000 }),
  rolls: list(roll, AGING_CHARACTERISTICS.length),
  strength: value,
  dexterity: value,
  endurance: value,
  intelligence: value,
})
export const crisisSurvived = happening('crisisSurvived', {
  characteristic: oneOf(...AGING_CHARACTERISTICS),
  ...THROWN,
  value,
  /** Of the body. */
  months_older: months,
})

export const reenlisted = happening('reenlisted', { roll, mandatory: flag() })
export const left = happening('left', { roll, by: oneOf('refusal', 'choice', 'term limit') })

export const discharged = happening('discharged', { mustering_rolls: count, retired: flag(), pay_per_year: credits })
export const paid = happening('paid', { ...THROWN, cash: credits })
export const receivedPassages = happening('receivedPassages', { ...THROWN, tickets: list(oneOf(...TICKETS), 10) })
/** Of the Travellers' Aid Society; once is enough, and the rest is wasted. */
export const receivedMembership = happening('receivedMembership', { ...THROWN, receipts: count, wasted: count })
export const receivedShip = happening('receivedShip', {
  ...THROWN,
  ship: oneOf(...SHIPS),
  receipts: count,
  months_left: months,
})
export const receivedWeapon = happening('receivedWeapon', { ...THROWN, weapon: skillName, loaded: flag() })
export const receivedSkill = happening('receivedSkill', { ...THROWN, skill: skillName, level })
export const receivedGain = happening('receivedGain', {
  ...THROWN,
  benefit: skillName,
  characteristic: oneOf(...CHARACTERISTICS),
  value,
})
export const receivedNothing = happening('receivedNothing', THROWN)

export const styled = happening('styled', { noble_title: name, styled_name: styledName })

export const careerFacts = vocabulary(
  began,
  rolledCharacteristics,
  stayedOut,
  enlisted,
  rejected,
  drafted,
  survived,
  died,
  injured,
  commissioned,
  promoted,
  passedOver,
  learned,
  improved,
  learnedNothing,
  granted,
  honoured,
  served,
  aged,
  crisisSurvived,
  reenlisted,
  left,
  discharged,
  paid,
  receivedPassages,
  receivedMembership,
  receivedShip,
  receivedWeapon,
  receivedSkill,
  receivedGain,
  receivedNothing,
  styled,
)
export type CareerFact = ReturnType<typeof careerFacts.read>
