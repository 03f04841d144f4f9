/**
 * A thrown grenade before it is thrown: everywhere that it may burst, and every way that this may end for everybody there,
 * with exact weights. Each is weighed by himself: what one of them suffers says nothing of what another does, beside
 * where it burst and how hard.
 */
import { leastCommonMultiple } from '@umpire/dice'
import { keyOf, MemoTable, type Policy, procedure, weigher } from '@umpire/engine'
import type { Blast } from '../../explosion/blast.ts'
import { type Bursting, concussionRoll, exposedTo } from '../attack/explode.ts'
import { afterLobRoll, blastOf, type Lobbed, type LobRoll, lobRoll } from '../attack/throw.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { declare } from '../defense/declare.ts'
import type { Asking } from '../facts/ask.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { differences } from './alike.ts'
import { type Reached, Victim } from './blast-victim.ts'
import type { People } from './people.ts'
import type { Spread } from './spread.ts'
import type { FightWorld, Results } from './weigh.ts'

/** One way that the throw may go, until it bursts. */
export interface Landing {
  readonly lobbed: Lobbed
  readonly state: Fight
  readonly weight: bigint
}

export interface Landings {
  readonly ways: bigint
  readonly all: readonly Landing[]
}

/** How it may end for somebody. */
export interface Ended {
  readonly place: number
  readonly people: People
  readonly spread: Spread
}

/** Marks that it came down where it was meant to. */
export const ON_TARGET = 1 << 7

/** Everywhere that a grenade may come down, and what else may come of throwing it. */
export function landingsOf(world: FightWorld, fight: Fight, attempt: Attempt, policy: Policy<Fight>): Landings {
  const pieces = weigher(world, policy)
  const { ways, outcomes } = pieces.odds(rolling(attempt), {}, fight, rolled => keyOf(rolled))
  // As far astray is as far astray, whatever the dice showed.
  const alike = new Map<string, { readonly rolled: LobRoll; weight: bigint }>()
  for (const { value, weight } of outcomes) {
    const key = `${value.result.result} ${value.result.miss_by_yards}`
    const known = alike.get(key)
    if (known === undefined) alike.set(key, { rolled: value.result, weight })
    else known.weight += weight
  }
  const found = new Map<
    string,
    { readonly lobbed: Lobbed; readonly state: Fight; readonly parts: [bigint, bigint][] }
  >()
  let common = 1n
  for (const { rolled, weight } of alike.values()) {
    const text = (came: Lobbed, now: Fight): string => `${keyOf(came)} ${changesIn(now, fight)}`
    const rest = pieces.odds(flying(attempt, rolled), {}, fight, text)
    common = leastCommonMultiple(common, rest.ways)
    for (const { value, weight: part } of rest.outcomes) {
      const key = text(value.result, value.state)
      const known = found.get(key) ?? { lobbed: value.result, state: value.state, parts: [] }
      found.set(key, known)
      known.parts.push([weight * part, rest.ways])
    }
  }
  const all = [...found.values()].map(({ lobbed, state, parts }): Landing => {
    let weight = 0n
    for (const [part, out] of parts) weight += part * (common / out)
    return { lobbed, state, weight }
  })
  return { ways: ways * common, all }
}

const rolling = (attempt: Attempt) =>
  procedure({ id: 'gurps.odds.lob', title: 'A grenade is thrown', given: {} }, (ask: Asking) => lobRoll(ask, attempt))

const flying = (attempt: Attempt, rolled: LobRoll) =>
  procedure({ id: 'gurps.odds.flight', title: 'A grenade flies', given: {} }, (ask: Asking) =>
    afterLobRoll(ask, declare(ask, attempt), rolled),
  )

/** What of anybody a blast asks for, or what is told of it afterwards, in one text. */
function changesIn(now: Fight, begin: Fight): string {
  let text = ''
  for (const [place, one] of now.standing.entries()) {
    const before = standingAt(begin, place)
    if (one === before) continue
    const { arms, aim, retreated, blocks, dodged, feint, unaware, maneuver, facing } = before
    const rest = { arms, aim, retreated, blocks, dodged, feint, unaware, maneuver, facing }
    const found = differences({ ...one, ...rest }, before)
    if (found !== '') text += `${place} ${found}`
  }
  return text
}

/** How it may end for everybody whom it may reach. */
export function burstsAmong(
  world: FightWorld,
  fight: Fight,
  attempt: Attempt,
  { ways, all }: Landings,
  policy: Policy<Fight>,
): readonly Ended[] {
  const why = world.ruleset.silent
  const { by, target, arm } = attempt
  const { thrown, name } = armAt(fighterAt(fight, by), arm)
  if (thrown === null) throw new Error(`${name} is not thrown`)
  const blast = blastOf(thrown)
  const victims = new Victims(world, policy, fight, by, blast)
  return fight.standing.flatMap((begin, place) => {
    if (!present(begin)) return []
    const reached = all.map((one): Reached => {
      const { at, touches, after, result } = one.lobbed
      const x: Bursting | null = at === null ? null : { what: name, at, blast, by, touches }
      const mine = place === target
      return {
        stands: standingAt(one.state, place),
        exposed: x === null ? null : exposedTo(one.state, x, place, why),
        after: mine ? after : NOTHING,
        marks: mine && result === 'hit' ? ON_TARGET : 0,
        weight: one.weight,
      }
    })
    const victim = victims.at(place)
    return [{ place, people: victim.people, spread: victim.spread(reached, ways) }]
  })
}

const NOTHING: Reached['after'] = []

/** Whoever is as somebody else in all that a blast asks for is weighed once with him. */
class Victims {
  readonly #made: (place: number) => Victim
  readonly #fight: Fight
  readonly #known = new MemoTable<string, Victim>()

  constructor(world: FightWorld, policy: Policy<Fight>, fight: Fight, by: number, blast: Blast) {
    this.#fight = fight
    const thrown = procedure({ id: 'gurps.odds.concussion', title: 'Concussion', given: {} }, (ask: Asking) =>
      concussionRoll(ask, { blast, by }),
    )
    const { ways, outcomes } = weigher(world, policy).odds(thrown, {}, fight, rolled => `${rolled}`)
    const concussion: Results<number> = {
      ways,
      outcomes: outcomes.map(({ value, weight }) => ({ value: value.result, weight })),
    }
    this.#made = place => new Victim(world, policy, fight, { by, place, blast }, concussion)
  }

  at(place: number): Victim {
    const { id: _, name: __, side: ___, ...fighter } = fighterAt(this.#fight, place)
    const key = keyOf({ ...fighter, ...stands(standingAt(this.#fight, place)) })
    return this.#known.get(key, () => this.#made(place))
  }
}

/** Without where he is. */
const stands = ({ id: _, q: __, r: ___, facing: ____, ...rest }: Standing) => ({ standing: rest })
