/** What the facts of a fight make of it. Nothing is rolled and no rule is asked. */

import { type Feint, type Held, NO_FEINTS, type Standing, type Watch } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { changed, copyOf, withStanding } from './change.ts'
import { evolveArm } from './evolve-arm.ts'
import { evolveBody, wornOff } from './evolve-body.ts'
import type { FightFact } from './facts.ts'

/** Whatever lasted until the own turn is over. */
function turned(one: Standing, shock: number): Standing {
  const fresh = copyOf(one)
  fresh.shock = shock
  fresh.injuries = []
  fresh.moved = 0
  fresh.evasive = 'no'
  fresh.retreated = false
  fresh.blocks = 0
  fresh.dodged = false
  fresh.off_balance = false
  fresh.loading = null
  if (one.injuries.length > 0) fresh.watch = disturbed(one.watch)
  fresh.arms = one.arms.map(turnedArm)
  fresh.marks = lasting(one.marks)
  return fresh
}

const OF_A_TURN = 'turn-'

/** Without what options keep of a single turn. */
function lasting(marks: Standing['marks']): Standing['marks'] {
  const all = Object.entries(marks)
  const left = all.filter(([key]) => !key.startsWith(OF_A_TURN))
  return left.length === all.length ? marks : Object.fromEntries(left)
}

/** He still watches, but what he had aimed so far is lost. */
const disturbed = (watch: Watch | null): Watch | null => (watch === null ? null : { ...watch, turns: 0 })

/** The other hand may leave the grip. */
const ONE_HAND = { both_hands: false } as const
const NOTHING = {} as const

/** A turn without a shot, and the recoil is forgotten. */
const turnedArm = (held: Held): Held =>
  held.fired || held.fired_before || held.parries > 0 || held.struck || held.groups > 0 || held.both_hands
    ? {
        ...held,
        parries: 0,
        struck: false,
        ...(held.both_hands === true ? ONE_HAND : NOTHING),
        fired: false,
        fired_before: held.fired,
        groups: held.fired ? held.groups : 0,
      }
    : held

/** When the own turn is over: stun wears off by turns, and penalties too. */
function afterTurn(one: Standing): Standing {
  const after = copyOf(one)
  // Lost by now, if it was this one.
  after.loses_turn = one.loses_turn && one.maneuver !== 'none-stunned'
  if (one.penalties.length > 0) after.penalties = wearing(one.penalties)
  if (one.stun !== null && one.stun.turns > 0) after.stun = { ...one.stun, turns: one.stun.turns - 1 }
  after.judo_parried = null
  return after
}

const wearing = (penalties: Standing['penalties']): Standing['penalties'] =>
  penalties
    .map(one => (one.turns === null ? one : { ...one, turns: one.turns - 1 }))
    .filter(({ turns }) => turns === null || turns >= 0)

/** The next in the order, and the next second when all have acted. */
function nextTurn(fight: Fight): Fight {
  const turn = fight.turn + 1
  return turn < fight.order.length ? { ...fight, turn } : { ...fight, turn: 0, second: fight.second + 1 }
}

export function evolveFight(fight: Fight, fact: FightFact): Fight {
  switch (fact.type) {
    // Those of every exchange come first: they are the most by far.
    case 'attacked':
      return afterAttack(fight, fact.values.who, fact.values.target)
    case 'defended': {
      const place = placeOf(fight, fact.values.who)
      return withStanding(fight, place, afterDefense(standingAt(fight, place), fact.values))
    }
    case 'woundedBy':
    case 'fell':
    case 'stunned':
      return evolveBody(fight, fact)
    case 'fired':
      return evolveArm(fight, fact)
    case 'began': {
      const { order, surprised } = fact.values
      const standing = fight.standing.map(
        (one): Standing =>
          surprised.includes(one.id) ? { ...one, stun: { kind: 'mental', turns: 0, roll: 'IQ', modifier: 0 } } : one,
      )
      return { ...fight, order, standing, stage: 'fight', turn: 0, second: 0 }
    }
    case 'turnBegan':
      return changed(seenThrough(fight, fact.values.who), fact.values.who, one =>
        wornOff(turned(one, fact.values.shock), fight.second),
      )
    case 'turnEnded':
      return nextTurn(changed(fight, fact.values.who, afterTurn))
    case 'chose':
      return changed(fight, fact.values.who, one => chosen(one, fact.values))
    case 'moved': {
      const { who, q, r, facing, yards, evasive } = fact.values
      return changed(fight, who, one => ({ ...one, q, r, facing, moved: one.moved + yards, evasive }))
    }
    case 'positioned':
      return changed(fight, fact.values.who, one => ({ ...one, position: fact.values.position }))
    case 'watched': {
      const { who, ...watch } = fact.values
      return changed(fight, who, one => ({ ...one, watch }))
    }
    case 'feinted': {
      const { who, target, penalty } = fact.values
      return changed(fight, target, one => ({
        ...one,
        feint: [...one.feint, { by: who, penalty, round: fight.second }],
      }))
    }
    case 'offBalance':
      // Whoever only loses his next turn defends as ever.
      return changed(fight, fact.values.who, one => ({
        ...one,
        off_balance: one.off_balance || !fact.values.loses_turn,
        loses_turn: one.loses_turn || fact.values.loses_turn,
      }))
    case 'left':
      return changed(fight, fact.values.who, one => ({ ...one, gone: fact.values.how, aim: null, watch: null }))
    case 'burst':
      return fight
    case 'ended':
      return { ...fight, stage: 'over', winner: fact.values.winner }
    case 'readied':
    case 'unreadied':
    case 'dropped':
    case 'flewOff':
    case 'pickedUp':
    case 'thrownAway':
    case 'broke':
    case 'jammed':
    case 'clearing':
    case 'reloaded':
    case 'aimed':
    case 'lostAim':
    case 'struckWith':
    case 'parriedWith':
      return evolveArm(fight, fact)
    default:
      return evolveBody(fight, fact)
  }
}

/** Whoever does something else watches no more. */
function chosen(one: Standing, { maneuver, loading }: Extract<FightFact, { type: 'chose' }>['values']): Standing {
  const busy = copyOf(one)
  busy.maneuver = maneuver
  busy.loading = loading
  if (maneuver !== one.maneuver) busy.watch = null
  return busy
}

/** The feints of others, and those of his that he made since then. */
function feintsLeft(feints: readonly Feint[], who: string, since: number): readonly Feint[] {
  const left = feints.filter(({ by, round }) => by !== who || round >= since)
  return left.length === 0 ? NO_FEINTS : left
}

/** A feint is for the turn after it: whoever begins yet another has let it pass. */
function seenThrough(fight: Fight, who: string): Fight {
  const since = fight.second - 1
  if (!fight.standing.some(({ feint }) => feint.some(({ by, round }) => by === who && round < since))) return fight
  const standing = fight.standing.map(
    (one): Standing => (one.feint.length === 0 ? one : { ...one, feint: feintsLeft(one.feint, who, since) }),
  )
  return { ...fight, standing }
}

/** A feint counts against the next attack only; and whoever attacks is known from then on. */
function afterAttack(fight: Fight, who: string, target: string): Fight {
  const { feint, unaware } = standingAt(fight, placeOf(fight, target))
  if (feint.length === 0 && unaware.length === 0) return fight
  const misled = feint.some(({ by }) => by === who)
  if (!misled && !unaware.includes(who)) return fight
  return changed(fight, target, one => ({
    ...one,
    feint: misled ? feintsLeft(feint, who, Number.POSITIVE_INFINITY) : feint,
    unaware: unaware.filter(id => id !== who),
  }))
}

type Defended = Extract<FightFact, { type: 'defended' }>['values']

function afterDefense(one: Standing, { how, retreat, judo, avoided, against }: Defended): Standing {
  const after = copyOf(one)
  if (retreat !== null) {
    const [q = one.q, r = one.r] = retreat
    after.q = q
    after.r = r
    after.retreated = true
  }
  if (how === 'dodge') after.dodged = true
  if (how === 'block') after.blocks++
  if (judo && avoided) after.judo_parried = against
  // Any active defense costs the aim.
  if (how !== 'armor') {
    after.aim = null
    after.watch = disturbed(one.watch)
  }
  return after
}
