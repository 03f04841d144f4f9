/**
 * Laying dice on strength, dexterity and endurance: those of a first wound at random, all others by choice. What a die
 * does hangs on the rules in force and on what is left of the three, on nothing else of an encounter.
 */
import { dice } from '@umpire/dice'
import type { Ask, Why } from '@umpire/engine'
import { firstWound, woundAllocation, woundStatus, zerosOf } from '../../combat/encounter/wounds.ts'
import type { Physique } from '../../core/physique.ts'
import { PICK_OF_THREE, PICK_OF_TWO, type Status } from '../../tables/combat/wounds.ts'
import type { Physical } from '../../tables/words.ts'
import type { EncounterFact } from '../facts/facts.ts'
import type { Encounter } from '../state/state.ts'
import { WoundOffer } from './wound-offer.ts'

/** All that it asks for: neither the encounter nor any fact. */
export type Laying = Pick<Ask<Encounter, EncounterFact>, 'why' | 'read' | 'choose'>

export const ONE_DIE = dice('1d6')

/** What is left after a die that was laid by choice, and the points of it that wait for another choice. */
type Laid = Physique & { readonly left_over: number }

/** What is left after dice of a first wound, and what was picked for its first die. */
export type AtRandom = Physique & { readonly on: Physical | null }
type Picked = ReturnType<typeof firstWound>

/** What was worked out before, where nobody listens: simulations and odds lay the same dice again and again. */
class Memory {
  readonly laid = new Map<number, Laid>()
  readonly picked = new Map<number, Picked>()
  readonly statuses = new Map<number, Status>()
}

/** Far more than the people of a campaign come to, so that no game fills the memory of a server. */
const MOST_KNOWN = 200_000

const memories = new WeakMap<Why, Memory>()
let lastWhy: Why | undefined
let last: Memory | undefined

function memoryOf(why: Why): Memory | undefined {
  if (why === lastWhy) return last
  if (!why.quiet) return undefined
  last = memories.get(why) ?? new Memory()
  memories.set(why, last)
  lastWhy = why
  return last
}

/** The only characteristic above zero; none if there are more, or none. */
function onlyOne({ strength, dexterity, endurance }: Physique): Physical | undefined {
  if (strength > 0) return dexterity > 0 || endurance > 0 ? undefined : 'strength'
  if (dexterity > 0) return endurance > 0 ? undefined : 'dexterity'
  return endurance > 0 ? 'endurance' : undefined
}

export const isDead = ({ strength, dexterity, endurance }: Physique): boolean => strength + dexterity + endurance === 0

/** Values are below 64, so that three of them are a number of 18 bits: room is left in 30 for a die and its choices. */
export const numberOf = ({ strength, dexterity, endurance }: Physique): number =>
  (strength * 64 + dexterity) * 64 + endurance

const digitOf = (one: Physical): number => (one === 'strength' ? 1 : one === 'dexterity' ? 2 : 3)

/** A die on what was chosen for it, what exceeds that on what was chosen next. */
function laidOn({ why }: Laying, who: string, current: Physique, face: number, on: readonly Physical[]): Laid {
  const known = memoryOf(why)?.laid
  let choices = 0
  for (const one of on) choices = choices * 4 + digitOf(one)
  const number = (numberOf(current) * 8 + face) * 64 + choices
  const before = known?.get(number)
  if (before !== undefined) return before
  const [to, ...overflow_to] = on
  const x = { current, wound_rolls: [face], to: to === undefined ? [] : [to], overflow_to }
  const after = woundAllocation(x, why)
  if (!after.allowed) throw new Error(`${who}: ${after.because}`)
  const { strength, dexterity, endurance, left_over } = after
  const laid = { strength, dexterity, endurance, left_over }
  if (known !== undefined && known.size < MOST_KNOWN) known.set(number, laid)
  return laid
}

/** Dice that the victim lays where they like, and their excess likewise. */
export function laidByChoice(ask: Laying, who: string, before: Physique, faces: readonly number[]): Physique {
  let now = before
  for (let die = 0; die < faces.length && !isDead(now); die++) {
    const current = now
    const face = faces[die] ?? 0
    const on: Physical[] = []
    let left_over = face
    while (left_over > 0) {
      on.push(onlyOne(now) ?? ask.choose(new WoundOffer(who, now)))
      const after = laidOn(ask, who, current, face, on)
      now = after
      left_over = after.left_over
    }
  }
  return now
}

/** Dice of a first wound, as far as the dice lead that were thrown to pick by: at most two for one die. */
function picked(
  { why }: Laying,
  current: AtRandom,
  wound_rolls: readonly number[],
  dice_before: number,
  pick_dice: readonly number[],
): Picked {
  const { on } = current
  const known = memoryOf(why)?.picked
  const face = wound_rolls[0] ?? 0
  const [first = 0, second = 0] = pick_dice
  let number = (numberOf(current) * 8 + face) * 4 + (on === null ? 0 : digitOf(on))
  number = ((number * 2 + Math.min(dice_before, 1)) * 8 + first) * 8 + second
  const before = known?.get(number)
  if (before !== undefined) return before
  const after = firstWound({ current, wound_rolls, pick_dice, dice_before, ...(on === null ? {} : { on }) }, why)
  if (known !== undefined && known.size < MOST_KNOWN) known.set(number, after)
  return after
}

const asFallen = (roll: number): number => roll

/** Where nobody sees the die, faces that pick the same are one: the highest of them. */
const pickedAlike = (now: Physique): ((roll: number) => number) => {
  const { steps } = zerosOf(now) === 0 ? PICK_OF_THREE : PICK_OF_TWO
  return roll => steps.find(([upTo]) => roll <= upTo)?.[0] ?? roll
}

/** Each face by itself. */
const ALONE = [1, 2, 3, 4, 5, 6].map(face => [face])

/** Dice of the first wound, on what was picked for it, or is picked now. */
export function laidAtRandom(
  ask: Laying,
  who: string,
  before: AtRandom,
  faces: readonly number[],
  dice_before: number,
): AtRandom {
  let now = before
  // Where nobody listens, die by die: what one does is remembered, what a whole hit does would be too much to keep.
  const together = ask.why.quiet ? 1 : faces.length
  for (let die = 0; die < faces.length; die += together) {
    const wound_rolls = together === 1 ? (ALONE[(faces[die] ?? 0) - 1] ?? faces) : faces
    const pick_dice: number[] = []
    let after = picked(ask, now, wound_rolls, dice_before + die, pick_dice)
    while (after.pick_needed) {
      const reading = ask.why.quiet ? pickedAlike(after) : asFallen
      pick_dice.push(ask.read(ONE_DIE, { purpose: 'which characteristic', by: who }, reading))
      after = picked(ask, now, wound_rolls, dice_before + die, pick_dice)
    }
    now = after
    if (after.by_choice.length > 0) {
      const { strength, dexterity, endurance } = laidByChoice(ask, who, now, after.by_choice)
      now = { strength, dexterity, endurance, on: after.on }
    }
  }
  return now
}

/** How somebody is with so much left. */
export function statusOf(current: Physique, why: Why): Status {
  const known = memoryOf(why)?.statuses
  const number = numberOf(current)
  const before = known?.get(number)
  if (before !== undefined) return before
  const { status } = woundStatus({ current }, why)
  known?.set(number, status)
  return status
}
