/**
 * Two tables that differ only in what some seats may not know, over the wire: every byte that a player and a spectator
 * receive is the same. (`npm run secrets` plays many such games beneath the server.)
 */
import { type Json, json, map } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestBrowser } from './test-browser.ts'
import { openHouse, type TestHouse, textIn } from './test-house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const WALL = ['. . . # . . .', '. A . # . B .', '. . . # . . .', '. C . # . D .']
const ENCOUNTER = {
  system: 'gurps',
  fog: true,
  map: WALL,
  sides: [
    { name: 'the watch', members: [{ name: 'Dora', template: 'rifleman', at: 'A' }] },
    {
      name: 'the others',
      npc: true,
      members: [
        { name: 'Kurt', template: 'rifleman', at: 'C', surprised: true },
        { name: 'Zacharias', template: 'rifleman', at: 'B' },
        { name: 'Yorick', template: 'rifleman', at: 'D' },
      ],
    },
  ],
}
const [KURT, ZACHARIAS] = [1, 2]

/** What one of the worlds keeps from the players. */
interface Secrets {
  readonly st: number
  readonly at: readonly [q: number, r: number]
  readonly words: string
  readonly fatigue: number
}

const fields = map(json())
const fieldOf = (value: unknown, name: string): Json => fields.read(value, 'answer')[name] ?? null
const listOf = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])

class Played {
  readonly gm = new TestBrowser(house.origin)
  readonly dora = new TestBrowser(house.origin)
  readonly eve = new TestBrowser(house.origin)
  table = ''

  /** The names that the server drew. */
  get drawn(): readonly string[] {
    return [this.table, ...listOf(fieldOf(this.gm.view, 'seats')).map(seat => textIn(seat, 'id'))]
  }
  get scene(): string {
    return textIn(fieldOf(this.gm.view, 'scene'), 'id')
  }
  async #joined(browser: TestBrowser, name: string, role: string, actors: readonly string[]): Promise<void> {
    const { body } = await this.gm.fetch('POST', `/api/tables/${this.table}/seats`, { name, role, actors })
    const [, secret = ''] = textIn(body, 'link').split('#')
    await browser.fetch('POST', '/api/join', { secret })
    await browser.sit(this.table)
  }
  async #told(command: Command): Promise<void> {
    expect(await this.gm.do(command)).toBeUndefined()
  }
  async #override(at: readonly (string | number)[], value: number): Promise<void> {
    await this.#told({ type: 'override', scene: this.scene, at: [...at], value, note: '' })
  }
  /** The GM answers whatever is asked, by the first choice that lets the turn pass; people throw the dice. */
  async #turns(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      const [asked] = listOf(fieldOf(fieldOf(this.gm.view, 'scene'), 'questions'))
      if (asked === undefined) return
      const question = fieldOf(asked, 'question')
      const choices = Array.isArray(fieldOf(question, 'choices')) ? listOf(fieldOf(question, 'choices')) : []
      const keys = choices.map(choice => textIn(choice, 'key'))
      const choice = keys.find(key => key === 'do-nothing' || key === 'nothing') ?? keys[0] ?? ''
      const answer = fieldOf(question, 'kind') === 'roll' ? { faces: [3, 3, 4] } : { choice }
      await this.gm.do({ type: 'answer', scene: this.scene, question: textIn(asked, 'id'), answer })
    }
  }

  async play({ st, at, words, fatigue }: Secrets): Promise<void> {
    const { gm, dora, eve } = this
    const made = await gm.fetch('POST', '/api/tables', { system: 'gurps', title: 'A wall' })
    this.table = textIn(made.body, 'table')
    await gm.sit(this.table)
    await this.#told({ type: 'settings', settings: { dice: 'typed' } })
    for (const actor of ['Kurt', 'Zacharias', 'Yorick']) await this.#told({ type: 'dial', actor, to: 'propose' })
    await this.#told({ type: 'beginScene', kind: 'fight', title: 'A wall', given: ENCOUNTER })
    await this.#joined(dora, 'Ann', 'player', ['Dora'])
    await this.#joined(eve, 'Eve', 'spectator', [])
    for (const name of ['st', 'dx', 'ht']) await this.#override(['roster', KURT, name], st)
    await this.#override(['roster', KURT, 'frame', 'lift_st'], st)
    await this.#override(['roster', KURT, 'arms', 0, 'gun', 'acc'], st)
    await this.#override(['standing', KURT, 'fatigue'], fatigue)
    for (const [axis, value] of [['q', at[0]] as const, ['r', at[1]] as const]) {
      await this.#override(['standing', ZACHARIAS, axis], value)
    }
    await this.#told({ type: 'note', text: words, shared: false })
    await this.#told({ type: 'say', text: `/w Game master ${words}` })
    await this.#turns(6)
    // Whoever guesses is refused alike, and so is who may not ask at all.
    for (const actor of ['Zacharias', 'Kurt', 'Nobody']) {
      await dora.do({ type: 'dial', actor, to: 'do' })
      await dora.do({ type: 'answer', scene: this.scene, question: 'none', answer: { choice: actor } })
    }
    await eve.do({ type: 'say', text: 'hello' })
    await this.#turns(8)
    await this.#told({ type: 'undo' })
    await this.#told({ type: 'redo' })
    for (const browser of [dora, eve]) {
      await browser.leave()
      await browser.sit(this.table)
      for (const path of ['', '/yours', '/dice', '/export', `/scenes/${this.scene}/character`, '/scenes/s99/sheet']) {
        await browser.fetch('GET', `/api/tables/${this.table}${path}`)
      }
      browser.raw(JSON.stringify({ type: 'earlier', before: 12 }))
      // What the others do next comes after it.
      await browser.until(() => browser.received.at(-1)?.startsWith('{"type":"earlier"') === true)
    }
    await this.#told({ type: 'endScene', scene: this.scene })
    await this.#told({ type: 'sealDice' })
    await this.#told({ type: 'say', text: 'the end' })
    for (const browser of [dora, eve]) await browser.until(() => browser.received.at(-1)?.includes('the end') === true)
  }
}

/** By what two tables differ whatever happens: times, and names and hashes drawn at random, each by when it came first. */
function alike({ received }: TestBrowser, drawn: readonly string[]): string {
  const names = new Map<string, string>()
  const named = (one: string): string => {
    const name = names.get(one) ?? `#${names.size}`
    names.set(one, name)
    return name
  }
  return drawn
    .reduce((text, id, nth) => text.replaceAll(id, `drawn ${nth}`), received.join('\n'))
    .replaceAll(/"at":\d{10,}/g, '"at":0')
    .replaceAll(/"id":"command \d+"|"done":"command \d+"/g, '"command"')
    .replaceAll(/(?<![\w-])(?:[\da-f]{64}|[\da-f]{24}|[\w-]{22}|[\w-]{43})(?![\w-])/g, named)
}

test('a player and a spectator are sent the same, byte for byte, whatever they may not know', async () => {
  const [here, there] = [new Played(), new Played()]
  await here.play({ st: 11, at: [4, 0], words: 'the butler', fatigue: 0 })
  await there.play({ st: 14, at: [5, 2], words: 'a stranger', fatigue: 3 })
  expect(alike(here.gm, here.drawn)).not.toBe(alike(there.gm, there.drawn))
  for (const seat of ['dora', 'eve'] as const) {
    const [sent, other] = [alike(here[seat], here.drawn), alike(there[seat], there.drawn)]
    expect(sent).toContain('Kurt')
    expect(sent).not.toContain('Yorick')
    expect(sent.length).toBeGreaterThan(10_000)
    expect(other).toBe(sent)
  }
})
