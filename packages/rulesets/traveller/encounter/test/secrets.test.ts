/** What each seat sees of an encounter: of the state, of the log, and of what is asked. */
import { seeded } from '@umpire/dice'
import { type PlayAnswer, type Seat, show, startPlay, throwing, viewEntry, viewQuestion } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { anything } from '../../test/fuzz-policy.ts'
import { encounterFacts } from '../facts/facts.ts'
import { encounterSight } from '../state/sight.ts'
import type { Encounter } from '../state/state.ts'
import { encounter } from '../turn/encounter.ts'
import { round } from '../turn/round.ts'
import { begin, fighting, fileOf, world } from './encounter-fixture.ts'

const gm: Seat = { id: 'gm', role: 'gm', actors: [] }
const guest: Seat = { id: 'guest', role: 'spectator', actors: [] }
const playing = (actor: string): Seat => ({ id: actor, role: 'player', actors: [actor] })

const rifle = { weapon: 'Rifle', carried: 'in hand', spare_loads: 1, accessories: ['Telescopic Sights'] }
const PEOPLE = {
  A: { upp: '777', skills: { Rifle: 1 }, weapons: [{ ...rifle, misaligned: true }, 'Bayonet'] },
  A2: { upp: '777', weapons: [{ weapon: 'Flintlock Musket', carried: 'in hand', spare_loads: 1 }, 'Dagger'] },
  A3: { upp: '777', weapons: ['Cutlass', { weapon: 'Revolver', spare_loads: 1 }], armor: 'cloth' },
  B: { upp: '777', weapons: [{ weapon: 'Automatic Rifle', carried: 'in hand', spare_loads: 1 }], armor: 'ablat' },
  B2: { upp: '777', weapons: [{ weapon: 'Laser Carbine', carried: 'in hand' }] },
  B3: { upp: '777', kind: 'animal', weapons: ['Teeth', 'Claws'] },
}
const named = (...names: readonly (keyof typeof PEOPLE)[]) => names.map(name => ({ name, ...PEOPLE[name] }))

/** Everybody's hidden numbers begin with a digit of their own, and have five of them. */
const BLOCK = 10_000
const ownNumber = (place: number): RegExp => new RegExp(`(?<![\\d.])${place + 1}\\d{4}(?!\\d)`)
function marked(state: Encounter): Encounter {
  const standing = state.standing.map((one, place) => {
    const own = (place + 1) * BLOCK + 5000
    return {
      ...one,
      // One lies there, to be finished off.
      ...(one.id === 'B2' ? { status: 'unconscious' as const, zeros: 1, strength: 0 } : { strength: own + 100 }),
      dexterity: own + 200,
      endurance: own + 300,
      blows_left: own + 400,
      weapons: one.weapons.map(weapon => ({ ...weapon, ammo: own + 500, spare_loads: own + 600 })),
    }
  })
  // Drawing against each other is told to everybody, and with it who is how fast.
  return { ...state, standing, surprised_once: true }
}

const start = marked(
  fighting(fileOf(named('A', 'A2', 'A3'), named('B', 'B2', 'B3'), { world_size: 0 }), 0, [
    ['A', 'B2'],
    ['A2', 'B2'],
    ['A3', 'B3'],
  ]),
)

describe('traveller.proc.encounter: the state', () => {
  for (const [place, { id }] of start.roster.entries()) {
    test(`${id} sees no hidden number but those of ${id}`, () => {
      const seen = JSON.stringify(show(start, encounterSight, playing(id)))
      for (const other of start.roster.keys()) expect(ownNumber(other).test(seen), `${other}`).toBe(other === place)
    })
  }
  test('a guest sees none, and the referee all', () => {
    for (const place of start.roster.keys()) {
      expect(JSON.stringify(show(start, encounterSight, guest))).not.toMatch(ownNumber(place))
      expect(JSON.stringify(show(start, encounterSight, gm))).toMatch(ownNumber(place))
    }
  })
  test('traveller.equipment.sight-damage: whoever owns sights out of line does not see it', () => {
    const owner = show(start, encounterSight, playing('A'))
    expect(JSON.stringify(owner)).not.toContain('misaligned')
    expect(JSON.stringify(show(start, encounterSight, gm))).toContain('"misaligned":[0]')
  })
})

describe('traveller.proc.combat-round: the log', () => {
  const plays = Array.from({ length: 60 }, (_, game) =>
    startPlay(world, round, {}, start, throwing(seeded(`secret ${game}`)), [], anything(seeded(`choice ${game}`))),
  )
  const sent = (seat: Seat): string =>
    JSON.stringify(plays.map(({ entries }) => entries.map(entry => viewEntry(encounterFacts, entry, seat))))

  test('something of everything happens in it', () => {
    const types = new Set(plays.flatMap(({ entries }) => entries.map(({ fact }) => fact?.type)))
    const needed = ['attacked', 'wounded', 'finishedOff', 'misfired', 'workedOn', 'drew', 'moved', 'surrendered']
    expect(needed.filter(type => !types.has(type))).toEqual([])
  })
  for (const [place, { id }] of start.roster.entries()) {
    test(`nobody but ${id} and the referee is told a hidden number of ${id}`, () => {
      expect(sent(gm)).toMatch(ownNumber(place))
      for (const { id: other } of start.roster) {
        if (other !== id) expect(ownNumber(place).exec(sent(playing(other)))?.[0], other).toBeUndefined()
      }
      expect(sent(guest)).not.toMatch(ownNumber(place))
    })
  }
  test('traveller.combat.coup-de-grace: who attacks after a killing shot does not learn what is left in that gun', () => {
    const acts = { A: 'kill:B2:Rifle', A2: 'swing:B:Hands', A3: 'none', B: 'none', B3: 'none' }
    const play = startPlay(world, round, {}, start)
    for (const by of Object.keys(acts)) play.answer({ by, choice: 'stand' })
    for (const [by, choice] of Object.entries(acts)) play.answer({ by, choice })
    play.answer({ total: 2 })
    expect(play.entries.map(({ fact }) => fact?.type)).toContain('finishedOff')
    const seen = JSON.stringify(play.entries.map(entry => viewEntry(encounterFacts, entry, playing('A2'))))
    expect(seen).not.toMatch(ownNumber(0))
  })
  test('who is wounded knows how badly, and the others that it happened', () => {
    const [wounded] = plays.flatMap(({ entries }) =>
      entries.filter(({ fact }) => fact?.type === 'wounded' && fact.values['who'] === 'B'),
    )
    if (wounded === undefined) throw new Error('B was never wounded')
    expect(viewEntry(encounterFacts, wounded, playing('B'))?.fact?.values).toHaveProperty('strength')
    const seen = viewEntry(encounterFacts, wounded, playing('A'))
    expect(seen?.fact?.values).not.toHaveProperty('fell_at')
    expect(seen?.fact?.values).toMatchObject({ who: 'B', status: 'active' })
    expect(seen?.fact?.values).not.toHaveProperty('strength')
    expect(seen?.why).toEqual([])
  })
})

describe('traveller.combat.to-hit: the reasons of an attack', () => {
  const reasonsOf = (seat: Seat, choice: string): string => {
    const near = fighting(fileOf(named('A3'), named('B2')), 0, [['A3', 'B2']])
    const play = startPlay(world, round, {}, near)
    for (const by of ['A3', 'B2']) play.answer({ by, choice: 'stand' })
    play.answer({ by: 'A3', choice })
    play.answer({ by: 'B2', choice: 'none' })
    play.answer({ total: 2 })
    const attack = play.entries.find(({ fact }) => fact?.type === 'attacked')
    if (attack === undefined) throw new Error('nobody attacked')
    return JSON.stringify(viewEntry(encounterFacts, attack, seat)?.why)
  }
  test('traveller.combat.parry: tell whoever strikes nothing of how well the other parries', () => {
    expect(reasonsOf(gm, 'swing:B2:Cutlass')).toContain('"defence"')
    expect(reasonsOf(playing('A3'), 'swing:B2:Cutlass')).toBe('[]')
  })
  test('traveller.combat.to-hit: tell whoever shoots all but what the other holds', () => {
    const why = reasonsOf(playing('A3'), 'shoot:B2:Revolver')
    expect(why).toContain('traveller.combat.to-hit')
    expect(why).not.toMatch(/parry|Laser Carbine/)
  })
})

describe('traveller.equipment.sight-damage: a shot through sights out of line', () => {
  const far = fighting(fileOf(named('A'), named('B')), 8)
  const play = startPlay(world, round, {}, far)
  const answers: readonly PlayAnswer[] = [
    { by: 'A', choice: 'stand' },
    { by: 'B', choice: 'stand' },
    { by: 'A', choice: 'shoot:B:Rifle' },
    { by: 'B', choice: 'none' },
  ]
  for (const answer of answers) play.answer(answer)

  test('is thrown for in secret, by the referee', () => {
    const [asked] = play.questions
    if (asked === undefined) throw new Error('nothing is asked')
    expect(viewQuestion(asked, gm)).toMatchObject({ kind: 'roll', about: { secret: true } })
    expect(viewQuestion(asked, playing('A'))).toEqual({ kind: 'waiting' })
  })
  test('misses, and does not tell who fired it why', () => {
    play.answer({ total: 12 })
    for (const seat of [playing('A'), playing('B'), guest]) {
      const seen = play.entries.map(entry => viewEntry(encounterFacts, entry, seat))
      expect(JSON.stringify(seen)).not.toMatch(/misaligned|sight-damage|out of line/)
      expect(seen.map(entry => entry?.fact?.type)).toContain('attacked')
      expect(seen.flatMap(entry => entry?.rolls ?? [])).toEqual([])
    }
    expect(play.entries.find(({ fact }) => fact?.type === 'attacked')?.fact?.values['hits']).toEqual([false])
  })
})

describe('traveller.combat.movement-status: stating movements', () => {
  const play = startPlay(world, encounter, { rounds: 1 }, begin(fileOf(named('A', 'A2'), named('B', 'B3'))))
  play.answer({ choice: 'stay' })
  play.answer({ choice: 'stay' })
  const told = (seat: Seat): string =>
    JSON.stringify([
      play.questions.map(question => viewQuestion(question, seat)),
      play.entries.map(entry => viewEntry(encounterFacts, entry, seat)),
      show(play.state, encounterSight, seat),
    ])
  test('everybody sees what they are asked, and that others are waited for, not who', () => {
    const seen = play.questions.map(question => viewQuestion(question, playing('A2')))
    expect(seen).toMatchObject([{ kind: 'waiting' }, { who: 'A2' }, { kind: 'waiting' }, { kind: 'waiting' }])
    expect(seen[0]).toEqual({ kind: 'waiting' })
  })
  test('what was stated shows nowhere before all have stated it, and then only as it was done', () => {
    const before = told(playing('B'))
    play.answer({ by: 'A', choice: 'close:B:run' })
    play.answer({ by: 'A2', choice: 'evade' })
    play.answer({ by: 'B3', choice: 'surrender' })
    const now = told(playing('B'))
    expect(now.length).toBeLessThanOrEqual(before.length)
    expect(now).not.toMatch(/close_range|(?<!"kind":)"evade"(?!,"label")|surrendered/)
    play.answer({ by: 'B', choice: 'stand' })
    const [moved] = play.entries.flatMap(entry => (entry.fact?.type === 'moved' ? [entry] : []))
    if (moved === undefined) throw new Error('nobody moved')
    expect(viewEntry(encounterFacts, moved, playing('B'))).toMatchObject({
      fact: { values: { movements: ['close_range', 'evade', 'stand', 'stand'], running: [0] } },
      why: [],
    })
  })
})
