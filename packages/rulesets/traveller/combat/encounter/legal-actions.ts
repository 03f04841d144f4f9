/** What a movement status leaves open. */
import { flag, oneOf, optional, or, rule } from '@umpire/engine'
import { weaponField } from '../../equipment/weapon/weapon.ts'
import { MOVEMENTS, PACES, STATUS_ALLOWS } from '../../tables/combat/movement.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { reloading } from '../weapon/ammunition.ts'

export const legalActions = rule(
  {
    id: 'traveller.combat.legal-actions',
    title: 'What each status leaves open',
    lines: '1057-1063, 1123-1123, 1195-1195, 1289-1301, 1309-1309',
    given: {
      movement: oneOf(...MOVEMENTS),
      pace: or(oneOf(...PACES), 'walk'),
      /** The gun being loaded in this round. */
      reloading: optional(weaponField),
      surprised: or(flag(), false),
      status: or(oneOf(...STATUSES), 'active'),
    },
  },
  (x, why) => {
    const row = x.status !== 'active' ? 'helpless' : x.surprised ? 'surprised' : x.movement
    const { attack, other_action, parry, blow_cost } = STATUS_ALLOWS.at(row, x.pace, why)
    const open = { parry_allowed: parry, blow_cost }
    if (x.reloading === undefined) {
      return { allowed: true, attack_allowed: attack, reload_allowed: other_action, ...open }
    }
    if (!other_action) {
      const because = 'a gun is loaded standing, walking or evading'
      return { allowed: false, because, attack_allowed: attack, reload_allowed: false, ...open }
    }
    const evading = row === 'evade'
    const load = { weapon: x.reloading, belt_fed: false, evading, spare_cylinder: false, rounds_done: 0 }
    const loads = reloading(load, why)
    if (loads.allowed) return { allowed: true, attack_allowed: false, reload_allowed: true, ...open }
    return { allowed: false, because: loads.because, attack_allowed: attack, reload_allowed: false, ...open }
  },
)
