import { expect, test } from 'vitest'
import { listed, numbered } from './members.ts'
import { npcsIn, sidesOf } from './sides.ts'

const CROWD = { most: 4, fighters: 'ducks' }
const line = (name: string, count = 1, at?: string) => ({ name, count, ...(at === undefined ? {} : { at }) })
const names = ({ name, count }: { readonly name: string; readonly count: number }) =>
  numbered({ id: name.toLowerCase(), name }, count)
const list = (...sides: Parameters<typeof listed<ReturnType<typeof line>>>[0]) => listed(sides, CROWD, names, 'file')

test('members of a line are numbered, and gather where the line or its side says', () => {
  const all = list({ at: 'A', members: [line('Duck', 2), line('Drake', 1, 'b')] }, { members: [line('Fox')] })
  expect(all.map(({ member: _, place: __, ...rest }) => rest)).toEqual([
    { id: 'duck 1', name: 'Duck 1', side: 0, near: true, at: 'A' },
    { id: 'duck 2', name: 'Duck 2', side: 0, near: true, at: 'A' },
    { id: 'drake', name: 'Drake', side: 0, near: false, at: 'b' },
    { id: 'fox', name: 'Fox', side: 1, near: true },
  ])
  expect(all[2]?.place).toBe('file.sides[0].members[1]')
})

test('a file with too many, an empty side or a name twice is refused with its place', () => {
  const fox = { members: [line('Fox')] }
  expect(() => list({ members: [line('Duck', 4)] }, fox)).toThrow('file.sides: expected at most 4 ducks, got 5')
  expect(() => list(fox, { members: [] })).toThrow('file.sides[1].members: expected somebody')
  expect(() => list(fox, fox)).toThrow('file.sides[1].members[0]: expected each name once, got "fox"')
})

test('the GM plays the second side, unless the file says otherwise', () => {
  const npcs = (...npc: readonly (boolean | undefined)[]) => {
    const sides = sidesOf(npc.map((one, at) => ({ name: `side ${at}`, npc: one })))
    return npcsIn({ sides, roster: [0, 1].map(side => ({ id: `fighter ${side}`, side })) })
  }
  expect(npcs(undefined, undefined)).toEqual(['fighter 1'])
  expect(npcs(true, false)).toEqual(['fighter 0'])
})
