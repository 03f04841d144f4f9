/** Every kind of fact is told, as the game master sees it and as a player does. */
import { seeded } from '@umpire/dice'
import { compose, type EntryView, type Json, type Seat, show, startPlay, throwing, viewEntry } from '@umpire/engine'
import {
  bot,
  careerPlay,
  careerWorld,
  choosable,
  createCharacter,
  encounter,
  encounterFile,
  encounterPlay,
  NEW_CAREER,
  startOf,
  traveller,
} from '@umpire/traveller'
import { doingNamed } from '@umpire/traveller/at-table'
import { describe, expect, test } from 'vitest'
import { spokenOf } from '../../common/log/parts.ts'
import { readEncounter } from '../views/encounter-view.ts'
import { careerSentence } from './career-line.ts'
import { encounterSentence, UNSEEN } from './encounter-line.ts'
import { settledRoll } from './settled-rolls.ts'
import { logWords } from './words.ts'

const ruleset = compose(choosable)
const MASTER: Seat = { id: 'gm', role: 'gm', actors: [] }
const PLAYER: Seat = { id: 'player', role: 'player', actors: ['Ada', 'Bram'] }

function fight(given: Json, seed: string, seat: Seat) {
  const file = encounterFile.read(given, 'demo')
  const start = startOf(file, 'demo', ruleset.silent)
  const world = { ...encounterPlay, ruleset }
  const play = startPlay(world, encounter, { rounds: 30 }, start, throwing(seeded(seed)), [], bot(ruleset))
  const view = readEncounter(show(play.state, encounterPlay.sight, seat))
  const seen = play.entries.flatMap(entry => viewEntry(encounterPlay.facts, entry, seat) ?? [])
  return { view, seen }
}

const told = ({ view, seen }: ReturnType<typeof fight>): readonly string[] =>
  seen.map(entry => spokenOf(encounterSentence(entry, view)))

/** No hole where a word should be, no name of a field. */
const sound = (line: string): void => {
  expect(line).not.toMatch(/undefined|NaN|\[object|_| {2}|^[.,]/)
  expect(line).toMatch(/[.?]$/)
}

const thrown = { ...plain(traveller.demos[0]?.given), range: undefined, surprise: undefined }
function plain(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
const open: Json = JSON.parse(JSON.stringify(thrown))

describe('a fight', () => {
  test('is told in sentences to everybody', () => {
    const types = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      for (const seat of [MASTER, PLAYER]) {
        const seen = fight(seed % 2 === 0 ? (traveller.demos[0]?.given ?? null) : open, `fight ${seed}`, seat)
        for (const { fact } of seen.seen) types.add(fact?.type ?? '')
        for (const line of told(seen)) sound(line)
      }
    }
    for (const type of ['surprised', 'met', 'moved', 'attacked', 'wounded', 'testedMorale', 'roundEnded', 'ended']) {
      expect(types).toContain(type)
    }
  })
  const { view } = fight(traveller.demos[0]?.given ?? null, 'names', MASTER)
  const tell = (entry: Partial<EntryView>): string =>
    spokenOf(encounterSentence({ rolls: [], why: [], ...entry }, view))
  const roll = { purpose: 'to hit Oskar', by: 'Ada', dice: '2d6', faces: [6, 3], total: 9 }
  test('tells an attack whose reasons are hidden', () => {
    const values = { who: 'Oskar', how: 'shoot', weapon: 0, targets: ['Ada'], hits: [false] }
    expect(tell({ fact: { type: 'attacked', values }, rolls: [roll] })).toBe(
      'Oskar fires the revolver at Ada: 9, missed.',
    )
  })
  test('tells a movement as it was, whoever has died or gone since', () => {
    const values = {
      movements: ['stand', 'close_range', 'evade', 'open_range', 'stand'],
      running: [1],
      bands: [0, 1, 2, 3, 2],
      contacts: [['Bram', 'Oskar']],
    }
    const line =
      'Bram closes at a run to band 1, Oskar evades and Lem opens the range to band 3. At close range: Bram and Oskar.'
    expect(tell({ fact: { type: 'moved', values } })).toBe(line)
    const later = {
      ...view,
      figures: view.figures.map(one => ({ ...one, status: 'dead' as const, gone: 'escaped' as const, band: 9 })),
    }
    const entry = { fact: { type: 'moved', values }, rolls: [], why: [] }
    expect(spokenOf(encounterSentence(entry, later))).toBe(line)
    const still = { ...values, movements: values.movements.map(() => 'stand'), contacts: [] }
    expect(tell({ fact: { type: 'moved', values: still } })).toBe('Nobody moves.')
  })
  test('tells a line of another scene without guessing', () => {
    const values = { who: 'Ada', how: 'shoot', weapon: 0, targets: ['Oskar'], hits: [true] }
    const elsewhere = UNSEEN
    const told_ = (type: string, given: Json): string =>
      spokenOf(encounterSentence({ fact: { type, values: given }, rolls: [], why: [] }, elsewhere))
    expect(told_('attacked', values)).toBe('Ada fires a weapon at Oskar: hit.')
    expect(told_('moved', { movements: ['close_range', 'stand'], bands: [1, 2] })).toBe('They move.')
    expect(told_('letGo', { party: 1 })).toBe('One side are let go.')
  })
  test('says whose wound it is where one shot hit several', () => {
    const shot = (total: number) => ({ purpose: 'wounds', by: 'Ada', dice: '4d6', faces: [], total })
    const values = { who: 'Ada', how: 'shoot', weapon: 0, targets: ['Lem', 'Vitek'], hits: [true, true] }
    expect(tell({ fact: { type: 'attacked', values }, rolls: [roll, roll, shot(11), shot(10)] })).toBe(
      'Ada fires the shotgun at Lem: 9, hit and Vitek: 9, hit. Wound of Lem: 11. Wound of Vitek: 10.',
    )
  })
  test('tells a wound without the numbers of a stranger', () => {
    const values = { who: 'Oskar', by: 'Ada', status: 'unconscious', fell_at: 15, laser: false }
    expect(tell({ fact: { type: 'wounded', values } })).toBe('Oskar, hit by Ada, is unconscious.')
    expect(tell({ fact: { type: 'wounded', values: { ...values, strength: 7, dexterity: 0, endurance: 3 } } })).toBe(
      'Oskar, hit by Ada, is at 7-0-3, unconscious.',
    )
  })
  test('tells what is done with a weapon', () => {
    const works = (doing: string) => logWords.encounter.works(doingNamed(doing), 'the rifle', true, 1, 20)
    expect(works('reload')).toBe(' reloads the rifle: 20 rounds in it.')
    expect(works('fit Silencer')).toBe(' fits Silencer on the rifle.')
    expect(works('remove Silencer')).toBe(' takes Silencer off the rifle.')
    expect(works('juggle')).toBe(' works on the rifle.')
  })
  test('begins a sentence about a side with a capital', () => {
    expect(tell({ fact: { type: 'letGo', values: { party: 1 } } })).toBe('The thugs are let go.')
  })
  test('tells dice that nothing came of yet, and notes', () => {
    expect(tell({ rolls: [roll] })).toBe('Ada, to hit Oskar: 9.')
    expect(tell({ note: { text: 'everybody has named an action' } })).toBe('Everybody has named an action.')
  })
  test('knows what settled a throw', () => {
    const { seen } = fight(traveller.demos[0]?.given ?? null, 'settled', MASTER)
    const attack = seen.find(({ fact }) => fact?.type === 'attacked')
    if (attack === undefined) throw new Error('expected an attack')
    expect(settledRoll(attack, 0)?.label).toBe('8+')
  })
})

describe('a career', () => {
  test('is told in sentences', () => {
    const types = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const given = { name: 'Teodor', gender: '', race: '', player_character: true }
      const world = careerWorld(ruleset)
      const source = throwing(seeded(`career ${seed}`))
      let turn = seed
      // One choice after the other, so that everything is chosen now and then.
      const play = startPlay(world, createCharacter, given, NEW_CAREER, source, [], ({ choices }) => {
        const legal = choices.filter(({ refused }) => refused === undefined)
        turn += 1
        return legal[turn % legal.length]?.key
      })
      for (const entry of play.entries) {
        const seen = viewEntry(careerPlay.facts, entry, MASTER)
        if (seen === undefined) continue
        types.add(seen.fact?.type ?? '')
        sound(spokenOf(careerSentence(seen, 'Teodor')))
      }
    }
    for (const type of [
      'enlisted',
      'rejected',
      'drafted',
      'survived',
      'learned',
      'improved',
      'aged',
      'paid',
      'styled',
    ]) {
      expect(types).toContain(type)
    }
  })
})
