/** A template by chance, from all that the catalogues have: whoever comes of it is strange, and legal. */
import type { Source } from '@umpire/dice'
import type { Json, Why } from '@umpire/engine'
import { techLevel } from '../campaign/settings.ts'
import { catalogOf } from '../catalog/catalog.ts'
import type { Skill } from '../catalog/entry/skill.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import type { Trait } from '../catalog/entry/trait.ts'
import { IMPORTANCES } from '../friends/dependents.ts'
import { FREQUENCIES } from '../friends/frequency.ts'
import { DUTY_FREQUENCIES } from '../social/duty.ts'
import { PEOPLE, RECOGNITIONS } from '../social/reputation.ts'
import { among, between, chance, oneAmong, type Range, some, type Weighted } from './people/draw.ts'
import { ARMS, GEAR, type GearKey } from './people/gear.ts'
import { type Kit, type SkillChoice, type Template, template } from './people/template.ts'

type Details = { readonly [name: string]: Json }

/** What a price by formula asks for, by the rule that works it out. */
const DETAILS: { readonly [rule: string]: (source: Source) => Details } = {
  'gurps.social.reputation-cost': source => ({
    people: oneAmong(PEOPLE, source),
    recognition: oneAmong(RECOGNITIONS, source),
  }),
  'gurps.social.status': () => ({}),
  'gurps.social.duty': source =>
    chance(10, source)
      ? { extremely_hazardous: true }
      : { frequency: oneAmong(DUTY_FREQUENCIES, source), dangerous: chance(70, source) },
  'gurps.friends.ally-cost': source => ({
    npc_points: between([51, 150], source),
    campaign_points: 100,
    frequency: oneAmong(FREQUENCIES, source),
  }),
  'gurps.friends.patron-cost': source => ({
    what: 'group',
    assets_x_standard_wealth: oneAmong([1000, 10_000, 1_000_000], source),
    equipment_worth: oneAmong([0, 500, 5000], source),
    frequency: oneAmong(FREQUENCIES, source),
  }),
  'gurps.friends.dependent-cost': source => ({
    npc_points: between([-20, 50], source),
    campaign_points: 100,
    importance: oneAmong(IMPORTANCES, source),
    frequency: oneAmong(FREQUENCIES, source),
  }),
  'gurps.friends.enemy-cost': source => ({
    ...(chance(50, source)
      ? { npc_points: between([50, 150], source), campaign_points: 100 }
      : { group_size: between([3, 1000], source), formidable_members: chance(30, source) }),
    frequency: oneAmong(FREQUENCIES, source),
  }),
}
/** Levels of what has a price by formula. */
const FORMULA_LEVELS: { readonly [rule: string]: Range } = {
  'gurps.social.reputation-cost': [-4, 4],
  'gurps.social.status': [-2, 3],
}

const MOST_LEVELS = 4
/** What hangs on something else: the age, or a rank that is drawn for itself. */
const ELSEWHERE = ['youth', 'military-rank']

/** A trait as somebody might have it. */
function someOf({ id, name, cost, choose }: Trait, source: Source, why: Why): WrittenTrait | null {
  const chosen = among(choose, source)
  const one = { trait: name, ...(chosen === undefined ? {} : { choice: chosen.name }) }
  switch (cost.kind) {
    case 'fixed':
      return one
    case 'per-level': {
      const highest = id === 'primitive' ? techLevel(why) : MOST_LEVELS
      const least = Math.max(1, cost.min)
      const most = Math.min(cost.max ?? MOST_LEVELS, MOST_LEVELS, highest)
      return most < least ? null : { ...one, level: between([least, most], source) }
    }
    case 'variants': {
      const { range } = cost
      const variant = among(cost.variants, source)
      if (variant === undefined) return null
      const agreed =
        range !== undefined && chance(30, source) ? { points: between([range.min, range.max], source) } : {}
      return { ...one, variant: variant.name, ...agreed }
    }
    case 'formula': {
      const details = DETAILS[cost.rule]
      const levels = FORMULA_LEVELS[cost.rule]
      if (details === undefined) return null
      const level = levels === undefined ? {} : { level: between(levels, source) }
      return { ...one, ...level, details: details(source) }
    }
  }
}

/** Specialties that the book leaves to the player. */
const SPECIALTIES: { readonly [skill: string]: readonly [string, ...string[]] } = {
  'Area Knowledge': ['Lyon', 'the Ardennes', 'Crete', 'the Black Forest', 'Brittany'],
  'Musical Instrument': ['violin', 'piano', 'accordion', 'guitar', 'drums'],
  Riding: ['horse', 'camel', 'mule'],
  Survival: ['Arctic', 'Desert', 'Jungle', 'Mountains', 'Woodlands'],
}

function named({ name, specialty, options }: Skill, source: Source): string {
  if (!specialty) return name
  const open = SPECIALTIES[name] ?? ['everyday things']
  const [first, ...others] = options
  return `${name} (${first === undefined ? oneAmong(open, source) : oneAmong([first, ...others], source)})`
}

const GEAR_KEYS: readonly GearKey[] = Object.keys(GEAR).filter((key): key is GearKey => Object.hasOwn(GEAR, key))

const around = (source: Source): Range => {
  const least = between([8, 10], source)
  return [least, least + between([0, 5], source)]
}

export function anything(source: Source, why: Why): Template {
  const catalog = catalogOf(why)
  const traits = catalog.traits.filter(({ id }) => !ELSEWHERE.includes(id))
  const drawn = some(traits, [30, 40], source).flatMap(one => someOf(one, source, why) ?? [])
  const all = drawn.map((one): Weighted<WrittenTrait> => [1, one])
  const skills = catalog.skills.filter(({ group }) => group !== 'language')
  const learned = some(skills, [4, 14], source).map(
    (one): SkillChoice => [named(one, source), 0.5, oneAmong([1, 2, 4, 8, 16], source)],
  )
  const kits: readonly Kit[] = [...some(ARMS, [0, 3], source), ...some(GEAR_KEYS, [0, 4], source)]
  const soldier = chance(30, source)
  return template({
    key: 'anything',
    title: 'wanderer',
    says: 'anybody at all',
    points: 100,
    ages: [15, 70],
    women: 50,
    attributes: { st: around(source), dx: around(source), iq: around(source), ht: around(source) },
    rank: soldier ? [0, 8] : [0, 0],
    has: soldier ? [{ trait: 'Duty', details: { frequency: oneAmong(DUTY_FREQUENCIES, source) } }] : [],
    settled: chance(30, source),
    // Each finds out by its price what it is.
    may: all,
    flaws: all,
    troubles: [0, 60],
    quirks: [0, 5],
    native: [0, 2],
    languages: [0, 6],
    skills: learned,
    also: some(skills, [4, 10], source).map(one => named(one, source)),
    issued: kits,
    bought: some(GEAR_KEYS, [0, 6], source),
  })
}
