/** Kinds of people that a game master needs at once. What they become with their experience is drawn from these lists. */
import type { Ability } from '../tables/ability-keys.ts'
import type { ArmorName } from '../tables/armor.ts'
import type { Flaw } from '../tables/flaw-keys.ts'
import type { GunName } from '../tables/guns.ts'
import type { MeleeName } from '../tables/melee-weapons.ts'
import type { Merit } from '../tables/merit-keys.ts'
import type { Stat } from '../tables/stats.ts'

/** How likely it is beside the others, and what it is. */
export type Weighted<T> = readonly [weight: number, what: T]

export interface Training {
  readonly skill: string
  /** How likely its next level is bought. */
  readonly weight: number
  /** Fields in the order they are learned. */
  readonly fields?: readonly string[]
}

export interface Archetype {
  readonly key: string
  readonly title: string
  /** Where points go; those that are not named stay near five. */
  readonly stats: readonly Weighted<Stat>[]
  /** The first is learned first. */
  readonly skills: readonly Training[]
  /** In the order they are wanted. */
  readonly abilities: readonly Ability[]
  readonly merits: readonly Weighted<Merit>[]
  readonly flaws: readonly Weighted<Flaw>[]
  /** The best that can be paid for is bought, of each list one. */
  readonly guns: readonly (readonly GunName[])[]
  readonly melee: readonly MeleeName[]
  readonly armor: readonly ArmorName[]
  readonly grenades?: number
  readonly belongings: readonly string[]
}
