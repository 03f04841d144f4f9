/** Speed, Move and Dodge. */
import { flag, int, list, num, optional, or, record, rule, text, type ValueOf, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { type Bearer, modifier } from '../effect/apply.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { bearerField, skillBearer } from '../skill/bearer.ts'

const score = int({ min: -1000, max: 1000 })
/** Four at most here; books in which a body is a load to itself know lighter and heavier ones. */
export const level = int({ min: -100, max: 20_000 })
const levelField = or(level, 0)

/** What multiplies Speed, by its name; here nothing does. */
const factor = record({ name: text(100), by: num({ min: 0, max: 1e9 }) })
type Factor = ValueOf<typeof factor>

export const basicSpeed = rule(
  {
    id: 'gurps.move.basic-speed',
    title: 'Basic Speed',
    lines: '1581-1585, 307-308',
    given: { ht: score, dx: score },
    gives: 'basic_speed',
  },
  ({ ht, dx }, why) => why.sum('HT and DX').add('HT', ht).add('DX', dx).total() / 4,
)

const LEAST = 1

/** What Running adds, and whatever else helps the feet: for the distance run, and for nothing else. */
export const SPEED_ON_LAND = 'Speed for Move on land only'

function faster(running: number, encumbrance_level: number, bearers: readonly Bearer[], why: Why): number {
  const runs = running > 0 ? [skillBearer(skillNamed('Running', catalogOf(why), 'running'), running)] : []
  return modifier('faster on foot', [SPEED_ON_LAND], [...runs, ...bearers], { encumbrance_level }, why)
}

/** Products of fractions get their last digits wrong, and six must not become five. */
const DIGITS = 14

function multiplied(label: string, speed: number, factors: readonly Factor[], why: Why): number {
  if (factors.length === 0) return speed
  const product = why.product(label).add('Speed', speed)
  for (const { name, by } of factors) product.add(name, by)
  return Number(product.total().toPrecision(DIGITS))
}

/** The load is taken off before the fraction is dropped. */
const floored = (
  label: string,
  speed: number,
  more: number,
  load: number,
  factors: readonly Factor[],
  why: Why,
): number => {
  const exact = why
    .sum(label)
    .add('Basic Speed', speed)
    .when(more !== 0, 'faster on foot', more)
    .add('encumbrance', -load)
    .total()
  return why.atLeast(`least ${label}`, LEAST, why.round(label, multiplied(label, exact, factors, why), 'down'))
}

export type Moving = { readonly basic_speed: number; readonly move: number; readonly running_move: number }

export const move = rule(
  {
    id: 'gurps.move.move',
    title: 'Move',
    lines: '1599-1607',
    given: {
      ht: optional(score),
      dx: optional(score),
      basic_speed: optional(num({ min: 0, max: 1000 })),
      encumbrance_level: levelField,
      /** Level in the skill; 0 where it is not known. */
      running: or(int({ min: 0, max: 1000 }), 0),
      /** All that somebody has, Running among it, where it was found already. */
      bearers: optional(list(bearerField, 3000)),
      /** Of whoever moves, and what multiplies Speed: these count only where another book has them. */
      frame: optional(frameField),
      factors: optional(list(factor, 10)),
    },
  },
  ({ ht = 10, dx = 10, basic_speed, encumbrance_level: load, running, bearers = [], factors = [] }, why): Moving => {
    const speed = basic_speed ?? basicSpeed({ ht, dx }, why)
    return {
      basic_speed: speed,
      move: floored('Move', speed, 0, load, factors, why),
      running_move: floored('running Move', speed, faster(running, load, bearers, why), load, factors, why),
    }
  },
)

export type Dodging = { readonly dodge: number; readonly defense_total: number; readonly running_move?: number }

export const dodge = rule(
  {
    id: 'gurps.move.dodge',
    title: 'Dodge',
    lines: '1605, 2038',
    given: {
      ht: optional(score),
      dx: optional(score),
      /** Without Running; worked out from HT and DX if it is not told. */
      move: optional(num({ min: 0, max: 1_000_000 })),
      encumbrance_level: levelField,
      running: or(int({ min: 0, max: 1000 }), 0),
      combat_reflexes: or(flag(), false),
      pd: or(int({ min: 0, max: 100 }), 0),
      /** What Move comes from, and whose it is: here Dodge asks for nothing but Move. */
      basic_speed: optional(num({ min: 0, max: 1000 })),
      bearers: optional(list(bearerField, 3000)),
      frame: optional(frameField),
    },
  },
  ({ ht = 10, dx = 10, move: known, encumbrance_level, running, combat_reflexes, pd }, why): Dodging => {
    const moves = known === undefined ? move({ ht, dx, encumbrance_level, running }, why) : undefined
    const base = known ?? moves?.move ?? LEAST
    const sum = why.sum('Dodge').add('Move', base)
    // Of those who have traits, Combat Reflexes is found among them: told here only if somebody says so.
    const total = (combat_reflexes ? sum.add('Combat Reflexes', 1) : sum).total()
    return {
      dodge: total,
      defense_total: why.sum('defense').add('Dodge', total).add('PD', pd).total(),
      ...(moves === undefined ? {} : { running_move: moves.running_move }),
    }
  },
)

const mover = record({ move: num(), basic_speed: num() })

export const turnOrderValue = rule(
  {
    id: 'gurps.move.turn-order-value',
    title: 'Move for turn order',
    lines: '1603-1604, 1885',
    given: { a: mover, b: mover },
    gives: 'first',
  },
  ({ a, b }, why) => {
    if (a.move !== b.move) return why.compare('Move', a.move, '>', b.move) ? 'a' : 'b'
    if (a.basic_speed !== b.basic_speed)
      return why.compare('Basic Speed', a.basic_speed, '>', b.basic_speed) ? 'a' : 'b'
    why.note('equal: the dice decide')
    return 'dice'
  },
)
