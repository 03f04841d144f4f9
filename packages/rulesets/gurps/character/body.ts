/** Height, weight, load, Move and Dodge of a character. */
import { hushed, type Why } from '@umpire/engine'
import { type FourScores, type Scores, scoresNow } from '../attribute/scores.ts'
import { actsOn, affected, type Bearer, whole } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { equipmentItem } from '../equipment/equipment.ts'
import { BUILDS, fat, heightAndWeight, skinny } from '../looks/body.ts'
import { measured, personFrame } from '../looks/frame/frame.ts'
import type { Frame } from '../looks/frame/frame-field.ts'
import { encumbrance, type LoadRow, loadsOf } from '../move/encumbrance.ts'
import { dodge, move } from '../move/move.ts'
import type { Character } from './character.ts'
import { bearersIn, type Known, type OwnedItem, type TakenTrait } from './known.ts'

export type Build = (typeof BUILDS)[number]

const isBuild = ({ trait }: TakenTrait): boolean => trait.id === 'build' || trait.id === 'skinny'

/** Overweight, fat, extremely fat or skinny; most people are none of it. */
export function buildOf({ traits }: Known): Build | null {
  const names = traits.filter(isBuild)
  const name = names[0]?.variant?.name ?? names[0]?.trait.name
  return BUILDS.find(build => build === name?.toLowerCase().replaceAll(' ', '-')) ?? null
}

const looksOf = ({ traits }: Known): string =>
  traits.find(({ trait }) => trait.id === 'appearance')?.variant?.name ?? 'Average'

export type Body = {
  readonly height_in: number
  readonly weight_lb: number
  /** Fat that is carried about. */
  readonly extra_lb: number
  readonly warnings: readonly string[]
}

/** What a body is made of. */
export interface Figure {
  readonly identity: Pick<Character['identity'], 'sex' | 'height_in' | 'weight_lb'>
  /** As bought. */
  readonly attributes: Scores & Pick<FourScores, 'st' | 'ht'>
}

/** What the body weighs with whatever else makes it lighter or heavier than its build does. */
function weightWith(usual: number, known: Known, why: Why): number {
  const others = bearersIn({ ...known, traits: known.traits.filter(one => !isBuild(one)) })
  return why.round('weight', affected('weight', usual, ['weight'], others, {}, why), 'near')
}

export function bodyOf({ identity, attributes }: Figure, known: Known, why: Why): Body {
  const { sex, height_in, weight_lb } = identity
  const { st = attributes.st, ht = attributes.ht } = scoresNow(attributes, bearersIn(known), why)
  const build = buildOf(known)
  const height = height_in === null || height_in < 0 ? {} : { height_in }
  const average = heightAndWeight({ st, sex, ...height, appearance: 'Average' }, why)
  const fatness =
    build === null || build === 'skinny' ? null : fat({ build, st, ht, sex, gear_lb: 0, skill: 'Swimming' }, why)
  const thin = build === 'skinny' ? skinny({ build, st, ht, sex, ...height, appearance: 'Average' }, why) : null
  const weight = weight_lb === null || weight_lb < 0 ? null : weight_lb
  const usual = weightWith(fatness?.weight_lb ?? thin?.weight_lb ?? average.weight_lb, known, why)
  // A build explains the weight it brings: only what was chosen beside it is held against the average.
  const chosen = build === null ? weight : null
  const { warnings } = heightAndWeight(
    {
      st,
      sex,
      ...height,
      appearance: looksOf(known),
      chosen_weight_lb: chosen ?? (build === null ? average.weight_lb : usual),
    },
    why,
  )
  const told = build === null ? warnings : warnings.filter(warning => warning === 'weight outside 20 percent')
  return {
    height_in: average.height_in,
    weight_lb: weight ?? usual,
    extra_lb: fatness?.extra_encumbrance_lb ?? 0,
    warnings: told,
  }
}

/** What each weighs: as the file says, or else the catalogue. */
export const weightOfItem = ({ item, things }: OwnedItem): number =>
  item.weight_lb ?? things.find(({ thing }) => thing.weight_lb !== null)?.thing.weight_lb ?? 0

export type Load = {
  readonly carried_lb: number
  readonly level: number
  readonly key: string
  readonly can_carry: boolean
  /** Every level that a load comes to, and where it ends. */
  readonly rows: readonly LoadRow[]
  readonly limits_lb: readonly number[]
  /** The body that bears it. */
  readonly frame: Frame
}

type Measures = Pick<Body, 'height_in' | 'weight_lb' | 'extra_lb'>

/** By the scores that were bought: ST, and the others where something hangs on them. */
export function loadOf(
  bought: number | (Scores & Pick<FourScores, 'st'>),
  known: Known,
  { height_in, weight_lb, extra_lb }: Measures,
  why: Why,
): Load {
  const bearers = bearersIn(known)
  const scores = typeof bought === 'number' ? { st: bought } : bought
  const { st = scores.st } = scoresNow(scores, bearers, why)
  const items = known.items.map(owned => {
    const { name, quantity, issued, carried } = owned.item
    return { name, cost: 0, weight_lb: Math.max(0, weightOfItem(owned)), quantity, issued, carried }
  })
  const gear = equipmentItem({ items }, why)
  const weight = why
    .sum('load')
    .add('gear', gear)
    .when(extra_lb > 0, 'own fat', extra_lb)
    .total()
  const felt = affected('load as it is felt', weight, ['encumbrance-weight'], bearers, { st }, why)
  const carried_lb = why.atLeast('nothing weighs less than nothing', 0, felt)
  // Fat that slows him down is part of his body.
  const frame = measured(personFrame(height_in, weight_lb, Math.max(0, carried_lb - extra_lb), st), false, why)
  const { encumbrance_level, encumbrance: key, can_carry } = encumbrance({ st, carried_lb, frame }, why)
  const rows = loadsOf(st, frame, why)
  return {
    carried_lb,
    level: encumbrance_level,
    key,
    can_carry,
    rows,
    limits_lb: rows.map(({ up_to_lb }) => up_to_lb),
    frame,
  }
}

export type Speed = {
  readonly basic_speed: number
  readonly move: number
  readonly running_move: number
  readonly dodge: number
  /** At each level of encumbrance. */
  readonly moves: readonly number[]
  readonly running_moves: readonly number[]
  readonly dodges: readonly number[]
}

/** The scores that speed hangs on. */
type Legs = Pick<Character['attributes'], 'ht' | 'dx'>

/** What a lame leg leaves of Move; whoever cannot run, runs no faster than that. */
function moveAt(level: number, frame: Frame, { ht, dx }: Legs, bearers: readonly Bearer[], facts: Facts, why: Why) {
  const plain = move({ ht, dx, encumbrance_level: level, running: 0, bearers, frame }, why)
  const walks = affected('Move', plain.move, ['move'], bearers, facts, why)
  // Books that know Moves below one keep them.
  const walking = walks === plain.move ? walks : whole('Move', walks, why)
  const runs = actsOn('forbid', 'running', bearers, facts) === undefined && plain.move === walking
  return { basic_speed: plain.basic_speed, move: walking, running_move: runs ? plain.running_move : walking }
}

/** Combat Reflexes comes with the other traits, PD with the armour at the moment of a hit. */
function dodgeAt(
  level: number,
  frame: Frame,
  { ht, dx }: Legs,
  { move: moving, basic_speed }: Pick<Speed, 'move' | 'basic_speed'>,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number {
  const load = { encumbrance_level: level, running: 0, combat_reflexes: false, pd: 0 }
  const given = { ...load, ht, dx, move: moving, basic_speed: Math.max(0, basic_speed), bearers, frame }
  const targets = ['dodge', 'defense:dodge', 'defense:any']
  const now = { ...facts, in_combat: true }
  return whole('Dodge', affected('Dodge', dodge(given, why).dodge, targets, bearers, now, why), why)
}

export function speedOf(
  { attributes }: Pick<Character, 'attributes'>,
  { level, can_carry, rows, frame }: Load,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
  legs: Legs = scoresNow(attributes, bearers, why),
): Speed {
  const now = moveAt(level, frame, legs, bearers, facts, why)
  const quiet = hushed(why)
  const levels = rows.map(row => {
    const loaded = { ...facts, encumbrance_level: row.level }
    const moves = moveAt(row.level, frame, legs, bearers, loaded, quiet)
    return { ...moves, dodge: dodgeAt(row.level, frame, legs, moves, bearers, loaded, quiet) }
  })
  const dodging = dodgeAt(level, frame, legs, now, bearers, facts, why)
  // Under more than can be lifted nobody moves, whatever the least Move is.
  if (!can_carry) why.note('more than 30 × ST: no movement at all')
  return {
    ...(can_carry ? now : { ...now, move: 0, running_move: 0 }),
    dodge: can_carry ? dodging : 0,
    moves: levels.map(one => one.move),
    running_moves: levels.map(({ running_move }) => running_move),
    dodges: levels.map(one => one.dodge),
  }
}
