import { describe, expect, test } from 'vitest'
import { readFight } from '../../views/fight-view.ts'
import { barredOf, groupsOf, stepText } from './acts.ts'
import { saidIn, saying, squareIn, targetOf } from './saying.ts'

const view = readFight({
  roster: [
    {
      id: 'ann',
      name: 'Ann',
      side: 0,
      stats: {},
      arms: [
        { key: '9mm Pistol', weapon: '9mm Pistol', kind: 'gun' },
        { key: 'Unarmed', weapon: 'Unarmed', kind: 'melee' },
      ],
    },
    { id: 'kurt', name: 'Kurt', side: 1 },
  ],
  standing: [{}, {}],
})
const [ann] = view.figures
if (ann === undefined) throw new Error('she is there')
const no = { rule: 'tensided.melee.attack', because: 'nobody is in reach' }

describe('what may be declared', () => {
  const groups = groupsOf([
    { key: 'nothing', label: '' },
    { key: 'shoot:0', label: '' },
    { key: 'grapple', label: '', refused: no },
    { key: 'strike:1', label: '', refused: no },
  ])
  test('is listed by what is done, attacks first', () => {
    expect(groups.map(({ kind, legal }) => [kind, legal.length])).toEqual([
      ['shoot', 1],
      ['strike', 0],
      ['grapple', 0],
      ['nothing', 1],
    ])
  })
  test('what is refused for one reason is one row', () => {
    expect(barredOf(groups, ann).map(({ label }) => label)).toEqual(['Strike: bare hands; Grapple'])
  })
  test('an act is told with whom and where', () => {
    expect(stepText({ act: 'shoot:0', says: 'kurt/usual/left knee' }, view, ann)).toBe(
      'Shoot 9mm Pistol: Kurt, left knee',
    )
    expect(stepText({ act: 'move:run', says: '3,-4' }, view, ann)).toBe('Run: to 5346')
  })
})

describe('what is said of an act', () => {
  test('is changed in one part, and stays in the others', () => {
    const shot = { act: 'shoot:0', says: 'kurt/usual/head/through' }
    expect(saying(shot, { target: 'bob' }, 'through').says).toBe('bob/usual/head/through')
    expect(saying(shot, { extra: false }, 'through').says).toBe('kurt/usual/head')
    expect(saying({ act: 'grapple', says: 'kurt/pin' }, { how: 'strike' }, null).says).toBe('kurt/strike')
    expect(saying({ act: 'aim:0', says: 'kurt' }, { target: 'bob' }, null).says).toBe('bob')
    expect(saidIn(shot)).toEqual({ target: 'kurt', how: 'usual', where: 'head', extra: true })
  })
  test('is meant for somebody or for a square', () => {
    expect(targetOf({ act: 'throw:1', says: 'at/kurt' })).toBe('kurt')
    expect(targetOf({ act: 'throw:1', says: 'on/3,4' })).toBeUndefined()
    expect(squareIn({ act: 'throw:1', says: 'on/3,-4' })).toEqual({ x: 3, y: -4 })
    expect(squareIn({ act: 'shoot:0', says: 'kurt/usual/any' })).toBeUndefined()
  })
})
