/** The book's worked example, played by its dice: the whole of creation as one rule. */
import { BadInput, compose, oneOf, optional, rule, type Scripted, script, type Why } from '@umpire/engine'
import { physicalAge } from '../aging/schedule.ts'
import { benefitFreeTrader } from '../chargen/benefits.ts'
import { upp } from '../chargen/characteristics.ts'
import { ranks } from '../chargen/rank.ts'
import { JAMISON, JAMISON_SCRIPTS, type JamisonScript, type JamisonTerm } from '../tables/chargen/jamison.ts'
import type { SkillTable } from './about.ts'
import { createCharacter } from './create.ts'
import { evolveCareer } from './evolve.ts'
import { type CareerFact, careerFacts } from './facts.ts'
import { serviceOf } from './inputs.ts'
import { type Career, NEW_CAREER } from './state.ts'
import { careerWorld } from './world.ts'

const TABLES: { readonly [table in 1 | 2 | 3 | 4]: SkillTable } = {
  1: 'personal-development',
  2: 'service-skills',
  3: 'advanced-education',
  4: 'advanced-education-8',
}

/** The answers of a term in the order they are asked for. He stays as long as he is let. */
const answersOf = (term: JamisonTerm, last: boolean): readonly Scripted[] => [
  term.survival,
  ...(term.commission === undefined ? [] : [term.commission]),
  term.promotion,
  ...term.skills.flatMap(({ table, roll, pick }) => [TABLES[table], roll, ...(pick === undefined ? [] : [pick])]),
  ...(term.aging ?? []),
  term.reenlist,
  ...(last ? [] : ['stay']),
]

/** His rank gives a DM on benefits; the book counts one roll too few, so the last is left. */
const answers = (of: JamisonScript): readonly Scripted[] => [
  ...of.characteristics,
  of.service,
  of.enlistment,
  ...of.terms.flatMap((term, index) => answersOf(term, index === of.terms.length - 1)),
  ...of.mustering.flatMap(({ table, roll }) => (table === 'cash' ? [table, roll] : [table, 'apply', roll])),
  'enough',
  'use',
]

const skillsOf = ({ skills }: Career): { readonly [skill: string]: number } =>
  Object.fromEntries(skills.map(({ skill, level }) => [skill, level]))

function profileOf(career: Career, why: Why) {
  const { strength, dexterity, endurance, intelligence, education, social, rank } = career
  const { age } = physicalAge(
    {
      calendar_age_months: career.age_months,
      drug_months: career.drug_months,
      cold_sleep_months: 0,
      calendar_age_seconds: 0,
      cold_sleep_seconds: 0,
    },
    why,
  )
  return {
    upp: upp({ values: [strength, dexterity, endurance, intelligence, education, social] }, why).upp,
    age,
    rank,
    title: ranks({ service: serviceOf(career), rank }, why).title,
    skills: skillsOf(career),
  }
}

function benefitOf(fact: CareerFact): readonly string[] {
  switch (fact.type) {
    case 'paid':
      return [`Cr${fact.values.cash}`]
    case 'receivedPassages':
      return fact.values.tickets
    case 'receivedShip':
      return [fact.values.ship]
    case 'receivedGain':
      return [fact.values.benefit]
    default:
      return []
  }
}

/** How he stood at the end of each term. */
function afterTerms(history: readonly CareerFact[], why: Why) {
  const terms: ReturnType<typeof profileOf>[] = []
  let career = NEW_CAREER
  for (const fact of history) {
    career = evolveCareer(career, fact)
    if (fact.type === 'reenlisted' || fact.type === 'left') terms.push(profileOf(career, why))
  }
  return terms
}

function enlisting(history: readonly CareerFact[]) {
  const tried = history.find(({ type }) => type === 'enlisted' || type === 'rejected')
  if (tried === undefined || !('service' in tried.values) || !('dm' in tried.values))
    throw new BadInput('script', 'an enlistment', tried?.type)
  return { total: tried.values.roll + tried.values.dm, accepted: tried.type === 'enlisted' }
}

export const exampleJamison = rule(
  {
    id: 'traveller.chargen.example-jamison',
    title: 'Worked example: Alexander Lascelles Jamison (scripted replay)',
    lines: '830-854',
    given: { script: oneOf(...JAMISON_SCRIPTS), after: optional(oneOf('enlistment')) },
  },
  (x, why) => {
    const of = JAMISON[x.script]
    // The example is of the book as printed, whatever the campaign has chosen.
    const world = careerWorld(compose({ options: [] }))
    const who = { name: of.name, gender: '', race: '', player_character: true }
    const { state, entries } = script(world, createCharacter, who, NEW_CAREER, answers(of))
    const history = entries.flatMap(({ fact }) => (fact === undefined ? [] : [careerFacts.read(fact)]))
    if (x.after === 'enlistment') return enlisting(history)
    const { estate, terms, service } = state
    const ship = benefitFreeTrader({ receipts: estate.ship_receipts }, why)
    return {
      ...profileOf(state, why),
      terms,
      service,
      retired: estate.retired,
      pay_per_year: estate.pay_per_year,
      cash: estate.cash,
      items: estate.tickets,
      ship: { type: 'A', years_left: ship.years_left, ship_age: ship.ship_age },
      mustering_rolls_allowed: estate.mustering_rolls,
      mustering_rolls_left: estate.mustering_rolls - estate.mustering_used,
      benefits_in_order: history.flatMap(benefitOf),
      after_terms: afterTerms(history, why),
    }
  },
)
