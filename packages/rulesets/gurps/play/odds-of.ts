/** Odds for everybody outside: a character's file and what is tried, chances with their names out. */
import { BadInput, type Json, type OddsAnswer, type OddsAsked, oneOf, optional } from '@umpire/engine'
import { type Character, character } from '../character/character.ts'
import { type Contender, contestOdds, skillOdds } from './odds.ts'
import type { Refused } from './refused.ts'

const kindField = optional(oneOf('quick', 'regular'))

/** What a rule bars has no odds; the rule says why. */
const barred = (skill: string, { rule, because }: Refused): BadInput =>
  new BadInput('skill', `a roll that may be made (${because} [${rule}])`, skill)

const named = ({ identity: { name } }: Character, otherwise: string): string => (name === '' ? otherwise : name)

function alone(one: Character, { skill, modifier }: OddsAsked): OddsAnswer {
  const found = skillOdds(one, skill, modifier === 0 ? [] : [modifier])
  if (!found.allowed) throw barred(skill, found)
  const { odds } = found
  return {
    title: `${named(one, 'the character')}: ${found.skill} at ${found.effective}`,
    outcomes: [
      { outcome: 'success', chance: odds.chance(({ success }) => success) },
      { outcome: 'critical success', within: 'success', chance: odds.chance(({ critical }) => critical === 'success') },
      { outcome: 'failure', chance: odds.chance(({ success }) => !success) },
      { outcome: 'critical failure', within: 'failure', chance: odds.chance(({ critical }) => critical === 'failure') },
    ],
  }
}

function against(one: Character, asked: OddsAsked, other: NonNullable<OddsAsked['against']>): OddsAnswer {
  const rival = other.character === undefined ? undefined : character.read(other.character, 'against')
  const b: Contender = {
    modifiers: other.modifier === 0 ? [] : [other.modifier],
    ...(rival === undefined ? {} : { character: rival }),
    ...(other.score === undefined ? {} : { score: other.score }),
    ...(other.skill === undefined ? {} : { skill: other.skill }),
  }
  const a = { character: one, skill: asked.skill, modifiers: asked.modifier === 0 ? [] : [asked.modifier] }
  const kind = kindField.read(asked.kind, 'kind')
  const found = contestOdds(a, b, kind === undefined ? {} : { kind })
  if (!found.allowed) throw barred(asked.skill, found)
  const { sides } = found
  const [first, second] = [named(one, 'the first'), rival === undefined ? 'the other side' : named(rival, 'the other')]
  const [who, whom] = first === second ? [`${first} (first)`, `${second} (second)`] : [first, second]
  const side = (name: string, { purpose, effective }: typeof sides.a): string => `${name}, ${purpose} at ${effective}`
  const draw = found.kind === 'quick' ? [{ outcome: 'nobody wins', chance: found.none }] : []
  return {
    title: `${found.kind === 'quick' ? 'Quick' : 'Regular'} Contest: ${side(who, sides.a)}, against ${side(whom, sides.b)}`,
    outcomes: [{ outcome: `${who} wins`, chance: found.a }, { outcome: `${whom} wins`, chance: found.b }, ...draw],
  }
}

/**
 *     oddsOf(mado, { skill: 'Stealth', modifier: -2 }).outcomes[0] // success, 135 of 216
 */
export function oddsOf(file: Json, asked: OddsAsked): OddsAnswer {
  const one = character.read(file, 'character')
  return asked.against === undefined ? alone(one, asked) : against(one, asked, asked.against)
}
