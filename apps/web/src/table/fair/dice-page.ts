/**
 * The part that a page takes in the dice of its table, without anybody doing anything: it sits down with the anchor of its
 * numbers, gives the next one with every command that may roll, answers pages that sit down after it, and keeps notes of
 * what it was shown. Why, is in docs/decisions/dice.md.
 */
import { NumberChain } from '@umpire/dice'
import type { Command, LogLine, RefusalView, TableView } from '@umpire/protocol'
import { readStored, writeStored } from '../../browser/stored.ts'
import { hasRolled, type LogNotes, noted, readNotes, withAnchor, withLeftOut, writeNotes } from '../room/dice-notes.ts'
import type { TableNow } from '../room/table-now.ts'

interface Table {
  readonly now: TableNow
  readonly perform: (command: Command) => Promise<RefusalView | undefined>
}

interface Around {
  /** 64 hexadecimal digits of chance. */
  readonly root: () => string
  readonly later: (milliseconds: number, act: () => void) => void
  /** From 0 to 1. */
  readonly chance: () => number
}

/** Whoever sits down speaks first; the others wait, so that what they say comes after it. */
const ANSWER_AFTER = 500
const ANSWER_WITHIN = 1500
/** A server that will not seat this page is not to be asked for ever. */
const MOST_TRIES = 3

const ROOT = /^[0-9a-f]{64}$/

export class DicePage {
  readonly #table: Table
  readonly #around: Around
  #notes: readonly LogNotes[] | undefined
  /** Up to here the lines of the log are noted. */
  #seen = 0
  #chain: NumberChain | undefined
  /** The seal that the chain is for. */
  #commitment = ''
  #tries = 0
  #joining = false
  /** How many pages sat down when this one last gave a number by itself. */
  #answered = 0

  constructor(table: Table, around: Around) {
    this.#table = table
    this.#around = around
  }

  get notes(): readonly LogNotes[] {
    return this.#notes ?? []
  }

  /** The table is shown like this now. */
  follow({ view, log, since, standing }: TableNow): void {
    if (view === null || standing !== 'here') return
    this.#note(view, log, since)
    this.#takePart(view)
  }

  /** The same command with the next number of this page, if it may roll. */
  withNumber(command: Command): Command {
    const number = this.#next(this.#table.now.view)
    if (number === undefined) return command
    switch (command.type) {
      case 'answer':
      case 'start':
      case 'beginScene':
      case 'roll':
      case 'goOn':
        return { ...command, number }
      case 'say':
        return command.text.startsWith('/') ? { ...command, number } : command
      default:
        return command
    }
  }

  /** A command was done that came with a number: if it rolled, that number must be in the log. */
  performed(command: Command, before: TableNow): void {
    const number = 'number' in command ? command.number : undefined
    const { view, log } = this.#table.now
    if (number === undefined || view === null || view.dice.commitment !== before.view?.dice.commitment) return
    // Dice kept from before an undo fall again without a number, and so do those that people type in.
    const known = this.notes.find(({ commitment }) => commitment === view.dice.commitment)
    if (known?.undone !== false || view.settings.dice === 'typed' || this.#next(view) !== number) return
    if (!hasRolled(log, view.seat.name, before.log.at(-1)?.version ?? 0)) return
    this.checked(withLeftOut(this.notes, view.dice.commitment), view)
  }

  /** What came of a check. */
  checked(notes: readonly LogNotes[], { id, seat }: TableView): void {
    this.#notes = notes
    writeNotes(id, seat.id, notes)
  }

  #note(view: TableView, log: readonly LogLine[], since: number): void {
    const before = this.#notes ?? readNotes(view.id, view.seat.id)
    const from = Math.max(since, this.#seen)
    const fresh = log.filter(({ version }) => version > from)
    this.#seen = Math.max(from, log.at(-1)?.version ?? 0)
    this.#notes = noted(before, view.dice, fresh)
    if (this.#notes !== before) writeNotes(view.id, view.seat.id, this.#notes)
  }

  /** The number after the last that the table knows of this page. */
  #next(view: TableView | null): string | undefined {
    if (view?.dice.commitment !== this.#commitment) return undefined
    for (const last of Object.values(view.dice.pages?.last ?? {})) {
      const next = this.#chain?.after(last)
      if (next !== undefined) return next
    }
    return undefined
  }

  #takePart(view: TableView): void {
    const { commitment, pages } = view.dice
    if (pages === undefined || view.seat.role === 'spectator') return
    if (commitment !== this.#commitment) {
      this.#commitment = commitment
      this.#tries = 0
      this.#answered = 0
      const root = readStored(this.#rootKey(view), 'visit')
      this.#chain = root !== null && ROOT.test(root) ? new NumberChain(root) : undefined
    }
    if (this.#next(view) === undefined) void this.#sitDown(view)
    else if (pages.seated > this.#answered) {
      const first = this.#answered === 0
      this.#answered = pages.seated
      if (first) void this.#stir()
      else this.#around.later(ANSWER_AFTER + ANSWER_WITHIN * this.#around.chance(), () => void this.#stir())
    }
  }

  #rootKey = ({ id, seat, dice }: TableView): string => `dice-page:${id}:${seat.id}:${dice.commitment}`

  async #sitDown(view: TableView): Promise<void> {
    if (this.#joining || this.#tries >= MOST_TRIES) return
    this.#joining = true
    this.#tries++
    const root = this.#around.root()
    const chain = new NumberChain(root)
    const { commitment } = view.dice
    // Noted first: what was sent must be known, whatever becomes of the page.
    this.#notes = withAnchor(this.notes, commitment, chain.anchor)
    writeNotes(view.id, view.seat.id, this.#notes)
    writeStored(this.#rootKey(view), root, 'visit')
    this.#chain = chain
    const refused = await this.#table.perform({ type: 'sitAtDice', anchor: chain.anchor })
    this.#joining = false
    if (refused === undefined) this.follow(this.#table.now)
  }

  /** If no page sat down since its last number, the table refuses, and nothing is lost. */
  async #stir(): Promise<void> {
    const number = this.#next(this.#table.now.view)
    if (number !== undefined) await this.#table.perform({ type: 'giveNumber', number })
  }
}
