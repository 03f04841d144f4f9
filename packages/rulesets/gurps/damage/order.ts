/**
 * One blow from the dice to the hit points it costs. The steps stand nowhere together in the book, and their order
 * matters: critical, halving, contact, distance, minimum, armour, type, cap.
 */
import { BadInput, flag, int, nullable, num, oneOf, optional, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { fine } from '../dice/fine.ts'
import { leastDamage } from './damage.ts'
import { damageDr, RESISTANCE } from './dr.ts'
import { halfRange } from './half-range.ts'
import { counted, formulaOf, rolledFor, THROWN } from './roll.ts'
import { damageType, STRUCK, TORSO } from './type.ts'

const yards = optional(num({ min: 0, max: 10_000_000 }))

export const BLOW = {
  ...THROWN,
  type: oneOf(...DAMAGE_TYPES),
  critical_multiplier: or(int({ min: 1, max: 100 }), 1),
  /** Told, or found by range and 1/2D. */
  past_half_damage: or(flag(), false),
  range_yards: yards,
  half_damage: optional(nullable(num({ min: 0, max: 10_000_000 }))),
  /** A bullet or another kinetic round that came down from above. */
  indirect: or(flag(), false),
  /** Touches what explodes, which doubles it for the living. */
  contact: or(flag(), false),
  living: or(flag(), true),
  /** By which the distance divides a blast. */
  distance_divisor: or(int({ min: 1 }), 1),
  /** What of it can be brought to bear, by whoever has no room to swing; as printed all. */
  share: optional(num({ min: 0, max: 1 })),
  ...RESISTANCE,
  /** Of whoever is struck: his full hit points. */
  ht: optional(num({ min: -1000, max: 1_000_000 })),
  ...STRUCK,
  /** The most that one blow can do there; null where there is no limit. */
  cap: or(nullable(num({ min: 0, max: 10_000_000 })), null),
  /** Hit points that it costs whatever was rolled, where a table says so. */
  fixed: or(nullable(int({ min: 0, max: 10_000_000 })), null),
  /** All that was put into it: of what was rolled, so much more. Up to a whole point, where hit points are whole. */
  harder: optional(num({ min: 0, max: 10 })),
  /** Shot: each die is halved and meets the armour by itself. Takes the faces. */
  shot: or(flag(), false),
}
type Blow = ValuesOf<typeof BLOW>

/** A blow to the torso that nothing protects and about which there is nothing special; say what is special about yours. */
export const PLAIN_BLOW = {
  critical_multiplier: 1,
  past_half_damage: false,
  indirect: false,
  contact: false,
  living: true,
  distance_divisor: 1,
  dr: 0,
  armor_dr: 0,
  toughness_dr: 0,
  natural_dr: null,
  location: TORSO,
  divisor: 1,
  squared: false,
  bypass: 0,
  cap: null,
  fixed: null,
  shot: false,
} as const

type Injury = {
  readonly rolled: number
  readonly after_critical: number
  readonly basic: number
  readonly effective_dr: number
  readonly penetrating: number
  readonly injury: number
}

const critical = (rolled: number, times: number, why: Why): number =>
  times === 1 ? rolled : why.product('critical hit').add('rolled', rolled).add('critical hit', times).total()

function harder(rolled: number, { harder: more = 0, ht = 0 }: Blow, why: Why): number {
  if (more === 0 || rolled <= 0) return rolled
  const all = fine(
    why
      .sum('all out')
      .add('rolled', rolled)
      .add('more', rolled * more)
      .total(),
  )
  return Number.isInteger(ht) && Number.isInteger(rolled) ? why.round('all out', all, 'up') : all
}

/** Halved once, whether for the range or for the way it came. */
function afterRange(after: number, x: Blow, why: Why): number {
  const told = x.past_half_damage || x.indirect
  if (!told && x.range_yards === undefined) return after
  const { range_yards = 0, half_damage = null } = x
  return halfRange({ rolled: after, range_yards, half_damage, past_half_damage: told, dr: 0 }, why).after_range
}

/** What meets the armour. */
function basicOf(after: number, x: Blow, why: Why): number {
  const ranged = afterRange(after, x, why)
  const halved = x.share === undefined ? ranged : why.round('as much as is brought to bear', ranged * x.share, 'down')
  const near =
    x.contact && x.living ? why.product('in contact').add('damage', halved).add('the living', 2).total() : halved
  const far = x.distance_divisor === 1 ? near : why.round(`${near} at that distance`, near / x.distance_divisor, 'down')
  return leastDamage(x.type, far, why, x.damage?.times, x.least)
}

const resisted = (basic: number, x: Blow, why: Why) =>
  damageDr(
    {
      basic,
      dr: x.dr,
      armor_dr: x.armor_dr,
      toughness_dr: x.toughness_dr,
      natural_dr: x.natural_dr,
      location: x.location,
      divisor: x.divisor,
      squared: x.squared,
      bypass: x.bypass,
    },
    why,
  )

function injuryOf(penetrating: number, x: Blow, why: Why): number {
  if (x.fixed !== null) return why.input('whatever was rolled', x.fixed)
  const { type, location, ht, st, body } = x
  const { injury } = damageType(
    {
      penetrating,
      type,
      location,
      ...(ht === undefined ? {} : { ht }),
      ...(st === undefined ? {} : { st }),
      ...(body === undefined ? {} : { body }),
    },
    why,
  )
  return x.cap === null ? injury : why.atMost('the most a blow can do there', x.cap, injury)
}

/** Die by die to the armour, all together through it. The adds go on the first die. */
function shotOf(x: Blow, why: Why): Injury {
  const { dice: count, adds, times } = formulaOf(x, why)
  const faces = x.maximum === true ? Array.from({ length: count }, () => 6) : x.dice
  if (faces?.length !== count) throw new BadInput('dice', `the ${count} faces of the shot`, faces)
  const [rolledSum, criticalSum, basicSum, through] = [
    why.sum('rolled'),
    why.sum('after a critical hit'),
    why.sum('basic'),
    why.sum('penetrating'),
  ]
  let effective_dr = 0
  for (const [index, face] of faces.entries()) {
    const rolled = (face + (index === 0 ? adds : 0)) * times
    const after = critical(rolled, x.critical_multiplier, why)
    const one = resisted(basicOf(after, x, why), x, why)
    rolledSum.add('die', rolled)
    criticalSum.add('die', after)
    basicSum.add('die', one.basic)
    through.add('die', one.penetrating)
    effective_dr = one.effective_dr
  }
  const penetrating = through.total()
  return {
    rolled: rolledSum.total(),
    after_critical: criticalSum.total(),
    basic: basicSum.total(),
    effective_dr,
    penetrating,
    injury: injuryOf(penetrating, x, why),
  }
}

export const damageOrder = rule(
  {
    id: 'gurps.damage.order',
    title: 'Exact order of the damage steps',
    lines: '2068-2092, 2118-2120',
    given: BLOW,
  },
  (x, why): Injury => {
    if (x.shot) return shotOf(x, why)
    const rolled = harder(x.rolled === undefined ? rolledFor(x, why) : counted(x, x.rolled, why), x, why)
    const after_critical = critical(rolled, x.critical_multiplier, why)
    const { basic, effective_dr, penetrating } = resisted(basicOf(after_critical, x, why), x, why)
    return { rolled, after_critical, basic, effective_dr, penetrating, injury: injuryOf(penetrating, x, why) }
  },
)
