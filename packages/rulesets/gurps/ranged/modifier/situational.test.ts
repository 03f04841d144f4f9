import { compose, explain } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCover, isLying, situational } from './situational.ts'

const ruleset = compose({ options: [] })
const why = ruleset.silent

const COVERS: readonly (readonly [string, number])[] = [
  ['', 0],
  ['cover', -2],
  ['light-cover', -2],
  ['moderate-cover', -3],
]
const SCREENS: readonly (readonly [string, number])[] = [
  ['', 0],
  ['behind-someone', -4],
  ['firing-from-trench', -4],
]
/** In the open, and behind cover. */
const POSTURES: readonly (readonly [string, number, number])[] = [
  ['', 0, 0],
  ['standing', 0, 0],
  ['crouching', -2, -4],
  ['sitting', -2, -4],
  ['kneeling', -2, -4],
  ['lying', -4, -7],
  ['prone', -4, -7],
  ['crawling', -4, -7],
]
const WEAVING: readonly (readonly [string, number])[] = [
  ['', 0],
  ['evasive-half-move', -1],
  ['evasive-move-1', -2],
]
const MOVING: readonly (readonly [string, number])[] = [
  ['', 0],
  ['walking', -1],
  ['running', -2],
]
const said = (...names: readonly string[]): readonly string[] => names.filter(name => name !== '')

test('gurps.ranged.situational: every cover with every posture, weaving and movement', () => {
  for (const [cover, covered] of COVERS) {
    for (const [screen, screened] of SCREENS) {
      for (const [posture, open, behind] of POSTURES) {
        for (const [weave, weaving] of WEAVING) {
          for (const [move, moving] of MOVING) {
            const target_is = said(weave, posture, cover, screen)
            const hidden = Math.min(covered, screened, cover === '' ? open : behind)
            const modifier = situational({ target_is, attacker_is: said(move), circumstances: [] }, why)
            expect(modifier).toBe(hidden + weaving + moving)
          }
        }
      }
    }
  }
})

const anything = fc.constantFrom(
  ...[COVERS, SCREENS, POSTURES, WEAVING, MOVING].flat().map(([name]) => name),
  'singing',
)

test('gurps.ranged.situational: neither order nor repetition matters, and nothing said makes a target easier', () => {
  fc.assert(
    fc.property(
      fc.array(anything, { maxLength: 6 }),
      fc.array(anything, { maxLength: 3 }),
      (target_is, attacker_is) => {
        const modifier = situational({ target_is, attacker_is, circumstances: [] }, why)
        expect(modifier).toBeLessThanOrEqual(0)
        expect(modifier).toBeGreaterThanOrEqual(-7 - 2 - 2)
        const again = { target_is: [...target_is, ...target_is].reverse(), attacker_is: attacker_is.toReversed() }
        expect(situational({ ...again, circumstances: ['singing'] }, why)).toBe(modifier)
        expect(situational({ target_is, attacker_is, circumstances: [] }, ruleset.listen())).toBe(modifier)
      },
    ),
  )
})

test('gurps.ranged.situational: what it does not know counts nothing and is told', () => {
  const listener = ruleset.listen()
  expect(situational({ target_is: ['singing'], attacker_is: ['lying'], circumstances: ['pop-up'] }, listener)).toBe(0)
  const told = explain(listener.take()).join('\n')
  for (const name of ['singing', 'lying', 'pop-up']) expect(told).toContain(`${name} is not in this table`)
})

test('gurps.ranged.situational: a worse cover loses to a posture that has it in, and is told', () => {
  const listener = ruleset.listen()
  expect(situational({ target_is: ['moderate-cover', 'lying'], attacker_is: [], circumstances: [] }, listener)).toBe(-7)
  expect(explain(listener.take()).join('\n')).toContain('only the worst of them counts')
})

test('gurps.ranged.situational: what is cover and what is flat on the ground', () => {
  const names = [COVERS, SCREENS, POSTURES, WEAVING].flat().map(([name]) => name)
  expect(said(...names.filter(isCover))).toEqual([
    'cover',
    'light-cover',
    'moderate-cover',
    'behind-someone',
    'firing-from-trench',
  ])
  expect(names.filter(isLying)).toEqual(['lying', 'prone', 'crawling'])
})
