/** A wound and all that follows from it: tensided.proc.apply-wound. */

import { healthLevels, progression } from '../../injury/health.ts'
import { type CrippledArea, limbsIn, mobilityLevels } from '../../injury/limbs.ts'
import type { DamageType } from '../../tables/damage-types.ts'
import type { HitLevel } from '../../tables/health-levels.ts'
import { limbKind } from '../../tables/limb-levels.ts'
import type { Effect } from '../../tables/locations.ts'
import type { Severity } from '../../tables/severities.ts'
import { placeOf } from '../../targeting/cell.ts'
import { locations } from '../../targeting/locations.ts'
import { limbAt, type Where, whereKey } from '../choice/called-location.ts'
import type { BodyAsking } from '../facts/ask.ts'
import { wounded } from '../facts/body.ts'
import type { LimbStanding } from '../state/standing.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { bleed } from './bleed.ts'
import { dropUseless } from './drop.ts'
import { sideOf } from './hit.ts'
import { carryOut } from './side-effect.ts'
import { afterStatus, mayDie } from './status.ts'

export interface Wounding {
  readonly target: number
  readonly damage: number
  readonly damage_type: DamageType
  readonly severity: Severity
  readonly where: Where
  /** What a crippling hit found. */
  readonly area: CrippledArea | null
}

/** What it is held against: health, limbs, or both; and what else it does. */
interface Found {
  readonly hit_level: HitLevel
  readonly limbs: CrippledArea | null
  readonly effects: readonly Effect[]
  readonly digits: number
}

function found(ask: BodyAsking, { target, damage, damage_type, where, area }: Wounding): Found {
  const { hp } = fighterAt(ask.state, target)
  if (area !== null) return { hit_level: 'none', limbs: area, effects: [], digits: 0 }
  if (where.kind !== 'place') {
    return { hit_level: healthLevels({ hp, damage }, ask.why).hit_level, limbs: null, effects: [], digits: 0 }
  }
  const x = { location: where.location, damage_type, hp, damage, ...sideOf(where) }
  const came = locations(x, ask.why)
  const { applies_to } = came
  const limbs = applies_to === 'mobility' ? limbAt(where) : applies_to === 'health' ? null : 'spine'
  if (!('effects' in came)) return { hit_level: 'none', limbs, effects: [], digits: 0 }
  const { hit_level, effects, fingers_lost, toes_lost } = came
  return { hit_level, limbs, effects, digits: placeOf(where.location).limb === 'leg' ? toes_lost : fingers_lost }
}

/** Each limb goes on from where it was; a cut that takes it off is told beside it. */
function limbsAfter(ask: BodyAsking, { target, damage, damage_type }: Wounding, area: CrippledArea) {
  const { hp } = fighterAt(ask.state, target)
  const one = standingAt(ask.state, target)
  const after: LimbStanding[] = []
  const effects: Effect[] = []
  let bleeds_as: HitLevel = 'none'
  for (const limb of limbsIn(area)) {
    const before = one.limbs.find(known => known.limb === limb)
    if (before === undefined || before.severed) continue
    const given = { hp, damage, area, limb_status: before.status, marks: before.marks, damage_type }
    const came = mobilityLevels(given, ask.why)
    const { limb_status: status, marks, severed } = came
    if (status === before.status && marks === before.marks && !severed) continue
    const maimedNow = severed || (status === 'maimed' && before.status !== 'maimed')
    if (came.worsened) bleeds_as = came.bleeds_as
    if (severed) effects.push(limbKind(limb) === 'arm' ? 'arm-severed' : 'leg-severed')
    after.push({
      limb,
      status: severed ? 'maimed' : status,
      marks,
      times_maimed: before.times_maimed + (maimedNow ? 1 : 0),
      severed,
    })
  }
  return { after, effects, bleeds_as }
}

export function wound(ask: BodyAsking, hit: Wounding): void {
  const { target, damage, damage_type, severity, where } = hit
  const one = standingAt(ask.state, target)
  if (one.status === 'dead') return
  const { hit_level, limbs, effects, digits } = found(ask, hit)
  const { status, marks, worsened } = progression(
    { status: one.status, hit_level, marks: one.marks, slight: damage > 0 && limbs === null },
    ask.why,
  )
  const onLimbs = limbs === null ? undefined : limbsAfter(ask, hit, limbs)
  if (damage === 0) return
  const who = one.id
  ask.record(
    wounded({
      who,
      damage,
      damage_type,
      severity,
      where: hit.area ?? whereKey(where),
      status,
      marks,
      limbs: onLimbs?.after ?? [],
    }),
  )
  // What a limb loses is told once, by the limb itself.
  const all = [
    ...effects.filter(effect => !effect.endsWith('arm-severed') && !effect.endsWith('leg-severed')),
    ...(onLimbs?.effects ?? []),
  ]
  for (const effect of all) {
    if (carryOut(ask, { target, effect, where, limb: limbs, digits })) return
  }
  // One hit kills once: whoever was spared by a point needs no second one for the same.
  const isSpared = standingAt(ask.state, target).action_points < one.action_points
  if (status === 'dead' && !isSpared && mayDie(ask, target, 'wound')) return
  dropUseless(ask, target)
  const now = standingAt(ask.state, target).status
  // Who was spared has rolled for what he is now.
  if (worsened && status !== 'dead') afterStatus(ask, target)
  const bleedsAs = worsened ? now : (onLimbs?.bleeds_as ?? 'none')
  if (bleedsAs !== 'none') bleed(ask, { target, status: bleedsAs, damage_type, effects })
}
