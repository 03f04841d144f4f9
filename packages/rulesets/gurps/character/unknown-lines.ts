/**
 * Why a line of a character's file takes no part: in words for whoever wrote it, with what is missing and what there is to
 * choose from.
 */
import { BadInput } from '@umpire/engine'
import type { Catalog } from '../catalog/catalog.ts'
import { PRICES } from '../catalog/cost/prices.ts'
import { splitSkill } from '../catalog/entry/skill.ts'
import { type Taken, takenName, type WrittenTrait } from '../catalog/entry/taken.ts'
import type { Trait, Variant } from '../catalog/entry/trait.ts'
import { hintsAmong } from '../catalog/hints.ts'

export interface Strange {
  /** Further in the line, where that part of it is there: .variant, .details.people. */
  readonly at: string
  readonly says: string
}

const variantsOf = ({ cost }: Trait): readonly Variant[] => (cost.kind === 'variants' ? cost.variants : [])

/** Every name that a trait may have on a sheet. */
export const traitNames = ({ traits }: Catalog): readonly string[] =>
  traits.flatMap(trait => [
    trait.name,
    ...variantsOf(trait).map(variant => takenName({ trait, variant, level: 1, written: { trait: trait.name } })),
  ])

const withPoints = ({ name, points }: Variant): string => `${name} (${points})`

/** A trait that is in no catalogue, or a variant that it does not have. */
function noTrait(written: WrittenTrait, { traitsByName }: Catalog, perhaps: (name: string) => string): Strange {
  const { trait: name, variant = '' } = written
  const found = traitsByName.get(name.toLowerCase())
  if (found === undefined)
    return { at: '', says: `neither the book nor the campaign has a trait “${name}”${perhaps(name)}` }
  const { trait } = found
  const all = variantsOf(trait)
  if (all.length === 0) return { at: '.variant', says: `${trait.name} has no variants: leave “${variant}” out` }
  const meant = hintsAmong(() => all.map(one => one.name))(variant)
  const says = `${trait.name} has no variant “${variant}”${meant}; there are ${all.map(withPoints).join('; ')}`
  return { at: '.variant', says }
}

function noVariant({ trait, written: { points } }: Taken): Strange {
  const { name, cost } = trait
  const range = cost.kind === 'variants' ? cost.range : undefined
  const all = variantsOf(trait).map(withPoints).join('; ')
  if (points === undefined) {
    const agreed = range === undefined ? '' : `, or points from ${range.min} to ${range.max} as agreed`
    return { at: '', says: `${name} has several variants, and the file does not say which: ${all}${agreed}` }
  }
  const says =
    range === undefined
      ? `no variant of ${name} is worth ${points} points: ${all}`
      : `${name} is worth from ${range.min} to ${range.max} points, not ${points}`
  return { at: '.points', says }
}

/** What a price by formula asks for, in plain words. */
const DETAILS: { readonly [detail: string]: string } = {
  npc_points: 'how many points the person is built on',
  frequency: 'how often it comes up: 15, 12, 9 or 6',
  importance: 'how much the person matters',
  people: 'who has heard of it',
  recognition: 'how often it is recognised',
}

function wrongDetail(name: string, detail: string, value: unknown, expected: string): Strange {
  if (value !== undefined) return { at: `.details.${detail}`, says: `${name}: ${detail} must be ${expected}` }
  const asks = DETAILS[detail] ?? detail
  const among = expected.startsWith('one of') ? `, ${expected}` : ''
  return { at: '', says: `${name} has no price without details.${detail}: ${asks}${among}` }
}

function noFormula({ trait: { name, cost }, written: { details = {} } }: Taken, error: BadInput): Strange {
  const price = cost.kind === 'formula' ? PRICES.get(cost.rule) : undefined
  if (price === undefined) return { at: '', says: error.message }
  const names = Object.keys(price.details)
  const more = Object.keys(details).find(detail => !names.includes(detail))
  if (more !== undefined) {
    const says = `${name} has no detail “${more}”${hintsAmong(() => names)(more)}; there are ${names.join(', ')}`
    return { at: `.details.${more}`, says }
  }
  for (const [detail, field] of Object.entries(price.details)) {
    try {
      field.read(details[detail], detail)
    } catch (wrong) {
      if (wrong instanceof BadInput) return wrongDetail(name, detail, details[detail], wrong.expected)
      throw wrong
    }
  }
  const none = Object.keys(details).length === 0
  const says = `${name} has no price ${none ? 'without details' : 'with these details'}: it needs ${error.expected}`
  return { at: none ? '' : '.details', says }
}

/** Why no price could be worked out. */
const noPrice = (taken: Taken, error: BadInput): Strange =>
  taken.trait.cost.kind === 'variants' ? noVariant(taken) : noFormula(taken, error)

/** What is wrong with lines of one file. */
export function strangeLines(catalog: Catalog) {
  const [traits, skills] = [
    hintsAmong(() => traitNames(catalog)),
    hintsAmong(() => catalog.skills.map(({ name }) => name)),
  ]
  return {
    noTrait: (written: WrittenTrait): Strange => noTrait(written, catalog, traits),
    noPrice,
    noSkill: (skill: string): Strange => ({
      at: '',
      says: `neither the book nor the campaign has a skill “${skill}”${skills(splitSkill(skill).name)}`,
    }),
  }
}
