import { afterAll, describe, expect, test } from 'vitest'
import { Refused } from '../refused.ts'
import { BackRoom } from './back-room.ts'

const room = new BackRoom({ threads: 1, workMs: 60_000 })
afterAll(() => room.close())

const dodge = { system: 'demo', id: 'demo.defense.dodge', given: { speed: 5, load: 1 }, options: [] }
const crowd = { system: 'traveller', wishes: {}, options: [], settings: {}, seed: 'a', count: 100_000 }

describe('the back room', () => {
  test('gives data back, or the document that is to be sent', async () => {
    const told = await room.run('answer', dodge, 'ann')
    expect(told.answer).toEqual({ defense: 7 })
    expect(JSON.parse((await room.write('answer', dodge, 'ann')).text)).toEqual(told)
  })
  test('does one after the other where there is one thread', async () => {
    const speeds = [1, 2, 3, 4, 5]
    const answers = speeds.map(speed => room.run('answer', { ...dodge, given: { speed, load: 1 } }, 'ann'))
    expect([room.busy, room.waiting]).toEqual([1, 4])
    expect((await Promise.all(answers)).map(({ answer }) => answer)).toEqual(
      speeds.map(speed => ({ defense: speed + 2 })),
    )
    expect([room.busy, room.waiting]).toEqual([0, 0])
  })
  test('refuses as the rules do', async () => {
    const refused = room.run('answer', { ...dodge, given: {} }, 'ann')
    await expect(refused).rejects.toBeInstanceOf(Refused)
    await expect(refused).rejects.toMatchObject({ statusCode: 400, code: 'malformed' })
  })
  test('gives up on what takes too long, and goes on with what waits', async () => {
    const tooLong = room.run('make', crowd, 'ann', 1)
    const next = room.run('answer', dodge, 'ann')
    await expect(tooLong).rejects.toMatchObject({ statusCode: 422, code: 'limit' })
    expect((await next).answer).toEqual({ defense: 7 })
  })
  test('closed, does nothing any more', async () => {
    const closing = new BackRoom({ threads: 1, workMs: 60_000 })
    const [running, waiting] = [closing.run('make', crowd, 'ann'), closing.run('answer', dodge, 'ann')]
    const both = Promise.allSettled([running, waiting])
    await closing.close()
    expect(await both).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ code: 'closed' }) },
      { status: 'rejected', reason: expect.objectContaining({ code: 'closed' }) },
    ])
    await expect(closing.run('answer', dodge, 'ann')).rejects.toMatchObject({ code: 'closed' })
  })
  test('does the work of addresses in turns', async () => {
    const done: string[] = []
    const work = async (from: string): Promise<void> => {
      await room.run('answer', dodge, from)
      done.push(from)
    }
    await Promise.all(['ann', 'ann', 'ann', 'ann', 'bea', 'cid'].map(work))
    expect(done).toEqual(['ann', 'ann', 'bea', 'cid', 'ann', 'ann'])
  })
  test('keeps a thread for others where there are several', async () => {
    const two = new BackRoom({ threads: 2, workMs: 60_000 })
    const mine = [1, 2, 3].map(() => two.run('make', crowd, 'ann').catch(() => undefined))
    expect([two.busy, two.waiting]).toEqual([1, 2])
    expect((await two.run('answer', dodge, 'bea')).answer).toEqual({ defense: 7 })
    await two.close()
    await Promise.all(mine)
  })
  test('lets an address wait for so much only', async () => {
    const busy = new BackRoom({ threads: 1, workMs: 60_000 })
    const mine = Array.from({ length: 51 }, () => busy.run('make', crowd, 'ann').catch(() => undefined))
    await expect(busy.run('answer', dodge, 'ann')).rejects.toMatchObject({ statusCode: 503, code: 'busy' })
    const other = busy.run('answer', dodge, 'bea').catch(() => undefined)
    expect(busy.waiting).toBe(51)
    await busy.close()
    await Promise.all([...mine, other])
  })
})
