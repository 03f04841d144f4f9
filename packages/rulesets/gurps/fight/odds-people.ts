/**
 * The two people of an exchange, as far as what is still to come hangs on them. Whoever differs from another only in what
 * makes no difference to the rest of the exchange, nor to what is told of it, is one with him. The hit points of the target
 * stand beside all this: they are told to the point.
 */
import { keyOf } from '@umpire/engine'
import { type Held, type Penalty, type Standing, standing } from './standing.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'

/** What happened on the way: to the target, and to whoever attacked. */
export const MARKS = {
  hit: 1,
  struck: 2,
  criticalMiss: 4,
  malfunction: 8,
  disarmed: 16,
  selfHurt: 32,
  toppled: 64,
} as const

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

const TEXTS = new WeakMap<object, string>()

/** One text for equal parts of a state, remembered: they never change. */
function textOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part)
  const known = TEXTS.get(part)
  if (known !== undefined) return known
  const made = keyOf(part)
  TEXTS.set(part, made)
  return made
}

const NAMES = Object.keys(standing.fields).filter((name): name is keyof Standing => name in standing.fields)

/** In what somebody differs from how he stood when it began: most of him does not. */
function differences(now: Standing, begin: Standing): string {
  if (now === begin) return ''
  let text = ''
  for (const name of NAMES) {
    const [value, was] = [now[name], begin[name]]
    if (value === was) continue
    const told = textOf(value)
    if (told !== textOf(was)) text += `${name}=${told};`
  }
  return text
}

export class People {
  readonly start: Body
  readonly begin: Fight
  readonly by: number
  readonly target: number
  /** Hit points when it began: what was lost is counted from here. */
  readonly hp: number
  /** Nothing that the target holds can stop it, and nothing is tried after a mishap. */
  readonly ranged: boolean
  readonly #arm: number
  readonly #shield: boolean
  readonly #bodies = new Map<string, Body>()
  readonly #settled = new Map<Body, Body>()
  readonly #marked = new Map<Body, Body[]>()
  readonly #dead = new Map<Body, Body>()
  /** His limbs when it began, and one more. */
  readonly #oneArm: Standing['crippled']
  readonly #oneLeg: Standing['crippled']

  constructor(fight: Fight, by: number, target: number, arm: number, ranged: boolean) {
    this.begin = fight
    this.by = by
    this.target = target
    this.hp = standingAt(fight, target).hp
    this.ranged = ranged
    this.#arm = arm
    const { crippled } = standingAt(fight, target)
    this.#oneArm = crippled.concat(ARM)
    this.#oneLeg = crippled.concat(LEG)
    this.#shield = fighterAt(fight, target).arms.some(({ block }) => block !== null)
    this.start = this.of(fight, 0, false)
  }

  /** The people of that state, whatever its hit points. */
  of(fight: Fight, marks: number, last: boolean): Body {
    const foe = standingAt(fight, this.by)
    const all = marks | this.#sufferedBy(foe)
    return this.#body(fight, this.#attacker(foe, last), all, last)
  }

  /** Whoever attacks, as far as he attacks once more. */
  #attacker(now: Standing, last: boolean): Standing {
    const begin = standingAt(this.begin, this.by)
    if (this.ranged || last || now === begin) return begin
    const { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, healing, shock } = begin
    const rest = { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, healing, shock }
    const stun = now.stun === null ? null : (begin.stun ?? STUNNED)
    if (now.status !== 'active' || stun !== null) return { ...begin, status: now.status, stun }
    const arms = now.arms.map((held, place) => {
      const before = begin.arms[place]
      return before !== undefined && isUsable(held) === isUsable(before) ? { ...held, ...workOf(before) } : held
    })
    return { ...now, ...rest, arms, penalties: summed(now.penalties, IN_MELEE) }
  }

  #body(fight: Fight, foe: Standing, marks: number, last: boolean): Body {
    const one = this.#plain(standingAt(fight, this.target), last)
    const dead = one.status === 'dead'
    const attacker = differences(foe, standingAt(this.begin, this.by))
    const key = `${marks} ${last} ${attacker}/${differences(one, standingAt(this.begin, this.target))}`
    const before = this.#bodies.get(key)
    if (before !== undefined) return before
    const all = this.begin.standing.slice()
    all[this.by] = foe
    all[this.target] = one
    const made = { id: this.#bodies.size, fight: { ...this.begin, standing: all }, marks, dead, last }
    this.#bodies.set(key, made)
    return made
  }

  /** One text for states that are the same people with the same hit points. */
  keyOf(fight: Fight, last: boolean): string {
    return `${this.of(fight, 0, last).id} ${standingAt(fight, this.target).hp}`
  }

  marked(body: Body, mark: number): Body {
    const { fight, marks, last } = body
    const all = marks | mark
    if (all === marks) return body
    const known = this.#marked.get(body) ?? []
    const made = known[all] ?? this.#body(fight, standingAt(fight, this.by), all, last)
    known[all] = made
    this.#marked.set(body, known)
    return made
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
    return this.#with(fight, { ...standingAt(fight, this.target), hp })
  }

  #with(fight: Fight, one: Standing): Fight {
    const all = fight.standing.slice()
    all[this.target] = one
    return { ...fight, standing: all }
  }

  /**
   * The same people without what no wound asks for, so that a wound is weighed once for many of them; and what such a wound
   * has made of them, for these.
   */
  asWounded(body: Body): Body {
    if (body.last || !this.ranged) return body
    return this.of(this.#with(body.fight, this.#unhindered(standingAt(body.fight, this.target))), 0, false)
  }

  afterWound(body: Body, wounded: Body, after: Fight): Body {
    if (body === wounded) return this.of(after, body.marks, body.last)
    const [one, from] = [standingAt(body.fight, this.target), standingAt(wounded.fight, this.target)]
    const now = standingAt(after, this.target)
    const off_balance = one.off_balance || now.off_balance
    const penalties = one.penalties.concat(now.penalties.slice(from.penalties.length))
    const crippled = one.crippled.concat(now.crippled.slice(from.crippled.length))
    return this.of(this.#with(after, { ...now, off_balance, penalties, crippled }), body.marks, body.last)
  }

  /** Dead of hit points alone. */
  dead(body: Body): Body {
    const known = this.#dead.get(body)
    if (known !== undefined) return known
    const one = standingAt(body.fight, this.target)
    const made = this.of(this.#with(body.fight, { ...one, status: 'dead' }), body.marks, body.last)
    this.#dead.set(body, made)
    return made
  }

  #unhindered(one: Standing): Standing {
    const { crippled, off_balance } = standingAt(this.begin, this.target)
    return { ...one, crippled, off_balance, penalties: summed(one.penalties, IN_WOUNDS) }
  }

  /** Without everything that tells only afterwards, or not at all any more. */
  #plain(one: Standing, last: boolean): Standing {
    const begin = standingAt(this.begin, this.target)
    const { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, eyes_lost, senses, healing } = begin
    const { dodged, loses_turn } = begin
    const rest = { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, eyes_lost, senses, healing }
    const { status, position, ht_lost } = one
    const crippled = this.#crippled(one.crippled, begin.crippled, last || status === 'dead' || this.#beyond(one))
    const arms = last || (this.ranged && !this.#shield) ? begin.arms : one.arms
    if (status === 'dead') return { ...begin, status, crippled }
    if (this.#beyond(one) || (last && status !== 'active')) {
      const { feint, unaware } = last ? begin : one
      const penalties = summed(one.penalties, IN_WOUNDS)
      return { ...begin, status, position, ht_lost, crippled, arms, feint, unaware, penalties, aim: null, stun: null }
    }
    const stun = one.stun === null ? null : (begin.stun ?? STUNNED)
    const seized = one.seized === null ? null : (begin.seized ?? SEIZED)
    if (!last) {
      const penalties = summed(one.penalties, this.ranged ? WHEN_SHOT_AT : IN_MELEE)
      return { ...one, ...rest, dodged, loses_turn, stun, seized, crippled, arms, penalties }
    }
    const penalties = summed(one.penalties, this.ranged ? IN_WOUNDS : IN_MELEE)
    return { ...begin, status, position, ht_lost, iq_lost: one.iq_lost, stun, seized, crippled, penalties, aim: null }
  }

  /** Out of it, so that he does not even try to get out of the way. */
  #beyond({ status }: Standing): boolean {
    return this.ranged && status !== 'active'
  }

  /** Some limb, some leg: which of them makes no difference to what comes flying. */
  #crippled(parts: Standing['crippled'], before: Standing['crippled'], last: boolean): Standing['crippled'] {
    if (parts === before || (!this.ranged && !last)) return parts
    const fresh = parts.slice(before.length)
    if (fresh.length === 0) return before
    return !last && fresh.some(({ part }) => isLeg(part)) ? this.#oneLeg : this.#oneArm
  }

  /** What whoever attacks has suffered by it. */
  #sufferedBy(now: Standing): number {
    const before = standingAt(this.begin, this.by)
    if (now === before) return 0
    const held = now.arms[this.#arm]
    return (
      (held !== undefined && isUsable(held) ? 0 : MARKS.disarmed) |
      (now.hp < before.hp ? MARKS.selfHurt : 0) |
      (now.position === before.position ? 0 : MARKS.toppled)
    )
  }
}

const isUsable = ({ where, harm, jam_turns }: Held): boolean =>
  where === 'ready' && harm === 'none' && jam_turns === null

/** How long it takes to mend makes no difference now. */
const workOf = ({ turns_to_ready, work_done, jam_modifier }: Held) => ({ turns_to_ready, work_done, jam_modifier })

const STUNNED = Object.freeze({ kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } as const)
const SEIZED = Object.freeze({ by: 'unconscious', until: 0, roll: 'none', modifier: 0, every: 'turn' } as const)
const ARM = Object.freeze({ part: 'right arm', until: null } as const)
const LEG = Object.freeze({ part: 'right leg', until: null } as const)

const isLeg = (part: string): boolean => part.endsWith('leg') || part.endsWith('foot')

type Kind = Penalty['to'][number]

/** Penalties that somebody still feels: whom a wound makes roll, who is shot at, who is struck at. */
const IN_WOUNDS: readonly Kind[] = ['attribute-checks']
const WHEN_SHOT_AT: readonly Kind[] = [...IN_WOUNDS, 'active-defenses', 'all-actions']
const IN_MELEE: readonly Kind[] = [...WHEN_SHOT_AT, 'dx', 'iq', 'attacks', 'skill-rolls', 'limb', 'feints']

/** Penalties on the same rolls as one: for how long they last makes no difference now. */
function summed(penalties: Standing['penalties'], felt: readonly Kind[]): Standing['penalties'] {
  if (penalties.length === 0) return penalties
  const found = new Map<string, Penalty>()
  for (const one of penalties) {
    const to = felt.filter(kind => one.to.includes(kind))
    if (to.length === 0) continue
    const key = to.join()
    const value = one.value + (found.get(key)?.value ?? 0)
    found.set(key, { to, value, turns: null, until: 'battle', for: null })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
