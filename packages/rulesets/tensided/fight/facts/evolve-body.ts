/** What befalls a body, and what that makes of it. */
import type { Fact } from '@umpire/engine'
import type { LimbStanding, Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'
import { type BodyFact, bodyFacts } from './body.ts'
import { changed } from './change.ts'
import type { FightFact } from './facts.ts'

/** Those that were hit, in the places of what they were. */
const withLimbs = (before: readonly LimbStanding[], hit: readonly LimbStanding[]): readonly LimbStanding[] =>
  hit.length === 0 ? before : before.map(one => hit.find(({ limb }) => limb === one.limb) ?? one)

const least = (value: number, most: number): number => Math.min(value, most)

type Maimed = Extract<BodyFact, { type: 'maimed' }>['values']

function withoutPart(one: Standing, { part, count, hours, severed, flaw }: Maimed): Partial<Standing> {
  const gone = {
    ...(flaw === null || one.flaws.includes(flaw) ? {} : { flaws: [...one.flaws, flaw] }),
    ...(severed === null ? {} : { severed: [...one.severed, severed] }),
  }
  switch (part) {
    case 'eye':
      return hours === null
        ? { ...gone, eyes_lost: least(one.eyes_lost + count, 2) }
        : { ...gone, eyes_hurt: least(one.eyes_hurt + count, 2) }
    case 'ear':
      return hours === null
        ? { ...gone, ears_lost: least(one.ears_lost + count, 2) }
        : { ...gone, ears_hurt: least(one.ears_hurt + count, 2) }
    case 'left fingers':
      return { ...gone, fingers_lost: { ...one.fingers_lost, left: least(one.fingers_lost.left + count, 5) } }
    case 'right fingers':
      return { ...gone, fingers_lost: { ...one.fingers_lost, right: least(one.fingers_lost.right + count, 5) } }
    case 'left toes':
      return { ...gone, toes_lost: { ...one.toes_lost, left: least(one.toes_lost.left + count, 5) } }
    case 'right toes':
      return { ...gone, toes_lost: { ...one.toes_lost, right: least(one.toes_lost.right + count, 5) } }
    case 'brain':
      return { ...gone, aptitude_lost: one.aptitude_lost + count }
    case 'other':
      return gone
  }
}

/** The dead are out of every hold and need no more of the clock. */
const dead = (): Partial<Standing> => ({ status: 'dead', out: null, coma: null, wounds: [], ...outOfIt })

/** Whoever is out drops his sights, his wait and his block. */
const outOfIt = { aim: null, waited: null, stream: null, blocking: null } as const

/** What it makes of the one whom it befalls. */
export function bodyAfter(one: Standing, fact: BodyFact): Partial<Standing> {
  switch (fact.type) {
    case 'wounded': {
      const { status, marks, limbs } = fact.values
      // What was willed away was the pain of another status.
      return { status, marks, halved: one.halved && one.status === status, limbs: withLimbs(one.limbs, limbs) }
    }
    case 'halvedPain':
      return { halved: fact.values.halved }
    case 'wentOut': {
      const { state, until } = fact.values
      return { out: { state, until }, ...outOfIt }
    }
    case 'cameTo':
      return { out: null }
    case 'comatose': {
      const { due, care, weeks } = fact.values
      return { status: 'comatose', out: null, coma: { due, care, weeks }, ...outOfIt }
    }
    case 'died':
      return dead()
    case 'spared': {
      const { status, action_points } = fact.values
      // Who wakes from a coma by it is in none any more.
      return { status, action_points, halved: false, coma: status === 'comatose' ? one.coma : null }
    }
    case 'tired': {
      const { short_fp, long_fp, df_gained } = fact.values
      return { short_fp, long_fp, df_gained }
    }
    case 'breathed': {
      const { run_seconds, rest_seconds } = fact.values
      return { run_seconds, rest_seconds }
    }
    case 'bleeds':
      return { wounds: [...one.wounds, fact.values.wound] }
    case 'bled':
      return { wounds: fact.values.wounds }
    case 'maimed':
      return withoutPart(one, fact.values)
  }
}

const HOUR = 3600

/**
 * When what is dazzled or deafened for hours comes back, and until when what was cut off may be put back: a round is a
 * second of any clock.
 */
export function comesBack(one: Standing, fact: BodyFact, now: number): Partial<Standing> {
  if (fact.type !== 'maimed') return {}
  const { part, hours, severed, side = null, count, flaw } = fact.values
  if (hours === null) return {}
  const until = now + hours * HOUR
  if (part === 'eye' || part === 'ear') return { senses: [...one.senses, { part, until }] }
  return { cut_off: [...one.cut_off, { part: severed ?? part, side, count, flaw, until }] }
}

const BODILY: ReadonlySet<string> = new Set(bodyFacts.map(({ type }) => type))
export const isBodyFact = (fact: Fact): fact is BodyFact => BODILY.has(fact.type)

export function evolveBody(fight: Fight, fact: FightFact): Fight | undefined {
  if (!isBodyFact(fact)) return undefined
  const { who } = fact.values
  const after = changed(fight, who, one => ({ ...bodyAfter(one, fact), ...comesBack(one, fact, fight.round) }))
  if (fact.type === 'died') return { ...after, holds: after.holds.filter(({ by, on }) => by !== who && on !== who) }
  return fact.type === 'wentOut' || fact.type === 'comatose' ? freed(after, who) : after
}

/** Whoever is out of it holds nobody any more. */
const freed = (fight: Fight, who: string): Fight =>
  fight.holds.some(({ by }) => by === who) ? { ...fight, holds: fight.holds.filter(({ by }) => by !== who) } : fight
