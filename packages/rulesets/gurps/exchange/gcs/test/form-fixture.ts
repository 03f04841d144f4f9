/**
 * What GCS's loader takes, by its source: each field that it reads with the type it must have, or it refuses the whole
 * file. Written out for tests by hand from the structures of its data version 5.
 */
import { isObject } from '@umpire/engine'
import { isList } from '../../shared/parts.ts'
import { isTid } from '../../shared/tid.ts'

type Check = (value: unknown, place: string) => readonly string[]

const wrong = (place: string, expected: string): readonly string[] => [`${place}: not ${expected}`]
const text: Check = (value, place) => (typeof value === 'string' ? [] : wrong(place, 'text'))
const number: Check = (value, place) =>
  typeof value === 'number' && Number.isFinite(value) ? [] : wrong(place, 'a number')
const whole: Check = (value, place) => (Number.isInteger(value) ? [] : wrong(place, 'a whole number'))
const flag: Check = (value, place) => (typeof value === 'boolean' ? [] : wrong(place, 'a flag'))
const like =
  (form: RegExp, expected: string): Check =>
  (value, place) =>
    typeof value === 'string' && form.test(value) ? [] : wrong(place, expected)
const time = like(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 'a time')
const length = like(/^(?:\d+')?(?:[\d.]+")?$/, 'feet and inches')
const weight = like(/^-?[\d.]+(?:e-\d+)? lb$/, 'a weight')
const amount = like(/^-?[\d.]+(?:e-?\d+)?$/, 'a number in quotes')
const id =
  (kind: string): Check =>
  (value, place) =>
    isTid(value) && value.startsWith(kind) ? [] : wrong(place, `an id of the kind ${kind}`)
const every =
  (check: Check): Check =>
  (value, place) =>
    isList(value) ? value.flatMap((one, index) => check(one, `${place}[${index}]`)) : wrong(place, 'a list')

/** Only these fields, and those that must be there. */
function form(fields: { readonly [name: string]: Check }, needed: readonly string[]): Check {
  return (value, place) => {
    if (!isObject(value)) return wrong(place, 'an object')
    const missing = needed.filter(name => !Object.hasOwn(value, name)).map(name => `${place}.${name}: missing`)
    const found = Object.entries(value).flatMap(([name, part]) => {
      const check = Object.hasOwn(fields, name) ? fields[name] : undefined
      return check === undefined ? [`${place}.${name}: not known to GCS`] : check(part, `${place}.${name}`)
    })
    return [...missing, ...found]
  }
}

const third_party: Check = (value, place) => (isObject(value) ? [] : wrong(place, 'an object'))
const noted = { local_notes: text, notes: text, tags: every(text), third_party }

const skillDefault = form({ type: text, name: text, specialization: text, modifier: number }, ['type'])
const damage = form({ type: text, base: text, st: text, fragmentation: text, fragmentation_type: text }, ['type'])
const weapon =
  (kind: string, more: { readonly [name: string]: Check }): Check =>
  (value, place) =>
    form(
      {
        id: id(kind),
        sv: whole,
        damage,
        strength: text,
        usage: text,
        usage_notes: text,
        defaults: every(skillDefault),
        calc: form({ level: number, damage: text, parry: text, range: text }, ['level', 'damage']),
        ...more,
      },
      ['id', 'sv', 'damage'],
    )(value, place)
const melee = weapon('w', { reach: text, parry: text })
const ranged = weapon('W', { accuracy: text, range: text, rate_of_fire: text, shots: text })
const anyWeapon: Check = (value, place) =>
  isObject(value) && String(value['id']).startsWith('W') ? ranged(value, place) : melee(value, place)

const feature = form({ type: text, locations: every(text), amount: number }, ['type'])

const trait = form(
  {
    id: id('t'),
    name: text,
    ...noted,
    base_points: number,
    points_per_level: number,
    levels: number,
    can_level: flag,
    calc: form({ points: number, current_level: number }, ['points']),
  },
  ['id', 'name', 'calc'],
)
const skill = form(
  {
    id: id('s'),
    name: text,
    specialization: text,
    ...noted,
    difficulty: like(/^(?:st|dx|iq|ht)\/(?:e|a|h|vh)$/, 'a difficulty'),
    tech_level: text,
    points: number,
    calc: form({ level: number, rsl: text }, ['level']),
  },
  ['id', 'name', 'difficulty', 'points'],
)
const item = form(
  {
    id: id('e'),
    description: text,
    ...noted,
    quantity: number,
    base_value: amount,
    base_weight: weight,
    value: number,
    weight,
    equipped: flag,
    tech_level: text,
    weapons: every(anyWeapon),
    features: every(feature),
    calc: form({ value: number, extended_value: number, weight, extended_weight: weight }, ['value']),
  },
  ['id', 'description', 'quantity'],
)
const definition = form(
  {
    id: text,
    type: like(/^(?:integer|decimal|pool)$/, 'a type'),
    name: text,
    full_name: text,
    base: text,
    attribute_base: text,
    cost_per_point: number,
  },
  ['id', 'type', 'name', 'base'],
)
const attribute = form(
  { attr_id: text, adj: number, calc: form({ value: number, current: number, points: number }, ['value', 'points']) },
  ['attr_id', 'adj'],
)

/** Everything about a file that GCS would not take. */
export const gcsFaults = (file: unknown): readonly string[] =>
  form(
    {
      version: (value, place) => (value === 5 ? [] : wrong(place, '5')),
      id: id('A'),
      total_points: number,
      points_record: every(form({ when: time, points: number, reason: text }, ['when', 'points'])),
      profile: form(
        {
          ...{ name: text, player_name: text, age: text, gender: text, handedness: text, tech_level: text },
          ...{ height: length, weight },
        },
        [],
      ),
      settings: form({ attributes: every(definition) }, []),
      attributes: every(attribute),
      traits: every(trait),
      skills: every(skill),
      equipment: every(item),
      other_equipment: every(item),
      notes: every(form({ id: id('n'), text, third_party }, ['id'])),
      created_date: time,
      modified_date: time,
      third_party,
      calc: form({ swing: text, thrust: text, basic_lift: weight, move: every(whole), dodge: every(whole) }, [
        'swing',
        'thrust',
        'basic_lift',
        'move',
        'dodge',
      ]),
    },
    ['version', 'id', 'total_points', 'profile', 'attributes', 'created_date', 'modified_date', 'calc'],
  )(file, 'file')

/** Every id in a file. */
export function idsIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(idsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'third_party' || name === 'settings'
      ? []
      : name === 'id' && typeof part === 'string'
        ? [part]
        : idsIn(part),
  )
}
