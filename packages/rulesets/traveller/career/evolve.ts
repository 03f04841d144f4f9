/** What each fact makes of a career. */
import type { CareerFact } from './facts.ts'
import type { Career, Estate, Learnt } from './state.ts'

function withLevel(skills: readonly Learnt[], { skill, level }: Learnt): readonly Learnt[] {
  const place = skills.findIndex(one => one.skill === skill)
  return place < 0 ? [...skills, { skill, level }] : skills.with(place, { skill, level })
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
    // Kept for the log alone.
    case 'survived':
    case 'stayedOut':
    case 'rejected':
    case 'passedOver':
    case 'learnedNothing':
    case 'reenlisted':
      return career
    case 'began': {
      const { name, age_months, ...about } = fact.values
      return { ...career, stage: 'free', name, age_months, person: { ...career.person, ...about } }
    }
    case 'rolledCharacteristics':
      return { ...career, ...fact.values }
    case 'enlisted':
      return { ...career, stage: 'serving', service: fact.values.service }
    case 'drafted':
      return { ...career, stage: 'serving', service: fact.values.service, drafted: true }
    case 'died':
      return { ...career, stage: 'dead' }
    case 'injured':
      return { ...career, stage: 'leaving', injured: true, age_months: fact.values.age_months }
    case 'commissioned':
    case 'promoted':
      return { ...career, rank: fact.values.rank }
    case 'learned':
      return { ...career, skills: withLevel(career.skills, fact.values) }
    case 'improved':
      return { ...career, [fact.values.characteristic]: fact.values.value }
    case 'granted': {
      const { min_rank, skill, level } = fact.values
      const skills = level === null ? career.skills : withLevel(career.skills, { skill, level })
      return { ...career, skills, granted_ranks: [...career.granted_ranks, min_rank] }
    }
    case 'honoured': {
      const { social, min_rank } = fact.values
      return { ...career, social, granted_ranks: [...career.granted_ranks, min_rank] }
    }
    case 'served': {
      const { terms, age_months } = fact.values
      return { ...career, terms, age_months }
    }
    case 'aged': {
      const { age, strength, dexterity, endurance, intelligence } = fact.values
      return { ...career, checked_age: age, strength, dexterity, endurance, intelligence }
    }
    case 'crisisSurvived': {
      const { characteristic, value, months_older } = fact.values
      return { ...career, [characteristic]: value, drug_months: career.drug_months + months_older }
    }
    case 'left':
      return { ...career, stage: 'leaving' }
    case 'styled': {
      const { noble_title, styled_name } = fact.values
      return { ...career, stage: 'finished', person: { ...career.person, noble_title, styled_name } }
    }
    case 'receivedSkill':
      return { ...career, skills: withLevel(career.skills, fact.values), estate: spent(career.estate) }
    case 'receivedGain':
      return { ...career, [fact.values.characteristic]: fact.values.value, estate: spent(career.estate) }
    default:
      return { ...career, estate: evolveEstate(career.estate, fact) }
  }
}
