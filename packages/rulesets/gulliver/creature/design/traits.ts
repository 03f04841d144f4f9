/** Every trait that a design may name: where it acts, and the rule of its price. */
import { BadInput, type Callable, nearest, type Why } from '@umpire/engine'
import { catalogOf, costOf, take } from '@umpire/gurps/rooms'
import { enhancements } from '../../move/computed.ts'
import { body } from '../../trait/body.ts'
import { flight } from '../../trait/flight.ts'
import { balanceTraits, legs } from '../../trait/legs.ts'
import { manipulators } from '../../trait/limbs.ts'
import { other } from '../../trait/other.ts'
import { moved } from './moved-refusal.ts'
import type { TraitEntry } from './trait-entry.ts'

/** In one environment at a time, on land alone, or wherever the creature is. */
export type Scope = 'one' | 'land' | 'all'

interface Known {
  readonly name: string
  readonly scope: Scope
  /** Being without it, or with it, slows the creature: it counts towards the cap on mobility. */
  readonly mobility: boolean
  /** None where the book leaves the price open. */
  readonly rule: Callable | null
}

const known = (
  names: readonly string[],
  rule: Callable | null,
  scope: Scope = 'all',
  mobility = false,
): readonly Known[] => names.map(name => ({ name, scope, mobility, rule }))

/** Those of this book; beside them a design may name every one of GURPS. */
export const KNOWN: readonly Known[] = [
  ...known(['Enhanced Move'], enhancements, 'one'),
  ...known(['Super Move'], null, 'one'),
  ...known(['Reduced Move'], null, 'one', true),
  ...known(['Modified TH', 'Inconvenient Form', 'Invertebrate', 'Double-Jointed', 'Flexibility', 'Squishy'], body),
  ...known(['Extra Flexibility', 'Extra Flexibility, one limb', 'Overweight', 'Fat', 'Obese'], body),
  ...known(['Hybrid form', 'Dwarfism'], null),
  ...known(['Single Leg', 'Poor Kicker', 'Long Legs', 'Enhanced Jump', 'Poor Jumper'], legs),
  ...known(['Short Legs', 'Very Short Legs'], legs),
  ...known(['Slow Fall', 'Parachuting', 'Gliding', 'Powered Flight', 'Soaring'], flight),
  ...known(['No Manipulators', 'No Fine Manipulators', 'One Hand', 'Long Arms'], manipulators),
  ...known(['Short Arms', 'Very Short Arms'], manipulators),
  ...known(['Inaccessible Propulsion'], other, 'one'),
  ...known(['Environmental Intolerance (needs air)', 'Enhanced Move (climbing)', 'Poor Climber', 'Brachiator'], other),
  ...known(['non-muscle jump mechanism', 'weak heart'], other),
  ...known(['Improved Balance'], balanceTraits),
  ...known(['Poor Balance'], balanceTraits, 'land', true),
]

/** Traits by which one is in the air at all. */
export const FLIGHT = ['Powered Flight', 'Gliding', 'Parachuting', 'Slow Fall', 'Soaring']

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

export const has = (traits: readonly TraitEntry[], name: string): TraitEntry | undefined =>
  traits.find(({ trait }) => same(trait, name))

/** Levels of all entries of that name. */
export const levelsOf = (traits: readonly TraitEntry[], name: string): number =>
  traits.filter(({ trait }) => same(trait, name)).reduce((sum, { level = 1 }) => sum + level, 0)

/** A trait of this book, of GURPS, or of the game master, who then names its price. */
export function traitOf({ trait, points }: TraitEntry, place: string, why: Why): Known {
  const own = KNOWN.find(({ name }) => same(name, trait))
  if (own !== undefined) return own
  const base = catalogOf(why).traitsByName
  if (points !== undefined || base.has(trait.trim().toLowerCase())) {
    return { name: trait, scope: 'all', mobility: false, rule: null }
  }
  const meant = nearest(trait, [...KNOWN.map(({ name }) => name), ...[...base.values()].map(one => one.trait.name)])
  const perhaps = meant === undefined ? '' : ` (perhaps ${meant})`
  throw new BadInput(`${place}.trait`, `a trait of the book, or one with points of its own${perhaps}`, trait)
}

const THROUGH_RULE = /^given\.?/

/** The words of the rule's own check, told at the place in the file. */
function answered(rule: Callable, given: object, place: string, why: Why): { readonly [name: string]: unknown } {
  try {
    return rule.answer(given, why).answer
  } catch (error) {
    if (!(error instanceof BadInput) || !THROUGH_RULE.test(error.place)) throw error
    const within = error.place.replace(THROUGH_RULE, '')
    throw moved(error, within === '' ? `${place}.details` : `${place}.details.${within}`)
  }
}

/** By which name the rule knows the levels. */
const levelled = ({ level }: TraitEntry, { rule }: Known): object => {
  if (level === undefined) return {}
  return rule === enhancements ? { enhanced_move: level } : { levels: level }
}

/** The price of a trait as it is written, before environments and limitations, not rounded. */
export function priceOf(entry: TraitEntry, extra: object, place: string, why: Why): number {
  const found = traitOf(entry, place, why)
  if (entry.points !== undefined) return why.input(`${entry.trait}, as agreed`, entry.points)
  if (found.rule === null) return basePrice(entry, place, why)
  if (found.rule === enhancements) {
    const { enhanced_move_cost: cost } = answered(
      found.rule,
      { enhanced_move: 1, ...levelled(entry, found) },
      place,
      why,
    )
    return typeof cost === 'number' ? cost : 0
  }
  const given = { trait: found.name, ...levelled(entry, found), ...extra, ...entry.details }
  const { unrounded } = answered(found.rule, given, place, why)
  if (typeof unrounded === 'number') return unrounded
  throw new BadInput(`${place}.points`, `a price, which the book leaves open for ${found.name}`, undefined)
}

/** Of a trait of GURPS; Toughness goes on by the step between its two levels. */
function basePrice({ trait, level, details, points }: TraitEntry, place: string, why: Why): number {
  const catalog = catalogOf(why)
  if (!catalog.traitsByName.has(trait.trim().toLowerCase())) {
    throw new BadInput(`${place}.points`, `a price, which the book leaves open for ${trait}`, points)
  }
  const { variant } = details
  const written = {
    trait,
    ...(level === undefined ? {} : { level: Math.floor(level) }),
    ...(typeof variant === 'string' ? { variant } : {}),
  }
  return costOf(take(written, catalog, place), why)
}

/** Toughness, whose two levels the base prices; each further one costs as much as the second. */
export function toughnessPrice(levels: number, why: Why): number {
  const { cost } = take({ trait: 'Toughness' }, catalogOf(why), 'toughness').trait
  if (levels === 0 || cost.kind !== 'variants') return 0
  const [first = 0, second = 0] = cost.variants.map(({ points }) => points)
  return why
    .sum('Toughness')
    .add('first level', first * Math.min(1, levels))
    .when(levels > 1, 'further levels', (second - first) * (levels - 1))
    .total()
}
