/** Jets of fire, vehicles that run people down, and what powers cost: gulliver.combat.jets, gulliver.collision.*, gulliver.fatigue.powers. */
import { num, oneOf, optional, or, procedure, rule } from '@umpire/engine'
import { type DiceAdds, diceAddsField, readDiceAdds } from '@umpire/gurps/rooms'
import { type Asking, armorAt, hurt, isAlive, NAME, tire, toughnessOf, WHO } from '@umpire/gurps/story-rooms'
import { absorption, collisionDamage } from '../collision/damage.ts'
import { collisionMass } from '../collision/mass.ts'
import { collisionSpeed, splitMechanistic } from '../collision/speed.ts'
import { jets } from '../combat/body.ts'
import { exact } from '../common/exact.ts'
import { measure, positive, sizeField } from '../common/fields.ts'
import { MPH } from '../common/units.ts'
import { NO_DAMAGE } from '../damage/low-dice.ts'
import { fatiguePowers } from '../fatigue/pool.ts'
import { bodyNow, type Doer, doerIn, figure, told } from './body.ts'
import { MOST_DICE, thrownDamage } from './damage.ts'

const toughness = ({ person }: Doer, why: Asking['why']): number => armorAt(person, 'body') + toughnessOf(person, why)

export const inJet = procedure(
  {
    id: 'gulliver.procedure.jet',
    title: 'In a jet or a cone',
    given: {
      ...WHO,
      what: or(NAME, 'a jet'),
      damage: diceAddsField(),
      /** Or of whoever breathes it, by his Size. */
      width_ft: optional(measure),
      breather_size: optional(sizeField),
      distance: or(num({ min: 0, max: 10_000 }), 0),
      max_range: or(positive, 10),
    },
  },
  (ask: Asking, { who, what, damage, width_ft, breather_size, distance, max_range }): { readonly injury: number } => {
    const { why } = ask
    const one = bodyNow(ask, who)
    const { damage_factor } = jets(
      {
        target_yd: one.frame.yards,
        ...(width_ft === undefined ? {} : { basic_width_ft: width_ft }),
        ...(breather_size === undefined ? {} : { breather_size }),
        distance,
        max_range,
      },
      why,
    )
    const against = toughness(one, why)
    const injury = thrownDamage(ask, { purpose: `damage of ${what}`, by: who }, damage, points =>
      Math.max(0, Math.floor(exact(points * (damage_factor ?? 1))) - against),
    )
    told(ask, who, what, `takes ${figure(injury)} points`, null)
    hurt(ask, who, injury, what)
    return { injury }
  },
)

/** Pounds that an engine adds to the mass behind it. */
export const enginePush = rule(
  {
    id: 'gulliver.collision.engine-push',
    title: 'What an engine adds to an impact',
    lines: '',
    given: { kw: measure, speed: measure, top_speed: positive },
    gives: 'bonus',
  },
  ({ kw }, why) => collisionMass({ mass: 0, load_st: 0, kw, thrust: 0, medium: 'ground' }, why),
)

export const runDown = procedure(
  {
    id: 'gulliver.procedure.run-down',
    title: 'Run down by a vehicle',
    given: {
      ...WHO,
      vehicle: or(NAME, 'a vehicle'),
      mass_lb: num({ min: 1, max: 1e9 }),
      mph: num({ min: 0, max: 1000 }),
      top_mph: or(num({ min: 1, max: 1000 }), 60),
      /** While it speeds up. */
      kw: or(num({ min: 0, max: 1e6 }), 0),
      /** He runs towards it, away from it, or across. */
      meeting: or(oneOf('head-on', 'rear-end', 'side'), 'side'),
    },
  },
  (ask: Asking, { who, vehicle, mass_lb, mph, top_mph, kw, meeting }): { readonly injury: number } => {
    const { why } = ask
    const one = bodyNow(ask, who)
    const speed_a = mph / MPH
    const combined_speed = collisionSpeed({ type: meeting, speed_a, speed_b: meeting === 'side' ? 0 : one.move }, why)
    const behind = mass_lb + enginePush({ kw, speed: speed_a, top_speed: top_mph / MPH }, why)
    const own = collisionMass({ mass: Math.max(1, one.mass), load_st: 0, kw: 0, thrust: 0, medium: 'ground' }, why)
    const masses = { effective_mass_a: behind, effective_mass_b: own }
    const { change_a, change_b } = splitMechanistic({ combined_speed, ...masses }, why)
    const { dice_b, damage_b } = collisionDamage(
      {
        a: { change: change_a, effective_mass: behind, hardness: 'very hard' },
        b: { change: change_b, effective_mass: own, hardness: 'yielding' },
      },
      why,
    )
    const injury = damage_b === NO_DAMAGE ? 0 : struckBy(ask, who, one, impactOf(dice_b, damage_b))
    told(ask, who, `run down by ${vehicle}`, `${figure(injury)} points of harm`, null)
    if (isAlive(ask.state, who)) hurt(ask, who, injury, vehicle)
    return { injury }
  },
)

/** So many that they are scaled anyway need no roll that comes nearest. */
const impactOf = (dice: number, nearest: string): DiceAdds =>
  dice > MOST_DICE ? { dice, adds: 0, times: 1 } : readDiceAdds(nearest, 'damage')

function struckBy(ask: Asking, who: string, one: Doer, damage: DiceAdds): number {
  const { why } = ask
  const against = toughness(one, why)
  return thrownDamage(ask, { purpose: 'damage', by: who }, damage, rolled => {
    const basic = absorption({ rolled, hp: one.full_hp, impact: 'localised', rigid: false }, why)
    return Math.max(0, Math.floor(basic) - against)
  })
}

export const usePower = procedure(
  {
    id: 'gulliver.procedure.use-power',
    title: 'A spell or a power that tires',
    given: {
      ...WHO,
      what: or(NAME, 'a power'),
      points: num({ min: 0, max: 1000 }),
      mode: or(oneOf('body-energy', 'mental-control', 'both'), 'mental-control'),
      /** What you say that the body pays besides. */
      physical: or(num({ min: 0, max: 1000 }), 0),
    },
  },
  (ask: Asking, { who, what, points, mode, physical }): { readonly lost: number } => {
    const doer = doerIn(ask, who)
    const came = fatiguePowers({ mode, base: 'st', combat_st: doer.st, spell_fatigue: points, physical }, ask.why)
    const lost = came.lost + came.physical
    told(ask, who, `uses ${what}`, `${figure(lost)} points of fatigue`, null)
    tire(ask, who, 'ordinary', lost, what)
    return { lost }
  },
)
