/** A table with the demonstration duel, for the tests. */
import { FairDice } from '@umpire/dice'
import { duelStart } from '@umpire/engine/demo'
import type { Command } from '@umpire/protocol'
import { loadSystem, type System } from '@umpire/registry'
import { Table } from '../play/table.ts'
import { type FactOf, seated, type TableFact, tableFacts } from '../state/facts.ts'

const duels: System = await loadSystem('demo')

/** The same table from what was stored. */
export function toldAgain(facts: readonly TableFact[], system = duels): Table {
  const [first, ...rest] = facts.map(fact => tableFacts.read(JSON.parse(JSON.stringify(tableFacts.store(fact)))))
  if (first?.type !== 'opened') throw new Error('a table begins with its opening')
  const table = Table.from('t1', system, first)
  for (const fact of rest) table.apply(fact)
  return table
}

/** With the dice of this one, a duel goes on for ten turns. */
const LONG_DUEL = 33

/** Secrets that differ, and are the same for every table. */
function manySecrets(): () => Uint8Array {
  let drawn = LONG_DUEL
  return () => Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + ++drawn) % 256)
}

/** The same table with a dice log as it was begun before pages gave numbers. */
function olderDice({ type, values }: FactOf<'opened'>): FactOf<'opened'> {
  const { fair, opened } = FairDice.open(new Uint8Array(32).fill(5))
  return { type, values: { ...values, dice: opened, fair: fair.state } }
}

export class Sitting {
  readonly table: Table
  readonly facts: TableFact[]
  /** When enough was played in one go: never, unless a test says so. */
  rests = (): boolean => false
  readonly #secret = manySecrets()
  #at = 1000

  constructor(system = duels, options: readonly string[] = [], version: 1 | 2 = 2) {
    const chosen = { options, settings: {} }
    const first = Table.opened({ title: 'A yard', system, chosen, secret: this.#secret(), at: 1000 })
    const begun = version === 1 ? olderDice(first) : first
    this.table = Table.from('t1', system, begun)
    this.facts = [begun]
    this.#seat('gm', 'Game master', 'gm', [])
    this.#seat('ann', 'Ann', 'player', ['Ada'])
    this.#seat('bea', 'Bea', 'player', ['Bram'])
    this.#seat('eve', 'Eve', 'spectator', [])
  }
  #seat(seat: string, name: string, role: 'gm' | 'player' | 'spectator', actors: readonly string[]): void {
    const fact = seated({ by: seat, at: this.#at, seat, name, role, actors })
    this.table.apply(fact)
    this.facts.push(fact)
  }
  do(seat: string, command: Command): readonly TableFact[] {
    const facts = this.table.do(command, seat, { at: ++this.#at, secret: this.#secret, rests: this.rests })
    this.facts.push(...facts)
    return facts
  }
  playOn(): readonly TableFact[] {
    const facts = this.table.playOn({ at: ++this.#at, rests: this.rests })
    this.facts.push(...facts)
    return facts
  }
  /** Begins a scene; answers its id. */
  begin(kind: string, title: string, given: unknown): string {
    this.do('gm', { type: 'beginScene', kind, title, given: JSON.parse(JSON.stringify(given)) })
    return this.table.data.game.shown ?? ''
  }
  /** Both fighters are people's; answers the id of the scene. */
  duel(): string {
    for (const actor of ['Ada', 'Bram']) this.do('gm', { type: 'dial', actor, to: 'propose' })
    return this.begin('duel', 'A duel', duelStart)
  }
  /** The first question that stands. */
  question(scene: string): { readonly id: string; readonly who: string } {
    const [asking] = this.table.scene(scene).asking
    if (asking === undefined) throw new Error('nothing is asked')
    const { question } = asking
    return {
      id: this.table.questionId(scene, asking),
      who: question.kind === 'choice' ? question.who : (question.about.by ?? ''),
    }
  }
  /** Answers by the first allowed choice. */
  answer(scene: string, choice = 'dodge'): readonly TableFact[] {
    return this.do('gm', { type: 'answer', scene, question: this.question(scene).id, answer: { choice } })
  }
}
