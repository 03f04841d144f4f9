/** What there is to take, learn and carry in a campaign, as the builder offers it. */
import type { Why } from '@umpire/engine'
import {
  allThings,
  campaignRules,
  catalogOf,
  costOf,
  diceAddsText,
  GEAR,
  NATIONS,
  PRICES,
  type Skill,
  TEMPLATES,
  type Thing,
  type Trait,
} from '@umpire/gurps/at-build'
import { firstGiven, formFields } from '../../../../elements/fields/given-form.ts'
import { diceText } from '../../../../text/number-text.ts'
import { CHOOSABLE } from '../../odds/campaign.ts'
import type { Campaign, CatalogAnswer, SkillOffer, ThingOffer, TraitOffer, Written } from '../building/ask.ts'
import { catalogWords as text } from './catalog-words.ts'

type Details = TraitOffer['details']

function detailsOf({ cost }: Trait): { readonly details: Details; readonly leveled: boolean } {
  const price = cost.kind === 'formula' ? PRICES.get(cost.rule) : undefined
  if (price === undefined) return { details: {}, leveled: cost.kind === 'per-level' }
  const details = Object.fromEntries(Object.entries(price.details).map(([name, { spec }]) => [name, spec]))
  return { details, leveled: price.leveled }
}

/** Friends and foes about as strong as the hero: who they are is a starting point, to be changed. */
const USUAL: { readonly [rule: string]: NonNullable<Written['details']> } = {
  'gurps.friends.ally-cost': { npc_points: 100 },
  'gurps.friends.patron-cost': { npc_points: 150 },
  'gurps.friends.dependent-cost': { npc_points: 25, importance: 'friend' },
  'gurps.friends.enemy-cost': { npc_points: 100 },
}

function firstOf({ name, cost, choose }: Trait, details: Details, leveled: boolean): Written {
  const [choice] = choose
  const given = cost.kind === 'formula' ? (USUAL[cost.rule] ?? firstGiven(formFields(details), undefined)) : {}
  const variant =
    cost.kind === 'variants' ? (cost.variants.find(one => one.points !== 0) ?? cost.variants[0]) : undefined
  const level = cost.kind === 'per-level' ? Math.max(1, cost.min) : 1
  return {
    trait: name,
    ...(leveled && { level }),
    ...(variant !== undefined && { variant: variant.name }),
    ...(choice !== undefined && { choice: choice.name }),
    ...(Object.keys(given).length > 0 && { details: given }),
  }
}

/** What a trait may come to: points to pay, or points to get. */
function pricesOf(trait: Trait, first: Written, leveled: boolean, why: Why): readonly number[] {
  const { cost } = trait
  switch (cost.kind) {
    case 'fixed':
    case 'per-level':
      return [cost.points]
    case 'variants':
      return cost.variants.map(({ points }) => points)
    case 'formula':
      // Good or bad repute, high or low rank.
      return leveled || !PRICES.has(cost.rule)
        ? [1, -1]
        : [costOf({ trait, variant: null, level: 1, written: first }, why)]
  }
}

function traitOffer(trait: Trait, why: Why): TraitOffer {
  const { id, name, category, cost, choose } = trait
  const { details, leveled } = detailsOf(trait)
  const first = firstOf(trait, details, leveled)
  const prices = pricesOf(trait, first, leveled, why)
  return {
    id,
    name,
    category,
    cost,
    details,
    leveled,
    first,
    good: prices.some(points => points > 0),
    bad: prices.some(points => points < 0),
    choose: choose.map(one => one.name),
  }
}

const skillOffer = (skill: Skill): SkillOffer => ({
  name: skill.name,
  alias: skill.alias ?? '',
  family: skill.family ?? '',
  type: skill.type,
  group: skill.group ?? '',
  attribute: skill.attr.toUpperCase(),
  difficulty: skill.difficulty,
  difficulties: skill.difficulties,
  specialty: skill.specialty,
  options: skill.options,
  specialtyIs: skill.specialty_is ?? '',
})

function aboutThing(one: Thing): string {
  switch (one.kind) {
    case 'hand':
      return one.thing.modes.map(({ damage, type }) => text.blow(damage, type)).join(', ')
    case 'thrown':
      return text.thrown
    case 'firearm':
      return text.gun(diceText(diceAddsText(one.thing.damage)), one.thing.acc, one.thing.shots)
    case 'grenade':
      return text.grenade(diceText(diceAddsText(one.thing.damage)), diceText(diceAddsText(one.thing.fragments)))
    case 'armor':
      return text.armor(one.thing.pd, one.thing.dr, one.thing.covers)
    case 'gear':
      return ''
  }
}

const KINDS = { hand: 'weapon', thrown: 'weapon', firearm: 'weapon', grenade: 'weapon' } as const

/** A knife that strikes and flies is one thing to buy. */
function thingOffers(why: Why): readonly ThingOffer[] {
  // What is made of other things, such as a bayonet on its rifle, is not bought.
  const sold = allThings(why).filter(({ kind, thing }) => kind !== 'hand' || thing.made_of === undefined)
  const byName = Map.groupBy(sold, ({ thing }) => thing.name)
  const listed = [...byName].map(([name, all]): ThingOffer => {
    const kind = all[0]?.kind ?? 'gear'
    return {
      name,
      kind: kind === 'armor' || kind === 'gear' ? kind : KINDS[kind],
      cost: all.find(({ thing }) => thing.cost !== null)?.thing.cost ?? 0,
      weight_lb: all.find(({ thing }) => thing.weight_lb !== null)?.thing.weight_lb ?? 0,
      about: all.map(aboutThing).find(one => one !== '') ?? '',
      loose: false,
      worn: kind === 'armor',
    }
  })
  const loose = Object.values(GEAR).flatMap((one): readonly ThingOffer[] => {
    const { name, cost, weight_lb, worn = false } = one
    if (cost === undefined || weight_lb === undefined || byName.has(name)) return []
    return [{ name, kind: 'gear', cost, weight_lb, about: '', loose: true, worn }]
  })
  return [...listed, ...loose]
}

const byName = (a: { readonly name: string }, b: { readonly name: string }): number => a.name.localeCompare(b.name)

export function catalogIn(campaign: Campaign): CatalogAnswer {
  const why = campaignRules({ campaign }, CHOOSABLE).ruleset.silent
  const { traits, skills } = catalogOf(why)
  return {
    kind: 'catalog',
    traits: traits.map(trait => traitOffer(trait, why)).toSorted(byName),
    skills: skills.map(skillOffer).toSorted(byName),
    things: thingOffers(why).toSorted(byName),
    templates: TEMPLATES.map(({ key, title, says, points }) => ({ key, title, says, points })),
    nations: NATIONS.map(({ key, title }) => ({ key, title })),
    settings: CHOOSABLE.settings.map(({ id, title, field, fallback }) => ({ id, title, spec: field.spec, fallback })),
    options: CHOOSABLE.options.map(({ key, title, says }) => ({ key, title, says })),
  }
}
