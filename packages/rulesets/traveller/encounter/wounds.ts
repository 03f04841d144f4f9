/**
 * Laying a hit on whoever took it: the first of the encounter at random, every later one by choice. Its dice have been
 * thrown before, in a round, or are thrown as they are laid, where only the odds are wanted: then dice that leave the
 * same wounds are one outcome.
 */
import { dice } from '@umpire/dice'
import {
  type Ask,
  type Choice,
  flag,
  int,
  nullable,
  type Offer,
  oneOf,
  type Procedure,
  procedure,
  text,
} from '@umpire/engine'
import type { Physique } from '../combat/physique.ts'
import { firstWound, woundAllocation, woundStatus, zerosOf } from '../combat/wounds.ts'
import { PICK_OF_THREE, PICK_OF_TWO, type Status } from '../tables/wounds.ts'
import { PHYSICAL, type Physical } from '../words.ts'
import { type EncounterFact, wounded } from './facts.ts'
import { memoryOf } from './memory.ts'
import { type Encounter, fighterAt, standingAt } from './state.ts'

type Asking = Ask<Encounter, EncounterFact>

const ONE_DIE = dice('1d6')

/** What is left after a die that was laid by choice, and the points of it that wait for another choice. */
export type Laid = Physique & { readonly left_over: number }

/** What is left after dice of a first wound, and what was picked for its first die. */
type AtRandom = Physique & { readonly on: Physical | null }
export type Picked = ReturnType<typeof firstWound>

const LABELS: { readonly [characteristic in Physical]: string } = {
  strength: 'Strength',
  dexterity: 'Dexterity',
  endurance: 'Endurance',
}

const PLAIN: { readonly [characteristic in Physical]: Choice<Physical> } = {
  strength: { key: 'strength', label: LABELS.strength },
  dexterity: { key: 'dexterity', label: LABELS.dexterity },
  endurance: { key: 'endurance', label: LABELS.endurance },
}

const AT_ZERO = { rule: woundAllocation.id, because: 'it is at zero: lay the die on one that is above' }

/** Where a die of a later hit may go. */
export class WoundOffer implements Offer<Physical> {
  readonly who: string
  readonly question = 'wound'
  /** What is left of the three. */
  readonly now: Physique

  constructor(who: string, now: Physique) {
    this.who = who
    this.now = now
  }

  find(key: string): Choice<Physical> | undefined {
    for (const known of PHYSICAL) if (known === key) return this.now[known] > 0 ? PLAIN[known] : this.#choice(known)
    return undefined
  }

  trust(key: string): Physical {
    return key === 'strength' ? 'strength' : key === 'dexterity' ? 'dexterity' : 'endurance'
  }

  get choices(): readonly Choice<Physical>[] {
    return PHYSICAL.map(key => this.#choice(key))
  }

  #choice(key: Physical): Choice<Physical> {
    const left = this.now[key]
    const label = `${LABELS[key]}, ${left} left`
    return left > 0 ? { key, label } : { key, label, refused: AT_ZERO }
  }
}

/** The only characteristic above zero; none if there are more, or none. */
function onlyOne({ strength, dexterity, endurance }: Physique): Physical | undefined {
  if (strength > 0) return dexterity > 0 || endurance > 0 ? undefined : 'strength'
  if (dexterity > 0) return endurance > 0 ? undefined : 'dexterity'
  return endurance > 0 ? 'endurance' : undefined
}

const isDead = ({ strength, dexterity, endurance }: Physique): boolean => strength + dexterity + endurance === 0

/** Values are below 64, so that three of them are a number of 18 bits: room is left in 30 for a die and its choices. */
const numberOf = ({ strength, dexterity, endurance }: Physique): number => (strength * 64 + dexterity) * 64 + endurance

const digitOf = (one: Physical): number => (one === 'strength' ? 1 : one === 'dexterity' ? 2 : 3)

/** A die on what was chosen for it, what exceeds that on what was chosen next. */
function laidOn({ state, why }: Asking, who: string, current: Physique, face: number, on: readonly Physical[]): Laid {
  const known = memoryOf(state, why)?.laid
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
  known?.set(number, laid)
  return laid
}

/** Dice that the victim lays where they like, and their excess likewise. */
function* laidByChoice(ask: Asking, who: string, before: Physique, faces: readonly number[]): Procedure<Physique> {
  let now = before
  for (let die = 0; die < faces.length && !isDead(now); die++) {
    const current = now
    const face = faces[die] ?? 0
    const on: Physical[] = []
    let left_over = face
    while (left_over > 0) {
      on.push(onlyOne(now) ?? (yield* ask.choose(new WoundOffer(who, now))))
      const after = laidOn(ask, who, current, face, on)
      now = after
      left_over = after.left_over
    }
  }
  return now
}

/** Dice of a first wound, as far as the dice lead that were thrown to pick by: at most two for one die. */
function picked(
  { state, why }: Asking,
  current: AtRandom,
  wound_rolls: readonly number[],
  dice_before: number,
  pick_dice: readonly number[],
): Picked {
  const { on } = current
  const known = memoryOf(state, why)?.picked
  const face = wound_rolls[0] ?? 0
  const [first = 0, second = 0] = pick_dice
  let number = (numberOf(current) * 8 + face) * 4 + (on === null ? 0 : digitOf(on))
  number = ((number * 2 + Math.min(dice_before, 1)) * 8 + first) * 8 + second
  const before = known?.get(number)
  if (before !== undefined) return before
  const after = firstWound({ current, wound_rolls, pick_dice, dice_before, ...(on === null ? {} : { on }) }, why)
  known?.set(number, after)
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
function* laidAtRandom(
  ask: Asking,
  who: string,
  before: AtRandom,
  faces: readonly number[],
  dice_before: number,
): Procedure<AtRandom> {
  let now = before
  // Where nobody listens, die by die: what one does is remembered, what a whole hit does would be too much to keep.
  const together = ask.why.quiet ? 1 : faces.length
  for (let die = 0; die < faces.length; die += together) {
    const wound_rolls = together === 1 ? (ALONE[(faces[die] ?? 0) - 1] ?? faces) : faces
    const pick_dice: number[] = []
    let after = picked(ask, now, wound_rolls, dice_before + die, pick_dice)
    while (after.pick_needed) {
      const reading = ask.why.quiet ? pickedAlike(after) : asFallen
      pick_dice.push(yield* ask.read(ONE_DIE, { purpose: 'which characteristic', by: who }, reading))
      after = picked(ask, now, wound_rolls, dice_before + die, pick_dice)
    }
    now = after
    if (after.by_choice.length > 0) {
      const { strength, dexterity, endurance } = yield* laidByChoice(ask, who, now, after.by_choice)
      now = { strength, dexterity, endurance, on: after.on }
    }
  }
  return now
}

/** How somebody is with so much left. */
function statusOf({ state, why }: Asking, current: Physique): Status {
  const known = memoryOf(state, why)?.statuses
  const number = numberOf(current)
  const before = known?.get(number)
  if (before !== undefined) return before
  const { status } = woundStatus({ current }, why)
  known?.set(number, status)
  return status
}

const value = int({ min: 0 })

/** One die of a hit, thrown as it is laid. */
const throwAndLay = procedure(
  {
    id: 'traveller.proc.wound-die',
    title: 'Throwing and laying a die of a hit',
    given: {
      who: text(60),
      by: text(60),
      first: flag(),
      /** Laid before, of which only one or none makes a difference. */
      dice_before: value,
      dice_left: value,
      strength: value,
      dexterity: value,
      endurance: value,
      on: nullable(oneOf(...PHYSICAL)),
    },
  },
  function* (ask: Asking, x) {
    const { who, by, first, dice_before, dice_left, on } = x
    const face = yield* ask.roll(ONE_DIE, { purpose: 'wound', by })
    const now = first
      ? yield* laidAtRandom(ask, who, x, [face], dice_before)
      : { ...(yield* laidByChoice(ask, who, x, [face])), on }
    const { strength, dexterity, endurance } = now
    return { who, by, first, dice_before: 1, dice_left: dice_left - 1, strength, dexterity, endurance, on: now.on }
  },
)

/** A hit: who took it, and its dice, unless they are thrown as they are laid. */
export interface Hit {
  readonly target: number
  readonly faces: readonly number[] | null
}

/** Hits of one attack: whose it was, and what each hit is worth. */
export interface Wounding {
  readonly by: string
  readonly wound_dice: number
  readonly laser: boolean
}

/** Lays a hit on somebody alive. */
export function* layHit(ask: Asking, hit: Hit, wounding: Wounding, fellAt: number): Procedure<undefined> {
  const { target, faces } = hit
  const { by, wound_dice, laser } = wounding
  const { id: who } = fighterAt(ask.state, target)
  const one = standingAt(ask.state, target)
  const first = !one.wounded
  const { strength, dexterity, endurance } = one
  let now: Physique = one
  if (faces === null) {
    const start = { who, by, first, dice_before: 0, dice_left: wound_dice, strength, dexterity, endurance, on: null }
    now = yield* ask.iterate(throwAndLay, start, laid => laid.dice_left === 0 || isDead(laid), wound_dice)
  } else if (first) {
    now = yield* laidAtRandom(ask, who, { strength, dexterity, endurance, on: null }, faces, 0)
  } else {
    now = yield* laidByChoice(ask, who, one, faces)
  }
  const status = statusOf(ask, now)
  const zeros = zerosOf(now)
  // A second zero counts from its own moment.
  const fell_at = status === 'active' ? one.fell_at : zeros > one.zeros ? fellAt : (one.fell_at ?? fellAt)
  yield* ask.record(
    wounded({
      who,
      by,
      strength: now.strength,
      dexterity: now.dexterity,
      endurance: now.endurance,
      status,
      zeros,
      fell_at,
      laser,
    }),
  )
  return undefined
}
