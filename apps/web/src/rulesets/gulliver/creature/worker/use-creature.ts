/** Asks the worker of GULLIVER. */
import type { Json } from '@umpire/engine'
import type { Design } from '@umpire/gulliver'
import { deskHook, deskOf } from '../../../common/worker/use-desk.ts'
import type { CreatureAnswer, CreatureAsk } from '../building/ask.ts'

const desk = deskOf<CreatureAsk, CreatureAnswer>(
  () => new Worker(new URL('./creature-worker.ts', import.meta.url), { type: 'module' }),
)

export const useCreature = deskHook(desk)

type DesignAsk = Extract<CreatureAsk, { readonly kind: 'read' | 'sized' | 'told' }>

/** A design by the worker, once. @throws with the words of the rules, if they refuse it */
export async function designed(ask: DesignAsk) {
  const { design } = await desk.once(ask)
  return design
}

export async function fileOf(design: Design): Promise<Json> {
  const { file } = await desk.once({ kind: 'file', design })
  return file
}
