/** A character under way: buys what can be paid, and nothing that a rule forbids. */
import type { Source } from '@umpire/dice'
import type { Why } from '@umpire/engine'
import { languages } from '../abilities/languages.ts'
import { extraStatPoints, flawXpLimit } from '../campaign/settings.ts'
import { SIMILAR_VEHICLE_XP } from '../skills/vehicles.ts'
import { abilityRow } from '../tables/abilities.ts'
import type { Ability } from '../tables/ability-keys.ts'
import type { Flaw } from '../tables/flaw-keys.ts'
import { flawRow } from '../tables/flaws.ts'
import type { Merit } from '../tables/merit-keys.ts'
import { meritRow } from '../tables/merits.ts'
import { rowOf } from '../tables/skills.ts'
import { NORMAL, STATS, type Stat } from '../tables/stats.ts'
import { cost } from '../traits/cost.ts'
import { exclusive } from '../traits/exclusive.ts'
import { when } from '../traits/when.ts'
import { costs } from '../xp/costs.ts'
import type { Archetype, Training } from './archetype.ts'
import { chance, drawn } from './draw.ts'

/** Nobody is made better or worse than this by points alone, unless there are very many. */
const USUAL_BEST = 8
const USUAL_WORST = 4
const BEST = 10

interface Learning {
  readonly training: Training
  level: number
  readonly concentrations: string[]
}

export class Draft {
  readonly why: Why
  readonly stats = new Map<Stat, number>(STATS.map(stat => [stat, NORMAL]))
  readonly traits: (Merit | Flaw)[] = []
  readonly skills: Learning[] = []
  readonly abilities: Ability[] = []
  readonly languages: { readonly language: string; readonly native?: boolean; readonly level?: string }[] = []
  available: number
  #flawXp = 0
  #foreign = 0

  constructor(starting: number, why: Why) {
    this.why = why
    this.available = starting
  }

  stat(stat: Stat): number {
    return this.stats.get(stat) ?? NORMAL
  }

  #raise(stat: Stat, by: number): void {
    this.stats.set(stat, this.stat(stat) + by)
  }

  /** All points, and now and then one more for one less of something else. */
  drawStats({ stats }: Archetype, source: Source): void {
    let points = extraStatPoints(this.why)
    const named = stats.map(([, stat]) => stat)
    const lesser = STATS.filter(stat => !named.includes(stat))
    const traded = chance(40, source)
      ? drawn(
          lesser.map(stat => [1, stat] as const),
          source,
        )
      : undefined
    if (traded !== undefined && this.stat(traded) > USUAL_WORST) {
      this.#raise(traded, -1)
      points++
    }
    for (; points > 0; points--) {
      const wanted = stats.filter(([, stat]) => this.stat(stat) < USUAL_BEST)
      const any = STATS.filter(stat => this.stat(stat) < BEST).map(stat => [1, stat] as const)
      const stat = drawn(wanted.length > 0 ? wanted : any, source)
      if (stat === undefined) return
      this.#raise(stat, 1)
    }
  }

  /** Nothing twice, which would be another price. */
  #fits(trait: Merit | Flaw): boolean {
    return !this.traits.includes(trait) && exclusive({ take: [...this.traits, trait] }, this.why).allowed
  }

  takeFlaw(flaw: Flaw): boolean {
    const limit = flawXpLimit(this.why)
    if (!this.#fits(flaw) || (limit !== null && this.#flawXp >= limit)) return false
    const { xp_gained = 0 } = when({ phase: 'creation', flaw, flaw_xp: this.#flawXp }, this.why)
    // Half a flaw gives less than it hurts.
    if (xp_gained < cost({ magnitude: flawRow(flaw).magnitude }, this.why)) return false
    this.traits.push(flaw)
    this.#flawXp += xp_gained
    this.available += xp_gained
    return true
  }

  meritPrice(merit: Merit): number {
    return cost({ magnitude: meritRow(merit).magnitude }, this.why)
  }

  /** No more than that part of what there is. */
  takeMerit(merit: Merit, part: number): boolean {
    const price = this.meritPrice(merit)
    if (!this.#fits(merit) || price > this.available * part) return false
    this.traits.push(merit)
    this.available -= price
    return true
  }

  /** The price of the next level; the first brings the first field along. */
  nextLevel({ training: { skill }, level }: Learning): number {
    return costs({ type: rowOf(skill).type, from: level, to: level + 1 }, this.why)
  }

  raiseSkill(learning: Learning): boolean {
    const price = this.nextLevel(learning)
    if (price > this.available) return false
    this.available -= price
    learning.level++
    const [first] = learning.training.fields ?? []
    if (learning.level === 1 && first !== undefined) learning.concentrations.push(first)
    return true
  }

  learning(training: Training): Learning {
    const before = this.skills.find(one => one.training.skill === training.skill)
    if (before !== undefined) return before
    const begun: Learning = { training, level: 0, concentrations: [] }
    this.skills.push(begun)
    return begun
  }

  /** The next field that the archetype would learn. */
  addField(learning: Learning): boolean {
    const { training, level, concentrations } = learning
    const next = (training.fields ?? []).find(field => !concentrations.includes(field))
    if (next === undefined || level < 3) return false
    const { type, concentrations: fields } = rowOf(training.skill)
    const price = fields === 'by-vehicle' ? SIMILAR_VEHICLE_XP : costs({ type, concentration: 'further' }, this.why)
    if (price > this.available) return false
    this.available -= price
    concentrations.push(next)
    return true
  }

  buyAbility(ability: Ability): boolean {
    const { xp, needs } = abilityRow(ability)
    if (xp === null || xp > this.available || this.abilities.includes(ability)) return false
    if (!needs.every(need => this.abilities.includes(need))) return false
    this.abilities.push(ability)
    this.available -= xp
    return true
  }

  learnLanguage(language: string): boolean {
    if (this.languages.some(one => one.language === language)) return false
    const price = languages({ language_level: 'fluent', foreign_languages_before: this.#foreign }, this.why)
    if (price > this.available) return false
    this.#foreign++
    this.available -= price
    this.languages.push({ language, level: 'fluent' })
    return true
  }
}
