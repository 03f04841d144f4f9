/**
 * What a text says beside what follows from it. Prices and levels that were written help to find what is meant; a number
 * that the rules do not give is kept as a note, never as a number.
 */
import type { Why } from '@umpire/engine'
import type { Catalog } from '../../catalog/catalog.ts'
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Character, Learned } from '../../character/character.ts'
import { bearersIn, known } from '../../character/known.ts'
import { pointsForLevel } from '../../skill/level.ts'
import type { Sheet } from '../sheet.ts'
import { minus, numberText } from './numbers.ts'
import type { SkillEntry } from './skill-entry.ts'
import type { Stats } from './stats.ts'
import type { TraitEntry } from './trait-entry.ts'

export interface Found<T> {
  readonly found: T
  readonly notes: readonly string[]
}

/** How a trait of that name may come to that price: so many levels, a variant, or as agreed. */
function guesses(written: WrittenTrait, points: number, catalog: Catalog): readonly WrittenTrait[] {
  const found = catalog.traitsByName.get(written.trait.toLowerCase())
  if (found === undefined) return []
  const { cost } = found.trait
  if (cost.kind === 'per-level' && Number.isInteger(points / cost.points)) {
    return [{ ...written, level: points / cost.points }]
  }
  if (cost.kind !== 'variants') return []
  const variants = cost.variants.filter(one => one.points === points).map(one => ({ ...written, variant: one.name }))
  return [...variants, { ...written, points }]
}

/** Traits so that they cost what was written, where they can; else as they were written, and a note. */
export function pricedTraits(one: Character, entries: readonly TraitEntry[], catalog: Catalog, why: Why) {
  const pricesOf = (traits: readonly WrittenTrait[]): ReadonlyMap<number, number> =>
    new Map(known({ ...one, traits, skills: [], items: [] }, why).traits.map(({ index, points }) => [index, points]))
  const traits = entries.map(({ trait }) => trait)
  const prices = pricesOf(traits)
  const notes: string[] = []
  for (const [at, { trait, points }] of entries.entries()) {
    const price = prices.get(at)
    if (points === undefined || price === points) continue
    const guess = guesses(trait, points, catalog).find(other => pricesOf(traits.with(at, other)).get(at) === points)
    if (guess !== undefined) {
      traits[at] = guess
      continue
    }
    traits[at] = { ...trait, points }
    const rules = price === undefined ? 'the rules cannot tell its price' : `the rules say ${numberText(price)}`
    notes.push(`${trait.trait}: the text says ${numberText(points)} points, ${rules}`)
  }
  return { found: traits, notes }
}

/** Skills with their points: as they were written, or those that the level takes. */
export function pointedSkills(one: Character, entries: readonly SkillEntry[], why: Why): Found<readonly Learned[]> {
  const bearers = bearersIn(known(one, why))
  const { st, dx, iq, ht } = one.attributes
  const notes: string[] = []
  const found = entries.map(({ skill, points, level }): Learned => {
    if (points !== undefined) return { ...skill, points }
    if (level === undefined) {
      notes.push(`${skill.skill}: the text gives neither points nor a level`)
      return { ...skill, points: 0 }
    }
    const asked = { skill: skill.skill, attributes: { st, dx, iq, ht }, bearers, difficulty: skill.difficulty }
    if (!isKnown(skill, one, why)) {
      notes.push(`${skill.skill}: the text says ${numberText(level)}, and nobody knows what that skill costs`)
      return { ...skill, points: 0 }
    }
    const taken = pointsForLevel({ ...asked, level }, why)
    if (taken === null) notes.push(`${skill.skill}: no points give the level ${numberText(level)} that the text says`)
    return { ...skill, points: taken ?? 0 }
  })
  return { found, notes }
}

const isKnown = (skill: Omit<Learned, 'points'>, one: Character, why: Why): boolean =>
  known({ ...one, traits: [], items: [], skills: [{ ...skill, points: 0 }] }, why).skills.length === 1

const differs = (what: string, says: string, rules: string): string =>
  `${what}: the text says ${says}, the rules ${rules}`

/** Notes for every number of the text that the rules do not give. */
export function strangeNumbers(
  stats: readonly Stats[],
  skills: readonly SkillEntry[],
  sheet: Sheet,
): readonly string[] {
  const { attributes, senses, speed } = sheet
  const rules: { readonly [name: string]: number | undefined } = {
    hp: sheet.hp,
    fatigue: sheet.fatigue,
    speed: speed.basic_speed,
    move: speed.move,
    running: speed.running_move,
    dodge: speed.dodge,
    will: sheet.will,
    fright: sheet.fright,
    ...senses,
  }
  const notes: string[] = []
  for (const { numbers, dice } of stats) {
    for (const { name, value, points } of numbers) {
      const [given, cost] = [rules[name], attributes[name]?.points]
      if (given !== undefined && given !== value) notes.push(differs(name, numberText(value), numberText(given)))
      if (points !== undefined && cost !== undefined && cost !== points) {
        notes.push(differs(`${name.toUpperCase()}, points`, numberText(points), numberText(cost)))
      }
    }
    for (const { name, dice: written } of dice) {
      if (sheet[name] !== written) notes.push(differs(name, minus(written), minus(sheet[name])))
    }
  }
  for (const [index, { skill, points, level }] of skills.entries()) {
    const line = sheet.skills.find(one => one.index === index)
    if (points === undefined || level === undefined || line === undefined || line.level === level) continue
    notes.push(differs(skill.skill, numberText(level), line.level === null ? 'none' : numberText(line.level)))
  }
  return notes
}
