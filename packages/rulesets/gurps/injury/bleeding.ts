/** Wounds that bleed, minute by minute. */
import { int, optional, or, rule, table, type Why } from '@umpire/engine'
import type { DamageType } from '../catalog/entry/damage-types.ts'
import { forced, HEALTH, healthOf, POINTS, ROLL, ROLLS } from './health.ts'

const BLEEDS = table<DamageType, boolean>('Wounds that bleed', {
  cutting: true,
  impaling: true,
  bullet: true,
  crushing: false,
  explosive: false,
})

/** Whether a blow of that kind opened a wound that bleeds. */
export const bleeds = (type: DamageType, injury: number, why: Why): boolean => injury > 0 && BLEEDS.at(type, why)

/** So many hit points lost make the roll harder by one. */
const FOR_EACH = 5
const [LOST, LOST_BADLY] = [1, 3]
/** Minutes in a row without loss, and it ends by itself. */
const DRY = 3

export const bleeding = rule(
  {
    id: 'gurps.injury.bleeding',
    title: 'Bleeding',
    lines: '2379-2381',
    given: {
      ...HEALTH,
      /** All that are missing, blood included. */
      hp_lost: POINTS,
      /** Minutes in a row without loss so far. */
      dry_minutes: or(int({ min: 0, max: DRY }), 0),
      roll: ROLL,
      /** Of several minutes, one after the other. */
      rolls: optional(ROLLS),
    },
  },
  (x, why) => {
    const health = healthOf(x, why)
    const against = (bled: number): number =>
      why
        .sum('to bleed no more')
        .add('HT', health)
        .add('hit points lost', -why.round('fives of hit points', (x.hp_lost + bled) / FOR_EACH, 'down'))
        .total()
    const { rolls = x.roll === undefined ? [] : [x.roll] } = x
    let [effective, bled, dry_minutes, minute] = [against(0), 0, x.dry_minutes, 0]
    let stopped = dry_minutes >= DRY
    for (const roll of rolls) {
      if (stopped) break
      if (minute > 0) effective = against(bled)
      minute++
      const { success, critical } = forced(effective, roll, why)
      dry_minutes = success ? dry_minutes + 1 : 0
      if (!success) bled += critical === 'failure' ? LOST_BADLY : LOST
      stopped = critical === 'success' || dry_minutes >= DRY
    }
    return { effective, bled, dry_minutes, stopped, bleeding_stopped_after_minute: stopped ? minute : null }
  },
)
