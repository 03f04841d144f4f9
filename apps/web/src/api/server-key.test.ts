import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError, api } from './api.ts'
import { askForKeysBy, type KeyQuestion } from './server-key.ts'

const made = { table: '7', title: 'A yard', link: 'http://127.0.0.1/join#x' }
const wanted = { system: 'demo', title: 'A yard' }

/** A server that takes this key and no other; gives back the keys that it was sent. */
function serverWith(key: string) {
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    const got = new Headers(headers).get('umpire-key')
    sent.push(got)
    if (got === key) return new Response(JSON.stringify(made), { status: 201 })
    const message = got === null ? "making takes this server's key" : "that isn't this server's key"
    return new Response(JSON.stringify({ code: 'key', message }), { status: 401 })
  })
  return sent
}

function storage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  })
  return kept
}

const answers = (...keys: readonly (string | null)[]) => {
  const asked: string[] = []
  const ask = ({ why, answer }: KeyQuestion): void => {
    const key = keys[asked.length] ?? null
    asked.push(why)
    answer(key)
  }
  return { asked, end: askForKeysBy(ask) }
}

afterEach(() => vi.unstubAllGlobals())

describe('a server with a key', () => {
  test('has the person asked until it is right, and it is remembered', async () => {
    const sent = serverWith('mice')
    const kept = storage()
    const { asked, end } = answers('mouse', 'mice')
    expect(await api.newTable(wanted)).toEqual(made)
    expect(asked).toEqual(["Making takes this server's key.", "That isn't this server's key."])
    expect(kept.get('umpire.key')).toBe('mice')
    await api.newTable(wanted)
    expect(sent).toEqual([null, 'mouse', 'mice', 'mice'])
    end()
  })
  test('refuses whoever does not have it, and a wrong key is not kept', async () => {
    serverWith('mice')
    const kept = storage()
    const { end } = answers('mouse', null)
    await expect(api.newTable(wanted)).rejects.toBeInstanceOf(ApiError)
    expect(kept.size).toBe(0)
    end()
    await expect(api.newTable(wanted)).rejects.toThrow("Making takes this server's key.")
  })
  test('asks once for all that wait', async () => {
    serverWith('mice')
    storage()
    let questions = 0
    const end = askForKeysBy(({ answer }) => {
      questions++
      setTimeout(() => answer('mice'))
    })
    await Promise.all([api.newTable(wanted), api.newTable(wanted)])
    expect(questions).toBe(1)
    end()
  })
})
