/** Catching a disease, or an infection in a wound. */
import { flag, int, list, oneOf, or, rule, table, type ValuesOf, type Why } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { actsOn, type Bearer } from '../effect/apply.ts'
import { ROLL, SCORE } from '../roll/fields.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

export const CONTACTS = [
  'avoided all contact with possible victims',
  'entered dwelling or shop of a victim',
  'spoke with victim at close quarters',
  'touched victim briefly',
  "used victim's clothes or blankets",
  "ate victim's cooked flesh",
  "ate victim's raw flesh",
  'prolonged contact with living victim',
  'kissing or other intimate contact',
] as const

const BY_CONTACT = table<(typeof CONTACTS)[number], number>('Catching a disease', {
  'avoided all contact with possible victims': 4,
  'entered dwelling or shop of a victim': 3,
  'spoke with victim at close quarters': 2,
  'touched victim briefly': 1,
  "used victim's clothes or blankets": 0,
  "ate victim's cooked flesh": 0,
  "ate victim's raw flesh": -1,
  'prolonged contact with living victim': -2,
  'kissing or other intimate contact': -3,
})

const BODY = {
  ht: SCORE,
  disease_resistant: or(flag(), false),
  immune_to_disease: or(flag(), false),
  /** All that somebody has, where it was found already. */
  bearers: or(list(bearerField, 1000), []),
  /** Creatures in the body, not an infection: resistance does not help. */
  parasites: or(flag(), false),
  /** The game master's, for a plague or a mild disease. */
  modifier: or(int({ min: -100, max: 100 }), 0),
  roll: ROLL,
}
type Body = ValuesOf<typeof BODY>

function bearersIn(x: Body, why: Why): readonly Bearer[] {
  const named = [
    ...(x.disease_resistant ? [{ trait: 'Disease Resistant' }] : []),
    ...(x.immune_to_disease ? [{ trait: 'Immunity to Disease' }] : []),
  ]
  return [...bearersOf(named, why), ...x.bearers]
}

type Exposed = { readonly roll_needed: boolean; readonly effective?: number; readonly caught?: boolean }

/** The roll against HT; none is needed by whoever cannot fall ill. */
function resisted(x: Body, situation: number, why: Why): Exposed {
  const bearers = bearersIn(x, why)
  const { parasites } = x
  const immune = actsOn('ignore', 'catching any disease or infection', bearers, { parasites })
  if (immune !== undefined) {
    why.note(`${immune.name}: no disease`)
    return { roll_needed: false, caught: false }
  }
  const effective = why
    .sum('effective HT')
    .add('HT', attributeScore('HT', x.ht, bearers, { purpose: 'avoid-disease', parasites }, why))
    .add('exposure', situation)
    .when(x.modifier !== 0, 'this disease', x.modifier)
    .total()
  if (x.roll === undefined) return { roll_needed: true, effective }
  return { roll_needed: true, effective, caught: !success({ effective, roll: x.roll }, why).success }
}

export const contagion = rule(
  {
    id: 'gurps.disease.contagion',
    title: 'Catching a disease',
    lines: '2429-2453',
    given: { ...BODY, contacts: or(list(oneOf(...CONTACTS), CONTACTS.length), []) },
  },
  (x, why): Exposed => {
    const [first, ...others] = x.contacts.map(contact => BY_CONTACT.at(contact, why))
    if (first === undefined) return { roll_needed: false, caught: false }
    return resisted(
      x,
      others.reduce((worst, one) => why.atMost('the worst of them', one, worst), first),
      why,
    )
  },
)

const WOUNDS = table('Infected wounds', {
  'dirt in the wound': { modifier: 3, area_with_special_infection: 0 },
  'dung-coated spike': { modifier: 1, area_with_special_infection: -2 },
})
export const DIRTY_WOUNDS = ['dirt in the wound', 'dung-coated spike'] as const

export const infection = rule(
  {
    id: 'gurps.disease.infection',
    title: 'Infected wounds',
    lines: '2469-2475',
    given: { ...BODY, wound: oneOf(...DIRTY_WOUNDS), special_area: or(flag(), false) },
  },
  (x, why) => {
    const { modifier, area_with_special_infection } = WOUNDS.at(x.wound, why)
    return resisted(x, x.special_area ? area_with_special_infection : modifier, why)
  },
)
