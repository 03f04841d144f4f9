/** What choices of a career are about, in careers at random. */
import { seeded } from '@umpire/dice'
import { compose, type Policy, startPlay, throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { anything } from '../test/fuzz-policy.ts'
import { careerAboutField } from './about.ts'
import { QUESTIONS } from './asking.ts'
import { createCharacter } from './create.ts'
import { NEW_CAREER } from './state.ts'
import { careerWorld } from './world.ts'

const rules = compose(choosable)
const NAMED: readonly string[] = [
  QUESTIONS.blade,
  QUESTIONS.gun,
  QUESTIONS.vehicle,
  QUESTIONS.bladeBenefit,
  QUESTIONS.gunBenefit,
  QUESTIONS.nobleTitle,
]

const GIVEN = { name: 'Ada', gender: 'female', race: 'human', player_character: true }

test('every name that is chosen in a career is told as what it is', () => {
  const asked = new Set<string>()
  for (let nth = 0; nth < 60; nth++) {
    const wild = anything(seeded(`career ${nth}`))
    const watched: Policy<unknown> = (offer, state) => {
      if (!NAMED.includes(offer.question)) return wild(offer, state)
      asked.add(offer.question)
      for (const { key, about } of offer.choices) expect(careerAboutField.read(about, key).name).toBe(key)
      return wild(offer, state)
    }
    startPlay(careerWorld(rules), createCharacter, GIVEN, NEW_CAREER, throwing(seeded(`born ${nth}`)), [], watched)
  }
  expect(NAMED.filter(question => !asked.has(question))).toEqual([])
})
