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
import type { Status } from '../tables/wounds.ts'
import { PHYSICAL, type Physical } from '../words.ts'
import { type EncounterFact, wounded } from './facts.ts'
import { type Encounter, fighterAt, standingAt } from './state.ts'

type Asking = Ask<Encounter, EncounterFact>

const ONE_DIE = dice('1d6')

/** What stands after some of the dice of a hit. */
type Laid = {
  readonly strength: number
  readonly dexterity: number
  readonly endurance: number
  /** What was picked for the first die of a first wound. */
  readonly on: Physical | null
}

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
function onlyOne({ strength, dexterity, endurance }: Laid): Physical | undefined {
  if (strength > 0) return dexterity > 0 || endurance > 0 ? undefined : 'strength'
  if (dexterity > 0) return endurance > 0 ? undefined : 'dexterity'
  return endurance > 0 ? 'endurance' : undefined
}

/** Dice that the victim lays where they like, and their excess likewise. */
function* laidByChoice(ask: Asking, who: string, before: Laid, faces: readonly number[]): Procedure<Laid> {
  let now = before
  for (const face of faces) {
    if (isDead(now)) break
    const current = now
    const to = [onlyOne(now) ?? (yield* ask.choose(new WoundOffer(who, now)))]
    const overflow_to: Physical[] = []
    for (;;) {
      const after = woundAllocation({ current, wound_rolls: [face], to, overflow_to }, ask.why)
      if (!after.allowed) throw new Error(`${who}: ${after.because}`)
      const { strength, dexterity, endurance } = after
      now = { strength, dexterity, endurance, on: before.on }
      if (after.left_over === 0) break
      overflow_to.push(onlyOne(now) ?? (yield* ask.choose(new WoundOffer(who, now))))
    }
  }
  return now
}

/** Dice of the first wound, on what was picked for it, or is picked now. */
function* laidAtRandom(
  ask: Asking,
  who: string,
  before: Laid,
  wound_rolls: readonly number[],
  dice_before: number,
): Procedure<Laid> {
  const { on } = before
  const pick_dice: number[] = []
  const x = { current: before, wound_rolls, pick_dice, dice_before, ...(on === null ? {} : { on }) }
  for (;;) {
    const after = firstWound(x, ask.why)
    if (after.pick_needed) {
      pick_dice.push(yield* ask.roll(ONE_DIE, { purpose: 'which characteristic', by: who }))
      continue
    }
    const now = { strength: after.strength, dexterity: after.dexterity, endurance: after.endurance, on: after.on }
    return after.by_choice.length === 0 ? now : yield* laidByChoice(ask, who, now, after.by_choice)
  }
}

const isDead = ({ strength, dexterity, endurance }: Laid): boolean => strength + dexterity + endurance === 0

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
    const { who, by, first, dice_before, dice_left, strength, dexterity, endurance, on } = x
    const before = { strength, dexterity, endurance, on }
    const face = yield* ask.roll(ONE_DIE, { purpose: 'wound', by })
    const now = first
      ? yield* laidAtRandom(ask, who, before, [face], dice_before)
      : yield* laidByChoice(ask, who, before, [face])
    return { who, by, first, dice_before: 1, dice_left: dice_left - 1, ...now }
  },
)

/** A hit: who took it, from whom, and its dice, thrown already or only counted. */
export interface Hit {
  readonly target: number
  readonly by: string
  readonly dice: number
  readonly faces: readonly number[] | null
  readonly laser: boolean
}

/** Lays a hit and tells how its victim stands after it. */
export function* layHit(ask: Asking, hit: Hit, fellAt: number): Procedure<Status> {
  const { id: who } = fighterAt(ask.state, hit.target)
  const one = standingAt(ask.state, hit.target)
  if (one.status === 'dead') return one.status
  const first = !one.wounded
  let now: Laid = { strength: one.strength, dexterity: one.dexterity, endurance: one.endurance, on: null }
  const { by, laser, faces } = hit
  if (faces === null) {
    const start = { who, by, first, dice_before: 0, dice_left: hit.dice, ...now }
    now = yield* ask.iterate(throwAndLay, start, laid => laid.dice_left === 0 || isDead(laid), hit.dice)
  } else {
    now = first ? yield* laidAtRandom(ask, who, now, faces, 0) : yield* laidByChoice(ask, who, now, faces)
  }
  const { strength, dexterity, endurance } = now
  const { status } = woundStatus({ current: now }, ask.why)
  const fell_at = status === 'active' ? one.fell_at : (one.fell_at ?? fellAt)
  const zeros = zerosOf(now)
  yield* ask.record(wounded({ who, by, strength, dexterity, endurance, status, zeros, fell_at, laser }))
  return status
}
