/** One fight of a simulation again, by its seed: how it stood at first, and what each step changed. */
import { seeded } from '@umpire/dice'
import { changesBetween, LIMITS } from '@umpire/protocol'
import type { System } from '@umpire/registry'
import { partOf } from '../find-system.ts'
import { Refused } from '../refused.ts'
import type { Given, Gives } from './tasks.ts'

type Step = Gives['replay']['steps'][number]

export function replay(
  { encounter, seed, run }: Given['replay'],
  system: System,
  most: { readonly steps: number; readonly replay: number } = LIMITS,
): Gives['replay'] {
  const prepared = partOf(system, 'encounters').prepare(encounter)
  if (prepared.replay === undefined)
    throw new Refused(
      404,
      'not-found',
      `system: expected one whose fights can be shown, got ${JSON.stringify(system.id)}`,
    )
  const steps: Step[] = []
  let bytes = 0
  let cut = false
  const about = prepared.replay(seeded(seed).fork(run), ({ entry, before, after, turn }) => {
    if (cut) return
    const step = { entry, changes: changesBetween(before, after), ...(turn === undefined ? {} : { turn }) }
    bytes += Buffer.byteLength(JSON.stringify(step))
    cut = steps.length >= most.steps || bytes > most.replay
    if (!cut) steps.push(step)
  })
  return { system: system.id, seed, run, ...about, steps, cut }
}
