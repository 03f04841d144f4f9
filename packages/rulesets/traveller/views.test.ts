import { seeded } from '@umpire/dice'
import { compose, type Field, type Playable, type Seat, show, startPlay, throwing } from '@umpire/engine'
import { expect, test } from 'vitest'
import {
  bot,
  careerPlay,
  careerWorld,
  characterFrom,
  choosable,
  createCharacter,
  downtimePlay,
  encounter,
  encounterFile,
  encounterPlay,
  NEW_CAREER,
  startOf,
  traveller,
  wishing,
} from './index.ts'
import { careerView, downtimeView, encounterView } from './views.ts'

const ruleset = compose(choosable)
const SEATS: readonly Omit<Seat, 'id'>[] = [
  { role: 'gm', actors: [] },
  { role: 'player', actors: ['Ada', 'Bram'] },
  { role: 'spectator', actors: [] },
]
const SEEDS = ['one', 'two', 'three']

/** As it comes to a page. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function readsAllOf<S>(view: Field<unknown>, { sight }: Pick<Playable<S, never>, 'sight'>, state: S): void {
  for (const seat of SEATS) {
    const shown = sent(show(state, sight, seat))
    expect(view.read(shown, 'view')).toEqual(shown)
  }
}

test('what any seat is shown of an encounter is read as it is, in every state of it', () => {
  const given = traveller.demos.find(({ id }) => id === 'warehouse')?.given
  for (const seed of SEEDS) {
    let state = startOf(encounterFile.read(given, 'demo'), 'demo', ruleset.silent)
    const world = { ...encounterPlay, ruleset }
    const play = startPlay(world, encounter, { rounds: 10 }, state, throwing(seeded(seed)), [], bot(ruleset))
    readsAllOf(encounterView, encounterPlay, state)
    for (const { fact } of play.entries) {
      if (fact === undefined) continue
      state = encounterPlay.evolve(state, encounterPlay.facts.read(fact, 'fact'))
      readsAllOf(encounterView, encounterPlay, state)
    }
  }
})

test('what any seat is shown of a career, and of the character that comes of it, is read as it is', () => {
  const given = { name: 'Ada', gender: '', race: '', player_character: true }
  for (const seed of SEEDS) {
    const source = throwing(seeded(seed))
    const play = startPlay(careerWorld(ruleset), createCharacter, given, NEW_CAREER, source, [], wishing('anything'))
    readsAllOf(careerView, careerPlay, play.state)
    const Ada = characterFrom(play.entries.flatMap(({ fact }) => fact ?? []))
    readsAllOf(downtimeView, downtimePlay, downtimePlay.state.read({ seconds: 60, characters: { Ada } }, 'downtime'))
  }
})
