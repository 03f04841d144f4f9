/** To hit by size, range and speed, with weapons of any width. */
import { hushed, type Why } from '@umpire/engine'
import { furtherActs, turnSteps } from '@umpire/gurps/fight-rooms'
import { attackModifiers, isRanged, rangedSkill, size, speedRange, speedRangeTable } from '@umpire/gurps/rooms'
import { dimension } from '../../common/scale.ts'
import { INCHES_PER_YARD } from '../../common/units.ts'
import { hugeWeapons, targetDimensions } from '../../melee/huge-weapons.ts'
import { gettingClose, maxBonus, meleeAiming, rangeSpeed, simpleRange } from '../../melee/to-hit.ts'
import { rangedMinimum } from '../../ranged/minimum.ts'
import { sizeOf } from '../../size/choose.ts'
import { frameSize, sizeAsStruck, widthOf, widthTells } from '../body/sizes.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'
import { aimBlow, GOT_CLOSE, getClose, leaveOff } from './close.ts'

type Attack = Parameters<typeof attackModifiers>[0]
type Blow = NonNullable<Attack['blow']>
type Frame = NonNullable<Attack['foe']>

/** Miles an hour stand two lines before yards. */
const MPH_AHEAD = 2
const YARDS_A_MILE = 1760

/** The line of the Scale Table that matches best, in the form of the table that it takes the place of. */
const lineOf = (at: number, why: Why) => ({
  speed_range_modifier: why.table('Scale Table', at, 'speed and range', 0 - at),
  size_modifier: at,
  yards: dimension(at),
  mph: dimension(at + MPH_AHEAD),
})

const sizeLayers: readonly Layer[] = [
  layer('size-scale', speedRangeTable, (x, why, base) => {
    const { yards = x.miles === undefined ? undefined : x.miles * YARDS_A_MILE, mph, modifier } = x
    if (yards !== undefined) return lineOf(sizeOf(yards), why)
    if (mph !== undefined) return lineOf(sizeOf(mph) - MPH_AHEAD, why)
    return modifier === undefined ? base(x, why) : lineOf(0 - modifier, why)
  }),
  layer('size-scale', size, (x, why, base) => {
    if (x.foe !== undefined) return why.input('Size of the target', frameSize(x.foe, why))
    return base(x, why)
  }),
  layer('target-dimensions', size, (x, why, base) => {
    const { foe } = x
    if (foe === undefined) return base(x, why)
    const target_size = base(x, why)
    return sizeAsStruck({ target_size, ...across(foe), weapon_width_yd: 0, attack: 'missile' }, why)
  }),
]

/** Yards across, of bodies that are longer than people are for their width, or as wide as long. */
const across = ({ more }: Frame) => (more['width_yd'] === undefined ? {} : { target_width_yd: more['width_yd'] })

const swings = ({ thrust }: Blow) => (thrust ? ('thrust' as const) : ('swing' as const))

const LONG = 2

/** By Size, range, speed and width together with the part struck at: no more than the most there is for that. */
function bySize(x: Attack, attacker: Frame, foe: Frame, blow: Blow, weapon_width_yd: number, why: Why) {
  const location_modifier = x.location_modifier ?? 0
  const attack = swings(blow)
  const target_size = sizeAsStruck({ target_size: frameSize(foe, why), ...across(foe), weapon_width_yd, attack }, why)
  const near = x.circumstances.includes(GOT_CLOSE)
    ? gettingClose(
        {
          default_range_in: attacker.yards * INCHES_PER_YARD,
          target_in: dimension(target_size) * INCHES_PER_YARD,
          target_speed_in: (x.foe_speed ?? 0) * INCHES_PER_YARD,
          weapon_length_in: blow.reach * INCHES_PER_YARD,
          weapon_width_in: 0,
          attack,
        },
        why,
      )
    : null
  const far = rangeSpeed({ attacker_dimension_yd: attacker.yards, target_speed: x.foe_speed ?? 0, target_size }, why)
  const gains = near?.gains === true && near.th !== null && near.th > far.th
  const th = gains ? (near.th ?? far.th) : far.th
  // A Size and a range are one number: as if he were of no Size and the target of that one.
  const capped = maxBonus(
    { attacker_size: 0, target_size: th, location_modifier, long_weapon: blow.reach >= LONG },
    why,
  )
  return { to_hit: capped - location_modifier, share: gains ? near.damage_factor : 1 }
}

const meleeLayers: readonly Layer[] = [
  layer('melee-range', attackModifiers, (x, why, base) => {
    const { attacker, foe, blow } = x
    if (attacker === undefined || foe === undefined || blow === undefined || isRanged(x.weapon)) return base(x, why)
    const plain = base({ ...x, circumstances: x.circumstances.filter(name => name !== GOT_CLOSE) }, why)
    const width = widthOf(blow, attacker)
    const { to_hit, share } = bySize(x, attacker, foe, blow, width, why)
    const narrow = widthTells({ weapon_width_yd: width }, why)
      ? bySize(x, attacker, foe, blow, 0, hushed(why)).to_hit
      : to_hit
    const aimed = meleeAiming({ aim_turns: x.aimed_turns ?? 0, spoiled: false, out_of_reach: false }, why)
    const modifier = why
      .sum('with sizes')
      .add('modifiers', plain.modifier)
      .when(to_hit !== 0, 'Size and range', to_hit)
      .when(aimed !== 0, 'aimed', aimed)
      .total()
    const effective = why.sum('effective skill').add('skill', x.skill).add('modifiers', modifier).total()
    return {
      ...plain,
      modifier,
      effective,
      ...(share === 1 ? {} : { damage_share: share }),
      ...(narrow < to_hit ? { of_width: to_hit - narrow } : {}),
    }
  }),
  layer('melee-range', speedRange, (x, why, base) => {
    const { foe_speed = 0 } = x
    if (foe_speed <= x.range_yards) return base(x, why)
    const { effective_range } = rangedMinimum(
      { ...FREE_OF_SIZE, weapon: 'gun', distance_yd: x.range_yards, target_speed: foe_speed },
      why,
    )
    return base({ ...x, range_yards: effective_range }, why)
  }),
  layer('melee-range', rangedSkill, (x, why, base) => {
    const { attacker, foe } = x
    if (x.weapon !== 'thrown' || attacker === undefined || foe === undefined) return base(x, why)
    const thrown = { ...FREE_OF_SIZE, weapon: 'thrown', attacker_dimension_yd: attacker.yards } as const
    const { treated_as } = rangedMinimum({ ...thrown, distance_yd: x.range_yards, target_speed: x.foe_speed ?? 0 }, why)
    if (treated_as === 'ranged') return base(x, why)
    const { speed_range } = rangeSpeed(
      { attacker_dimension_yd: attacker.yards, target_speed: x.foe_speed ?? 0, target_size: 0 },
      why,
    )
    why.note('too near to throw: as a blow')
    return base({ ...x, speed_range_modifier: speed_range }, why)
  }),
  adds('melee-range', furtherActs, getClose, aimBlow),
  adds('melee-range', turnSteps, leaveOff),
  // One step that halves the penalty stands for range, nearness and aim.
  layer('melee-range-simple', rangeSpeed, (x, why, base) => base({ ...x, target_speed: 0 }, why)),
  layer('melee-range-simple', meleeAiming, (_, why) => why.input('simple range: nothing for an aim', 0)),
  layer('melee-range-simple', gettingClose, (x, why, base) => {
    const plain = base(x, why)
    const own = sizeOf(x.default_range_in / INCHES_PER_YARD)
    const target = x.target_in === undefined ? own : sizeOf(x.target_in / INCHES_PER_YARD)
    const size_penalty = Math.min(0, target - own)
    return { ...plain, gains: size_penalty < 0, th: simpleRange({ size_penalty, ready: true }, why), damage_factor: 1 }
  }),
  layer('huge-weapons', sizeAsStruck, (x, why, base) => {
    const target_size = base(x, why)
    return x.weapon_width_yd === 0
      ? target_size
      : hugeWeapons({ weapon_size: sizeOf(x.weapon_width_yd), target_size }, why).effective_size
  }),
  layer('close-calls', widthTells, ({ weapon_width_yd }) => weapon_width_yd > 0),
  layer('target-dimensions', sizeAsStruck, (x, why, base) => {
    const { target_width_yd, target_size } = x
    if (target_width_yd === undefined) return base(x, why)
    const shaped = targetDimensions(
      {
        longer_in: dimension(target_size) * INCHES_PER_YARD,
        shorter_in: target_width_yd * INCHES_PER_YARD,
        arrowhead_in: 0,
        size: target_size,
        attack: x.attack,
      },
      why,
    )
    return base({ ...x, target_size: shaped.th }, why)
  }),
]

const FREE_OF_SIZE = { attacker_dimension_yd: dimension(0), weapon_length_yd: 0, target_size: 0 }

/** In the order in which they stand on each other. */
export const attackLayers: readonly Layer[] = [...sizeLayers, ...meleeLayers]
