/** Cover: hidden behind it, partly showing, found, and shot to pieces. */
import { BadInput, flag, int, list, num, oneOf, optional, rolled, rule, table, type Why } from '@umpire/engine'
import { timesHit } from '../damage/order.ts'
import { resistance } from '../damage/resistance.ts'
import { armorSenses } from '../equipment/armor-senses.ts'
import { ARMOR_PART } from '../tables/armor.ts'
import { statValue } from '../tables/stats.ts'
import { cell, WEAPON, type Weapon, weaponNamed } from '../tables/weapon.ts'
import { CLUTTERS, type Clutter } from './clutters.ts'

const amount = num({ min: 0, max: 1_000_000 })
const yes = optional(flag())

export const cover = rule(
  {
    id: 'tensided.ranged.cover',
    title: 'Cover',
    lines: '783-785',
    given: {
      /** Partly showing, as whoever shoots back does. */
      exposed: yes,
      /** The shooter does not aim at what shows, but through the cover. */
      shot_at_cover: yes,
      athleticism: statValue,
      armor: optional(WEAPON),
      without: optional(list(ARMOR_PART, 10)),
      /** Worn beside it. */
      also: optional(list(WEAPON, 20)),
      cover_resistance: amount,
      armor_resistance: optional(amount),
      armor_piercing: yes,
    },
  },
  (x, why) => {
    const { armor, athleticism, without = [], also = [], armor_resistance = 0, armor_piercing = false } = x
    const dodges = x.exposed === true && x.shot_at_cover !== true
    const agile = (): number =>
      armor === undefined
        ? athleticism
        : (armorSenses({ armor, without, also, athleticism, in_cover: true }, why).df_modifier ?? 0)
    const cover_resistance = dodges ? why.input('not behind it', 0) : x.cover_resistance
    const met = resistance({ armor_resistance, cover_resistance, armor_piercing, damage_type: 'piercing' }, why)
    return {
      df_modifier: dodges ? why.input('athleticism', agile()) : why.input('nothing to hit', 0),
      cover_resistance,
      resistance: met.resistance,
    }
  },
)

export type ClutterRow = { readonly dice: number; readonly add: number }
export const CLUTTER_ROWS = table<Clutter, ClutterRow>('Clutter', {
  none: { dice: 0, add: 0 },
  sparse: { dice: 1, add: 0 },
  medium: { dice: 1, add: 6 },
  heavy: { dice: 2, add: 12 },
  ubiquitous: { dice: 4, add: 24 },
})

const PREPARED = ['trench', 'foxhole', 'bunker'] as const
const PREPARED_ROWS = table<(typeof PREPARED)[number], { readonly from: number; readonly to: number }>(
  'Prepared cover',
  {
    trench: { from: 1000, to: 1000 },
    foxhole: { from: 1000, to: 1000 },
    bunker: { from: 500, to: 5000 },
  },
)

const BETTER = 1.5
const FACES = 6
/** Metres to better cover, beside a die. */
const BETTER_METRES = 4

/** Better cover than what is at hand, rounded down. */
const better = (found: number, why: Why): number =>
  why.round('better cover', why.product('better').add('cover', found).add('half as much again', BETTER).total(), 'down')

export const coverQuality = rule(
  {
    id: 'tensided.ranged.cover-quality',
    title: 'Quality of cover',
    lines: '787-806',
    given: {
      clutter: optional(oneOf(...CLUTTERS)),
      d6s: optional(list(rolled('1d6'), 4)),
      /** Looked for farther away, over open ground. */
      better: yes,
      /** Of how far. */
      d6: optional(rolled('1d6')),
      /** Time to look for the best. */
      minutes: optional(num({ min: 0, max: 1_000_000 })),
      prepared: optional(oneOf(...PREPARED)),
      /** How hard a bunker is. */
      hardening: optional(int({ min: 500, max: 5000 })),
    },
  },
  (x, why) => {
    const metres =
      x.better === true && x.d6 !== undefined
        ? why.sum('metres').add('die', x.d6).add('away', BETTER_METRES).total()
        : 0
    if (x.prepared !== undefined) {
      const { from } = PREPARED_ROWS.at(x.prepared, why)
      const cover_resistance = x.prepared === 'bunker' ? (x.hardening ?? from) : from
      return { cover_resistance, metres }
    }
    const { clutter = 'none', d6s = [], minutes = 0 } = x
    const { dice, add } = CLUTTER_ROWS.at(clutter, why)
    if (minutes >= 1) {
      return {
        cover_resistance: better(
          why
            .sum('the most')
            .add('dice', dice * FACES)
            .add('add', add)
            .total(),
          why,
        ),
        metres,
      }
    }
    if (d6s.length !== dice) throw new BadInput('d6s', `faces of ${dice} dice`, d6s)
    const thrown = d6s.reduce((sum, face) => sum + face, 0)
    const found = why.sum('cover').add('dice', thrown).add('add', add).total()
    return { cover_resistance: x.better === true ? better(found, why) : found, metres }
  },
)

/** Hit points of cover for each point of its resistance. */
export const HP_EACH = 10

export const coverDamage = rule(
  {
    id: 'tensided.ranged.cover-damage',
    title: 'Shooting cover to pieces',
    lines: '809-809',
    given: {
      cover_resistance: amount,
      weapon: optional(WEAPON),
      /** Of each shot, where no weapon of the tables did it. */
      base_damage: optional(amount),
      shots: optional(int({ min: 0, max: 1_000_000 })),
      /** Of shot, all together. */
      pellets: optional(int({ min: 0, max: 1_000_000 })),
    },
  },
  (x, why) => {
    const cover_hp_before = why
      .product('hit points of cover')
      .add('resistance', x.cover_resistance)
      .add('each', HP_EACH)
      .total()
    const weapon = x.weapon === undefined ? undefined : weaponNamed(x.weapon, why)
    const hits = timesHit(x, weapon)
    const each = why
      .sum('through the cover')
      .add('base damage', x.base_damage ?? printed(weapon, why))
      .add('cover', -x.cover_resistance)
      .total()
    // All shots of an attack meet the cover as it was when it began.
    const lost = why
      .product('lost')
      .add('of each', why.atLeast('none', 0, each))
      .add('shots', hits)
      .total()
    const left = why.sum('hit points left').add('before', cover_hp_before).add('lost', -lost).total()
    const cover_hp_after = why.atLeast('destroyed', 0, left)
    return { cover_hp_before, cover_hp_after, cover_resistance_after: cover_hp_after / HP_EACH }
  },
)

function printed(weapon: Weapon | undefined, why: Why): number {
  if (weapon === undefined) throw new BadInput('weapon', 'a weapon, or base_damage', weapon)
  return cell(weapon, 'damage', weapon.dmg, why)
}
