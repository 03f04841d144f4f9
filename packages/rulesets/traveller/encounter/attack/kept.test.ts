/** What is kept of weapons in use and of throws to hit, in all that may happen in a fight, against the rules asked anew. */
import { seeded } from '@umpire/dice'
import { compose, simulator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { FUZZ_ENCOUNTERS } from '../../test/fuzz-encounters.ts'
import { anything } from '../../test/fuzz-policy.ts'
import { ATTACK_KINDS, type AttackAction } from '../choice/attack-action.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { encounterPlay } from '../index.ts'
import { inUse } from '../state/in-use.ts'
import type { Encounter } from '../state/state.ts'
import { encounter } from '../turn/encounter.ts'
import { attemptOf } from './attack.ts'
import { throwToHit } from './throw-at.ts'

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** With an option by which it matters whether a long gun is loaded when it is swung. */
const ruleset = compose(choosable, { options: ['cudgel-only-unloaded'], settings: {} })

/** Moments of fights in which anything may be chosen, all of them among the same people. */
function momentsOf(written: unknown): readonly Encounter[] {
  const file = encounterFile.read(written, 'file')
  const start = startOf(file, 'file', ruleset.silent)
  const moments: Encounter[] = []
  const evolve = (before: Encounter, fact: EncounterFact): Encounter => {
    const after = encounterPlay.evolve(before, fact)
    if (fact.type === 'roundEnded' || fact.type === 'moved') moments.push(after)
    return after
  }
  const fights = simulator({ ...encounterPlay, evolve, ruleset }, anything(seeded('kept')))
  for (let fight = 0; fight < 4; fight++) {
    fights.run(encounter, { rounds: file.rounds }, start, seeded(`fight ${fight}`))
  }
  return moments
}

/** Every attack that somebody could name on the first enemy, whether it is allowed or not. */
function attacksOf({ roster }: Encounter, place: number): readonly AttackAction[] {
  const own = roster[place]
  const target = roster.findIndex(({ party }) => party !== own?.party)
  const weapons = [null, ...(own?.weapons.keys() ?? [])]
  return weapons.flatMap(weapon => ATTACK_KINDS.map(kind => ({ kind, target, weapon })))
}

for (const [number, written] of FUZZ_ENCOUNTERS.entries()) {
  describe(`encounter ${number}`, () => {
    const moments = momentsOf(written)
    const named = moments.flatMap(state =>
      state.roster.flatMap((_, place) => attacksOf(state, place).map(action => ({ state, place, action }))),
    )

    test('traveller.equipment.brawling-weapons: a weapon in use that was kept is what the rules say anew', () => {
      const { silent } = ruleset
      for (const { state, place, action } of named) {
        expect(inUse(state, place, action, silent)).toEqual(inUse(state, place, action, ruleset.count()))
      }
    })
    test('traveller.combat.to-hit: a throw that was kept is what the rules say anew', () => {
      let thrown = 0
      for (const { state, place, action } of named) {
        if (action.kind === 'kill' || action.kind === 'throw') continue
        const [kept, anew] = [ruleset.silent, ruleset.count()].map(why => {
          try {
            const attempt = attemptOf(state, place, action, why)
            const { about, reading } = throwToHit(attempt, { target: action.target, group_dm: 0 }, why)
            return { about, hits: ROLLS.map(reading) }
          } catch {
            return 'barred'
          }
        })
        expect(kept).toEqual(anew)
        if (kept !== 'barred') thrown++
      }
      expect(thrown).toBeGreaterThan(100)
    })
  })
}
