/** What choices of a career are about, in careers at random. */
import { seeded } from '@umpire/dice'
import { compose, type Policy, startPlay, throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../ruleset/rules.ts'
import { anything } from '../test/fuzz-policy.ts'
import { careerAboutField, careerKey } from './about.ts'
import { QUESTIONS } from './asking.ts'
import { createCharacter } from './create.ts'
import { NEW_CAREER } from './state.ts'
import { careerWorld } from './world.ts'

const rules = compose(choosable)

const GIVEN = { name: 'Ada', gender: 'female', race: 'human', player_character: true }

test('every choice of a career says what it is about, and its key follows from that', () => {
  const asked = new Set<string>()
  for (let nth = 0; nth < 120; nth++) {
    const wild = anything(seeded(`career ${nth}`))
    const watched: Policy<unknown> = (offer, state) => {
      asked.add(offer.question)
      for (const { key, about } of offer.choices) expect(careerKey(careerAboutField.read(about, key))).toBe(key)
      // Half of them serve as long as they may where ranks come soon, for high ranks alone bring a DM.
      if (nth % 2 === 0 && offer.question === QUESTIONS.service) return 'army'
      if (nth % 2 === 0 && offer.question === QUESTIONS.reenlistment) return 'stay'
      return wild(offer, state)
    }
    startPlay(careerWorld(rules), createCharacter, GIVEN, NEW_CAREER, throwing(seeded(`born ${nth}`)), [], watched)
  }
  expect(Object.values(QUESTIONS).filter(question => !asked.has(question))).toEqual([])
})
