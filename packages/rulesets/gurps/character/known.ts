/** What the catalogues know of a character's file. What they do not is told, and takes no part in anything. */
import { BadInput, type Problem, type Why } from '@umpire/engine'
import { type Thing, thingsNamed } from '../catalog/arms.ts'
import { catalogOf, skillNamed, take } from '../catalog/catalog.ts'
import type { KnownSkill } from '../catalog/skill-targets.ts'
import { bearerOf, type Taken } from '../catalog/taken.ts'
import { costOf } from '../catalog/trait-cost.ts'
import type { Bearer } from '../effect/apply.ts'
import { isQuirk } from '../quirk/rule.ts'
import type { Character, Item, Learned } from './character.ts'
import { withoutPlace } from './without-place.ts'

export interface TakenTrait extends Taken {
  /** Its place in the file. */
  readonly index: number
  readonly points: number
  /** So small that it counts among the quirks. */
  readonly quirk: boolean
}
export interface LearnedSkill {
  readonly index: number
  readonly known: KnownSkill
  readonly learned: Learned
}
export interface OwnedItem {
  readonly index: number
  readonly item: Item
  /** Everything it is: a hatchet strikes and flies. */
  readonly things: readonly Thing[]
}

export interface Known {
  readonly traits: readonly TakenTrait[]
  readonly skills: readonly LearnedSkill[]
  readonly items: readonly OwnedItem[]
  readonly strange: readonly Problem[]
}

/** What reads, and what was wrong with the rest. */
function readEach<A, B>(
  all: readonly A[],
  rule: string,
  where: (index: number) => string,
  read: (one: A, index: number) => B,
): { readonly found: readonly B[]; readonly strange: readonly Problem[] } {
  const found: B[] = []
  const strange: Problem[] = []
  for (const [index, one] of all.entries()) {
    try {
      found.push(read(one, index))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      strange.push({ rule, where: where(index), message: withoutPlace(error, where(index)) })
    }
  }
  return { found, strange }
}

export function known(character: Pick<Character, 'traits' | 'skills' | 'items'>, why: Why): Known {
  const catalog = catalogOf(why)
  const place = (index: number): string => `traits[${index}]`
  const named = readEach(character.traits, 'gurps.advantage.general', place, (written, index) => ({
    ...take(written, catalog, place(index)),
    index,
  }))
  const company = named.found
  const traits = readEach(
    company,
    'gurps.advantage.general',
    at => place(company[at]?.index ?? at),
    taken => ({
      ...taken,
      points: costOf(taken, why, company),
      quirk: isQuirk(taken, why),
    }),
  )
  const skills = readEach(
    character.skills,
    'gurps.skill.catalog',
    index => `skills[${index}]`,
    (learned, index) => ({
      index,
      learned,
      known: skillNamed(learned.skill, catalog, `skills[${index}]`),
    }),
  )
  const items = character.items.map((item, index) => ({ index, item, things: thingsNamed(item.name, why) }))
  return {
    traits: traits.found,
    skills: skills.found,
    items,
    strange: [...named.strange, ...traits.strange, ...skills.strange],
  }
}

/** On the body: what lies at home protects nobody. */
export const isWorn = ({ worn, carried, quantity }: Item): boolean => worn && carried && quantity > 0

const wornBearers = ({ item, things }: OwnedItem): readonly Bearer[] =>
  isWorn(item)
    ? things.flatMap(({ kind, thing }) =>
        kind === 'armor' || kind === 'gear' ? [{ name: thing.name, level: 1, effects: thing.effects }] : [],
      )
    : []

/** Whatever brings effects along, beside skills: traits, and things that are worn. */
export const bearersIn = ({ traits, items }: Known): readonly Bearer[] => [
  ...traits.map(bearerOf),
  ...items.flatMap(wornBearers),
]
