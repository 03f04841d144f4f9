/** What the catalogues know of a character's file. What they do not is told, and takes no part in anything
 * but the points that the file says it costs. */
import { BadInput, type Problem, type Why } from '@umpire/engine'
import { techLevel } from '../campaign/settings.ts'
import { type Thing, thingsNamed } from '../catalog/arms/arms.ts'
import { catalogOf, findSkill, take } from '../catalog/catalog.ts'
import { costOf } from '../catalog/cost/trait-cost.ts'
import type { KnownSkill } from '../catalog/entry/skill-targets.ts'
import { bearerOf, type Taken, type WrittenTrait } from '../catalog/entry/taken.ts'
import type { Bearer } from '../effect/apply.ts'
import { isQuirk } from '../quirk/rule.ts'
import type { Character, Item, Learned } from './character.ts'
import { inPoints } from './in-points.ts'
import { type Strange, strangeLines } from './unknown-lines.ts'

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

/** A line that takes no part in anything, but for the points that the file says it costs. */
interface StrangeLine extends Problem {
  readonly list: 'traits' | 'skills'
  readonly index: number
  readonly name: string
  readonly points: number
}

export interface Known {
  readonly traits: readonly TakenTrait[]
  readonly skills: readonly LearnedSkill[]
  readonly items: readonly OwnedItem[]
  readonly strange: readonly StrangeLine[]
}

/** What comes of the line, if anything does. */
function readable<T>(read: () => T, otherwise: (error: BadInput) => void): readonly T[] {
  try {
    return [read()]
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    otherwise(error)
    return []
  }
}

export function known(character: Pick<Character, 'traits' | 'skills' | 'items'>, why: Why): Known {
  const catalog = catalogOf(why)
  const wrong = strangeLines(catalog)
  const strange: StrangeLine[] = []
  const badTrait = (index: number, { trait: name, points }: WrittenTrait, { at, says }: Strange): void => {
    const counts =
      points === undefined ? 'it counts for nothing' : `it counts for the ${inPoints(points)} that the file says`
    const place = { rule: 'gurps.advantage.general', where: `traits[${index}]${at}`, message: `${says} — ${counts}` }
    strange.push({ list: 'traits', index, name, points: points ?? 0, ...place })
  }
  const company = character.traits.flatMap((written, index) => {
    const unknown = (): void => badTrait(index, written, wrong.noTrait(written))
    // Looked up first: a refusal would seek the nearest name for every line of a file that nobody knows.
    if (catalog.traitsByName.has(written.trait.toLowerCase())) {
      return readable(() => ({ ...take(written, catalog, `traits[${index}]`), index }), unknown)
    }
    unknown()
    return []
  })
  const traits = company.flatMap(taken =>
    readable(
      () => ({ ...taken, points: costOf(taken, why, company), quirk: isQuirk(taken, why) }),
      error => badTrait(taken.index, taken.written, wrong.noPrice(taken, error)),
    ),
  )
  const skills = character.skills.flatMap((learned, index) => {
    const { skill: name, points } = learned
    const skill = findSkill(name, catalog)
    if (skill !== null) return [{ index, learned, known: skill }]
    const message = `${wrong.noSkill(name).says} — it has no level, and what it costs counts all the same: ${inPoints(points)}`
    const place = { rule: 'gurps.skill.catalog', where: `skills[${index}]`, message }
    strange.push({ list: 'skills', index, name, points, ...place })
    return []
  })
  const items = character.items.map((item, index) => ({ index, item, things: thingsNamed(item.name, why) }))
  return { traits, skills, items, strange }
}

/** On the body: what lies at home protects nobody. */
export const isWorn = ({ worn, carried, quantity }: Item): boolean => worn && carried && quantity > 0

const wornBearers = ({ item, things }: OwnedItem): readonly Bearer[] =>
  isWorn(item)
    ? things.flatMap(({ kind, thing }) =>
        kind === 'armor' || kind === 'gear' ? [{ name: thing.name, level: 1, effects: thing.effects }] : [],
      )
    : []

/** What is used by its own effects: they act on whatever is done with it, and on nothing else. */
export const weaponBearer = ({ kind, thing }: Thing): Bearer | undefined =>
  (kind === 'hand' || kind === 'thrown' || kind === 'firearm') && thing.effects.length > 0
    ? { name: thing.name, level: 1, effects: thing.effects }
    : undefined

/** The tech level a thing comes from, where the file, the catalogue or the skill that uses it tells. */
export function techLevelOf({ item, things }: OwnedItem, why: Why): number | undefined {
  const told = things.flatMap(({ kind, thing }) =>
    kind === 'gear' || kind === 'firearm' || kind === 'grenade' ? (thing.tl ?? []) : [],
  )
  const modern = things.some(
    ({ kind, thing }) => kind === 'firearm' && findSkill(thing.skill, catalogOf(why))?.skill.tl === true,
  )
  return item.tl ?? told[0] ?? (modern ? techLevel(why) : undefined)
}

/** Whatever brings effects along, beside skills: traits, and things that are worn. */
export const bearersIn = ({ traits, items }: Known): readonly Bearer[] => [
  ...traits.map(bearerOf),
  ...items.flatMap(wornBearers),
]
