/** Rows of tables carried out: each change is a fact, and what hangs on a die is rolled. */
import type { Consequence, Ending } from '../../consequence/consequence.ts'
import { endOf, type Of } from '../../consequence/lasting.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { forced } from '../../injury/health.ts'
import { success } from '../../roll/success.ts'
import type { Asking } from '../facts/ask.ts'
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
} from '../facts/body.ts'
import { offBalance } from '../facts/facts.ts'
import { type Sufferer, scoreOf } from '../facts/sufferer.ts'
import { stumble } from '../move/stumble.ts'
import { isHelpless } from '../state/now.ts'
import { isHead } from '../state/parts.ts'
import { fighterAt, idAt, standingAt } from '../state/state.ts'
import { nameOf } from '../state/words.ts'
import { carryOutOnArm } from './carry-out-arm.ts'
import { blind, cripple, falls, penaltyOf, turnsToNext } from './carry-out-body.ts'
import { amountOf, knockedOut, seize } from './carry-out-mind.ts'
import { die } from './go-down.ts'
import { hurtBy, hurtSelf } from './hurt.ts'

/** Nothing more happens to the dead. */
export function carryOut(ask: Asking, one: Sufferer, all: readonly Consequence[]): void {
  for (const change of all) {
    if (standingAt(ask.state, one.place).status === 'dead') return
    carryOutOne(ask, one, change)
  }
}

function carryOutOne(ask: Asking, one: Sufferer, change: Consequence): void {
  const { place } = one
  const fighter = fighterAt(ask.state, place)
  const who = fighter.id
  switch (change.op) {
    // What changes the blow itself was done before it landed, and a table that asks for it was rolled on again.
    case 'damage':
    case 'bypass-dr':
    case 'becomes':
    case 'reroll':
      return
    case 'injury':
      return hurtByRow(ask, one, change)
    case 'injury-per-day':
      return ask.note({ text: `${nameOf(ask.state, fighter.id)} loses hit points each day without ${change.without}` })
    case 'drain':
      return ask.record(drainBegan({ who, what: 'vessel', hp: change.hp, every: change.every_turns }))
    case 'throat-crushed':
      return ask.record(drainBegan({ who, what: 'throat', hp: 0, every: 1 }))
    case 'fatigue':
      return tire(ask, who, change)
    case 'lose-attribute':
      return ask.record(lostAttribute({ who, attribute: change.attribute, points: change.points }))
    case 'kill':
      return die(ask, place, `a blow to the ${one.location}`)
    case 'cripple':
      return cripple(ask, one, change)
    case 'blind':
      return blind(ask, one, change)
    case 'deaf':
      return ask.record(deafened({ who, hours: change.hours ?? null }))
    case 'scar':
      return ask.record(scarred({ who, degree: change.degree }))
    case 'self-injury':
    case 'hit-self':
      return hurtSelf(ask, one, change)
    case 'stun':
      return stun(ask, one, change)
    case 'unconscious':
      if (change.ending === 'recover' && change.for === undefined) return knockedOut(ask, one)
      return seize(ask, one, change)
    case 'faint':
    case 'panic':
    case 'total-panic':
    case 'seizure':
    case 'catatonia':
      return seize(ask, one, change)
    case 'vomit':
      return ask.note({ text: `${nameOf(ask.state, fighter.id)} is sick` })
    case 'gain':
      return ask.record(gained({ who, ...gainedBy(change) }))
    case 'worsen':
      return worsen(ask, one, change)
    case 'penalty':
      return ask.record(penalized({ who, ...penaltyOf(ask.state, one, change) }))
    case 'feints-against-count-double': {
      const turns = turnsToNext(ask.state, place)
      return ask.record(penalized({ who, to: ['feints'], value: 0, turns, until: 'turn', for: null }))
    }
    case 'lose-turn':
      return ask.record(offBalance({ who, loses_turn: true }))
    case 'off-balance':
      return ask.record(offBalance({ who, loses_turn: false }))
    case 'fall':
      return falls(ask, one, change.may_sit === true)
    case 'stumble':
      return stumble(ask, one)
    case 'on-fire':
      return ask.record(setOnFire({ who, burns: true }))
    case 'roll':
      return rollFor(ask, one, change)
    case 'reversal':
      return reverse(ask, one, change.otherwise)
    default:
      return carryOutOnArm(ask, one, change)
  }
}

function hurtByRow(ask: Asking, one: Sufferer, change: Of<'injury'>): void {
  const { dice, points = 0, location = one.location } = change
  const lost = dice === undefined ? points : amountOf(ask, dice, 'injury', idAt(ask.state, one.place))
  hurtBy(ask, { ...one, location }, lost)
}

function tire(ask: Asking, who: string, { dice }: Of<'fatigue'>): void {
  const points = amountOf(ask, dice, 'fatigue', who)
  ask.record(fatigued({ who, points }))
}

function stun(ask: Asking, one: Sufferer, change: Of<'stun'>): void {
  // Nobody dazes the unconscious.
  if (standingAt(ask.state, one.place).status !== 'active') return
  const head = change.head === true || isHead(one.location)
  if (fighterAt(ask.state, one.place).high_pain_threshold && !head && one.foe !== null) return
  const { turns: amount = 0, ending = SHAKEN } = change
  const who = idAt(ask.state, one.place)
  const turns = amountOf(ask, amount, 'turns of stun', who)
  const kind = ending === 'recover' || ending.roll !== 'HT' ? 'mental' : 'physical'
  const { roll, modifier } = endOf(ending, one.modifier)
  ask.record(stunned({ who, kind, turns, roll, modifier }))
}

const SHAKEN: Ending = { roll: 'HT', every: 'turn' }

const gainedBy = ({ what, points, points_per_year_of_age: a_year }: Of<'gain'>) =>
  a_year === undefined ? { what, points } : { what, points, a_year }

function worsen(ask: Asking, one: Sufferer, { what, otherwise }: Of<'worsen'>): void {
  ask.note({ text: `${what}, if ${nameOf(ask.state, idAt(ask.state, one.place))} has one` })
  carryOut(ask, one, otherwise)
}

/** Whoever knows the same throw may turn it around. */
function reverse(ask: Asking, one: Sufferer, otherwise: readonly Consequence[]): void {
  const foe = one.foe === null ? undefined : fighterAt(ask.state, one.foe)
  if (foe === undefined || foe.judo === null || one.foe === null || isHelpless(standingAt(ask.state, one.foe)))
    return carryOut(ask, one, otherwise)
  const { judo: effective, id: by } = foe
  const turned = ask.read(
    THREE_DICE,
    { purpose: 'turn the throw around', by },
    roll => success({ effective, roll }, ask.why).success,
  )
  if (turned) falls(ask, one, false)
  else carryOut(ask, one, otherwise)
}

const NOTHING_WORSE: NonNullable<Of<'roll'>['on_failure_by']> = Object.freeze([])

function rollFor(ask: Asking, one: Sufferer, change: Of<'roll'>): void {
  const by = fighterAt(ask.state, one.place).id
  const out = standingAt(ask.state, one.place).status !== 'active'
  if (out && change.on_failure.every(({ op }) => op === 'stun')) return
  const effective = scoreOf(ask.state, one.place, change.against) + (change.modifier ?? 0)
  const { on_failure_by: worst = NOTHING_WORSE, on_critical_failure: critically = change.on_failure } = change
  // How the roll went as far as that makes a difference, or the place among what happens to those who fail badly enough.
  const result = ask.read(THREE_DICE, { purpose: `${change.against} roll`, by }, roll => {
    const { success, critical } = forced(effective, roll, ask.why)
    if (success) return 'success'
    const place = worst.findIndex(({ by: least }) => roll - effective >= least)
    if (place >= 0) return place
    return critical === 'failure' && critically !== change.on_failure ? 'critical' : 'failure'
  })
  if (result === 'success') return
  const badly = result === 'critical' ? critically : change.on_failure
  carryOut(ask, one, typeof result === 'number' ? (worst[result]?.happens ?? badly) : badly)
}
