/**
 * The price list of a naked body: one line for each trait, each rounded once, at its end; then what several of them
 * together may not come to.
 */
import type { Why } from '@umpire/engine'
import { attributes, hpDr, newCosts, scoreCost, sizeTrait } from '../../cost/paying.ts'
import { overlap } from '../../design/points.ts'
import { extraEncumbrance } from '../../enc/extra.ts'
import { S_HEAVY } from '../../enc/level.ts'
import { ENVIRONMENTS, type Environment, envTypes, mobilityCap } from '../../env/environments.ts'
import { inconvenient } from '../../size/inconvenient.ts'
import { withoutEncumbrance } from '../../size/scaling.ts'
import { manipulatorSt } from '../../trait/limbs.ts'
import type { Body } from '../body/body.ts'
import { inWater, NAKED, onLand } from '../body/performance.ts'
import type { Stats } from '../design/built.ts'
import type { Teller } from '../design/campaign.ts'
import { chose, type Design, othersOf, sizeOfDesign } from '../design/design.ts'
import { FLIGHT, has, toughnessPrice } from '../design/traits.ts'
import { floatingCost } from '../feat/adrift.ts'
import { encumbranceLines, type Levels, levelsOfBody } from './encumbrance-lines.ts'
import { type LooseLine, line, linesOfPart, type PriceLine, roundedLine } from './line.ts'
import { missingArms, planLines } from './plan-lines.ts'
import { traitLines } from './trait-lines.ts'

export type Price = {
  readonly lines: readonly PriceLine[]
  readonly total: number
  /** Of the traits that let it fly. */
  readonly flight_cost: number
}

/** Levels of Size from the norm of the campaign. */
const shifted = (design: Design): number => sizeOfDesign(design) - design.base_size

function sizeLine(design: Design, why: Why): LooseLine {
  const size = shifted(design)
  const cost = chose(design, 'size-without-encumbrance')
    ? withoutEncumbrance({ size }, why).cost
    : sizeTrait({ size }, why)
  return line(`Size ${size > 0 ? '+' : ''}${size}`.replace('-', '−'), cost)
}

function attributeLines(design: Design, stats: Stats, why: Why): readonly LooseLine[] {
  const { dx, iq, ht } = design
  const [combat_st, load_st] = [stats.combat_st.rounded, stats.load_st.rounded]
  const quad_st = chose(design, 'quad-st')
  const cost = attributes({ dx, iq, ht, combat_st, load_st, quad_st }, why)
  const disadvantage = chose(design, 'manipulator-st-limitation') ? missingArms(design) : null
  const ofSt = (price: number): number =>
    disadvantage === null ? price : manipulatorSt({ st_cost: price, disadvantage }, why)
  const score = (name: string, value: number, price: number, unrounded = scoreCost(value, why)): LooseLine =>
    line(`${name} ${value}`, price, { unrounded, step: name })
  const [combat, load] = [cost.combat_cost ?? 0, cost.load_cost ?? 0]
  const loadUnrounded = quad_st ? 0 : (scoreCost(load_st, why) - scoreCost(combat_st, why)) / 2
  return [
    score('DX', dx, cost.dx_cost ?? 0),
    score('IQ', iq, cost.iq_cost ?? 0),
    score('HT', ht, cost.ht_cost ?? 0),
    score('Combat ST', combat_st, ofSt(combat)),
    score('Load ST', load_st, ofSt(load), loadUnrounded),
  ]
}

function bodyLines(design: Design, stats: Stats, why: Why): readonly LooseLine[] {
  const [hp, dr, toughness, { ht }] = [stats.hp.rounded, stats.dr.rounded, stats.toughness.rounded, design]
  const others = chose(design, 'new-costs')
  const cost = others ? newCosts({ ht, hp, dr, toughness }, why) : hpDr({ ht, hp, dr }, why)
  const tough = others ? newCosts({ toughness }, why).cost : toughnessPrice(toughness, why)
  return [
    line(`${hp} hit points`, cost.hp_cost ?? 0, { step: 'hit points' }),
    ...(dr === 0 ? [] : [line(`DR ${dr}`, cost.dr_cost ?? 0, { step: 'DR' })]),
    ...(toughness === 0 ? [] : [roundedLine(`Toughness ${toughness}`, tough, why)]),
  ]
}

const costOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { cost }) => sum + cost, 0)

function environmentLine({ primary, home }: Design, flight_cost: number, why: Why): LooseLine {
  const { cost } = envTypes({ pe: primary, he: home, flight_cost }, why)
  const others = home.filter(one => one !== primary)
  const flight = primary === 'air' || others.includes('air') ? flight_cost : 0
  return line(`at home: ${[primary, ...others].join(', ')}`, cost - flight)
}

const isOf =
  (...names: readonly string[]) =>
  ({ trait }: PriceLine): boolean =>
    trait !== null && names.includes(trait.name)

function extraLines({ extra_encumbrance }: Design, why: Why): readonly LooseLine[] {
  if (extra_encumbrance === 0) return []
  return [line(`Extra Encumbrance ${extra_encumbrance}`, extraEncumbrance({ extra_encumbrance }, why).cost)]
}

function floatLines(design: Design, why: Why): readonly LooseLine[] {
  const cost = floatingCost(design, why)
  return cost === 0 ? [] : [line('floats well', cost)]
}

function inconvenience(design: Design, traits: readonly PriceLine[], why: Why): readonly LooseLine[] {
  if (design.world === 'none') return []
  const form = costOf(traits.filter(isOf('Inconvenient Form')))
  const dwarf = has(design.traits, 'Dwarfism') !== undefined
  const { cost } = inconvenient(
    {
      world: design.world,
      level_difference: shifted(design),
      dwarfism_or_gigantism: dwarf,
      inconvenient_form: Math.max(-15, form),
    },
    why,
  )
  return cost === 0 ? [] : [line('Inconvenient Size', cost)]
}

/** What several lines may not come to together, as a line that gives back the rest. */
function capLine(
  design: Design,
  where: Environment,
  lines: readonly PriceLine[],
  immobile: boolean,
  flight_cost: number,
  why: Why,
): readonly LooseLine[] {
  const slowed = costOf(lines.filter(one => one.mobility && one.where === where && one.cost < 0))
  if (slowed === 0) return []
  const home = where === design.primary
  const environment = home ? 'pe' : where === 'air' ? 'air' : 'other'
  // Elsewhere the lines hold a fifth of what they are at home, and the rule takes that fifth itself.
  const disadvantages = home ? slowed : slowed * ELSEWHERE
  const value = mobilityCap({ environment, pe: design.primary, flight_cost, disadvantages, immobile }, why)
  const name = `cap on what slows it (${where})`
  return value > slowed ? [line(name, value - slowed, { where, priced_by: mobilityCap.id })] : []
}

const ELSEWHERE = 5

/** Nothing moves it there at all. */
function isImmobile(body: Body, where: Environment, levels: Levels, why: Why): boolean {
  if (where === 'air') return levels.air === null || levels.air > S_HEAVY
  const { move } = where === 'land' ? onLand(body, NAKED, why) : inWater(body, NAKED, body.density, why)
  return move === 0
}

function overlapLines({ groups }: Design, lines: readonly PriceLine[], why: Why): readonly LooseLine[] {
  const named = [...new Set(lines.flatMap(({ group, cost }) => (group === null || cost >= 0 ? [] : [group])))]
  return named.flatMap(name => {
    const group = lines.filter(one => one.group === name && one.cost < 0).map(({ cost }) => cost)
    const worst = groups[name]
    const total = overlap({ group, ...(worst === undefined ? {} : { worst }), removes_all: false }, why)
    const sum = group.reduce((all, one) => all + one, 0)
    return total > sum ? [line(`overlap (${name})`, total - sum)] : []
  })
}

export function pricedDesign(design: Design, stats: Stats, body: Body, teller: Teller): Price {
  const { part } = teller
  const flies = has(design.traits, 'Powered Flight') !== undefined
  const levels = part('price: levels of encumbrance', why => levelsOfBody(body, flies, why))
  const lift = flies && design.airfoil_lift > 0
  const needsLift = lift && (body.simple_airfoils || (levels.air_without ?? 0) > S_HEAVY)
  const traits = traitLines(design, { cannot_hover: needsLift }, teller)
  const flight_cost = Math.max(0, costOf(traits.filter(isOf(...FLIGHT))))
  const encumbered = body.unburdened ? [] : encumbranceLines(design, levels, lift && !body.simple_airfoils, teller)
  const priced = (name: string, work: (why: Why) => readonly LooseLine[]) => linesOfPart(teller, name, work)
  const lines = [
    ...priced('Size', why => [sizeLine(design, why)]),
    ...priced('attributes', why => attributeLines(design, stats, why)),
    ...priced('hit points and DR', why => bodyLines(design, stats, why)),
    ...priced('environments', why => [environmentLine(design, flight_cost, why)]),
    ...planLines(design, teller),
    ...traits,
    ...priced('Extra Encumbrance', why => extraLines(design, why)),
    ...encumbered,
    ...priced('density', why => floatLines(design, why)),
    ...priced('Inconvenient Size', why => inconvenience(design, traits, why)),
  ]
  const capped = ENVIRONMENTS.flatMap(where =>
    priced(`cap (${where})`, why =>
      capLine(design, where, lines, isImmobile(body, where, levels, why), flight_cost, why),
    ),
  )
  const overlapped = priced('overlap', why => overlapLines(design, lines, why))
  const all = [...lines, ...capped, ...overlapped]
  const total = part('points', why => {
    const sum = why.sum('points')
    for (const { name, cost } of all) sum.add(name, cost)
    return sum.total()
  })
  return { lines: all, total, flight_cost }
}

/** Air as a first home is for able fliers. */
export const mayBeOfTheAir = ({ primary, home }: Design, flight_cost: number, why: Why): boolean =>
  primary !== 'air' || envTypes({ pe: primary, he: home, flight_cost }, why).air_may_be_primary

export const isAtHomeInTheAir = (design: Design): boolean =>
  design.primary === 'air' || othersOf(design).includes('air')
