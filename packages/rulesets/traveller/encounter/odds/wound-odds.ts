/**
 * What hits make of somebody, with exact odds. Their dice are thrown as they are laid, die by die, so that dice which leave
 * the same are one outcome. It hangs on the rules and on what is left of the victim, not on who that is or what else
 * happens: it is weighed apart from the encounter, and once for all who are alike.
 */
import {
  type Ask,
  type Field,
  int,
  MemoTable,
  memoByObject,
  nullable,
  type Odds,
  oneOf,
  type Policy,
  procedure,
  type Ruleset,
  vocabulary,
  weigher,
} from '@umpire/engine'
import { automaticAllocation, zerosOf } from '../../combat/encounter/wounds.ts'
import type { Physique } from '../../core/physique.ts'
import type { Status } from '../../tables/combat/wounds.ts'
import { PHYSICAL } from '../../tables/words.ts'
import { type AtRandom, isDead, laidAtRandom, laidByChoice, ONE_DIE, statusOf } from '../wound/laying.ts'
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

const value = int({ min: 0 })
const between = {
  strength: value,
  dexterity: value,
  endurance: value,
  on: nullable(oneOf(...PHYSICAL)),
  at_random: value,
}

type Weighing = Ask<null, never>

const ABOUT = { purpose: 'wounds' }
/** Nobody is asked: the automatic rule lays the dice. */
const NOBODY = ''

const layDie = procedure(
  { id: 'traveller.proc.wound-die', title: 'Throwing and laying a die of a hit', given: between },
  (ask: Weighing, before): Between => {
    const faces = [ask.roll(ONE_DIE, ABOUT)]
    if (before.at_random === 0) {
      const { strength, dexterity, endurance } = laidByChoice(ask, NOBODY, before, faces)
      return { strength, dexterity, endurance, on: null, at_random: 0 }
    }
    // Of the dice laid before, only whether there were any makes a difference.
    const { strength, dexterity, endurance, on } = laidAtRandom(ask, NOBODY, before, faces, before.on === null ? 0 : 1)
    const at_random = before.at_random - 1
    // After a first wound everything is laid by choice, and what it began with does not matter any more.
    return { strength, dexterity, endurance, on: at_random === 0 ? null : on, at_random }
  },
)

const layDice = procedure(
  {
    id: 'traveller.proc.wound-dice',
    title: 'Throwing and laying the dice of hits',
    given: { ...between, dice: value },
  },
  (ask: Weighing, { dice, ...before }): Between => ask.iterate(layDie, before, isDead, dice),
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

/** What was weighed for one victim serves for all who come to have as much left. */
const wounds = memoByObject((ruleset: Ruleset) =>
  weigher({ state: NOWHERE, facts: vocabulary(), evolve: state => state, ruleset }, automatic),
)
const ends = memoByObject((_ruleset: Ruleset) => new MemoTable<string, Odds<After>>())

/** Something read off what may be left of somebody after hits. */
function ofLeft<T>(
  ruleset: Ruleset,
  victim: Victim,
  { count, wound_dice }: Hits,
  read: (left: Physique) => T,
): Odds<T> {
  const { strength, dexterity, endurance, wounded } = victim
  const before = { strength, dexterity, endurance, on: null, at_random: wounded ? 0 : wound_dice }
  return wounds(ruleset)
    .odds(layDice, { ...before, dice: count * wound_dice }, null)
    .of(({ result }) => read(result))
}

/** What may be left of somebody after hits. */
export const leftAfter = (ruleset: Ruleset, victim: Victim, hits: Hits): Odds<Physique> =>
  ofLeft(ruleset, victim, hits, ({ strength, dexterity, endurance }) => ({ strength, dexterity, endurance }))

/** How somebody may be after hits. */
export function afterHits(ruleset: Ruleset, victim: Victim, hits: Hits): Odds<After> {
  const { strength, dexterity, endurance, wounded } = victim
  const key = `${strength} ${dexterity} ${endurance} ${wounded} ${hits.count} ${hits.wound_dice}`
  return ends(ruleset).get(key, () =>
    ofLeft(ruleset, victim, hits, left => ({ status: statusOf(left, ruleset.silent), zeros: zerosOf(left) })),
  )
}
