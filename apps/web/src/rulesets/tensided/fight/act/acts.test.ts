import { fightOf } from '@umpire/tensided/people'
import { describe, expect, test } from 'vitest'
import { seenFight } from '../../views/test/seen-fight.ts'
import { barredOf, groupsOf, stepText } from './acts.ts'
import { hasExtra, howOf, partOf, squareIn, targetOf, withExtra, withHow, withPart, withTarget } from './saying.ts'

const view = seenFight(
  fightOf([
    { id: 'ann', side: 0, at: [0, 0], brings: [{ weapon: '9mm Pistol', kind: 'gun' }] },
    { id: 'kurt', side: 1, at: [1, 0] },
  ]),
)
const [ann] = view.figures
if (ann === undefined) throw new Error('she is there')
const SHOT = { kind: 'shot', target: 'kurt', how: 'usual', where: 'any', through: false } as const
const no = { rule: 'tensided.melee.attack', because: 'nobody is in reach' }

describe('what may be declared', () => {
  const groups = groupsOf([
    { key: 'nothing', label: '', about: { kind: 'nothing' } },
    { key: 'shoot:0', label: '', about: { kind: 'shoot', arm: 0 } },
    { key: 'grapple', label: '', about: { kind: 'grapple' }, refused: no },
    { key: 'strike:1', label: '', about: { kind: 'strike', arm: 1 }, refused: no },
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
    const says = { ...SHOT, where: 'left knee' }
    expect(stepText({ act: { kind: 'shoot', arm: 0 }, says }, view, ann)).toBe('Shoot 9mm Pistol: Kurt, left knee')
    const run = { act: { kind: 'move', pace: 'run' }, says: { kind: 'square', x: 3, y: -4 } } as const
    expect(stepText(run, view, ann)).toBe('Run: to 5346')
  })
})

describe('what is said of an act', () => {
  test('is changed in one part, and stays in the others', () => {
    const shot = { says: { ...SHOT, where: 'head', through: true } }
    expect(withTarget('shoot', shot, { id: 'bob' })).toEqual({ says: { ...shot.says, target: 'bob' } })
    expect(withExtra(shot, false)).toEqual({ says: { ...shot.says, through: false } })
    expect(withPart(shot, 'any')).toEqual({ says: { ...shot.says, where: 'any' } })
    expect(withHow(shot, 'auto')).toEqual({ says: { ...shot.says, how: 'auto' } })
    expect([targetOf(shot), howOf(shot), partOf(shot), hasExtra(shot)]).toEqual(['kurt', 'usual', 'head', true])
    const grip = { says: { kind: 'person', target: 'kurt' }, grip: { kind: 'hold', hold: 'pin' } } as const
    expect(howOf(grip)).toBe('pin')
    expect(withHow(grip, 'strike')).toEqual({ ...grip, grip: { kind: 'strike' } })
    expect(withTarget('grapple', grip, { id: 'bob' })).toEqual({ ...grip, says: { kind: 'person', target: 'bob' } })
  })
  test('is meant for somebody or for a square', () => {
    const [at, on] = [
      withTarget('throw', {}, { id: 'kurt' }),
      withTarget('throw', {}, { id: 'kurt', on: { x: 3, y: -4 } }),
    ]
    expect([targetOf(at), squareIn(at)]).toEqual(['kurt', undefined])
    expect([targetOf(on), squareIn(on)]).toEqual([undefined, { x: 3, y: -4 }])
    expect(squareIn({ says: SHOT })).toBeUndefined()
  })
})
