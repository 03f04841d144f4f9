/** A career under way. Flat and small, because careers are made by the hundred thousand. */
import {
  each,
  everyone,
  flag,
  int,
  list,
  nullable,
  oneOf,
  record,
  type StateSight,
  text,
  type ValueOf,
} from '@umpire/engine'
import { rank, service, skillName, terms, value } from '../core/fields.ts'
import { TICKETS } from '../tables/words.ts'

export const months = int({ min: 0, max: 100_000 })
export const count = int({ min: 0, max: 1000 })
export const credits = int({ min: 0 })
export const level = int({ min: 0, max: 1000 })
export const name = text(100)

export const styledName = text(400)

export const SHIPS = ['Free Trader', 'Scout Ship'] as const

/** `new` before the first roll, `free` at 18, `serving`, `leaving` until mustered out, `finished` when play may begin. */
const STAGES = ['new', 'free', 'serving', 'leaving', 'finished', 'dead'] as const

const learnt = record({ skill: skillName, level })
export type Learnt = ValueOf<typeof learnt>

/** What changes once at most. */
const person = record({
  gender: name,
  race: name,
  player_character: flag(),
  noble_title: name,
  styled_name: styledName,
})

/** What leaving a service brings. */
const estate = record({
  retired: flag(),
  pay_per_year: credits,
  mustering_rolls: count,
  mustering_used: count,
  cash_used: count,
  cash: credits,
  tickets: list(oneOf(...TICKETS), 100),
  /** Received as benefits. */
  weapons: list(skillName, 100),
  weapons_loaded: flag(),
  tas_receipts: count,
  ship: nullable(oneOf(...SHIPS)),
  ship_receipts: count,
  ship_months_left: months,
})
export type Estate = ValueOf<typeof estate>

/** Flat where it changes all the time, because each fact makes a copy. */
export const careerState = record({
  stage: oneOf(...STAGES),
  name,
  person,
  strength: value,
  dexterity: value,
  endurance: value,
  intelligence: value,
  education: value,
  social: value,
  /** By the calendar; the body is older by the months that aging crises took. */
  age_months: months,
  drug_months: months,
  /** The last age whose aging has been checked; 0 before the first. */
  checked_age: int({ min: 0, max: 10_000 }),
  service: nullable(service),
  drafted: flag(),
  /** Completed ones. */
  terms,
  rank,
  granted_ranks: list(rank, 10),
  injured: flag(),
  /** In the order of acquisition. A list, for maps of every combination of skills would each be a shape of its own. */
  skills: list(learnt, 100),
  estate,
})
export type Career = ValueOf<typeof careerState>

/** Nothing of it is secret. */
export const careerSight = {
  stage: everyone,
  name: everyone,
  person: {
    gender: everyone,
    race: everyone,
    player_character: everyone,
    noble_title: everyone,
    styled_name: everyone,
  },
  strength: everyone,
  dexterity: everyone,
  endurance: everyone,
  intelligence: everyone,
  education: everyone,
  social: everyone,
  age_months: everyone,
  drug_months: everyone,
  checked_age: everyone,
  service: everyone,
  drafted: everyone,
  terms: everyone,
  rank: everyone,
  granted_ranks: each(everyone),
  injured: everyone,
  skills: each({ skill: everyone, level: everyone }),
  estate: {
    retired: everyone,
    pay_per_year: everyone,
    mustering_rolls: everyone,
    mustering_used: everyone,
    cash_used: everyone,
    cash: everyone,
    tickets: each(everyone),
    weapons: each(everyone),
    weapons_loaded: everyone,
    tas_receipts: everyone,
    ship: everyone,
    ship_receipts: everyone,
    ship_months_left: everyone,
  },
} satisfies StateSight<Career>

export const NEW_CAREER: Career = {
  stage: 'new',
  name: '',
  person: { gender: '', race: '', player_character: true, noble_title: '', styled_name: '' },
  strength: 0,
  dexterity: 0,
  endurance: 0,
  intelligence: 0,
  education: 0,
  social: 0,
  age_months: 0,
  drug_months: 0,
  checked_age: 0,
  service: null,
  drafted: false,
  terms: 0,
  rank: 0,
  granted_ranks: [],
  injured: false,
  skills: [],
  estate: {
    retired: false,
    pay_per_year: 0,
    mustering_rolls: 0,
    mustering_used: 0,
    cash_used: 0,
    cash: 0,
    tickets: [],
    weapons: [],
    weapons_loaded: false,
    tas_receipts: 0,
    ship: null,
    ship_receipts: 0,
    ship_months_left: 0,
  },
}

/** None and 0 are two things. */
export function levelOf({ skills }: Career, skill: string): number | null {
  for (let index = 0; index < skills.length; index++) {
    const learnt = skills[index]
    if (learnt?.skill === skill) return learnt.level
  }
  return null
}
