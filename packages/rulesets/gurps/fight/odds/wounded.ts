/** One wound for many: what it does to somebody is weighed without what no wound asks for, and laid on each of them after. */
import { memoByObject } from '@umpire/engine'
import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { Interned, textOf } from './alike.ts'
import { type Body, type People, withStanding } from './people.ts'

/** What a wound has made of somebody, beside the hit points that it costs: equal ones are the same. */
export interface Wounded {
  readonly fight: Fight
}

export class WoundedPeople {
  readonly #people: People
  readonly #equal = new Interned<string, Wounded>()
  readonly #after = memoByObject((body: Body) => memoByObject((by: Wounded) => this.#laidOn(body, by.fight)))

  constructor(people: People) {
    this.#people = people
  }

  /** The same people without what no wound asks for. */
  readonly before = memoByObject((body: Body): Body => {
    const people = this.#people
    if (people.whole || (!people.ranged && !body.last)) return people.bare(body)
    const one = standingAt(body.fight, people.target)
    return people.of(withStanding(body.fight, people.target, people.plain.unhindered(one)), 0, body.last)
  })

  /** What a wound has left of somebody without all that: the people that it made, and what is still to be added up. */
  madeOf(wounded: Body, after: Fight): Wounded {
    const { target } = this.#people
    const penalties = standingAt(after, target).penalties.slice(penaltiesOf(wounded, target).length)
    const text = `${wounded.id} ${this.#people.of(after, 0, wounded.last).id} ${textOf(penalties)}`
    return this.#equal.get(text, () => ({ fight: after }))
  }

  /** What such a wound makes of these people. */
  after(body: Body, by: Wounded): Body {
    return this.#after(body)(by)
  }

  #laidOn(body: Body, after: Fight): Body {
    const people = this.#people
    const wounded = this.before(body)
    if (people.bare(body) === wounded) return people.of(after, body.marks, body.last)
    const [one, from] = [standingAt(body.fight, people.target), standingAt(wounded.fight, people.target)]
    const now = standingAt(after, people.target)
    const off_balance = one.off_balance || now.off_balance
    const stun = one.stun ?? now.stun
    const penalties = one.penalties.concat(now.penalties.slice(from.penalties.length))
    const crippled = one.crippled.concat(now.crippled.slice(from.crippled.length))
    const both = { ...now, off_balance, stun, penalties, crippled }
    return people.of(withStanding(after, people.target, both), body.marks, body.last)
  }
}

const penaltiesOf = ({ fight }: Body, place: number): Standing['penalties'] => standingAt(fight, place).penalties
