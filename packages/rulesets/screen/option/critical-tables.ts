/** Tables for what goes very well and very badly. */
import { flag, option, or, replace, rule, text, type Why } from '@umpire/engine'
import {
  type Consequence,
  criticalFailure,
  criticalHit,
  criticalMiss,
  defenseTotal,
  malfunction,
} from '@umpire/gurps/rooms'
import { score, threeDice, WOUNDING, type Wounding } from '../common/fields.ts'
import { criticalDefense } from '../critical/defense.ts'
import { firearmTable } from '../critical/firearm-table.ts'
import { headBlowTable, hitTable } from '../critical/hit-table.ts'
import { missTable, QUALITIES } from '../critical/miss-table.ts'
import { grapplingTable, STRIKES, strikingTable } from '../critical/unarmed-tables.ts'
import { LOCATION_ROWS, locationOf } from '../location/rows.ts'

const isHeadBlow = (location: string): boolean => LOCATION_ROWS[locationOf(location) ?? 'torso'].head === true
const woundingNamed = (type: string | undefined): Wounding => WOUNDING.find(known => known === type) ?? 'crushing'

export const optionCriticalTables = rule(
  {
    id: 'screen.option.critical-tables',
    title: 'Option, critical hit and miss tables',
    lines: '387-463, 577-618',
    given: { option_on: flag(), effective: score, roll: threeDice, aimed_at: or(text(60), 'torso') },
  },
  ({ option_on, effective, roll, aimed_at }, why) => {
    const hit = criticalHit({ effective, roll, location: aimed_at, target: 'person' }, why)
    const on = option_on && hit.critical_hit
    const table = isHeadBlow(aimed_at) ? headBlowTable.id : hitTable.id
    return {
      critical_hit: hit.critical_hit,
      maximum_damage: hit.maximum_damage && !on,
      roll_on: on ? table : 'none',
    }
  },
)

/** The row of whichever table fits the place. */
function hitRow(location: string, type: string | undefined, row: number, why: Why): readonly Consequence[] {
  const struck = locationOf(location) ?? 'torso'
  const x = { row, location: struck, type: woundingNamed(type), rolled: 0, dr: 0 }
  return isHeadBlow(location) ? headBlowTable(x, why).consequences : hitTable(x, why).consequences
}

interface Missed {
  readonly with: 'hand-weapon' | 'missile' | 'gun' | 'grenade' | 'strike' | 'grapple'
  readonly attack?: string
  readonly type?: string
  readonly quality?: string
  readonly st?: number
  readonly min_st?: number | null
  readonly aim_turns?: number
  readonly high_pain_threshold?: boolean
}

const strengthOf = ({ st, min_st }: Missed) => ({
  ...(st === undefined ? {} : { st }),
  ...(min_st == null ? {} : { min_st }),
})

/** What beasts strike with, as the nearest that people do. */
const BEASTS: ReadonlyMap<string, (typeof STRIKES)[number]> = new Map([
  ['bite', 'head-butt'],
  ['hooves', 'kick'],
])

function missRow(x: Missed, row: number, why: Why): readonly Consequence[] {
  const quality = QUALITIES.find(known => known === x.quality) ?? 'good'
  switch (x.with) {
    case 'gun':
    case 'grenade':
      return firearmTable(
        { row, weapon: x.with, quality, recoilless: false, aim_turns: x.aim_turns ?? 0, dr: 0, ...strengthOf(x) },
        why,
      ).consequences
    case 'strike': {
      const attack = STRIKES.find(known => known === x.attack) ?? BEASTS.get(x.attack ?? '') ?? 'punch'
      return strikingTable({ row, attack, dr: 0 }, why).consequences
    }
    case 'grapple':
      return grapplingTable(
        { row, dr: 0, high_pain_threshold: x.high_pain_threshold ?? false, reversible: x.attack === 'throw' },
        why,
      ).consequences
    default: {
      const ranged = x.with === 'missile'
      const type = woundingNamed(x.type)
      return missTable({ row, weapon: '', quality, type, resistant: false, ranged }, why).consequences
    }
  }
}

const LUCKY = 4
/** Only these may be critical, and only then is a table asked. */
const isExtreme = (roll: number, total: number): boolean => roll <= 6 || roll >= 17 || roll - total >= 10

export const criticalTables = option({
  key: 'critical-tables',
  title: 'Critical hit and miss tables',
  says: 'Critical hits, critical misses and critical defense rolls go to their tables.',
  replaces: [
    replace(criticalHit, (x, why, base) => {
      // A 3 is a critical hit like any other: the table takes the place of the most that the dice can do.
      const hit = base(x.roll < LUCKY ? { ...x, roll: LUCKY } : x, why)
      if (!hit.critical_hit) return hit
      if (x.target === 'vehicle') return base(x, why)
      if (x.table_roll === undefined) return { ...hit, table: '3d6' }
      return { ...hit, consequences: hitRow(x.location, x.type, x.table_roll, why) }
    }),
    replace(criticalMiss, (x, why, base) => {
      const miss = base(x, why)
      if (!miss.critical_miss) return miss
      if (x.table_roll === undefined) return { ...miss, table: '3d6' }
      return { ...miss, consequences: missRow(x, x.table_roll, why) }
    }),
    replace(defenseTotal, (x, why, base) => {
      const came = base(x, why)
      const told =
        x.dodge !== undefined ? 'dodge' : x.parry !== undefined ? 'parry' : x.block !== undefined ? 'block' : 'none'
      const defense = x.defense ?? told
      if (x.roll === undefined || defense === 'none' || !came.defense_allowed) return came
      const { defense_total } = came
      if (!isExtreme(x.roll, defense_total)) return came
      const attack = x.attack ?? 'hand-weapon'
      const critical = criticalDefense({ defense, defense_total, roll: x.roll, attack, unarmed: x.unarmed }, why)
      const { who_rolls, consequences } = critical
      return { ...came, consequences, bad_miss: who_rolls === 'nobody' ? null : who_rolls }
    }),
    replace(malfunction, (x, why, base) => {
      const came = base(x, why)
      if (x.jammed || !came.malfunction) return came
      const { critical } = criticalFailure({ effective: x.effective ?? 0, roll: x.roll }, why)
      if (critical !== 'failure') return came
      return { ...came, malfunction: false, jammed: false, goes_to_table: true }
    }),
  ],
})
