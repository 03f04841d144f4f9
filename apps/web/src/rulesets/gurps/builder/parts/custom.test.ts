import { expect, test } from 'vitest'
import { nobody } from '../building/building.ts'
import { answerTo } from '../worker/answers.ts'
import { OWN, type OwnKind } from './custom.ts'

const sheetOf = (kind: OwnKind, name: string, given = {}) => {
  const answer = answerTo({ kind: 'sheet', character: OWN[kind].make(nobody(), name, given) })
  if (answer.kind !== 'sheet') throw new Error('expected a sheet')
  return answer
}

test('a trait of one’s own costs and acts like those of the book', () => {
  const { sheet, troubles } = sheetOf('advantage', 'Owl', {
    points: 4,
    per_level: true,
    target: 'roll:sense.vision',
    by: 1,
  })
  expect(troubles).toEqual([])
  expect(sheet.traits).toMatchObject([{ name: 'Owl', points: 4, level: 1 }])
  expect(sheet.senses['vision']).toBe(11)
  expect(sheetOf('disadvantage', 'Haunted', { points: 10 }).sheet.points.disadvantages).toBe(-10)
})

test('one that changes what nobody reads is told', () => {
  expect(sheetOf('advantage', 'Odd', { points: 1, target: 'nothing', by: 1 }).troubles[0]?.rule).toBe(
    'gurps.convention.effects',
  )
})

test('a skill of one’s own is learned at a point', () => {
  const { sheet, troubles } = sheetOf('skill', 'Juggling', { attr: 'dx', difficulty: 'easy', minus: 4 })
  expect(troubles).toEqual([])
  expect(sheet.skills).toMatchObject([{ name: 'Juggling', points: 1, level: 10 }])
})

test.each(['gear', 'armor', 'hand', 'gun'] as const)('%s of one’s own is carried, with nothing against it', kind => {
  const { sheet, troubles } = sheetOf(kind, 'Thing', { weight_lb: 3, cost: 10 })
  expect(troubles).toEqual([])
  expect(sheet.items).toMatchObject([{ name: 'Thing', weight_lb: 3, cost: 10 }])
  const lines = sheet.attacks.filter(({ weapon }) => weapon === 'Thing').length
  expect([lines > 0, sheet.armor.length > 0]).toEqual([kind === 'hand' || kind === 'gun', kind === 'armor'])
})

test('another of the same name takes its place', () => {
  const once = OWN.skill.make(nobody(), 'Juggling', {})
  const twice = OWN.skill.make(once, 'Juggling', { attr: 'dx' })
  expect(twice.campaign.settings['gurps.skills']).toMatchObject([{ name: 'Juggling', attr: 'dx' }])
})
