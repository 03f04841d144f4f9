/** What each fact makes of a career. */
import type { Characteristic } from '../words.ts'
import type { CareerFact } from './facts.ts'
import type { Career, Estate, Learnt } from './state.ts'

function withLevel(skills: readonly Learnt[], skill: string, level: number): readonly Learnt[] {
  const after = skills.slice()
  let at = 0
  while (at < after.length && after[at]?.skill !== skill) at++
  after[at] = { skill, level }
  return after
}

/** Spelled out: a computed name would cost as much as the rest of the step. */
function withValue(career: Career, characteristic: Characteristic, value: number): Career {
  switch (characteristic) {
    case 'strength':
      return { ...career, strength: value }
    case 'dexterity':
      return { ...career, dexterity: value }
    case 'endurance':
      return { ...career, endurance: value }
    case 'intelligence':
      return { ...career, intelligence: value }
    case 'education':
      return { ...career, education: value }
    case 'social':
      return { ...career, social: value }
  }
}

/** A roll on a mustering-out table is spent, whatever it brought. */
const spent = (estate: Estate): Estate => ({ ...estate, mustering_used: estate.mustering_used + 1 })

type EstateFact = Extract<
  CareerFact,
  {
    readonly type:
      | 'discharged'
      | 'paid'
      | 'receivedPassages'
      | 'receivedMembership'
      | 'receivedShip'
      | 'receivedWeapon'
      | 'receivedNothing'
  }
>

function evolveEstate(estate: Estate, fact: EstateFact): Estate {
  const mustering_used = estate.mustering_used + 1
  switch (fact.type) {
    case 'discharged': {
      const { mustering_rolls, retired, pay_per_year } = fact.values
      return { ...estate, mustering_rolls, retired, pay_per_year }
    }
    case 'paid':
      return { ...estate, mustering_used, cash: estate.cash + fact.values.cash, cash_used: estate.cash_used + 1 }
    case 'receivedPassages':
      return { ...estate, mustering_used, tickets: [...estate.tickets, ...fact.values.tickets] }
    case 'receivedMembership':
      return { ...estate, mustering_used, tas_receipts: fact.values.receipts }
    case 'receivedShip': {
      const { ship, receipts, months_left } = fact.values
      return { ...estate, mustering_used, ship, ship_receipts: receipts, ship_months_left: months_left }
    }
    case 'receivedWeapon': {
      const { weapon, loaded } = fact.values
      return { ...estate, mustering_used, weapons: [...estate.weapons, weapon], weapons_loaded: loaded }
    }
    case 'receivedNothing':
      return spent(estate)
  }
}

export function evolveCareer(career: Career, fact: CareerFact): Career {
  switch (fact.type) {
    case 'began': {
      const { name, gender, race, player_character, age_months } = fact.values
      const person = { ...career.person, gender, race, player_character }
      return { ...career, stage: 'free', name, person, age_months }
    }
    case 'rolledCharacteristics': {
      const { strength, dexterity, endurance, intelligence, education, social } = fact.values
      return { ...career, strength, dexterity, endurance, intelligence, education, social }
    }
    case 'enlisted':
      return { ...career, stage: 'serving', service: fact.values.service }
    case 'drafted':
      return { ...career, stage: 'serving', service: fact.values.service, drafted: true }
    case 'survived':
    case 'stayedOut':
    case 'rejected':
    case 'passedOver':
    case 'learnedNothing':
    case 'reenlisted':
      return career
    case 'died':
      return { ...career, stage: 'dead' }
    case 'injured':
      return { ...career, stage: 'leaving', injured: true, age_months: fact.values.age_months }
    case 'commissioned':
    case 'promoted':
      return { ...career, rank: fact.values.rank }
    case 'learned':
      return { ...career, skills: withLevel(career.skills, fact.values.skill, fact.values.level) }
    case 'improved':
      return withValue(career, fact.values.characteristic, fact.values.value)
    case 'granted': {
      const { min_rank, skill, level } = fact.values
      const skills = level === null ? career.skills : withLevel(career.skills, skill, level)
      return { ...career, skills, granted_ranks: [...career.granted_ranks, min_rank] }
    }
    case 'honoured':
      return { ...career, social: fact.values.social, granted_ranks: [...career.granted_ranks, fact.values.min_rank] }
    case 'served':
      return { ...career, terms: fact.values.terms, age_months: fact.values.age_months }
    case 'aged': {
      const { age, strength, dexterity, endurance, intelligence } = fact.values
      return { ...career, checked_age: age, strength, dexterity, endurance, intelligence }
    }
    case 'crisisSurvived': {
      const older = withValue(career, fact.values.characteristic, fact.values.value)
      return { ...older, drug_months: career.drug_months + fact.values.months_older }
    }
    case 'left':
      return { ...career, stage: 'leaving' }
    case 'styled': {
      const { noble_title, styled_name } = fact.values
      return { ...career, stage: 'finished', person: { ...career.person, noble_title, styled_name } }
    }
    case 'receivedSkill': {
      const skills = withLevel(career.skills, fact.values.skill, fact.values.level)
      return { ...career, skills, estate: spent(career.estate) }
    }
    case 'receivedGain':
      return { ...withValue(career, fact.values.characteristic, fact.values.value), estate: spent(career.estate) }
    default:
      return { ...career, estate: evolveEstate(career.estate, fact) }
  }
}
