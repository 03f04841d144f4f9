/** What an attack is worth: the part of a foe that it takes on average, through the rules that would decide it. */
import { MemoByKey, MemoTable, type Why } from '@umpire/engine'
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
import { whereKey } from '../state/called-location.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { type Hit, sideOf } from '../wound/hit.ts'
import { enoughOf, Numbers } from './marks.ts'

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

/** More attacks than that are forgotten all at once. */
const MOST = 300_000

/** What an attack takes of its target on average, and how likely it hits. */
export interface Attack {
  readonly worth: number
  readonly chance: number
}

export class Worth {
  readonly why: Why
  /** Nothing is thrown: an attack hits or does not. */
  readonly diceless: boolean
  readonly numbers = new Numbers()
  readonly #attacks = new Map<number, Map<number, Attack>>()
  #weighedAttacks = 0
  readonly #enough = new MemoByKey<Fighter, number>()
  /** Its keys name fighters by their numbers, so it is forgotten with them. */
  #hits = new MemoByKey<Fighter, number>()
  readonly #severities = new MemoTable<string, Severities>()

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

  /** Before anybody thinks: what was weighed in many fights is forgotten at some time. */
  tidy(): void {
    if (!this.numbers.isFull && this.#weighedAttacks < MOST) return
    this.numbers.forget()
    this.#attacks.clear()
    this.#hits = new MemoByKey()
    this.#weighedAttacks = 0
  }

  /** An attack by the number of whoever makes it and its own; it has none where it is not to be remembered. */
  ofAttack(by: number, attack: number | undefined, weigh: () => Attack): Attack {
    if (attack === undefined || !this.why.quiet) return weigh()
    let known = this.#attacks.get(by)
    if (known === undefined) {
      known = new Map()
      this.#attacks.set(by, known)
    }
    const before = known.get(attack)
    if (before !== undefined) return before
    const made = weigh()
    known.set(attack, made)
    this.#weighedAttacks++
    return made
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
    return [[severityUpgrade(given, why).severity, 1]]
  }

  /** What is left of somebody to be taken. */
  left({ status }: Standing): number {
    return 1 - LOST[status]
  }

  /** What a hit is worth, as the target is now. */
  ofHit(fight: Fight, hit: Hitting): number {
    return this.#hits.get(this.why, fighterAt(fight, hit.target), this.#textOf(fight, hit), () =>
      this.#weighed(fight, hit),
    )
  }

  /** All that it hangs on beside the target himself. */
  #textOf(fight: Fight, hit: Hitting): string {
    const { by, attack, weapon, mode, raw_damage, damage_score, shots, pellets, fragments, cover_resistance = 0 } = hit
    const { status, marks } = standingAt(fight, hit.target)
    const whose = by === undefined ? -1 : this.numbers.ofFighter(fighterAt(fight, by))
    const { helpless, spread_severity, full_auto, explosive, restraint } = hit.settled
    return `${whose} ${attack} ${weapon} ${mode} ${hit.damage_type} ${raw_damage} ${damage_score} ${shots} ${pellets} ${
      fragments
    } ${cover_resistance} ${whereKey(hit.where)} ${status} ${marks} ${helpless} ${spread_severity} ${full_auto} ${explosive} ${
      restraint
    }`
  }

  #weighed(fight: Fight, hit: Hitting): number {
    const { why } = this
    const { target, where, settled: _, attack: __, by: ___, ...blow } = hit
    const fighter = fighterAt(fight, target)
    const at =
      where.kind === 'place'
        ? locations({ location: where.location, damage_type: hit.damage_type, ...sideOf(where) }, why)
        : null
    const armor_resistance = armorResistance(fighter.worn, at?.area ?? 'untargeted', why)
    let worth = 0
    for (const [severity, weight] of this.#severitiesOf(fight, hit)) {
      const given = { ...blow, severity, armor_resistance, physique: fighter.natural_resistance }
      const { damage } = damageOrder(given, why)
      worth += weight * this.#ofDamage(fight, hit, damage)
    }
    return worth
  }

  #ofDamage(fight: Fight, { target, where, damage_type }: Hitting, damage: number): number {
    if (damage === 0) return 0
    const { why } = this
    const { hp } = fighterAt(fight, target)
    const { status, marks } = standingAt(fight, target)
    const came =
      where.kind === 'place'
        ? locations({ location: where.location, damage_type, hp, damage, ...sideOf(where) }, why)
        : { hit_level: healthLevels({ hp, damage }, why).hit_level, effects: NO_EFFECTS }
    const left = 1 - LOST[status]
    if (came.effects.some(effect => KILLS.includes(effect))) return left
    const after = progression({ status, hit_level: came.hit_level, marks }, why)
    const lost = LOST[after.status] - LOST[status]
    const told = came.hit_level === 'none' ? 0 : Math.max(lost, A_MARK)
    if (came.effects.includes('knocked-out')) return Math.max(told, KNOCKED_OUT * left)
    return came.effects.includes('stunned-1d4-rounds') ? Math.max(told, STUNNED * left) : told
  }
}
