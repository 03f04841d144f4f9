import { type DiceEntry, FairDice, writeDiceLog } from '@umpire/dice'
import type { Command, LogLine, RefusalView, TableView } from '@umpire/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LogNotes, readNotes } from '../room/dice-notes.ts'
import type { TableNow } from '../room/table-now.ts'
import { checkLog } from './check.ts'
import { DicePage } from './dice-page.ts'

/** A storage as browsers have it. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: key => void kept.delete(key),
  }
}

let secrets = 0
let roots = 0

/** The dice of a table, and the pages that are open there. */
class FakeTable {
  #fair: FairDice
  entries: DiceEntry[]
  readonly closed: string[] = []
  readonly lines: LogLine[] = []
  readonly pages: Page[] = []
  /** What the server shows in place of what fell. */
  shows: ((faces: readonly number[]) => readonly number[]) | undefined
  /** The server keeps numbers out of the log. */
  leavesOut = false

  constructor() {
    const { fair, opened } = FairDice.open(new Uint8Array(32).fill(++secrets), 2)
    this.#fair = fair
    this.entries = [opened]
  }
  get dice(): TableView['dice'] {
    const { rolled, hash, pages } = this.#fair.state
    const [first] = this.entries
    const last = Object.fromEntries((pages?.list ?? []).map(page => [`${page.n}`, page.last]))
    const commitment = first?.type === 'opened' ? first.commitment : ''
    return { commitment, rolled, hash, pages: { seated: pages?.seated ?? 0, last } }
  }
  do(by: string, command: Command): RefusalView | undefined {
    const number = 'number' in command ? command.number : undefined
    if (number !== undefined && !this.#fair.fits(number)) return { code: 'number', message: 'it does not fit' }
    if (command.type === 'sitAtDice') this.entries.push(this.#fair.seat(by, command.anchor))
    else if (command.type === 'giveNumber') {
      if (!this.#fair.mayStir(command.number)) return { code: 'stale', message: 'nobody sat down' }
      this.entries.push(this.#fair.number(command.number))
    } else if (command.type === 'roll') this.#roll(by, command.dice, number)
    this.tell()
    return undefined
  }
  #roll(by: string, dice: string, number: string | undefined): void {
    if (number !== undefined && !this.leavesOut) this.entries.push(this.#fair.number(number))
    const { entry, faces } = this.#fair.roll(dice, 'a roll')
    this.entries.push(entry)
    const shown = this.shows?.(faces) ?? faces
    const line = { kind: 'rolled', dice, purpose: '', faces: shown, total: 0, secret: false, typed: false } as const
    this.lines.push({ version: this.lines.length + 2, at: 0, by, ...line })
  }
  seal(): void {
    this.closed.push(writeDiceLog([...this.entries, this.#fair.close()]))
    const { fair, opened } = FairDice.open(new Uint8Array(32).fill(++secrets), 2)
    this.#fair = fair
    this.entries = [opened]
    this.tell()
  }
  tell(): void {
    for (const page of this.pages) page.told()
  }
}

class Page {
  readonly #table: FakeTable
  readonly seat: string
  readonly page: DicePage
  readonly #since: number

  constructor(table: FakeTable, seat: string, role: 'player' | 'spectator' = 'player') {
    this.#table = table
    this.seat = seat
    this.#role = role
    this.#since = table.lines.length + 1
    const perform = async (command: Command) => table.do(seat, command)
    const here = this
    this.page = new DicePage(
      {
        get now() {
          return here.now
        },
        perform,
      },
      {
        root: () => (++roots).toString(16).padStart(64, '0'),
        later: (_, act) => void setTimeout(act, 1),
        chance: () => 0,
      },
    )
    table.pages.push(this)
    this.told()
  }
  readonly #role: 'player' | 'spectator'
  get now(): TableNow {
    const view: TableView = {
      id: 't',
      title: '',
      system: '',
      chosen: { options: [], settings: {} },
      seat: { id: this.seat, name: this.seat, role: this.#role, actors: [] },
      seats: [],
      settings: { dice: 'server', timer: null, undo: 'keep' },
      dice: this.#table.dice,
      scenes: [],
      scene: null,
      people: {},
      dials: {},
      notes: [],
      undo: null,
      redo: null,
    }
    const log = [...this.#table.lines]
    return { standing: 'here', farewell: null, view, log, earlier: false, since: this.#since }
  }
  told(): void {
    this.page.follow(this.now)
  }
  roll(dice = '3d6'): RefusalView | undefined {
    const before = this.now
    const command = this.page.withNumber({ type: 'roll', dice, purpose: '', secret: false })
    const refused = this.#table.do(this.seat, command)
    this.page.performed(command, before)
    return refused
  }
}

const settled = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(50)
}
const firstOf = (notes: readonly LogNotes[]): LogNotes => {
  const [first] = notes
  if (first === undefined) throw new Error('nothing is noted')
  return first
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page at the dice', () => {
  test('sits down by itself, gives numbers, and finds that no roll was changed', async () => {
    const table = new FakeTable()
    const gm = new Page(table, 'gm')
    await settled()
    const ann = new Page(table, 'ann')
    await settled()
    for (let roll = 0; roll < 4; roll++) {
      expect(gm.roll()).toBeUndefined()
      expect(ann.roll('2d6+1')).toBeUndefined()
    }
    table.seal()
    const result = checkLog(table.closed, firstOf(ann.page.notes))
    expect(result).toEqual({ ok: true, rolled: 8, typed: 0, seen: 8, own: 4, shared: 4, pages: 2 })
    const gms = checkLog(table.closed, firstOf(gm.page.notes))
    expect(gms).toMatchObject({ ok: true, rolled: 8, seen: 8, own: 4 })
    // In the next log both sit down anew, without anybody doing anything.
    await settled()
    expect(table.dice.pages?.seated).toBe(2)
  })
  test('checks after a reload, on another day, what it saw; who joined late, from then on', async () => {
    const table = new FakeTable()
    const ann = new Page(table, 'ann')
    await settled()
    ann.roll()
    table.pages.pop()
    const again = new Page(table, 'ann')
    await settled()
    // The same visit goes on with the same numbers.
    expect(table.dice.pages?.seated).toBe(1)
    again.roll()
    table.pages.pop()
    vi.stubGlobal('sessionStorage', storage())
    const another = new Page(table, 'ann')
    const late = new Page(table, 'bob')
    await settled()
    expect(table.dice.pages?.seated).toBe(3)
    another.roll()
    table.pages.splice(0)
    table.seal()
    const notes = readNotes('t', 'ann')
    expect(checkLog(table.closed, firstOf(notes))).toMatchObject({ ok: true, rolled: 3, seen: 3, own: 3 })
    expect(checkLog(table.closed, firstOf(late.page.notes))).toMatchObject({ ok: true, rolled: 3, seen: 1, own: 0 })
  })
  test('says what does not agree', async () => {
    const table = new FakeTable()
    const ann = new Page(table, 'ann')
    await settled()
    ann.roll()
    table.shows = () => [6, 6, 6]
    ann.roll('3d6')
    table.seal()
    const notes = firstOf(ann.page.notes)
    expect(checkLog(table.closed, notes)).toEqual({ ok: false, why: 'shown', what: 'Shown: 3d6 6,6,6, by roll 2.' })
    expect(checkLog([], notes)).toMatchObject({ ok: false, why: 'gone' })
    const [log = ''] = table.closed
    expect(checkLog([log.replace('"total":', '"total":1')], notes)).toMatchObject({ ok: false, why: 'broken' })
    expect(checkLog([log.slice(0, -100)], notes)).toMatchObject({ ok: false, why: 'gone' })
    const other: LogNotes = { ...notes, sights: [{ n: 1, hash: '0'.repeat(64), rolls: [] }] }
    expect(checkLog(table.closed, other)).toMatchObject({ ok: false, why: 'rewritten' })
  })
  test('finds that its numbers were left out', async () => {
    const table = new FakeTable()
    const ann = new Page(table, 'ann')
    await settled()
    ann.roll()
    table.leavesOut = true
    ann.roll()
    table.seal()
    expect(checkLog(table.closed, firstOf(ann.page.notes))).toEqual({
      ok: false,
      why: 'left',
      what: 'Rolled without them: 1 time.',
    })
  })
  test('of a spectator gives nothing, and checks all the same', async () => {
    const table = new FakeTable()
    const ann = new Page(table, 'ann')
    const eve = new Page(table, 'eve', 'spectator')
    await settled()
    ann.roll()
    table.seal()
    expect(checkLog(table.closed, firstOf(eve.page.notes))).toMatchObject({
      ok: true,
      rolled: 1,
      seen: 1,
      own: 0,
      pages: 1,
    })
  })
  test('keeps little, however long a table is played', async () => {
    const table = new FakeTable()
    const ann = new Page(table, 'ann')
    await settled()
    for (let roll = 0; roll < 900; roll++) ann.roll()
    expect(localStorage.getItem('dice-notes:t:ann')?.length).toBeLessThan(64 * 1024)
    table.seal()
    expect(checkLog(table.closed, firstOf(ann.page.notes))).toMatchObject({ ok: true, rolled: 900, own: 900 })
    for (let log = 0; log < 12; log++) table.seal()
    expect(readNotes('t', 'ann').length).toBeLessThanOrEqual(8)
  })
})
