/** Secrets leave by one exit only, and only to whom they belong. */
import { seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { type Seat, script, show, simulator, startPlay, takeFirst, throwing, viewEntry, worldOf } from '../src/index.ts'
import { demo, duel, duelStart, exchange } from './index.ts'

const gm: Seat = { id: 'gm', role: 'gm', actors: [] }
const ada: Seat = { id: 'ada', role: 'player', actors: ['Ada'] }
const bram: Seat = { id: 'bram', role: 'player', actors: ['Bram'] }
const guest: Seat = { id: 'guest', role: 'spectator', actors: [] }

const world = worldOf(demo)
/** Bram's nerve is a number that stands nowhere else. */
const SECRET = 7919
const start = demo.state.read(
  { ...duelStart, fighters: { ...duelStart.fighters, Bram: { ...duelStart.fighters['Bram'], nerve: SECRET } } },
  'start',
)

describe('the state', () => {
  test("the nerve is the game master's alone", () => {
    expect(JSON.stringify(show(start, demo.sight, gm))).toContain(String(SECRET))
    for (const seat of [ada, bram, guest])
      expect(JSON.stringify(show(start, demo.sight, seat))).not.toContain(String(SECRET))
  })
  test('hit points are seen by who owns them', () => {
    expect(show(start, demo.sight, ada)).toHaveProperty('fighters.Ada.hit_points', 12)
    expect(show(start, demo.sight, ada)).not.toHaveProperty('fighters.Bram.hit_points')
    expect(show(start, demo.sight, guest)).not.toHaveProperty('fighters.Ada.hit_points')
  })
})

const BLOW = { attacker: 'Ada', defender: 'Bram', aimed: false }

describe('the log', () => {
  const { entries } = script(world, exchange, BLOW, start, [9, 'dodge', 12, 6, 7])
  const seen = (seat: Seat) =>
    entries.map(entry => viewEntry(demo.facts, entry, seat)).filter(view => view !== undefined)

  test('players do not learn that nerve was thrown for', () => {
    expect(seen(gm).map(({ fact }) => fact?.type)).toEqual(['wounded', 'wavered'])
    for (const seat of [ada, bram, guest]) {
      expect(seen(seat).map(({ fact }) => fact?.type)).toEqual(['wounded'])
      expect(JSON.stringify(seen(seat))).not.toMatch(/nerve|7919/)
    }
  })
  test('how bad the wound is, its victim knows', () => {
    expect(seen(bram)[0]?.fact).toEqual({ type: 'wounded', values: { who: 'Bram', injury: 3, falls: false } })
    expect(seen(ada)[0]?.fact).toEqual({ type: 'wounded', values: { who: 'Bram', falls: false } })
  })
  test("open dice and reasons are everybody's", () => {
    expect(seen(guest)[0]?.rolls.map(({ purpose }) => purpose)).toEqual(['attack', 'dodge', 'damage'])
    const [miss] = script(world, exchange, BLOW, start, [14]).entries
    expect(miss && viewEntry(demo.facts, miss, guest)?.why.length).toBeGreaterThan(0)
  })
  test('the reasons of a fact are kept from who sees only a part of it', () => {
    expect(seen(ada)[0]?.why).toEqual([])
    expect(seen(bram)[0]?.why.length).toBeGreaterThan(0)
  })
  test('what a seat may not see of the state, the reasons do not tell it either', () => {
    // Each fighter's hidden numbers stand nowhere else; whatever is shown to nobody but them must never reach the others.
    const fighters = {
      Ada: { ...duelStart.fighters['Ada'], hit_points: 7001, nerve: 7003 },
      Bram: { ...duelStart.fighters['Bram'], hit_points: 7002, nerve: 7004 },
    }
    const play = startPlay(
      world,
      duel,
      { turns: 60 },
      demo.state.read({ ...start, fighters }, 'start'),
      throwing(seeded('x')),
    )
    while (play.questions.length > 0) play.answer({ choice: 'dodge' })
    const sent = (seat: Seat) => JSON.stringify(play.entries.map(entry => viewEntry(demo.facts, entry, seat)))
    expect(sent(gm)).toMatch(/700[34]/)
    for (const seat of [ada, bram, guest]) expect(sent(seat)).not.toMatch(/700[1-4]/)
  })
  test('no byte of a whole duel tells a player the secret', () => {
    const play = startPlay(world, duel, { turns: 100 }, start, throwing(seeded('long')))
    while (play.questions.length > 0) play.answer({ choice: 'dodge' })
    const sent = (seat: Seat) =>
      JSON.stringify([
        play.entries.map(entry => viewEntry(demo.facts, entry, seat)),
        show(play.state, demo.sight, seat),
      ])
    expect(sent(gm)).toContain(String(SECRET))
    for (const seat of [ada, bram, guest]) expect(sent(seat)).not.toMatch(/7919|nerve|wavered/)
  })
})

test('the secret still counts: nobody of such nerve gives up', () => {
  const duels = simulator(world, takeFirst)
  for (let game = 0; game < 50; game++) {
    const { state } = duels.run(duel, { turns: 60 }, start, seeded(`brave ${game}`))
    const { out, hit_points } = state.fighters['Bram'] ?? { out: true, hit_points: 1 }
    expect(out).toBe(hit_points <= 0)
  }
})
