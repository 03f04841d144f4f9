/** The switches collisions, collisions-advanced, falling-collisions and drag. */
import type { Why } from '@umpire/engine'
import { afterFall, furtherActs } from '@umpire/gurps/fight-rooms'
import { type Frame, falling, fallingObject, readDiceAdds } from '@umpire/gurps/rooms'
import { absorption } from '../../collision/damage.ts'
import { collisionMass, traction } from '../../collision/mass.ts'
import { splitContest } from '../../collision/speed.ts'
import { exact } from '../../common/exact.ts'
import { MPH, PULL } from '../../common/units.ts'
import { easy } from '../../contest/fix.ts'
import { NO_DAMAGE } from '../../damage/low-dice.ts'
import { mar, rootShortcut, tv } from '../../drag/drag.ts'
import { fallBreaking, fallObjects, fallRule, speedAfter } from '../../fall/fall.ts'
import { obstacles } from '../../fight/body/driven.ts'
import { tripped } from '../../fight/body/falls.ts'
import { atObstacle } from '../../fight/slam/collide.ts'
import { push as pushAct, slam, tackle } from '../../fight/slam/slam.ts'
import { sizeOf } from '../../size/choose.ts'
import { HUMAN_WEIGHT } from '../../size/scaling.ts'
import { push, pushAdvanced } from '../../slam/slam.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'

/** Of whom nothing is known: a man. */
const HUMAN_HP = 10
const massOf = (body: Frame | undefined): number => (body === undefined ? HUMAN_WEIGHT : body.body_lb + body.carried_lb)

const SURFACES = { hard: 'hard', soft: 'soft', water: 'water' } as const

/** The yards to such a speed. */
const yardsTo = (speed: number): number => (speed * speed) / (2 * PULL)

/** What the dice come to, without what the whole body takes in; then armour, then flesh. */
function felt(damage: string, dice_total: number, hp: number, dr: number, why: Why) {
  const { adds: more } = readDiceAdds(damage, 'damage')
  const rolled = why.sum('damage').add('dice', dice_total).add('adds', more).total()
  const basic = absorption({ rolled: Math.max(0, rolled), hp, impact: 'full-body', rigid: false }, why)
  const penetrating = why.atLeast('nothing', 0, exact(basic - dr))
  return { basic, penetrating, injury: penetrating }
}

/** A roll on the way down takes off some of the speed. */
function broken(yards: number, acrobatics: boolean, why: Why): number {
  if (!acrobatics) return 0
  const mph = MPH * speedAfter(yards, 1, undefined, why)
  const x = { mph, acrobatics, catfall: false, rolled_with_it: false, landed_on_feet: false, jd: 0 }
  return mph - fallBreaking(x, why)
}

const NOTHING = '0'

/** In the order in which they stand on each other. */
export const collideLayers: readonly Layer[] = [
  adds('collisions', furtherActs, slam, tackle, pushAct),
  adds('collisions', obstacles, atObstacle),
  // gulliver.collision.split-contest: under Easy Contests the products use the effective masses.
  layer('easy-st-contests', splitContest, (x, why, base) => {
    const { a, b } = x
    if (x.margin !== undefined || a?.roll === undefined || b?.roll === undefined) return base(x, why)
    const side = ({ effective_mass, after }: typeof a, roll: number) => ({ load_st: effective_mass, after, roll })
    const { winner, margin } = easy({ a: side(a, a.roll), b: side(b, b.roll) }, why)
    return { ...base({ combined_speed: x.combined_speed, margin: margin ?? 0 }, why), winner }
  }),
  layer('collisions-advanced', collisionMass, (x, why, base) => {
    if (x.medium !== 'ground') return base(x, why)
    const { mass, load_st, kw } = x
    const bonus = traction({ mass, load_st, kw, traction: 'standard', off_road: 1, g: 1 }, why)
    return why.sum('effective mass').add('mass', mass).add('push', bonus).total()
  }),
  layer('collisions-advanced', push, (x, why, base) => {
    const { load_st, size, lighter_effective_mass, basic_speed, pusher_step, target_step } = x
    if (
      load_st === undefined ||
      size === undefined ||
      lighter_effective_mass === undefined ||
      basic_speed === undefined
    ) {
      return base(x, why)
    }
    const given = { load_st, size, lighter_effective_mass, basic_speed, pusher_step, target_step }
    return pushAdvanced(given, why).combined_speed
  }),
  adds('falling-collisions', afterFall, tripped),
  layer('falling-collisions', falling, (x, why, base) => {
    const { dice_total, ...fall } = x
    const { effective_dr } = base(fall, why)
    const limit = x.longest === undefined ? {} : { tv: speedAfter(x.longest, 1, undefined, why) }
    const { damage } = fallRule(
      {
        yards: x.yards,
        mass: massOf(x.body),
        g: 1,
        ...limit,
        surface: SURFACES[x.landing],
        diving_roll: x.swimming === 'success',
        broken_mph: broken(x.yards, x.acrobatics === 'success', why),
        rocky: false,
      },
      why,
    )
    const came = { effective_yards: x.yards, effective_dr, damage: damage === NO_DAMAGE ? NOTHING : damage }
    if (damage === NO_DAMAGE) return { ...came, basic: 0, penetrating: 0, injury: 0 }
    if (dice_total === undefined) return came
    return { ...came, ...felt(damage, dice_total, x.full_hp ?? HUMAN_HP, effective_dr, why) }
  }),
  layer('falling-collisions', fallingObject, (x, why) => {
    const surface = x.soft ? 'yielding' : 'hard'
    const { dice, damage } = fallObjects(
      { object_mass: x.weight_lb, yards: x.yards, g: 1, surface, catcher_ts: 0 },
      why,
    )
    if (damage === NO_DAMAGE) return { dice, damage: NOTHING, basic: 0, penetrating: 0, injury: 0 }
    if (x.dice_total === undefined) return { dice, damage }
    const against = x.armor_dr + x.toughness_dr
    return { dice, damage, ...felt(damage, x.dice_total, 0, against, why) }
  }),
  // Areas and roots by rows of a table.
  layer('square-root-table', mar, (x, why, base) => {
    const worked = base(x, why)
    const root = (mass: number): number => {
      const wings = x.wings ? 'default' : 'none'
      const { root: found } = rootShortcut({ mass, size: x.size, pose: x.pose, body: x.body, wings, slow_fall: 0 }, why)
      return found * found
    }
    return {
      ...worked,
      mar: x.mass === undefined ? worked.mar : root(x.mass),
      war: x.weight === undefined ? worked.war : root(x.weight),
    }
  }),
  // gulliver.drag.tv: nobody falls faster than the air lets him, and no cap of yards is left beside it.
  layer('drag', falling, (x, why, base) => {
    if (x.body === undefined) return base(x, why)
    const shape = { size: sizeOf(x.body.yards), body: 'human', pose: 'flat', wings: false } as const
    const none = { extra_arms: 0, extra_legs_area: 0, few_limbs: false }
    const { war } = mar({ ...shape, ...none, weight: massOf(x.body) }, why)
    const { tv: speed } = tv({ war: war ?? 1, density: 1, slow_fall: 1 }, why)
    return base({ ...x, longest: yardsTo(speed) }, why)
  }),
]
