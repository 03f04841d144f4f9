/** What rows of tables do to weapons. */

import type { Procedure } from '@umpire/engine'
import { hexes, neighbour } from '@umpire/geometry'
import type { Consequence } from '../consequence/consequence.ts'
import { diceAddsText } from '../dice/dice-adds.ts'
import { broke, dropped, fired, flewOff, jammed, unreadied } from './arm-facts.ts'
import { blinded } from './body-facts.ts'
import { type Asking, coin, impossible, type Sufferer } from './carry-out.ts'
import { TWO_DICE, writtenDice } from './dice.ts'
import { hexAt, isOpen } from './ground.ts'
import { heldArms, isBare } from './hands.ts'
import { hurtSelf } from './hurt.ts'
import { fighterAt, standingAt } from './state.ts'

type OnArm = Extract<
  Consequence,
  { op: 'drop-weapon' | 'break-weapon' | 'unready-weapon' | 'weapon-flies' | 'jam' | 'dud' | 'explode' }
>

/** The weapon that it happens to: the one he acts with, or else one that he holds. */
function armOf(ask: Asking, { place, arm }: Sufferer): number | undefined {
  const fighter = fighterAt(ask.state, place)
  const used = arm === null ? undefined : fighter.arms[arm]
  if (arm !== null && used !== undefined && !isBare(used)) return arm
  return heldArms(fighter, standingAt(ask.state, place))[0]
}

export function* carryOutOnArm(ask: Asking, one: Sufferer, change: OnArm): Procedure<undefined> {
  // Of whoever was struck, whatever he holds; of whoever struck badly, what he struck with.
  const arm = armOf(ask, change.op === 'drop-weapon' && change.which === 'enemy' ? { ...one, arm: null } : one)
  const { id: who, arms } = fighterAt(ask.state, one.place)
  const own = arm === undefined ? undefined : arms[arm]
  if (arm === undefined || own === undefined) return undefined
  switch (change.op) {
    case 'drop-weapon':
      if (own.quality === 'cheap') return yield* ask.record(broke({ who, arm, for_good: true }))
      return yield* ask.record(dropped({ who, arm }))
    case 'break-weapon':
      return yield* breakArm(ask, one, arm, change.resistant === true)
    case 'unready-weapon':
      return yield* ask.record(unreadied({ who, arm, turns: change.extra_ready_turns + 1 }))
    case 'weapon-flies':
      return yield* fly(ask, one, arm, change.yards)
    case 'jam': {
      const turns = yield* ask.roll(TWO_DICE, { purpose: 'turns to clear it', by: who })
      return yield* ask.record(jammed({ who, arm, turns, modifier: change.clear }))
    }
    case 'dud':
      return yield* ask.record(fired({ who, arm, rounds: 1, groups: 0 }))
    case 'explode':
      return yield* explode(ask, one, arm)
    default:
      return impossible(JSON.stringify(change))
  }
}

/** Solid and fine weapons break only if the table says so twice. */
function* breakArm(ask: Asking, one: Sufferer, arm: number, mayResist: boolean): Procedure<undefined> {
  const { id: who, arms } = fighterAt(ask.state, one.place)
  const own = arms[arm]
  const solid = own?.quality === 'fine' || (own?.blows.every(({ type }) => type === 'crushing') ?? false)
  if (mayResist && solid && one.again !== null) {
    const second = yield* one.again()
    if (!second.some(({ op }) => op === 'break-weapon')) return yield* ask.record(dropped({ who, arm }))
  }
  yield* ask.record(broke({ who, arm, for_good: true }))
  return undefined
}

/** Forward or back, so many yards. */
function* fly(ask: Asking, one: Sufferer, arm: number, dice: string): Procedure<undefined> {
  const who = fighterAt(ask.state, one.place).id
  const yards = yield* ask.roll(writtenDice(dice), { purpose: 'yards it flies', by: who })
  const forward = yield* coin(ask, who, 'forward or back')
  const { facing } = standingAt(ask.state, one.place)
  let { q, r } = hexAt(ask.state, one.place)
  for (let step = 0; step < yards; step++) {
    const next = neighbour(hexes, { q, r }, forward ? facing : (facing + 3) % 6)
    if (!isOpen(ask.state, next)) break
    ;({ q, r } = next)
  }
  return yield* ask.record(flewOff({ who, arm, q, r }))
}

const BLINDED_MINUTES = 5

/** A gun bursts in the hands: its damage to whoever fired it, and his eyes if he looked along it. */
function* explode(ask: Asking, one: Sufferer, arm: number): Procedure<undefined> {
  const { id: who, arms } = fighterAt(ask.state, one.place)
  const dice = arms[arm]?.gun?.damage ?? arms[arm]?.thrown?.damage
  const aimed = standingAt(ask.state, one.place).aim !== null
  yield* ask.record(broke({ who, arm, for_good: true }))
  if (dice !== undefined) {
    const harm = { op: 'self-injury', amount: diceAddsText(dice), part: 'torso', dr: true } as const
    yield* hurtSelf(ask, { ...one, location: 'torso', damage: { dice, type: 'crushing' } }, harm)
  }
  if (aimed) yield* ask.record(blinded({ who, eyes: 2, minutes: BLINDED_MINUTES }))
  return undefined
}
