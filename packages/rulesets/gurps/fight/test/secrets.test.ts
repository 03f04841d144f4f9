/** What seats see of a fight, and what is nobody's business. */
import { compose, show, type Viewer, viewEntry } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { asFarAsSeen } from '../../scenes/fight-as-seen.ts'
import { marked } from '../facts/body.ts'
import { evolveFight } from '../facts/evolve.ts'
import { fightFacts, watched } from '../facts/facts.ts'
import { fightSight } from '../state/sight.ts'
import { fightView } from '../state/view.ts'
import { workedPeople } from './people.ts'
import { foughtAtRandom, MASTER, STRANGER, secretsTold } from './secrets.ts'

describe('gurps.procedure.combat: reasons', () => {
  const ruleset = compose(choosable)
  const logs = Array.from({ length: 40 }, (_, game) => foughtAtRandom(`secret ${game}`, ruleset, 30).entries)

  test('gurps.injury: no foe is told what wounds, fatigue and the dodge of somebody come to', () => {
    const told = logs.flatMap(entries => secretsTold(STRANGER, entries))
    expect([...new Set(told)]).toEqual([])
  })

  test('gurps.injury: the game master is', () => {
    const told = new Set(logs.flatMap(entries => secretsTold(MASTER, entries)).map(one => one.split(' with ')[0]))
    for (const rule of ['gurps.injury.shock', 'gurps.injury.knockdown', 'gurps.injury.death', 'gurps.defense.dodge']) {
      expect(told).toContain(rule)
    }
  })
})

describe('gurps.procedure.combat: a body', () => {
  const frame = {
    ...{ yards: 2, body_lb: 190, carried_lb: 33, lift_st: 17, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1 },
    more: { combat_st: 16, wrestling: 14, wings: 2 },
  }
  const marks = { 'held-by': 'dora', breath: 9, 'turn-speed': 4 }
  const people = workedPeople()
  const state = {
    ...people,
    roster: people.roster.map(one => ({ ...one, frame })),
    standing: people.standing.map(one => ({ ...one, marks })),
  }
  const seen = (seat: Viewer) => fightView.read(show(state, fightSight, seat), 'fight')
  const placeOf = (id: string) => people.roster.findIndex(one => one.id === id)
  const DORA: Viewer = { role: 'player', actors: ['dora'] }

  test('gurps.looks.frame: what it lifts, weighs and has learned is seen by its player and the GM alone', () => {
    const open = { yards: 2, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1, more: { wings: 2 } }
    expect(seen(DORA).roster[placeOf('dora')]?.frame).toEqual(frame)
    expect(seen(DORA).roster[placeOf('kurt')]?.frame).toEqual(open)
    expect(seen(MASTER).roster[placeOf('kurt')]?.frame).toEqual(frame)
  })
  test('gurps.looks.frame: the odds assume an average person of that length', () => {
    const assumed = asFarAsSeen(show(state, fightSight, DORA)).roster[placeOf('kurt')]
    expect(assumed).toMatchObject({ st: 10, frame: { yards: 2, lift_st: 10, carried_lb: 0 } })
    expect(assumed?.frame?.body_lb).toBeCloseTo(163, 0)
    expect(asFarAsSeen(show(state, fightSight, DORA)).roster[placeOf('dora')]?.frame).toEqual(frame)
  })
  test('gurps.procedure.combat: of what options keep of it others see what is open, and hear no more', () => {
    const open = { 'held-by': 'dora', 'turn-speed': 4 }
    expect(seen(DORA).standing[placeOf('dora')]?.marks).toEqual(marks)
    expect(seen(DORA).standing[placeOf('kurt')]?.marks).toEqual(open)
    const told = (key: string, says: string) =>
      viewEntry(
        fightFacts,
        { fact: { ...marked({ who: 'kurt', key, value: 9, says }), version: 1 }, rolls: [], why: [] },
        DORA,
      )?.fact?.values
    expect(told('breath', '')).toBeUndefined()
    expect(told('breath', 'Kurt gasps.')).toEqual({ who: 'kurt', says: 'Kurt gasps.' })
    expect(told('turn-speed', '')).toEqual({ who: 'kurt', key: 'turn-speed', value: 9, says: '' })
  })
})

describe('gurps.procedure.combat: who waits for whom', () => {
  const fact = watched({ who: 'dora', arm: 0, q: 4, r: -1, radius: 1, looks: true, turns: 2 })
  const [dora, kurt] = ['dora', 'kurt'].map(actor => ({ role: 'player' as const, actors: [actor] }))
  const seats = [MASTER, dora ?? MASTER, kurt ?? MASTER, { role: 'spectator', actors: [] }] as const

  test('gurps.procedure.combat: the hexes that somebody watches are seen by him and the game master alone', () => {
    const state = evolveFight(workedPeople(), fact)
    const seen = seats.map(seat => JSON.stringify(show(state, fightSight, seat)).includes('"looks":true'))
    expect(seen).toEqual([true, true, false, false])
  })

  test('gurps.procedure.combat: and so is the fact', () => {
    const seen = seats.map(
      seat => viewEntry(fightFacts, { fact: { ...fact, version: 1 }, rolls: [], why: [] }, seat)?.fact?.values,
    )
    const rest = { q: 4, r: -1, radius: 1, looks: true, turns: 2 }
    expect(seen).toEqual([
      { who: 'dora', arm: 0, ...rest },
      { who: 'dora', arm: 0, ...rest },
      { who: 'dora', arm: 0 },
      { who: 'dora', arm: 0 },
    ])
  })
})
