/** An attack that landed: its damage in the fixed order, and the wound. */
import { type About, memoByObject, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import type { DamageType } from '../../catalog/entry/damage-types.ts'
import { criticalHit } from '../../combat/attack/critical.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { formulaOf } from '../../damage/roll.ts'
import { type DiceAdds, diceAddsText } from '../../dice/dice-adds.ts'
import { damageDice, THREE_DICE } from '../../dice/thrown-dice.ts'
import { shotgun } from '../../gun/shotgun.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import { sufferer, type Wound } from '../facts/sufferer.ts'
import { afterBlow } from '../maneuver/openings.ts'
import type { Fighter } from '../state/fighter.ts'
import { fullHp } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { carryOut } from './carry-out.ts'
import { wound } from './wound.ts'

/** What a critical hit makes of an attack. */
export type Special = {
  readonly maximum: boolean
  readonly critical: boolean
  readonly rows: readonly Consequence[]
}

export const ORDINARY: Special = { maximum: false, critical: false, rows: [] }

/** One hit that nothing stopped. */
export function deal(ask: Asking, attempt: Attempt, location: string, special: Special): void {
  applyHit(ask, attempt, location, special, rollDamage(ask, attempt, location, special))
}

/** The damage roll and the wound that it makes; none where a table says that the hit does no damage. */
export function rollDamage(ask: Asking, attempt: Attempt, location: string, special: Special): Wound | null {
  const { why } = ask
  const { rows, maximum } = special
  if (rows.length > 0 && altered(rows, location).none) return null
  const fighter = fighterAt(ask.state, attempt.target)
  const full_hp = fullHp(fighter, standingAt(ask.state, attempt.target))
  const target = { fighter, full_hp }
  if (maximum) return woundBy(attempt, target, location, special, { maximum: true }, why)
  const about = { purpose: 'damage', by: fighterAt(ask.state, attempt.by).id }
  if (attempt.shot) return rollShot(ask, attempt, target, location, special, about)
  const { dice, reading } = damageRoll(special)(why, attempt, fighter, full_hp, location)
  return ask.read(dice, about, reading)
}

/** Of shot, every die counts by itself. */
function rollShot(
  ask: Asking,
  attempt: Attempt,
  target: Target,
  location: string,
  special: Special,
  about: About,
): Wound {
  const { dice, adds } = diceOf(attempt, ask.why)
  const each = damageDice({ dice, adds: 0, times: 1 })
  // Adds go on the first die; without any, the order of the dice makes no difference.
  const faces = adds === 0 ? ask.faces(each, about) : ask.inOrder(each, about)
  return woundBy(attempt, target, location, special, { dice: faces }, ask.why)
}

/** The wound, and whatever else a critical hit does. */
export function applyHit(ask: Asking, attempt: Attempt, location: string, special: Special, hit: Wound | null): void {
  const part = hitsAt(special.rows, location)
  const one = sufferer(attempt.target, attempt.by, part)
  if (hit !== null) wound(ask, one, hit)
  carryOut(ask, one, special.rows)
  for (const { follows, step } of afterBlow.in(ask.why)) {
    if (follows(attempt)) step(ask, { attempt, location: part, wound: hit })
  }
}

/** What a critical hit does, by its table if the rules in force have one. */
export function criticalOf(ask: Asking, attempt: Attempt, location: string, roll: number): Special {
  const { first, byTable } = specials(ask.why, attempt.effective, roll, attempt.type, location)
  if (first !== null) return first
  const by = fighterAt(ask.state, attempt.by).id
  return ask.read(THREE_DICE, { purpose: 'critical hit', by }, byTable)
}

/** What the rule says of a critical hit before its table is rolled on, and by the roll on the table. */
const specials = memoQuiet((why, effective: number, roll: number, type: DamageType, location: string) => {
  const x = { effective, roll, location, target: 'person', type } as const
  const { table, maximum_damage, consequences } = criticalHit(x, why)
  return {
    first: table === null ? { maximum: maximum_damage, critical: true, rows: consequences } : null,
    byTable: memoByTotal(
      why,
      (table_roll): Special => ({
        maximum: false,
        critical: true,
        rows: criticalHit({ ...x, table_roll }, why).consequences,
      }),
    ),
  }
})

/** The attack before armor, in everything that a table may change. */
interface Altered {
  readonly multiplier: number
  readonly none: boolean
  readonly fixed: number | null
  readonly bypass: number
  readonly location: string
  /** The DR of bone that still counts; null as the location has it. */
  readonly natural: number | null
}

function altered(rows: readonly Consequence[], location: string): Altered {
  let blow: Altered = { multiplier: 1, none: false, fixed: null, bypass: 0, location, natural: null }
  for (const row of rows) {
    if (row.op === 'damage') {
      const { multiplier = blow.multiplier, none = blow.none, fixed = blow.fixed } = row
      blow = { ...blow, multiplier, none, fixed }
    }
    // Nobody counts the hit points of a target that dies at once.
    if (row.op === 'kill') blow = { ...blow, none: true }
    if (row.op === 'bypass-dr') blow = { ...blow, bypass: row.part }
    if (row.op === 'becomes') blow = { ...blow, location: row.location, natural: row.skull_dr ?? blow.natural }
  }
  return blow
}

/** Where it hits in the end. */
const hitsAt = (rows: readonly Consequence[], location: string): string =>
  rows.length === 0 ? location : altered(rows, location).location

/** The target, as far as the damage cares. */
interface Target {
  readonly fighter: Fighter
  readonly full_hp: number
}

/** What the damage dice showed; or that they need not be rolled. */
type DamageDice = { readonly rolled: number } | { readonly dice: readonly number[] } | { readonly maximum: true }

/** The dice of an attack, and the wound by what they show. */
const damageRoll = memoByObject((special: Special) =>
  memoQuiet((why, attempt: Attempt, fighter: Fighter, full_hp: number, location: string) => ({
    dice: damageDice(diceOf(attempt, why)),
    reading: memoByTotal(why, rolled => woundBy(attempt, { fighter, full_hp }, location, special, { rolled }, why)),
  })),
)

const diceOf = ({ dice, damage_bonus, max_damage }: Attempt, why: Why): DiceAdds =>
  formulaOf({ damage: dice, bonus: damage_bonus, ...(max_damage === undefined ? {} : { max_damage }) }, why)

const woundBy = (
  attempt: Attempt,
  target: Target,
  location: string,
  special: Special,
  fell: DamageDice,
  why: Why,
): Wound => woundOf(attempt, location, special, damageThrough(attempt, target, location, special, fell, why), why)

/** Damage on its way through armor. */
type Through = {
  readonly basic: number
  readonly dr: number
  readonly penetrating: number
  readonly injury: number
}

/** Of the most that shot can do, nothing was rolled. */
const NO_FACES: readonly number[] = Object.freeze([])

/** Through the order of damage, against whatever protects that part of the target. */
function damageThrough(
  attempt: Attempt,
  { fighter, full_hp }: Target,
  location: string,
  special: Special,
  fell: DamageDice,
  why: Why,
): Through {
  const { type, dice, damage_bonus, yards, half_damage, shot, share, harder, least, max_damage } = attempt
  const { multiplier, fixed, bypass, location: part, natural } = altered(special.rows, location)
  const x = {
    ...PLAIN_BLOW,
    damage: dice,
    bonus: damage_bonus,
    ...fell,
    type,
    critical_multiplier: multiplier,
    ...(half_damage === null ? {} : { range_yards: yards, half_damage }),
    ...(share === undefined ? {} : { share }),
    ...(max_damage === undefined ? {} : { max_damage }),
    ...(harder === undefined ? {} : { harder }),
    ...(least === undefined ? {} : { least }),
    armor_dr: protectionAt(fighter, part).dr,
    toughness_dr: fighter.toughness,
    natural_dr: natural,
    location: part,
    bypass,
    ht: full_hp,
    st: fighter.st,
    ...(fighter.frame === undefined ? {} : { body: fighter.frame }),
    fixed,
  }
  const { basic, effective_dr, penetrating, injury } = shot
    ? shotgun({ ...x, dice: 'dice' in fell ? fell.dice : NO_FACES }, why)
    : damageOrder(x, why)
  return { basic, dr: effective_dr, penetrating, injury }
}

/** The wound that such a hit makes. */
export function woundOf(attempt: Attempt, location: string, special: Special, through: Through, why: Why): Wound {
  const { type, thrust, small } = attempt
  const { basic, dr, penetrating, injury } = through
  const hit = {
    location: hitsAt(special.rows, location),
    damage: diceText(why, attempt),
    type,
    thrust,
    critical: special.critical,
    small,
    basic,
    dr,
    penetrating,
    injury,
  }
  return attempt.unaware ? { ...hit, surprised: true } : hit
}

/** The dice in words, for the log: the same for every wound of an attack. */
const diceText = memoQuiet((why, attempt: Attempt) => diceAddsText(diceOf(attempt, why)))
