import type { Json } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newTable, numbers, refusal, type Shared } from './helpers.ts'

export function jsonTests(shared: Shared): void {
  const json: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>(tie => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false),
      // JSON does not know the negative zero, and neither do we.
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(number => number + 0),
      fc.integer(),
      fc.string({ unit: 'binary' }),
      // Any code unit: halves of pairs and control characters, too.
      fc.array(fc.integer({ min: 0, max: 0xffff })).map(units => String.fromCharCode(...units)),
      fc.array(tie('json')),
      fc.dictionary(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'toString', '')),
        tie('json'),
        {
          noNullPrototype: true,
        },
      ),
    ),
  })).json

  test('whatever is plain data comes back as it was', async () => {
    const id = await newTable(shared())
    let version = 0
    await fc.assert(
      fc.asyncProperty(fc.array(json, { minLength: 1, maxLength: 20 }), async facts => {
        await shared().append(id, version, facts)
        const stored = await shared().facts(id, version, facts.length)
        version += facts.length
        expect(stored.map(({ fact }) => fact)).toEqual(facts)
      }),
    )
  })

  test('in snapshots, seats and documents, too', async () => {
    const id = await newTable(shared())
    let version: number | null = null
    await fc.assert(
      fc.asyncProperty(json, async data => {
        const document = { id: `json of ${id}`, kind: 'any', data }
        version = await shared().putDocument(document, version)
        await shared().saveSnapshot(id, 0, 1, data)
        await shared().putSeat({ id, table: id, secretHash: id, data })
        expect((await shared().document(document.id))?.data).toEqual(data)
        expect((await shared().snapshot(id))?.data).toEqual(data)
        expect((await shared().seatBySecret(id))?.data).toEqual(data)
      }),
      { numRuns: 30 },
    )
  })

  /** Plain JavaScript could pass anything: this is how a test does. */
  const appendAnything = (table: string, value: unknown): Promise<unknown> =>
    Reflect.apply(shared().append, shared(), [table, 0, [value]])

  test('a field that is undefined is one that is not there', async () => {
    const id = await newTable(shared())
    await appendAnything(id, { a: 1, b: undefined })
    expect(await shared().facts(id, 0, 1)).toStrictEqual([{ version: 1, fact: { a: 1 } }])
  })

  test('what would come back as something else is refused', async () => {
    const id = await newTable(shared())
    const nested = numbers(0, 200).reduce<Json>(inner => [inner], 'deep')
    const ring: unknown[] = []
    ring.push(ring)
    const living = [Number.NaN, Number.POSITIVE_INFINITY, undefined, [undefined], new Date(0), new Map(), 1n, () => 1]
    for (const value of [...living, { deep: [new Set()] }, { toJSON: () => 'something else' }, nested, ring]) {
      expect(await refusal(appendAnything(id, value))).toBe('bad')
    }
    expect((await shared().table(id))?.version).toBe(0)
  })
}
