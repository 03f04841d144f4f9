import { expect, test } from 'vitest'
import { int } from '../field/fields.ts'
import { rule } from '../rule/rule.ts'
import { option, replace } from './option.ts'
import { over } from './over.ts'
import { compose } from './ruleset.ts'
import { setting } from './setting.ts'

const named = (id: string) =>
  rule({ id, title: id, lines: '', given: { value: int() }, gives: 'value' }, ({ value }) => value)
const [walk, run] = [named('over.walk'), named('over.run')]
const year = setting('over.year', 'Year', int(), 1900)

const adds = (key: string, by: number, ...rules: readonly (typeof walk)[]) =>
  option({
    key,
    title: key,
    says: key,
    replaces: rules.map(one => replace(one, (x, why, base) => base(x, why) + by)),
  })

const base = { options: [adds('one', 1, walk), adds('ten', 10, walk, run)], settings: [year] }

test('what the game changes holds, what it leaves alone is as at home, and home settles the rest', () => {
  const game = compose(base, { options: ['one'] }).silent
  const home = compose(base, { options: ['ten'], settings: { 'over.year': 1925 } }).silent
  const both = over(game, home)
  expect([walk({ value: 5 }, both), run({ value: 5 }, both)]).toEqual([6, 15])
  expect(year(both)).toBe(1925)
  expect(over(game, home)).toBe(both)
  expect(both.settings).not.toBe(home.settings)
})
