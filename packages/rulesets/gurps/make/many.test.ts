/** Many characters by chance: each one legal, whole, and paid for to the last half point. */
import { seeded } from '@umpire/dice'
import { written } from '@umpire/engine'
import { expect, inject, test } from 'vitest'
import { type Character, character } from '../character/character.ts'
import { known } from '../character/known.ts'
import { type Points, pointsOf } from '../chargen/points-spent.ts'
import { problemsOf } from '../sheet/problems.ts'
import { rulesetOf, sheetOf } from '../sheet/sheet.ts'
import { makeCharacter } from './make.ts'
import { ANYTHING } from './make-options.ts'
import { TEMPLATES } from './people/templates.ts'

const COUNT = 40 * inject('times')
/** A whole sheet takes longer than the rest together: one of so many. */
const SHEETS = 5

const sum = ({ attributes, advantages, disadvantages, quirks, skills }: Points): number =>
  attributes + advantages + disadvantages + quirks + skills

/** Everything wrong with one that was made; nothing, if all is well. */
function faults(one: Character, points: number): readonly string[] {
  const { silent } = rulesetOf(one)
  const spent = pointsOf(one, known(one, silent), silent)
  const file = JSON.stringify(written(one, character))
  const again = character.read(JSON.parse(file), 'file')
  return [
    ...problemsOf(one)
      .filter(({ severity }) => severity === undefined)
      .map(({ rule, message }) => `${rule}: ${message}`),
    ...(spent.unspent === 0 && spent.budget === points && sum(spent) === points ? [] : [`${spent.unspent} unspent`]),
    ...(JSON.stringify(written(again, character)) === file ? [] : ['another character when it is read again']),
    ...(one.quirks.length > 5 ? ['too many quirks'] : []),
    ...(spent.skills > 2 * one.identity.age ? ['too many points in skills'] : []),
    ...(spent.disadvantages < -40 && one.traits.length > 1 ? ['too many disadvantages'] : []),
    ...(one.identity.name === '' ? ['no name'] : []),
  ]
}

/** Whether every number in it is one. */
function isWhole(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isWhole)
}

for (const { key, points } of [...TEMPLATES, { key: ANYTHING, points: 100 }]) {
  test(`gurps.chargen.checks: ${COUNT} of ${key} by chance are legal and spend ${points} points`, () => {
    const stream = seeded('barracks').fork(key)
    const wrong: string[] = []
    const seen = new Set<string>()
    for (let index = 0; index < COUNT; index++) {
      const one = makeCharacter({ template: key }, stream.fork(index))
      wrong.push(...faults(one, points).map(fault => `${index}: ${fault}`))
      if (index % SHEETS === 0 && !isWhole(sheetOf(one))) wrong.push(`${index}: no sheet`)
      seen.add(JSON.stringify([one.attributes, one.traits, one.skills]))
    }
    expect(wrong).toEqual([])
    // Hardly two are alike.
    expect(seen.size).toBeGreaterThan(COUNT * 0.95)
  })
}
