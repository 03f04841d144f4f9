/**
 * Somebody as the rules of a fight see him. Some traits they add themselves, blow by blow: those are told by name, and
 * must not be in the numbers as well. All other traits act on the numbers as they do on the sheet.
 */
import type { Why } from '@umpire/engine'
import { bearerOf } from '../../catalog/entry/taken.ts'
import type { Character } from '../../character/character.ts'
import type { TakenTrait } from '../../character/known.ts'
import { actsOn, effectsOn, modifier, whyNot } from '../../effect/apply.ts'
import type { Facts, Purpose } from '../../effect/facts.ts'
import { type Person, personOf, traitOf } from '../../story/person/person.ts'
import type { Fighter } from '../state/fighter.ts'

/** The same character in three lights. */
export interface Entrant {
  /** With all there is. */
  readonly whole: Person
  /** Without what every attack takes off or adds for itself: an eye, a leg. */
  readonly attacking: Person
  /** Without what every defense adds for itself. */
  readonly defending: Person
}

const REFLEXES = 'combat-reflexes'

const isNearsighted = ({ trait, written }: TakenTrait): boolean =>
  trait.id === 'bad-sight' && written.choice?.toLowerCase() === 'nearsighted'

const LEGS: { readonly [variant: string]: Fighter['legs'] } = {
  'Crippled Leg': 'crippled',
  'One Leg': 'one',
  'Legless or Paraplegic': 'none',
}

const legsOf = (taken: TakenTrait | undefined): Fighter['legs'] => LEGS[taken?.variant?.name ?? ''] ?? 'two'

/** Whoever has no legs at all is no case of the attack rules: there the trait itself acts. */
const isLame = (taken: TakenTrait): boolean => taken.trait.id === 'lame' && legsOf(taken) !== 'none'

const isOfAttacks = (taken: TakenTrait): boolean =>
  taken.trait.id === 'one-eye' || isNearsighted(taken) || isLame(taken)

function without(whole: Person, left: (taken: TakenTrait) => boolean, why: Why): Person {
  const indices = new Set(whole.known.traits.filter(left).map(({ index }) => index))
  if (indices.size === 0) return whole
  const { character } = whole
  return personOf({ ...character, traits: character.traits.filter((_, index) => !indices.has(index)) }, why)
}

export function entrantOf(character: Character, why: Why): Entrant {
  const whole = personOf(character, why)
  const defending = without(whole, ({ trait }) => trait.id === REFLEXES, why)
  return { whole, defending, attacking: without(defending, isOfAttacks, why) }
}

type Traits = Pick<
  Fighter,
  | ('ht_bonus' | 'will_levels' | 'hard_to_kill')
  | ('combat_reflexes' | 'high_pain_threshold' | 'low_pain_threshold' | 'ambidextrous')
  | ('one_eye' | 'nearsighted' | 'night_eyes' | 'legs' | 'shakes')
>

/** What is added to HT rolls, at all times and for a purpose. */
function toHealth({ traits, facts }: Person, purpose: Purpose | null, why: Why): number {
  const now: Facts = purpose === null ? facts : { ...facts, purpose }
  return modifier('HT rolls', ['any roll', 'roll:HT'], traits, now, why)
}

export function traitsOf({ whole }: Entrant, why: Why): Traits {
  const { traits, facts, known } = whole
  const ignores = (what: string): boolean => actsOn('ignore', what, traits, facts) !== undefined
  const sees = (total_darkness: boolean): string | null =>
    actsOn('ignore', 'darkness penalty', traits, { ...facts, total_darkness })?.name ?? null
  const always = toHealth(whole, null, why)
  const blurred = known.traits.filter(isNearsighted).map(bearerOf)
  return {
    ht_bonus: always,
    will_levels: toHealth(whole, 'stay-conscious', why) - always,
    hard_to_kill: Math.max(0, toHealth(whole, 'avoid-death', why) - always),
    combat_reflexes: traitOf(whole, REFLEXES) !== undefined,
    high_pain_threshold: ignores('shock penalty'),
    low_pain_threshold: traits.some(({ name }) => name === 'Low Pain Threshold'),
    ambidextrous: ignores('off-hand penalty'),
    one_eye: traitOf(whole, 'one-eye') !== undefined,
    // Only without glasses.
    nearsighted: effectsOn(['skills:armed'], blurred).some(borne => whyNot(borne, traits, facts) === undefined),
    night_eyes: { partial: sees(false), total: sees(true) },
    legs: legsOf(traitOf(whole, 'lame')),
    ...(traitOf(whole, 'post-combat-shakes') === undefined ? {} : { shakes: true }),
  }
}
