import { seeded } from '@umpire/dice'
import { throwing } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { gulliverDemos } from './demos.ts'
import { creatures, gulliverOptions, PRESETS } from './index.ts'

const options = [...screenOptions, ...gulliverOptions(screenOptions)]
const kind = gurpsWith(options, [creatures], PRESETS).scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('GURPS has fights')

describe.each(gulliverDemos)('$title', demo => {
  const chosen = { options: [...(demo.options ?? [])], settings: {} }
  const opened = (seed: string) => {
    const data = { state: kind.begin(demo.given, 'given', chosen), underway: null }
    return kind.open(chosen, data, { throws: throwing(seeded(seed)), plays: () => true })
  }
  test('is fought to its end under its options', () => {
    for (const seed of ['one', 'two', 'three']) {
      const scene = opened(seed)
      scene.goOn()
      expect(scene.over).toBe(true)
    }
  })
  test('is on hexes, between bodies of very different size', () => {
    const { state } = opened('sizes').data
    expect(state).toMatchObject({
      map: expect.anything(),
      roster: [{ frame: { yards: 7, hexes_long: 2 } }, {}, {}, {}, {}],
    })
  })
  test('has companions on the side that people play', () => {
    const { actors, strangers } = opened('who')
    const own = actors.filter(actor => !strangers.includes(actor))
    expect(own.length).toBe(demo.companions.length + 1)
    for (const companion of demo.companions) expect(own).toContain(companion)
  })
})
