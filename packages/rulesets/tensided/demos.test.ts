import { seeded } from '@umpire/dice'
import { throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { demos } from './demos.ts'
import { tensided } from './index.ts'

const kind = tensided.scenes.find(one => one.kind === 'fight')
if (kind === undefined) throw new Error('G&G has fights')

describe.each(demos)('$title', demo => {
  const chosen = { options: [...(demo.options ?? [])], settings: {} }
  const opened = (seed: string) => {
    const data = { state: kind.begin(demo.given, 'given', chosen), underway: null }
    return kind.open(chosen, data, { throws: throwing(seeded(seed)), plays: () => true })
  }
  test('is fought to its end', () => {
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
