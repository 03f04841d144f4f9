/**
 * What a character was when it was made: what it is now, less all that the ledger tells of play. The limits of creation
 * are held against this.
 */
import type { Why } from '@umpire/engine'
import { attributeCost } from '../attribute/attribute.ts'
import { takenName } from '../catalog/entry/taken.ts'
import { ATTRIBUTES, type Attribute } from '../catalog/entry/trait.ts'
import type { Step } from '../character/character.ts'
import type { TakenTrait } from '../character/known.ts'
import type { Scores } from '../skill/default.ts'

/** What such steps made the character worth more. */
const worthOf = (ledger: readonly Step[], kind: Step['kind'], what: string): number =>
  ledger.filter(step => step.kind === kind && step.what === what).reduce((sum, { worth }) => sum + worth, 0)

/** The score that cost as much as the present one without what was paid in play; each score has a cost of its own. */
function scoreBefore(name: Attribute, score: number, ledger: readonly Step[], why: Why): number {
  const since = worthOf(ledger, 'attribute', name.toUpperCase())
  if (since === 0) return score
  const wanted = attributeCost({ value: score }, why) - since
  let before = score
  while (before > 1 && attributeCost({ value: before }, why) > wanted) before--
  return before
}

export function scoresBefore(scores: Scores, ledger: readonly Step[], why: Why): Scores {
  const before: { [name in Attribute]?: number } = {}
  for (const name of ATTRIBUTES) {
    const score = scores[name]
    if (score !== undefined) before[name] = scoreBefore(name, score, ledger, why)
  }
  return before
}

/** Traits that were there from the beginning: without those that play put on. */
export function traitsBefore(traits: readonly TakenTrait[], ledger: readonly Step[]): readonly TakenTrait[] {
  const left = [...traits]
  for (const { kind, what, worth } of ledger) {
    if (kind !== 'added' || worth > 0) continue
    const at = left.findIndex(taken => takenName(taken) === what)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** What each disadvantage gave in the beginning, with those that are gone or milder since, without those of play. */
export function disadvantagesBefore(traits: readonly TakenTrait[], ledger: readonly Step[]): readonly number[] {
  const all = traits
    .filter(({ points, quirk }) => points < 0 && !quirk)
    .map(taken => ({ name: takenName(taken), points: taken.points }))
  const byName = Map.groupBy(all, ({ name }) => name)
  for (const { kind, what, worth } of ledger) {
    if (kind !== 'added' && kind !== 'buy-off' && kind !== 'owed') continue
    const same = byName.get(what) ?? []
    const found = same.find(({ points }) => points === worth) ?? same[0]
    if (found !== undefined) {
      found.points -= worth
      continue
    }
    const gone = { name: what, points: -worth }
    all.push(gone)
    byName.set(what, [gone])
  }
  return all.map(({ points }) => points).filter(points => points < 0)
}

/** What was learned in the beginning, in points. */
export const skillPointsBefore = (now: number, ledger: readonly Step[]): number =>
  now - ledger.filter(({ kind }) => kind === 'skill').reduce((sum, { worth }) => sum + worth, 0)
