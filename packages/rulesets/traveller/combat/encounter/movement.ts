/**
 * Moving on the line of bands, as two figures see it. Where many move at once, `movedAtOnce` of the geometry does the
 * same for all of them.
 */
import { flag, int, oneOf, or, record, rule, type Why } from '@umpire/engine'
import { BANDS_BY_PACE, MOVEMENTS, PACES, STATUS_ALLOWS } from '../../tables/combat/movement.ts'
import { LAST_BAND } from '../../tables/combat/ranges.ts'
import { ranges } from './encounter-range.ts'

const FROM = { bands: int({ min: 0 }), touching: or(flag(), false) }
const step = record({ movement: oneOf(...MOVEMENTS), pace: or(oneOf(...PACES), 'walk') })

/** Two who close on each other and would pass stop in one band; in one band already, they touch. */
function met(bands: number, touching: boolean, both: number, why: Why): { bands: number; touching: boolean } {
  if (bands === 0) return { bands, touching: true }
  return { bands: why.atLeast('they do not pass', 0, bands - both), touching }
}

/** Whoever opens moves first; whoever closes heads for where the other has ended up. */
export const movementStatus = rule(
  {
    id: 'traveller.combat.movement-status',
    title: 'Movement status',
    lines: '1055-1065',
    given: { ...FROM, a: step, b: step },
  },
  (x, why) => {
    let { bands, touching } = x
    if (x.a.movement === 'open_range') ({ bands, touching } = openRangeStatus({ bands, touching, pace: x.a.pace }, why))
    if (x.b.movement === 'open_range') ({ bands, touching } = openRangeStatus({ bands, touching, pace: x.b.pace }, why))
    const aCloses = x.a.movement === 'close_range'
    const bCloses = x.b.movement === 'close_range'
    if (aCloses && bCloses) {
      const both = BANDS_BY_PACE.at(x.a.pace, why) + BANDS_BY_PACE.at(x.b.pace, why)
      ;({ bands, touching } = met(bands, touching, both, why))
    } else if (aCloses || bCloses) {
      ;({ bands, touching } = closeRangeStatus({ bands, touching, pace: aCloses ? x.a.pace : x.b.pace }, why))
    }
    return { bands, touching, range: ranges({ bands, touching }, why) }
  },
)

export const closeRangeStatus = rule(
  {
    id: 'traveller.combat.close-range-status',
    title: 'Closing',
    lines: '1049-1049, 1059-1059',
    given: { ...FROM, pace: or(oneOf(...PACES), 'walk') },
  },
  (x, why) => {
    const left = x.bands - BANDS_BY_PACE.at(x.pace, why)
    // The step from short to close range counts as a band, so it takes one to spare.
    const touching = x.touching || left < 0
    const bands = why.atLeast('not past the enemy', 0, left)
    const range = ranges({ bands, touching }, why)
    return { bands, touching, range, attack_allowed: STATUS_ALLOWS.at('close_range', x.pace, why).attack }
  },
)

/** Whoever leaves contact skips short range: a walk ends a full band off. */
export const openRangeStatus = rule(
  {
    id: 'traveller.combat.open-range-status',
    title: 'Opening',
    lines: '1061-1061',
    given: { ...FROM, pace: or(oneOf(...PACES), 'walk') },
  },
  (x, why) => {
    const bands = why.sum('bands').add('apart', x.bands).add('moved', BANDS_BY_PACE.at(x.pace, why)).total()
    const range = ranges({ bands, touching: false }, why)
    return { bands, touching: false, range, attack_allowed: STATUS_ALLOWS.at('open_range', x.pace, why).attack }
  },
)

export const standStatus = rule(
  {
    id: 'traveller.combat.stand-status',
    title: 'Standing',
    lines: '1063-1063',
    given: { ...FROM, movement: or(oneOf('stand'), 'stand') },
  },
  (x, why) => {
    const { attack, parry } = STATUS_ALLOWS.at(x.movement, 'walk', why)
    const range = ranges({ bands: x.bands, touching: x.touching }, why)
    return { bands: x.bands, touching: x.touching, range, attack_allowed: attack, parry_allowed: parry }
  },
)

export const running = rule(
  {
    id: 'traveller.combat.running',
    title: 'Running costs a blow',
    lines: '1059-1059',
    given: {
      blows_left: int({ min: 0 }),
      pace: oneOf(...PACES),
      /** On a mount or in a vehicle, which tires nobody and keeps only its driver from attacking. */
      riding: or(oneOf('no', 'driver', 'passenger'), 'no'),
      /** Never tires. */
      battle_dress: or(flag(), false),
    },
  },
  (x, why) => {
    const { attack, blow_cost } = STATUS_ALLOWS.at('close_range', x.pace, why)
    const attack_allowed = attack || x.riding === 'passenger'
    const cost = x.riding === 'no' && !x.battle_dress ? blow_cost : 0
    if (why.compare('blows it costs', cost, '>', x.blows_left)) {
      return {
        allowed: false,
        because: 'running takes a combat blow and none is left: walk, or rest',
        blows_left: x.blows_left,
        attack_allowed,
      }
    }
    const blows_left = why.sum('blows left').add('allowance', x.blows_left).add('running', -cost).total()
    return { allowed: true, blows_left, attack_allowed }
  },
)

export const leavingTheField = rule(
  {
    id: 'traveller.combat.leaving-the-field',
    title: 'Leaving the field',
    lines: '1030-1030, 1065-1065',
    given: { nearest_enemy_bands: int({ min: 0 }) },
  },
  (x, why) => ({
    escaped: why.compare('bands to the nearest enemy', x.nearest_enemy_bands, '>', LAST_BAND),
    range: ranges({ bands: x.nearest_enemy_bands, touching: false }, why),
  }),
)
