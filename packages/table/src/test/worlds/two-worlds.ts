/**
 * Two games that differ only in what some seats may not know, played with the same dice and the same commands: each such
 * seat must be sent the same, byte for byte, up to the moment from which everybody who is there sees a difference.
 */
import { type Source, seeded } from '@umpire/dice'
import { unseenBy } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import { type Game, pick } from './games.ts'
import { ofNumbers, ofWords, override, type Pair, valueAt } from './secrets.ts'
import { type Told, World } from './world.ts'

export interface Played {
  readonly steps: number
  /** Compared, of all seats. */
  readonly bytes: number
  /** Secrets that differed. */
  readonly secrets: number
  /** Of a leak: to whom, after what, and the first bytes that differ. */
  readonly leak: string | null
  /** What the game ended by, if it is no refusal. */
  readonly failed: string | null
}

const AROUND_BYTES = 160
const PLAYERS = ['ann', 'bea', 'sly']

class TwoWorlds {
  readonly #game: Game
  readonly #source: Source
  readonly #here: World
  readonly #there: World
  /** Whom the secrets of so far are about: their players know them. */
  readonly #about = new Set<string>()
  /** Commands that whoever stands at the table told to one seat. */
  readonly #told = new Set<string>()
  #failed: string | null = null
  #bytes = 0
  #secrets = 0
  #steps = 0
  #last = ''
  #rows: readonly string[] = []

  constructor(game: Game, seed: string) {
    this.#game = game
    this.#source = seeded(seed)
    this.#here = new World(game)
    this.#there = new World(game)
  }

  play(steps: number): Played {
    this.#both('gm', this.#begins())
    let leak: string | null = null
    while (leak === null && this.#steps < steps) {
      this.#steps++
      const done = this.#tried()
      if (done === 'parted') break
      leak = done
    }
    return { steps: this.#steps, bytes: this.#bytes, secrets: this.#secrets, leak, failed: this.#failed }
  }

  /** A table that cannot go on at all is another test's business, and ends the game. */
  #tried(): string | null {
    try {
      return this.#step()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      this.#failed = error.message
      return 'parted'
    }
  }
  /** What the step told of a secret; `parted` from where everybody sees that the worlds differ. */
  #step(): string | null {
    const source = this.#source
    switch (source.draw(24, 1)) {
      case 0:
      case 1:
      case 2:
      case 3:
        return this.#secret()
      case 4:
        return this.#apart(ofWords(source), ['sly'])
      case 5:
        return this.#moved()
      case 6:
        return this.#both(pick(source, PLAYERS) ?? 'ann', this.#nonsense())
      case 7:
        return this.#both('gm', this.#masters())
      case 8:
        return this.#welcomed()
      default:
        return this.#answer()
    }
  }

  #roster(): readonly string[] {
    return this.#here.shown?.scene.actors ?? []
  }
  #secret(): string | null {
    const { shown } = this.#here
    if (shown === null) return null
    const place = this.#source.draw(Math.max(1, this.#roster().length), 1)
    const who = this.#roster()[place]
    const pair = ofNumbers(this.#game, this.#source, shown.id, shown.scene.data.state, place)
    if (pair === null || who === undefined) return null
    this.#about.add(who)
    return this.#apart(pair, [])
  }
  /** Somebody goes where those do not look who did not see him before. */
  #moved(): string | null {
    const { shown } = this.#here
    const { at } = this.#game
    if (shown === null || at === null) return null
    const hidden = [...unseenBy(shown.scene.unseen, this.#here.table.seat('ann'))]
    const place = this.#roster().findIndex(one => hidden.includes(one))
    const who = this.#roster()[place]
    if (who === undefined) return null
    const before = JSON.stringify(shown.scene.unseen)
    const [one, another] = [this.#freeCell(at), this.#freeCell(at)]
    if (one === null || another === null) return null
    const way = ['standing', place]
    const [standing, twin] = [this.#here, this.#there].map(world => valueAt(world.shown?.scene.data.state, way))
    const { commands } = override(shown.id, way, { ...standing, ...at(...one) }, { ...twin, ...at(...another) })
    const told = [this.#here.do('gm', commands[0]), this.#there.do('gm', commands[1])]
    if (told[0]?.refused !== told[1]?.refused) return 'parted'
    const [seen, other] = [this.#here.shown?.scene.unseen, this.#there.shown?.scene.unseen]
    if (JSON.stringify(seen) !== before || JSON.stringify(other) !== before) return 'parted'
    this.#last = `another place of ${who}`
    this.#secrets++
    this.#seers(hidden)
    return this.#compared(this.#here.late(), this.#there.late())
  }
  /** Whoever perceives them knows where they are. */
  /** Where nobody stands, in either world. */
  #freeCell(at: NonNullable<Game['at']>): readonly [row: number, column: number] | null {
    const taken = [this.#here, this.#there].flatMap(({ shown }) =>
      this.#roster().map((_, place) => valueAt(shown?.scene.data.state, ['standing', place])),
    )
    const free = this.#rows.flatMap((signs, row) =>
      [...signs].flatMap((sign, column) => (sign === '.' ? [[row, column] as const] : [])),
    )
    const isFree = (cell: readonly [number, number]) =>
      !taken.some(standing => Object.entries(at(...cell)).every(([axis, value]) => standing[axis] === value))
    return pick(this.#source, free.filter(isFree)) ?? null
  }
  #seers(hidden: readonly string[]): void {
    for (const { id, role, actors } of this.#here.seats) {
      const unseen = unseenBy(this.#here.shown?.scene.unseen, { role, actors })
      if (!hidden.every(one => unseen.has(one))) this.#told.add(id)
    }
  }
  #apart(pair: Pair | null, to: readonly string[]): string | null {
    if (pair === null) return null
    const [here, there] = [this.#here.do('gm', pair.commands[0]), this.#there.do('gm', pair.commands[1])]
    // One of them may have been no number for that at all.
    if (here.refused !== there.refused) return 'parted'
    if (here.refused === null) {
      this.#last = pair.what
      this.#secrets++
      for (const seat of to) this.#told.add(seat)
    }
    return this.#compared(here, there)
  }
  #both(seat: string, command: Command | null): string | null {
    if (command === null) return null
    this.#last += `, ${seat} ${command.type}`
    const [here, there] = [this.#here.do(seat, command), this.#there.do(seat, command)]
    if (here.refused !== there.refused) {
      return seat === 'gm' || this.#knows(seat)
        ? 'parted'
        : difference(`${seat}, refused after ${this.#last}`, here.refused, there.refused)
    }
    return this.#compared(here, there)
  }
  #answer(): string | null {
    const [here, there] = [this.#here.shown, this.#there.shown]
    if (here === null || there === null) return this.#both('gm', this.#begins())
    const [asking, other] = [pick(this.#source, here.scene.asking), undefined]
    if (asking === undefined)
      return this.#both('gm', here.scene.over ? { type: 'endScene', scene: here.id } : { type: 'goOn' })
    const { question } = asking
    if (question.kind !== 'choice' || other !== undefined) return null
    const twin = there.scene.asking.find(one => one.question.kind === 'choice' && one.question.who === question.who)
    if (twin === undefined || twin.question.kind !== 'choice') return 'parted'
    const keys = twin.question.choices.flatMap(({ key, refused }) => (refused === undefined ? [key] : []))
    const common = question.choices.flatMap(({ key, refused }) =>
      refused === undefined && keys.includes(key) ? [key] : [],
    )
    const proposed = here.scene.proposal(asking, { role: 'gm', actors: [] })
    const sensible = proposed !== undefined && keys.includes(proposed) && this.#source.draw(3, 1) > 0
    const choice = sensible ? proposed : pick(this.#source, common)
    if (choice === undefined) return 'parted'
    const command: Command = {
      type: 'answer',
      scene: here.id,
      question: this.#here.table.questionId(here.id, asking),
      answer: { choice },
    }
    const seat = this.#here.seats.find(({ role, actors }) => role === 'player' && actors.includes(question.who))
    return this.#both(seat === undefined || this.#source.draw(4, 1) === 0 ? 'gm' : seat.id, command)
  }
  /** What players may try, too. */
  #nonsense(): Command | null {
    const { shown } = this.#here
    const who = pick(this.#source, [...this.#roster(), 'nobody']) ?? 'nobody'
    const asking = shown === null ? undefined : pick(this.#source, shown.scene.asking)
    const question = shown === null || asking === undefined ? 'none' : this.#here.table.questionId(shown.id, asking)
    const scene = shown?.id ?? 's1'
    return (
      pick<Command>(this.#source, [
        { type: 'answer', scene, question, answer: { choice: `shoot:0:0:${who}` } },
        { type: 'answer', scene, question, answer: { choice: `attack:${who}` } },
        { type: 'answer', scene: 's999', question, answer: { total: 3 } },
        { type: 'start', scene, procedure: 'fight', given: {} },
        { type: 'override', scene, at: ['roster', 0, 'st'], value: 1, note: '' },
        { type: 'dial', actor: who, to: 'do' },
        { type: 'say', text: '/r 2d6' },
        { type: 'say', text: '/w nobody hm' },
        { type: 'undo' },
        { type: 'showScene', scene: 's999' },
      ]) ?? null
    )
  }
  #masters(): Command | null {
    const { shown } = this.#here
    const who = pick(this.#source, this.#roster()) ?? 'nobody'
    const scenes = Object.keys(this.#here.table.data.game.scenes)
    const scene = shown?.id ?? scenes[0] ?? 's1'
    const cell = `${this.#source.draw(8, 1)},${this.#source.draw(8, 1)}`
    return (
      pick<Command>(this.#source, [
        { type: 'undo' },
        { type: 'undo' },
        { type: 'redo' },
        { type: 'goOn' },
        { type: 'endScene', scene },
        { type: 'showScene', scene: pick(this.#source, scenes) ?? scene },
        { type: 'dial', actor: who, to: pick(this.#source, ['do', 'propose', 'remind'] as const) ?? 'do' },
        { type: 'dial', actor: 'unheard of', to: 'do' },
        { type: 'assign', seat: 'sly', actors: pick(this.#source, [['theirs-0'], ['theirs-0', 'theirs-1']]) ?? [] },
        { type: 'override', scene, at: ['paint'], value: { cells: [cell], terrain: { opaque: true } }, note: '' },
        { type: 'override', scene, at: ['paint'], value: { foggy: this.#source.draw(3, 1) > 0 }, note: '' },
        ...(this.#source.draw(3, 1) === 0 ? [this.#begins()] : []),
      ]) ?? null
    )
  }
  #begins(): Command {
    const { kind, file } = this.#game
    const given = file(this.#source, this.#source.draw(4, 1) > 0)
    this.#rows = given.map ?? []
    return { type: 'beginScene', kind, title: 'A fight', given: JSON.parse(JSON.stringify(given)) }
  }
  #welcomed(): string | null {
    const seat = pick(this.#source, this.#here.seats)
    if (seat === undefined || this.#knows(seat.id)) return null
    this.#last += `, welcome of ${seat.id}`
    return this.#same(seat.id, this.#here.welcome(seat.id), this.#there.welcome(seat.id))
  }

  #knows(seat: string): boolean {
    const { role, actors } = this.#here.table.seat(seat)
    return role === 'gm' || this.#told.has(seat) || actors.some(actor => this.#about.has(actor))
  }
  #compared(here: Told, there: Told): string | null {
    this.#failed = here.failed ?? there.failed
    if (this.#failed !== null || here.open !== there.open) return 'parted'
    for (const [seat, sent] of here.sent) {
      const leak = this.#knows(seat) ? null : this.#same(seat, sent, there.sent.get(seat) ?? '')
      if (leak !== null) return leak
    }
    // Nobody is told how much was written down.
    return this.#here.facts.length === this.#there.facts.length ? null : 'parted'
  }
  #same(seat: string, here: string, there: string): string | null {
    this.#bytes += here.length
    return here === there ? null : difference(`${seat} after ${this.#last}`, here, there)
  }
}

function difference(what: string, here: string | null, there: string | null): string {
  const [one, other] = [here ?? 'not refused', there ?? 'not refused']
  let at = 0
  while (one[at] === other[at]) at++
  const part = (text: string) => text.slice(Math.max(0, at - AROUND_BYTES), at + AROUND_BYTES)
  return `${what}, byte ${at}:\n  ${part(one)}\n  ${part(other)}`
}

/** One pair of games. */
export const twoWorlds = (game: Game, seed: string, steps: number): Played =>
  new TwoWorlds(game, `${game.name} ${seed}`).play(steps)
