/** Checks of what a campaign adds to the book: its traits, skills and things must speak of what there is. */
import { MemoTable, type Setting, type Why } from '@umpire/engine'
import { customSkills, customTraits } from '../campaign/settings.ts'
import {
  customArmor,
  customFirearms,
  customGear,
  customHandWeapons,
  customThrownWeapons,
} from '../catalog/arms/arms.ts'
import { catalogOf, findSkill } from '../catalog/catalog.ts'
import { PRICES } from '../catalog/cost/prices.ts'
import { skillTargets } from '../catalog/entry/skill-targets.ts'
import type { Trait, Variant } from '../catalog/entry/trait.ts'
import { hintsAmong } from '../catalog/hints.ts'
import { traitNames } from '../character/unknown-lines.ts'
import { type Effect, NUMBER_OPS } from '../effect/effect.ts'
import type { Check, Finding } from './check.ts'
import { aimsAtNothing } from './targets.ts'

/** Each thing of a setting with its place in the file. */
const each = <T>(all: readonly T[], { id }: Setting<readonly T[]>): readonly { one: T; where: string }[] =>
  all.map((one, index) => ({ one, where: `campaign.settings.${id}[${index}]` }))

const variantsOf = ({ cost }: Trait): readonly Variant[] => (cost.kind === 'variants' ? cost.variants : [])

/** A trait with everything it may bring, each with its place. */
const partsOf = (trait: Trait, where: string) => [
  { effects: trait.effects, where: `${where}.effects` },
  ...variantsOf(trait).map(({ effects }, at) => ({ effects, where: `${where}.cost.variants[${at}].effects` })),
  ...trait.choose.map(({ effects }, at) => ({ effects, where: `${where}.choose[${at}].effects` })),
]

const weaponsIn = (why: Why) => [
  ...each(customHandWeapons(why), customHandWeapons),
  ...each(customThrownWeapons(why), customThrownWeapons),
  ...each(customFirearms(why), customFirearms),
]

function effectsIn(why: Why): readonly { readonly effect: Effect; readonly where: string }[] {
  const borne = [
    ...each(customSkills(why), customSkills),
    ...each(customArmor(why), customArmor),
    ...each(customGear(why), customGear),
    ...weaponsIn(why),
  ].map(({ one, where }) => ({ effects: one.effects, where: `${where}.effects` }))
  const parts = [...each(customTraits(why), customTraits).flatMap(({ one, where }) => partsOf(one, where)), ...borne]
  return parts.flatMap(({ effects, where }) => effects.map((effect, at) => ({ effect, where: `${where}[${at}]` })))
}

const aimless = (why: Why): readonly Finding[] => {
  const catalog = catalogOf(why)
  const judged = new MemoTable<string, string | null>()
  return effectsIn(why).flatMap(({ effect, where }) => {
    const key = JSON.stringify([effect.op, effect.target])
    const wrong = judged.get(key, () => aimsAtNothing(effect, catalog) ?? null)
    return wrong === null ? [] : [{ where: `${where}.target`, message: `“${effect.target}”: ${wrong}` }]
  })
}

/** A weapon changes what is done with it, and nothing else of whoever carries it. */
function aimsElsewhere(why: Why): readonly Finding[] {
  const catalog = catalogOf(why)
  return weaponsIn(why).flatMap(({ one: { skill, effects }, where }) => {
    const found = findSkill(skill, catalog)
    const reached = [...(found === null ? [] : skillTargets(found)), 'defense:parry', 'defense:any']
    return effects.flatMap(({ op, target }, at) => {
      if (found === null || !NUMBER_OPS.includes(op) || reached.includes(target)) return []
      const message = `“${target}”: expected what is done with the weapon, such as skill:${found.skill.name}`
      return [{ where: `${where}.effects[${at}].target`, message }]
    })
  })
}

/** What is wrong with a name that is none of those known. */
function stranger(what: string, known: readonly string[]): (name: string) => string | undefined {
  const [all, perhaps] = [new Set(known), hintsAmong(() => known)]
  return name => (all.has(name) ? undefined : `“${name}”: expected ${what} by its name${perhaps(name)}`)
}

function namesNothing(why: Why): readonly Finding[] {
  const [own, effects] = [each(customTraits(why), customTraits), effectsIn(why)]
  if (own.length === 0 && effects.length === 0) return []
  const catalog = catalogOf(why)
  const traits = traitNames(catalog)
  const things = [...customArmor(why), ...customGear(why)]
  const noTrait = stranger('a trait', traits)
  const noBearer = stranger('a trait', [...traits, ...[...catalog.skills, ...things].map(({ name }) => name)])
  const missing = (message: string | undefined, where: string): readonly Finding[] =>
    message === undefined ? [] : [{ where, message }]
  return [
    ...own.flatMap(({ one, where }) => [
      ...one.excludes.flatMap((name, at) => missing(noTrait(name), `${where}.excludes[${at}]`)),
      ...one.requires.flatMap(({ trait }, at) =>
        trait === undefined ? [] : missing(noTrait(trait), `${where}.requires[${at}].trait`),
      ),
    ]),
    ...effects.flatMap(({ effect, where }) =>
      (effect.unless ?? []).flatMap((name, at) => missing(noBearer(name), `${where}.unless[${at}]`)),
    ),
  ]
}

const unpriced = (why: Why): readonly Finding[] =>
  each(customTraits(why), customTraits).flatMap(({ one: { cost }, where }) => {
    if (cost.kind !== 'formula' || PRICES.has(cost.rule)) return []
    const message = `“${cost.rule}”: expected a rule that prices traits: ${[...PRICES.keys()].join(', ')}`
    return [{ where: `${where}.cost.rule`, message }]
  })

function unskilled(why: Why): readonly Finding[] {
  const catalog = catalogOf(why)
  const noSkill = stranger('a skill', [...catalog.skillsByName.keys()])
  return weaponsIn(why).flatMap(({ one: { skill }, where }) => {
    const message = findSkill(skill, catalog) === null ? noSkill(skill) : undefined
    return message === undefined ? [] : [{ where: `${where}.skill`, message }]
  })
}

export const CAMPAIGN_CHECKS: readonly Check[] = [
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    severity: 'error',
    rules: ['gurps.convention.effects'],
    find: (_, why) => [...aimless(why), ...aimsElsewhere(why)],
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    severity: 'error',
    rules: ['gurps.convention.effects'],
    find: (_, why) => namesNothing(why),
  },
  {
    check: 'a trait of the campaign’s own with a price that no rule works out',
    severity: 'error',
    rules: ['gurps.convention.effects'],
    find: (_, why) => unpriced(why),
  },
  {
    check: 'a weapon of the campaign’s own for a skill that is not there',
    severity: 'error',
    rules: ['gurps.skill.catalog'],
    find: (_, why) => unskilled(why),
  },
]
