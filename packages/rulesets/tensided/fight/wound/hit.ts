/** A hit, from how bad a place it found to the wound: parts of tensided.proc.melee-attack and tensided.proc.shoot. */
import { QuietMemo } from '@umpire/engine'
import { severityUpgrade } from '../../abilities/hits.ts'
import { damageOrder } from '../../damage/order.ts'
import { armorResistance } from '../../equipment/armor.ts'
import { type CrippledArea, debilitating } from '../../injury/limbs.ts'
import type { DamageType } from '../../tables/damage-types.ts'
import type { Limb } from '../../tables/limb-levels.ts'
import type { Mode } from '../../tables/melee-weapons.ts'
import type { Severity } from '../../tables/severities.ts'
import { locations } from '../../targeting/locations.ts'
import { type BodyAsking, D10, reads } from '../facts/ask.ts'
import type { Where } from '../state/called-location.ts'
import { fighterAt, idAt } from '../state/state.ts'
import { wound } from './wound.ts'

/** What strikes somebody, and where it was meant to. */
export interface Blow {
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
  /** What settles the severity without a roll. */
  readonly settled: {
    readonly helpless?: boolean
    readonly spread_severity?: Severity
    readonly full_auto?: boolean
    readonly explosive?: boolean
    readonly restraint?: 'none' | 'seatbelt' | 'harness'
  }
}

/** What one attack comes to: it is weighed and made again and again from the same moment. */
const CAME = new QuietMemo<Blow, ReturnType<typeof damageOrder>>()
const SEVERITIES = new QuietMemo<Blow, Severity>()

/** The damage of a hit that found this. */
function damageOf(ask: BodyAsking, blow: Blow, severity: Severity, area: CrippledArea | null) {
  const fighter = fighterAt(ask.state, blow.target)
  const { where, damage_type, weapon, mode, raw_damage, damage_score, shots, pellets, fragments } = blow
  const at =
    where.kind === 'place' ? locations({ location: where.location, damage_type, ...sideOf(where) }, ask.why) : null
  const armor_resistance = armorResistance(fighter.worn, area ?? at?.area ?? 'untargeted', ask.why)
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
      cover_resistance: blow.cover_resistance ?? 0,
      physique: fighter.natural_resistance,
    },
    ask.why,
  )
}

/** Answers the damage that came through. */
export function hit(ask: BodyAsking, blow: Blow): number {
  const { where, damage_type, target } = blow
  const found = severityOf(ask, blow)
  const area = blow.limb ?? (where.kind === 'cripple' ? limbStruck(ask, blow) : null)
  const { damage, severity } = CAME.get(ask.why, blow, area === null ? found : `${found} ${area}`, () =>
    damageOf(ask, blow, found, area),
  )
  wound(ask, { target, damage, damage_type, severity, where, area })
  return damage
}

export const sideOf = ({ side }: Extract<Where, { kind: 'place' }>) => (side === null ? {} : { side })

/** By the place, by what settles it, or by a die. */
function severityOf(ask: BodyAsking, blow: Blow): Severity {
  const { where, damage_type, settled, attack, target, by } = blow
  const { why } = ask
  const location_severity =
    where.kind === 'place' ? locations({ location: where.location, damage_type, ...sideOf(where) }, why).severity : null
  const abilities = by === undefined ? [] : fighterAt(ask.state, by).abilities
  const given = { attack, abilities, ...settled, ...(location_severity === null ? {} : { location_severity }) }
  const isSettled =
    location_severity !== null ||
    settled.helpless === true ||
    settled.spread_severity !== undefined ||
    settled.full_auto === true ||
    settled.explosive === true ||
    (settled.restraint ?? 'none') !== 'none'
  if (isSettled) return severityUpgrade(given, why).severity
  const about = { purpose: 'severity', by: idAt(ask.state, by ?? target) }
  return reads(ask, D10, about, severity_roll =>
    SEVERITIES.get(why, blow, severity_roll, () => severityUpgrade({ ...given, severity_roll }, why).severity),
  )
}

function limbStruck(ask: BodyAsking, { target, by }: Blow): CrippledArea {
  const about = { purpose: 'which limb', by: idAt(ask.state, by ?? target) }
  return reads(ask, D10, about, limb_roll => debilitating({ limb_roll }, ask.why).area)
}
