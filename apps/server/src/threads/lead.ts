/** Leads tables in this thread, for as long as it lives. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MessagePort } from 'node:worker_threads'
import { openShared, type SharedStore, type Store } from '@umpire/store'
import { Desk } from '../rooms/desk.ts'
import { errorOf } from '../rooms/error.ts'
import { Outgoing } from '../rooms/outgoing.ts'
import { Signs } from '../rooms/signs.ts'
import type { Beginning, ToThread } from '../rooms/wire.ts'
import { Work } from '../rooms/work.ts'

const BEAT_MS = 1000
/** Of the clock that tells how late the event loop is, in milliseconds. */
const TICK = 20
const NANOSECONDS = 1e9

/** Shows signs of life at once and from then on. */
function beat(signs: Signs): void {
  const clock = monitorEventLoopDelay({ resolution: TICK })
  clock.enable()
  const once = (): void => {
    // The clock measures from tick to tick: what is more than a tick is late.
    signs.beat(Math.max(0, clock.max / NANOSECONDS - TICK / 1000))
    clock.reset()
  }
  once()
  setInterval(once, BEAT_MS)
}

export function lead(
  port: MessagePort,
  { shared, signs: buffer }: Beginning,
  open: (shared: SharedStore) => Store = openShared,
): void {
  const signs = new Signs(buffer)
  const out = new Outgoing(items => port.postMessage(items))
  const desk = new Desk(open(shared), new Work(signs), out)
  beat(signs)
  port.on('message', (message: ToThread) => {
    desk.take(message).catch(error => out.send({ type: 'failed', error: errorOf(error) }))
  })
}
