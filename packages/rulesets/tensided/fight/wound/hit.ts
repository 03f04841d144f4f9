/** A hit, from how bad a place it found to the wound: parts of tensided.proc.melee-attack and tensided.proc.shoot. */
import { memoByRecord, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { severityUpgrade } from '../../abilities/hits.ts'
import { damageOrder } from '../../damage/order.ts'
import { armorResistance } from '../../equipment/armor.ts'
import { type CrippledArea, debilitating } from '../../injury/limbs.ts'
import type { DamageType } from '../../tables/damage-types.ts'
import type { Limb } from '../../tables/limb-levels.ts'
import type { Mode } from '../../tables/melee-weapons.ts'
import type { Severity } from '../../tables/severities.ts'
import { locations } from '../../targeting/locations.ts'
import type { Where } from '../choice/called-location.ts'
import { type BodyAsking, D10, reads } from '../facts/ask.ts'
import type { Fighter } from '../state/fighter.ts'
import { fighterAt, idAt } from '../state/state.ts'
import { wound } from './wound.ts'

/** What hits a target, and where it was aimed. */
export interface Hit {
  readonly target: number
  readonly attack: 'hand-to-hand' | 'ranged'
  /** By a weapon of the tables, or by so much of that kind. */
  readonly weapon?: string
  readonly mode?: Mode
  readonly raw_damage?: number
  readonly damage_type: DamageType
  readonly damage_score?: number
  readonly shots?: number
  readonly pellets?: number
  readonly fragments?: number
  readonly where: Where
  /** The limb that a grappler breaks. */
  readonly limb?: Limb
  readonly cover_resistance?: number
  /** Whose abilities find a worse place. */
  readonly by?: number
  /** What decides the severity without a roll. */
  readonly settled: {
    readonly helpless?: boolean
    readonly spread_severity?: Severity
    readonly full_auto?: boolean
    readonly explosive?: boolean
    readonly restraint?: 'none' | 'seatbelt' | 'harness'
  }
}

/**
 * How bad a place it finds, the limb that a crippling hit finds, the damage that comes through, and the wound. Answers the
 * damage.
 */
export function hit(ask: BodyAsking, x: Hit): number {
  const { where, damage_type, target } = x
  const found = severityOf(ask, x)
  const area = x.limb ?? (where.kind === 'cripple' ? rollLimb(ask, x) : null)
  const { damage, severity } = damageOf(ask.why, x, { fighter: fighterAt(ask.state, target), severity: found, area })
  wound(ask, { target, damage, damage_type, severity, where, area })
  return damage
}

/** By the place, by what decides it without a roll, or by a die. */
function severityOf(ask: BodyAsking, x: Hit): Severity {
  const { target, by } = x
  const abilities = by === undefined ? NO_ABILITIES : fighterAt(ask.state, by).abilities
  const decided = decidedSeverity(x, abilities, ask.why)
  if (decided !== null) return decided
  const about = { purpose: 'severity', by: idAt(ask.state, by ?? target) }
  return reads(ask, D10, about, severityBy(ask.why, abilities, x))
}

const NO_ABILITIES: Fighter['abilities'] = []

/** The severity of a hit that needs no roll for it. */
function decidedSeverity(x: Hit, abilities: Fighter['abilities'], why: Why): Severity | null {
  const { where, damage_type, attack, settled } = x
  const { helpless, spread_severity, full_auto, explosive, restraint = 'none' } = settled
  const location_severity =
    where.kind === 'place' ? locations({ location: where.location, damage_type, ...sideOf(where) }, why).severity : null
  if (location_severity !== null) {
    return severityUpgrade({ attack, abilities, ...settled, location_severity }, why).severity
  }
  const isDecided =
    helpless === true ||
    spread_severity !== undefined ||
    full_auto === true ||
    explosive === true ||
    restraint !== 'none'
  return isDecided ? severityUpgrade({ attack, abilities, ...settled }, why).severity : null
}

/** What each face of the die of severity says. */
const severityBy = memoQuiet((why, abilities: Fighter['abilities'], { attack, settled }: Hit) =>
  memoByTotal(why, severity_roll => severityUpgrade({ attack, abilities, ...settled, severity_roll }, why).severity),
)

function rollLimb(ask: BodyAsking, { target, by }: Hit): CrippledArea {
  const about = { purpose: 'which limb', by: idAt(ask.state, by ?? target) }
  return reads(ask, D10, about, limb_roll => debilitating({ limb_roll }, ask.why).area)
}

/** What a hit found. */
interface Found {
  readonly fighter: Fighter
  readonly severity: Severity
  readonly area: CrippledArea | null
}

/** The damage of a hit that found this: the same hit is weighed and made again and again. */
const damageOf = memoByRecord((why, x: Hit, { fighter, severity, area }: Found) => {
  const { where, damage_type, weapon, mode, raw_damage, damage_score, shots, pellets, fragments } = x
  const place =
    where.kind === 'place' ? locations({ location: where.location, damage_type, ...sideOf(where) }, why) : null
  const armor_resistance = armorResistance(fighter.worn, area ?? place?.area ?? 'untargeted', why)
  return damageOrder(
    {
      ...(weapon === undefined ? {} : { weapon }),
      ...(mode === undefined ? {} : { mode }),
      ...(raw_damage === undefined ? {} : { raw_damage }),
      ...(damage_score === undefined ? {} : { damage_score }),
      ...(shots === undefined ? {} : { shots }),
      ...(pellets === undefined ? {} : { pellets }),
      ...(fragments === undefined ? {} : { fragments }),
      damage_type,
      severity,
      armor_resistance,
      cover_resistance: x.cover_resistance ?? 0,
      physique: fighter.natural_resistance,
    },
    why,
  )
})

export const sideOf = ({ side }: Extract<Where, { kind: 'place' }>) => (side === null ? {} : { side })
