/** Other bodies: tough muscles, damage by tens of ST, and beasts that die. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { type DiceAdds, diceAddsText } from '@umpire/gurps/rooms'
import { down, exact, nearest } from '../common/exact.ts'
import { amount, measure } from '../common/fields.ts'
import { rollFor } from '../damage/low-dice.ts'
import { deathThresholds } from '../injury/thresholds.ts'

const ST_PER_POINT = 5
const LOCATIONS = ['torso', 'arm', 'leg', 'hand', 'foot', 'groin', 'nose', 'throat', 'eye', 'brain', 'head'] as const
const THIN: readonly string[] = ['hand', 'foot', 'groin', 'nose', 'throat']
const BARE: readonly string[] = ['eye', 'brain']

function toughnessAt(combat_st: number, location: string, why: Why): number {
  if (BARE.includes(location)) return 0
  const whole = down(why, 'Toughness', combat_st / ST_PER_POINT)
  return THIN.includes(location) ? down(why, `half on ${location}`, whole / 2) : whole
}

export const muscleToughness = rule(
  {
    id: 'gulliver.toys.toughness',
    title: 'Muscle Toughness',
    lines: '2641-2649',
    given: {
      combat_st: amount,
      location: or(oneOf(...LOCATIONS), 'torso'),
      basic: optional(measure),
      dr: amount,
      /** For type and location. */
      multiplier: or(measure, 1),
      /** Known already. */
      toughness: optional(measure),
    },
  },
  (x, why) => {
    const toughness = x.toughness ?? toughnessAt(x.combat_st, x.location, why)
    if (x.basic === undefined) return { toughness, injury: null }
    const through = Math.max(0, why.sum('through armour').add('basic', x.basic).add('DR', -x.dr).total())
    const multiplied = down(why, 'for type and location', through * x.multiplier)
    // Muscles stop hits, never what the multiplier made of them.
    const stopped = why.atMost('no more than came through', Math.min(through, multiplied), toughness)
    return { toughness, injury: why.sum('injury').add('multiplied', multiplied).add('Toughness', -stopped).total() }
  },
)

/** By the last digit of ST: dice beyond the tens, and adds. */
const DIGITS: readonly (readonly [dice: number, adds: number])[] = [
  [0, 0],
  [0, 0],
  [0, 1],
  [0, 1],
  [1, -2],
  [0, 2],
  [0, 2],
  [1, -1],
  [0, 3],
  [0, 3],
]
const TENS = 10

/** The weak count as one die, of which they have a part. */
function byTens(st: number): DiceAdds {
  if (st < TENS) return { dice: 1, adds: 0, times: 1 }
  const [dice, adds] = DIGITS[st % TENS] ?? [0, 0]
  return { dice: Math.floor(st / TENS) + dice, adds, times: 1 }
}

/** Whole from ten on; below that a fraction is a fraction of a die. */
const readable = (st: number, label: string, why: Why): number => (exact(st) < TENS ? exact(st) : down(why, label, st))

/** The weak have a fraction of a die. */
const thrustText = (st: number, why: Why): string =>
  st < TENS ? rollFor(st / TENS, why) : why.table('Damage by tens of ST', st, undefined, diceAddsText(byTens(st)))

const SWING = 1.5

export const stDamage = rule(
  {
    id: 'gulliver.toys.st-damage',
    title: 'Revised ST damage',
    lines: '2651-2657, 2679-2692',
    given: { combat_st: measure, weapon_lbs: optional(measure) },
  },
  ({ combat_st, weapon_lbs }, why) => {
    const st = readable(combat_st, 'Combat ST', why)
    const swing_st = readable(st * SWING, 'ST of a swing', why)
    const [thrust, swing_uncapped] = [thrustText(st, why), thrustText(swing_st, why)]
    const whole = { thrust, swing_st, swing_uncapped }
    const extra = byTens(swing_st).dice - byTens(st).dice
    const most = weapon_lbs === undefined ? extra : nearest(why, 'root of the weapon’s weight', Math.sqrt(weapon_lbs))
    if (extra <= most) return { ...whole, extra_dice: extra, swing: swing_uncapped }
    const capped = { ...byTens(st), dice: byTens(st).dice + most }
    return { ...whole, extra_dice: most, swing: most === 0 ? thrust : diceAddsText(capped) }
  },
)

const HUMAN_IQ = 10

export const dieMonster = rule(
  {
    id: 'gulliver.toys.die-monster',
    title: 'Die, Monster, Die',
    lines: '2663-2669',
    given: { hp: measure, iq: int({ min: 0, max: 100 }) },
  },
  ({ hp, iq }, why) => {
    const duller = Math.max(0, why.sum('points below 10').add('of people', HUMAN_IQ).add('IQ', -iq).total())
    const effective_hp = why.input('hit points below zero', exact((hp * Math.min(iq, HUMAN_IQ)) / HUMAN_IQ))
    return { consciousness_bonus: duller, effective_hp, ...deathThresholds(effective_hp) }
  },
)
