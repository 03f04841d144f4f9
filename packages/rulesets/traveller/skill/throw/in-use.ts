/** A skill thrown by its name: its own rule where it has one, else a throw that the referee sets. */
import { oneOf, ownValue, type Why } from '@umpire/engine'
import { BETS } from '../../tables/skill/bets.ts'
import {
  ANY_SKILL,
  LAW_LEVEL_OR_LESS,
  SKILL_THROWS,
  type SkillUse,
  THROWS_OF_THE_REFEREE,
} from '../../tables/skill/skill-throws.ts'
import { navigation, shipsBoat } from './craft.ts'
import { electronics, engineering, mechanical } from './devices.ts'
import { gambling } from './gambling.ts'
import { forwardObserver, vaccSuit } from './hazards.ts'
import { refereeThrow } from './level.ts'
import { administration, bribery, forgery } from './officials.ts'
import { streetwise } from './people.ts'
import { airRaft, atv } from './vehicle.ts'

/** The uses of a skill with their numbers and DMs, to fill a form with; the usual one first. */
export function usesOf(skill: string): { readonly [use: string]: SkillUse } {
  const all = ownValue(SKILL_THROWS, skill)?.rows ?? { usual: ANY_SKILL }
  const others: readonly string[] = ownValue(THROWS_OF_THE_REFEREE, skill) ?? []
  return Object.fromEntries(Object.entries(all).filter(([use]) => !others.includes(use)))
}

/** One use of a skill. */
export interface Trial {
  readonly use: string
  readonly level: number | null
  /** Set or changed by the referee; null is the number that the book states. */
  readonly throw: string | null
  readonly referee_dms: readonly number[]
  /** Of the world, where the number is the law level or less. */
  readonly law_level: number
  /** Of artillery. */
  readonly fire_turn: number
  /** Seen from the ground. */
  readonly night_sky: boolean
}

/** The number that is needed; none where neither the book nor the referee names one. */
export function neededFor(skill: string, x: Trial): string | null {
  if (x.throw !== null) return x.throw
  if (skill === 'Bribery') return LAW_LEVEL_OR_LESS.rows[x.law_level] ?? null
  return ownValue(usesOf(skill), x.use)?.throw ?? null
}

/** What came of a throw; `success` is what the one who uses the skill hopes for. */
export type Outcome = { readonly dm: number; readonly success: boolean }

type Thrown = { readonly dm?: number; readonly success?: boolean }
const outcome = ({ dm = 0, success = false }: Thrown): Outcome => ({ dm, success })

const OFFICE = oneOf('officials', 'serving')
const BOAT = oneOf('handling', 'escape', 'avoid_hit', 'landing')
const GAME = oneOf('private', 'organized')
const SUIT = oneOf('avoid', 'remedy')
const OFF_ROAD = oneOf('off_road')
const OFFER = oneOf('offer')
const DETECTION = oneOf('detection')

export function throwSkill(skill: string, x: Trial, roll: number, why: Why): Outcome {
  const { level, throw: needed, referee_dms } = x
  const plain = { level, throw: needed, referee_dms, roll }
  switch (skill) {
    case 'Administration':
      return outcome(administration({ ...plain, use: OFFICE.read(x.use, 'use') }, why))
    case 'Air/Raft':
      return outcome(airRaft({ ...plain, extremely_bad_weather: false, old_craft: false, gunfire: false }, why))
    case 'ATV':
      return outcome(atv({ ...plain, use: OFF_ROAD.read(x.use, 'use') }, why))
    case 'Bribery': {
      const offer = { use: OFFER.read(x.use, 'use'), strong_friend: false, cash_offer: null, second: false }
      return outcome(bribery({ ...plain, ...offer, law_level: x.law_level }, why))
    }
    case 'Electronics': {
      const unticked = { no_tools: false, poor_conditions: false, intelligence_10_or_more: false }
      return outcome(electronics({ ...plain, ...unticked, education_9_or_more: false }, why))
    }
    case 'Engineering':
      return outcome(engineering(plain, why))
    case 'Forgery': {
      const { dm, detected } = forgery({ ...plain, use: DETECTION.read(x.use, 'use'), law_level: x.law_level }, why)
      return { dm, success: detected === false }
    }
    case 'Forward Observer':
      return outcome(forwardObserver({ ...plain, fire_turn: x.fire_turn }, why))
    case 'Gambling': {
      const game = GAME.read(x.use, 'use')
      // With hardly anything at stake; a session of bets is a procedure of its own.
      return outcome(
        gambling({ game, level_used: level, bet: BETS.rows[game].least, throw: needed, referee_dms, roll }, why),
      )
    }
    case 'Mechanical':
      return outcome(mechanical(plain, why))
    case 'Navigation':
      return outcome(navigation({ ...plain, surface: x.use === 'surface', night_sky: x.night_sky }, why))
    case "Ship's Boat":
      return outcome(shipsBoat({ ...plain, use: BOAT.read(x.use, 'use'), rolls: [] }, why))
    case 'Streetwise':
      return outcome(streetwise({ ...plain, sample: null }, why))
    case 'Vacc Suit':
      return outcome(vaccSuit({ ...plain, use: SUIT.read(x.use, 'use'), armor: 'vacc_suit' }, why))
    default:
      return outcome(refereeThrow({ ...plain, skill, use: x.use }, why))
  }
}
