import { describe, expect, test } from 'vitest'
import { spoken } from './chat.ts'
import { Refused } from './refused.ts'

const thrown = (line: string): readonly [dice: string, purpose: string] => {
  const said = spoken(line, [])
  if (said.kind !== 'rolled') throw new Error(`expected a roll, got ${said.kind}`)
  return [said.dice, said.purpose]
}

describe('/r', () => {
  test.each([
    ['/r 3d6', '3d6', ''],
    ['/r 2d6+1 to hit', '2d6+1', 'to hit'],
    ['/r 2d6 + 1', '2d6+1', ''],
    ['/r 2d6 + 1 to hit', '2d6+1', 'to hit'],
    ['/r 8+ DM+2', '8+ DM+2', ''],
    ['/r 8+ dm +2 gun combat', '8+ DM+2', 'gun combat'],
    ['/r 8+ to hit', '8+', 'to hit'],
    ['/r 7 exactly', '7 exactly', ''],
    ['/r 3d6/2 up', '3d6/2 up', ''],
    ['/r 1d-3 min 1 for the cut', '1d6-3 min 1', 'for the cut'],
    ['/r 3d6 <= 12 climbing', '3d6<=12', 'climbing'],
    ['/r 2d6 kick', '2d6', 'kick'],
    ['/r 2d6 - stealth', '2d6', '- stealth'],
    ['/r 2d6 table #3', '2d6', 'table #3'],
    ['/r 3d6/2 # up the stairs', '3d6/2 down', 'up the stairs'],
  ])('%s throws %s for “%s”', (line, dice, purpose) => {
    expect(thrown(line)).toEqual([dice, purpose])
  })

  test('/gmr reads the same, in secret', () => {
    expect(spoken('/gmr 8+ DM-1 nerve', [])).toEqual({
      kind: 'rolled',
      dice: '8+ DM-1',
      purpose: 'nerve',
      secret: true,
    })
  })

  test.each(['/r', '/r dance', '/r 2d6x by the door', '/r 2000d6'])(
    '%s is told in one line what would be read',
    line => {
      expect(() => thrown(line)).toThrow(Refused)
      expect(() => thrown(line)).toThrow(/^[^\n]*2d6\+1, 4d6kh3, 3d6\/2 up, 8\+ DM\+2 or 7 exactly[^\n]*$/)
    },
  )

  test('a line as long as the chat takes is read', () => {
    expect(thrown(`/r 2d6 ${'blah '.repeat(390)}`)[0]).toBe('2d6')
  })
})
