/** Where a die of a hit goes, put to whoever took it. */
import type { Choice, Offer } from '@umpire/engine'
import { woundAllocation } from '../../combat/encounter/wounds.ts'
import type { Physique } from '../../core/physique.ts'
import { PHYSICAL, type Physical } from '../../tables/words.ts'

const LABELS: { readonly [characteristic in Physical]: string } = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  endurance: 'Endurance',
}

const AT_ZERO = { rule: woundAllocation.id, because: 'it is at zero: lay the die on one that is above' }

/** Where a die of a later hit may go. */
export class WoundOffer implements Offer<Physical> {
  readonly who: string
  readonly question = 'wound'
  /** What is left of the three. */
  readonly now: Physique

  constructor(who: string, now: Physique) {
    this.who = who
    this.now = now
  }

  find(key: string): Choice<Physical> | undefined {
    const known = PHYSICAL.find(one => one === key)
    return known && this.#choice(known)
  }

  trust(key: string): Physical {
    return key === 'strength' ? 'strength' : key === 'dexterity' ? 'dexterity' : 'endurance'
  }

  get choices(): readonly Choice<Physical>[] {
    return PHYSICAL.map(key => this.#choice(key))
  }

  #choice(key: Physical): Choice<Physical> {
    const left = this.now[key]
    const choice = { key, label: `${LABELS[key]}, ${left} left`, about: { kind: 'wound', characteristic: key, left } }
    return left > 0 ? choice : { ...choice, refused: AT_ZERO }
  }
}
