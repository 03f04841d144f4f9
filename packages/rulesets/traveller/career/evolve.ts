/** What each fact makes of a career. */
import type { Characteristic } from '../tables/words.ts'
import type { CareerFact } from './facts.ts'
import type { Career, Estate, Learnt } from './state.ts'

function withLevel(skills: readonly Learnt[], skill: string, level: number): readonly Learnt[] {
  const after = skills.slice()
  let at = 0
  while (at < after.length && after[at]?.skill !== skill) at++
  after[at] = { skill, level }
  return after
}

type Changing<T> = { -readonly [name in keyof T]: T[name] }

/** A copy to be changed. Spelled out: this is compiled to twenty moves, and a spread to a call that looks each up. */
const copyOf = (career: Career): Changing<Career> => ({
  stage: career.stage,
  name: career.name,
  person: career.person,
  strength: career.strength,
  dexterity: career.dexterity,
  endurance: career.endurance,
  intelligence: career.intelligence,
  education: career.education,
  social: career.social,
  age_months: career.age_months,
  drug_months: career.drug_months,
  checked_age: career.checked_age,
  service: career.service,
  drafted: career.drafted,
  terms: career.terms,
  rank: career.rank,
  granted_ranks: career.granted_ranks,
  injured: career.injured,
  skills: career.skills,
  estate: career.estate,
})

/** Spelled out, too: a computed name would cost as much as the rest of the step. */
function setValue(career: Changing<Career>, characteristic: Characteristic, value: number): void {
  switch (characteristic) {
    case 'strength':
      career.strength = value
      break
    case 'dexterity':
      career.dexterity = value
      break
    case 'endurance':
      career.endurance = value
      break
    case 'intelligence':
      career.intelligence = value
      break
    case 'education':
      career.education = value
      break
    case 'social':
      career.social = value
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
    // Kept for the log alone.
    case 'survived':
    case 'stayedOut':
    case 'rejected':
    case 'passedOver':
    case 'learnedNothing':
    case 'reenlisted':
      return career
    default: {
      const next = copyOf(career)
      change(next, fact)
      return next
    }
  }
}

type ChangingFact = Exclude<
  CareerFact,
  { readonly type: 'survived' | 'stayedOut' | 'rejected' | 'passedOver' | 'learnedNothing' | 'reenlisted' }
>

function change(career: Changing<Career>, fact: ChangingFact): void {
  switch (fact.type) {
    case 'began': {
      const { gender, race, player_character } = fact.values
      career.stage = 'free'
      career.name = fact.values.name
      career.person = { ...career.person, gender, race, player_character }
      career.age_months = fact.values.age_months
      break
    }
    case 'rolledCharacteristics':
      career.strength = fact.values.strength
      career.dexterity = fact.values.dexterity
      career.endurance = fact.values.endurance
      career.intelligence = fact.values.intelligence
      career.education = fact.values.education
      career.social = fact.values.social
      break
    case 'enlisted':
      career.stage = 'serving'
      career.service = fact.values.service
      break
    case 'drafted':
      career.stage = 'serving'
      career.service = fact.values.service
      career.drafted = true
      break
    case 'died':
      career.stage = 'dead'
      break
    case 'injured':
      career.stage = 'leaving'
      career.injured = true
      career.age_months = fact.values.age_months
      break
    case 'commissioned':
    case 'promoted':
      career.rank = fact.values.rank
      break
    case 'learned':
      career.skills = withLevel(career.skills, fact.values.skill, fact.values.level)
      break
    case 'improved':
      setValue(career, fact.values.characteristic, fact.values.value)
      break
    case 'granted': {
      const { min_rank, skill, level } = fact.values
      if (level !== null) career.skills = withLevel(career.skills, skill, level)
      career.granted_ranks = [...career.granted_ranks, min_rank]
      break
    }
    case 'honoured':
      career.social = fact.values.social
      career.granted_ranks = [...career.granted_ranks, fact.values.min_rank]
      break
    case 'served':
      career.terms = fact.values.terms
      career.age_months = fact.values.age_months
      break
    case 'aged':
      career.checked_age = fact.values.age
      career.strength = fact.values.strength
      career.dexterity = fact.values.dexterity
      career.endurance = fact.values.endurance
      career.intelligence = fact.values.intelligence
      break
    case 'crisisSurvived':
      setValue(career, fact.values.characteristic, fact.values.value)
      career.drug_months += fact.values.months_older
      break
    case 'left':
      career.stage = 'leaving'
      break
    case 'styled': {
      const { noble_title, styled_name } = fact.values
      career.stage = 'finished'
      career.person = { ...career.person, noble_title, styled_name }
      break
    }
    case 'receivedSkill':
      career.skills = withLevel(career.skills, fact.values.skill, fact.values.level)
      career.estate = spent(career.estate)
      break
    case 'receivedGain':
      setValue(career, fact.values.characteristic, fact.values.value)
      career.estate = spent(career.estate)
      break
    default:
      career.estate = evolveEstate(career.estate, fact)
  }
}
