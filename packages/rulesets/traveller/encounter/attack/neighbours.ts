/** Whom a burst or a charge of shot endangers beside its target. */
import { type Ask, type Choice, memoQuiet, type Offer } from '@umpire/engine'
import { groupHitsAutomatic, groupHitsShotgun } from '../../combat/attack/groups.ts'
import { personKey } from '../choice/about.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { besideTarget } from '../move/positions.ts'
import { type Encounter, fighterAt, partyAt, standingAt } from '../state/state.ts'

/** Those beside a target whom a burst or a charge of shot also endangers: so many of them, and with which DM. */
interface Group {
  readonly open: readonly number[]
  readonly count: number
  readonly dm: number
}

/** Who that is for a target. Kept by the target: so many moments of a fight pass that keeping by them costs more. */
export const endangered = memoQuiet((why, state: Encounter, burst: boolean, target: number): Group => {
  const beside = besideTarget(state, target)
  const adjacent = beside.map(one => ({
    evading: standingAt(state, one).movement === 'evade',
    size: fighterAt(state, one).size,
  }))
  const { group } = partyAt(state, fighterAt(state, target).party)
  const found = burst ? groupHitsAutomatic({ adjacent }, why) : groupHitsShotgun({ group, adjacent }, why)
  const open = beside.filter((_, index) => found.eligible.includes(index))
  return { open, count: found.attacked, dm: found.extra_dm }
})

/** Whom else to take in, where there are more neighbours than the attack can reach. */
export class NeighbourOffer implements Offer {
  readonly who: string
  readonly question = 'who else'
  readonly state: Encounter
  /** Who has not been named yet. */
  readonly open: readonly number[]

  constructor(who: string, state: Encounter, open: readonly number[]) {
    this.who = who
    this.state = state
    this.open = open
  }

  trust(key: string): string {
    return key
  }

  get choices(): readonly Choice[] {
    return this.open.map(one => {
      const { id: target, name: label } = fighterAt(this.state, one)
      return { key: personKey(target), label, about: { kind: 'person', target } }
    })
  }
}

/** Those whom the shooter names of them. */
export function namedAmong(ask: Ask<Encounter, EncounterFact>, by: string, { open, count }: Group): readonly number[] {
  let left = open
  for (let named = 0; named < count; named++) {
    const key = ask.choose(new NeighbourOffer(by, ask.state, left))
    left = left.filter(other => personKey(fighterAt(ask.state, other).id) !== key)
  }
  return open.filter(one => !left.includes(one))
}
