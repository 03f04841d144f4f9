import { expect, test } from 'vitest'
import { campaignRules } from '../ruleset/campaign-rules.ts'
import { known } from './known.ts'
import { defaultSkills } from './skills.ts'
import { somebody } from './test/somebody-fixture.ts'

test('gurps.skill.default: a skill of the campaign can be tried untrained, whatever its name', () => {
  const defaults = [{ attr: 'dx', minus: 4 }]
  const own = { name: '__proto__', type: 'physical', attr: 'dx', difficulty: 'easy', defaults }
  const one = somebody({ campaign: { options: [], settings: { 'gurps.skills': [own] } } })
  const { silent } = campaignRules(one).ruleset
  const found = defaultSkills(one, known(one, silent), [], silent)
  expect(Object.getOwnPropertyDescriptor(found, '__proto__')?.value).toBe(6)
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype)
})
