/** A fight stored on 16 November 2026, as it was then: it is never written anew, so that what is stored can always be opened. */
import { readFileSync } from 'node:fs'
import { seeded } from '@umpire/dice'
import { type Json, type StoredFact, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightScene as sceneOf } from '../../scenes/fight-scene.ts'
import { fightState } from '../state/state.ts'
import { wrongWith } from '../test/invariants.ts'
import { fightFacts } from './facts.ts'

interface Stored {
  readonly start: Json
  readonly facts: readonly StoredFact[]
  /** After those facts, between two turns. */
  readonly state: Json
}

const FILE = new URL('../../../../../fixtures/games/gurps-stored-2026-11-16.json', import.meta.url)
const { start, facts, state }: Stored = JSON.parse(readFileSync(FILE, 'utf8'))
const AS_PRINTED = { options: [], settings: {} }
const scene = sceneOf(choosable)

describe('gurps.procedure.combat: a fight stored on 16 November 2026', () => {
  test('gurps.procedure.combat: its state is read, and legal', () => {
    const fight = fightState.read(state, 'state')
    expect(fight).toMatchObject({ stage: 'fight', second: 2 })
    expect([...wrongWith(fight)]).toEqual([])
  })

  test('gurps.procedure.combat: its facts are read, and make the same state from the same beginning', () => {
    for (const fact of facts) expect(() => fightFacts.read(fact)).not.toThrow()
    expect(fightState.read(scene.after(start, facts), 'after')).toEqual(fightState.read(state, 'state'))
  })

  test('gurps.procedure.combat: it goes on to its end', () => {
    const helpers = { throws: throwing(seeded('taken up again')), plays: () => true }
    const taken = scene.open(AS_PRINTED, { state, underway: null }, helpers)
    taken.goOn()
    expect(taken.over).toBe(true)
  })
})
