/**
 * The pieces of an exchange, each weighed by itself with the procedures of the fight: the roll and where it lands, the
 * defense, the damage, what a hit does to whoever it strikes, and what goes wrong. Each is weighed once for everything
 * that it hangs on. People who differ only in what makes no difference to the rest of the exchange are one.
 */
import {
  type Ask,
  type Json,
  keyOf,
  type Odds,
  type Policy,
  type Procedure,
  procedure,
  type Weigher,
  type Why,
  type World,
  weigher,
} from '@umpire/engine'
import { death } from '../injury/hit-points.ts'
import { afterFailedParry, attackedBy, mayTopple, rollToHit } from './attack.ts'
import type { Attempt } from './attempt.ts'
import { type Came, criticalOf, land, ORDINARY, type Special, thrownDamage, woundOf } from './deal.ts'
import { defend } from './defend.ts'
import { evolveFight } from './evolve.ts'
import type { FightFact } from './facts.ts'
import { struckAs } from './location.ts'
import { badMiss } from './mishap.ts'
import { fullHp, healthNow, paceNow } from './now.ts'
import { type Body, type Leads, type Node, Tally } from './odds-spread.ts'
import { protectionAt } from './parts.ts'
import type { Standing } from './standing.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import { woundText } from './wound.ts'

type Asking = Ask<Fight, FightFact>
export type FightWorld = World<Fight, FightFact>

const TEXTS = new WeakMap<object, string>()

/** One text for equal parts of a state, remembered: they never change. */
function textOf(part: object | null): string {
  if (part === null) return ''
  const known = TEXTS.get(part)
  if (known !== undefined) return known
  const made = keyOf(part)
  TEXTS.set(part, made)
  return made
}

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
const ALL_MARKS = 128

/** What the attack roll came to: a critical hit with what its table says. */
type Roll = {
  readonly came: 'hit' | 'critical hit' | 'miss' | 'critical miss' | 'malfunction'
  readonly hits: number
  readonly location: string
  readonly special: SpecialData | null
}
type SpecialData = { readonly [K in keyof Special]: Special[K] }

/** A hit on some part. What gets through is one where it costs as many hit points and does the same besides. */
export interface Hit {
  readonly attempt: Attempt
  readonly location: string
  readonly special: Special
  readonly ways: bigint
  readonly damage: readonly Damage[]
}
interface Damage {
  readonly through: Came | null
  readonly injury: number
  /** What it does beside the hit points, by number. */
  readonly does: number
  readonly weight: bigint
}
type Through = { readonly [K in keyof Came]: Came[K] }

/** Where a defense leads to: whether it held, and what was in the way if it did not. */
export interface Defended {
  readonly ways: bigint
  readonly outcomes: readonly {
    readonly avoided: boolean
    readonly location: string
    readonly node: Node
    readonly weight: bigint
  }[]
}

export class Walks {
  readonly start: Node
  readonly #why: Why
  readonly #weigher: Weigher<Fight, FightFact>
  readonly #by: number
  readonly #target: number
  readonly #begin: Fight
  /** Nothing that the target holds can stop it. */
  readonly #ranged: boolean
  readonly #bodies = new Map<string, Body>()
  readonly #nodes = new Map<Body, Map<number, Node>>()
  readonly #rolls = new Map<string, Odds<Roll>>()
  readonly #hits = new Map<string, Hit>()
  readonly #defenses = new Map<string, Defended>()
  readonly #landings = new Map<string, Leads>()
  readonly #steps = new Map<Hit, Map<Node, Leads>>()
  readonly #texts = new Map<string, number>()
  readonly #mishaps = new Map<string, Leads>()

  constructor(world: FightWorld, fight: Fight, by: number, target: number, ranged: boolean, policy: Policy<Fight>) {
    this.#why = world.ruleset.silent
    this.#weigher = weigher(world, policy)
    this.#by = by
    this.#target = target
    this.#begin = fight
    this.#ranged = ranged
    this.start = this.nodeOf(fight, 0)
  }

  #odds<R extends Json | undefined>(id: string, fight: Fight, run: (ask: Asking) => Procedure<R>) {
    const asked = procedure({ id: `gurps.odds.${id}`, title: id, given: {} }, run)
    return this.#weigher.odds(asked, {}, fight)
  }

  /** The people of that state with these marks. */
  nodeOf(fight: Fight, marks: number): Node {
    return this.#node(this.#bodyOf(fight), standingAt(fight, this.#target).hp, marks)
  }

  #node(body: Body, hp: number, marks: number): Node {
    const known = this.#nodes.get(body) ?? new Map<number, Node>()
    const number = hp * ALL_MARKS + marks
    const before = known.get(number)
    if (before !== undefined) return before
    const made = { body, hp, marks }
    this.#nodes.set(body, known.set(number, made))
    return made
  }

  marked = ({ body, hp, marks }: Node, mark: number): Node => this.#node(body, hp, marks | mark)

  fightOf({ body, hp }: Node): Fight {
    const one = standingAt(body.fight, this.#target)
    if (one.hp === hp) return body.fight
    const standing = body.fight.standing.slice()
    standing[this.#target] = { ...one, hp }
    return { ...body.fight, standing }
  }

  #bodyOf(fight: Fight): Body {
    const foe = standingAt(fight, this.#by)
    const one = this.#plain(standingAt(fight, this.#target))
    const attacker = foe === standingAt(this.#begin, this.#by) ? '' : textOf(foe)
    const key = `${attacker} ${this.#keyOf(one)}`
    const before = this.#bodies.get(key)
    if (before !== undefined) return before
    const standing = fight.standing.map((other, place) => (place === this.#target ? one : other))
    const dead = one.status === 'dead'
    const made = { id: this.#bodies.size, fight: { ...fight, standing, lying: this.#begin.lying }, dead }
    this.#bodies.set(key, made)
    return made
  }

  /** Without everything that tells only afterwards. */
  #plain(one: Standing): Standing {
    const start = standingAt(this.#begin, this.#target)
    const { injuries, bleeding, scars, gained, drains, deaf, throat_crushed, eyes_lost, dodged } = start
    const rest = { injuries, bleeding, scars, gained, drains, deaf, throat_crushed, eyes_lost, dodged }
    const crippled =
      one.crippled === start.crippled || !this.#ranged
        ? one.crippled
        : start.crippled.concat(limbsOf(one.crippled.slice(start.crippled.length)))
    // Whoever shoots does not care what the other holds, unless it is a shield.
    const arms = this.#ranged && !this.#hasShield() ? start.arms : one.arms
    const penalties = one.penalties === start.penalties ? one.penalties : summed(one.penalties)
    return { ...one, ...rest, crippled, arms, penalties, loses_turn: start.loses_turn }
  }

  #hasShield(): boolean {
    return fighterAt(this.#begin, this.#target).arms.some(({ block }) => block !== null)
  }

  #keyOf(one: Standing): string {
    const { q, r, facing, position, status, gone, stun, seized, aim, retreated, blocks, off_balance } = one
    const some = `${q},${r},${facing},${position},${status},${gone},${retreated},${blocks},${off_balance}`
    const few = `${one.fatigue},${one.ht_lost},${one.iq_lost},${one.on_fire},${one.judo_parried}`
    const held = `${stun !== null},${seized !== null},${aim !== null},${textOf(one.feint)},${textOf(one.unaware)}`
    const lists = `${textOf(one.penalties)}${textOf(one.crippled)}${textOf(one.arms)}`
    return `${some},${few},${held},${lists}`
  }

  /** Whoever is attacked knows it from then on, and a feint is used up. */
  told(node: Node, attempt: Attempt): Node {
    const { feint, unaware } = standingAt(node.body.fight, this.#target)
    if (feint === null && unaware.length === 0) return node
    const missed = { came: 'miss', roll: 0, hits: 0, lands: null } as const
    const fight = this.fightOf(node)
    return this.nodeOf(evolveFight(fight, attackedBy(fight, attempt, missed)), node.marks)
  }

  /** The attack roll and where it lands. */
  rolls(attempt: Attempt, rounds: number, { body: { fight } }: Node): Odds<Roll> {
    const { effective, arm, how, type, location } = attempt
    const struck = struckAs(fight, this.#by, this.#target, 'swing', type, this.#why)
    const key = `${effective} ${rounds} ${arm} ${how} ${location} ${struck.shield} ${struck.from_behind}`
    const before = this.#rolls.get(key)
    if (before !== undefined) return before
    const ranged = this.#ranged
    const made = this.#odds('to-hit', fight, function* (ask): Procedure<Roll> {
      const { came, roll, hits, lands } = yield* rollToHit(ask, attempt, rounds)
      if (came !== 'hit' && came !== 'critical hit') {
        return { came: came === 'near miss' ? 'miss' : came, hits: 0, location: '', special: null }
      }
      const struckPart = lands ?? attempt.location ?? 'torso'
      const part = ranged ? eitherSide(struckPart) : struckPart
      if (came === 'hit') return { came, hits, location: part, special: null }
      const { maximum, critical, rows } = yield* criticalOf(ask, attempt, struckPart, roll)
      return { came, hits, location: part, special: { maximum, critical, rows } }
    }).of(({ result }) => result)
    this.#rolls.set(key, made)
    return made
  }

  hit(attempt: Attempt, location: string, special: Special = ORDINARY): Hit {
    const key = `${attempt.arm} ${attempt.how} ${location} ${special === ORDINARY ? '' : keyOf(special)}`
    const before = this.#hits.get(key)
    if (before !== undefined) return before
    const weighed = this.#odds('damage', this.#begin, function* (ask): Procedure<Through | null> {
      const came = yield* thrownDamage(ask, attempt, location, special)
      return came === null ? null : { ...came }
    }).of(({ result }) => result)
    const damage = new Map<string, Damage>()
    for (const { value: through, weight } of weighed.outcomes) {
      const injury = through?.injury ?? 0
      const does = this.#numberOf(this.#textOf(attempt, location, special, through))
      const same = damage.get(`${injury} ${does}`)
      damage.set(`${injury} ${does}`, { through, injury, does, weight: weight + (same?.weight ?? 0n) })
    }
    const texts = [...damage].map(([costs, { weight }]) => `${costs} ${weight}`)
    const alike = `${attempt.arm} ${weighed.ways} ${texts.sort().join()}`
    const made = this.#hits.get(alike) ?? {
      attempt,
      location,
      special,
      ways: weighed.ways,
      damage: [...damage.values()],
    }
    this.#hits.set(key, made).set(alike, made)
    return made
  }

  #numberOf(text: string): number {
    const known = this.#texts.get(text) ?? this.#texts.size
    this.#texts.set(text, known)
    return known
  }

  #textOf(attempt: Attempt, location: string, special: Special, through: Came | null): string {
    const [fighter, one] = [fighterAt(this.#begin, this.#target), standingAt(this.#begin, this.#target)]
    const rows = special.rows.length === 0 ? '' : `${location} ${keyOf(special.rows)}`
    if (through === null) return rows
    return `${woundText(fighter, one, woundOf(attempt, location, special, through, this.#why), this.#why)} ${rows}`
  }

  defense(node: Node, attempt: Attempt, location: string): Defended {
    const fight = this.fightOf(node)
    const [fighter, one] = [fighterAt(fight, this.#target), standingAt(fight, this.#target)]
    const { dodge } = paceNow(fighter, one, this.#why)
    const { pd } = protectionAt(fighter, location)
    const met = `${attempt.arm} ${attempt.how} ${attempt.unaware} ${attempt.feint}`
    const key = `${node.body.id} ${met} ${dodge} ${pd} ${location.endsWith('arm')}`
    const known = this.#defenses.get(`${key} ${node.hp}`) ?? this.#defenses.get(key)
    if (known !== undefined) return this.#from(known, node, location)
    const weighed = this.#odds('defense', fight, function* (ask) {
      const defense = yield* defend(ask, attempt, location)
      const struck = defense.avoided ? location : yield* afterFailedParry(ask, attempt, defense, location)
      return { avoided: defense.avoided, location: struck }
    })
    let hurt = false
    const outcomes = weighed.outcomes.map(({ value: { result, state }, weight }) => {
      hurt ||= standingAt(state, this.#target).hp !== node.hp
      return {
        ...result,
        location: result.location === location ? '' : result.location,
        node: this.nodeOf(state, 0),
        weight,
      }
    })
    const made = { ways: weighed.ways, outcomes }
    // What hurts whoever defends hangs on his hit points.
    this.#defenses.set(hurt ? `${key} ${node.hp}` : key, made)
    return this.#from(made, node, location)
  }

  /** The same for somebody with other hit points, and for another part that is covered alike. */
  #from({ ways, outcomes }: Defended, { hp, marks }: Node, location: string): Defended {
    return {
      ways,
      outcomes: outcomes.map(one => ({
        ...one,
        location: one.location === '' ? location : one.location,
        node: this.#node(one.node.body, hp, marks),
      })),
    }
  }

  /** What one hit leads to. */
  step(node: Node, hit: Hit): Leads {
    const known = this.#steps.get(hit) ?? new Map<Node, Leads>()
    const before = known.get(node)
    if (before !== undefined) return before
    const made = this.#step(node, hit)
    this.#steps.set(hit, known.set(node, made))
    return made
  }

  #step(node: Node, hit: Hit): Leads {
    const marks = node.marks | MARKS.struck | MARKS.hit
    if (node.body.dead) return { ways: 1n, to: [this.#node(node.body, node.hp, marks)], weights: [1n] }
    const tally = new Tally()
    for (const one of hit.damage) {
      const { ways, to, weights } = this.#landing(node, hit, one)
      const left = node.hp - one.injury
      for (const [index, { body, hp }] of to.entries()) {
        tally.add(this.#node(body, left + hp, marks), one.weight * (weights[index] ?? 0n), ways)
      }
    }
    const { ways, nodes } = tally.spread(hit.ways)
    return { ways, to: [...nodes.keys()], weights: [...nodes.values()] }
  }

  /** Where a hit leads to, with the hit points beside its own. It hangs on them only as far as death is near. */
  #landing(node: Node, { attempt, location, special }: Hit, { through, injury, does }: Damage): Leads {
    const key = `${node.body.id} ${this.#deadly(node, injury)} ${does}`
    const before = this.#landings.get(key) ?? this.#landings.get(`${key} ${injury} ${node.hp}`)
    if (before !== undefined) return before
    const weighed = this.#odds('hit', this.fightOf(node), ask => land(ask, attempt, location, special, through))
    const tally = new Tally()
    let plain = true
    for (const { value, weight } of weighed.outcomes) {
      const more = standingAt(value.state, this.#target).hp - node.hp + injury
      plain &&= more === 0
      tally.add(this.#node(this.#bodyOf(value.state), more, 0), weight, 1n)
    }
    const { nodes } = tally.spread(1n)
    const made = { ways: weighed.ways, to: [...nodes.keys()], weights: [...nodes.values()] }
    // More than the blow itself was lost: it may cross other thresholds from elsewhere.
    this.#landings.set(plain ? key : `${key} ${injury} ${node.hp}`, made)
    return made
  }

  /** Whether he dies of it, and how many rolls are due. */
  #deadly({ body, hp }: Node, injury: number): string {
    const [fighter, one] = [fighterAt(body.fight, this.#target), standingAt(body.fight, this.#target)]
    const given = { ...healthNow(fighter, one), full_hp: fullHp(fighter, one), hard_to_kill: fighter.hard_to_kill }
    const came = death({ ...given, rolls: [], hp_before: hp, hp_after: hp - injury }, this.#why)
    return `${came.dead} ${came.death_rolls_due}`
  }

  /** What a critical miss leads to. */
  mishap = (node: Node, attempt: Attempt): Leads =>
    this.#leads(node, attempt, MARKS.criticalMiss, function* (ask) {
      yield* badMiss(ask, attempt, 'attacker', null)
      yield* mayTopple(ask, attempt)
      return undefined
    })

  /** Whoever kicks and misses may fall. */
  missed = (node: Node, attempt: Attempt): Leads =>
    attempt.how === 'kick'
      ? this.#leads(node, attempt, 0, ask => mayTopple(ask, attempt))
      : { ways: 1n, to: [node], weights: [1n] }

  /** What befalls the attacker alone; weighed once for each of the target's hit points. */
  #leads(node: Node, attempt: Attempt, mark: number, run: (ask: Asking) => Procedure<undefined>): Leads {
    const key = `${node.body.id} ${attempt.arm} ${attempt.how} ${mark}`
    const known = this.#mishaps.get(key) ?? this.#mishap(node, attempt, mark, run)
    this.#mishaps.set(key, known)
    return { ...known, to: known.to.map(({ body, marks }) => this.#node(body, node.hp, node.marks | marks)) }
  }

  #mishap(node: Node, attempt: Attempt, mark: number, run: (ask: Asking) => Procedure<undefined>): Leads {
    const weighed = this.#odds('mishap', this.fightOf(node), run)
    const before = standingAt(node.body.fight, this.#by)
    const tally = new Tally()
    for (const { value, weight } of weighed.outcomes) {
      const marks = mark | marksOf(before, standingAt(value.state, this.#by), attempt.arm)
      // Where nothing more is tried, nothing hangs on how the attacker stands.
      tally.add(this.#node(this.#ranged ? node.body : this.#bodyOf(value.state), 0, marks), weight, 1n)
    }
    const { nodes } = tally.spread(1n)
    return { ways: weighed.ways, to: [...nodes.keys()], weights: [...nodes.values()] }
  }
}

/** What somebody has suffered by his own attack. */
function marksOf(before: Standing, after: Standing, arm: number): number {
  const held = after.arms[arm]
  const usable = held?.where === 'ready' && held.harm === 'none' && held.jam_turns === null
  return (
    (usable ? 0 : MARKS.disarmed) |
    (after.hp < before.hp ? MARKS.selfHurt : 0) |
    (after.position === before.position ? 0 : MARKS.toppled)
  )
}

/** Penalties on the same rolls as one: for how long they last makes no difference now. */
function summed(penalties: Standing['penalties']): Standing['penalties'] {
  const found = new Map<string, Standing['penalties'][number]>()
  for (const one of penalties) {
    const key = one.to.toSorted().join()
    found.set(key, { ...one, value: one.value + (found.get(key)?.value ?? 0), turns: null, until: 'battle', for: null })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

const isLeg = (part: string): boolean => part.endsWith('leg') || part.endsWith('foot')

/** Some arm, some leg: which of them makes no difference to what comes flying. */
function limbsOf(parts: Standing['crippled']): Standing['crippled'] {
  const arm = parts.some(({ part }) => !isLeg(part))
  const leg = parts.some(({ part }) => isLeg(part))
  return [...(arm ? [ARM] : []), ...(leg ? [LEG] : [])]
}
const ARM = Object.freeze({ part: 'right arm', until: null } as const)
const LEG = Object.freeze({ part: 'right leg', until: null } as const)

/** Left and right are wounded alike. */
const eitherSide = (location: string): string => location.replace(/^left-/, 'right-').replace(/^far-/, 'near-')
