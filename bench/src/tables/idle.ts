/** What tables that nobody sits at cost in memory: five hundred of them beside fifty. */
import { report } from '../measure.ts'
import { served } from './served.ts'
import { attack, inFolder, openedRooms } from './tables.ts'

const FEW = 50
const MANY = 500
/** Bytes that a further idle table may cost. */
const ALLOWED = 100_000
const SAMPLES = 20
const SETTLE_MS = 4000

/** The least that the server held over a while: what is above it is cleared away. */
async function heldBy(origin: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let sample = 0; sample < SAMPLES; sample++) {
    const text = await (await fetch(`${origin}/api/metrics`)).text()
    const bytes = Number(/^umpire_memory_bytes\{kind="heapUsed"\} (\d+)/m.exec(text)?.[1])
    least = Math.min(least, bytes)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return least
}

const held = (tables: number): Promise<number> =>
  inFolder(async folder => {
    const server = await served(folder, 'clear')
    try {
      for (let done = 0; done < tables; done += FEW) {
        for (const room of await openedRooms(server.origin, FEW)) {
          await attack(room)
          await Promise.all([room.gm, ...room.others].map(one => one.leave()))
        }
      }
      await new Promise(resolve => setTimeout(resolve, SETTLE_MS))
      return await heldBy(server.origin)
    } finally {
      await server.stop()
    }
  })

export async function benchIdle(): Promise<void> {
  const few = await held(FEW)
  const many = await held(MANY)
  const each = Math.max(1, (many - few) / (MANY - FEW))
  report(
    `memory of ${MANY} idle tables beside ${FEW}, in bytes for each further one`,
    'an idle table',
    'what is allowed',
    1,
    [each],
    [ALLOWED],
  )
}
