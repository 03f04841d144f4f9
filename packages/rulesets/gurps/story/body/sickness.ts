/** Diseases: whether they are caught, and what they are. */
import { flag, int, list, nullable, oneOf, or, procedure } from '@umpire/engine'
import { DAY } from '../../condition/condition.ts'
import { CONTACTS, contagion, DIRTY_WOUNDS, infection } from '../../disease/catching.ts'
import { diagnosis } from '../../disease/illness.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn } from '../facts/state.ts'
import { caughtIllness, diagnosed, stayedWell } from '../facts/time-facts.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'
import { type Asking, isAlive, mustBeUp, TAKES_TIME } from './common.ts'
import { healingDay } from './day.ts'
import { advance } from './time.ts'

const MODIFIER = or(int({ min: -100, max: 100 }), 0)

type Exposure = { readonly roll_needed: boolean; readonly caught?: boolean }

/** A roll that only the game master sees. Who cannot fall ill makes none. */
function exposed(
  ask: Asking,
  who: string,
  name: string,
  modifier: number,
  exposure: (roll?: number) => Exposure,
): boolean {
  if (!isAlive(ask.state, who)) return false
  const known = conditionIn(ask.state, who).illnesses.some(one => one.name === name)
  if (known || !exposure().roll_needed) return false
  const caught = ask.read(
    THREE_DICE,
    { purpose: 'to stay well', by: who, secret: true },
    roll => exposure(roll).caught === true,
  )
  ask.record(caught ? caughtIllness({ who, illness: name, modifier }) : stayedWell({ who, illness: name }))
  return caught
}

/** What the rules of catching ask of a body. */
function bodyOf(ask: Asking, who: string) {
  const { person } = vitalsOf(ask.state, who, ask.why)
  const named = { disease_resistant: false, immune_to_disease: false, parasites: false }
  return { ht: person.character.attributes.ht, bearers: person.traits, ...named }
}

const rolled = (roll: number | undefined) => (roll === undefined ? {} : { roll })

export function exposeWound(
  ask: Asking,
  who: string,
  wound: (typeof DIRTY_WOUNDS)[number],
  special_area: boolean,
  modifier = 0,
): boolean {
  const body = { ...bodyOf(ask, who), modifier, wound, special_area }
  return exposed(ask, who, 'infection', 0, roll => infection({ ...body, ...rolled(roll) }, ask.why))
}

export const sickness = procedure(
  {
    id: 'gurps.procedure.sickness',
    title: 'A disease from contact to cure',
    given: {
      ...WHO,
      illness: or(NAME, 'illness'),
      /** All of the day's; the worst counts. */
      contacts: or(list(oneOf(...CONTACTS), CONTACTS.length), []),
      /** Or a wound that dirt got into. */
      wound: or(nullable(oneOf(...DIRTY_WOUNDS)), null),
      special_area: or(flag(), false),
      /** To the roll not to catch it, and to each day's roll to get over it. */
      contagion_modifier: MODIFIER,
      modifier: MODIFIER,
      /** Of exposure. */
      days: or(int({ min: 1, max: 366 }), 1),
      /** Followed through for so many days of rest, or until it is over. */
      follow_days: or(int({ min: 0, max: 366 }), 0),
      physician: or(nullable(NAME), null),
      takes_time: TAKES_TIME,
    },
  },
  (ask: Asking, x): { readonly caught: boolean; readonly cured: boolean | null } => {
    const { who, wound, physician } = x
    const name = wound === null ? x.illness : 'infection'
    const body = { ...bodyOf(ask, who), modifier: x.contagion_modifier }
    let caught = false
    for (let day = 0; day < x.days && !caught; day++) {
      if (x.takes_time) advance(ask, DAY)
      const exposure = (roll?: number) =>
        wound === null
          ? contagion({ ...body, contacts: x.contacts, ...rolled(roll) }, ask.why)
          : infection({ ...body, wound, special_area: x.special_area, ...rolled(roll) }, ask.why)
      caught = exposed(ask, who, name, x.modifier, exposure)
    }
    if (!caught) return { caught, cured: null }
    const isIll = (): boolean =>
      isAlive(ask.state, who) && conditionIn(ask.state, who).illnesses.some(one => one.name === name)
    for (let day = 0; day < x.follow_days && isIll(); day++) {
      ask.call(healingDay, { ...DAY_IN_BED, who: [who], physician })
    }
    return { caught, cured: isAlive(ask.state, who) && !isIll() }
  },
)

const DAY_IN_BED = {
  days: 1,
  rested: true,
  meals: 3,
  quarts: null,
  climate: 'temperate',
  slept_hours: 8,
  conditions_modifier: 0,
  takes_time: true,
} as const

export const diagnose = procedure(
  {
    id: 'gurps.procedure.diagnosis',
    title: 'What ails somebody',
    given: { ...WHO, healer: NAME, modifier: MODIFIER },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly identified: boolean } => {
    const { why } = ask
    const { who, healer, modifier } = x
    mustBeUp(ask.state, healer)
    const { illnesses, dead } = conditionIn(ask.state, who)
    const [one] = dead === null ? illnesses.filter(({ shows }) => shows) : []
    if (one === undefined) return refused(diagnosis, `nothing ails ${who} that could be seen`)
    const { person } = vitalsOf(ask.state, healer, why)
    const learned = levelOf(person, 'Diagnosis', why)
    const given = { iq: person.attributes.iq, modifier, ...(learned === undefined ? {} : { diagnosis: learned }) }
    const identified = ask.read(
      THREE_DICE,
      { purpose: 'Diagnosis', by: healer, secret: true },
      roll => diagnosis({ ...given, roll }, why).identified === true,
    )
    ask.record(diagnosed({ who, healer, illness: one.name, identified }))
    return { allowed: true, identified }
  },
)
