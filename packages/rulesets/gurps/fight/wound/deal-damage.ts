/** A blow that struck: its damage in the fixed order, and the wound. */
import { type About, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import type { DamageType } from '../../catalog/entry/damage-types.ts'
import { criticalHit } from '../../combat/attack/critical.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { damageOrder } from '../../damage/order.ts'
import { formulaOf } from '../../damage/roll.ts'
import { type DiceAdds, diceAddsText } from '../../dice/dice-adds.ts'
import { damageDice, THREE_DICE } from '../../dice/thrown-dice.ts'
import { shotgun } from '../../gun/shotgun.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { type Asking, type Sufferer, sufferer, type Wound } from '../facts/sufferer.ts'
import { afterBlow, hasSteps } from '../maneuver/openings.ts'
import type { Fighter } from '../state/fighter.ts'
import { fullHp } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { carryOut } from './carry-out.ts'
import { wound } from './wound.ts'

/** What a critical hit makes of a blow. */
export type Special = {
  readonly maximum: boolean
  readonly critical: boolean
  readonly rows: readonly Consequence[]
}

export const ORDINARY: Special = { maximum: false, critical: false, rows: [] }

/** The blow before armour, in everything that a table may change. */
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
    // Nobody counts the hit points of whoever dies at once.
    if (row.op === 'kill') blow = { ...blow, none: true }
    if (row.op === 'bypass-dr') blow = { ...blow, bypass: row.part }
    if (row.op === 'becomes') blow = { ...blow, location: row.location, natural: row.skull_dr ?? blow.natural }
  }
  return blow
}

/** Where it strikes in the end. */
const strikesAt = (rows: readonly Consequence[], location: string): string =>
  rows.length === 0 ? location : altered(rows, location).location

/** What the rule says of a critical hit before anything else is rolled, and by what its table's dice show. */
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

/** What a critical hit does, by its table if the rules in force have one. */
export function criticalOf(ask: Asking, attempt: Attempt, location: string, roll: number): Special {
  const { first, byTable } = specials(ask.why, attempt.effective, roll, attempt.type, location)
  if (first !== null) return first
  const by = fighterAt(ask.state, attempt.by).id
  return ask.read(THREE_DICE, { purpose: 'critical hit', by }, byTable)
}

const PLAIN = {
  indirect: false,
  contact: false,
  living: true,
  distance_divisor: 1,
  dr: 0,
  divisor: 1,
  squared: false,
  cap: null,
}

/** Of the most that shot can do, nothing was thrown. */
const NO_FACES: readonly number[] = Object.freeze([])

type Came = {
  readonly basic: number
  readonly dr: number
  readonly penetrating: number
  readonly injury: number
}

/** Whoever is struck, as far as the damage cares. */
interface Victim {
  readonly fighter: Fighter
  readonly full_hp: number
}

/** What the dice of a blow showed; or that they need not be thrown. */
type Fell = { readonly rolled: number } | { readonly dice: readonly number[] } | { readonly maximum: true }

/** Through the order of damage, against whatever protects that part of the target. */
function came(
  attempt: Attempt,
  { fighter, full_hp }: Victim,
  location: string,
  special: Special,
  fell: Fell,
  why: Why,
): Came {
  const { type, dice, damage_bonus, yards, half_damage, shot, share, harder, least, max_damage } = attempt
  const { multiplier, fixed, bypass, location: struck, natural } = altered(special.rows, location)
  const x = {
    ...PLAIN,
    damage: dice,
    bonus: damage_bonus,
    ...fell,
    type,
    critical_multiplier: multiplier,
    past_half_damage: false,
    ...(half_damage === null ? {} : { range_yards: yards, half_damage }),
    ...(share === undefined ? {} : { share }),
    ...(max_damage === undefined ? {} : { max_damage }),
    ...(harder === undefined ? {} : { harder }),
    ...(least === undefined ? {} : { least }),
    armor_dr: protectionAt(fighter, struck).dr,
    toughness_dr: fighter.toughness,
    natural_dr: natural,
    location: struck,
    bypass,
    ht: full_hp,
    st: fighter.st,
    ...(fighter.frame === undefined ? {} : { body: fighter.frame }),
    fixed,
  }
  const { basic, effective_dr, penetrating, injury } = shot
    ? shotgun({ ...x, dice: 'dice' in fell ? fell.dice : NO_FACES }, why)
    : damageOrder({ ...x, shot }, why)
  return { basic, dr: effective_dr, penetrating, injury }
}

/** The dice of the blow and the wound that they make; none where a table says that the blow does no damage. */
export function thrownDamage(ask: Asking, attempt: Attempt, location: string, special: Special): Wound | null {
  const { why } = ask
  if (special.rows.length > 0 && altered(special.rows, location).none) return null
  const fighter = fighterAt(ask.state, attempt.target)
  const full_hp = fullHp(fighter, standingAt(ask.state, attempt.target))
  const struck = { fighter, full_hp }
  if (special.maximum) return wounds(attempt, struck, location, special, { maximum: true }, why)
  const about = { purpose: 'damage', by: fighterAt(ask.state, attempt.by).id }
  if (attempt.shot) return eachBall(ask, attempt, struck, location, special, about)
  const { dice, reading } =
    special === ORDINARY
      ? ordinary(why, attempt, fighter, full_hp, location)
      : critical(why, attempt, fighter, full_hp, location, special)
  return ask.read(dice, about, reading)
}

/** Of shot, every die counts by itself. */
function eachBall(
  ask: Asking,
  attempt: Attempt,
  struck: Victim,
  location: string,
  special: Special,
  about: About,
): Wound {
  const { dice, adds } = diceOf(attempt, ask.why)
  const each = damageDice({ dice, adds: 0, times: 1 })
  // Adds go on the first die; without any, the order of the dice makes no difference.
  const faces = adds === 0 ? ask.faces(each, about) : ask.inOrder(each, about)
  return wounds(attempt, struck, location, special, { dice: faces }, ask.why)
}

/** The dice of a blow, and the wound by what they show. */
const throwsOf = (attempt: Attempt, victim: Victim, location: string, special: Special, why: Why) => ({
  dice: damageDice(diceOf(attempt, why)),
  reading: memoByTotal(why, rolled => wounds(attempt, victim, location, special, { rolled }, why)),
})

const ordinary = memoQuiet((why, attempt: Attempt, fighter: Fighter, full_hp: number, location: string) =>
  throwsOf(attempt, { fighter, full_hp }, location, ORDINARY, why),
)

const critical = memoQuiet(
  (why, attempt: Attempt, fighter: Fighter, full_hp: number, location: string, special: Special) =>
    throwsOf(attempt, { fighter, full_hp }, location, special, why),
)

const diceOf = ({ dice, damage_bonus, max_damage }: Attempt, why: Why): DiceAdds =>
  formulaOf({ damage: dice, bonus: damage_bonus, ...(max_damage === undefined ? {} : { max_damage }) }, why)

/** The dice in words, for the log: the same for every wound of an attack. */
const diceText = memoQuiet((why, attempt: Attempt) => diceAddsText(diceOf(attempt, why)))

/** One blow that nothing stopped. */
export const deal = (ask: Asking, attempt: Attempt, location: string, special: Special): void =>
  land(thrownDamage(ask, attempt, location, special), ask, attempt, location, special)

/** The wound that such a blow makes. */
export function woundOf(attempt: Attempt, location: string, special: Special, through: Came, why: Why): Wound {
  const { type, thrust, small } = attempt
  const { basic, dr, penetrating, injury } = through
  const struck = strikesAt(special.rows, location)
  const damage = diceText(why, attempt)
  const hit = {
    location: struck,
    damage,
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

const wounds = (attempt: Attempt, struck: Victim, location: string, special: Special, fell: Fell, why: Why): Wound =>
  woundOf(attempt, location, special, came(attempt, struck, location, special, fell, why), why)

/** The wound, and whatever else a critical hit does. */
export function land(hit: Wound | null, ask: Asking, attempt: Attempt, location: string, special: Special): void {
  const struck = sufferer(attempt.target, attempt.by, strikesAt(special.rows, location))
  const more = special.rows.length > 0 || hasSteps(ask.why, attempt)
  return hit === null || more ? landsWithMore(ask, attempt, struck, special, hit) : wound(ask, struck, hit)
}

function landsWithMore(ask: Asking, attempt: Attempt, struck: Sufferer, special: Special, hit: Wound | null): void {
  if (hit !== null) wound(ask, struck, hit)
  if (special.rows.length > 0) carryOut(ask, struck, special.rows)
  for (const { follows, step } of afterBlow.in(ask.why)) {
    if (follows(attempt)) step(ask, { attempt, location: struck.location, wound: hit })
  }
}
