import { expect, test } from 'vitest'
import { actAbout, actIn, actKey } from './act.ts'
import { hexIn, hexKey, partIn, partKey } from './answer.ts'

const KEYS = [
  'go',
  'move',
  'move:half-move',
  'change:kneeling',
  'drop:0',
  'aim:0:Kurt',
  'throw:3:Kurt 2',
  'strike:2:0:Kurt',
  'shoot:0:1:Kurt',
  'all-out:plus-4:2:0:Kurt',
  'all-out:feint-and-attack:2:0:Kurt',
  'judo:Kurt',
  'watch:0:8,-2',
  'watch:0:8,-2/1:look',
  'watch:0:8,-2/line',
  'nothing',
]

test('a key and what it is about say the same', () => {
  for (const key of KEYS) {
    const about = actIn(key)
    expect(about).toBeDefined()
    expect(actAbout.read(JSON.parse(JSON.stringify(about)), 'about')).toEqual(about)
    expect(about === undefined ? '' : actKey(about)).toBe(key)
  }
  expect(actIn('all-out:plus-4:2:0:Kurt')).toEqual({ kind: 'all-out', form: 'plus-4', arm: 2, blow: 0, target: 'Kurt' })
  expect(actIn('watch:0:8,-2/line')).toEqual({ kind: 'watch', arm: 0, q: 8, r: -2, radius: null, looks: false })
  for (const key of ['3,-1', '3,-1/5']) expect(hexKey(hexIn(key) ?? { q: 0, r: 0 })).toBe(key)
  for (const key of ['anywhere', 'right leg']) expect(partKey(partIn(key))).toBe(key)
  expect(partIn('anywhere')).toBeNull()
})

test('what names nothing is about nothing', () => {
  for (const key of [
    '',
    'dance',
    'go:1',
    'strike:0:Kurt',
    'strike:x:0:Kurt',
    'drop:-1',
    'watch:0:8',
    'watch:0:8,1:stare',
  ])
    expect(actIn(key)).toBeUndefined()
  for (const key of ['__proto__', 'constructor:1', 'toString']) expect(actIn(key)).toBeUndefined()
  for (const key of ['', '3', '3,x', '3,1/6']) expect(hexIn(key)).toBeUndefined()
})
