import { describe, expect, test } from 'vitest'
import { asMaster, asPlayer } from '../odds/test/warehouse-fixture.ts'
import { type Figure, figureOf, readEncounter } from '../views/encounter-view.ts'
import { conditionOf, spokenFigure, stateOf } from './captions.ts'

const view = readEncounter(asMaster)

function figure(name: string, change: Partial<Figure> = {}, of = view): Figure {
  const found = figureOf(of, name)
  if (found === undefined) throw new Error(`expected ${name}`)
  return { ...found, ...change }
}
const left = (strength: number, dexterity: number, endurance: number) => ({ strength, dexterity, endurance })

describe('how somebody is', () => {
  test('follows from the numbers as they are now', () => {
    expect(conditionOf(figure('Ada'))).toBe('unhurt')
    expect(conditionOf(figure('Ada', { ...left(7, 9, 3) }))).toBe('wounded')
    expect(conditionOf(figure('Ada', { ...left(7, 9, 0) }))).toBe('still up with endurance at 0')
    expect(conditionOf(figure('Ada', { wounded: true }))).toBe('unhurt')
    expect(conditionOf(figure('Ada', { ...left(7, 0, 0), status: 'unconscious' }))).toBe(
      'seriously wounded, unconscious',
    )
    expect(conditionOf(figure('Ada', { ...left(0, 0, 0), status: 'dead' }))).toBe('dead')
  })
  test('is what everybody sees where the numbers are hidden', () => {
    const seen = readEncounter(asPlayer)
    expect(conditionOf(figure('Oskar', { wounded: true }, seen))).toBe('wounded')
    expect(conditionOf(figure('Oskar', {}, seen))).toBe('unhurt')
  })
  test('is told with how they moved, never with what they hold', () => {
    expect(stateOf(view, figure('Bram'), true)).toBe('closes, walking, unhurt')
    expect(stateOf(view, figure('Bram'), false)).toBe('unhurt')
    expect(stateOf(view, figure('Bram', { status: 'dead' }), true)).toBe('dead')
    expect(stateOf(view, figure('Bram', { gone: 'escaped' }), true)).toBe('got away')
  })
  test('is heard with the range, where it is close', () => {
    const together = { ...view, contacts: [['Ada', 'Lem'] as const] }
    expect(spokenFigure(together, figure('Lem'), false, figure('Ada'))).toBe(
      'Lem, the thugs, band 0, club, at close range of Ada',
    )
    expect(spokenFigure(together, figure('Oskar'), false, figure('Ada'))).toBe('Oskar, the thugs, band 2, revolver')
  })
})
