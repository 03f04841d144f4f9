import type { Reason } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { depthOf, whyBlocks } from './reason-lines.ts'

const toHit: Reason = {
  kind: 'rule',
  id: 'traveller.combat.to-hit',
  title: 'Throw to hit',
  value: { dm: 3, hit: true },
  because: [
    {
      kind: 'sum',
      label: 'DM',
      value: 3,
      terms: [
        {
          label: 'armour',
          value: -1,
          because: [
            {
              kind: 'rule',
              id: 'traveller.combat.weapons-matrix',
              title: 'Weapons matrix',
              value: -1,
              because: [{ kind: 'table', table: 'Weapons matrix', row: 'Shotgun', column: 'mesh', value: -1 }],
            },
          ],
        },
        {
          label: 'dexterity',
          value: 4,
          because: [
            {
              kind: 'rule',
              id: 'traveller.combat.dexterity-dm',
              title: 'Dexterity with guns',
              by: 'steady-hands',
              value: 4,
              because: [
                { kind: 'table', table: 'Weapons table', row: 'Shotgun', value: { advantageous: 9 } },
                { kind: 'compared', label: 'advantageous level', left: 9, is: '>=', right: 9, holds: true },
              ],
            },
          ],
        },
        { label: 'evasion', value: -1, skipped: 'not evading', because: [] },
        { label: 'cover', skipped: 'none there', because: [] },
      ],
    },
    { kind: 'compared', label: '8+', left: 10, is: '>=', right: 8, holds: true },
  ],
}

describe('an explanation', () => {
  const [sum, compared] = whyBlocks([toHit])

  test('opens the only rule at once', () => {
    expect(whyBlocks([toHit])).toHaveLength(2)
    expect(whyBlocks([toHit, toHit]).map(block => block.kind)).toEqual(['line', 'line'])
  })
  test('keeps terms above the sum, and what did not apply below it with its reason', () => {
    expect(sum).toMatchObject({
      kind: 'sum',
      figure: '3',
      what: 'DM',
      terms: [
        { figure: '−1', what: 'armour', note: 'Shotgun, mesh', rule: { title: 'Weapons matrix' }, inner: [] },
        { figure: '+4', what: 'dexterity', rule: { title: 'Dexterity with guns', by: 'steady-hands' } },
      ],
      off: [
        { kind: 'off', figure: '·', what: '−1 evasion', note: 'not evading' },
        { kind: 'off', figure: '·', what: 'cover', note: 'none there' },
      ],
    })
  })
  test('goes deeper where one line does not say it all', () => {
    expect(sum).toMatchObject({
      terms: [
        {},
        {
          inner: [
            { figure: '', what: 'Weapons table', note: 'Shotgun: advantageous 9' },
            { figure: '9', what: 'advantageous level', note: '9 is at least 9: yes' },
          ],
        },
      ],
    })
    expect(depthOf(whyBlocks([toHit]))).toBe(1)
    expect(depthOf(whyBlocks([toHit, toHit]))).toBe(2)
  })
  test('tells a comparison in words', () => {
    expect(compared).toMatchObject({ figure: '10', what: '8+', note: '10 is at least 8: yes' })
  })
})

const answered = (value: number, because: readonly Reason[]): Reason => ({
  kind: 'rule',
  id: 'demo.a.rule',
  title: 'A rule',
  value,
  because,
})

describe('each kind of reason', () => {
  const only = (reason: Reason) => whyBlocks([reason])[0]
  test.each<[Reason, object]>([
    [
      { kind: 'input', label: 'top_speed', value: 5 },
      { figure: '5', what: 'top speed' },
    ],
    [
      { kind: 'input', label: 'light', value: 'dusk' },
      { figure: '', what: 'light', note: 'dusk' },
    ],
    [
      { kind: 'setting', id: 'tech_level', value: 12 },
      { figure: '12', note: 'tech level' },
    ],
    [
      { kind: 'table', table: 'Draft', row: 3, value: 'army' },
      { figure: '', what: 'Draft', note: '3: army' },
    ],
    [
      { kind: 'product', label: 'load', value: 12, terms: [{ label: 'strength', value: 6, because: [] }] },
      { kind: 'sum', figure: '12', terms: [{ figure: '×6', what: 'strength' }] },
    ],
    [
      { kind: 'rounded', label: 'half', from: 2.5, how: 'down', value: 2 },
      { figure: '2', what: 'half', note: '2.5 rounded down' },
    ],
    [
      { kind: 'bounded', label: 'highest', from: 17, bound: 'at most', limit: 15, value: 15 },
      { kind: 'line', figure: '15', note: '17, at most 15' },
    ],
    [
      { kind: 'bounded', label: 'highest', from: 7, bound: 'at most', limit: 15, value: 7 },
      { kind: 'off', figure: '·', note: 'at most 15; 7 is within it' },
    ],
    [
      { kind: 'compared', label: 'save', left: -1, is: '<', right: 7, holds: false },
      { figure: '−1', note: '−1 is less than 7: no' },
    ],
    [
      {
        kind: 'stages',
        label: 'outcome',
        value: 'critical',
        stages: [
          { stage: 'dice', value: 'made', applied: true },
          { stage: 'luck', value: 'critical', applied: true },
          { stage: 'curse', value: 'failed', applied: false },
        ],
      },
      { what: 'outcome', note: 'made (dice), then critical (luck)' },
    ],
    [
      { kind: 'rolled', dice: '2d6', purpose: 'survival', faces: [3, 4], total: 7, secret: true },
      { figure: '7', what: 'survival', note: '2d6', dice: { faces: [3, 4], secret: true } },
    ],
    [
      { kind: 'chosen', who: 'Ada', question: 'skill table', key: 'service_skills', secret: false },
      { figure: '', what: 'Ada chose service skills', note: 'skill table' },
    ],
    [
      { kind: 'note', text: 'The referee decides.' },
      { figure: '', what: 'The referee decides.' },
    ],
  ])('%o', (reason, expected) => {
    expect(only(reason)).toMatchObject(expected)
  })

  test('stages that did not apply are kept', () => {
    const blocks = whyBlocks([
      { kind: 'stages', label: 'outcome', value: 1, stages: [{ stage: 'curse', value: 2, applied: false }] },
    ])
    expect(blocks[1]).toMatchObject({ kind: 'off', what: 'curse', note: 'did not apply' })
  })
})

describe('the value of a rule', () => {
  test('closes the explanation where no step has told it yet', () => {
    const half: Reason = { kind: 'rounded', label: 'half', from: 2.5, how: 'down', value: 2 }
    expect(whyBlocks([answered(2, [half])])).toHaveLength(1)
    expect(whyBlocks([answered(-3, [half])])[1]).toMatchObject({ kind: 'sum', figure: '−3', what: 'A rule' })
  })
  test('is told by what made it', () => {
    const inner = answered(6, [
      { kind: 'input', label: 'age', value: 34 },
      { kind: 'bounded', label: 'lowest', from: 5, bound: 'at least', limit: 6, value: 6 },
    ])
    expect(whyBlocks([inner, inner])[0]).toMatchObject({ figure: '6', what: 'lowest', rule: { title: 'A rule' } })
  })
})
