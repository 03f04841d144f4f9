/**
 * A character in the making: what is chosen so far, what it costs, and whether one more choice is still allowed. A choice
 * that no campaign would let pass is not taken, so that whatever comes out is legal.
 */
import { keyOf, type Why } from '@umpire/engine'
import { attributeCost } from '../attribute/attribute.ts'
import { allowedSkills, allowedTraits } from '../campaign/settings.ts'
import { catalogOf, skillNamed, take } from '../catalog/catalog.ts'
import { costOf, costOfAll } from '../catalog/cost/trait-cost.ts'
import type { KnownSkill } from '../catalog/entry/skill-targets.ts'
import { type Taken, takenName, type WrittenTrait } from '../catalog/entry/taken.ts'
import { ATTRIBUTES, type Attribute } from '../catalog/entry/trait.ts'
import { quirkRule } from '../quirk/rule.ts'
import { levelFromPoints, skillCost } from '../skill/cost/cost.ts'
import { difficultyFor } from '../skill/default.ts'
import { startingLimit } from '../skill/limits.ts'
import { mayStandTogether } from './legal.ts'
import type { TraitChoice } from './people/template.ts'

type Scores = { readonly [name in Attribute]: number }

/** A skill that is thought of, with the points in it so far. */
interface Line {
  /** As it was first named. */
  readonly skill: string
  readonly known: KnownSkill
  points: number
  /** What the next level costs beyond them; found out when somebody asks. */
  next: number | null
}

const wholeName = ({ name, specialty }: KnownSkill): string => (specialty === null ? name : `${name} (${specialty})`)

const writtenOf = (choice: TraitChoice): WrittenTrait => (typeof choice === 'string' ? { trait: choice } : choice)

const isNamed = (names: readonly string[], allowed: readonly string[] | null): boolean =>
  allowed === null || allowed.some(one => names.some(name => name.toLowerCase() === one.toLowerCase()))

/** Prices hang on the level above the attribute alone. */
const ATTRIBUTE = 10

export class Draft {
  readonly why: Why
  readonly budget: number
  readonly #skillLimit: number
  #scores: Scores = { st: 10, dx: 10, iq: 10, ht: 10 }
  #scorePoints = 0
  #traits: readonly Taken[] = []
  #traitPoints = 0
  readonly #quirks: string[] = []
  /** By their whole names, and by every way they were named: thinking of a skill costs more than the rest. */
  readonly #lines = new Map<string, Line>()
  readonly #named = new Map<string, Line>()
  #skillPoints = 0
  #native = 0

  constructor(budget: number, age: number, why: Why) {
    this.why = why
    this.budget = budget
    this.#skillLimit = startingLimit({ age, skill_points: 0 }, why).skill_limit
  }

  get scores(): Scores {
    return this.#scores
  }
  get traits(): readonly Taken[] {
    return this.#traits
  }
  get quirks(): readonly string[] {
    return this.#quirks
  }
  get skills(): readonly Pick<Line, 'skill' | 'points'>[] {
    return [...this.#lines.values()].filter(({ points }) => points > 0).map(({ skill, points }) => ({ skill, points }))
  }
  get native(): number {
    return this.#native
  }

  /** Points that are left to spend; fewer than none are owed. */
  get left(): number {
    const quirks = quirkRule({ quirks: this.#quirks.length, from_play: 0 }, this.why).points
    return this.budget - this.#scorePoints - this.#traitPoints - quirks - this.#skillPoints
  }
  /** Points that may still go into skills. */
  get room(): number {
    return this.#skillLimit - this.#skillPoints
  }
  /** What disadvantages give so far, as a positive number. */
  get troubles(): number {
    const costs = this.#traits.map(one => costOf(one, this.why, this.#traits))
    return costs.reduce((sum, cost) => sum - Math.min(0, cost), 0)
  }

  #change(traits: readonly Taken[], scores: Scores): boolean {
    if (!mayStandTogether(traits, scores, this.#quirks.length, this.why)) return false
    this.#traits = traits
    this.#traitPoints = costOfAll(traits, this.why)
    this.#scores = scores
    this.#scorePoints = ATTRIBUTES.reduce((sum, name) => sum + attributeCost({ value: scores[name] }, this.why), 0)
    return true
  }

  setScores(scores: Scores): boolean {
    return this.#change(this.#traits, scores)
  }
  setScore(name: Attribute, value: number): boolean {
    return this.setScores({ ...this.#scores, [name]: value })
  }
  /** What one more point of an attribute costs, or one less gives back. */
  stepOf(name: Attribute, by: 1 | -1): number {
    const value = this.#scores[name]
    return attributeCost({ value: value + by }, this.why) - attributeCost({ value }, this.why)
  }

  /** What a trait would cost beside those that are there. */
  price(choice: TraitChoice): number {
    return costOf(take(writtenOf(choice), catalogOf(this.why), 'trait'), this.why, this.#traits)
  }
  take(choice: TraitChoice): boolean {
    const written = writtenOf(choice)
    const one = take(written, catalogOf(this.why), 'trait')
    const names = [one.trait.name, takenName(one), one.trait.id]
    if (!isNamed(names, allowedTraits(this.why))) return false
    const key = keyOf(written)
    if (this.#traits.some(other => keyOf(other.written) === key)) return false
    return this.#change([...this.#traits, one], this.#scores)
  }
  drop(taken: Taken): boolean {
    return this.#change(
      this.#traits.filter(one => one !== taken),
      this.#scores,
    )
  }
  /** One level more of a trait that is bought by levels. */
  more(trait: string): boolean {
    const there = this.#traits.find(one => one.trait.name === trait)
    if (there === undefined) return this.take({ trait, level: 1 })
    const level = there.level + 1
    const raised = { ...there, level, written: { ...there.written, level } }
    return this.#change(
      this.#traits.map(one => (one === there ? raised : one)),
      this.#scores,
    )
  }

  addQuirk(quirk: string): boolean {
    if (!mayStandTogether(this.#traits, this.#scores, this.#quirks.length + 1, this.why)) return false
    this.#quirks.push(quirk)
    return true
  }

  #line(skill: string): Line {
    const before = this.#named.get(skill)
    if (before !== undefined) return before
    const known = skillNamed(skill, catalogOf(this.why), 'skill')
    const key = wholeName(known).toLowerCase()
    const line = this.#lines.get(key) ?? { skill, known, points: 0, next: null }
    this.#lines.set(key, line)
    this.#named.set(skill, line)
    return line
  }
  pointsIn(skill: string): number {
    return this.#line(skill).points
  }
  /** What the next level of a skill costs beyond what is in it. */
  nextStep(skill: string): number {
    const line = this.#line(skill)
    line.next ??= this.#stepBeyond(line)
    return line.next
  }
  #stepBeyond({ known, points }: Line): number {
    const bought = { type: known.skill.type, difficulty: difficultyFor(known, undefined), attribute: ATTRIBUTE }
    const { level } = levelFromPoints({ ...bought, points }, this.why)
    if (level === null) return FIRST_STEP
    return (skillCost({ ...bought, level: level + 1 }, this.why).points ?? Number.POSITIVE_INFINITY) - points
  }
  /** The campaign has it. */
  hasSkill(skill: string): boolean {
    const { known } = this.#line(skill)
    return isNamed([known.name, wholeName(known)], allowedSkills(this.why))
  }
  /** Puts so many points more into a skill, if they are there and may go into skills. */
  learn(skill: string, points: number): boolean {
    if (points > this.left || points > this.room || !this.hasSkill(skill)) return false
    const line = this.#line(skill)
    line.points += points
    line.next = null
    this.#skillPoints += points
    return true
  }
  learnNative(points: number): boolean {
    if (points > this.left || points > this.room) return false
    this.#native += points
    this.#skillPoints += points
    return true
  }
}

/** The cheapest level of any skill. */
export const FIRST_STEP = 0.5
