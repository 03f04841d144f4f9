/** What points buy in play, by name: the same for the table and for whoever improves a file. */
import { BadInput, flag, int, json, map, nearest, oneOf, optional, or, text, type ValuesOf } from '@umpire/engine'
import { type Taken, takenName, type WrittenTrait } from '../../catalog/entry/taken.ts'
import { ATTRIBUTES } from '../../catalog/entry/trait.ts'
import { raiseAttribute, raiseNativeLanguage, raiseSkill } from '../../edit/improve.ts'
import { type Improved, type Occasion, refuse } from '../../edit/improve-step.ts'
import * as traits from '../../edit/improve-traits.ts'
import { buyOff as buyOffRule } from '../../improve/improve.ts'
import type { Person } from '../person/person.ts'

export const OCCASION = {
  date: or(text(100), ''),
  reason: or(text(1000), ''),
  /** The game master lets it pass, whatever the rules say. */
  by_gm: or(flag(), false),
}

const PURCHASES = [
  'attribute',
  'skill',
  'native language',
  'advantage',
  'buy off',
  'buy off quirk',
  'put on',
  'put on quirk',
] as const

export const PURCHASE = {
  on: oneOf(...PURCHASES),
  /** The attribute, skill, trait or quirk. */
  what: or(text(500), ''),
  /** The score or level to be had. */
  to: optional(int({ min: -1000, max: 1000 })),
  variant: optional(text(200)),
  /** What a price by formula needs: {"npc_points": 100}. */
  details: optional(map(json(), 50)),
}
export type Purchase = ValuesOf<typeof PURCHASE>

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

const wanted = ({ to, what }: Purchase): number => {
  if (to !== undefined) return to
  throw new BadInput('to', `the level of ${what} to be had`, to)
}

const traitOf = ({ what, to, variant, details }: Purchase): WrittenTrait => ({
  trait: what,
  ...(to === undefined ? {} : { level: to }),
  ...(variant === undefined ? {} : { variant }),
  ...(details === undefined ? {} : { details }),
})

/** Where somebody's trait of that name stands in the file; −1 if he has none. */
const placeOf = ({ known }: Person, name: string): number =>
  known.traits.find(taken => namesOf(taken).some(one => same(one, name)))?.index ?? -1

/** The variant's name, the trait's, or both: Wealthy, Wealth, Wealth (Wealthy). */
const namesOf = (taken: Taken): readonly string[] => [
  takenName(taken),
  taken.trait.name,
  `${taken.trait.name} (${taken.variant?.name ?? ''})`,
]

/** What is bought off must be there. */
function lacking(what: string, kind: 'trait' | 'quirk', names: readonly string[]): Improved {
  const meant = nearest(what, names)
  const perhaps = meant === undefined ? '' : `, perhaps ${meant}`
  return refuse(buyOffRule.id, `${kind}s`, `there is no ${kind} ${what} that could be bought off${perhaps}`)
}

/** One step by the names of things, as people speak of them. */
export function bought(person: Person, x: Purchase, occasion: Occasion): Improved {
  const { character } = person
  switch (x.on) {
    case 'attribute': {
      const attribute = ATTRIBUTES.find(name => same(name, x.what))
      if (attribute === undefined) throw new BadInput('what', `one of ${ATTRIBUTES.join(', ')}`, x.what)
      return raiseAttribute(character, attribute, wanted(x), occasion)
    }
    case 'skill':
      return raiseSkill(character, x.what, wanted(x), occasion)
    case 'native language':
      return raiseNativeLanguage(character, wanted(x), occasion)
    case 'advantage': {
      const at = placeOf(person, x.what)
      return traits.gainAdvantage(character, traitOf(x), at < 0 ? occasion : { ...occasion, in_place_of: at })
    }
    case 'buy off': {
      const at = placeOf(person, x.what)
      if (at < 0) return lacking(x.what, 'trait', person.known.traits.map(takenName))
      const milder = x.to === undefined && x.variant === undefined ? occasion : { ...occasion, to: traitOf(x) }
      return traits.buyOff(character, at, milder)
    }
    case 'buy off quirk': {
      const at = character.quirks.findIndex(quirk => same(quirk, x.what))
      return at < 0 ? lacking(x.what, 'quirk', character.quirks) : traits.buyOffQuirk(character, at, occasion)
    }
    case 'put on':
      return traits.putOn(character, traitOf(x), occasion)
    case 'put on quirk':
      return traits.putOnQuirk(character, x.what, occasion)
  }
}
