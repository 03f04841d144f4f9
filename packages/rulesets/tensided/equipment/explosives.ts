/** What goes off, and what it does to whom. */
import { BadInput, int, num, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { damageOrder } from '../damage/order.ts'
import { RESISTING } from '../damage/resistance.ts'
import { DISTANCE } from '../ranged/distance/sighting.ts'
import { DAMAGE_TYPE, type DamageType } from '../tables/damage-types.ts'
import { explosiveNamed, WEAPON } from '../tables/weapon.ts'

export type Zone = 'same square' | 'kill' | 'threat' | 'safe'

type Radii = { readonly kill_radius: number; readonly threat_radius: number }

/** Nearer than the next square. */
const NEXT_SQUARE = 1
const SHARE = { 'same square': 2, kill: 1, threat: 3, safe: 0 } as const

/** Where somebody is who stands so many metres away; radii include their edge. */
export function zoneAt(distance: number, { kill_radius, threat_radius }: Radii): Zone {
  if (distance < NEXT_SQUARE) return 'same square'
  if (distance <= kill_radius) return 'kill'
  return distance <= threat_radius ? 'threat' : 'safe'
}

/** Twice in the same square, a third in the zone of threat, nothing beyond. */
function shareOf(label: string, amount: number, zone: Zone, why: Why): number {
  if (zone === 'threat') return why.input(`a third of ${label}`, amount / SHARE.threat)
  return why.product(label).add(label, amount).add(zone, SHARE[zone]).total()
}

const amount = optional(num({ min: 0, max: 1_000_000 }))

const GIVEN = {
  ...RESISTING,
  damage_type: optional(DAMAGE_TYPE),
  weapon: optional(WEAPON),
  /** Of something that is in no table. */
  blast_damage: amount,
  kill_radius: amount,
  threat_radius: amount,
  distance: DISTANCE,
  /** Each victim's own. */
  fragments_rolled: optional(int({ min: 0, max: 100_000 })),
}
type Blown = ValuesOf<typeof GIVEN>

interface Charge extends Radii {
  readonly dmg: number
  readonly fragments: string | null
  readonly damage_type: DamageType
}

function chargeOf(x: Blown, why: Why): Charge {
  if (x.weapon !== undefined) return explosiveNamed(x.weapon, why)
  const { blast_damage, kill_radius, threat_radius } = x
  if (blast_damage === undefined || kill_radius === undefined || threat_radius === undefined) {
    throw new BadInput('weapon', 'an explosive, or blast_damage, kill_radius and threat_radius', x.weapon)
  }
  return { dmg: blast_damage, kill_radius, threat_radius, fragments: null, damage_type: x.damage_type ?? 'concussion' }
}

export const explosives = rule(
  {
    id: 'tensided.equipment.explosives',
    title: 'Explosives',
    lines: '1583-1583',
    given: GIVEN,
  },
  (x, why) => {
    const charge = chargeOf(x, why)
    const zone = zoneAt(x.distance, charge)
    const { damage_type } = charge
    const hit = { ...x, damage_type, severity: 'susceptible' } as const
    if (charge.fragments === null) {
      const raw_damage = shareOf('blast', charge.dmg, zone, why)
      const { damage, severity } = damageOrder({ ...hit, raw_damage }, why)
      return { zone, damage_type, raw_damage, severity, damage, fragments: 0 }
    }
    const { fragments_rolled } = x
    if (fragments_rolled === undefined && zone !== 'safe') {
      throw new BadInput('fragments_rolled', `the fragments that fly at him, ${charge.fragments}`, fragments_rolled)
    }
    const share = shareOf('fragments', fragments_rolled ?? 0, zone, why)
    const fragments = why.round('fragments that hit', share, 'down')
    const { damage, severity } = damageOrder({ ...hit, fragments }, why)
    return { zone, damage_type, raw_damage: charge.dmg, severity, damage, fragments }
  },
)
