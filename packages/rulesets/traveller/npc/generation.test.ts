import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { npcGeneration } from './generation.ts'

const why = compose({ options: [] }).silent
const skills = fc.dictionary(fc.constantFrom('Medical', 'Pilot', 'Computer'), fc.nat(3))

describe('traveller.npc.generation', () => {
  test('the first alive with the skill at level 1 or more, and everybody before is kept', () => {
    fc.assert(
      fc.property(fc.array(skills), fc.array(fc.integer({ min: 1, max: 12 })), (generated, dead) => {
        const fits = generated.map((held, index) => (held['Medical'] ?? 0) >= 1 && !dead.includes(index + 1))
        const first = fits.indexOf(true)
        expect(npcGeneration({ wanted_skill: 'Medical', generated, dead, assign: {} }, why)).toEqual(
          first < 0
            ? { chosen: null, discarded: generated.length, skills: null }
            : { chosen: first + 1, discarded: first, skills: generated[first] },
        )
      }),
    )
  })
  test('with skills to assign, the first who lived has them', () => {
    const given = {
      wanted_skill: 'Medical',
      generated: [{}, { Pilot: 1 }],
      dead: [1],
      assign: { Medical: 2, Pilot: 3 },
    }
    expect(npcGeneration(given, why)).toEqual({ chosen: 2, discarded: 1, skills: { Medical: 2, Pilot: 3 } })
  })
})
