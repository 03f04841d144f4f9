/**
 * What tables cost in memory: five hundred that nobody sits at beside fifty, and fights of GURPS with four people each, some
 * attacks old. And what the whole server holds with the fifty.
 */
import { report } from '../measure.ts'
import { beginFight, inPatrol, playOn } from './gurps-tables.ts'
import { served } from './served.ts'
import { attack, inFolder, openedRooms } from './tables.ts'

const FEW = 50
const MANY = 500
/** Bytes that a further idle table may cost. */
const ALLOWED = 100_000
/** Bytes that a fight with four people may cost, and that a server may hold altogether. */
const ALLOWED_OPEN = 300_000
const ALLOWED_IN_ALL = 200e6
const OPEN = 20
const ATTACKS = 6
const SAMPLES = 20
const SETTLE_MS = 4000

/** The least that the server held over a while: what is above it is cleared away. */
async function heldBy(origin: string, kind: 'heapUsed' | 'rss' = 'heapUsed'): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let sample = 0; sample < SAMPLES; sample++) {
    const text = await (await fetch(`${origin}/api/metrics`)).text()
    const bytes = Number(new RegExp(`^umpire_memory_bytes\\{kind="${kind}"\\} (\\d+)`, 'm').exec(text)?.[1])
    least = Math.min(least, bytes)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return least
}

/** What the server holds of tables that nobody sits at, and altogether. */
const held = (tables: number): Promise<{ readonly heap: number; readonly all: number }> =>
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
      return { heap: await heldBy(server.origin), all: await heldBy(server.origin, 'rss') }
    } finally {
      await server.stop()
    }
  })

/** What a further fight with four people costs, some attacks on. */
const heldOpen = (): Promise<number> =>
  inFolder(async folder => {
    const server = await served(folder, 'clear')
    try {
      const fight = async () => {
        const room = await inPatrol(server.origin)
        await beginFight(room)
        for (let attack = 0; attack < ATTACKS; attack++) await playOn(room, () => undefined)
        return room
      }
      // The first ones bring everything along that all of them share.
      const rooms = [await fight(), await fight()]
      const before = await heldBy(server.origin)
      for (let table = 0; table < OPEN; table++) rooms.push(await fight())
      const after = await heldBy(server.origin)
      await Promise.all(rooms.flatMap(({ gm, others }) => [gm, ...others].map(one => one.leave())))
      return (after - before) / OPEN
    } finally {
      await server.stop()
    }
  })

export async function benchIdle(): Promise<void> {
  const few = await held(FEW)
  const many = await held(MANY)
  const each = Math.max(1, (many.heap - few.heap) / (MANY - FEW))
  report(
    `memory of ${MANY} idle tables beside ${FEW}, in bytes for each further one`,
    'an idle table',
    'what is allowed',
    1,
    [each],
    [ALLOWED],
  )
  report(`memory of a server with ${FEW} idle tables, in bytes`, 'all of it', 'allowed', 1, [few.all], [ALLOWED_IN_ALL])
  report(
    'memory of a fight of GURPS with four people, in bytes',
    'a fight',
    'allowed',
    1,
    [await heldOpen()],
    [ALLOWED_OPEN],
  )
}
