/** What the game master paints makes a state that can be read again, or is refused. */

import { seeded } from '@umpire/dice'
import { type Json, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { fightState } from '../fight/state/state.ts'
import { choosable } from '../ruleset/rules.ts'
import { fightScene } from './fight-scene.ts'

const AS_PRINTED = { options: [], settings: {} }
const kind = fightScene(choosable)

/** On open ground, where any hex may be painted. */
function openGround() {
  const member = { template: 'rifleman', nation: 'british' }
  const sides = ['ours', 'theirs'].map(name => ({ name, members: [{ ...member, name: `${name} 1` }] }))
  const state = kind.begin({ system: 'gurps', sides }, 'given', AS_PRINTED)
  return kind.open(AS_PRINTED, { state, underway: null }, { throws: throwing(seeded('paint')), plays: () => false })
}

const cells = (many: number): readonly string[] =>
  Array.from({ length: many }, (_, nth) => `${nth % 200},${Math.floor(nth / 200)}`)

describe('gurps.procedure.combat: painting', () => {
  const full: readonly {
    readonly what: string
    readonly at: readonly string[]
    readonly value: Json
    readonly stroke: { readonly [part: string]: string }
  }[] = [
    {
      what: 'names',
      at: ['laid', 'names'],
      value: Object.fromEntries(cells(500).map(cell => [cell, 'Mill'])),
      stroke: { name: 'Mill' },
    },
    { what: 'hidden hexes', at: ['laid', 'fog', 'hidden'], value: cells(40_000), stroke: { fog: 'hidden' } },
  ]
  for (const { what, at, value, stroke } of full) {
    test(`gurps.procedure.combat: one stroke more than there may be ${what} is refused, and the fight stays readable`, () => {
      const scene = openGround()
      scene.override(at, value)
      const before = scene.data.state
      expect(() => scene.override(['paint'], { cells: ['-1,-1'], ...stroke })).toThrow(`state.${at.join('.')}`)
      expect(scene.data.state).toEqual(before)
      expect(() => fightState.read(scene.data.state, 'state')).not.toThrow()
      scene.override(['paint'], { cells: ['0,0'], ...stroke })
    })
  }
})
