/** What an attack is worth: the part of a foe that it takes on average, through the rules that would decide it. */
import { MemoByKey, MemoByList, MemoTable, memoByRecord, type Why } from '@umpire/engine'
import { severityUpgrade } from '../../abilities/hits.ts'
import { diceless } from '../../campaign/settings.ts'
import { halfOfMost } from '../../core/diceless.ts'
import { damageOrder } from '../../damage/order.ts'
import { armorResistance } from '../../equipment/armor.ts'
import { healthLevels, progression } from '../../injury/health.ts'
import type { Status } from '../../tables/health-levels.ts'
import type { Effect } from '../../tables/locations.ts'
import type { Mode } from '../../tables/melee-weapons.ts'
import type { Severity } from '../../tables/severities.ts'
import { locations } from '../../targeting/locations.ts'
import type { Rate } from '../choice/about.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { type Hit, sideOf } from '../wound/hit.ts'
import { type Alike, enoughOf } from './attack-inputs.ts'

/** How much of a fighter is gone by then. */
const LOST: { readonly [status in Status]: number } = {
  healthy: 0,
  hurt: 0.03,
  injured: 0.12,
  wounded: 0.35,
  critical: 0.7,
  incapacitated: 0.85,
  comatose: 1,
  dead: 1,
}
/** A hit that leaves only a mark. */
const A_MARK = 0.02

const KILLS: readonly Effect[] = ['instant-death', 'asphyxiation', 'head-severed', 'chopped-in-half']
const NO_EFFECTS: readonly Effect[] = []
const [KNOCKED_OUT, STUNNED] = [0.95, 0.3]

export type Hitting = Pick<Hit, 'target' | 'attack' | 'damage_type' | 'where' | 'settled' | 'by'> & {
  readonly weapon?: string
  readonly mode?: Mode
  readonly raw_damage?: number
  readonly damage_score?: number
  readonly shots?: number
  readonly pellets?: number
  readonly fragments?: number
  readonly cover_resistance?: number
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
/** What a die counts as where none is thrown. */
const MIDDLE = halfOfMost('1d10')
/** Each severity as often as it comes up. */
type Severities = readonly (readonly [severity: Severity, weight: number])[]

/** What an attack takes of its target on average, and how likely it hits. */
export interface Attack {
  readonly worth: number
  readonly chance: number
}

/** How to fire at somebody, and what that takes. */
export interface Way extends Attack {
  readonly rate: Rate
  /** Through the cover, not at what shows beside it. */
  readonly through: boolean
}

export class Worth {
  readonly why: Why
  /** Nothing is thrown: an attack hits or does not. */
  readonly diceless: boolean
  /** What attacks are worth, by whoever makes them and by their inputs. */
  readonly ways = new MemoByList<Alike, Way | null>()
  readonly called = new MemoByList<Alike, Attack>()
  readonly blows = new MemoByList<Alike, Attack>()
  /** How likely a grenade lands where it is meant to. */
  readonly throws = new MemoByList<Alike, number>()
  /** What somebody loses by something that goes off so far from him. */
  readonly blasts = new MemoByList<Alike, number>()
  readonly #enough = new MemoByKey<Fighter, number>()
  readonly #severities = new MemoTable<string, Severities>()
  readonly #decided = new MemoTable<Severity, Severities>()
  readonly #hits = memoByRecord((why, target: Fighter, hit: Blow) => weighed(target, hit, why))

  constructor(why: Why) {
    this.why = why
    this.diceless = diceless(why)
  }

  /** Faces of a d10 that are enough, above those that spoil it; where there are no dice, all or nothing. */
  chance(attribute: number, difficulty: number, spoiled = 0): number {
    if (this.diceless) return attribute >= difficulty && spoiled < MIDDLE ? 1 : 0
    const least = Math.max(difficulty - attribute, spoiled + 1, 1)
    return Math.max(0, FACES.length + 1 - least) / FACES.length
  }

  /** The most that somebody fires with a gun in one action. */
  enough(fighter: Fighter, arm: number): number {
    return this.#enough.get(this.why, fighter, `${arm}`, () => enoughOf(fighter, arm, this.why))
  }

  /** What the die of severity says for somebody with these abilities. */
  #rolled(attack: Hit['attack'], abilities: Parameters<typeof severityUpgrade>[0]['abilities'] = []): Severities {
    return this.#severities.get(`${attack} ${abilities.join(' ')}`, () => {
      const counts = new Map<Severity, number>()
      const faces = this.diceless ? [MIDDLE] : FACES
      for (const severity_roll of faces) {
        const { severity } = severityUpgrade({ attack, abilities, severity_roll }, this.why)
        counts.set(severity, (counts.get(severity) ?? 0) + 1 / faces.length)
      }
      return [...counts]
    })
  }

  /** Each severity that the hit may find; the same list for the same severities. */
  #severitiesOf(fight: Fight, { where, damage_type, settled, attack, by }: Hitting): Severities {
    const { why } = this
    const abilities = by === undefined ? [] : fighterAt(fight, by).abilities
    const location_severity =
      where.kind === 'place'
        ? locations({ location: where.location, damage_type, ...sideOf(where) }, why).severity
        : null
    const { restraint: _, ...known } = settled
    const given = { attack, abilities, ...known, ...(location_severity === null ? {} : { location_severity }) }
    if (location_severity === null && Object.keys(known).length === 0) return this.#rolled(attack, abilities)
    const { severity } = severityUpgrade(given, why)
    return this.#decided.get(severity, () => [[severity, 1]])
  }

  /** What is left of somebody to be taken. */
  left({ status }: Standing): number {
    return 1 - LOST[status]
  }

  /** What a hit is worth, as the target is now. */
  ofHit(fight: Fight, hit: Hitting): number {
    const { target, settled: _, attack: __, by: ___, ...blow } = hit
    const { status, marks } = standingAt(fight, target)
    const severities = this.#severitiesOf(fight, hit)
    return this.#hits(this.why, fighterAt(fight, target), { severities, status, marks, ...blow })
  }
}

/** A hit, as far as its damage depends on it. */
type Blow = Omit<Hitting, 'target' | 'settled' | 'attack' | 'by'> &
  Pick<Standing, 'status' | 'marks'> & { readonly severities: Severities }

/** What it takes of its target on average. */
function weighed(target: Fighter, hit: Blow, why: Why): number {
  const { severities, status: _, marks: __, where, ...blow } = hit
  const at =
    where.kind === 'place'
      ? locations({ location: where.location, damage_type: hit.damage_type, ...sideOf(where) }, why)
      : null
  const armor_resistance = armorResistance(target.worn, at?.area ?? 'untargeted', why)
  let worth = 0
  for (const [severity, weight] of severities) {
    const given = { ...blow, severity, armor_resistance, physique: target.natural_resistance }
    worth += weight * lostBy(target, hit, damageOrder(given, why).damage, why)
  }
  return worth
}

function lostBy({ hp }: Fighter, { where, damage_type, status, marks }: Blow, damage: number, why: Why): number {
  if (damage === 0) return 0
  const result =
    where.kind === 'place'
      ? locations({ location: where.location, damage_type, hp, damage, ...sideOf(where) }, why)
      : { hit_level: healthLevels({ hp, damage }, why).hit_level, effects: NO_EFFECTS }
  const left = 1 - LOST[status]
  if (result.effects.some(effect => KILLS.includes(effect))) return left
  const after = progression({ status, hit_level: result.hit_level, marks }, why)
  const wounds = LOST[after.status] - LOST[status]
  const lost = result.hit_level === 'none' ? 0 : Math.max(wounds, A_MARK)
  if (result.effects.includes('knocked-out')) return Math.max(lost, KNOCKED_OUT * left)
  return result.effects.includes('stunned-1d4-rounds') ? Math.max(lost, STUNNED * left) : lost
}
