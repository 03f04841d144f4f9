/** A shot as it is tried, or something thrown: at whom, how far, past what, and what the dice must show. */
import type { Why } from '@umpire/engine'
import { PLAIN_SHOT, rangedSkill } from '../../ranged/effective-skill.ts'
import { yardsBetween } from '../ground/ground.ts'
import { type Sighted, sightBetween } from '../ground/sight.ts'
import type { Gun, Shot } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { type AttackWith, type Attempt, attackSituation, bodiesOf, hindered, speedOf, surprise } from './attempt.ts'
import { aimedPart, struckAs } from './location.ts'

export interface Fired {
  readonly kind: 'gun' | 'thrown' | 'grenade'
  readonly location: string | null
  /** Of this shot or group. */
  readonly recoil: number
  /** Circumstances of the shooter by name, such as having walked before. */
  readonly attacker_is: readonly string[]
  readonly aimed: boolean
  readonly special?: KindOfFire
}

/** A shot that is not an ordinary one: at whoever comes, out of cover and back, at somebody in the way. */
export interface KindOfFire {
  readonly circumstances: readonly string[]
  readonly hexes_watched: number | null
  /** Of aiming at the place where the target came, in place of any aim at himself. */
  readonly aim_turns: number
}

const STILL: readonly string[] = Object.freeze([])

const POSTURES: ReadonlySet<string> = new Set(['crouching', 'kneeling', 'sitting', 'lying', 'crawling'])

/** The target as a shooter sees it. */
export function targetIs(one: Standing, { cover, between }: Sighted): readonly string[] {
  const found: string[] = []
  if (POSTURES.has(one.position)) found.push(one.position)
  if (cover !== 'none') found.push(cover)
  if (between.length > 0) found.push('behind-someone')
  if (one.evasive !== 'no') found.push(`evasive-${one.evasive}`)
  return found.length === 0 ? STILL : found
}

/** His aim, if it is at this target with this gun, or at the place where it came. */
function aimOf(one: Standing, arm: number, target: string, { aimed, special }: Fired) {
  if (special !== undefined) return { turns: special.aim_turns, braced: false }
  const { aim } = one
  return !aimed || aim === null || aim.arm !== arm || aim.target !== target ? NO_AIM : aim
}

const NO_AIM = { turns: 0, braced: false }

/** A shot from a gun, or something thrown. */
export function shotAt(fight: Fight, { by, target, arm }: AttackWith, gun: Gun | Shot, how: Fired, why: Why): Attempt {
  const { kind, special } = how
  const one = standingAt(fight, by)
  const yards = yardsBetween(fight, by, target)
  const struck = struckAs(fight, by, target, gun.type === 'bullet' ? 'bullet' : 'missile', gun.type, why)
  const part = aimedPart(how.location, struck, why)
  const moment = attackSituation(fight, by, target, arm, why)
  const sight = sightBetween(fight, by, target)
  const aim = aimOf(one, arm, fighterAt(fight, target).id, how)
  const hinders = hindered(fighterAt(fight, by), one, arm, 'shot')
  const { effective: sum, allowed } = rangedSkill(
    {
      ...PLAIN_SHOT,
      ...moment,
      skill: gun.skill + hinders,
      weapon: kind === 'gun' ? 'gun' : 'thrown',
      ...bodiesOf(fight, by, target, yards),
      foe_speed: speedOf(standingAt(fight, target)),
      range_yards: Math.max(1, yards),
      target: 'human',
      target_is: targetIs(standingAt(fight, target), sight),
      occupied_hexes: sight.between.length,
      elevation_yards: sight.higher,
      circumstances: special === undefined ? moment.circumstances : [...moment.circumstances, ...special.circumstances],
      hexes_watched: special?.hexes_watched ?? null,
      aim_turns: aim.turns,
      braced: aim.braced,
      attacker_is: how.attacker_is,
      ss: gun.ss,
      acc: gun.acc,
      half_damage: gun.half_damage,
      recoil: how.recoil,
      shotgun: gun.shot,
      location_modifier: part.modifier,
    },
    why,
  )
  const within = gun.max_range === null || yards <= gun.max_range
  return {
    by,
    target,
    arm,
    kind,
    how: kind === 'gun' ? 'shot' : 'thrown',
    dice: gun.damage,
    damage_bonus: 0,
    type: gun.type,
    thrust: true,
    location: how.location,
    effective: sum,
    allowed: allowed && within && part.allowed,
    yards,
    half_damage: gun.half_damage,
    small: gun.type === 'bullet',
    shot: gun.shot,
    ...surprise(fight, by, target),
    ...('malf' in gun ? { malf: gun.malf } : {}),
  }
}
