/** Somebody in a story as the rules see him: what the catalogues know of his file, worked out once. */
import { hushed, lazy, memoByRules, type Why } from '@umpire/engine'
import { scoresNow } from '../../attribute/scores.ts'
import { bodyOf, loadOf } from '../../character/body.ts'
import type { Character } from '../../character/character.ts'
import type { TakenTrait } from '../../character/known.ts'
import { bearersIn, type Known, known } from '../../character/known.ts'
import { learnedSkill, skillBearers } from '../../character/skills.ts'
import { conditionBearers } from '../../condition/bearers.ts'
import { SOUND } from '../../condition/condition.ts'
import type { Bearer } from '../../effect/apply.ts'
import type { Frame } from '../../looks/frame/frame-field.ts'
import type { Fighter } from '../../sheet/arms.ts'
import { wornFacts } from '../../sheet/sheet.ts'
import { characterIn, conditionIn, type Story } from '../facts/state.ts'

export interface Person extends Fighter {
  readonly known: Known
  /** What his body measures, with his load. */
  readonly frame: Frame
}

function worked(character: Character, why: Why): Person {
  // What somebody has is no step of the roll at hand: nobody listens here, and the number that counts is worked out anew.
  const silent = hushed(why)
  const found = known(character, silent)
  const traits = bearersIn(found)
  // Skills are the dearest of it, and whoever only lays down his things needs none.
  const skills = lazy(() => found.skills.map(one => learnedSkill(character, one, traits, silent)))
  const bearers = lazy(() => [...traits, ...skillBearers(skills(), silent)])
  const body = bodyOf(character, found, silent)
  const { level: encumbrance_level, frame } = loadOf(character.attributes, found, body, silent)
  const attributes = scoresNow(character.attributes, traits, silent)
  const facts = { ...wornFacts(found, attributes), encumbrance_level }
  const body_lb = Math.max(0, body.weight_lb)
  return {
    ...{ character, attributes, known: found, traits, facts, encumbrance_level, body_lb, frame },
    get skills() {
      return skills()
    },
    get bearers() {
      return bearers()
    },
  }
}

/** By the rules of a campaign, which its settings stand for, and by the file: neither ever changes. */
const people = memoByRules((why: Why, character: Character): Person => worked(character, why))

export const personOf = (character: Character, why: Why): Person => people(why, character)

/** Whatever brings effects along, without those traits. */
export function bearersWithout(person: Person, left: readonly TakenTrait[], why: Why): readonly Bearer[] {
  if (left.length === 0) return person.bearers
  const traits = person.known.traits.filter(taken => !left.includes(taken))
  return [...bearersIn({ ...person.known, traits }), ...skillBearers(person.skills, hushed(why))]
}

/** With what the story knows beside the file. */
export function personIn(story: Story, who: string, why: Why): Person {
  const sound = personOf(characterIn(story, who), why)
  const condition = conditionIn(story, who)
  const burdens = condition === SOUND ? [] : conditionBearers(condition, hushed(why))
  const person =
    burdens.length === 0
      ? sound
      : { ...sound, traits: [...sound.traits, ...burdens], bearers: [...sound.bearers, ...burdens] }
  if (story.withdrawal[who] !== true) return person
  return { ...person, facts: { ...person.facts, withdrawal: true } }
}

export const traitOf = ({ known: { traits } }: Person, id: string): TakenTrait | undefined =>
  traits.find(({ trait }) => trait.id === id)

export const traitsOf = ({ known: { traits } }: Person, id: string): readonly TakenTrait[] =>
  traits.filter(({ trait }) => trait.id === id)
