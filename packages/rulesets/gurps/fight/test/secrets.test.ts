/** What seats see of a fight, and what is nobody's business. */
import { compose, show, viewEntry } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { evolveFight } from '../facts/evolve.ts'
import { fightFacts, watched } from '../facts/facts.ts'
import { fightSight } from '../state/sight.ts'
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
