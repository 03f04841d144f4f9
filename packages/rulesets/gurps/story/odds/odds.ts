/**
 * Exact odds of what a character may try: the same procedures as at the table, every outcome weighed. Nothing is sampled
 * and nothing is rounded.
 */
import { type Chance, chance } from '@umpire/dice'
import { type Choosable, keyOf, Odds, odds, type Policy, takeFirst, type Why, type World } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import type { Winner } from '../../contest/contest.ts'
import type { Reaction } from '../../reaction/reaction.ts'
import { campaignRules } from '../../ruleset/campaign-rules.ts'
import type { AttackLine } from '../../sheet/arms.ts'
import type { Refused } from '../facts/refused.ts'
import { type Story, storyOf } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { storyPlay } from '../index.ts'
import { contest, kindOf, quickly, type Sides, sidesOf, tryOnce } from '../roll/contest.ts'
import { diceOf, type Hurt, hurtBy } from '../roll/damage.ts'
import { meeting } from '../roll/meeting.ts'
import { type Made, successRoll } from '../roll/success-roll.ts'

/** The rules of the character's campaign; what of it cannot be used is left out, as on the sheet. */
export const storyWorld = (one: Pick<Character, 'campaign'>, choosable?: Choosable): World<Story, StoryFact> => ({
  ...storyPlay,
  ruleset: campaignRules(one, choosable).ruleset,
})

/** What a form or a caller says beside the names; the rest is as usual. */
export type More = { readonly [field: string]: unknown }

export type SkillOdds = {
  readonly allowed: true
  /** As it is called on the sheet. */
  readonly skill: string
  readonly effective: number
  readonly odds: Odds<Made>
}

/** Whoever can, calls on Luck and dares again. */
export const lucky: Policy<unknown> = ({ choices }) => choices.find(({ key }) => key !== 'keep')?.key ?? 'keep'

/**
 *     skillOdds(mado, 'Stealth', [-2]).odds.chance(({ success }) => success) // 135 of 216
 */
export function skillOdds(
  character: Character,
  skill: string,
  modifiers: readonly number[] = [],
  more: More = {},
  policy: Policy<Story> = takeFirst,
  choosable?: Choosable,
): SkillOdds | Refused {
  const x = successRoll.given.read({ ...more, who: WHO, skill, modifiers }, 'odds')
  const weighed = odds(storyWorld(character, choosable), successRoll, x, storyOf({ [WHO]: character }), policy)
  const results = weighed.of(({ result }) => result)
  const [first] = results.outcomes
  if (first === undefined || !first.value.allowed) return first?.value.allowed === false ? first.value : IMPOSSIBLE
  const { skill: name, effective } = first.value
  return { allowed: true, skill: name, effective, odds: results.of(made) }
}

const WHO = 'who'
const OTHER = 'other'
const IMPOSSIBLE: Refused = { allowed: false, rule: successRoll.id, because: 'nothing can come of it' }
const made = (result: Refused | Made): Made => {
  if ('success' in result) return { success: result.success, critical: result.critical, margin: result.margin }
  throw new Error('a roll is refused before it is thrown, or never')
}

export type ContestOdds = {
  readonly allowed: true
  readonly kind: 'quick' | 'regular'
  readonly sides: Sides
  readonly a: Chance
  readonly b: Chance
  readonly none: Chance
  /** Tries that a Regular Contest takes on the average, as a fraction. */
  readonly tries: Chance
}

export interface Contender {
  readonly character?: Character
  /** In place of what the file says. */
  readonly score?: number
  readonly skill?: string
  readonly modifiers?: readonly number[]
}

/** Who wins. A Regular Contest goes on until somebody does: its odds are those of a try that decides. */
export function contestOdds(
  a: Contender & { readonly character: Character; readonly skill: string },
  b: Contender,
  more: More = {},
  choosable?: Choosable,
): ContestOdds | Refused {
  const world = storyWorld(a.character, choosable)
  const why = world.ruleset.silent
  const story = storyOf({ [WHO]: a.character, ...(b.character === undefined ? {} : { [OTHER]: b.character }) })
  const x = contest.given.read(
    {
      ...more,
      who: WHO,
      skill: a.skill,
      modifiers: a.modifiers ?? [],
      against: b.character === undefined ? null : OTHER,
      against_skill: b.skill ?? null,
      against_score: b.score ?? null,
      against_modifiers: b.modifiers ?? [],
    },
    'odds',
  )
  const sides = sidesOf(story, x, why)
  if (!sides.allowed) return sides
  const kind = kindOf(x, why)
  const one = { a: sides.a, b: sides.b, secret: 'nothing' } as const
  const winners =
    kind === 'quick'
      ? odds(world, quickly, one, story, takeFirst).of(({ result }) => result.winner)
      : odds(world, tryOnce, { ...one, winner: 'none' }, story, takeFirst).of(({ result }) => result.winner)
  const ways = (who: Winner): bigint => winners.outcomes.find(({ value }) => value === who)?.weight ?? 0n
  const decided = winners.ways - (kind === 'quick' ? 0n : ways('none'))
  return {
    allowed: true,
    kind,
    sides,
    a: chance(ways('a'), decided),
    b: chance(ways('b'), decided),
    none: kind === 'quick' ? chance(ways('none'), decided) : chance(0n, 1n),
    tries: kind === 'quick' ? chance(1n, 1n) : chance(winners.ways, decided),
  }
}

/** How somebody takes the character: what is said of him is what a meeting is given. */
export function reactionOdds(
  character: Character,
  met: More = {},
  people: { readonly [name: string]: Character } = {},
  policy: Policy<Story> = takeFirst,
  choosable?: Choosable,
): Odds<Reaction> {
  const story = storyOf({ ...people, [WHO]: character })
  const x = meeting.given.read({ ...met, who: WHO }, 'odds')
  return odds(storyWorld(character, choosable), meeting, x, story, policy).of(({ result }) => result.reaction)
}

/** What a weapon line does to somebody of that DR and Toughness; certain where it does no damage at all. */
export function damageOdds(
  line: Pick<AttackLine, 'damage' | 'type'>,
  dr: number,
  toughness_dr: number,
  why: Why,
): Odds<Hurt> {
  const distribution = diceOf(line)?.distribution()
  const nothing: Hurt = { basic: 0, penetrating: 0, injury: 0 }
  const totals = distribution === undefined ? [] : [...distribution]
  const outcomes = new Map<string, { weight: bigint; value: Hurt }>()
  const put = (value: Hurt, weight: bigint): void => {
    const key = keyOf(value)
    const before = outcomes.get(key)
    outcomes.set(key, { value, weight: weight + (before?.weight ?? 0n) })
  }
  for (const [total, weight] of totals) put(hurtBy(total, line, dr, toughness_dr, why), weight)
  if (distribution === undefined) put(nothing, 1n)
  return new Odds({ ways: distribution?.ways ?? 1n, outcomes })
}
