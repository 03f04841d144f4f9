import { type ClientMessage, type LogLine, PROTOCOL, type ServerMessage, type TableView } from '@umpire/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Hearing } from './surroundings.ts'
import { TableClient } from './table-client.ts'

const VIEW: TableView = {
  id: 't',
  title: 'Try',
  system: 'demo',
  chosen: { options: [], settings: {} },
  seat: { id: 'a', name: 'Ann', role: 'gm', actors: [] },
  seats: [],
  settings: { dice: 'server', timer: null, undo: 'keep' },
  dice: { commitment: 'c', rolled: 0, hash: 'h' },
  scenes: [],
  scene: null,
  people: {},
  dials: {},
  notes: [],
  undo: null,
  redo: null,
}

const said = (version: number): LogLine => ({ version, at: version, by: 'Ann', kind: 'said', text: `${version}` })

interface Opened {
  readonly hearing: Hearing
  readonly sent: ClientMessage[]
  closed: boolean
}
interface Alarm {
  readonly after: number
  readonly act: () => void
}

let lines: Opened[] = []
let alarms: Alarm[] = []
let client: TableClient

beforeEach(() => {
  lines = []
  alarms = []
  let ids = 0
  client = new TableClient('/socket', {
    open: (_path, hearing) => {
      const opened: Opened = { hearing, sent: [], closed: false }
      lines.push(opened)
      return {
        send: text => {
          opened.sent.push(JSON.parse(text))
        },
        close: () => {
          opened.closed = true
        },
      }
    },
    later: (after, act) => {
      const alarm = { after, act }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter(one => one !== alarm)
      }
    },
    chance: () => 1,
    newId: () => `command-${++ids}`,
  })
  client.start()
})

const last = (): Opened => {
  const found = lines.at(-1)
  if (found === undefined) throw new Error('no line was opened')
  return found
}
const tell = (message: ServerMessage): void => last().hearing.heard(JSON.stringify(message))
const welcome = (version: number, log: readonly LogLine[] = [], earlier = false): void => {
  last().hearing.opened()
  tell({ type: 'welcome', protocol: PROTOCOL, version, view: VIEW, log, earlier })
}
const ring = (): Alarm => {
  const [alarm] = alarms.splice(0, 1)
  if (alarm === undefined) throw new Error('nothing is awaited')
  alarm.act()
  return alarm
}
const versions = (): readonly number[] => client.now.log.map(line => line.version)

describe('a table client', () => {
  test('says hello, and shows what it is welcomed with', () => {
    welcome(7, [said(6), said(7)], true)
    expect(last().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, seen: 0 }])
    expect(client.now).toMatchObject({ standing: 'here', view: { title: 'Try' }, earlier: true, since: 7 })
    expect(versions()).toEqual([6, 7])
  })

  test('follows changes of the view and the log', () => {
    welcome(1)
    tell({ type: 'changed', version: 2, changes: [{ at: ['dice', 'rolled'], to: 3 }], log: [said(2)] })
    expect(client.now.view?.dice).toEqual({ commitment: 'c', rolled: 3, hash: 'h' })
    expect(versions()).toEqual([2])
  })

  test('asks for everything afresh when a change does not fit', () => {
    welcome(1)
    tell({ type: 'changed', version: 2, changes: [{ at: ['title', 'no', 'such'], to: 3 }], log: [] })
    expect(client.now).toMatchObject({ standing: 'lost', view: { title: 'Try' } })
    ring()
    welcome(2)
    expect(client.now.standing).toBe('here')
  })

  test.each([
    ['no JSON', '{'],
    ['no message', '{"type":"hail"}'],
    ['a message without a field', '{"type":"earlier","log":[]}'],
    ['a message with another kind of field', '{"type":"done","id":7,"version":2}'],
    ['a change after which the view is none', '{"type":"changed","version":2,"changes":[{"at":["seats"]}],"log":[]}'],
  ])('asks for everything afresh when it hears %s', (_, heard) => {
    welcome(1)
    last().hearing.heard(heard)
    expect(client.now).toMatchObject({ standing: 'lost', view: VIEW })
    expect(last().closed).toBe(true)
    ring()
    welcome(2)
    expect(client.now.standing).toBe('here')
  })

  test('shows no view that lacks something', () => {
    last().hearing.opened()
    const { seats: _, ...view } = VIEW
    last().hearing.heard(
      JSON.stringify({ type: 'welcome', protocol: PROTOCOL, version: 1, view, log: [], earlier: false }),
    )
    expect(client.now.view).toBeNull()
    ring()
    welcome(1)
    expect(client.now).toMatchObject({ standing: 'here', view: VIEW })
  })

  test('is outdated where the protocol is another one, whatever its view has', () => {
    last().hearing.opened()
    const welcomed = { type: 'welcome', protocol: PROTOCOL + 1, version: 1, view: {}, log: [], earlier: false }
    last().hearing.heard(JSON.stringify(welcomed))
    expect(client.now.standing).toBe('outdated')
  })

  test('answers a command by what became of it', async () => {
    welcome(1)
    const done = client.perform({ type: 'redo' })
    const refused = client.perform({ type: 'say', text: '/x' })
    expect(last().sent.slice(1)).toEqual([
      { type: 'command', id: 'command-1', command: { type: 'redo' } },
      { type: 'command', id: 'command-2', command: { type: 'say', text: '/x' } },
    ])
    tell({ type: 'refused', id: 'command-2', refusal: { code: 'malformed', message: 'no such command' } })
    tell({ type: 'done', id: 'command-1', version: 2 })
    expect(await done).toBeUndefined()
    expect(await refused).toEqual({ code: 'malformed', message: 'no such command' })
  })

  test('answers a command by the change that it brought about', async () => {
    welcome(1)
    const done = client.perform({ type: 'redo' })
    tell({ type: 'changed', version: 2, changes: [{ at: ['title'], to: 'Again' }], log: [], done: 'command-1' })
    expect(await done).toBeUndefined()
    expect(client.now.view).toMatchObject({ title: 'Again' })
  })

  test('comes back by itself, tells what it has seen, and sends again what was not answered', async () => {
    welcome(4, [said(3), said(4)], true)
    const done = client.perform({ type: 'redo' })
    last().hearing.closed(1006)
    expect(client.now.standing).toBe('lost')
    const meanwhile = client.perform({ type: 'sealDice' })
    ring()
    expect(lines).toHaveLength(2)
    last().hearing.opened()
    expect(last().sent).toEqual([{ type: 'hello', protocol: PROTOCOL, seen: 4 }])
    tell({ type: 'welcome', protocol: PROTOCOL, version: 6, view: VIEW, log: [said(5), said(6)], earlier: false })
    expect(client.now).toMatchObject({ standing: 'here', earlier: true })
    expect(versions()).toEqual([3, 4, 5, 6])
    expect(
      last()
        .sent.slice(1)
        .map(message => message.type === 'command' && message.id),
    ).toEqual(['command-1', 'command-2'])
    tell({ type: 'done', id: 'command-1', version: 7 })
    tell({ type: 'done', id: 'command-2', version: 8 })
    expect(await done).toBeUndefined()
    expect(await meanwhile).toBeUndefined()
  })

  test('sends again what waits when the table is told anew, and not what was refused', async () => {
    welcome(4)
    const refused = client.perform({ type: 'redo' })
    const waits = client.perform({ type: 'sealDice' })
    tell({ type: 'refused', id: 'command-1', refusal: { code: 'storage', message: 'it could not be stored' } })
    tell({ type: 'welcome', protocol: PROTOCOL, version: 4, view: VIEW, log: [], earlier: true })
    expect(await refused).toMatchObject({ code: 'storage' })
    expect(last().sent.map(message => (message.type === 'command' ? message.id : message.type))).toEqual([
      'hello',
      'command-1',
      'command-2',
      'command-2',
    ])
    tell({ type: 'done', id: 'command-2', version: 5 })
    tell({ type: 'done', id: 'command-2', version: 5 })
    expect(await waits).toBeUndefined()
  })

  test('begins its log anew when it missed too much to be told', () => {
    welcome(4, [said(3), said(4)])
    last().hearing.closed(1006)
    ring()
    last().hearing.opened()
    tell({ type: 'welcome', protocol: PROTOCOL, version: 900, view: VIEW, log: [said(899), said(900)], earlier: true })
    expect(versions()).toEqual([899, 900])
    client.fetchEarlier()
    expect(last().sent.at(-1)).toEqual({ type: 'earlier', before: 899 })
  })

  test('waits longer each time, up to a limit, and starts over once it is back', () => {
    const waits: number[] = []
    for (let tries = 0; tries < 8; tries++) {
      last().hearing.closed(1006)
      waits.push(ring().after)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
    welcome(1)
    last().hearing.closed(1006)
    expect(ring().after).toBe(500)
  })

  test('does not wait when the network is back', () => {
    last().hearing.closed(1006)
    client.hurry()
    expect(lines).toHaveLength(2)
    expect(alarms.map(alarm => alarm.after)).toEqual([10_000])
  })

  test('gives up a line that is silent', () => {
    welcome(1)
    expect(ring().after).toBe(25_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping', n: 1 })
    tell({ type: 'pong', n: 1 })
    ring()
    expect(ring().after).toBe(10_000)
    expect(last().closed).toBe(true)
    expect(client.now.standing).toBe('lost')
  })

  test('hears nothing from a line that it has given up', () => {
    const [first] = lines
    last().hearing.closed(1006)
    ring()
    welcome(3)
    first?.hearing.closed(1006)
    first?.hearing.heard(JSON.stringify({ type: 'farewell', refusal: { code: 'not-allowed', message: 'out' } }))
    expect(client.now.standing).toBe('here')
  })

  test('ends with a farewell, and so does what was not answered', async () => {
    welcome(1)
    const pending = client.perform({ type: 'redo' })
    const refusal = { code: 'not-allowed', message: 'you were asked to leave the table' } as const
    tell({ type: 'farewell', refusal })
    expect(client.now).toMatchObject({ standing: 'ended', farewell: refusal })
    expect(await pending).toEqual(refusal)
    expect(await client.perform({ type: 'redo' })).toEqual(refusal)
    client.hurry()
    expect(lines).toHaveLength(1)
  })

  test('comes back to a server that closes', () => {
    welcome(1)
    tell({ type: 'farewell', refusal: { code: 'closed', message: 'the server is closing' } })
    last().hearing.closed(1001)
    expect(client.now).toMatchObject({ standing: 'lost', farewell: { code: 'closed' } })
    ring()
    welcome(1)
    expect(client.now).toMatchObject({ standing: 'here', farewell: null })
  })

  test('says so when this browser has no seat', () => {
    last().hearing.opened()
    last().hearing.closed(1008)
    expect(client.now.standing).toBe('no-seat')
  })

  test('gives up a seat that was taken away while the line was down', () => {
    welcome(1)
    last().hearing.closed(1012)
    client.hurry()
    last().hearing.opened()
    last().hearing.closed(1008)
    expect(client.now.standing).toBe('ended')
  })

  test('asks for another page when the server speaks another version', () => {
    last().hearing.opened()
    tell({ type: 'welcome', protocol: PROTOCOL + 1, version: 1, view: VIEW, log: [], earlier: false })
    expect(client.now.standing).toBe('outdated')
  })

  test('fetches earlier lines once at a time, past stretches that hold none', () => {
    welcome(200, [said(199), said(200)], true)
    client.fetchEarlier()
    client.fetchEarlier()
    expect(last().sent.slice(1)).toEqual([{ type: 'earlier', before: 199 }])
    tell({ type: 'earlier', log: [], earlier: true })
    expect(last().sent.at(-1)).toEqual({ type: 'earlier', before: 169 })
    tell({ type: 'earlier', log: [said(20)], earlier: false })
    expect(versions()).toEqual([20, 199, 200])
    expect(client.now.earlier).toBe(false)
    client.fetchEarlier()
    expect(last().sent).toHaveLength(3)
  })

  test('forgets what it saw of a table that was put back', () => {
    welcome(9, [said(8), said(9)])
    last().hearing.closed(1006)
    ring()
    welcome(5, [said(4), said(5)])
    expect(versions()).toEqual([4, 5])
    expect(client.now).toMatchObject({ since: 5, earlier: true })
  })
})
