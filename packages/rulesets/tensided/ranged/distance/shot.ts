/** Shot spreads: the farther, the easier to hit with, and the less it does. */
import { BadInput, flag, int, num, optional, rule, table } from '@umpire/engine'
import { damageOrder } from '../../damage/order.ts'
import { rankOf, severityAt } from '../../tables/severities.ts'
import { cell, gunNamed, WEAPON } from '../../tables/weapon.ts'
import { CHOKE, type Choke } from './chokes.ts'
import { DISTANCE } from './sighting.ts'

/** Metres of one multiple; a normal barrel has the gun's own. */
const SPREAD = table<Exclude<Choke, 'normal'>, number>('Spread', { 'sawed-off': 3, 'open choke': 5, duckbill: 20 })
const FLECHETTES = 2
const DF_EACH = -2
/** From so many multiples on those beside the target are hit, too. */
const NEIGHBOURS_FROM = 3

const amount = optional(num({ min: 0, max: 1_000_000 }))

export const shot = rule(
  {
    id: 'tensided.ranged.shot',
    title: 'Shot spread',
    lines: '827-829',
    given: {
      weapon: WEAPON,
      /** True metres. */
      distance: DISTANCE,
      choke: optional(CHOKE),
      flechettes: optional(flag()),
      /** Shells that hit, each with its pellets. */
      shots: optional(int({ min: 0, max: 1000 })),
      armor_resistance: amount,
      cover_resistance: amount,
    },
  },
  (x, why) => {
    const gun = gunNamed(x.weapon, why)
    const { choke = 'normal', shots = 1, armor_resistance = 0, cover_resistance = 0 } = x
    if (gun.pellets === null) throw new BadInput('weapon', 'a gun that fires shot', x.weapon)
    const range = why
      .product('spread')
      .add('barrel', choke === 'normal' ? cell(gun, 'range', gun.rng, why) : SPREAD.at(choke, why))
      .when(x.flechettes === true, 'flechettes', FLECHETTES)
      .total()
    const k = why.round('multiples of the spread', x.distance / range, 'down')
    const severity = severityAt(why.sum('severity').add('vital', rankOf('vital')).add('multiples', -k).total())
    const ofEach = why.round('pellets of a shell', cell(gun, 'pellets', gun.pellets, why) / Math.max(1, k), 'down')
    const pellets = why.product('pellets').add('of a shell', ofEach).add('shells', shots).total()
    const { damage } = damageOrder({ weapon: x.weapon, pellets, severity, armor_resistance, cover_resistance }, why)
    return {
      k,
      severity,
      df_modifier: why
        .sum('easier to hit')
        .add('multiples of the spread', k * DF_EACH)
        .total(),
      /** That hit each victim. */
      pellets,
      neighbours: why.compare('neighbours', k, '>=', NEIGHBOURS_FROM),
      damage,
    }
  },
)
