/** What the traits of a design cost: each by its own rule, by where it works, and with its limitations. */
import { BadInput, type Why } from '@umpire/engine'
import { exact } from '../../common/exact.ts'
import { limited, limitations as limitedRule, ruleOfFive } from '../../design/points.ts'
import { type Environment, traitCosts } from '../../env/environments.ts'
import type { Teller } from '../design/campaign.ts'
import { type Design, othersOf } from '../design/design.ts'
import type { TraitEntry } from '../design/trait-entry.ts'
import { priceOf, type Scope, traitOf } from '../design/traits.ts'
import { type LooseLine, line, linesOfPart, type PriceLine, roundedLine } from './line.ts'

/** What Powered Flight cannot do on wings that must keep moving. */
export interface Wings {
  readonly cannot_hover: boolean
}

const FIVES = ['Poor Jumper', 'Poor Kicker', 'Poor Climber', 'Poor Balance', 'Reduced Move'] as const

/** Levels that the Rule of −5 forbids. */
export function tooMany({ trait, level = 1 }: TraitEntry, why: Why): { readonly max: number } | null {
  const found = FIVES.find(name => name.toLowerCase() === trait.trim().toLowerCase())
  if (found === undefined) return null
  const { allowed, max } = ruleOfFive({ trait: found, levels: Math.ceil(level) }, why)
  return allowed ? null : { max }
}

/** The environments that an entry is priced in, each with a line of its own. */
const placesOf = (scope: Scope, { environments }: TraitEntry, primary: Environment): readonly Environment[] | null => {
  if (scope === 'one') return environments ?? [primary]
  return scope === 'land' ? ['land'] : null
}

type Where = 'pe_only' | 'pe_only_with_two_others' | 'one_other_only' | 'two_others_only'

/** Where a trait that would act everywhere works, if that is not everywhere. */
function partly({ environments }: TraitEntry, design: Design, advantage: boolean): Where | null {
  if (environments === undefined) return null
  const others = othersOf(design)
  const elsewhere = others.filter(one => environments.includes(one)).length
  if (!environments.includes(design.primary)) return elsewhere > 1 ? 'two_others_only' : 'one_other_only'
  if (elsewhere > 0 || others.length === 0) return null
  return !advantage && others.length > 1 ? 'pe_only_with_two_others' : 'pe_only'
}

/** With its limitations; rounded by their own rule, where nothing else is left to do. */
function withLimitations(name: string, value: number, percents: readonly number[], more: Partial<LooseLine>, why: Why) {
  if (percents.length === 0) return roundedLine(name, value, why, more)
  const cost = limitedRule({ cost: value, limitations: percents, removes_all: false }, why)
  return line(name, cost, { unrounded: exact(limited(value, percents)), ...more })
}

function shared(name: string, value: number, kind: 'one' | 'all', where: 'pe' | 'other' | Where, why: Why) {
  const of =
    `${value < 0 ? 'disadvantage' : 'advantage'} ${kind === 'one' ? 'one environment' : 'all environments'}` as const
  return line(name, traitCosts({ cost: value, kind: of, where }, why), { unrounded: exact(value) + 0 })
}

/** Arms and pairs of legs that a trait is had for. */
function limbsOf(name: string, { plan: { arms, legs } }: Design): object {
  if (['Long Arms', 'Short Arms', 'Very Short Arms'].includes(name)) return { arms }
  const pairs = Math.max(1, Math.floor(legs / 2))
  return ['Long Legs', 'Short Legs', 'Very Short Legs'].includes(name) ? { pairs } : {}
}

function linesOf(entry: TraitEntry, nth: number, design: Design, wings: Wings, why: Why): readonly LooseLine[] {
  const { trait, level, limitations, group } = entry
  const place = `creature.traits[${nth}]`
  const found = traitOf(entry, place, why)
  const hovers = found.name === 'Powered Flight' && wings.cannot_hover ? { cannot_hover: true } : {}
  const limbs = limbsOf(found.name, design)
  const value = priceOf(entry, { ...hovers, ...limbs }, place, why)
  const after = exact(limited(value, limitations))
  const called = level === undefined || level === 1 ? trait : `${trait} ${level}`
  const more = {
    mobility: found.mobility && value < 0,
    group: group ?? null,
    trait: { name: found.name, place: nth },
  }
  const places = placesOf(found.scope, entry, design.primary)
  if (places === null) {
    const where = partly(entry, design, value >= 0)
    if (where === null) return [withLimitations(called, value, limitations, more, why)]
    return [{ ...shared(`${called} (${(entry.environments ?? []).join(', ')})`, after, 'all', where, why), ...more }]
  }
  if (places.length === 0) throw new BadInput(`${place}.environments`, 'at least one environment', 'none')
  return places.map(where => {
    const home = where === design.primary ? 'pe' : 'other'
    return { ...shared(`${called} (${where})`, after, 'one', home, why), ...more, where }
  })
}

export const traitLines = (design: Design, wings: Wings, teller: Teller): readonly PriceLine[] =>
  design.traits.flatMap((entry, nth) =>
    linesOfPart(teller, entry.trait, why => linesOf(entry, nth, design, wings, why)),
  )
