import { expect, test } from 'vitest'
import type { Character } from '../character/character.ts'
import { known } from '../character/known.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import type { Bearer } from '../effect/apply.ts'
import { attackLines } from './arms.ts'
import { rulesetOf, sheetOf } from './sheet.ts'

const NAMES = ['Cavalry Saber', 'Machete', 'M1 Carbine .30', 'Luger P08 9mm', 'Hatchet', 'Katana']

const owner = (times: number): Character =>
  somebody({
    items: Array.from({ length: times }, () => NAMES).flatMap(names => names.map(name => ({ name, weight_lb: 0 }))),
  })

/** How often the effects of whatever he has are looked at, for the lines of all his weapons. */
function looks(times: number): number {
  const one = owner(times)
  const { silent } = rulesetOf(one)
  let count = 0
  const watched: Bearer = {
    name: 'Watched',
    level: 1,
    get effects() {
      count++
      return []
    },
  }
  const { st, dx, iq, ht } = one.attributes
  const fighter = {
    ...{ character: one, attributes: { st, dx, iq, ht }, skills: [], bearers: [watched], traits: [watched] },
    ...{ facts: {}, encumbrance_level: 0 },
  }
  const lines = known(one, silent).items.flatMap(owned => attackLines(owned, fighter, silent))
  expect(lines.length).toBeGreaterThanOrEqual(times * NAMES.length)
  return count
}

test('gurps.skill.catalog: what a skill is worth is worked out once, however many weapons take it', () => {
  expect(looks(1)).toBeGreaterThan(0)
  expect(looks(40)).toBe(looks(1))
})

test('gurps.skill.catalog: the tenth weapon of a kind has the same line as the first', () => {
  const [single, many] = [sheetOf(owner(1)).attacks, sheetOf(owner(10)).attacks]
  const own = single.length - 3
  expect(many.slice(own * 9, own * 10)).toEqual(single.slice(0, own))
})
