/**
 * Somebody in a fight: what he is, which does not change while it lasts. How he stands, which does, is in standing.ts.
 * Numbers come from the sheet once, when he enters; whatever the moment adds is added by the rules, act by act.
 */
import { flag, int, list, num, oneOf, record, text, type ValueOf } from '@umpire/engine'
import { SIGHT } from '../../combat/act.ts'
import { CONDITION } from '../../equipment/conditions.ts'
import { CHOKE } from '../../ranged/distance/chokes.ts'
import { ABILITIES } from '../../tables/ability-keys.ts'
import { ARMOR_PART } from '../../tables/armor.ts'
import { FLAWS } from '../../tables/flaw-keys.ts'
import { MERITS } from '../../tables/merit-keys.ts'

export const MOST_FIGHTERS = 200
export const MOST_ARMS = 40
/** What everybody has beside the things that were brought; they stand last. */
export const BARE_HANDS = 'Unarmed'

export const who = text(60)
const name = text(100)
const score = int({ min: -1000, max: 1000 })

/** A combat skill with everything that traits add to it. */
const skill = record({ level: score, concentrations: list(text(60), 50) })

/** A thing to fight with, by the name of its row. */
const arm = record({
  /** One of a kind among the things of its owner: "9mm Pistol", "9mm Pistol 2". */
  key: text(120),
  weapon: name,
  kind: oneOf('gun', 'melee', 'grenade'),
  hands: int({ min: 0, max: 2 }),
  condition: CONDITION,
  sight: SIGHT,
  choke: CHOKE,
  flechettes: flag(),
  tracers: flag(),
})
export type Arm = ValueOf<typeof arm>

/** What is worn, as its rule takes it. */
const worn = record({ armor: name, without: list(ARMOR_PART, 10), spectra: flag() })

/** As they are with everything that traits change. */
const stats = record({
  physique: score,
  athleticism: score,
  coordination: score,
  willpower: score,
  awareness: score,
  charisma: score,
  dexterity: score,
  aptitude: score,
})

export const fighter = record({
  id: who,
  name,
  side: int({ min: 0, max: 1 }),
  player_character: flag(),
  stats,
  hth: skill,
  ranged: skill,
  medic: score,
  /** All that traits and abilities do, they do through the rules. What was taken several times stands here as often. */
  merits: list(oneOf(...MERITS), 200),
  flaws: list(oneOf(...FLAWS), 200),
  abilities: list(oneOf(...ABILITIES), 100),
  hp: num({ min: 0, max: 100_000 }),
  damage_score: score,
  natural_resistance: num({ min: 0, max: 100_000 }),
  /** What armour leaves of his movement. */
  armor_move: num({ min: 0, max: 1 }),
  /** On his own rolls hand to hand: armour that is too heavy. */
  hth_df: score,
  worn: list(worn, 20),
  main_hand: oneOf('left', 'right'),
  weight_lb: num({ min: 1, max: 1_000_000 }),
  arms: list(arm, MOST_ARMS),
})
export type Fighter = ValueOf<typeof fighter>

export function armAt({ arms }: Fighter, arm: number): Arm {
  const found = arms[arm]
  if (found === undefined) throw new Error(`no thing at place ${arm}`)
  return found
}
