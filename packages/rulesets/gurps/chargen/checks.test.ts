/** Every check finds its fault, in its place, and finds it in nobody else. */
import { readFileSync } from 'node:fs'
import { isObject, type Problem, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { somebody } from '../character/test/somebody-fixture.ts'
import { problemsOf } from '../sheet/problems.ts'
import { CHECKS, characterChecks } from './checks.ts'
import { BROKEN_CAMPAIGNS } from './test/broken-campaigns-fixture.ts'
import { attributes, custom, settings } from './test/broken-fixture.ts'
import { BROKEN_GEAR } from './test/broken-gear-fixture.ts'
import { BROKEN_LEDGERS } from './test/broken-ledgers-fixture.ts'
import { BROKEN_LIMITS } from './test/broken-limits-fixture.ts'
import { BROKEN_SKILLS } from './test/broken-skills-fixture.ts'
import { BROKEN_TRAITS } from './test/broken-traits-fixture.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../inventory/characters.yaml', import.meta.url), 'utf8')),
  'inventory/characters.yaml',
)
const data = inventory.rules.find(({ id }) => id === characterChecks.id)?.data
const rows = (Array.isArray(data) ? data : []).filter(isObject)

for (const row of rows) {
  test(`gurps.chargen.checks: ${row['check']}: as the inventory has it`, () => {
    const check = CHECKS.find(one => one.check === row['check'])
    expect(check && { severity: check.severity, rules: check.rules }).toEqual({
      severity: row['severity'],
      rules: row['rules'],
    })
  })
}

test('gurps.chargen.checks: nothing stands against somebody average', () => {
  expect(rows.length).toBe(27)
  expect(problemsOf(somebody())).toEqual([])
})

const BROKEN = [
  ...BROKEN_LIMITS,
  ...BROKEN_TRAITS,
  ...BROKEN_SKILLS,
  ...BROKEN_GEAR,
  ...BROKEN_LEDGERS,
  ...BROKEN_CAMPAIGNS,
]

for (const { check, parts, rule, where, severity, says } of BROKEN) {
  test(`${rule}: ${check}: is told at ${where}`, () => {
    const problems = problemsOf(somebody(parts))
    const mine = problems.filter(one => one.rule === rule && one.where === where && one.severity === severity)
    expect(problems.map(({ message }) => message).join('\n')).toMatch(says)
    expect(mine.map(({ message }) => message).join('\n')).toMatch(says)
    expect(problems.filter(one => one.severity === undefined && one.rule !== rule)).toEqual([])
  })
}

test('gurps.chargen.checks: each check is seen to find what it looks for', () => {
  expect(new Set(BROKEN.map(({ check }) => check))).toEqual(new Set(CHECKS.map(({ check }) => check)))
})

test('gurps.chargen.checks: a character of the game master has no limit of points', () => {
  for (const { check, parts, rule } of BROKEN) {
    const limit = CHECKS.find(one => one.check === check)?.points === true
    const problems = problemsOf(somebody({ ...parts, npc: true }))
    expect(
      problems.some(one => one.rule === rule),
      check,
    ).toBe(!limit)
  }
})

test('gurps.chargen.checks: what the game master allows stays in sight, with his note', () => {
  const word = (allowed: readonly object[]): readonly Problem[] =>
    problemsOf(
      somebody({ traits: ['Rapid Healing', 'Immunity to Disease'], attributes: attributes({ ht: 9 }), allowed }),
    )
  const severities = (allowed: readonly object[]) => word(allowed).map(({ severity }) => severity)
  const rule = 'gurps.advantage.catalog'
  expect(severities([])).toEqual([undefined, undefined])
  expect(severities([{ rule }])).toEqual(['allowed', 'allowed'])
  expect(severities([{ rule, where: 'traits[1]' }])).toEqual([undefined, 'allowed'])
  expect(severities([{ rule: 'gurps.quirk.rule' }])).toEqual([undefined, undefined])
  expect(word([{ rule, note: 'born in a cave' }])[0]?.message).toMatch(/needs HT 10.*born in a cave/)
})

test('gurps.chargen.checks: what cannot be read of a campaign is a problem, with its place', () => {
  const unknown = problemsOf(somebody(settings({ 'gurps.budgt': 100 })))
  expect(unknown).toMatchObject([{ where: 'campaign.settings', message: expect.stringContaining('gurps.budget') }])
  const effects = [{ target: 'reaction', op: 'add', by: 1, when: { moon: true } }]
  const [bad, ...others] = problemsOf(somebody(custom({ effects })))
  expect(others).toEqual([])
  expect(bad?.where).toBe('campaign.settings.gurps.traits[0].effects[0].when')
  expect(problemsOf(somebody({ campaign: { options: ['no-such'], settings: {} } }))).toHaveLength(1)
})
