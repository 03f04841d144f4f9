/** The cost tables against the inventory's data, and the inverse against a search. */
import { readFileSync } from 'node:fs'
import { compose, isObject, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { costMental, costPhysical, levelFromPoints, relativeLevel, skillCost } from './cost.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../../inventory/characters.yaml', import.meta.url), 'utf8')),
  'inventory/characters.yaml',
)
const why = compose({ options: [] }).silent

const table = (id: string): { readonly [name: string]: unknown } => {
  const data = inventory.rules.find(rule => rule.id === id)?.data
  return isObject(data) ? data : {}
}
const PRINTED = { physical: table('gurps.skill.cost-physical'), mental: table('gurps.skill.cost-mental') } as const
const KINDS = [
  ['physical', 'easy'],
  ['physical', 'average'],
  ['physical', 'hard'],
  ['mental', 'easy'],
  ['mental', 'average'],
  ['mental', 'hard'],
  ['mental', 'very_hard'],
] as const
type Type = (typeof KINDS)[number][0]
type Difficulty = (typeof KINDS)[number][1]

/** What the inventory prints for a relative level, by its own rows; nothing where it cannot be bought. */
function printed(type: Type, difficulty: Difficulty, relative: number): number | undefined {
  const rows = PRINTED[type][difficulty]
  const beyond = PRINTED[type]['beyond']
  const step = Number(isObject(beyond) ? beyond[difficulty] : beyond)
  if (!isObject(rows)) throw new Error(`no column ${difficulty}`)
  const levels = Object.keys(rows).map(Number)
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
  if (relative < lowest) return undefined
  return relative <= highest ? Number(rows[relative]) : Number(rows[highest]) + step * (relative - highest)
}

const SPAN = Array.from({ length: 41 }, (_, index) => index - 10)
/** Further than 100 points reach. */
const WIDE = Array.from({ length: 71 }, (_, index) => index - 10)
const QUARTERS = Array.from({ length: 401 }, (_, index) => index / 4)

for (const [type, difficulty] of KINDS) {
  const id = type === 'physical' ? costPhysical.id : costMental.id
  test(`${id}: every level of ${difficulty} skills costs what the table prints`, () => {
    for (let attribute = 1; attribute <= 30; attribute++) {
      const wanted = SPAN.map(relative => printed(type, difficulty, relative))
      const asked = SPAN.map(relative => relativeLevel({ attribute, relative }, why))
      expect(asked).toEqual(SPAN.map(relative => attribute + relative))
      expect(asked.map(level => skillCost({ type, difficulty, attribute, level }, why))).toEqual(
        wanted.map(points => (points === undefined ? { legal: false, points: null } : { legal: true, points })),
      )
    }
  })
  test(`gurps.skill.level-from-points: ${type} ${difficulty} is what a search through the table finds`, () => {
    const costs = WIDE.flatMap(relative => {
      const points = printed(type, difficulty, relative)
      return points === undefined ? [] : [{ relative, points }]
    })
    for (const attribute of [1, 10, 17]) {
      const searched = QUARTERS.map(points => {
        const best = costs.findLast(cost => cost.points <= points)
        return { level: best === undefined ? null : attribute + best.relative, unused: points - (best?.points ?? 0) }
      })
      expect(QUARTERS.map(points => levelFromPoints({ type, difficulty, attribute, points }, why))).toEqual(searched)
    }
  })
  test(`gurps.skill.level-from-points: ${type} ${difficulty}: level to points to level is the identity`, () => {
    for (let attribute = 1; attribute <= 30; attribute++) {
      const levels = SPAN.map(relative => attribute + relative)
      const bought = levels.flatMap(level => {
        const { points } = skillCost({ type, difficulty, attribute, level }, why)
        return points === null ? [] : [{ level, points }]
      })
      const given = (points: number) => levelFromPoints({ type, difficulty, attribute, points }, why)
      expect(bought.map(({ points }) => given(points))).toEqual(bought.map(({ level }) => ({ level, unused: 0 })))
      // A quarter of a point less reaches only the level below.
      expect(bought.map(({ points }) => given(points - 0.25).level)).toEqual(
        bought.map(({ level, points }) => (points === 0.5 ? null : level - 1)),
      )
    }
  })
}

test('gurps.skill.cost-physical: no physical skill is very hard', () => {
  expect(() => costPhysical.answer({ difficulty: 'very_hard', attribute: 10, level: 10 }, why)).toThrow(/difficulty/)
  const asked = { type: 'physical', difficulty: 'very_hard', attribute: 10, points: 1 }
  expect(() => levelFromPoints.answer(asked, why)).toThrow(/difficulty/)
})

test('gurps.skill.level-from-points: points below nothing are refused from outside and buy nothing within', () => {
  const asked = { type: 'mental', difficulty: 'easy', attribute: 10, points: -1 } as const
  expect(() => levelFromPoints.answer(asked, why)).toThrow(/points/)
  expect(levelFromPoints(asked, why).level).toBeNull()
})
