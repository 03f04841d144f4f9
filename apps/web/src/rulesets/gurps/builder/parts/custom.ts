/**
 * Things of one's own: traits, skills, weapons and armour that no book has. They stand in the campaign of the character's
 * file, as its settings have them, and are then taken like any other.
 */
import { type Json, ownValue, type Spec } from '@umpire/engine'
import { type Character, edit } from '@umpire/gurps/file'
import type { Given } from '../../../../elements/fields/given-form.ts'

export type OwnKind = 'advantage' | 'disadvantage' | 'skill' | 'gear' | 'armor' | 'hand' | 'gun'

interface OwnForm {
  /** What is asked for, beside the name. */
  readonly fields: { readonly [name: string]: Spec }
  readonly make: (one: Character, name: string, given: Given) => Character
}

const points: Spec = { kind: 'number', min: 0, max: 1000 }
const pounds: Spec = { kind: 'default', of: { kind: 'number', min: 0, max: 1_000_000 }, value: 0 }
const dollars: Spec = { kind: 'default', of: { kind: 'number', min: 0, max: 1_000_000_000 }, value: 0 }
const small = (value: number): Spec => ({ kind: 'default', of: { kind: 'int', min: 0, max: 100 }, value })
const maybe = (max: number): Spec => ({ kind: 'optional', of: { kind: 'int', min: 0, max } })
const words = (value: string): Spec => ({ kind: 'default', of: { kind: 'text', most: 100 }, value })
const one = (first: string, ...values: readonly string[]): Spec => ({
  kind: 'default',
  of: { kind: 'oneOf', values: [first, ...values] },
  value: first,
})

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const nameIn = (value: Json): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined

/** Another of that name takes its place. */
function withOwn(
  { campaign, ...character }: Character,
  setting: string,
  thing: { readonly name: string } & Given,
): Character {
  const before = ownValue(campaign.settings, setting)
  const others = (isList(before) ? before : []).filter(other => nameIn(other) !== thing.name)
  return { ...character, campaign: { ...campaign, settings: { ...campaign.settings, [setting]: [...others, thing] } } }
}

const withFallbacks = (fields: OwnForm['fields'], given: Given): Given => ({
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) => (spec.kind === 'default' ? [[name, spec.value] as const] : [])),
  ),
  ...given,
})

const TRAIT = {
  points,
  per_level: { kind: 'default', of: { kind: 'flag' }, value: false },
  category: one('mental', 'physical', 'social'),
  target: { kind: 'optional', of: { kind: 'text', most: 100 } },
  by: { kind: 'optional', of: { kind: 'int', min: -100, max: 100 } },
} as const satisfies OwnForm['fields']

const traitOf =
  (sign: 1 | -1): OwnForm['make'] =>
  (character, name, given) => {
    const { points: price = 0, per_level, category = 'mental', target, by } = withFallbacks(TRAIT, given)
    const leveled = per_level === true
    const cost = { kind: leveled ? 'per-level' : 'fixed', points: sign * Number(price) }
    const acts = typeof target === 'string' && target.trim() !== '' && typeof by === 'number'
    const effects = acts ? [{ target: target.trim(), op: 'add', by, per_level: leveled }] : []
    const own = withOwn(character, 'gurps.traits', { id: `own: ${name}`, name, category, cost, effects })
    return edit.addTrait(own, { trait: name, ...(leveled && { level: 1 }) })
  }

const SKILL = {
  attr: one('iq', 'dx', 'ht', 'st'),
  difficulty: one('average', 'easy', 'hard', 'very_hard'),
  minus: maybe(20),
} as const satisfies OwnForm['fields']

function skillOf(character: Character, name: string, given: Given): Character {
  const { attr = 'iq', difficulty = 'average', minus } = withFallbacks(SKILL, given)
  const defaults = typeof minus === 'number' ? [{ attr, minus }] : []
  const type = attr === 'iq' ? 'mental' : 'physical'
  const own = withOwn(character, 'gurps.skills', { name, type, attr, difficulty, defaults })
  return edit.addSkill(own, { skill: name, points: 1 })
}

const GEAR = { cost: dollars, weight_lb: pounds } as const satisfies OwnForm['fields']

function gearOf(character: Character, name: string, given: Given): Character {
  const { cost = 0, weight_lb = 0 } = withFallbacks(GEAR, given)
  return edit.addItem(character, { name, cost: Number(cost), weight_lb: Number(weight_lb) })
}

const PARTS = ['head', 'body', 'arms', 'legs', 'hands', 'feet']
const ARMOR = {
  pd: small(1),
  dr: small(2),
  covers: {
    kind: 'default',
    of: { kind: 'list', of: { kind: 'oneOf', values: PARTS }, most: PARTS.length },
    value: ['body'],
  },
  ...GEAR,
} as const satisfies OwnForm['fields']

const HAND = {
  skill: words('Knife'),
  damage: words('sw'),
  type: one('cutting', 'impaling', 'crushing'),
  reach: words('1'),
  hands: { kind: 'default', of: { kind: 'int', min: 1, max: 2 }, value: 1 },
  min_st: maybe(1000),
  ...GEAR,
} as const satisfies OwnForm['fields']

function handOf(character: Character, name: string, given: Given): Character {
  const { damage = 'sw', type = 'cutting', reach = '1', min_st = null, ...rest } = withFallbacks(HAND, given)
  const modes = [{ name: type, type, damage, reach }]
  return edit.addItem(withOwn(character, 'gurps.hand_weapons', { ...rest, name, modes, min_st }), { name })
}

const GUN = {
  skill: words('Guns (rifle)'),
  damage: words('5d'),
  ss: small(12),
  acc: small(6),
  half_damage: maybe(100_000),
  max_range: maybe(100_000),
  rof: words('1'),
  shots: maybe(10_000),
  rcl: { kind: 'default', of: { kind: 'int', min: -20, max: 0 }, value: -1 },
  min_st: maybe(1000),
  hands: { kind: 'default', of: { kind: 'int', min: 1, max: 2 }, value: 2 },
  ...GEAR,
} as const satisfies OwnForm['fields']

function gunOf(character: Character, name: string, given: Given): Character {
  const { rof = '1', min_st = null, ...rest } = withFallbacks(GUN, given)
  return edit.addItem(withOwn(character, 'gurps.firearms', { ...rest, name, rof: [rof], min_st }), { name })
}

const armorOf: OwnForm['make'] = (character, name, given) =>
  edit.addItem(withOwn(character, 'gurps.armor', { ...withFallbacks(ARMOR, given), name }), { name, worn: true })

export const OWN: { readonly [kind in OwnKind]: OwnForm } = {
  advantage: { fields: TRAIT, make: traitOf(1) },
  disadvantage: { fields: TRAIT, make: traitOf(-1) },
  skill: { fields: SKILL, make: skillOf },
  gear: { fields: GEAR, make: gearOf },
  armor: { fields: ARMOR, make: armorOf },
  hand: { fields: HAND, make: handOf },
  gun: { fields: GUN, make: gunOf },
}
