/** The numbers of a body at this moment: what the file says, less what the condition has taken. */
import { hushed, type Why } from '@umpire/engine'
import { bodyDr } from '../../advantage/toughness.ts'
import { hitPoints } from '../../attribute/attribute.ts'
import { attributeScore } from '../../attribute/scores.ts'
import { bodyOf, loadOf, speedOf } from '../../character/body.ts'
import { isWorn } from '../../character/known.ts'
import { type Condition, tiredness } from '../../condition/condition.ts'
import type { Purpose } from '../../effect/facts.ts'
import { fatigue } from '../../fatigue/general.ts'
import type { Frame } from '../../looks/frame/frame-field.ts'
import { conditionIn, type Story } from '../facts/state.ts'
import { type Person, personIn } from './person.ts'
import { scoreOf } from './score.ts'

export interface Vitals {
  readonly person: Person
  readonly condition: Condition
  readonly ht: number
  /** Without fatigue. */
  readonly st: number
  readonly current_st: number
  readonly full_hp: number
  readonly hp: number
}

const LEAST = 1

export function vitalsOf(story: Story, who: string, why: Why): Vitals {
  const person = personIn(story, who, why)
  const condition = conditionIn(story, who)
  const { attributes_lost, hp_lost } = condition
  const ht = person.attributes.ht - attributes_lost.ht
  const st = person.attributes.st - attributes_lost.st
  const full_hp = Math.max(LEAST, hitPoints({ st, ht }, why).hp)
  const { current_st } = fatigue({ st, ht, fatigue: tiredness(condition) }, why)
  return { person, condition, ht, st, current_st, full_hp, hp: full_hp - hp_lost }
}

/** What his body measures. */
export const frameIn = ({ character, known }: Person, why: Why): Frame =>
  loadOf(character.attributes, known, bodyOf(character, known, why), why).frame

/** The same with how quick he is and how he is loaded, as rules of feats ask for it. */
export function bodyIn({ character, known, bearers, facts }: Person, why: Why) {
  const silent = hushed(why)
  const load = loadOf(character.attributes, known, bodyOf(character, known, silent), silent)
  const { basic_speed, move } = speedOf(character, load, bearers, facts, silent)
  return { frame: load.frame, basic_speed: Math.max(0, basic_speed), move: Math.max(0, move), load_level: load.level }
}

/**
 * HT for a roll of that purpose: basic HT, and what traits add. What the condition took for good is among the traits, so
 * it starts from the score in the file.
 */
export function health(
  vitals: Vitals,
  purpose: Purpose | null,
  why: Why,
): { readonly ht: number; readonly ht_bonus: number } {
  const { person, ht } = vitals
  const facts = { ...person.facts, ...(purpose === null ? {} : { purpose }) }
  // What was lost for good stays lost: the bonus is only what traits add.
  const score = attributeScore('HT', person.character.attributes.ht, person.traits, facts, why)
  return { ht, ht_bonus: score - person.attributes.ht }
}

/** The level in a skill as it counts now; nothing where it cannot be tried. */
export function levelOf(person: Person, skill: string, why: Why): number | undefined {
  const score = scoreOf(person, skill, {}, why)
  return score.allowed ? score.effective : undefined
}

/** The level with the load left out: of skills whose rules take it off themselves. */
export const unloadedLevel = (person: Person, skill: string, why: Why): number | undefined =>
  levelOf({ ...person, facts: { ...person.facts, encumbrance_level: 0 } }, skill, why)

const AREAS = ['head', 'body', 'arms', 'legs', 'hands', 'feet'] as const
type Area = (typeof AREAS)[number]

/** DR of all that is worn there. */
export function armorAt({ known: { items } }: Person, area: Area): number {
  let dr = 0
  for (const { item, things } of items) {
    if (!isWorn(item)) continue
    for (const { kind, thing } of things) if (kind === 'armor' && thing.covers.includes(area)) dr += thing.dr
  }
  return dr
}

/** Of armour that covers everything: the least of it. */
export const armorAllOver = (person: Person): number => Math.min(...AREAS.map(area => armorAt(person, area)))

export const toughnessOf = ({ traits }: Person, why: Why): number => bodyDr(traits, why)
