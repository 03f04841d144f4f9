/** Rounds that come down from above: where they fall, and whom they strike. */
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { damageDice } from '../../dice/thrown-dice.ts'
import { readBlast } from '../../explosion/blast.ts'
import { indirectHit, indirectSkill, scatter } from '../../indirect/attack.ts'
import { machineGunFire } from '../../indirect/machine-gun.ts'
import { bleeds } from '../../injury/bleeding.ts'
import { type Asking, ONE_DIE } from '../body/common.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { beatZone, firedRound } from '../facts/gunnery-facts.ts'
import { armorAt, toughnessOf, vitalsOf } from '../person/vitals.ts'
import { goOff, harmed } from './explosion.ts'
import type { Fire } from './fire-input.ts'
import { CENTER, distance, type Point } from './near.ts'

type Shot = { readonly hit: boolean; readonly at: Point }

export function fire(ask: Asking, x: Fire, gunner: number, modifier: number): Shot {
  const { why } = ask
  const { range_yards, fire_direction_center, fixed_and_sited } = x
  const situation = { mode: 'blind', observer_margin: 0, fire_direction_center, fixed_and_sited } as const
  const { effective } = indirectSkill({ gunner, range_yards, ...situation, modifier }, why)
  const about = { purpose: x.gun.name, by: x.gunner }
  const roll = ask.roll(THREE_DICE, about)
  const missed = scatter({ effective, roll, range_yards }, why)
  const direction_die = missed.hit ? undefined : ask.roll(ONE_DIE, { ...about, purpose: 'direction' })
  const came = direction_die === undefined ? missed : scatter({ effective, roll, range_yards, direction_die }, why)
  const { hit, miss_by_yards } = came
  const side = SIDES.find(one => one === came.direction)
  const told = {
    who: x.gunner,
    gun: x.gun.name,
    modifier,
    effective,
    hit,
    miss_by_yards,
    direction: side ?? 'none',
  } as const
  ask.record(firedRound(told))
  return { hit, at: side === undefined ? CENTER : { yards: miss_by_yards, side } }
}

const SIDES = ['long', 'left', 'right', 'short'] as const

/** A shell: it bursts where it comes down, or above it if the fuse was set well. */
export function bursts(ask: Asking, x: Fire, { at }: Shot, fused: boolean): void {
  const blast = readBlast(x.gun.damage, 'gun.damage')
  const rolled = ask.read(damageDice(blast.concussion), { purpose: 'concussion', by: x.gun.name }, total =>
    indirectHit({ type: x.gun.type, rolled: total }, ask.why),
  )
  goOff(ask, { what: x.gun.name, blast, near: x.near, at, in_the_air: fused }, rolled)
}

/** Bullets: a strip as long as the range makes it, and whoever is in it is struck or not. */
export function beats(ask: Asking, x: Fire, { at }: Shot): void {
  const { why } = ask
  const zone = machineGunFire({ range_yards: x.range_yards, in_zone: false, ...NOT_OBSERVED }, why)
  const length = zone.zone_length_yards ?? 1
  ask.record(beatZone({ who: x.gunner, length_yards: length, width_yards: zone.zone_width_yards }))
  for (const one of x.near) {
    if (distance(one, at) > length / 2) continue
    const struck = ask.read(
      THREE_DICE,
      { purpose: `bullets at ${one.name}`.slice(0, 200), by: x.gun.name },
      roll => machineGunFire({ in_zone: true, roll, ...NOT_OBSERVED }, why).struck,
    )
    if (struck) bullet(ask, x, one.name)
  }
}

const NOT_OBSERVED = { shots_seen: 0, binoculars: true, map: true, observer_distance_yards: 0 }

function bullet(ask: Asking, x: Fire, name: string): void {
  const { why } = ask
  const told = ask.state.vehicles[name]
  const person = told === undefined ? vitalsOf(ask.state, name, why).person : undefined
  const { concussion } = readBlast(x.gun.damage, 'gun.damage')
  const rolled = ask.roll(damageDice(concussion), { purpose: 'damage', by: x.gun.name })
  const { basic, effective_dr, penetrating, injury } = damageOrder(
    {
      ...PLAIN_BLOW,
      rolled,
      type: x.gun.type,
      indirect: x.gun.type !== 'explosive',
      living: person !== undefined,
      dr: told?.dr ?? 0,
      armor_dr: person === undefined ? 0 : armorAt(person, 'body'),
      toughness_dr: person === undefined ? 0 : toughnessOf(person, why),
    },
    why,
  )
  const kind = person === undefined ? 'vehicle' : 'human'
  const harm = { basic, dr: effective_dr, injury: kind === 'vehicle' ? penetrating : injury }
  harmed(ask, { name, kind }, 'bullet', harm, kind === 'human' && bleeds(x.gun.type, injury, why))
}
