/** Which weapon and vehicle to take. */
import { TO_HIT } from '../../combat/weapon/matrices.ts'
import { WEAPONS_TABLE } from '../../tables/combat/weapons-table.ts'
import { WOUND_DICE } from '../../tables/combat/wound-dice.ts'
import { VEHICLE_GROUPS } from '../../tables/skill/vehicles.ts'
import { BLADES, type BladeName, GUNS, type GunName } from '../../tables/words.ts'
import { VEHICLES } from '../specific-offers.ts'
import type { Career } from '../state.ts'
import { chanceOfThrow } from './chances.ts'
import type { Wish } from './goal.ts'

const HIGHEST_VALUE = 15

/** The dice of wounds that a blow or shot brings on average to somebody with that strength or dexterity. */
function effectOf(weapon: BladeName | GunName, value: number): number {
  const levels = WEAPONS_TABLE.rows[weapon]
  if (levels === null) return 0
  const gain = value >= levels.advantageous ? levels.advantageous_dm : 0
  const dm = value < levels.required ? levels.required_dm : gain
  return WOUND_DICE.rows[weapon] * chanceOfThrow(TO_HIT, dm)
}

/** By strength or dexterity, the weapon that does most. */
const bestOf = (weapons: readonly (BladeName | GunName)[]): readonly string[] =>
  Array.from({ length: HIGHEST_VALUE + 1 }, (_, value) =>
    weapons.reduce((best, weapon) => (effectOf(weapon, value) > effectOf(best, value) ? weapon : best)),
  )
const BEST_BLADE = bestOf(BLADES)
const BEST_GUN = bestOf(GUNS)
const [FIRST_VEHICLE] = VEHICLE_GROUPS

const setOf = (names: readonly string[]): ReadonlySet<string> => new Set(names)
const BLADE_NAMES = setOf(BLADES)
const GUN_NAMES = setOf(GUNS)
const VEHICLE_NAMES = setOf(VEHICLES)

/** The best known of a kind; none if none is known. */
function known({ skills }: Career, kind: ReadonlySet<string>): string | undefined {
  let best: string | undefined
  let most = 0
  for (let index = 0; index < skills.length; index++) {
    const learnt = skills[index]
    if (learnt !== undefined && learnt.level > most && kind.has(learnt.skill)) {
      best = learnt.skill
      most = learnt.level
    }
  }
  return best
}

/** What is known already; else what was wished for by name; else what does most. */
export class Favourites {
  readonly #blade: string | undefined
  readonly #gun: string | undefined
  readonly #vehicle: string

  constructor({ skills = [] }: Wish) {
    this.#blade = skills.find(skill => BLADE_NAMES.has(skill))
    this.#gun = skills.find(skill => GUN_NAMES.has(skill))
    this.#vehicle = skills.find(skill => VEHICLE_NAMES.has(skill)) ?? FIRST_VEHICLE
  }
  blade(career: Career): string {
    return known(career, BLADE_NAMES) ?? this.#blade ?? BEST_BLADE[career.strength] ?? 'Blade'
  }
  gun(career: Career): string {
    return known(career, GUN_NAMES) ?? this.#gun ?? BEST_GUN[career.dexterity] ?? 'Rifle'
  }
  vehicle(career: Career): string {
    return known(career, VEHICLE_NAMES) ?? this.#vehicle
  }
}
