/** What its natural encumbrance costs a creature: at home in full, elsewhere by what differs from that. */
import type { Why } from '@umpire/engine'
import { naturalEncumbranceCost } from '../../cost/paying.ts'
import { limitations } from '../../design/points.ts'
import type { Level } from '../../enc/level.ts'
import { type Environment, encumbranceCost } from '../../env/environments.ts'
import type { Body } from '../body/body.ts'
import { encumberedOnLand, inAir, inWater, NAKED, placeOf } from '../body/performance.ts'
import { bodyOf, statsOf } from '../design/built.ts'
import { silently, type Teller } from '../design/campaign.ts'
import { type Design, designField, HEAD, othersOf } from '../design/design.ts'
import { type LooseLine, line, linesOfPart, type PriceLine } from './line.ts'

/** Its levels, naked and at the pull of the earth; none in the air where it does not fly by its own power. */
export interface Levels {
  readonly land: Level
  readonly water: Level
  readonly air: Level | null
  /** Without the lift of its wings. */
  readonly air_without: Level | null
}

export function levelsOfBody(body: Body, flies: boolean, why: Why): Levels {
  return {
    land: placeOf(encumberedOnLand(body, NAKED, why).level),
    water: placeOf(inWater(body, NAKED, body.density, why).level),
    air: flies ? placeOf(inAir(body, NAKED, true, why).level) : null,
    air_without: flies ? placeOf(inAir(body, NAKED, false, why).level) : null,
  }
}

const FORWARD = -20

/** Lift that is there only in forward flight costs less than if it were always there. */
function lifted(without: number, within: number, why: Why): number {
  const step = limitations({ cost: within - without, limitations: [FORWARD], removes_all: false }, why)
  return why.sum('encumbrance in the air').add('without lift', without).add('with lift', step).total()
}

/** What an average hero of the campaign's Size would pay, who costs nothing. */
function norm(base: number, why: Why): number {
  const average = designField.read({ ...HEAD, name: 'hero', size: base }, 'hero')
  const levels = levelsOfBody(bodyOf(average, statsOf(average, why)), false, why)
  const lines = encumbranceLines(average, levels, false, silently(why))
  return lines.reduce((sum, { cost }) => sum + cost, 0)
}

function atHome(design: Design, levels: Levels, lift: boolean, why: Why): number {
  const level = levels[design.primary] ?? levels.land
  const cost = naturalEncumbranceCost({ level }, why)
  if (design.primary !== 'air' || !lift || levels.air_without === null) return cost
  return lifted(naturalEncumbranceCost({ level: levels.air_without }, why), cost, why)
}

const beside = (pe: Level, other: Level, home: boolean, why: Why): number =>
  encumbranceCost({ pe, other, others: [], other_is_home: home }, why).other_cost

function elsewhere(design: Design, levels: Levels, where: Environment, lift: boolean, why: Why): number | null {
  const pe = levels[design.primary] ?? levels.land
  const level = levels[where]
  if (level === null) return null
  const cost = beside(pe, level, design.home.includes(where), why)
  if (where !== 'air' || !lift || levels.air_without === null) return cost
  return lifted(beside(pe, levels.air_without, true, why), cost, why)
}

const named = (where: Environment): string => `natural encumbrance (${where})`

/** `lift` tells whether the wings' lift is priced apart, as the detailed rule has it. */
export function encumbranceLines(design: Design, levels: Levels, lift: boolean, teller: Teller): readonly PriceLine[] {
  const { primary, base_size } = design
  const told = (where: Environment, cost: number): LooseLine => line(named(where), cost, { where, mobility: cost < 0 })
  const first = linesOfPart(teller, named(primary), why => [told(primary, atHome(design, levels, lift, why))])
  const average =
    base_size === 0
      ? []
      : linesOfPart(teller, 'what every hero has', why => [
          line('what every hero of the campaign has', -norm(base_size, why)),
        ])
  const [one, two] = othersOf(design)
  const alike = one !== undefined && two !== undefined && levels[one] === levels[two] && !lift
  if (alike) {
    const both = linesOfPart(teller, named(one), why => [told(one, bothOf(design, levels, one, two, why))])
    return [...first, ...average, ...both]
  }
  const others = (['land', 'water', 'air'] as const).filter(where => where !== primary)
  return [
    ...first,
    ...average,
    ...others.flatMap(where =>
      linesOfPart(teller, named(where), why => {
        const cost = elsewhere(design, levels, where, lift, why)
        return cost === null || (cost === 0 && !design.home.includes(where)) ? [] : [told(where, cost)]
      }),
    ),
  ]
}

function bothOf(design: Design, levels: Levels, one: Environment, two: Environment, why: Why): number {
  const pe = levels[design.primary] ?? levels.land
  const others = [levels[one], levels[two]].filter(level => level !== null)
  return encumbranceCost({ pe, others, other_is_home: true }, why).other_cost
}
