/** From a career to the file of a character, and back. */
import { replay } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from '../character/character.ts'
import { RELOADING } from '../tables/combat/reloading.ts'
import { GUNS } from '../tables/words.ts'
import { evolveCareer } from './evolve.ts'
import { type CareerFact, careerFacts } from './facts.ts'
import { type Career, NEW_CAREER } from './state.ts'

/** Weapons received; a gun comes with what fills it, unless a rule says otherwise. */
function itemOf(weapon: string, loaded: boolean) {
  const gun = GUNS.find(name => name === weapon)
  return gun === undefined ? { item: weapon } : { item: weapon, ammo: loaded ? RELOADING.rows[gun].capacity : 0 }
}

/** The character as it stands at the end of a career, with the facts that made it. */
export function characterOf(career: Career, history: readonly CareerFact[]): Character {
  const { name, person, service, estate } = career
  const { strength, dexterity, endurance, intelligence, education, social } = career
  const { gender, race, player_character, noble_title } = person
  const ship =
    estate.ship === null
      ? null
      : { kind: estate.ship, receipts: estate.ship_receipts, months_left: estate.ship_months_left }
  return character.read(
    {
      system: 'traveller',
      version: CHARACTER_VERSION,
      name,
      gender,
      race,
      player_character,
      alive: career.stage !== 'dead',
      characteristics: { strength, dexterity, endurance, intelligence, education, social },
      skills: Object.fromEntries(career.skills.map(({ skill, level }) => [skill, level])),
      career:
        service === null
          ? null
          : {
              service,
              drafted: career.drafted,
              terms: career.terms,
              rank: career.rank,
              granted_ranks: career.granted_ranks,
              retired: estate.retired,
              injured: career.injured,
              history: history.map(fact => careerFacts.store(fact)),
            },
      ledger: {
        age_months: career.age_months,
        drug_months: career.drug_months,
        checked_age: career.checked_age === 0 ? null : career.checked_age,
      },
      wealth: {
        cash: estate.cash,
        tickets: estate.tickets,
        tas_member: estate.tas_receipts > 0,
        pension_per_year: estate.pay_per_year,
        ship,
      },
      gear: { items: estate.weapons.map(weapon => itemOf(weapon, estate.weapons_loaded)) },
      form: noble_title === '' ? {} : { [NOBLE_TITLE]: noble_title },
    },
    'character',
  )
}

/** The item of the personal data form that a noble title stands in. */
const NOBLE_TITLE = '4'

/** The career that a history tells: no rule runs, so it does not change when a rule is corrected. */
export const careerOf = (history: readonly unknown[]): Career => replay(NEW_CAREER, factsOf(history), evolveCareer)

const factsOf = (history: readonly unknown[]): readonly CareerFact[] =>
  history.map((stored, index) => careerFacts.read(stored, `history[${index}]`))

/** The character that a history tells of. */
export const characterFrom = (history: readonly unknown[]): Character =>
  characterOf(careerOf(history), factsOf(history))
