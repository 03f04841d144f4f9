import { expect, test } from 'vitest'
import { gulliverFired } from './fired-games-fixture.ts'
import { gulliverNeverFires } from './ruleset/never-fires.ts'
import { rules } from './ruleset/rules.ts'

test('gulliver.size.build: the rules that never fire are exactly those that are listed', { timeout: 600_000 }, () => {
  const fired = gulliverFired()
  const silent = rules.map(({ id }) => id).filter(id => !fired.has(id))
  expect(silent.sort()).toEqual(Object.keys(gulliverNeverFires).sort())
})
