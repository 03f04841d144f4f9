/** Splinters: how far they fly, whom they hit, what they do. */
import { flag, int, list, nullable, optional, or, rolled, rule, text } from '@umpire/engine'
import { RESISTANCE } from '../damage/dr.ts'
import { damageOrder } from '../damage/order.ts'
import { diceAddsText } from '../dice/dice-adds.ts'
import { yardsField } from '../ranged/modifier/fields.ts'
import { isCover, isLying, situational } from '../ranged/modifier/situational.ts'
import { blastField, diceIn } from './blast.ts'
import { rolledField, TOUCHING } from './blow.ts'

const YARDS_A_DIE = 5

export const fragmentRange = rule(
  {
    id: 'gurps.explosion.fragment-range',
    title: 'Reach of fragments',
    lines: '2311',
    given: { damage: blastField },
  },
  ({ damage: { concussion, fragments } }, why) => ({
    concussion: diceAddsText(concussion),
    fragmentation: fragments === null ? null : diceAddsText(fragments),
    reach_yards: why
      .product('reach')
      .add('yards a die', YARDS_A_DIE)
      .add('dice of concussion', diceIn(concussion))
      .when(fragments === null, 'no fragments', 0)
      .total(),
  }),
)

/** At one yard it is one less than certain. */
const CERTAIN = 18
const LEAST_CHANCE = 3

const fromTheAir = (target_is: readonly string[], overhead: boolean): readonly string[] =>
  target_is.filter(name => !isLying(name) && (overhead || !isCover(name)))

export const fragmentRoll = rule(
  {
    id: 'gurps.explosion.fragment-roll',
    title: 'Chance of being hit by a fragment',
    lines: '2313',
    given: {
      distance_yards: yardsField,
      reach_yards: yardsField,
      target_is: or(list(text(60), 50), []),
      circumstances: or(list(text(60), 50), []),
      /** It bursts above the target: only cover overhead helps, and lying down does not. */
      air_burst: or(flag(), false),
      overhead_cover: or(flag(), false),
      roll: optional(rolled('3d6')),
    },
  },
  (x, why): { readonly hit_on: number | 'none'; readonly hit: boolean } => {
    if (x.distance_yards === 0) return { hit_on: why.table('Fragments', 'ground zero', undefined, CERTAIN), hit: true }
    if (!why.compare('within reach', x.distance_yards, '<=', x.reach_yards)) return { hit_on: 'none', hit: false }
    const yards = why.round('yards', x.distance_yards, 'up')
    const target_is = x.air_burst ? fromTheAir(x.target_is, x.overhead_cover) : x.target_is
    const hit_on = why
      .sum('hit on')
      .add('by distance', why.atLeast('to the end of its reach', LEAST_CHANCE, CERTAIN - yards))
      .add('target', situational({ target_is, circumstances: x.circumstances, ...NO_FIRER }, why))
      .total()
    if (!why.compare('can be rolled', hit_on, '>=', LEAST_CHANCE)) return { hit_on: 'none', hit: false }
    return { hit_on, hit: x.roll !== undefined && why.compare('3d', x.roll, '<=', hit_on) }
  },
)

/** Fragments have nobody who walks while he shoots. */
const NO_FIRER = { attacker_is: [], weapon: 'fragments' }

/** Cutting; neither a critical hit nor a shot from afar. */
const AS_A_BLOW = {
  type: 'cutting',
  critical_multiplier: 1,
  past_half_damage: false,
  indirect: false,
  distance_divisor: 1,
  fixed: null,
  shot: false,
} as const

export const fragmentDamage = rule(
  {
    id: 'gurps.explosion.fragment-damage',
    title: 'Fragment damage',
    lines: '2315',
    given: {
      rolled: rolledField,
      ...TOUCHING,
      ...RESISTANCE,
      ht: optional(int({ min: -1000, max: 100_000 })),
      /** The most that one blow can do to the part that was struck. */
      cap: or(nullable(int({ min: 0, max: 10_000_000 })), null),
    },
  },
  (x, why) => {
    const blow = damageOrder({ ...x, ...AS_A_BLOW }, why)
    const { basic, effective_dr, penetrating, injury } = blow
    return { basic, effective_dr, penetrating, injury, bleeds: injury > 0 }
  },
)
