/** How a wound bleeds: tensided.fatigue.bleeding-rate. */
import { dice } from '@umpire/dice'
import { BLEEDING, bleedingRate } from '../../fatigue/bleeding.ts'
import type { DamageType } from '../../tables/damage-types.ts'
import type { Status } from '../../tables/health-levels.ts'
import type { Effect } from '../../tables/locations.ts'
import { isWounding } from '../../targeting/cell.ts'
import { type BodyAsking, reads } from '../facts/ask.ts'
import { bleeds } from '../facts/body.ts'
import { idAt } from '../state/state.ts'

interface Bleeding {
  readonly target: number
  readonly status: Status
  readonly damage_type: DamageType
  readonly effects: readonly Effect[]
}

export function bleed(ask: BodyAsking, { target, status, damage_type, effects }: Bleeding): void {
  if (!isWounding(damage_type)) return
  const given = { status, damage_type, effects }
  const { die } = BLEEDING.rows[status][damage_type]
  const who = idAt(ask.state, target)
  const rate =
    die === null
      ? bleedingRate(given, ask.why)
      : reads(ask, dice(`1${die}`), { purpose: 'bleeding', by: who }, face =>
          bleedingRate({ ...given, [die]: face }, ask.why),
        )
  if (rate.bleeding_rate === 0) return
  const wound = {
    type: damage_type,
    first_rate: rate.bleeding_rate,
    rate: rate.bleeding_rate,
    rounds: 0,
    internal: rate.internal,
    since: ask.state.round,
    cmos: 0,
    next_try: 0,
  }
  return ask.record(bleeds({ who, wound }))
}
