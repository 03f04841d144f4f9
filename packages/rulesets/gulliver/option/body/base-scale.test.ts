/** A campaign of people two inches high, told at their scale: made by the designer, fought by everybody's rules. */
import { seeded } from '@umpire/dice'
import { type Json, throwing } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { creatures } from '../../creature/kind.ts'
import { gulliverOptions } from '../index.ts'
import { PRESETS } from '../switch/presets.ts'
import { withAll } from '../test/fights-fixture.ts'

const system = gurpsWith([...screenOptions, ...gulliverOptions(screenOptions)], [creatures], PRESETS)
const kind = system.scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('GURPS has fights')

const made = (wishes: object): Json => creatures.make({ base_size: -9, ...wishes })
const chosen = withAll('base-scale', 'natural-encumbrance', 'unified-move', 'melee-range', 'scaled-bites', 'balance')

const given = {
  system: 'gurps',
  title: 'Under the floor',
  options: chosen.options,
  distance: 6,
  sides: [
    {
      name: 'thumblings',
      members: ['Tom', 'Thea'].map(name => ({
        name,
        character: made({ name, creature: 'human', size: -9, teeth: 'sharp' }),
      })),
    },
    {
      name: 'beetles',
      members: [{ name: 'beetle', character: made({ name: 'beetle', size: -10, legs: 6, arms: 0 }) }],
    },
  ],
}

const opened = (seed: string) => {
  const data = { state: kind.begin(given, 'given', chosen), underway: null }
  return kind.open(chosen, data, { throws: throwing(seeded(seed)), plays: () => true })
}

describe('gulliver.play.base-scale: thumblings against a beetle', () => {
  test('heroes are as strong, quick and large in their hexes as people are in ours', () => {
    const { state } = opened('who').data
    expect(state).toMatchObject({
      roster: [
        { st: 10, full_hp: 10, move: 35, frame: { yards: 2, hexes_long: 1 } },
        { st: 10, full_hp: 10 },
        { frame: { yards: 1.25 } },
      ],
    })
  })
  test('gulliver.play.combat-scale: the fight is fought to its end', () => {
    for (const seed of ['one', 'two', 'three']) {
      const scene = opened(seed)
      scene.goOn()
      expect(scene.over).toBe(true)
    }
  })
})
