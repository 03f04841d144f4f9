/** Feeding guns between fights: spare loads, and power packs at the charger. */
import { type Ask, flag, int, nullable, or, procedure, text } from '@umpire/engine'
import { ammunition, loadFits, reloading } from '../../combat/weapon/ammunition.ts'
import { powerPacks } from '../../equipment/guns.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { unable } from '../facts/able.ts'
import { weaponAt } from '../facts/gear.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { recharged, reloaded, type ShoppingFact } from '../facts/shopping-facts.ts'
import { characterIn, type PlayState } from '../facts/state.ts'

type Asking = Ask<PlayState, ShoppingFact>

/** Which of the things in the list of gear. */
const WHICH = { who: text(100), place: int({ min: 0, max: 1000 }) }

export const reload = procedure(
  {
    id: 'traveller.proc.reloading',
    title: 'Reloading at leisure',
    given: {
      ...WHICH,
      /** The gun whose spare load is taken, if not its own. */
      from: or(nullable(int({ min: 0, max: 1000 })), null),
    },
  },
  (ask: Asking, { who, place, from }): Refused | { readonly allowed: true } => {
    const { why } = ask
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const owner = characterIn(ask.state, who)
    const { item: weapon, belt_fed } = weaponAt(owner, place, why)
    const source = weaponAt(owner, from ?? place, why)
    const load = { gun: source.item, belt: source.belt_fed }
    if (!loadFits(load, { gun: weapon, belt_fed }, why)) return refused(ammunition, 'that does not go into this weapon')
    if ((source.spare_loads ?? 0) === 0) return refused(reloading, 'there is no load to spare: buy one')
    const leisure = { evading: false, spare_cylinder: false, rounds_done: 0 }
    const ready = reloading({ weapon, belt_fed, ...leisure }, why)
    if (!ready.allowed) return refused(reloading, ready.because)
    ask.record(reloaded({ who, place, from: from ?? place, ammo: ready.capacity }))
    return { allowed: true }
  },
)

export const recharge = procedure(
  {
    id: 'traveller.proc.recharging',
    title: 'Recharging a power pack',
    given: {
      ...WHICH,
      /** At a high energy source. */
      hours: int({ min: 0, max: 10_000 }),
      /** At commercial rates, if the source is not one's own. */
      commercial: or(flag(), true),
    },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly price: number } => {
    const barred = unable(ask.state, x.who)
    if (barred !== undefined) return barred
    const owner = characterIn(ask.state, x.who)
    const gun = weaponAt(owner, x.place, ask.why)
    if (weaponNamed(gun.item, ask.why).type !== 'laser') return refused(powerPacks, 'only lasers have power packs')
    const pack = { weapon: gun.item, ammo: gun.ammo ?? null, shots: 0, recharge_hours: x.hours }
    const { recharged: full, ammo_left, recharge_price } = powerPacks(pack, ask.why)
    if (!full) return refused(powerPacks, 'it takes eight hours at a high energy source')
    const price = x.commercial ? recharge_price : 0
    if (!ask.why.compare('cash', owner.wealth.cash, '>=', price)) return refused(powerPacks, `it costs Cr${price}`)
    ask.record(recharged({ who: x.who, place: x.place, ammo: ammo_left, price }))
    return { allowed: true, price }
  },
)
