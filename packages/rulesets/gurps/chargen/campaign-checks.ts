/** Checks of what a campaign adds to the book: its traits, skills and things must speak of what there is. */
import { nearest, type Setting, type Why } from '@umpire/engine'
import { customSkills, customTraits } from '../campaign/settings.ts'
import { customArmor, customFirearms, customGear, customHandWeapons, customThrownWeapons } from '../catalog/arms.ts'
import { type Catalog, catalogOf, findSkill } from '../catalog/catalog.ts'
import { PRICES } from '../catalog/prices.ts'
import { takenName } from '../catalog/taken.ts'
import type { Trait, Variant } from '../catalog/trait.ts'
import type { Effect } from '../effect/effect.ts'
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

function effectsIn(why: Why): readonly { readonly effect: Effect; readonly where: string }[] {
  const borne = [
    ...each(customSkills(why), customSkills),
    ...each(customArmor(why), customArmor),
    ...each(customGear(why), customGear),
  ].map(({ one, where }) => ({ effects: one.effects, where: `${where}.effects` }))
  const parts = [...each(customTraits(why), customTraits).flatMap(({ one, where }) => partsOf(one, where)), ...borne]
  return parts.flatMap(({ effects, where }) => effects.map((effect, at) => ({ effect, where: `${where}[${at}]` })))
}

const aimless = (why: Why): readonly Finding[] => {
  const catalog = catalogOf(why)
  return effectsIn(why).flatMap(({ effect, where }) => {
    const wrong = aimsAtNothing(effect, catalog)
    return wrong === undefined ? [] : [{ where: `${where}.target`, message: `“${effect.target}”: ${wrong}` }]
  })
}

/** Every name that a trait may have on a sheet. */
const traitNames = ({ traits }: Catalog): readonly string[] =>
  traits.flatMap(trait => [
    trait.name,
    ...variantsOf(trait).map(variant => takenName({ trait, variant, level: 1, written: { trait: trait.name } })),
  ])

function namesNothing(why: Why): readonly Finding[] {
  const catalog = catalogOf(why)
  const traits = traitNames(catalog)
  const bearers = [...traits, ...catalog.skills.map(({ name }) => name)]
  const things = [...customArmor(why), ...customGear(why)].map(({ name }) => name)
  const missing = (name: string, known: readonly string[], where: string): readonly Finding[] => {
    if (known.includes(name)) return []
    const meant = nearest(name, known)
    const message = `“${name}”: expected a trait by its name${meant === undefined ? '' : `, perhaps ${meant}`}`
    return [{ where, message }]
  }
  return [
    ...each(customTraits(why), customTraits).flatMap(({ one, where }) => [
      ...one.excludes.flatMap((name, at) => missing(name, traits, `${where}.excludes[${at}]`)),
      ...one.requires.flatMap(({ trait }, at) =>
        trait === undefined ? [] : missing(trait, traits, `${where}.requires[${at}].trait`),
      ),
    ]),
    ...effectsIn(why).flatMap(({ effect, where }) =>
      (effect.unless ?? []).flatMap((name, at) => missing(name, [...bearers, ...things], `${where}.unless[${at}]`)),
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
  const weapons = [
    ...each(customHandWeapons(why), customHandWeapons),
    ...each(customThrownWeapons(why), customThrownWeapons),
    ...each(customFirearms(why), customFirearms),
  ]
  return weapons
    .filter(({ one: { skill } }) => findSkill(skill, catalog) === null)
    .map(({ one: { skill }, where }) => {
      const meant = nearest(skill, [...catalog.skillsByName.keys()])
      const message = `“${skill}”: expected a skill by its name${meant === undefined ? '' : `, perhaps ${meant}`}`
      return { where: `${where}.skill`, message }
    })
}

export const CAMPAIGN_CHECKS: readonly Check[] = [
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    severity: 'error',
    rules: ['gurps.convention.effects'],
    find: (_, why) => aimless(why),
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
