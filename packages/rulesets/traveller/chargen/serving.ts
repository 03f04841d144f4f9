/** A term of service, and living through it. */
import { flag, int, option, or, replace, rolled, rule } from '@umpire/engine'
import { forDms, service, term, terms } from '../core/fields.ts'
import { MONTHS_PER_YEAR } from '../tables/calendar.ts'
import { STARTING_AGE } from './characteristics.ts'
import { priorService } from './enlisting.ts'

export const YEARS_OF_TERM = 4
/** Of a term that an injury cuts short. */
const YEARS_UNTIL_INJURY = 2

export const termOfService = rule(
  {
    id: 'traveller.chargen.term',
    title: 'Term of service',
    lines: '256-256',
    given: { terms, crisis_months: or(int({ min: 0 }), 0) },
  },
  (x, why) => {
    const years = why
      .sum('years')
      .add('at the start', STARTING_AGE)
      .add('terms', YEARS_OF_TERM * x.terms)
      .total()
    const months = why
      .sum('months')
      .add('years', MONTHS_PER_YEAR * years)
      .add('aging crises', x.crisis_months)
      .total()
    return { age: why.round('age', months / MONTHS_PER_YEAR, 'down'), age_months: months }
  },
)

export type Fate = 'serves' | 'dies' | 'injured'

const fateOf = (survived: boolean): Fate => (survived ? 'serves' : 'dies')

export const survival = rule(
  {
    id: 'traveller.chargen.survival',
    title: 'Survival throw',
    lines: '258-258, 375-376',
    given: { service, ...forDms, roll: rolled('2d6') },
  },
  (x, why) => {
    const { service, strength, dexterity, endurance, intelligence, education, social, roll } = x
    const { dm, total, success } = priorService(
      { service, use: 'survival', strength, dexterity, endurance, intelligence, education, social, roll },
      why,
    )
    return { dm, total, survived: success, fate: fateOf(success) }
  },
)

/** Nothing of the term happens after the throw, and it does not count as a completed one. */
export const injury = rule(
  {
    id: 'traveller.chargen.survival-injury-option',
    title: 'Option: injury in place of death',
    lines: '260-260',
    given: {
      injury_option: or(flag(), false),
      term,
      age_at_start_of_term: int({ min: STARTING_AGE }),
      survived: flag(),
    },
  },
  (x, why) => {
    const completed = why.sum('terms completed').add('this term', x.term).add('not finished', -1).total()
    const alive = x.survived || x.injury_option
    const age = why.sum('age').add('at the start of the term', x.age_at_start_of_term)
    if (x.survived) return { alive, age: x.age_at_start_of_term, terms: completed, leaves: false, skill_rolls: null }
    age.when(x.injury_option, 'half the term', YEARS_UNTIL_INJURY, 'the option is off')
    return { alive, age: age.total(), terms: completed, leaves: true, skill_rolls: 0 }
  },
)

export const injuryInPlaceOfDeath = option({
  key: 'injury',
  title: 'Injury in place of death',
  says: 'A failed survival throw injures: the character leaves the service at half term, alive.',
  replaces: [
    replace(survival, (x, why, base) => {
      const printed = base(x, why)
      const fate = why
        .stages('fate', 'survival throw', printed.fate)
        .adjust(printed.fate === 'dies', 'injured in place of dying', 'injured')
        .final()
      return { ...printed, fate }
    }),
  ],
})
