/** What a hit does where it was aimed. */
import { BadInput, flag, num, oneOf, optional, rolled, rule, type Why } from '@umpire/engine'
import { capped } from '../damage/by-type.ts'
import { DAMAGE, HP, hitLevel, MARKS, reaches } from '../injury/health.ts'
import { type CrippledArea, mobilityLevels } from '../injury/limbs.ts'
import { severity } from '../injury/severity.ts'
import { DAMAGE_TYPE, type DamageType } from '../tables/damage-types.ts'
import type { HitLevel } from '../tables/health-levels.ts'
import { LIMB_STATUS, type Limb, type LimbKind, type LimbStatus } from '../tables/limb-levels.ts'
import { type Effect, isSpot, LOCATION, type Location, type SideEffect } from '../tables/locations.ts'
import { SEVERITY_FACTOR, type Severity } from '../tables/severities.ts'
import { type AppliesTo, cellAt, type FullCell } from './cell.ts'

const SIDES = ['left', 'right'] as const
type Side = (typeof SIDES)[number]

/** Of things that are stages of each other only the worst counts; what hung on a severed limb is gone with it. */
const STAGES: readonly (readonly Effect[])[] = [
  ['blind-1d4-hours', 'blind-forever'],
  ['deaf-1d4-hours', 'deaf-forever'],
  ['finger-lost', 'hand-severed', 'arm-severed'],
  ['toe-lost', 'foot-severed', 'leg-severed'],
]

const stagesOf = (effect: Effect): readonly Effect[] => STAGES.find(stages => stages.includes(effect)) ?? [effect]

function reached(effects: readonly SideEffect[], damage: number, hp: number): readonly SideEffect[] {
  if (damage === 0) return []
  const all = effects.filter(({ percent }) => reaches(damage, percent, hp))
  return all.filter(({ effect }) => {
    const stages = stagesOf(effect)
    const worseOnes = stages.slice(stages.indexOf(effect) + 1)
    return !all.some(other => worseOnes.includes(other.effect))
  })
}

const MOST_DIGITS = 5

/** So many fingers or toes: one for each such part of the hit points. */
function digitsLost(effects: readonly SideEffect[], damage: number, hp: number, why: Why): number {
  const each = effects.find(one => one.each === true)
  if (each === undefined) return 0
  let lost = 0
  while (lost < MOST_DIGITS && reaches(damage, (lost + 1) * each.percent, hp)) lost++
  return why.input('one for each part of the hit points', lost)
}

/** The limb that was hit, where it can be told; the side of an elbow must be said. */
function limbHit(location: Location, limb: LimbKind | null, side: Side | undefined): Limb | null {
  if (limb === null) return null
  if (!isSpot(location) && location !== 'head' && location !== 'torso') return location
  return side === undefined ? null : `${side} ${limb}`
}

type Wound = {
  readonly effects: readonly Effect[]
  readonly fingers_lost: number
  readonly toes_lost: number
  /** What it is worth against health. */
  readonly hit_level: HitLevel
  readonly limb_status?: LimbStatus
  readonly limb_status_all?: LimbStatus
  readonly limb_marks?: number
  readonly severed?: boolean
  /** What a wound of a limb bleeds like. */
  readonly bleeds_as?: HitLevel
}
const UNHURT: Wound = { effects: [], fingers_lost: 0, toes_lost: 0, hit_level: 'none' }

type Located = Wound & {
  /** None where it is rolled, and was not yet. */
  readonly severity: Severity | null
  readonly applies_to: AppliesTo
  /** For the armour that lies over it. */
  readonly area: 'head' | 'torso' | LimbKind | Limb
  /** None where the side was not said. */
  readonly limb: Limb | null
  readonly side: Side | null
  /** All that a hit here may do, by the percentage that it takes. */
  readonly possible: readonly SideEffect[]
  /** After severity, where it was given in points. */
  readonly damage?: number
}

interface Hit {
  readonly cell: FullCell
  readonly limb: Limb | null
  readonly type: DamageType
  readonly damage: number
  readonly hp: number
  readonly limb_status: LimbStatus
  readonly marks: number
}

function onLimbs({ cell, limb, type, damage, hp, limb_status, marks }: Hit, why: Why) {
  const all = cell.appliesTo !== 'mobility'
  // Left or right makes no difference to what becomes of it.
  const area: CrippledArea = all ? 'spine' : (limb ?? (cell.limb === 'leg' ? 'left leg' : 'left arm'))
  const after = mobilityLevels({ hp, damage, area, limb_status, marks, damage_type: type }, why)
  const { severed, bleeds_as } = after
  const told = { limb_marks: after.marks, severed, bleeds_as }
  return all ? { ...told, limb_status_all: after.limb_status } : { ...told, limb_status: after.limb_status }
}

const touchesHealth = (to: AppliesTo): boolean => to === 'health' || to === 'health-and-mobility-all'

function wound(hit: Hit, why: Why): Wound {
  const { cell, damage, hp } = hit
  const found = reached(cell.effects, damage, hp)
  for (const { effect, percent } of found) why.note(`${effect} from ${percent} % of the hit points on`)
  const digits = digitsLost(found, damage, hp, why)
  const told = {
    effects: found.map(({ effect }) => effect),
    fingers_lost: cell.limb === 'arm' ? digits : 0,
    toes_lost: cell.limb === 'leg' ? digits : 0,
    hit_level: touchesHealth(cell.appliesTo) ? hitLevel(damage, hp, why) : 'none',
  } as const
  return cell.appliesTo === 'health' ? told : { ...told, ...onLimbs(hit, why) }
}

export const locations = rule(
  {
    id: 'tensided.targeting.locations',
    title: 'Hit locations and their effects',
    lines: '1047-1176',
    given: {
      location: LOCATION,
      /** Of an elbow, a knee, an eye. */
      side: optional(oneOf(...SIDES)),
      damage_type: DAMAGE_TYPE,
      hp: optional(HP),
      /** Before severity, where nothing resists. */
      raw_damage: optional(DAMAGE),
      /** After severity and resistance. */
      damage: optional(DAMAGE),
      /** The same in percent of the hit points. */
      damage_percent: optional(num({ min: 0, max: 1_000_000 })),
      /** Close attacks on the helpless are deadly, wherever they go. */
      helpless: optional(flag()),
      /** Only for the kinds of damage that have no column. */
      severity_roll: optional(rolled('1d10')),
      /** Of the limb, or of each of the four. */
      limb_status: optional(LIMB_STATUS),
      marks: optional(MARKS),
    },
  },
  (x, why): Located => {
    const { location, damage_type, side } = x
    const cell = cellAt(location, damage_type)
    const limb = limbHit(location, cell.limb, side)
    const worst = severityHere(x, cell, why)
    const known = {
      severity: worst,
      applies_to: cell.appliesTo,
      area: cell.area === 'limb' ? (limb ?? cell.limb) : cell.area,
      limb,
      side: side ?? null,
      possible: cell.effects,
    }
    const hp = x.damage_percent === undefined ? x.hp : 100
    const damage = x.damage_percent ?? x.damage ?? multiplied(x.raw_damage, worst, why)
    if (damage === undefined) return { ...known, ...UNHURT }
    if (hp === undefined) throw new BadInput('hp', 'the hit points that the damage is held against', hp)
    const { limb_status = 'uninjured', marks = 0 } = x
    const done = wound({ cell, limb, type: damage_type, damage, hp, limb_status, marks }, why)
    return x.damage_percent === undefined ? { ...known, damage, ...done } : { ...known, ...done }
  },
)

/** What has no column is rolled for, if there is a roll. */
function severityHere(
  x: {
    readonly location: Location
    readonly damage_type: DamageType
    readonly helpless?: boolean
    readonly severity_roll?: number
  },
  cell: FullCell,
  why: Why,
): Severity | null {
  const { helpless = false } = x
  if (cell.severity !== null) {
    const location_severity = why.table('Hit locations', x.location, x.damage_type, cell.severity)
    return severity({ helpless, location_severity }, why).severity
  }
  if (helpless) return capped(x.damage_type, severity({ helpless }, why).severity, why)
  const { severity_roll } = x
  return severity_roll === undefined ? null : capped(x.damage_type, severity({ severity_roll }, why).severity, why)
}

function multiplied(raw: number | undefined, worst: Severity | null, why: Why): number | undefined {
  if (raw === undefined) return undefined
  if (worst === null) throw new BadInput('severity_roll', 'a d10 for how bad the hit is', worst)
  return why.product('damage').add('raw damage', raw).add(worst, SEVERITY_FACTOR.at(worst, why)).total()
}
