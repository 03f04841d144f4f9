/** Creating a character: characteristics, a service, terms in it, mustering out, a name. */
import { type Choice, flag, or, procedure, type Why } from '@umpire/engine'
import { characteristics, startingAge } from '../chargen/characteristics.ts'
import { draft, enlistment, enlistmentLimits } from '../chargen/enlisting.ts'
import { genderRace, nobleTitles, styledName } from '../chargen/naming.ts'
import { MONTHS_PER_YEAR } from '../tables/calendar.ts'
import { SERVICE_CATALOGUE } from '../tables/chargen/services.ts'
import { SERVICES, type Service } from '../tables/words.ts'
import { type CareerAbout, plainChoice } from './about.ts'
import { type CareerAsk, ONE_DIE, QUESTIONS, TWO_DICE } from './asking.ts'
import { began, drafted, enlisted, rejected, rolledCharacteristics, stayedOut, styled } from './facts.ts'
import { throwing } from './inputs.ts'
import { musterOut } from './muster-out.ts'
import { type Career, name } from './state.ts'
import { term } from './term.ts'

type ServiceChoice = Choice<Service | 'none', CareerAbout>
const ENLIST: readonly ServiceChoice[] = SERVICES.map(service => {
  const { name, about } = SERVICE_CATALOGUE.rows[service]
  return { key: service, label: `${name}: ${about}`, about: { kind: 'service', service } }
})
const STAY_OUT: ServiceChoice = { key: 'none', label: 'none: enter play at 18', about: { kind: 'no service' } }
const ALL: readonly ServiceChoice[] = [...ENLIST, STAY_OUT]

function servicesFor(age: number, why: Why): readonly ServiceChoice[] {
  const { enlistment_allowed, may_stay_out } = enlistmentLimits({ age, attempts: 0 }, why)
  if (enlistment_allowed && may_stay_out) return ALL
  const rule = enlistmentLimits.id
  const tooLate = { rule, because: 'services take people of 18 only' }
  const mustTry = { rule, because: 'everybody has to try for one of the services' }
  return [
    ...(enlistment_allowed ? ENLIST : ENLIST.map(choice => ({ ...choice, refused: tooLate }))),
    may_stay_out ? STAY_OUT : { ...STAY_OUT, refused: mustTry },
  ]
}

/** The service that is tried for, and the draft for those whom it rejects. */
const enlist = procedure(
  { id: 'traveller.proc.enlistment', title: 'Entering a service', given: {} },
  (ask: CareerAsk): void => {
    const { why } = ask
    const career = ask.state
    const who = career.name
    const age = career.age_months / MONTHS_PER_YEAR
    const service = ask.choose({ who, question: QUESTIONS.service, choices: servicesFor(age, why) })
    if (service === 'none') return ask.record(stayedOut({}))

    const roll = ask.roll(TWO_DICE, { purpose: 'enlistment', by: who })
    const { dm, accepted } = enlistment(throwing(career, service, false, roll), why)
    if (accepted) return ask.record(enlisted({ service, roll, dm }))
    ask.record(rejected({ service, roll, dm }))

    if (!enlistmentLimits({ age, attempts: 1, rejected_by: service }, why).draft_forced) return
    const die = ask.roll(ONE_DIE, { purpose: 'draft', by: who })
    const taken = draft({ rejected_by: service, roll: die }, why)
    return ask.record(drafted({ service: taken.service, roll: die }))
  },
)

const titled = (title: string): Choice<string, CareerAbout> => ({
  key: title,
  label: title,
  about: { kind: 'title', name: title },
})
const NO_TITLE: Choice<string, CareerAbout> = { key: 'none', label: 'none', about: { kind: 'no title' } }
const USE_RANK = [plainChoice('use', 'use the rank'), plainChoice('leave out', 'leave the rank out')]

/** Title and rank go with the name if the player likes; a title is that of the social standing at the end. */
const style = procedure({ id: 'traveller.proc.naming', title: 'Title and rank', given: {} }, (ask: CareerAsk): void => {
  const { why } = ask
  const { name: who, social, rank, service } = ask.state
  const { titles, address, prefixes } = nobleTitles({ social }, why)
  let noble_title = ''
  if (titles.length > 0) {
    const styles = [...new Set([...titles, ...address, ...prefixes])]
    const choices = [...styles.map(titled), NO_TITLE]
    const key = ask.choose({ who, question: QUESTIONS.nobleTitle, choices })
    if (key !== NO_TITLE.key) noble_title = key
  }
  const used = rank > 0 && ask.choose({ who, question: QUESTIONS.rankInName, choices: USE_RANK }) === 'use' ? rank : 0
  const styled_name = styledName({ name: who, service, rank: used, social, noble_title }, why)
  return ask.record(styled({ noble_title, styled_name }))
})

const isOut = ({ stage }: Career): boolean => stage !== 'serving'
/** Beyond the seventh only a throw of 12 leads; nobody comes near this. */
const MOST_TERMS = 100
const NOTHING = {}

export const createCharacter = procedure(
  {
    id: 'traveller.proc.character-creation',
    title: 'Creating a character',
    given: {
      name: or(name, 'Traveller'),
      gender: or(name, ''),
      race: or(name, ''),
      player_character: or(flag(), true),
    },
  },
  (ask: CareerAsk, x): 'finished' | 'dead' => {
    const { why } = ask
    const { name, player_character } = x
    const { gender, race } = genderRace({ gender: x.gender, race: x.race }, why)
    const { age } = startingAge({ new_character: true }, why)
    ask.record(began({ name, gender, race, player_character, age_months: age * MONTHS_PER_YEAR }))

    const rolls = [
      ask.roll(TWO_DICE, { purpose: 'strength', by: name }),
      ask.roll(TWO_DICE, { purpose: 'dexterity', by: name }),
      ask.roll(TWO_DICE, { purpose: 'endurance', by: name }),
      ask.roll(TWO_DICE, { purpose: 'intelligence', by: name }),
      ask.roll(TWO_DICE, { purpose: 'education', by: name }),
      ask.roll(TWO_DICE, { purpose: 'social', by: name }),
    ]
    const { strength, dexterity, endurance, intelligence, education, social } = characteristics({ rolls }, why)
    ask.record(rolledCharacteristics({ strength, dexterity, endurance, intelligence, education, social }))

    ask.call(enlist, NOTHING)
    ask.repeat(term, NOTHING, isOut, MOST_TERMS)
    if (ask.state.stage === 'leaving') ask.call(musterOut, NOTHING)
    if (ask.state.stage === 'dead') return 'dead'
    ask.call(style, NOTHING)
    return 'finished'
  },
)
