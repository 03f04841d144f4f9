import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Part } from './house.ts'
import { createServer } from './server.ts'

/** A route whose answer somebody holds back. */
function heldBack() {
  const entered = Promise.withResolvers<void>()
  const released = Promise.withResolvers<string>()
  const part: Part = app => {
    app.get('/api/slow', { schema: { response: { 200: z.string() } } }, async () => {
      entered.resolve()
      return released.promise
    })
  }
  return { part, entered: entered.promise, release: released.resolve }
}

describe('a server', () => {
  test('listens on this machine alone, and tells where', async () => {
    const server = await createServer({ logLevel: 'silent', port: 0 })
    expect(server.address).toBeUndefined()
    const address = await server.listen()
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(server.address).toBe(address)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    await server.close()
    await expect(fetch(`${address}/api/health`)).rejects.toThrow()
  })
  test('says which port is taken', async () => {
    const first = await createServer({ logLevel: 'silent', port: 0 })
    const port = Number(new URL(await first.listen()).port)
    const second = await createServer({ logLevel: 'silent', port })
    await expect(second.listen()).rejects.toThrow(`address already in use 127.0.0.1:${port}`)
    await Promise.all([first.close(), second.close()])
  })
  test('finishes what is under way before it closes', async () => {
    const { part, entered, release } = heldBack()
    const server = await createServer({ logLevel: 'silent', port: 0, parts: [part] })
    const address = await server.listen()
    const answer = fetch(`${address}/api/slow`)
    await entered
    const closed = server.close()
    await expect(fetch(`${address}/api/health`)).rejects.toThrow()
    release('done')
    expect(await (await answer).text()).toContain('done')
    await closed
    expect(server.close()).toBe(server.close())
  })
  test('does not wait for ever', async () => {
    const { part, entered } = heldBack()
    const server = await createServer({ logLevel: 'silent', port: 0, parts: [part], limits: { shutdownMs: 20 } })
    const answer = fetch(`${await server.listen()}/api/slow`)
    const cut = expect(answer).rejects.toThrow()
    await entered
    await server.close()
    await cut
  })
  test('answers what is not HTTP with a refusal', async () => {
    const server = await createServer({ logLevel: 'silent', port: 0 })
    const { port } = new URL(await server.listen())
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('HELLO\r\n\r\n')
    const said = await text(socket)
    expect(said).toMatch(/^HTTP\/1\.1 400 /)
    expect(said).toContain('{"code":"malformed","message":"expected a request in HTTP"}')
    await server.close()
  })
})
