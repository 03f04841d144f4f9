import { expect, test } from 'vitest'
import { LIMITS } from '../store/limits.ts'
import { newTable, refusal, type Shared } from './helpers.ts'

export function seatTests(shared: Shared): void {
  const seatOf = (table: string, name: string, secret = 'first') => ({
    id: `${name} of ${table}`,
    table,
    secretHash: `${secret} secret of ${name} of ${table}`,
    data: { name },
  })

  test('a seat is found by its secret, and with those of its table', async () => {
    const [table, other] = [await newTable(shared()), await newTable(shared())]
    const [ada, bram] = [seatOf(table, 'ada'), seatOf(table, 'bram')]
    for (const seat of [bram, ada, seatOf(other, 'ada')]) await shared().putSeat(seat)
    expect(await shared().seatBySecret(ada.secretHash)).toEqual(ada)
    expect(await shared().seatBySecret('a guess')).toBeNull()
    expect(await shared().seats(table)).toEqual([ada, bram])
  })

  test('with another secret, the old one opens nothing', async () => {
    const table = await newTable(shared())
    const before = seatOf(table, 'ada')
    const after = { ...seatOf(table, 'ada', 'second'), data: { name: 'Ada the second' } }
    await shared().putSeat(before)
    await shared().putSeat(after)
    expect(await shared().seatBySecret(before.secretHash)).toBeNull()
    expect(await shared().seatBySecret(after.secretHash)).toEqual(after)
    expect(await shared().seats(table)).toEqual([after])
  })

  test('no two seats have one secret', async () => {
    const table = await newTable(shared())
    const ada = seatOf(table, 'ada')
    await shared().putSeat(ada)
    expect(await refusal(shared().putSeat({ ...seatOf(table, 'bram'), secretHash: ada.secretHash }))).toBe('conflict')
    expect(await shared().seats(table)).toEqual([ada])
  })

  test('a seat stays at its table', async () => {
    const [table, other] = [await newTable(shared()), await newTable(shared())]
    const ada = seatOf(table, 'ada')
    await shared().putSeat(ada)
    expect(await refusal(shared().putSeat({ ...ada, table: other }))).toBe('conflict')
    expect(await shared().seatBySecret(ada.secretHash)).toEqual(ada)
  })

  test('a deleted seat opens nothing, and its secret may be used again', async () => {
    const table = await newTable(shared())
    const ada = seatOf(table, 'ada')
    await shared().putSeat(ada)
    await shared().deleteSeat(ada.id)
    await shared().deleteSeat(ada.id)
    expect(await shared().seatBySecret(ada.secretHash)).toBeNull()
    await shared().putSeat({ ...seatOf(table, 'bram'), secretHash: ada.secretHash })
    expect((await shared().seatBySecret(ada.secretHash))?.data).toEqual({ name: 'bram' })
  })

  test('a table that is not there has no seats', async () => {
    expect(await refusal(shared().putSeat(seatOf('no such table', 'ada')))).toBe('unknown')
    expect(await refusal(shared().seats('no such table'))).toBe('unknown')
  })

  test('what is too much is refused, and a refusal never shows the secret', async () => {
    const table = await newTable(shared())
    const ada = seatOf(table, 'ada')
    expect(await refusal(shared().putSeat({ ...ada, data: 'x'.repeat(LIMITS.seat) }))).toBe('bad')
    expect(await refusal(shared().putSeat({ ...ada, secretHash: '' }))).toBe('bad')
    const wrong = `sesame ${'x'.repeat(LIMITS.id)}`
    await expect(shared().putSeat({ ...ada, secretHash: wrong })).rejects.toThrow(/^(?!.*sesame)seat\.secretHash: /)
    await shared().putSeat(ada)
    const stolen = { ...seatOf(table, 'bram'), secretHash: ada.secretHash }
    await expect(shared().putSeat(stolen)).rejects.toThrow(/^(?!.*first secret)seat "bram/)
  })
}
