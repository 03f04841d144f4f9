/** Rows of tables carried out: each change is a fact, and what hangs on a die is rolled. */
import type { Procedure } from '@umpire/engine'
import type { Consequence, Ending } from '../consequence/consequence.ts'
import { endOf, type Of } from '../consequence/lasting.ts'
import { forced } from '../injury/health.ts'
import { success } from '../roll/success.ts'
import {
  deafened,
  drainBegan,
  fatigued,
  gained,
  lostAttribute,
  penalized,
  scarred,
  setOnFire,
  stunned,
} from './body-facts.ts'
import { carryOutOnArm } from './carry-out-arm.ts'
import { blind, cripple, falls, penaltyOf, turnsToNext } from './carry-out-body.ts'
import { amountOf, knockedOut, seize } from './carry-out-mind.ts'
import { THREE_DICE } from './dice.ts'
import { offBalance } from './facts.ts'
import { die } from './go-down.ts'
import { hurtBy, hurtSelf } from './hurt.ts'
import { isHelpless } from './now.ts'
import { isHead } from './parts.ts'
import { fighterAt, standingAt } from './state.ts'
import { stumble } from './stumble.ts'
import { type Asking, type Sufferer, scoreOf } from './sufferer.ts'

export function* carryOut(ask: Asking, one: Sufferer, all: readonly Consequence[]): Procedure<undefined> {
  for (const consequence of all) {
    if (standingAt(ask.state, one.place).status === 'dead') return undefined
    yield* carryOutOne(ask, one, consequence)
  }
  return undefined
}

function* carryOutOne(ask: Asking, one: Sufferer, change: Consequence): Procedure<undefined> {
  const { place } = one
  const fighter = fighterAt(ask.state, place)
  const who = fighter.id
  switch (change.op) {
    // What changes the blow itself was done before it landed.
    case 'damage':
    case 'bypass-dr':
    case 'becomes':
      return undefined
    case 'injury': {
      const points = change.dice === undefined ? (change.points ?? 0) : yield* amountOf(ask, change.dice, 'injury', who)
      return yield* hurtBy(ask, one, points)
    }
    case 'injury-per-day':
      return yield* ask.note({ text: `${fighter.name} loses hit points each day without ${change.without}` })
    case 'drain':
      return yield* ask.record(drainBegan({ who, what: 'vessel', hp: change.hp, every: change.every_turns }))
    case 'throat-crushed':
      return yield* ask.record(drainBegan({ who, what: 'throat', hp: 0, every: 1 }))
    case 'fatigue': {
      const points = yield* amountOf(ask, change.dice, 'fatigue', who)
      return yield* ask.record(fatigued({ who, points }))
    }
    case 'lose-attribute':
      return yield* ask.record(lostAttribute({ who, attribute: change.attribute, points: change.points }))
    case 'kill':
      return yield* die(ask, place, `a blow to the ${one.location}`)
    case 'cripple':
      return yield* cripple(ask, one, change)
    case 'blind':
      return yield* blind(ask, one, change)
    case 'deaf':
      return yield* ask.record(deafened({ who, hours: change.hours ?? null }))
    case 'scar':
      return yield* ask.record(scarred({ who, degree: change.degree }))
    case 'self-injury':
    case 'hit-self':
      return yield* hurtSelf(ask, one, change)
    case 'stun': {
      // Nobody dazes the unconscious.
      if (standingAt(ask.state, place).status !== 'active') return undefined
      const head = change.head === true || isHead(one.location)
      if (fighter.high_pain_threshold && !head && one.foe !== null) return undefined
      const turns = yield* amountOf(ask, change.turns ?? 0, 'turns of stun', who)
      const then: Ending = change.ending ?? { roll: 'HT', every: 'turn' }
      const kind = then === 'recover' || then.roll !== 'HT' ? 'mental' : 'physical'
      const { roll, modifier } = endOf(then, one.modifier)
      return yield* ask.record(stunned({ who, kind, turns, roll, modifier }))
    }
    case 'unconscious':
      if (change.ending === 'recover' && change.for === undefined) return yield* knockedOut(ask, one)
      return yield* seize(ask, one, change)
    case 'faint':
    case 'panic':
    case 'total-panic':
    case 'seizure':
    case 'catatonia':
      return yield* seize(ask, one, change)
    case 'vomit':
      return yield* ask.note({ text: `${fighter.name} is sick` })
    case 'gain':
      return yield* ask.record(gained({ who, what: change.what, points: change.points }))
    case 'worsen':
      yield* ask.note({ text: `${change.what}, if ${fighter.name} has one` })
      return yield* carryOut(ask, one, change.otherwise)
    case 'penalty':
      return yield* ask.record(penalized({ who, ...penaltyOf(ask.state, one, change) }))
    case 'feints-against-count-double': {
      const turns = turnsToNext(ask.state, place)
      return yield* ask.record(penalized({ who, to: ['feints'], value: 0, turns, until: 'turn', for: null }))
    }
    case 'lose-turn':
      return yield* ask.record(offBalance({ who, loses_turn: true }))
    case 'off-balance':
      return yield* ask.record(offBalance({ who, loses_turn: false }))
    case 'fall':
      return yield* falls(ask, one, change.may_sit === true)
    case 'stumble':
      return yield* stumble(ask, one)
    case 'on-fire':
      return yield* ask.record(setOnFire({ who, burns: true }))
    case 'roll':
      return yield* rollFor(ask, one, change)
    case 'reroll':
      return one.again === null ? undefined : yield* carryOut(ask, one, yield* one.again())
    case 'reversal':
      return yield* reverse(ask, one, change.otherwise)
    default:
      return yield* carryOutOnArm(ask, one, change)
  }
}

/** Whoever knows the same throw may turn it around. */
function* reverse(ask: Asking, one: Sufferer, otherwise: readonly Consequence[]): Procedure<undefined> {
  const foe = one.foe === null ? undefined : fighterAt(ask.state, one.foe)
  if (foe === undefined || foe.judo === null || one.foe === null || isHelpless(standingAt(ask.state, one.foe)))
    return yield* carryOut(ask, one, otherwise)
  const { judo: effective, id: by } = foe
  const turned = yield* ask.read(
    THREE_DICE,
    { purpose: 'turn the throw around', by },
    roll => success({ effective, roll }, ask.why).success,
  )
  return turned ? yield* falls(ask, one, false) : yield* carryOut(ask, one, otherwise)
}

function* rollFor(ask: Asking, one: Sufferer, change: Of<'roll'>): Procedure<undefined> {
  const by = fighterAt(ask.state, one.place).id
  const out = standingAt(ask.state, one.place).status !== 'active'
  if (out && change.on_failure.every(({ op }) => op === 'stun')) return undefined
  const effective = scoreOf(ask.state, one.place, change.against) + (change.modifier ?? 0)
  const came = yield* ask.read(THREE_DICE, { purpose: `${change.against} roll`, by }, roll => {
    const { success, critical } = forced(effective, roll, ask.why)
    return success ? 'success' : critical === 'failure' ? 'critical' : 'failure'
  })
  if (came === 'success') return undefined
  const worse = came === 'critical' ? change.on_critical_failure : undefined
  return yield* carryOut(ask, one, worse ?? change.on_failure)
}
