/** Full automatic fire: many shots, of which some hit. */
import { flag, int, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { damageOrder } from '../damage/order.ts'
import { RESISTING } from '../damage/resistance.ts'
import { abilitiesHeld } from '../effect/effect.ts'
import { CHOKE } from '../ranged/distance/chokes.ts'
import { shot } from '../ranged/distance/shot.ts'
import { DISTANCE, markedDistance, SHORT_RANGE } from '../ranged/distance/sighting.ts'
import { rankOf, SEVERITY, type Severity, severityAt } from '../tables/severities.ts'
import { gunNamed, WEAPON } from '../tables/weapon.ts'

const WALKED_DF = -4

const GIVEN = {
  weapon: optional(WEAPON),
  /** Fired in this attack, and by how much it hit. */
  shots: optional(int({ min: 1, max: 10_000 })),
  mos: optional(int({ min: -100_000, max: 100_000 })),
  armor_resistance: RESISTING.armor_resistance,
  cover_resistance: RESISTING.cover_resistance,
  /** Of a place that was aimed at. */
  location_severity: optional(SEVERITY),
  /** At the same target in the round before, without a break. */
  continued: optional(flag()),
  tracers: optional(flag()),
  distance: optional(DISTANCE),
  choke: optional(CHOKE),
  flechettes: optional(flag()),
  abilities: abilitiesHeld,
}
type Stream = ValuesOf<typeof GIVEN>

/** Half of the shots, and one more for each point that it hit by; never more than there are. */
function hitsOf(shots: number, mos: number, why: Why): number {
  if (mos < 0) return why.input('it missed', 0)
  const half = why.round('half of the shots', shots / 2, 'down')
  const hits = why.sum('hits').add('half of the shots', half).add('margin of success', mos).total()
  return why.atMost('shots fired', shots, why.atLeast('at least one', 1, hits))
}

/** Whether the stream is walked into the target, which tracers show at any distance. */
function walked(x: Stream, why: Why): boolean {
  if (x.continued !== true) return false
  if (x.tracers === true) return true
  const { distance = 0, abilities = [] } = x
  return why.compare('short range', markedDistance({ distance, abilities }, why), '<=', SHORT_RANGE)
}

/** A shell full auto is a shot whose pellets spread. */
function spreading(x: Stream, hits: number, why: Why): { readonly severity: Severity; readonly pellets?: number } {
  const severity = why.input('full auto', 'susceptible')
  const { weapon, distance, choke = 'normal', flechettes = false } = x
  if (weapon === undefined || distance === undefined || gunNamed(weapon, why).pellets === null) return { severity }
  const spread = shot({ weapon, distance, choke, flechettes, shots: hits }, why)
  const rank = why.atMost('the spread', rankOf(spread.severity), rankOf(severity))
  return { severity: severityAt(rank), pellets: spread.pellets }
}

type Fired = {
  readonly df_modifier: number
  readonly hits?: number
  readonly pellets?: number
  readonly severity?: Severity
  readonly damage?: number
}

export const fullAuto = rule(
  {
    id: 'tensided.equipment.full-auto',
    title: 'Full automatic fire',
    lines: '1561-1561',
    given: GIVEN,
  },
  (x, why): Fired => {
    const df_modifier = walked(x, why) ? why.input('the stream is walked', WALKED_DF) : 0
    if (x.shots === undefined || x.mos === undefined) return { df_modifier }
    const hits = hitsOf(x.shots, x.mos, why)
    const { severity: average, ...spread } = spreading(x, hits, why)
    const severity = x.location_severity ?? average
    const { weapon, armor_resistance = 0, cover_resistance = 0 } = x
    if (weapon === undefined) return { df_modifier, hits, ...spread, severity }
    const { damage } = damageOrder(
      { weapon, shots: hits, ...spread, severity, armor_resistance, cover_resistance },
      why,
    )
    return { df_modifier, hits, ...spread, severity, damage }
  },
)
