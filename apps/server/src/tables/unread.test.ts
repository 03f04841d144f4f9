import { expect, test } from 'vitest'
import { type Reader, Unread } from './unread.ts'

/** A socket whose other side takes nothing until it is told to. */
class Slow implements Reader {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly #sent: (() => void)[] = []

  send(message: Buffer, _: { readonly binary: boolean }, taken: () => void): void {
    this.bufferedAmount += message.length
    this.#sent.push(() => {
      this.bufferedAmount -= message.length
      taken()
    })
  }
  terminate(): void {
    this.readyState = 3
    this.read()
  }
  read(): void {
    for (const taken of this.#sent.splice(0)) taken()
  }
}

const message = Buffer.alloc(100)

test('who does not read is let go, and who reads now and then is not', () => {
  const unread = new Unread(1000, 1_000_000)
  const [deaf, slow] = [new Slow(), new Slow()]
  for (let sent = 0; sent < 50; sent++) {
    unread.send(deaf, message)
    unread.send(slow, message)
    if (sent % 5 === 0) slow.read()
  }
  expect([deaf.readyState, slow.readyState]).toEqual([3, 1])
  expect(unread.inAll).toBe(slow.bufferedAmount)
})
test('where many hold up much, who is behind at all goes sooner', () => {
  const unread = new Unread(1000, 5000)
  const all = Array.from({ length: 20 }, () => new Slow())
  for (let sent = 0; sent < 6; sent++) for (const one of all) unread.send(one, message)
  expect(unread.inAll).toBeLessThanOrEqual(5000 + 20 * message.length)
  expect(all.some(({ readyState }) => readyState === 3)).toBe(true)
})
