import { expect, test } from 'vitest'
import { isSecret, lineText, type OwnLine } from './line-text.ts'

const HEAD = { version: 3, at: 0, by: 'Ann' }
const told = (line: OwnLine): string => lineText(line, [line])

test('lines: what people say and throw', () => {
  expect(told({ ...HEAD, kind: 'said', text: 'hello' })).toBe('Ann: hello')
  expect(told({ ...HEAD, kind: 'said', text: 'psst', to: ['Bo', 'Cy'] })).toBe('Ann whispers to Bo and Cy: psst')
  const roll = { kind: 'rolled', dice: '2d6', purpose: 'luck', faces: [2, 4], total: 6, typed: false } as const
  expect(told({ ...HEAD, ...roll, secret: false })).toBe('Ann throws 2d6 for luck: comes to 6.')
  expect(told({ ...HEAD, ...roll, secret: true })).toBe('Ann throws 2d6 in secret for luck: comes to 6.')
  expect(told({ ...HEAD, ...roll, secret: false, purpose: 'to hit' })).toBe('Ann throws 2d6 to hit: comes to 6.')
  expect(told({ ...HEAD, ...roll, secret: true, purpose: '' })).toBe('Ann throws 2d6 in secret: comes to 6.')
})

test('lines: a throw is told by what it was against', () => {
  const thrown = (dice: string, faces: readonly number[], secret = false): string =>
    told({ ...HEAD, kind: 'rolled', dice, purpose: '', faces, total: 1, secret, typed: false })
  expect(thrown('8+ DM+2', [5, 5])).toBe('Ann throws 8+ DM+2: 12 against 8+: made by 4.')
  expect(thrown('8+', [1, 2], true)).toBe('Ann throws 8+ in secret: 3 against 8+: missed by 5.')
  expect(thrown('8+', [4, 4])).toBe('Ann throws 8+: 8 against 8+: made.')
  expect(thrown('6-', [3, 1])).toBe('Ann throws 6-: 4 against 6 or less: made by 2.')
  expect(thrown('7 exactly', [3, 1])).toBe('Ann throws 7 exactly: 4 against exactly 7: missed by 3.')
  expect(thrown('3d6<=12', [6, 6, 1])).toBe('Ann throws 3d6<=12: 13 against 12 or less: missed by 1.')
  expect(thrown('3d6>2d6+3', [6, 6, 6, 1, 1])).toBe('Ann throws 3d6>2d6+3: 18 against more than 5: made by 13.')
})

test('lines: a change of the game master, as far as one may know it', () => {
  const change = { ...HEAD, kind: 'overridden', scene: 's', from: 12, to: -3, note: 'a coat' } as const
  expect(told({ ...change, place: ['fighters', 'Ada', 'hit_points'] })).toBe(
    'Ann sets fighters · Ada · hit points to −3; it was 12. “a coat”',
  )
  expect(told({ ...change, place: [], from: null, to: null })).toBe('Ann changed something. “a coat”')
})

test('lines: a scene that was put away is known by the line that began it', () => {
  const begun: OwnLine = { ...HEAD, kind: 'scene', scene: 's3', what: 'begun', title: 'A duel' }
  const ended: OwnLine = { ...HEAD, kind: 'scene', scene: 's3', what: 'ended', title: '' }
  expect(lineText(ended, [begun, ended])).toBe('Ann puts A duel away.')
  expect(told(ended)).toBe('Ann puts a scene away.')
})

test('lines: what nobody did was the program', () => {
  expect(told({ ...HEAD, by: '', kind: 'timedOut', who: 'Ada', question: 'Ada: defense' })).toBe(
    'Time ran out: the program answered for Ada (Ada: defense).',
  )
  expect(told({ ...HEAD, by: '', kind: 'dial', actor: 'Ada', to: 'do' })).toBe('The program sets Ada to do.')
})

test('lines: secrets are known as such', () => {
  const entry = (secret: boolean) => ({
    ...HEAD,
    kind: 'entry' as const,
    scene: 's',
    index: 0,
    entry: { rolls: [{ dice: '2d6', faces: [1, 1], total: 2, purpose: 'nerve', secret }], why: [] },
  })
  expect(isSecret(entry(true))).toBe(true)
  expect(isSecret(entry(false))).toBe(false)
  expect(isSecret({ ...HEAD, kind: 'said', text: 'psst', to: ['Bo'] })).toBe(true)
})

test('lines: settings tell what was changed, if the ones before are known', () => {
  const all = { dice: 'server', timer: null, undo: 'keep' } as const
  const first: OwnLine = { ...HEAD, kind: 'settings', settings: all }
  const second: OwnLine = { ...HEAD, version: 4, kind: 'settings', settings: { ...all, timer: 60 } }
  expect(lineText(second, [first, second])).toBe('Ann sets: 60 seconds to answer.')
  expect(lineText(second, [second])).toBe(
    'Ann sets: the server throws the dice, 60 seconds to answer, an undo keeps dice that were seen.',
  )
})

test('lines: a turn by the word that the game has for it', () => {
  const line: OwnLine = { ...HEAD, kind: 'turn', scene: 's', turn: 2 }
  expect(told(line)).toBe('Turn 2.')
  expect(lineText(line, [line], { turn: turn => `Second ${turn}.` })).toBe('Second 2.')
})
