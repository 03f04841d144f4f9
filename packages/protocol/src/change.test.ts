import type { Json } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed, changesBetween } from './change.ts'

const parsed = (value: unknown): Json => JSON.parse(JSON.stringify(value))

describe('changes', () => {
  test('lead from any data to any other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [before, after] = [parsed(a), parsed(b)]
        expect(changed(before, changesBetween(before, after))).toEqual(after)
      }),
    )
  })
  test('are as few as the parts that differ', () => {
    const before = {
      fighters: [
        { name: 'Ada', band: 1 },
        { name: 'Bram', band: 2 },
      ],
      round: 1,
      over: false,
    }
    const after = {
      fighters: [
        { name: 'Ada', band: 1 },
        { name: 'Bram', band: 3 },
      ],
      round: 2,
    }
    expect(changesBetween(before, after)).toEqual([
      { at: ['over'] },
      { at: ['fighters', 1, 'band'], to: 3 },
      { at: ['round'], to: 2 },
    ])
    expect(changesBetween(after, after)).toEqual([])
  })
  test('tell of a list that grew only what came', () => {
    const before = { scenes: [{ id: 's1' }, { id: 's2' }] }
    const after = { scenes: [...before.scenes, { id: 's3' }] }
    const changes = changesBetween(before, after)
    expect(changes).toEqual([{ at: ['scenes', 2], to: { id: 's3' } }])
    expect(changed(before, changes)).toEqual(after)
  })
  test('tell of another thing in the same place as a whole', () => {
    const before = { questions: [{ id: 'q1', choices: [{ key: 'a' }, { key: 'b' }] }] }
    const after = { questions: [{ id: 'q2', choices: [{ key: 'a' }, { key: 'c' }] }] }
    const changes = changesBetween(before, after)
    expect(changes).toEqual([{ at: ['questions', 0], to: after.questions[0] }])
    expect(changed(before, changes)).toEqual(after)
  })
  test('take a value that is undefined for one that is not there, as it is in the text that travels', () => {
    const before = { name: 'Ada', until: 7 }
    const changes: ReturnType<typeof changesBetween> = JSON.parse(
      JSON.stringify(changesBetween<object>(before, { name: 'Ada', until: undefined })),
    )
    expect(changed(before, changes)).toEqual({ name: 'Ada' })
  })
  test('keep the order of names', () => {
    const before = { Ada: { hit_points: 12 }, Bram: { hit_points: 14 } }
    const after = { Ada: { hit_points: 3 }, Bram: { hit_points: 14 } }
    const [ada] = Object.keys(Object(changed(before, changesBetween(before, after))))
    expect(ada).toBe('Ada')
  })
  test('survive names that objects have of their own', () => {
    const before: Json = parsed({})
    const after: Json = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')
    expect(JSON.stringify(changed(before, changesBetween(before, after)))).toBe(JSON.stringify(after))
  })
})
