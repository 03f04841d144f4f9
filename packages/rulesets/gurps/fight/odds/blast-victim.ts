/** What a blast does to one person: from how he stands when it bursts to what is left of him. */
import { leastCommonMultiple } from '@umpire/dice'
import { keyOf, type Policy } from '@umpire/engine'
import type { Blast } from '../../explosion/blast.ts'
import type { Exposed } from '../attack/explode.ts'
import { type Avoided, afterDefense } from '../defense/defend.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { BlastParts, BY, type Shock, VICTIM } from './blast-parts.ts'
import { Strikes } from './hit-many.ts'
import { type Leads, PLENTY } from './land.ts'
import { type Body, People } from './people.ts'
import { only, type Row, type Spread, Tally } from './spread.ts'
import { Survivals } from './survive.ts'
import { type FightWorld, type Results, type Weighing, weighing } from './weigh.ts'

type After = Avoided['after']

/** One way in which it may burst, as far as it concerns somebody. */
export interface Reached {
  /** How he stands there when it bursts. */
  readonly stands: Standing
  readonly exposed: Exposed | null
  readonly after: After
  /** What is to be known of it in the end, beside what it does to him. */
  readonly marks: number
  readonly weight: bigint
}

/** Those ways in which he stands the same and the shock does the same: only fragments fly to him in different ways. */
interface Alike {
  readonly body: Body
  readonly lost: number
  readonly shock: Shock | null
  readonly contact: boolean
  readonly after: After
  readonly flights: { readonly exposed: Exposed | null; readonly weight: bigint }[]
}

/** Nobody else is in what is weighed, so their names are of no account. */
const [BY_ID, VICTIM_ID] = ['thrower', 'victim']

export class Victim {
  readonly people: People
  readonly #weighing: Weighing
  readonly #strikes: Strikes
  readonly #parts: BlastParts

  constructor(
    world: FightWorld,
    policy: Policy<Fight>,
    fight: Fight,
    { by, place, blast }: { readonly by: number; readonly place: number; readonly blast: Blast },
    concussion: Results<number>,
  ) {
    const small = alone(fight, by, place)
    const attacking = {
      by: BY,
      target: VICTIM,
      arm: 0,
      ranged: true,
      over: () => true,
    }
    this.people = new People(small, attacking)
    this.#weighing = weighing(world, policy, this.people)
    this.#strikes = new Strikes(this.#weighing, new Survivals(this.#weighing))
    const sided = standingAt(small, VICTIM).crippled.length > 0
    this.#parts = new BlastParts(this.#weighing, blast, concussion, sided)
  }

  /** Every way that it may end for him, out of so many. */
  spread(all: readonly Reached[], ways: bigint): Spread {
    const ended = new Tally()
    for (const group of this.#grouped(all)) {
      if (group.after.length === 0) this.#burst(group, ways, ended)
      else {
        const before = new Tally()
        this.#burst(group, ways, before)
        this.#afterwards(group.after, before.spread(), ended)
      }
    }
    return ended.spread()
  }

  #grouped(all: readonly Reached[]): Iterable<Alike> {
    const found = new Map<string, Alike>()
    for (const { stands, exposed, after, marks, weight } of all) {
      const body = this.people.of(this.#with(stands), marks, true)
      const lost = this.people.hp - stands.hp
      const shock = exposed === null ? null : this.#parts.shock(exposed)
      const contact = exposed?.contact === true
      const key = `${body.id} ${lost} ${shock?.key} ${contact} ${after.length === 0 ? '' : keyOf(after)}`
      const group = found.get(key) ?? { body, lost, shock, contact, after, flights: [] }
      found.set(key, group)
      group.flights.push({ exposed, weight })
    }
    return found.values()
  }

  #with(stands: Standing): Fight {
    const { begin } = this.people
    return { ...begin, standing: [standingAt(begin, BY), { ...stands, id: VICTIM_ID }] }
  }

  #burst(group: Alike, ways: bigint, into: Tally): void {
    const shocked = this.#shocked(group)
    for (const [body, row] of shocked.rows) this.#flown(group, body, row, ways * shocked.ways, into)
  }

  #shocked({ body, lost, shock }: Alike): Spread {
    const row = only(lost, 1n)
    const after = new Tally()
    if (shock === null || body.dead) after.add(body, row, 1n, 1n)
    else {
      after.add(body, row, shock.none, shock.hit.ways)
      this.#strikes.one(body, row, this.#strikes.effectOf(shock.hit, body), 1n, after)
    }
    return after.spread()
  }

  /** A fragment hits him, or not: by how he stands after the shock, and by where it has burst. */
  #flown({ contact, flights }: Alike, body: Body, row: Row, ways: bigint, into: Tally): void {
    let [of, hit, missed] = [1n, 0n, 0n]
    for (const { exposed, weight } of flights) {
      const { ways: out, outcomes } = this.#parts.flies(exposed, body)
      const common = leastCommonMultiple(of, out)
      const [before, now] = [common / of, (common / out) * weight]
      of = common
      hit *= before
      missed *= before
      for (const one of outcomes) {
        if (one.value) hit += one.weight * now
        else missed += one.weight * now
      }
    }
    into.add(body, row, missed, ways * of)
    if (hit === 0n) return
    const struck = this.#strikes.effectOf(this.#parts.fragment(contact), body)
    this.#strikes.one(body, times(row, hit), struck, ways * of, into)
  }

  /** What his own defense has done to him, when all is over. */
  #afterwards(after: After, { ways, rows }: Spread, into: Tally): void {
    for (const [body, row] of rows) {
      // Nothing of it hangs on hit points, unless it costs some.
      const plenty = this.#after(after, body, PLENTY)
      if (plenty.to.every(({ lost }) => lost === 0)) {
        for (const one of plenty.to) into.add(one.body, row, one.weight, ways * plenty.ways)
        continue
      }
      for (const [lost, here] of row.entries()) {
        if (here === undefined) continue
        const exact = this.#after(after, body, this.people.hp - lost)
        for (const one of exact.to) {
          into.add(one.body, only(lost + one.lost, here), one.weight, ways * exact.ways)
        }
      }
    }
  }

  #after(after: After, body: Body, hp: number): Leads {
    const { people } = this
    const { ways, outcomes } = this.#weighing.ends(people.fightOf(body, hp), true, ask =>
      afterDefense(ask, { target: VICTIM, by: BY }, { after }),
    )
    const to = outcomes.map(({ value: { state }, weight }) => ({
      body: people.of(state, body.marks, true),
      lost: hp - standingAt(state, VICTIM).hp,
      weight,
    }))
    return { ways, to }
  }
}

function times(row: Row, weight: bigint): Row {
  const made: bigint[] = []
  for (const [lost, here] of row.entries()) if (here !== undefined) made[lost] = here * weight
  return made
}

/** He and whoever threw it, as if they were two even where they are one. */
function alone(fight: Fight, by: number, place: number): Fight {
  const one = (of: number, id: string): [Fighter, Standing] => {
    const [fighter, standing] = [fight.roster[of], fight.standing[of]]
    if (fighter === undefined || standing === undefined) throw new Error(`nobody is at ${of}`)
    return [
      { ...fighter, id },
      { ...standing, id },
    ]
  }
  const [thrower, victim] = [one(by, BY_ID), one(place, VICTIM_ID)]
  return {
    ...fight,
    roster: [thrower[0], victim[0]],
    standing: [thrower[1], victim[1]],
    order: [],
    turn: 0,
    lying: [],
  }
}
