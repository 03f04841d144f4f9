/** What is wrong with merits and flaws. */
import type { Problem, Why } from '@umpire/engine'
import { flawXpLimit } from '../../campaign/settings.ts'
import type { Taken } from '../../effect/effect.ts'
import type { Flaw } from '../../tables/flaw-keys.ts'
import { flawRow, isFlaw } from '../../tables/flaws.ts'
import type { Merit } from '../../tables/merit-keys.ts'
import { meritRow } from '../../tables/merits.ts'
import { skillRow } from '../../tables/skills.ts'
import { addiction } from '../../traits/addiction.ts'
import { stacking } from '../../traits/cost.ts'
import { exclusive } from '../../traits/exclusive.ts'
import { when } from '../../traits/when.ts'
import { flawXp, type Group, groupsOf } from '../account.ts'
import type { Character } from '../character.ts'
import { addictionMagnitude, fitsCriterion } from '../holding.ts'
import { isStatName } from '../skill-lines.ts'

const rowOfTrait = (key: Merit | Flaw) => (isFlaw(key) ? flawRow(key) : meritRow(key))

/** What it must be taken for, where it is missing or no such thing. */
function subjectFault(key: Merit | Flaw, subject: string | undefined): string | undefined {
  const { per, name } = rowOfTrait(key)
  switch (per) {
    case 'stat':
      return subject !== undefined && isStatName(subject)
        ? undefined
        : `${name} is for one of the eight stats: say which`
    case 'skill':
      return subject !== undefined && skillRow(subject) !== undefined
        ? undefined
        : `${name} is for one skill: say which`
    case 'substance':
      return subject === undefined || subject.trim() === '' ? `${name} is to a substance: say which` : undefined
    default:
      return undefined
  }
}

function* groupFaults({ key, times, subject, index, origin }: Group, one: Character, why: Why): Generator<Problem> {
  const where = `traits[${index}]`
  const { name, magnitude, max } = rowOfTrait(key)
  const { allowed } = isFlaw(key) ? stacking({ flaw: key, times }, why) : stacking({ merit: key, times }, why)
  if (!allowed) {
    const most = Math.floor(max / magnitude)
    const message = `${name} is taken ${times} times, ${most} ${most === 1 ? 'is' : 'are'} allowed`
    yield { rule: stacking.id, where, message }
  }
  const missing = subjectFault(key, subject)
  if (missing !== undefined) yield { rule: stacking.id, where: `${where}.subject`, message: missing }
  if (!allowed) return
  const given = { phase: origin, times, abilities: one.abilities, cause: 'events' } as const
  const taken = isFlaw(key) ? when({ ...given, flaw: key }, why) : when({ ...given, merit: key }, why)
  if (!taken.allowed) {
    const message =
      key === 'shooters-flinch' && origin === 'creation'
        ? 'a stubborn shooter never flinches'
        : `${name} is taken at creation only`
    yield { rule: when.id, where, message }
  }
}

const CRITERION: { readonly [magnitude: number]: string } = {
  2: 'a (hard to get) or b (harsh withdrawal)',
  4: 'c (ruinous) or d (deadly withdrawal)',
}

export function* traitFaults(one: Character, why: Why): Generator<Problem> {
  for (const group of groupsOf(one)) yield* groupFaults(group, one, why)
  for (const [index, taken] of one.traits.entries()) {
    const magnitude = addictionMagnitude(taken)
    if (magnitude === undefined || fitsCriterion(magnitude, taken.criterion)) continue
    const message = `an addiction of magnitude ${magnitude} meets one criterion: ${CRITERION[magnitude]}`
    yield { rule: addiction.id, where: `traits[${index}].criterion`, message }
  }
  yield* conflicts(one, why)
  const limit = flawXpLimit(why)
  const worth = one.traits.reduce((sum, taken) => sum + flawXp({ traits: [taken], abilities: [] }, why), 0)
  if (limit !== null && worth > limit && flawXp(one, why) >= limit) {
    const message = `flaws give at most ${limit} XP in this campaign`
    yield { rule: when.id, where: 'traits', message, severity: 'warning' }
  }
}

/** Two traits about one subject; those that are gone stand in nobody's way. */
function* conflicts({ traits }: Character, why: Why): Generator<Problem> {
  const left = traits.flatMap(({ key, subject, gone }, index) => (gone ? [] : [{ key, subject, index }]))
  const entry = ({ key, subject }: (typeof left)[number]): Taken => (subject === undefined ? { key } : { key, subject })
  for (const [at, first] of left.entries()) {
    for (const second of left.slice(at + 1)) {
      const { conflicts: found } = exclusive({ take: [], traits: [entry(first), entry(second)] }, why)
      for (const { subject } of found) {
        const [a, b] = [rowOfTrait(first.key).name, rowOfTrait(second.key).name]
        const message =
          first.key === second.key ? `${a} is there twice` : `${a} and ${b} are both about ${subject}: one of them`
        yield { rule: exclusive.id, where: `traits[${second.index}]`, message }
      }
    }
  }
}
