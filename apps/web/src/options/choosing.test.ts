import { describe, expect, test } from 'vitest'
import {
  type CampaignOption,
  conflictsIn,
  grouped,
  isChosen,
  isInForce,
  matching,
  withNeeds,
  without,
  withPreset,
  withSetting,
} from './choosing.ts'

const option = (key: string, part: Partial<CampaignOption> = {}): CampaignOption => ({
  key,
  title: `The ${key}`,
  says: '',
  group: 'Size',
  requires: [],
  excludes: [],
  replaces: [],
  clashes: [],
  ...part,
})
const OPTIONS = [
  option('scale'),
  option('split', { requires: ['scale'] }),
  option('quad', { requires: ['split'], group: 'Strength' }),
  option('load', { excludes: ['bare'] }),
  option('bare', { excludes: ['load'] }),
  option('brutal', { clashes: ['gentle'] }),
  option('gentle', { clashes: ['brutal'] }),
]

describe('options of a campaign', () => {
  test('bring along what they need, however far', () => {
    expect(withNeeds(OPTIONS, ['quad'])).toEqual(['scale', 'split', 'quad'])
  })
  test('take along what needs them', () => {
    expect(without(OPTIONS, ['scale', 'split', 'quad', 'load'], 'scale')).toEqual(['load'])
  })
  test('that do not go together are told by name, each pair once', () => {
    const told = conflictsIn(OPTIONS, ['quad', 'load', 'bare', 'brutal', 'gentle']).map(({ kind, one, others }) => [
      kind,
      one.key,
      others.map(({ key }) => key),
    ])
    expect(told).toEqual([
      ['needs', 'quad', ['scale', 'split']],
      ['excludes', 'load', ['bare']],
      ['clashes', 'brutal', ['gentle']],
    ])
    expect(conflictsIn(OPTIONS, ['scale', 'split', 'load'])).toEqual([])
  })
  test('are chosen many at once by a preset, in the place of another', () => {
    const few = { key: 'few', title: 'Few', says: '', options: ['scale', 'split'] }
    const many = { key: 'many', title: 'Many', says: '', options: ['scale', 'split', 'quad'] }
    const campaign = { system: 'x', title: 'X', options: OPTIONS, presets: [few, many], settings: [], samples: [] }
    const chosen = withPreset(campaign, many, ['load', 'scale'])
    expect(chosen).toEqual(['scale', 'split', 'quad', 'load'])
    expect([few, many].map(preset => isInForce(campaign, preset, chosen))).toEqual([false, true])
    expect(withPreset(campaign, few, chosen)).toEqual(['scale', 'split', 'load'])
  })
  test('stand under their headings, and are found by words', () => {
    expect(grouped(OPTIONS).map(({ title, members }) => [title, members.length])).toEqual([
      ['Size', 6],
      ['Strength', 1],
    ])
    expect(matching(OPTIONS, 'strength THE').map(({ key }) => key)).toEqual(['quad'])
    expect(matching(OPTIONS, '')).toHaveLength(7)
  })
  test('the usual value of a setting is not chosen', () => {
    const chosen = { options: [], settings: { a: 1, b: 2 } }
    expect(withSetting(chosen, 'a', 3, false)).toEqual({ b: 2, a: 3 })
    expect(withSetting(chosen, 'a', 1, true)).toEqual({ b: 2 })
    expect(withSetting(chosen, 'b', undefined, false)).toEqual({ a: 1 })
  })
  test('what was stored by another page is no choice', () => {
    expect(isChosen({ options: ['a'], settings: {} })).toBe(true)
    for (const wrong of [
      null,
      {},
      { options: 'a', settings: {} },
      { options: [1], settings: {} },
      { options: [], settings: [] },
    ])
      expect(isChosen(wrong)).toBe(false)
  })
})
