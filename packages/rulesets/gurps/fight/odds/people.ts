/**
 * The two people of an exchange, as far as what is still to come hangs on them. Whoever differs from another only in what
 * makes no difference to the rest of the exchange, nor to what is told of it, is one with him. The hit points of the target
 * stand beside all this: they are told to the point.
 */
import { MemoTable, memoByObject } from '@umpire/engine'
import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { differences, Interned } from './alike.ts'
import { type Attacking, MARKS, PlainForms } from './plain.ts'

export { MARKS } from './plain.ts'

export interface Body {
  readonly id: number
  readonly attacker: Attacker
  readonly target: Target
  /** Of many that are alike, one; the hit points of the target are not to be read here. */
  readonly fight: Fight
  readonly marks: number
  /** Nothing more happens to the target. */
  readonly dead: boolean
  /** Nothing but hits that have struck already is still to come. */
  readonly last: boolean
}

/** Whoever attacks, as far as more hangs on him. */
interface Attacker {
  readonly id: number
  readonly standing: Standing
  /** In what he differs from how he stood when it began. */
  readonly text: string
}

/** The target, without what makes no difference. */
interface Target {
  readonly standing: Standing
  readonly last: boolean
  /** Everybody whose target this one is, by the attacker and by the marks. */
  readonly bodies: Interned<number, Body>
}

/** There are fewer marks than this. */
const MOST_MARKS = 1 + Object.values(MARKS).reduce((all, mark) => all | mark, 0)

export class People {
  readonly start: Body
  readonly begin: Fight
  readonly by: number
  readonly target: number
  /** Hit points when it began: what was lost is counted from here. */
  readonly hp: number
  readonly ranged: boolean
  /** What comes after a blow may hang on hardly less than everything about the target. */
  readonly whole: boolean
  readonly plain: PlainForms
  readonly #over: (fight: Fight) => boolean
  /** Equal ones, by what tells them apart. */
  readonly #equalTargets = new Interned<string, Target>()
  readonly #equalAttackers = new Interned<string, Attacker>()
  readonly #begun: Attacker
  readonly #ended = new MemoTable<string, boolean>()
  #bodies = 0

  constructor(fight: Fight, attacking: Attacking) {
    const { by, target, ranged, over, whole = false } = attacking
    this.begin = fight
    this.by = by
    this.target = target
    this.hp = standingAt(fight, target).hp
    this.ranged = ranged
    this.#over = over
    this.whole = whole
    this.plain = new PlainForms(fight, attacking)
    this.#begun = this.#equalAttackers.get('', id => ({ id, standing: standingAt(fight, by), text: '' }))
    this.start = this.of(fight, 0, false)
  }

  /** The people of that state, whatever its hit points. */
  of(fight: Fight, marks: number, last: boolean): Body {
    const all = marks | this.sufferedBy(fight)
    const attacker = last ? this.#begun : this.#attacker(standingAt(fight, this.by))
    const ended = last || this.#hasEnded(fight, attacker)
    return this.#body(fight, ended ? this.#begun : attacker, all, ended)
  }

  /** As far as he attacks once more. */
  readonly #attacker = memoByObject((now: Standing): Attacker => {
    const standing = this.plain.attacker(now)
    const text = differences(standing, this.#begun.standing)
    return this.#equalAttackers.get(text, id => ({ id, standing, text }))
  })

  /** What whoever attacks has suffered there. */
  sufferedBy(fight: Fight): number {
    return this.plain.sufferedBy(standingAt(fight, this.by))
  }

  /** The same, as if more were still to come of it. */
  unsettled(fight: Fight): Body {
    return this.#body(fight, this.#attacker(standingAt(fight, this.by)), this.sufferedBy(fight), false)
  }

  /** The target has stepped out of reach, or there is nothing left to strike with. */
  #hasEnded(fight: Fight, { standing, text }: Attacker): boolean {
    if (this.ranged) return false
    const from = standingAt(this.begin, this.target)
    const { q, r } = standingAt(fight, this.target)
    if (text === '' && q === from.q && r === from.r) return false
    return this.#ended.get(`${q},${r} ${text}`, () => this.#over(withStanding(fight, this.by, standing)))
  }

  #body(fight: Fight, attacker: Attacker, marks: number, last: boolean): Body {
    const form = last ? this.#atTheEnd : this.#onTheWay
    return this.#one(form(standingAt(fight, this.target)), attacker, marks)
  }

  readonly #onTheWay = memoByObject((now: Standing): Target => this.#target(now, false))
  readonly #atTheEnd = memoByObject((now: Standing): Target => this.#target(now, true))

  #target(now: Standing, last: boolean): Target {
    const standing = this.plain.target(now, last)
    const text = `${last} ${differences(standing, standingAt(this.begin, this.target))}`
    return this.#equalTargets.get(text, () => ({ standing, last, bodies: new Interned() }))
  }

  #one(target: Target, attacker: Attacker, marks: number): Body {
    return target.bodies.get(attacker.id * MOST_MARKS + marks, () => {
      const standing = this.begin.standing.slice()
      standing[this.by] = attacker.standing
      standing[this.target] = target.standing
      const dead = target.standing.status === 'dead'
      const fight = { ...this.begin, standing }
      return { id: this.#bodies++, attacker, target, fight, marks, dead, last: target.last }
    })
  }

  /** One text for states that are the same people with the same hit points. */
  keyOf(fight: Fight, last: boolean): string {
    return `${this.of(fight, 0, last).id} ${standingAt(fight, this.target).hp}`
  }

  marked(body: Body, mark: number): Body {
    const all = body.marks | mark
    return all === body.marks ? body : this.#one(body.target, body.attacker, all)
  }

  /** The same, whatever happened to them on the way: nothing that is still to come hangs on that. */
  bare(body: Body): Body {
    return body.marks === 0 ? body : this.#one(body.target, body.attacker, 0)
  }

  /** When nothing but the hits of the last roll is still to come. */
  settled(body: Body): Body {
    return body.last ? body : this.#settled(body)
  }
  readonly #settled = memoByObject((body: Body): Body => this.of(body.fight, body.marks, true))

  /** The fight of these people, the target with so many hit points. */
  fightOf({ fight }: Body, hp: number): Fight {
    return this.withHp(fight, hp)
  }

  withHp(fight: Fight, hp: number): Fight {
    return withStanding(fight, this.target, { ...standingAt(fight, this.target), hp })
  }

  /** All bodies whose attacker is the same have the same text. */
  attackerOf({ fight }: Body): string {
    return this.#attacker(standingAt(fight, this.by)).text
  }

  /** Dead of hit points alone. */
  readonly dead = memoByObject((body: Body): Body => {
    const one = standingAt(body.fight, this.target)
    return this.of(withStanding(body.fight, this.target, { ...one, status: 'dead' }), body.marks, body.last)
  })
}

/** The fight with one of them as he is then. */
export function withStanding(fight: Fight, place: number, one: Standing): Fight {
  const all = fight.standing.slice()
  all[place] = one
  return { ...fight, standing: all }
}
