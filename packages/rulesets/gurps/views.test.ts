import { compose, type Field, type Sight, show, unseenBy, type Viewer } from '@umpire/engine'
import { expect, test } from 'vitest'
import { perceivedFight, unseenIn } from './fight/ground/perceive.ts'
import { fightPlay } from './fight/index.ts'
import type { Fight } from './fight/state/state.ts'
import { foughtAtRandom, MASTER, STRANGER } from './fight/test/secrets.ts'
import { choosable } from './ruleset/rules.ts'
import { storyPlay } from './story/index.ts'
import { fightView, storyView } from './views.ts'

const WATCHER: Viewer = { role: 'spectator', actors: [] }

/** As it comes to a page. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function readsAllOf<S>(view: Field<unknown>, sight: Sight<S>, state: S, seat: Viewer): void {
  const shown = sent(show(state, sight, seat))
  expect(view.read(shown, 'view')).toEqual(shown)
}

const inFog = (fight: Fight): Fight => ({ ...fight, laid: { ...fight.laid, fog: { ...fight.laid.fog, on: true } } })

test('what any seat is shown of a fight is read as it is, in every state of it', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { start, entries } = foughtAtRandom(seed, compose(choosable), 8)
    const seats: readonly Viewer[] = [MASTER, STRANGER, WATCHER, { role: 'player', actors: ['a0'] }]
    let state = start
    for (const { fact } of entries) {
      if (fact === undefined) continue
      state = fightPlay.evolve(state, fightPlay.facts.read(fact, 'fact'))
      for (const seat of seats) readsAllOf(fightView, fightPlay.sight, state, seat)
    }
    const fog = inFog(state)
    for (const seat of seats)
      readsAllOf(fightView, fightPlay.sight, perceivedFight(fog, unseenBy(unseenIn(fog), seat)), seat)
  }
})

test('what any seat is shown of a story is read as it is', () => {
  const file = {
    system: 'gurps',
    version: 1,
    identity: { name: 'Mado', concept: 'courier' },
    attributes: { st: 11, dx: 10, iq: 10, ht: 12 },
    traits: ['Alertness', { trait: 'Luck', level: 1, kept: 'as written' }],
    skills: [{ skill: 'Stealth', points: 2 }],
    later: { than: 'this version' },
  }
  const hurt = {
    hp_lost: 5,
    bleeding: { next_in: 30, dry: 1 },
    out: { by: 'faint', seconds: 4, since_roll: 0, next_in: 9, roll: 'HT', modifier: 0, every: 'turn', coma: 'none' },
    crippled: [{ part: 'left arm', until: 'unrolled', seconds_left: null, by: 'wound' }],
    scars: ['scarred'],
  }
  const given = { people: { Mado: file, Kurt: { ...file, npc: true } }, conditions: { Mado: hurt, Kurt: {} } }
  const story = storyPlay.state.read(given, 'story')
  for (const seat of [MASTER, STRANGER, WATCHER, { role: 'player', actors: ['Mado'] } as const])
    readsAllOf(storyView, storyPlay.sight, story, seat)
})
