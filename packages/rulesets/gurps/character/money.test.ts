import { describe, expect, test } from 'vitest'
import { moneyRows } from '../sheet/print/belongings.ts'
import { printed } from '../sheet/print/content.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { character } from './character.ts'
import { somebody } from './test/somebody-fixture.ts'

const LEVELS = { '-1': { cost_of_living: 75 }, '1': { title: 'officer', cost_of_living: 300 } }

const ranked = (level: number, traits: readonly object[] = []) =>
  character.read(
    {
      system: 'gurps',
      version: 1,
      identity: {},
      attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
      traits: level === 0 ? traits : [{ trait: 'Status', level }, ...traits],
      campaign: { options: [], settings: { 'gurps.status_levels': LEVELS, 'gurps.rank_status': { '3': 1 } } },
    },
    'one',
  )

describe('gurps.social.status: what the campaign says of it', () => {
  test('stands on the sheet by the actual Status, free levels and all', () => {
    const officer = { status: 1, status_title: 'officer', cost_of_living: 300 }
    expect(sheetOf(ranked(1))).toMatchObject(officer)
    expect(sheetOf(ranked(0, [{ trait: 'Military Rank', level: 3 }]))).toMatchObject(officer)
    expect(sheetOf(ranked(-1))).toMatchObject({ status: -1, status_title: '', cost_of_living: 75 })
    expect(sheetOf(ranked(2))).toMatchObject({ status: 2, status_title: null, cost_of_living: null })
  })
  test('is printed where there is something to print', () => {
    const rows = (level: number) => moneyRows(printed(ranked(level), []))
    expect(rows(1).slice(-2)).toEqual([
      ['Status', '1 officer'],
      ['cost of living, a month', '$300'],
    ])
    expect(rows(2).map(([name]) => name)).not.toContain('Status')
  })
})

test('gurps.social.status-reaction: Status stands among what speaks for and against', () => {
  const status = (level: number) =>
    sheetOf(somebody({ traits: level === 0 ? [] : [{ trait: 'Status', level }] })).reactions.map(({ name, by }) => [
      name,
      by,
    ])
  expect(status(0)).toEqual([])
  expect(status(3)).toEqual([['Status 3', '+3']])
  expect(status(-2)).toEqual([['Status -2', '-2']])
  expect(status(-6)).toEqual([['Status -6', '-4']])
  expect(sheetOf(somebody({ traits: ['Wealthy'] })).reactions).toMatchObject([{ name: 'Status 1', by: '+1' }])
})
