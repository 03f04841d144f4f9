/** Edits that may help against a problem, the smallest change first. Whether one does is tried by whoever offers it. */
import type { Problem, Why } from '@umpire/engine'
import type { Sheet } from '@umpire/gurps'
import { legalAge, startingLimit } from '@umpire/gurps/at-build'
import { type Character, edit } from '@umpire/gurps/file'
import type { WayOut } from '../../../../builder/repair.ts'
import { troubleWords as text } from './problem-words.ts'

const ATTRIBUTES = ['st', 'dx', 'iq', 'ht'] as const
const PLACE = /^(traits|skills|items)\[(\d+)\]/

type Way = WayOut<Character>
type Ways = (one: Character, sheet: Sheet, why: Why) => readonly Way[]

const bySize = <T>(all: readonly T[], size: (one: T) => number): readonly T[] =>
  all.toSorted((a, b) => Math.abs(size(a)) - Math.abs(size(b)))

/** Those that suffice come before those that do not. */
const sufficing = <T>(all: readonly T[], size: (one: T) => number, needed: number): readonly T[] => {
  const sorted = bySize(all, size)
  const enough = (one: T): boolean => Math.abs(size(one)) >= needed
  return [...sorted.filter(enough), ...sorted.filter(each => !enough(each)).toReversed()]
}

const withoutTrait = (one: Character, { index, name, points }: Sheet['traits'][number]): Way => ({
  label: text.without(name, points),
  next: edit.removeTrait(one, index),
})

const withSetting = ({ campaign, ...one }: Character, id: string, value: number): Character => ({
  ...one,
  campaign: { ...campaign, settings: { ...campaign.settings, [id]: value } },
})

const overBudget: Ways = (one, { points, traits, attributes }) => {
  const over = points.creation - points.budget
  const paid = sufficing(
    traits.filter(trait => trait.points > 0),
    trait => trait.points,
    over,
  )
  const lower = ATTRIBUTES.filter(name => (attributes[name]?.score ?? 0) > 10)
  return [
    ...paid.slice(0, 3).map(trait => withoutTrait(one, trait)),
    ...lower.map(name => {
      const score = one.attributes[name] - 1
      return { label: text.lower(name.toUpperCase(), score), next: edit.setAttribute(one, name, score) }
    }),
    { label: text.budget(points.creation), next: withSetting(one, 'gurps.budget', points.creation) },
  ]
}

const pastTheCap: Ways = (one, { traits }) =>
  bySize(
    traits.filter(({ points, quirk }) => points < 0 && !quirk),
    trait => trait.points,
  ).map(trait => withoutTrait(one, trait))

const tooManyQuirks: Ways = one => {
  const last = one.quirks.at(-1)
  return last === undefined
    ? []
    : [{ label: text.withoutQuirk(last), next: edit.removeQuirk(one, one.quirks.length - 1) }]
}

const OLDEST = 100

const learnedTooMuch: Ways = (one, { points, skills }, why) => {
  const limitAt = (age: number): number => startingLimit({ age, skill_points: points.skills }, why).skill_limit
  const most = sufficing(skills, skill => skill.points, points.skills - limitAt(one.identity.age))
  let { age } = one.identity
  while (age < OLDEST && limitAt(age) < points.skills) age++
  return [
    ...most.slice(0, 2).map(({ index, name, points: paid }) => ({
      label: text.without(name, paid),
      next: edit.removeSkill(one, index),
    })),
    { label: text.age(age), next: edit.identify(one, { age }) },
  ]
}

const YOUNG = [1, 2, 3]

const wrongYouth: Ways = (one, _sheet, why) => {
  const others = one.traits.filter(({ trait }) => trait !== 'Youth')
  const age = legalAge(why)
  return [
    { label: text.withoutYouth, next: { ...one, traits: others } },
    ...YOUNG.map(level => ({
      label: text.youth(level),
      next: { ...one, traits: [...others, { trait: 'Youth', level }] },
    })),
    { label: text.age(age), next: edit.identify(one, { age }) },
  ]
}

const overspent: Ways = (one, { items, money }) => {
  const bought = items.filter(({ index }) => one.items[index]?.issued === false)
  const priceOf = (line: (typeof items)[number]): number => line.cost * (one.items[line.index]?.quantity ?? 1)
  return sufficing(bought, priceOf, -money.left)
    .slice(0, 3)
    .flatMap(({ index, name }) => [
      { label: text.withoutThing(name), next: edit.removeItem(one, index) },
      { label: text.issued(name), next: edit.issue(one, index, true) },
    ])
}

const overloaded: Ways = (one, { items }) =>
  items
    .filter(({ load_lb }) => load_lb > 0)
    .toSorted((a, b) => b.load_lb - a.load_lb)
    .slice(0, 3)
    .map(({ index, name }) => ({ label: text.putDown(name), next: edit.carry(one, index, false) }))

/** As much ST as the weapon asks for; nobody grows to twice his strength for one. */
const tooWeak: Ways = one => {
  const { st } = one.attributes
  return [1, 2, 3].map(more => ({ label: text.raise('ST', st + more), next: edit.setAttribute(one, 'st', st + more) }))
}

const oddBody: Ways = one => [
  { label: text.averageBody, next: edit.identify(one, { height_in: null, weight_lb: null }) },
]

const dutiless: Ways = one => [{ label: text.duty, next: edit.addTrait(one, { trait: 'Duty' }) }]

const BY_RULE: { readonly [rule: string]: Ways } = {
  'gurps.chargen.total': overBudget,
  'gurps.disadvantage.limit': pastTheCap,
  'gurps.quirk.rule': tooManyQuirks,
  'gurps.skill.starting-limit': learnedTooMuch,
  'gurps.disadvantage.youth': wrongYouth,
  'gurps.wealth.buying': overspent,
  'gurps.move.encumbrance': overloaded,
  'gurps.weapon.minimum-strength': tooWeak,
  'gurps.looks.height-weight': oddBody,
  'gurps.social.military-rank': dutiless,
}

/** The line itself, taken off. */
function atPlace(one: Character, where: string, { traits, skills }: Sheet): readonly Way[] {
  const [, list, place] = PLACE.exec(where) ?? []
  const index = Number(place)
  switch (list) {
    case 'traits': {
      const trait = traits.find(line => line.index === index)
      const name = trait?.name ?? one.traits[index]?.trait
      return name === undefined
        ? []
        : [withoutTrait(one, { level: null, quirk: false, note: '', points: 0, ...trait, index, name })]
    }
    case 'skills': {
      const name = skills.find(line => line.index === index)?.name ?? one.skills[index]?.skill
      return name === undefined
        ? []
        : [{ label: text.without(name, one.skills[index]?.points ?? 0), next: edit.removeSkill(one, index) }]
    }
    case 'items': {
      const name = one.items[index]?.name
      return name === undefined ? [] : [{ label: text.withoutThing(name), next: edit.removeItem(one, index) }]
    }
    default:
      return []
  }
}

const SETTING = /^campaign\.settings\.([\w.]+?)(?:\[\d+\].*)?$/

/** A setting that cannot be used is left out. */
function inCampaign({ campaign, ...one }: Character, where: string): readonly Way[] {
  const [, id = ''] = SETTING.exec(where) ?? []
  if (!Object.hasOwn(campaign.settings, id)) return []
  const settings = Object.fromEntries(Object.entries(campaign.settings).filter(([name]) => name !== id))
  return [{ label: text.withoutSetting(id), next: { ...one, campaign: { ...campaign, settings } } }]
}

export function waysToTry(one: Character, { rule, where }: Problem, sheet: Sheet, why: Why): readonly Way[] {
  const byRule = Object.hasOwn(BY_RULE, rule) ? BY_RULE[rule] : undefined
  return [...(byRule?.(one, sheet, why) ?? []), ...atPlace(one, where, sheet), ...inCampaign(one, where)]
}
