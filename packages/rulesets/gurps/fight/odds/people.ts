/**
 * The two people of an exchange, as far as what is still to come hangs on them. Whoever differs from another only in what
 * makes no difference to the rest of the exchange, nor to what is told of it, is one with him. The hit points of the target
 * stand beside all this: they are told to the point.
 */

import type { Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { differences, textOf } from './alike.ts'
import { type Attacking, MARKS, PlainForms } from './plain.ts'

export { MARKS } from './plain.ts'

export interface Body {
  readonly id: number
  /** Of many that are alike, one; the hit points of the target are not to be read here. */
  readonly fight: Fight
  readonly marks: number
  /** Nothing more happens to the target. */
  readonly dead: boolean
  /** Nothing but hits that have struck already is still to come. */
  readonly last: boolean
}

/** Whoever attacks, as far as more hangs on him. */
interface Foe {
  readonly id: number
  readonly standing: Standing
  /** In what he differs from how he stood when it began. */
  readonly text: string
}

/** The target, without what makes no difference. */
interface Form {
  readonly standing: Standing
  readonly last: boolean
  /** Everybody who is this one to somebody, by whom and by his marks. */
  readonly bodies: Map<number, Body>
}

/** What a wound has made of somebody, beside the hit points that it costs: equal ones are the same. */
export interface Wounded {
  readonly fight: Fight
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
  readonly #plain: PlainForms
  readonly #over: (fight: Fight) => boolean
  /** Equal ones by what tells them apart; and as they were asked for, whatever is still to come, and when nothing is. */
  readonly #equalForms = new Map<string, Form>()
  readonly #forms = new Map<Standing, Form>()
  readonly #lastForms = new Map<Standing, Form>()
  readonly #begun: Foe
  readonly #equalFoes = new Map<string, Foe>()
  readonly #foes = new Map<Standing, Foe>()
  /** Of whom everybody is made. */
  readonly #madeOf = new Map<Body, { readonly form: Form; readonly foe: Foe }>()
  readonly #wounds = new Map<string, Wounded>()
  readonly #afterWound = new Map<Body, Map<Wounded, Body>>()
  readonly #asWounded = new Map<Body, Body>()
  readonly #settled = new Map<Body, Body>()
  readonly #dead = new Map<Body, Body>()
  readonly #ended = new Map<string, boolean>()

  constructor(fight: Fight, attacking: Attacking) {
    const { by, target, ranged, over, whole = false } = attacking
    this.begin = fight
    this.by = by
    this.target = target
    this.hp = standingAt(fight, target).hp
    this.ranged = ranged
    this.#over = over
    this.whole = whole
    this.#plain = new PlainForms(fight, attacking)
    this.#begun = { id: 0, standing: standingAt(fight, by), text: '' }
    this.#equalFoes.set('', this.#begun)
    this.start = this.of(fight, 0, false)
  }

  /** The people of that state, whatever its hit points. */
  of(fight: Fight, marks: number, last: boolean): Body {
    const all = marks | this.sufferedBy(fight)
    const foe = last ? this.#begun : this.#foe(standingAt(fight, this.by))
    const ended = last || this.#hasEnded(fight, foe)
    return this.#body(fight, ended ? this.#begun : foe, all, ended)
  }

  /** As far as he attacks once more. */
  #foe(now: Standing): Foe {
    const known = this.#foes.get(now)
    if (known !== undefined) return known
    const standing = this.#plain.attacker(now)
    const text = differences(standing, this.#begun.standing)
    const made = this.#equalFoes.get(text) ?? { id: this.#equalFoes.size, standing, text }
    this.#equalFoes.set(text, made)
    this.#foes.set(now, made).set(standing, made)
    return made
  }

  /** What whoever attacks has suffered there. */
  sufferedBy(fight: Fight): number {
    return this.#plain.sufferedBy(standingAt(fight, this.by))
  }

  /** The same, as if more were still to come of it. */
  unsettled(fight: Fight): Body {
    return this.#body(fight, this.#foe(standingAt(fight, this.by)), this.sufferedBy(fight), false)
  }

  /** Those of that state for whom something goes wrong, without what that does not ask for; and what it makes of them. */
  asFailing(fight: Fight): Body {
    const { stun, off_balance } = standingAt(this.begin, this.target)
    return this.unsettled(this.#with(fight, this.target, { ...standingAt(fight, this.target), stun, off_balance }))
  }

  afterFailing(fight: Fight, after: Fight): Fight {
    const [one, now] = [standingAt(fight, this.target), standingAt(after, this.target)]
    const [off_balance, stun] = [one.off_balance || now.off_balance, one.stun ?? now.stun]
    return this.#with(after, this.target, { ...now, off_balance, stun })
  }

  /** The target has stepped out of reach, or there is nothing left to strike with. */
  #hasEnded(fight: Fight, { standing, text }: Foe): boolean {
    if (this.ranged) return false
    const from = standingAt(this.begin, this.target)
    const { q, r } = standingAt(fight, this.target)
    if (text === '' && q === from.q && r === from.r) return false
    const key = `${q},${r} ${text}`
    const known = this.#ended.get(key) ?? this.#over(this.#with(fight, this.by, standing))
    this.#ended.set(key, known)
    return known
  }

  #body(fight: Fight, foe: Foe, marks: number, last: boolean): Body {
    return this.#one(this.#form(standingAt(fight, this.target), last), foe, marks)
  }

  #form(now: Standing, last: boolean): Form {
    const forms = last ? this.#lastForms : this.#forms
    const known = forms.get(now)
    if (known !== undefined) return known
    const standing = this.#plain.target(now, last)
    const text = `${last} ${differences(standing, standingAt(this.begin, this.target))}`
    const made = this.#equalForms.get(text) ?? { standing, last, bodies: new Map<number, Body>() }
    this.#equalForms.set(text, made)
    forms.set(now, made)
    return made
  }

  #one(form: Form, foe: Foe, marks: number): Body {
    const key = foe.id * MOST_MARKS + marks
    const known = form.bodies.get(key)
    if (known !== undefined) return known
    const all = this.begin.standing.slice()
    all[this.by] = foe.standing
    all[this.target] = form.standing
    const made = {
      id: this.#madeOf.size,
      fight: { ...this.begin, standing: all },
      marks,
      dead: form.standing.status === 'dead',
      last: form.last,
    }
    form.bodies.set(key, made)
    this.#madeOf.set(made, { form, foe })
    return made
  }

  /** The same people with other marks. */
  #alike(body: Body, marks: number): Body {
    const of = this.#madeOf.get(body)
    if (of === undefined) throw new Error('these people are of another exchange')
    return this.#one(of.form, of.foe, marks)
  }

  /** One text for states that are the same people with the same hit points. */
  keyOf(fight: Fight, last: boolean): string {
    return `${this.of(fight, 0, last).id} ${standingAt(fight, this.target).hp}`
  }

  marked(body: Body, mark: number): Body {
    const all = body.marks | mark
    return all === body.marks ? body : this.#alike(body, all)
  }

  /** The same, whatever happened to them on the way: nothing that is still to come hangs on that. */
  bare(body: Body): Body {
    return body.marks === 0 ? body : this.#alike(body, 0)
  }

  /** When nothing but the hits of the last roll is still to come. */
  settled(body: Body): Body {
    if (body.last) return body
    const known = this.#settled.get(body) ?? this.of(body.fight, body.marks, true)
    this.#settled.set(body, known)
    return known
  }

  /** The fight of these people, the target with so many hit points. */
  fightOf({ fight }: Body, hp: number): Fight {
    return this.withHp(fight, hp)
  }

  withHp(fight: Fight, hp: number): Fight {
    return this.#with(fight, this.target, { ...standingAt(fight, this.target), hp })
  }

  #with(fight: Fight, place: number, one: Standing): Fight {
    const all = fight.standing.slice()
    all[place] = one
    return { ...fight, standing: all }
  }

  /** Whoever attacks as he is there, with nobody before him; and with his foe as he was when it began. */
  alone({ fight }: Body): Fight {
    return this.#with(fight, this.target, { ...standingAt(this.begin, this.target), gone: 'fled' })
  }
  again(fight: Fight): Fight {
    return this.#with(fight, this.target, standingAt(this.begin, this.target))
  }

  isInOneHex({ fight }: Body): boolean {
    const [foe, one] = [standingAt(fight, this.by), standingAt(fight, this.target)]
    return foe.q === one.q && foe.r === one.r
  }

  /** All bodies whose attacker is the same have the same text. */
  attackerOf({ fight }: Body): string {
    return this.#foe(standingAt(fight, this.by)).text
  }

  /** The target of these people, and whoever attacks as he is there. */
  facing(body: Body, fight: Fight): Fight {
    return this.#with(body.fight, this.by, standingAt(fight, this.by))
  }

  /**
   * The same people without what no wound asks for, so that a wound is weighed once for many of them; and what such a wound
   * has made of them, for these.
   */
  asWounded(body: Body): Body {
    const known = this.#asWounded.get(body) ?? this.#unhindered(body)
    this.#asWounded.set(body, known)
    return known
  }

  #unhindered(body: Body): Body {
    if (this.whole || (!this.ranged && !body.last)) return this.bare(body)
    const one = standingAt(body.fight, this.target)
    return this.of(this.#with(body.fight, this.target, this.#plain.unhindered(one)), 0, body.last)
  }

  /** What is left of a wound to somebody without all that: the people that it made, and what is still to be added up. */
  woundedTo(wounded: Body, after: Fight): Wounded {
    const penalties = standingAt(after, this.target).penalties.slice(penaltiesOf(wounded, this.target).length)
    const text = `${wounded.id} ${this.of(after, 0, wounded.last).id} ${textOf(penalties)}`
    const known = this.#wounds.get(text) ?? { fight: after }
    this.#wounds.set(text, known)
    return known
  }

  afterWound(body: Body, wounded: Body, by: Wounded): Body {
    let known = this.#afterWound.get(body)
    if (known === undefined) {
      known = new Map()
      this.#afterWound.set(body, known)
    }
    const made = known.get(by) ?? this.#hindered(body, wounded, by.fight)
    known.set(by, made)
    return made
  }

  #hindered(body: Body, wounded: Body, after: Fight): Body {
    if (this.bare(body) === wounded) return this.of(after, body.marks, body.last)
    const [one, from] = [standingAt(body.fight, this.target), standingAt(wounded.fight, this.target)]
    const now = standingAt(after, this.target)
    const off_balance = one.off_balance || now.off_balance
    const stun = one.stun ?? now.stun
    const penalties = one.penalties.concat(now.penalties.slice(from.penalties.length))
    const crippled = one.crippled.concat(now.crippled.slice(from.crippled.length))
    const told = { ...now, off_balance, stun, penalties, crippled }
    return this.of(this.#with(after, this.target, told), body.marks, body.last)
  }

  /** Dead of hit points alone. */
  dead(body: Body): Body {
    const known = this.#dead.get(body)
    if (known !== undefined) return known
    const one = standingAt(body.fight, this.target)
    const made = this.of(this.#with(body.fight, this.target, { ...one, status: 'dead' }), body.marks, body.last)
    this.#dead.set(body, made)
    return made
  }
}

const penaltiesOf = ({ fight }: Body, place: number): Standing['penalties'] => standingAt(fight, place).penalties
