/**
 * Improvement in play: awards, and what they buy in scores and skills. Each step answers the character as it is then, with
 * a line in its ledger; or a refusal with the rule in the way and what would be allowed. The game master may let a step
 * pass all the same.
 */
import { hushed } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import type { Attribute } from '../catalog/entry/trait.ts'
import type { Character } from '../character/character.ts'
import { bearersIn, known } from '../character/known.ts'
import { nativeLanguage } from '../character/skills.ts'
import { award as awardRule, improveAttribute, improveNativeLanguage, improveSkill } from '../improve/improve.ts'
import { difficultyFor } from '../skill/default.ts'
import { learningScore, pointsForLevel, skillLevel } from '../skill/level.ts'
import { type SkillDetails, setAttribute, setNativePoints, setSkillPoints, skillAt } from './edit.ts'
import { type Improved, type Occasion, purse, refuse, step, whyOf } from './improve-step.ts'

/** Points for a session. What is owed is paid from them by itself: it stands below nothing in the purse. */
export function award(
  character: Character,
  given: { readonly points: number; readonly betrayed_ally?: boolean; readonly dependent_lost?: boolean },
  occasion: Occasion = {},
): Improved {
  const why = whyOf(character, occasion)
  const { betrayed_ally = false, dependent_lost = false } = given
  const told = { award: given.points, unspent: purse(character, why).unspent, betrayed_ally, dependent_lost }
  const { award: earned, legal, maximum } = awardRule(told, why)
  const message = `an award of ${given.points}: from 0 to ${maximum} points for a session`
  const bars = legal ? [] : [{ rule: awardRule.id, message }]
  const forfeit = betrayed_ally ? 'an Ally was betrayed' : dependent_lost ? 'a Dependent was lost' : ''
  const wanted = { kind: 'award', what: 'award', points: earned, where: 'ledger', rule: awardRule.id, bars } as const
  const reason = [occasion.reason ?? '', forfeit].filter(part => part !== '').join(' — ')
  // Points that the game master takes back are no purchase.
  return step(character, character, { ...wanted, owed: true }, { ...occasion, reason }, why)
}

export function raiseAttribute(character: Character, name: Attribute, to: number, occasion: Occasion = {}): Improved {
  const why = whyOf(character, occasion)
  const [from, where] = [character.attributes[name], `attributes.${name}`]
  const what = name.toUpperCase()
  if (to <= from) return refuse(improveAttribute.id, where, `${what} is ${from}: it can only be raised above that`)
  const points = -improveAttribute({ from, to }, why)
  const after = setAttribute(character, name, to)
  return step(character, after, { kind: 'attribute', what, points, where, rule: improveAttribute.id }, occasion, why)
}

/** A skill to a level on the sheet, learned anew if need be. */
export function raiseSkill(
  character: Character,
  skill: string,
  to: number,
  occasion: Occasion = {},
  details: SkillDetails = {},
): Improved {
  const why = whyOf(character, occasion)
  const at = skillAt(character, skill)
  const line = character.skills[at]
  const where = line === undefined ? 'skills' : `skills[${at}]`
  const found = skillNamed(skill, catalogOf(why), 'skill')
  const { st, dx, iq, ht } = character.attributes
  const bearers = bearersIn(known(character, hushed(why)))
  const told = details.difficulty ?? line?.difficulty
  const asked = { skill, attributes: { st, dx, iq, ht }, bearers, difficulty: told }
  const had = Math.max(0, line?.points ?? 0)
  const now = skillLevel({ ...asked, points: had }, why)
  if (now.level !== null && to <= now.level) {
    return refuse(improveSkill.id, where, `${skill} is at ${now.level} already: a level above that`)
  }
  const needed = pointsForLevel({ ...asked, level: to }, why)
  if (needed === null)
    return refuse(improveSkill.id, where, `${skill} ${to} is below the first level that can be bought`)
  const priced = {
    skill,
    type: found.skill.type,
    difficulty: difficultyFor(found, told),
    attribute: learningScore(found, asked.attributes, bearers, why),
    lasting_bonus: now.lasting,
  }
  const from = now.bought === null ? null : now.bought + now.lasting
  const step0 = improveSkill({ ...priced, from, to }, why)
  // Points that lie in it between two steps of the table were paid already.
  const idle = had - (from === null ? 0 : improveSkill({ ...priced, from: null, to: from }, why))
  const points = -(step0 - idle)
  const after = setSkillPoints(character, line?.skill ?? skill, needed, details)
  const what = line?.skill ?? skill
  return step(character, after, { kind: 'skill', what, points, where, rule: improveSkill.id }, occasion, why)
}

export function raiseNativeLanguage(character: Character, to: number, occasion: Occasion = {}): Improved {
  const why = whyOf(character, occasion)
  const where = 'native_language_points'
  const from = nativeLanguage(character, bearersIn(known(character, hushed(why))), why)
  const rule = improveNativeLanguage.id
  if (to <= from) return refuse(rule, where, `the native language is at ${from} already: a level above that`)
  const cost = improveNativeLanguage({ iq: character.attributes.iq, language: 'native', from, to }, why)
  const after = setNativePoints(character, Math.max(0, character.native_language_points) + cost)
  const what = character.identity.native_language
  return step(character, after, { kind: 'skill', what, points: -cost, where, rule }, occasion, why)
}
