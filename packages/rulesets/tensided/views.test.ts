import { seeded } from '@umpire/dice'
import { compose, show, startPlay, throwing, unseenBy, type Viewer } from '@umpire/engine'
import { expect, test } from 'vitest'
import { perceivedFight, unseenIn } from './fight/ground/perceive.ts'
import { fightPlay } from './fight/index.ts'
import type { Fight } from './fight/state/state.ts'
import { beginningOf, mixed } from './fight/test/fuzz-fights.ts'
import { fight } from './fight/turn/fight.ts'
import { choosable } from './ruleset/rules.ts'
import { asFarAsSeen } from './scenes/fight-as-seen.ts'
import { fightView } from './views.ts'

const SEATS: readonly Viewer[] = [
  { role: 'gm', actors: [] },
  { role: 'player', actors: ['a0'] },
  { role: 'player', actors: ['nobody'] },
  { role: 'spectator', actors: [] },
]

/** As it comes to a page. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function readsAllOf(state: Fight, seat: Viewer): void {
  const shown = sent(show(state, fightPlay.sight, seat))
  expect(fightView.read(shown, 'view')).toEqual(shown)
}

const inFog = (state: Fight): Fight => ({ ...state, laid: { ...state.laid, fog: { ...state.laid.fog, on: true } } })

test('what any seat is shown of a fight is read as it is, in every state of it', () => {
  const ruleset = compose(choosable)
  for (const seed of ['one', 'two', 'three']) {
    const start = beginningOf(seed, ruleset.silent)
    const dice = throwing(seeded(`${seed} dice`))
    const play = startPlay({ ...fightPlay, ruleset }, fight, { rounds: 8 }, start, dice, [], mixed(seed, ruleset))
    let state = start
    for (const { fact } of play.entries) {
      if (fact === undefined) continue
      state = fightPlay.evolve(state, fightPlay.facts.read(fact, 'fact'))
      for (const seat of SEATS) readsAllOf(state, seat)
    }
    const fog = inFog(state)
    for (const seat of SEATS) readsAllOf(perceivedFight(fog, unseenBy(unseenIn(fog), seat)), seat)
  }
})

test('tensided.melee.grapple: when a sleeper hold puts somebody to sleep tells how tough he is, and only the GM', () => {
  const start = beginningOf('hold', compose(choosable).silent)
  const [by, on] = start.roster.map(({ id }) => id)
  if (by === undefined || on === undefined) throw new Error('nobody is there')
  const state: Fight = { ...start, holds: [{ by, on, kind: 'sleeper hold', until: 12 }] }
  const view = (role: Viewer['role'], ...actors: string[]) => show(state, fightPlay.sight, { role, actors })
  expect(fightView.read(view('gm'), 'view').holds).toEqual(state.holds)
  expect(fightView.read(view('player', by), 'view').holds).toEqual([{ by, on, kind: 'sleeper hold' }])
  // That it will is known: it is never taken for another hold.
  expect(asFarAsSeen(view('player', by)).holds).toMatchObject([{ until: expect.any(Number) }])
})
