/** Odds for everybody outside: a character's file and what is tried, chances with their names out. */
import {
  BadInput,
  type Choosable,
  type Json,
  type OddsAnswer,
  type OddsAsked,
  oneOf,
  optional,
  takeFirst,
} from '@umpire/engine'
import { type Character, character } from '../../character/character.ts'
import { REACTIONS } from '../../reaction/reaction.ts'
import type { Refused } from '../facts/refused.ts'
import { isAttack } from '../person/attack-score.ts'
import { isDefense } from '../person/defense-score.ts'
import { SCORES } from '../person/score.ts'
import { type FactsTold, factsTold } from './named-facts.ts'
import { type Contender, contestOdds, reactionOdds, skillOdds } from './odds.ts'

const REACTION = 'Reaction'

/** What may be rolled beside skills; the last is how somebody takes the character. */
export const TRIES: readonly string[] = [...SCORES, REACTION]

const kindField = optional(oneOf('quick', 'regular'))

/** What a rule bars has no odds; the rule says why. */
const barred = (skill: string, { rule, because }: Refused): BadInput =>
  new BadInput('skill', `a roll that may be made (${because} [${rule}])`, skill)

const named = ({ identity: { name } }: Character, otherwise: string): string => (name === '' ? otherwise : name)

const inWords = ({ words }: FactsTold): string => (words === '' ? '' : ` (${words})`)

/** Daredevil has a rule of its own, which asks for the risk by itself. */
const situation = ({ facts }: FactsTold) => ({ facts, taking_risk: facts['taking_risk'] === true })

function alone(one: Character, { skill, modifier }: OddsAsked, told: FactsTold, choosable?: Choosable): OddsAnswer {
  const found = skillOdds(one, skill, modifier === 0 ? [] : [modifier], situation(told), takeFirst, choosable)
  if (!found.allowed) throw barred(skill, found)
  const { odds } = found
  return {
    title: `${named(one, 'the character')}: ${found.skill} at ${found.effective}${inWords(told)}`,
    outcomes: [
      { outcome: 'success', chance: odds.chance(({ success }) => success) },
      { outcome: 'critical success', within: 'success', chance: odds.chance(({ critical }) => critical === 'success') },
      { outcome: 'failure', chance: odds.chance(({ success }) => !success) },
      { outcome: 'critical failure', within: 'failure', chance: odds.chance(({ critical }) => critical === 'failure') },
    ],
  }
}

/** Whoever meets the character, where nothing else is told: a person who sees and hears. */
const SOMEBODY = { 'observer.human': true, 'observer.sees': true, 'observer.hears': true }
const ANIMAL = 'observer.animal'
const isUsual = (facts: object): boolean => Object.keys(SOMEBODY).every(name => !Object.hasOwn(facts, name))

/** An animal is no person, whatever else is told of it. */
function observerIn(facts: NonNullable<OddsAsked['facts']>): { readonly facts: FactsTold; readonly whose: string } {
  const words = inWords(factsTold(facts, 'facts'))
  const animal = facts[ANIMAL]
  if (animal === undefined) {
    const told = factsTold({ ...SOMEBODY, ...facts }, 'facts')
    return { facts: told, whose: isUsual(facts) ? ` of a person who sees and hears${words}` : inWords(told) }
  }
  const told = factsTold({ ...SOMEBODY, ...facts, 'observer.human': false }, 'facts')
  const usual = isUsual(facts) ? ' that sees and hears' : ''
  return { facts: told, whose: ` of an animal${usual}${words}` }
}

function reaction(one: Character, { modifier, facts = {} }: OddsAsked, choosable?: Choosable): OddsAnswer {
  const { facts: told, whose } = observerIn(facts)
  const { observer = {}, disliked = false, ...others } = told.facts
  const modifiers = modifier === 0 ? [] : [modifier]
  const odds = reactionOdds(one, { observer, disliked, facts: others, modifiers }, {}, takeFirst, choosable)
  return {
    title: `${named(one, 'the character')}: ${REACTION}${whose}`,
    outcomes: REACTIONS.map(result => ({
      outcome: result.replace('-', ' '),
      chance: odds.chance(came => came === result),
    })),
  }
}

function against(
  one: Character,
  asked: OddsAsked,
  told: FactsTold,
  other: NonNullable<OddsAsked['against']>,
  choosable?: Choosable,
): OddsAnswer {
  const rival = other.character === undefined ? undefined : character.read(other.character, 'against')
  const b: Contender = {
    modifiers: other.modifier === 0 ? [] : [other.modifier],
    ...(rival === undefined ? {} : { character: rival }),
    ...(other.score === undefined ? {} : { score: other.score }),
    ...(other.skill === undefined ? {} : { skill: other.skill }),
  }
  const a = { character: one, skill: asked.skill, modifiers: asked.modifier === 0 ? [] : [asked.modifier] }
  const kind = kindField.read(asked.kind, 'kind')
  const found = contestOdds(a, b, { ...situation(told), ...(kind === undefined ? {} : { kind }) }, choosable)
  if (!found.allowed) throw barred(asked.skill, found)
  const { sides } = found
  const [first, second] = [named(one, 'the first'), rival === undefined ? 'the other side' : named(rival, 'the other')]
  const [who, whom] = first === second ? [`${first} (first)`, `${second} (second)`] : [first, second]
  const side = (name: string, { purpose, effective }: typeof sides.a): string => `${name}, ${purpose} at ${effective}`
  const draw = found.kind === 'quick' ? [{ outcome: 'nobody wins', chance: found.none }] : []
  return {
    title: `${found.kind === 'quick' ? 'Quick' : 'Regular'} Contest: ${side(who, sides.a)}, against ${side(whom, sides.b)}${inWords(told)}`,
    outcomes: [{ outcome: `${who} wins`, chance: found.a }, { outcome: `${whom} wins`, chance: found.b }, ...draw],
  }
}

/**
 *     oddsOf(mado, { skill: 'Stealth', modifier: -2 }).outcomes[0] // success, 135 of 216
 */
export function oddsOf(file: Json, asked: OddsAsked, choosable?: Choosable): OddsAnswer {
  const one = character.read(file, 'character')
  const isReaction = /^reactions?( roll)?$/i.test(asked.skill.trim())
  if (asked.against !== undefined) {
    if (isReaction || isDefense(asked.skill) || isAttack(asked.skill))
      throw new BadInput('against', 'nobody: this is no contest', asked.skill)
    return against(one, asked, factsTold(asked.facts ?? {}, 'facts'), asked.against, choosable)
  }
  if (isReaction) return reaction(one, asked, choosable)
  return alone(one, asked, factsTold(asked.facts ?? {}, 'facts'), choosable)
}
