import type { RuleSummary } from '@umpire/protocol'
import { expect, test } from 'vitest'
import { byArea, countOf, inOrder, isShown, matches } from './rule-list.ts'

const rule = (id: string, title: string, more: Partial<RuleSummary> = {}): RuleSummary => ({
  id,
  system: id.split('.')[0] ?? '',
  area: id.split('.')[1] ?? '',
  title,
  who: 'engine',
  status: 'built',
  fires: true,
  ...more,
})
const RULES = [
  rule('traveller.core.throw', 'Throws and their notation'),
  rule('traveller.combat.evade', 'Évade'),
  rule('traveller.core.dm', 'Die modifiers', { fires: false }),
  rule('traveller.core.hidden', 'Rolls kept from the players', { status: 'gm', who: 'gm', fires: false }),
]

test('a search wants every word, whatever its case and accents', () => {
  const found = (search: string) => RULES.filter(one => matches(one, search)).map(({ id }) => id)
  expect(found('EVADE')).toEqual(['traveller.combat.evade'])
  expect(found('core notation')).toEqual(['traveller.core.throw'])
  expect(found('core evade')).toEqual([])
  expect(found('')).toHaveLength(4)
})

test('areas keep the order of the inventory', () => {
  expect(byArea(RULES).map(({ area, rules }) => [area, rules.length])).toEqual([
    ['core', 3],
    ['combat', 1],
  ])
})

test('systems come in their order, and unknown ones last', () => {
  const rules = [rule('demo.a.one', 'One'), rule('other.a.x', 'X'), ...RULES]
  const ids = inOrder(rules, [{ id: 'traveller' }, { id: 'demo' }]).map(({ id }) => id)
  expect(ids).toEqual([...RULES.map(({ id }) => id), 'demo.a.one', 'other.a.x'])
})

test('rules are counted by how they stand', () => {
  expect(countOf(RULES)).toEqual({ built: 3, gm: 1, open: 0, quiet: 1 })
  expect(RULES.filter(one => isShown(one, 'quiet')).map(({ title }) => title)).toEqual(['Die modifiers'])
})
