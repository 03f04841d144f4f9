import { describe, expect, test } from 'vitest'
import { dataShape } from './data-shape.ts'

describe('a table of the inventory', () => {
  test('of alike records is rows', () => {
    expect(
      dataShape([
        { condition: 'leader in the party', dm: 1 },
        { condition: 'in a vehicle', dm: -1, note: 'any' },
      ]),
    ).toEqual({
      kind: 'grid',
      corner: false,
      columns: ['condition', 'dm', 'note'],
      rows: [
        { name: '1', cells: ['leader in the party', 1, undefined] },
        { name: '2', cells: ['in a vehicle', -1, 'any'] },
      ],
    })
  })
  test('of alike records whose cells hold a few values each is rows, too', () => {
    const eye = { location: 'eye', cutting: { health: 'vital', effects: [{ 'blind-forever': 50 }] }, piercing: {} }
    const jaw = { location: 'jaw', cutting: { health: 'deadly' }, piercing: { effects: [{ stunned: 25 }] } }
    expect(dataShape([eye, jaw])).toMatchObject({
      kind: 'grid',
      corner: false,
      columns: ['location', 'cutting', 'piercing'],
      rows: [{ cells: ['eye', eye.cutting, {}] }, { cells: ['jaw', jaw.cutting, jaw.piercing] }],
    })
  })
  test('of names with alike records is a matrix', () => {
    expect(dataShape({ navy: { 1: 'Ensign', 2: 'Lieutenant' }, other: { 1: 'none', 2: 'none' } })).toMatchObject({
      kind: 'grid',
      corner: true,
      columns: ['1', '2'],
      rows: [
        { name: 'navy', cells: ['Ensign', 'Lieutenant'] },
        { name: 'other', cells: ['none', 'none'] },
      ],
    })
  })
  test('of names with alike records of a few values each is a matrix', () => {
    const navy = { enlistment: { throw: '8+', dms: [{ dm: 1, min: 8 }] }, draft: 1 }
    const army = { enlistment: { throw: '5+', dms: [{ dm: 1, min: 6 }] }, draft: 3 }
    expect(dataShape({ navy, army })).toMatchObject({ kind: 'grid', columns: ['enlistment', 'draft'] })
  })
  test('that is wider than high is turned', () => {
    const wide = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`c${index}`, index]))
    const turned = dataShape({ first: wide, second: wide })
    expect(turned).toMatchObject({ kind: 'grid', columns: ['first', 'second'] })
    expect(turned.kind === 'grid' && turned.rows.length).toBe(12)
  })
  test('of lists below their columns is a matrix', () => {
    expect(dataShape({ columns: ['jack', 'vacc_suit'], Club: [0, -2], Claws: null })).toEqual({
      kind: 'grid',
      corner: true,
      columns: ['jack', 'vacc suit'],
      rows: [
        { name: 'Club', cells: [0, -2] },
        { name: 'Claws', cells: [undefined, undefined] },
      ],
    })
  })
  test('of rows without names below their columns is a table, and a row may end early', () => {
    expect(dataShape({ columns: ['size', 'linear_scale'], rows: [[10, 50], [9]], extend: 'by six' })).toEqual({
      kind: 'parts',
      parts: [
        {
          name: '',
          shape: {
            kind: 'grid',
            corner: false,
            columns: ['size', 'linear scale'],
            rows: [
              { name: '1', cells: [10, 50] },
              { name: '2', cells: [9, undefined] },
            ],
          },
        },
        { name: 'extend', shape: { kind: 'value', value: 'by six' } },
      ],
    })
  })
  test('keeps behind a matrix what is no row of it', () => {
    expect(dataShape({ columns: ['jack', 'mesh'], Club: [0, -2], errata: { Club: 1 } })).toMatchObject({
      kind: 'parts',
      parts: [
        { name: '', shape: { kind: 'grid', columns: ['jack', 'mesh'] } },
        { name: 'errata', shape: { kind: 'pairs' } },
      ],
    })
  })
  test('of names with values is pairs', () => {
    expect(dataShape({ first_term: 2, later_term: 1 })).toEqual({
      kind: 'pairs',
      pairs: [
        ['first term', 2],
        ['later term', 1],
      ],
    })
  })
  test('of anything else is a list, a value or parts', () => {
    expect(dataShape(['Dagger', 'Blade'])).toEqual({ kind: 'list', items: ['Dagger', 'Blade'] })
    expect(dataShape('2D')).toEqual({ kind: 'value', value: '2D' })
    expect(
      dataShape({ suitable: ['a'], throws: { first: { throw: '8+', dms: [{ dm: 1 }] }, second: { throw: '9+' } } }),
    ).toMatchObject({ kind: 'parts', parts: [{ name: 'suitable' }, { name: 'throws' }] })
  })
})
