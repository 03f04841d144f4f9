/** All that can be seen of a character in a situation: the numbers of the sheet, and every score to roll against. */
import type { Json } from '@umpire/engine'
import { attributeScore, frightScore, SENSES, senseScore, willScore } from '../../attribute/scores.ts'
import { catalogOf, skillNamed } from '../../catalog/catalog.ts'
import { addItem } from '../../edit/edit.ts'
import { type Bearer, modifier } from '../../effect/apply.ts'
import type { Effect, Wanted } from '../../effect/effect.ts'
import { type Facts, factOf } from '../../effect/facts.ts'
import { problemsOf } from '../../sheet/problems.ts'
import { rulesetOf, type Sheet, sheetOf } from '../../sheet/sheet.ts'
import { skillInUse } from '../../skill/level.ts'
import { parryFractions } from '../../skill/unarmed.ts'
import type { Character } from '../character.ts'
import { bearersIn, known } from '../known.ts'
import { skillBearers } from '../skills.ts'

const isList = (wants: Wanted): wants is readonly (boolean | number | string)[] => Array.isArray(wants)

/** A fact as a condition wants it. */
function wanted(wants: Wanted): boolean | number | string {
  if (isList(wants)) return wants[0] ?? false
  return typeof wants === 'object' ? (wants.min ?? wants.max ?? 0) : wants
}

/** Something is carried, so that a load can be felt, and not so much that nothing can be done. */
const LOADED = { encumbrance_level: 1 }

/** Facts under which an effect of that bearer acts. */
export function factsFor(name: string, { target, when = {}, gm, says = 'as the situation has it', by }: Effect): Facts {
  const observer: { [name: string]: Json } = {}
  const facts: { [name: string]: Json } = { ...LOADED, observer }
  for (const [fact, wants] of Object.entries(when)) {
    const [first = '', second] = fact.split('.')
    if (second === undefined) facts[first] = wanted(wants)
    else observer[second] = wanted(wants)
  }
  const word = typeof by === 'object' && !('of' in by) ? by[0] : true
  return {
    ...facts,
    ...(target === 'roll:notice' ? { purpose: 'notice' } : {}),
    ...(gm === true ? { granted: { [`${name}: ${says}`]: word } } : {}),
  }
}

/** What the facts say of things that are worn. */
function dressed(one: Character, facts: Facts): Character {
  const glasses = factOf(facts, 'glasses') === true ? addItem(one, { name: 'glasses', worn: true }) : one
  return factOf(facts, 'crutches') === true ? addItem(glasses, { name: 'crutches', worn: true }) : glasses
}

const flagOf = (facts: Facts, name: 'hands_empty', otherwise: boolean): boolean => {
  const told = factOf(facts, name)
  return typeof told === 'boolean' ? told : otherwise
}

function parries({ skills }: Sheet, bearers: readonly Bearer[], facts: Facts, one: Character) {
  const why = rulesetOf(one).silent
  const [load, against] = [factOf(facts, 'encumbrance_level'), factOf(facts, 'against')]
  const weapon = { against: against === 'kick' || against === 'swung-weapon' ? against : 'punch' } as const
  return skills.flatMap(({ skill, level }) => {
    if (level === null || skillNamed(skill, catalogOf(why), 'skill').skill.group !== 'weapon') return []
    const hands = factOf(facts, 'hands') === 2 ? 2 : 1
    const held = { hands, hands_empty: flagOf(facts, 'hands_empty', true), combat_reflexes: false }
    const encumbrance_level = typeof load === 'number' ? load : 0
    return [parryFractions({ skill, level, encumbrance_level, ...held, ...weapon, bearers }, why)]
  })
}

/** Every number of the sheet and every score, without points and words. */
export function numbersOf(somebody: Character, facts: Facts): Json {
  const one = dressed(somebody, facts)
  const why = rulesetOf(one).silent
  const sheet = sheetOf(one)
  const traits = bearersIn(known(one, why))
  const bearers = [...traits, ...skillBearers(sheet.skills, why)]
  const { st, dx, iq, ht } = one.attributes
  const own = { st, dx, iq, ht, ...facts }
  const { hp, fatigue, thrust, swing, will, fright, senses, body, load, speed, money, status, dr } = sheet
  const levels = [
    ...sheet.skills.map(({ skill, level }) => [skill, level] as const),
    ...Object.entries(sheet.defaults),
  ].flatMap(([skill, level]) => (level === null ? [] : [{ skill, level }]))
  return JSON.parse(
    JSON.stringify({
      sheet: { hp, fatigue, thrust, swing, will, fright, senses, body, load, speed, money, status, dr },
      native: sheet.native,
      armor: sheet.armor,
      attacks: sheet.attacks,
      skills: levels,
      used: levels.map(({ skill, level }) => skillInUse({ skill, level, bearers, facts: own }, why)),
      parries: parries(sheet, traits, facts, one),
      rolls: [
        attributeScore('ST', st, bearers, own, why),
        attributeScore('DX', dx, bearers, own, why),
        attributeScore('IQ', iq, bearers, own, why),
        attributeScore('HT', ht, bearers, own, why),
        willScore(will, bearers, own, why),
        frightScore(will, bearers, own, why),
        ...SENSES.map(sense => senseScore(iq, sense, bearers, own, why)),
      ],
      reaction: modifier('reaction', ['reaction'], bearers, own, why),
      of_an_npc: modifier('reaction of an NPC', ['reaction-as-npc'], bearers, own, why),
      problems: problemsOf(one).filter(({ where }) => where === 'attributes.ht'),
    }),
  )
}

/** What the sheet says in words: reminders, and what speaks for and against. */
export const wordsOf = (one: Character): Json => {
  const { reminders, reactions } = sheetOf(one)
  return JSON.parse(JSON.stringify({ reminders, reactions }))
}
