/** Killing those who cannot resist. */
import { flag, int, nullable, oneOf, or, rule } from '@umpire/engine'
import { weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { RANGES } from '../../tables/words.ts'
import { ammunition } from '../weapon/ammunition.ts'
import { specialBlow } from '../weapon/blows.ts'
import { FIRE_MODES, triggerPull } from './automatic-fire.ts'

const victim = {
  target_status: or(oneOf(...STATUSES), 'active'),
  /** Lets it happen: bound, asleep, given up. */
  unresisting: or(flag(), false),
  range: oneOf(...RANGES),
}

const refused = (because: string) => ({ allowed: false as const, because })

export const coupDeGrace = rule(
  {
    id: 'traveller.combat.coup-de-grace',
    title: 'Coup de grace with gun or blade',
    lines: '1301-1301',
    given: {
      weapon: weaponField,
      mode: or(nullable(oneOf(...FIRE_MODES)), null),
      ammo: or(int({ min: 0 }), 0),
      ...victim,
    },
  },
  (x, why) => {
    const weapon = weaponNamed(x.weapon, why)
    if (x.range !== 'close') return refused('only at close range: go up to the victim first')
    if (x.target_status === 'dead') return refused('the victim is dead already')
    if (x.target_status === 'active' && !x.unresisting)
      return refused('only against somebody who cannot or will not resist')
    if (weapon.class === 'blade') {
      return {
        allowed: true as const,
        target_status: 'dead' as const,
        ammo_used: 0,
        ammo_left: x.ammo,
        throw_needed: false,
      }
    }
    if (weapon.class !== 'gun') return refused('hands and clubs need throws: strike a special blow')
    const { ammo_used } = triggerPull(x.weapon, x.mode, why)
    const fired = ammunition({ weapon: x.weapon, ammo: x.ammo, shots: ammo_used, bursts: 0, belt: false }, why)
    if (!fired.allowed) return refused(fired.because)
    const { ammo_left } = fired
    return { allowed: true as const, target_status: 'dead' as const, ammo_used, ammo_left, throw_needed: false }
  },
)

export const coupDeGraceBrawling = rule(
  {
    id: 'traveller.combat.coup-de-grace-brawling',
    title: 'Coup de grace with hands or clubs',
    lines: '1301-1301',
    given: { weapon: or(weaponField, 'Hands'), ...victim, blows_left: or(int({ min: 0 }), 0) },
  },
  (x, why) => {
    const { weapon, target_status, unresisting, blows_left } = x
    const { class: fought } = weaponNamed(weapon, why)
    if (fought === 'gun' || fought === 'blade') return refused('a gun or blade kills outright')
    if (x.range !== 'close') return refused('only at close range: go up to the victim first')
    const special = specialBlow({ weapon, strength: null, target_status, unresisting, blows_left }, why)
    if (!special.allowed) return refused(special.because)
    return { allowed: true as const, throw_needed: true, blow: special.blow, blows_left: special.blows_left }
  },
)
