import { seeded } from '@umpire/dice'
import { throwing } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { describe, expect, test } from 'vitest'
import { screenDemos } from './demos.ts'
import { screenOptions } from './option/index.ts'

const kind = gurpsWith(screenOptions).scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('GURPS has fights')

describe.each(screenDemos)('$title', demo => {
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
  test('has companions on the side that people play', () => {
    const { actors, strangers } = opened('who')
    const own = actors.filter(actor => !strangers.includes(actor))
    expect(own.length).toBe(demo.companions.length + 1)
    for (const companion of demo.companions) expect(own).toContain(companion)
  })
})
