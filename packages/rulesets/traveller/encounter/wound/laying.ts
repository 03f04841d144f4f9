/**
 * Laying dice on strength, dexterity and endurance: those of a first wound at random, all others by choice. What a die
 * does hangs on the rules in force and on what is left of the three, on nothing else of an encounter.
 */
import { dice } from '@umpire/dice'
import type { Ask, Steps, Why } from '@umpire/engine'
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

/** What is left after dice of a first wound, and what was picked for its first die. */
export type AtRandom = Physique & { readonly on: Physical | null }

/** The only characteristic above zero; none if there are more, or none. */
function onlyOne({ strength, dexterity, endurance }: Physique): Physical | undefined {
  if (strength > 0) return dexterity > 0 || endurance > 0 ? undefined : 'strength'
  if (dexterity > 0) return endurance > 0 ? undefined : 'dexterity'
  return endurance > 0 ? 'endurance' : undefined
}

export const isDead = ({ strength, dexterity, endurance }: Physique): boolean => strength + dexterity + endurance === 0

/** A die on what was chosen for it, what exceeds that on what was chosen next. */
function laidOn({ why }: Laying, who: string, current: Physique, face: number, on: readonly Physical[]) {
  const [to, ...overflow_to] = on
  const x = { current, wound_rolls: [face], to: to === undefined ? [] : [to], overflow_to }
  const after = woundAllocation(x, why)
  if (!after.allowed) throw new Error(`${who}: ${after.because}`)
  const { strength, dexterity, endurance, left_over } = after
  return { strength, dexterity, endurance, left_over }
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

const asFallen = (roll: number): number => roll

/** Where nobody sees the die, faces that pick the same are one: the highest of them. */
function pickedAlike({ steps }: Steps<number>): (roll: number) => number {
  const highest = [0, 1, 2, 3, 4, 5, 6].map(face => steps.find(([upTo]) => face <= upTo)?.[0] ?? face)
  return roll => highest[roll] ?? roll
}

const ALIKE_OF_THREE = pickedAlike(PICK_OF_THREE)
const ALIKE_OF_TWO = pickedAlike(PICK_OF_TWO)

/** Dice of the first wound, on what was picked for it, or is picked now. */
export function laidAtRandom(
  ask: Laying,
  who: string,
  before: AtRandom,
  wound_rolls: readonly number[],
  dice_before: number,
): AtRandom {
  const { why } = ask
  const { strength, dexterity, endurance, on } = before
  const current = { strength, dexterity, endurance }
  const pick_dice: number[] = []
  const x = { current, wound_rolls, pick_dice, dice_before }
  const laid = () => firstWound(on === null ? x : { ...x, on }, why)
  let after = laid()
  while (after.pick_needed) {
    const alike = zerosOf(after) === 0 ? ALIKE_OF_THREE : ALIKE_OF_TWO
    const reading = why.quiet ? alike : asFallen
    pick_dice.push(ask.read(ONE_DIE, { purpose: 'which characteristic', by: who }, reading))
    after = laid()
  }
  const left = laidByChoice(ask, who, after, after.by_choice)
  return { strength: left.strength, dexterity: left.dexterity, endurance: left.endurance, on: after.on }
}

/** How somebody is with so much left. */
export const statusOf = (current: Physique, why: Why): Status => woundStatus({ current }, why).status
