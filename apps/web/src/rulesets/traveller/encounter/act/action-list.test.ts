import type { Choice } from '@umpire/engine'
import { actionNamed, moveNamed } from '@umpire/traveller/at-table'
import { describe, expect, test } from 'vitest'
import type { VictimOdds } from '../../odds/ask.ts'
import { asMaster } from '../../odds/test/warehouse-fixture.ts'
import { figureOf, readEncounter } from '../../views/encounter-view.ts'
import { actionRows, barredMoves, barredRows, firstAction, firstMove, moveRows } from './action-list.ts'

const view = readEncounter(asMaster)
const ada = figureOf(view, 'Ada')
if (ada === undefined) throw new Error('expected Ada')

const refused = { rule: 'traveller.combat.coup-de-grace', because: 'only at close range' }
const about = (choice: Choice): Choice => ({
  ...choice,
  about: actionNamed(choice.key) ?? moveNamed(choice.key) ?? null,
})
const CHOICES: readonly Choice[] = [
  { key: 'none', label: 'Do nothing' },
  { key: 'weak:Lem:Hands', label: 'Strike weakly Lem with Hands' },
  { key: 'swing:Lem:Shotgun', label: 'Strike Lem with Shotgun' },
  { key: 'shoot:Oskar:Shotgun', label: 'Shoot Oskar with Shotgun' },
  { key: 'shoot:Lem:Shotgun', label: 'Shoot Lem with Shotgun' },
  { key: 'kill:Oskar:Shotgun', label: 'Finish off Oskar with Shotgun', refused },
  { key: 'kill:Lem:Shotgun', label: 'Finish off Lem with Shotgun', refused },
].map(about)
const victim = (ways: bigint): readonly VictimOdds[] => [
  {
    victim: 'Oskar',
    down: false,
    hit: { ways: 33n, of: 36n },
    fallen: { ways, of: 36n },
    serious: { ways: 0n, of: 1n },
    dead: { ways: 0n, of: 1n },
  },
]
const ODDS = { 'shoot:Oskar:Shotgun': victim(20n), 'shoot:Lem:Shotgun': victim(30n) }

describe('what may be done', () => {
  test('begins with what is in hand and ends with nothing', () => {
    expect(actionRows(CHOICES, view, ada, ODDS, undefined).map(({ label }) => label)).toEqual([
      'Shoot Oskar',
      'Shoot Lem',
      'Strike Lem',
      'Strike weakly Lem, hands',
      'Nothing',
    ])
  })
  test('says what it brings', () => {
    const [oskar] = actionRows(CHOICES, view, ada, ODDS, undefined)
    expect(oskar?.brings).toBe('91.7%')
  })
  test('gathers what is refused for one reason', () => {
    expect(barredRows(CHOICES, view)).toMatchObject([{ label: 'Finish off: Oskar and Lem; shotgun', refused }])
  })
  test('begins with what is proposed, or puts somebody down most likely', () => {
    const legal = CHOICES.filter(choice => choice.refused === undefined)
    expect(firstAction(legal, 'none', ODDS)).toBe('none')
    expect(firstAction(legal, undefined, ODDS)).toBe('shoot:Lem:Shotgun')
    expect(
      firstMove(
        [
          { key: 'evade', label: 'Evade' },
          { key: 'stand', label: 'Stand' },
        ].map(about),
        undefined,
      ),
    ).toBe('stand')
  })
  test('tells where a movement leads', () => {
    const choices = [
      { key: 'surrender', label: 'Surrender' },
      { key: 'close:Lem:walk', label: 'Close on Lem, walk' },
      { key: 'open:Lem:run', label: 'Open from Lem, run' },
      { key: 'stand', label: 'Stand' },
    ].map(about)
    const [close, open] = [
      { kind: 'close', target: 'Lem', pace: 'walk' },
      { kind: 'open', target: 'Lem', pace: 'run' },
    ] as const
    const ends = [
      { key: 'close:Lem:walk', move: close, band: 0, touching: ['Lem'] },
      { key: 'open:Lem:run', move: open, band: -2, touching: [] },
    ]
    expect(moveRows(choices, view, ends).map(({ label, brings }) => [label, brings])).toEqual([
      ['Stand', undefined],
      ['Close on Lem', 'touches'],
      ['Run from Lem', 'band −2, no attack'],
      ['Surrender', undefined],
    ])
    const crowd = [{ key: 'close:Lem:walk', move: close, band: 0, touching: ['Lem', 'Oskar'] }]
    expect(moveRows(choices, view, crowd)[1]?.brings).toBe('touches Lem and Oskar')
  })
  test('gathers work and movements that are refused for one reason, too', () => {
    const because = { refused: { rule: 'traveller.combat.morale', because: 'the party is broken' } }
    const moves = [
      { key: 'stand', label: 'Stand', ...because },
      { key: 'close:Lem:walk', label: 'Close on Lem, walk', ...because },
      { key: 'close:Lem:run', label: 'Close on Lem, run', ...because },
    ].map(about)
    expect(barredMoves(moves, view).map(({ label }) => label)).toEqual(['Stand, close on Lem, run to Lem'])
    const work = [
      { key: 'reload:Shotgun', label: 'Reload Shotgun', ...because },
      { key: 'fit:Shotgun:Silencer', label: 'Fit Silencer, Shotgun', ...because },
      { key: 'fit:Shotgun:Folding Stock', label: 'Fit Folding Stock, Shotgun', ...because },
    ].map(about)
    expect(barredRows(work, view).map(({ label }) => label)).toEqual([
      'Reload shotgun; fit silencer, folding stock on the shotgun',
    ])
  })
})
