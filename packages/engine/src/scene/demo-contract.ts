/**
 * What demos are held to: under its own options each comes to its end, whatever the dice say, and the people who play it
 * lead one fighter beside its companions.
 *
 *     for (const { title, wrong } of demoContract(kind, demos)) test(title, () => expect(wrong()).toBeUndefined())
 */
import { seeded } from '@umpire/dice'
import { throwing } from '../drivers/play-ask.ts'
import type { Clause } from '../inventory/contract.ts'
import type { Demo, Scene, SceneKind } from './scene.ts'

/** As it begins, with the program in everybody's place. */
export function demoScene(kind: SceneKind, demo: Demo, seed: string): Scene {
  const chosen = { options: demo.options ?? [], settings: {} }
  const data = { state: kind.begin(demo.given, demo.id, chosen), underway: null }
  return kind.open(chosen, data, { throws: throwing(seeded(seed)), plays: () => true })
}

const SEEDS = ['one', 'two', 'three']

export const demoContract = (kind: SceneKind, demos: readonly Demo[]): readonly Clause[] =>
  demos.flatMap(demo => [
    {
      title: `${demo.title} is fought to its end under its options`,
      wrong: () => {
        const endless = SEEDS.find(seed => {
          const scene = demoScene(kind, demo, seed)
          scene.goOn()
          return !scene.over
        })
        return endless === undefined ? undefined : `with the dice of seed ${endless} it has no end`
      },
    },
    {
      title: `${demo.title} has companions on the side that people play`,
      wrong: () => {
        const { actors, strangers } = demoScene(kind, demo, 'who')
        const own = actors.filter(actor => !strangers.includes(actor))
        const led = own.filter(actor => !demo.companions.includes(actor))
        const missing = demo.companions.filter(companion => !own.includes(companion))
        return led.length === 1 && missing.length === 0
          ? undefined
          : `led by people: ${led.join(', ')}; companions of another side: ${missing.join(', ')}`
      },
    },
  ])
