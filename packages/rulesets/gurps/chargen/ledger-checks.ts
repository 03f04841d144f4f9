/** Checks of the ledger: that every step of play has its price, was paid for, and is there in the character. */
import type { Why } from '@umpire/engine'
import { attributeCost } from '../attribute/attribute.ts'
import { catalogOf, findSkill } from '../catalog/catalog.ts'
import { takenName } from '../catalog/entry/taken.ts'
import { ATTRIBUTES, type Attribute } from '../catalog/entry/trait.ts'
import type { Step } from '../character/character.ts'
import { inPoints } from '../character/in-points.ts'
import {
  award,
  buyOff,
  improveAdvantages,
  improveAttribute,
  improveNativeLanguage,
  improveSkill,
} from '../improve/improve.ts'
import type { Check, Finding } from './check.ts'
import type { Summary } from './summary.ts'

/** A line of the ledger, the newest last, with its place. */
interface Line extends Step {
  readonly index: number
  /** Of the native language, which has a rule of its own. */
  readonly native: boolean
}
const linesIn = ({ ledger, native_language }: Summary): readonly Line[] =>
  ledger.map((step, index) => ({ ...step, index, native: step.kind === 'skill' && step.what === native_language }))

/** The rule by which a step is paid. */
const RULES: { readonly [kind in Step['kind']]: string } = {
  award: award.id,
  attribute: improveAttribute.id,
  skill: improveSkill.id,
  advantage: improveAdvantages.id,
  'buy-off': buyOff.id,
  added: buyOff.id,
  quirk: buyOff.id,
  owed: buyOff.id,
}

const told = ({ index, kind, native }: Line, message: string): Finding => ({
  rule: native ? improveNativeLanguage.id : RULES[kind],
  where: `ledger[${index}]`,
  message,
})

const wordsFor = ({ what, kind }: Step): string => what || kind

const generous = (x: Summary, why: Why): readonly Finding[] =>
  linesIn(x).flatMap(line => {
    if (line.kind !== 'award') return []
    const given = { award: line.points, unspent: 0, betrayed_ally: false, dependent_lost: false }
    const { legal, maximum } = award(given, why)
    return legal ? [] : [told(line, `an award of ${inPoints(line.points)}: one session brings from 0 to ${maximum}`)]
  })

const attributeNamed = (what: string): Attribute | undefined => ATTRIBUTES.find(name => name.toUpperCase() === what)

/** The scores before and after each step of an attribute, by the step's place: told backwards from the present one. */
function attributeSteps(
  x: Summary,
  why: Why,
): ReadonlyMap<number, { readonly from: number | null; readonly to: number }> {
  const now: { [name in Attribute]?: number | null } = { ...x.scores }
  const steps = new Map<number, { readonly from: number | null; readonly to: number }>()
  for (const { index, kind, what, worth } of linesIn(x).toReversed()) {
    const name = kind === 'attribute' ? attributeNamed(what) : undefined
    const to = name === undefined ? undefined : now[name]
    if (name === undefined || to === undefined || to === null) continue
    const from = scoreWorth(attributeCost({ value: to }, why) - worth, to, why)
    steps.set(index, { from, to })
    now[name] = from
  }
  return steps
}

/** The score of that price nearest to another one; nothing if no score costs so much. */
function scoreWorth(points: number, near: number, why: Why): number | null {
  const costOf = (value: number): number => attributeCost({ value }, why)
  const up = costOf(near) < points
  let score = near
  while (score > 1 && costOf(score) > points) score--
  while (up && score < MOST_SCORE && costOf(score) < points) score++
  return costOf(score) === points ? score : null
}
const MOST_SCORE = 1000

/** What a step takes from the purse. What play takes away from a character gives nothing back. */
function priceOf(line: Line, steps: ReturnType<typeof attributeSteps>, why: Why): number {
  const { kind, worth, index } = line
  if (kind === 'added' || worth <= 0) return 0
  const step = steps.get(index)
  if (step?.from === undefined || step.from === null || step.from > step.to) return worth
  return improveAttribute({ from: step.from, to: step.to }, why)
}

function wronglyPaid(x: Summary, why: Why): readonly Finding[] {
  const steps = attributeSteps(x, why)
  return linesIn(x).flatMap(line => {
    const { kind, points, worth } = line
    if (kind === 'award') {
      const message = `an award brings points to spend: it cannot make the character worth ${worth} more by itself`
      return worth === 0 ? [] : [told(line, message)]
    }
    const price = priceOf(line, steps, why)
    if (-points === price) return []
    const paid = points > 0 ? `gave ${inPoints(points)}` : `was paid with ${-points}`
    const due =
      worth < 0 && price === 0 ? 'what play takes away gives nothing to spend' : `costs ${inPoints(price)} in play`
    return [told(line, `${wordsFor(line)}: ${due}, and it ${paid}`)]
  })
}

/** In the order of the ledger: what was not there yet could not be spent. */
function overspent(x: Summary): readonly Finding[] {
  const { unspent, ledger } = x
  if (unspent === undefined) return []
  // Whoever spent too much at creation is told so by the budget.
  let purse = Math.max(0, unspent - ledger.reduce((sum, { points }) => sum + points, 0))
  return linesIn(x).flatMap(line => {
    const before = purse
    purse += line.points
    if (line.points >= 0 || purse >= 0 || line.kind === 'owed' || line.kind === 'award') return []
    return [
      told(line, `${wordsFor(line)} took ${inPoints(-line.points)}, and ${Math.max(0, before)} were unspent then`),
    ]
  })
}

/** Scores that nobody can have had before, if the ledger is right. */
function impossibleScores(x: Summary, why: Why): readonly Finding[] {
  const steps = attributeSteps(x, why)
  return linesIn(x).flatMap(line => {
    const step = steps.get(line.index)
    if (step === undefined || step.from !== null) return []
    const less = `${line.worth} points less than ${line.what} ${step.to}`
    return [told(line, `${line.what} is said to have risen by ${line.worth} points, but no score costs ${less}`)]
  })
}

/** Skills of which the ledger tells more points than the file has. */
function unlearned(x: Summary, why: Why): readonly Finding[] {
  const catalog = catalogOf(why)
  const nameOf = (skill: string): string => {
    const found = findSkill(skill, catalog)
    return (found === null ? skill : `${found.name} ${found.specialty ?? ''}`).toLowerCase()
  }
  const points = new Map<string, number>()
  for (const { skill, points: more } of x.skills) points.set(nameOf(skill), (points.get(nameOf(skill)) ?? 0) + more)
  const learned = new Map<string, { readonly since: number; readonly line: Line }>()
  for (const line of linesIn(x)) {
    if (line.kind !== 'skill') continue
    learned.set(line.what, { since: (learned.get(line.what)?.since ?? 0) + line.worth, line })
  }
  return [...learned].flatMap(([name, { since, line }]) => {
    const native = name === x.native_language ? x.native_language_points : 0
    const has = (points.get(nameOf(name)) ?? 0) + native
    if (since <= has) return []
    return [told(line, `the ledger tells of ${inPoints(since)} learned in ${name}, and the character has ${has} in it`)]
  })
}

/** The id of the trait that a line speaks of, where the catalogue has it. */
const traitIn = ({ kind, what }: Step, why: Why): string | undefined => {
  const ofTraits = kind === 'advantage' || kind === 'added' || kind === 'buy-off' || kind === 'owed'
  return ofTraits ? catalogOf(why).traitsByName.get(what.toLowerCase())?.trait.id : undefined
}

/** Traits gained or put on in play that are not there, though nothing happened to them since. */
function gone(x: Summary, why: Why): readonly Finding[] {
  const names = catalogOf(why).traitsByName
  const there = new Set(x.traits.flatMap(({ trait }) => names.get(trait.toLowerCase())?.trait.id ?? []))
  const last = new Map<string, Line>()
  for (const line of linesIn(x)) {
    const id = traitIn(line, why)
    if (id === undefined) continue
    // In the order of the lines that are told.
    last.delete(id)
    last.set(id, line)
  }
  return [...last].flatMap(([id, line]) => {
    const came = line.kind === 'advantage' || (line.kind === 'added' && line.worth < 0)
    if (!came || there.has(id)) return []
    return [told(line, `the ledger tells of ${line.what}, and the character does not have it`)]
  })
}

function notToBeGained(x: Summary, why: Why): readonly Finding[] {
  // Of two of one name the first is meant.
  const byName = new Map(x.known.traits.toReversed().map(one => [takenName(one), one]))
  return linesIn(x).flatMap(line => {
    const taken = byName.get(line.what)
    if (line.kind !== 'advantage' || taken === undefined) return []
    const { allowed } = improveAdvantages({ trait: taken.trait.name, in_play: true, price: line.worth }, why)
    const message = `${line.what} cannot be gained in play: only what is learned or earned, such as Combat Reflexes or Rank`
    return allowed ? [] : [told(line, message)]
  })
}

export const LEDGER_CHECKS: readonly Check[] = [
  {
    check: 'an award of more than a session brings',
    severity: 'warning',
    rules: [award.id],
    points: true,
    find: generous,
  },
  {
    check: 'a step of the ledger that was not paid at its price',
    severity: 'error',
    rules: [improveAttribute.id, improveSkill.id, improveAdvantages.id, buyOff.id, award.id],
    points: true,
    find: wronglyPaid,
  },
  {
    check: 'points spent that were not there',
    severity: 'error',
    rules: [improveAttribute.id, improveSkill.id, improveAdvantages.id, buyOff.id],
    points: true,
    find: overspent,
  },
  {
    check: 'a step of the ledger that is not there in the character',
    severity: 'error',
    rules: [improveAttribute.id, improveSkill.id, improveAdvantages.id, buyOff.id],
    points: true,
    find: (x, why) => [...impossibleScores(x, why), ...unlearned(x, why), ...gone(x, why)],
  },
  {
    check: 'an advantage that cannot be gained in play',
    severity: 'error',
    rules: [improveAdvantages.id],
    points: true,
    find: notToBeGained,
  },
]
