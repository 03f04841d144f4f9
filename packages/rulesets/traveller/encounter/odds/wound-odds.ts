/**
 * What hits make of somebody, with exact odds. Their dice are thrown as they are laid, die by die, so that dice which leave
 * the same are one outcome. It hangs on the rules and on what is left of the victim, not on who that is or what else
 * happens: it is weighed apart from the encounter, and once for all who are alike.
 */
import {
  type Ask,
  type Field,
  int,
  type Odds,
  type Policy,
  procedure,
  type Ruleset,
  vocabulary,
  type Weigher,
  type Why,
  weigher,
} from '@umpire/engine'
import { automaticAllocation, zerosOf } from '../../combat/encounter/wounds.ts'
import type { Physique } from '../../core/physique.ts'
import { STATUSES, type Status } from '../../tables/combat/wounds.ts'
import { PHYSICAL } from '../../tables/words.ts'
import { type AtRandom, isDead, laidAtRandom, laidByChoice, numberOf, ONE_DIE, statusOf } from '../wound/laying.ts'
import { WoundOffer } from '../wound/wound-offer.ts'

/** Wounds are laid by the automatic rule; where an attack could take in more neighbours than it may, the first. */
export const automatic: Policy<unknown> = offer =>
  offer instanceof WoundOffer ? automaticAllocation(offer.now) : (offer.choices[0]?.key ?? '')

/** Hits on one victim. */
export type Hits = {
  readonly count: number
  /** Of each. */
  readonly wound_dice: number
}

/** What is left of somebody between two dice; and how many more of them are laid at random, being of a first wound. */
type Between = AtRandom & { readonly at_random: number }

/** One number for it, below 2 ** 25: weighing looks things up by it again and again. */
const packed = (between: Between): number => {
  const on = between.on === null ? 0 : PHYSICAL.indexOf(between.on) + 1
  return (numberOf(between) * 4 + on) * 32 + between.at_random
}

const unpacked = (number: number): Between => ({
  strength: number >> 19,
  dexterity: (number >> 13) & 63,
  endurance: (number >> 7) & 63,
  on: PHYSICAL[((number >> 5) & 3) - 1] ?? null,
  at_random: number & 31,
})

type Weighing = Ask<null, never>

const ABOUT = { purpose: 'wounds' }
/** Nobody is asked: the automatic rule lays the dice. */
const NOBODY = ''
const between = int({ min: 0, max: 2 ** 25 })

const layDie = procedure(
  { id: 'traveller.proc.wound-die', title: 'Throwing and laying a die of a hit', given: { between } },
  (ask: Weighing, x) => {
    const before = unpacked(x.between)
    const faces = [ask.roll(ONE_DIE, ABOUT)]
    if (before.at_random === 0) {
      const { strength, dexterity, endurance } = laidByChoice(ask, NOBODY, before, faces)
      return { between: packed({ strength, dexterity, endurance, on: null, at_random: 0 }) }
    }
    // Of the dice laid before, only whether there were any makes a difference.
    const { strength, dexterity, endurance, on } = laidAtRandom(ask, NOBODY, before, faces, before.on === null ? 0 : 1)
    const at_random = before.at_random - 1
    // After a first wound everything is laid by choice, and what it began with does not matter any more.
    return { between: packed({ strength, dexterity, endurance, on: at_random === 0 ? null : on, at_random }) }
  },
)

const layDice = procedure(
  {
    id: 'traveller.proc.wound-dice',
    title: 'Throwing and laying the dice of hits',
    given: { between, dice: int({ min: 0 }) },
  },
  (ask: Weighing, x): number => {
    const after = ask.iterate(layDie, { between: x.between }, laid => isDead(unpacked(laid.between)), x.dice)
    return after.between
  },
)

/** Somebody who may be hit. */
type Victim = Physique & {
  /** Has had the first wound of this encounter. */
  readonly wounded: boolean
}

/** How somebody is after hits. */
export interface After {
  readonly status: Status
  /** Characteristics at zero. */
  readonly zeros: number
}

/** Dice are laid outside of every encounter. */
const NOWHERE: Field<null> = { spec: { kind: 'json' }, read: () => null }

class WoundOdds {
  readonly #why: Why
  readonly #weigher: Weigher<null, never>
  readonly #known = new Map<number, Odds<After>>()

  constructor(ruleset: Ruleset) {
    this.#why = ruleset.silent
    this.#weigher = weigher({ state: NOWHERE, facts: vocabulary(), evolve: state => state, ruleset }, automatic)
  }

  get size(): number {
    return this.#known.size
  }

  left<T>({ strength, dexterity, endurance, wounded }: Victim, hits: Hits, read: (left: Physique) => T): Odds<T> {
    const { count, wound_dice } = hits
    const start = packed({ strength, dexterity, endurance, on: null, at_random: wounded ? 0 : wound_dice })
    const weighed = this.#weigher.odds(layDice, { between: start, dice: count * wound_dice }, null)
    return weighed.of(({ result }) => read(unpacked(result)))
  }

  after(victim: Victim, hits: Hits): Odds<After> {
    const number = ((numberOf(victim) * 2 + (victim.wounded ? 1 : 0)) * 32 + hits.wound_dice) * 16 + hits.count
    const before = this.#known.get(number)
    if (before !== undefined) return before
    // Hundreds of ends are four or five of these: they are told apart by a number first.
    const made = this.left(victim, hits, left => STATUSES.indexOf(statusOf(left, this.#why)) * 4 + zerosOf(left)).of(
      end => ({ status: STATUSES[end >> 2] ?? 'active', zeros: end & 3 }),
    )
    this.#known.set(number, made)
    return made
  }
}

/** Kept for the rules in force; begun anew before it grows beyond what a table will ask for again. */
const known = new WeakMap<Why, WoundOdds>()
const MOST_KNOWN = 500

function woundOdds(ruleset: Ruleset): WoundOdds {
  const before = known.get(ruleset.silent)
  if (before !== undefined && before.size < MOST_KNOWN) return before
  const made = new WoundOdds(ruleset)
  known.set(ruleset.silent, made)
  return made
}

/** What may be left of somebody after hits. */
export const leftAfter = (ruleset: Ruleset, victim: Victim, hits: Hits): Odds<Physique> =>
  woundOdds(ruleset).left(victim, hits, ({ strength, dexterity, endurance }) => ({ strength, dexterity, endurance }))

/** How somebody may be after hits. */
export const afterHits = (ruleset: Ruleset, victim: Victim, hits: Hits): Odds<After> =>
  woundOdds(ruleset).after(victim, hits)
