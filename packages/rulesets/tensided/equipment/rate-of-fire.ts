/** How many shots leave a gun. */
import { BadInput, flag, int, optional, rule, table, type ValuesOf, type Why } from '@umpire/engine'
import { ACTIONS } from '../combat/act.ts'
import { actionCosts } from '../combat/actions.ts'
import { abilitiesHeld, value } from '../effect/effect.ts'
import { CHOKE } from '../ranged/distance/chokes.ts'
import { shot } from '../ranged/distance/shot.ts'
import { DISTANCE } from '../ranged/distance/sighting.ts'
import type { Rate } from '../tables/guns.ts'
import { cell, type Gun, gunNamed, WEAPON } from '../tables/weapon.ts'

const PER_ACTION = table<Exclude<Rate, number>, number>('Rate of fire', { single: 1, semi: 2, burst: 3 })

/** A bolt, pump or lever action long gun that holds more than one round. */
export const isRepeater = ({ rof, cap, class: kind }: Gun): boolean =>
  rof === 'single' && (kind === 'rifle' || kind === 'shotgun') && (cap === null || cap > 1)

const GIVEN = {
  weapon: WEAPON,
  actions: ACTIONS,
  abilities: abilitiesHeld,
  /** Rounds in it; enough where it is not told. */
  loaded: optional(int({ min: 0, max: 100_000 })),
  full_auto: optional(flag()),
  /** Fewer than it could fire in an action. */
  at_most: optional(int({ min: 1, max: 10_000 })),
  /** With the distance it is told how many pellets would hit. */
  distance: optional(DISTANCE),
  choke: optional(CHOKE),
  flechettes: optional(flag()),
}
type Firing = ValuesOf<typeof GIVEN>

/** Shots that fast hands get out of a gun that fires one at a time. */
function single(gun: Gun, x: Firing, why: Why): number {
  const fast = gun.single_action
    ? value(x, 'shots', 'single-action-revolver', why)
    : isRepeater(gun)
      ? value(x, 'shots', 'repeating-long-gun', why)
      : undefined
  return fast ?? PER_ACTION.at('single', why)
}

function perAction(gun: Gun, x: Firing, shooting: number, why: Why): number {
  const rof = cell(gun, 'rate of fire', gun.rof, why)
  if (x.full_auto === true) {
    if (typeof rof !== 'number') throw new BadInput('full_auto', 'a gun that fires full auto', x.weapon)
    // So many in a round, shared out among its actions.
    return why.round('shots of an action', rof / Math.max(1, shooting), 'down')
  }
  if (rof === 'single') return single(gun, x, why)
  return PER_ACTION.at(typeof rof === 'number' ? 'semi' : rof, why)
}

export const rateOfFire = rule(
  {
    id: 'tensided.equipment.rate-of-fire',
    title: 'Rate of fire',
    lines: '1553-1561',
    given: GIVEN,
  },
  (x, why) => {
    const gun = gunNamed(x.weapon, why)
    const shooting = x.actions.filter(act => act === 'shoot').length
    const able = perAction(gun, x, shooting, why)
    const wanted = x.at_most === undefined ? able : why.atMost('no more are wanted', x.at_most, able)
    const shots: number[] = []
    let left = x.loaded ?? Number.POSITIVE_INFINITY
    for (let place = 0; place < shooting; place++) {
      const fired = Math.min(wanted, left)
      left -= fired
      shots.push(fired)
    }
    const shots_per_action = Math.min(wanted, x.loaded ?? wanted)
    const fired = {
      shots_per_action,
      /** Of each shooting action in turn. */
      shots,
      /** Used up whether they hit or not. */
      shots_in_round: shots.reduce((sum, of) => sum + of, 0),
      df_modifier: actionCosts(x, why).df_modifier,
    }
    if (gun.pellets === null || x.distance === undefined) return fired
    const { distance, choke = 'normal', flechettes = false } = x
    const { pellets } = shot({ weapon: x.weapon, distance, choke, flechettes, shots: shots_per_action }, why)
    return { ...fired, pellets }
  },
)
