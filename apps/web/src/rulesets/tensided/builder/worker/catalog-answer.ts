/** What there is to take, learn and carry by the rules of a campaign. */
import type { Why } from '@umpire/engine'
import { choosable } from '@umpire/tensided'
import {
  ARCHETYPES,
  abilityRow,
  armorNamed,
  armorNames,
  CRITERIA,
  campaignRules,
  cost,
  FLAW_ROWS,
  isFlaw,
  MERIT_ROWS,
  SKILL_ROWS,
  SKILLS,
  STAT_ROWS,
  type TraitRow,
  type Weapon,
  weaponNamed,
  weaponNames,
} from '@umpire/tensided/at-build'
import { BOUGHT_ABILITIES, type TakenTrait } from '@umpire/tensided/file'
import type { AbilityOffer, Campaign, CatalogAnswer, SkillOffer, ThingOffer, TraitOffer } from '../building/ask.ts'
import { buildWords as text } from '../building/words.ts'

/** Of an addiction that meets one criterion of two; every other one meets all that it can. */
const CRITERIA_OF: { readonly [key: string]: readonly string[] } = {
  'addiction-2': CRITERIA.slice(0, 2),
  'addiction-4': CRITERIA.slice(2),
}

const traitOffer = (row: TraitRow<TakenTrait['key']>, why: Why): TraitOffer => ({
  key: row.key,
  name: row.name,
  flaw: isFlaw(row.key),
  xp: cost({ magnitude: row.magnitude }, why),
  most: Math.floor(row.max / row.magnitude),
  per: row.per ?? null,
  criteria: CRITERIA_OF[row.key] ?? [],
  note: row.note ?? '',
})

const skillOffers = (): readonly SkillOffer[] =>
  SKILLS.map(key => {
    const { name, group, type, concentrations, samples = [] } = SKILL_ROWS[key]
    const listed = concentrations !== 'open' && concentrations !== 'by-vehicle'
    return {
      key,
      name,
      group,
      type,
      fields: listed ? concentrations : samples,
      open: concentrations === 'open',
      vehicles: concentrations === 'by-vehicle',
    }
  })

const abilityOffers = (): readonly AbilityOffer[] =>
  BOUGHT_ABILITIES.map(key => {
    const { name, group, xp, needs, max = 1, note = '' } = abilityRow(key)
    return { key, name, group, xp: xp ?? 0, needs: needs.map(one => abilityRow(one).name), most: max, note }
  })

const LISTS = { gun: 'guns', melee: 'melee', explosive: 'explosives' } as const

function aboutWeapon(weapon: Weapon): string {
  switch (weapon.kind) {
    case 'gun':
      return text.gear.gun(weapon.class, weapon.dmg, weapon.rng)
    case 'melee':
      return text.gear.blade(weapon.dmg)
    case 'explosive':
      return text.gear.blast(weapon.dmg, weapon.kill_radius)
  }
}

const things = (why: Why): readonly ThingOffer[] => [
  ...weaponNames(why).map((name): ThingOffer => {
    const weapon = weaponNamed(name, why)
    return {
      name,
      kind: LISTS[weapon.kind],
      price: weapon.price,
      about: aboutWeapon(weapon),
      rounds: weapon.kind === 'gun' ? (weapon.cap ?? 0) : 0,
    }
  }),
  ...armorNames(why).map((name): ThingOffer => {
    const { res, price, covers } = armorNamed(name, why)
    return { name, kind: 'armor', price, about: text.gear.protects(res, covers), rounds: 0 }
  }),
]

export function catalogIn(campaign: Campaign): CatalogAnswer {
  const why = campaignRules({ campaign }).ruleset.silent
  return {
    kind: 'catalog',
    stats: STAT_ROWS.map(({ key, name, covers, min, max }) => ({ key, name, covers, min, max })),
    traits: [...MERIT_ROWS, ...FLAW_ROWS].map(row => traitOffer(row, why)),
    skills: skillOffers(),
    abilities: abilityOffers(),
    things: things(why),
    archetypes: ARCHETYPES.map(({ key, title }) => ({ key, title })),
    settings: choosable.settings.map(({ id, title, field, fallback }) => ({ id, title, spec: field.spec, fallback })),
  }
}
