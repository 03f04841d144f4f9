/** What rows of tables do to weapons. */

import { hexes, neighbour } from '@umpire/geometry'
import type { Consequence } from '../../consequence/consequence.ts'
import { diceAddsText } from '../../dice/dice-adds.ts'
import { ONE_DIE, THREE_DICE, TWO_DICE, writtenDice } from '../../dice/thrown-dice.ts'
import { forced } from '../../injury/health.ts'
import { broke, dropped, fired, flewOff, jammed, thrownAway, unreadied } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { coin, impossible, type Sufferer, scoreOf, sufferer } from '../facts/sufferer.ts'
import { fliesTo, hexAt } from '../ground/ground.ts'
import { type Arm, goesOff } from '../state/fighter.ts'
import { heldArms, heldIn, isBare } from '../state/hands.ts'
import { isHelpless } from '../state/now.ts'
import { bodyPart } from '../state/parts.ts'
import { fighterAt, present, standingAt } from '../state/state.ts'
import { hurtSelf, struckByHalf } from './hurt.ts'
import { rollMissRow } from './miss-table.ts'

type OnArm = Extract<
  Consequence,
  { op: 'drop-weapon' | 'break-weapon' | 'hold-on' | 'unready-weapon' | 'weapon-flies' | 'jam' | 'dud' | 'explode' }
>

/** The weapon that it happens to: the one he acts with, or else one that he holds. */
function armOf(ask: Asking, { place, arm }: Sufferer): number | undefined {
  const fighter = fighterAt(ask.state, place)
  const used = arm === null ? undefined : fighter.arms[arm]
  if (arm !== null && used !== undefined && !isBare(used)) return arm
  return heldArms(fighter, standingAt(ask.state, place))[0]
}

/** Whoever has two weapons in his hands loses either of them; a shield is strapped on. */
function anyHeld(ask: Asking, place: number): number | undefined {
  const fighter = fighterAt(ask.state, place)
  const [first, second] = heldArms(fighter, standingAt(ask.state, place)).filter(
    arm => fighter.arms[arm]?.block === null,
  )
  return second === undefined || coin(ask, fighter.id, 'which of the two') ? first : second
}

/** What a blow to an arm or a hand makes him let go; of whoever acts, what he acts with. */
function droppedBy(ask: Asking, one: Sufferer, which: 'own' | 'enemy'): number | undefined {
  const { place, location, arm } = one
  if (which === 'enemy') return anyHeld(ask, place)
  const fighter = fighterAt(ask.state, place)
  const part = arm === null ? bodyPart(location, fighter) : undefined
  if (part === undefined) return armOf(ask, one)
  const side = part.startsWith('right') ? 'right' : 'left'
  return heldIn(fighter, standingAt(ask.state, place), side)[0]
}

export function carryOutOnArm(ask: Asking, one: Sufferer, change: OnArm): void {
  const arm = change.op === 'drop-weapon' ? droppedBy(ask, one, change.which) : armOf(ask, one)
  const { id: who, arms } = fighterAt(ask.state, one.place)
  const own = arm === undefined ? undefined : arms[arm]
  if (arm === undefined || own === undefined) return
  switch (change.op) {
    case 'drop-weapon':
      if (isLive(own)) return letFall(ask, one, arm)
      if (own.quality === 'cheap') return ask.record(broke({ who, arm, for_good: true }))
      return ask.record(dropped({ who, arm }))
    case 'break-weapon':
      return breakArm(ask, one, arm, change.resistant === true)
    case 'hold-on':
      return holdOn(ask, one, arm, change.modifier)
    case 'unready-weapon':
      // Beside the one that a heavy weapon takes anyway.
      return ask.record(unreadied({ who, arm, turns: change.extra_ready_turns + (own.unbalanced ? 1 : 0) }))
    case 'weapon-flies':
      return fly(ask, one, arm, change.yards)
    case 'jam':
      return jams(ask, who, arm, change.clear)
    case 'dud':
      if (own.gun === null) return ask.record(thrownAway({ who, arm }))
      return ask.record(fired({ who, arm, rounds: 1, groups: 0 }))
    case 'explode':
      return explode(ask, one, arm)
    default:
      return impossible(JSON.stringify(change))
  }
}

function jams(ask: Asking, who: string, arm: number, modifier: number): void {
  const turns = ask.roll(TWO_DICE, { purpose: 'turns to clear it', by: who })
  ask.record(jammed({ who, arm, turns, modifier }))
}

/** By the skill with it; a shield on its straps only turns. */
function holdOn(ask: Asking, { place }: Sufferer, arm: number, modifier: number): void {
  const { id: who, arms } = fighterAt(ask.state, place)
  const own = arms[arm]
  if (own === undefined) return
  const skill = own.shield_skill ?? Math.max(0, ...own.blows.map(blow => blow.skill))
  const effective = skill + modifier
  const result = ask.read(THREE_DICE, { purpose: 'keep hold of it', by: who }, roll =>
    !forced(effective, roll, ask.why).success ? 'lost' : roll === effective ? 'turned' : 'held',
  )
  if (result === 'held') return
  const turned = result === 'turned' || own.block !== null
  ask.record(turned ? unreadied({ who, arm, turns: 1 }) : dropped({ who, arm }))
}

/** Solid and fine weapons break only if the table says so twice. */
function breakArm(ask: Asking, one: Sufferer, arm: number, mayResist: boolean): void {
  const { id: who, arms } = fighterAt(ask.state, one.place)
  const own = arms[arm]
  const blows = own?.blows ?? []
  const solid = own?.quality === 'fine' || (blows.length > 0 && blows.every(({ type }) => type === 'crushing'))
  if (mayResist && solid && one.table !== null) {
    const second = rollMissRow(ask, who, one.table)
    if (!second.some(({ op }) => op === 'break-weapon')) return ask.record(dropped({ who, arm }))
  }
  ask.record(broke({ who, arm, for_good: true }))
}

/** Forward or back, so many yards; whoever stands there may be struck by it. */
function fly(ask: Asking, one: Sufferer, arm: number, dice: string): void {
  const who = fighterAt(ask.state, one.place).id
  const yards = ask.roll(writtenDice(dice), { purpose: 'yards it flies', by: who })
  const forward = coin(ask, who, 'forward or back')
  const { facing } = standingAt(ask.state, one.place)
  let { q, r } = hexAt(ask.state, one.place)
  for (let step = 0; step < yards; step++) {
    const next = neighbour(hexes, { q, r }, forward ? facing : (facing + 3) % 6)
    if (!fliesTo(ask.state, { q, r }, next)) break
    ;({ q, r } = next)
  }
  ask.record(flewOff({ who, arm, q, r }))
  for (const [place, there] of ask.state.standing.entries()) {
    if (place !== one.place && present(there) && there.q === q && there.r === r) mayStrike(ask, one, place)
  }
}

/** Half of what it would have done, unless he gets out of the way. */
export function mayStrike(ask: Asking, { damage }: Pick<Sufferer, 'damage'>, place: number): void {
  const safe = getsOutOfItsWay(ask, place)
  if (!safe && damage !== null) struckByHalf(ask, { ...sufferer(place), damage })
}

export function getsOutOfItsWay(ask: Asking, place: number): boolean {
  if (isHelpless(standingAt(ask.state, place))) return false
  const effective = scoreOf(ask.state, place, 'DX')
  const about = { purpose: 'get out of its way', by: fighterAt(ask.state, place).id }
  return ask.read(THREE_DICE, about, roll => forced(effective, roll, ask.why).success)
}

/** A grenade with its pin out. */
const isLive = ({ thrown }: Arm): boolean => thrown !== null && goesOff(thrown)

/** It rolls to one of the hexes around; whoever threw it knows what comes next. */
function letFall(ask: Asking, { place }: Sufferer, arm: number): void {
  const who = fighterAt(ask.state, place).id
  const side = ask.roll(ONE_DIE, { purpose: 'where it rolls', by: who })
  const here = hexAt(ask.state, place)
  const next = neighbour(hexes, here, side - 1)
  const { q, r } = fliesTo(ask.state, here, next) ? next : here
  ask.record(flewOff({ who, arm, q, r }))
}

/** A gun bursts in the hands: its damage to whoever fired it. */
function explode(ask: Asking, one: Sufferer, arm: number): void {
  const { id: who, arms } = fighterAt(ask.state, one.place)
  const dice = arms[arm]?.gun?.damage ?? arms[arm]?.thrown?.damage
  ask.record(broke({ who, arm, for_good: true }))
  if (dice === undefined) return
  const harm = { op: 'self-injury', amount: diceAddsText(dice), part: 'torso', dr: true } as const
  hurtSelf(ask, { ...one, location: 'torso', damage: { dice, type: 'crushing' } }, harm)
}
