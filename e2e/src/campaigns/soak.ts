/**
 * `npm run soak [minutes] [tables]`: tables of every system, played by bots and by people who come and go, for an hour. Tells
 * every minute how much memory the server holds; afterwards `umpire doctor` looks at every table.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Stream, seeded } from '@umpire/dice'
import { isObject, json, list, map } from '@umpire/engine'
import { Gone, TestBrowser } from '@umpire/server/test-browser'
import { serve, umpire } from '../helpers/serving.ts'
import { commandsOf } from './master-at-table.ts'

const PLAYERS = 3
/** How long each waits between two things it does. */
const PAUSE_MS = 2000
const MINUTE_MS = 60_000
/** How long people stay away: some so long that their table is put away. */
const AWAY_MS = 90_000
/** Memory may be so much more in the last quarter than in the second. */
const MOST_GROWTH = 1.1
const fields = map(json())

interface Ready {
  readonly system: string
  readonly kind: string
  readonly title: string
  readonly given: unknown
}

async function readyFights(origin: string): Promise<readonly Ready[]> {
  const read = async (path: string) => list(json(), 1000).read(await (await fetch(`${origin}${path}`)).json(), path)
  const systems = (await read('/api/systems')).map(one => String(fields.read(one, 'system')['id']))
  const fights = await Promise.all(
    systems.map(async system =>
      (await read(`/api/systems/${system}/fights`)).map(one => {
        const { kind, title, given } = fields.read(one, 'fight')
        return { system, kind: String(kind), title: String(title), given }
      }),
    ),
  )
  return fights.flat()
}

/** It failed for a reason of ours: then the soak has failed. */
const OURS: ReadonlySet<string | undefined> = new Set(['storage', 'busy', 'malformed'])

interface Counts {
  commands: number
  refused: number
  arrivals: number
}

/** Who leads: begins the fight again whenever it is over, plays and talks. */
async function lead(gm: TestBrowser, fight: Ready, name: string, counts: Counts, until: number): Promise<void> {
  const begin = {
    type: 'beginScene',
    kind: fight.kind,
    title: fight.title,
    given: json().read(fight.given, 'given'),
  } as const
  for (const { id, command } of commandsOf(gm, name)) {
    if (Date.now() > until) return
    const scene = isObject(gm.view) ? gm.view['scene'] : null
    const over = !isObject(scene) || scene['over'] === true
    if (isObject(scene) && over) await gm.do({ type: 'endScene', scene: String(scene['id']) })
    const refusal = await gm.do(over ? begin : command, id)
    counts.commands++
    if (refusal !== undefined) counts.refused++
    if (OURS.has(refusal?.code)) throw new Error(`${name}: ${command.type} was refused: ${refusal?.message}`)
    gm.received.length = 0
    gm.log.length = 0
    await setTimeout(PAUSE_MS)
  }
}

/** Comes, talks, goes, and comes again. */
async function visit(
  browser: TestBrowser,
  table: string,
  random: Stream,
  counts: Counts,
  until: number,
): Promise<void> {
  while (Date.now() < until) {
    await browser.sit(table, browser.version)
    counts.arrivals++
    for (let lines = random.draw(30, 1); lines >= 0 && Date.now() < until; lines--) {
      await browser.do({ type: 'say', text: 'a word from the side' })
      browser.received.length = 0
      browser.log.length = 0
      await setTimeout(PAUSE_MS)
    }
    await browser.leave()
    await setTimeout(Math.min(random.draw(AWAY_MS, 1), Math.max(0, until - Date.now())))
  }
}

async function playTable(origin: string, fight: Ready, name: string, counts: Counts, until: number): Promise<void> {
  const gm = new TestBrowser(origin)
  const { body } = await gm.fetch('POST', '/api/tables', { system: fight.system, title: name })
  const table = String(fields.read(body, 'table')['table'])
  const players: TestBrowser[] = []
  for (let player = 0; player < PLAYERS; player++) {
    const seat = await gm.fetch('POST', `/api/tables/${table}/seats`, { name: `P${player}`, role: 'player' })
    const [, secret = ''] = String(fields.read(seat.body, 'seat')['link']).split('#')
    const browser = new TestBrowser(origin)
    await browser.fetch('POST', '/api/join', { secret })
    players.push(browser)
  }
  await gm.sit(table)
  await Promise.all([
    lead(gm, fight, name, counts, until),
    ...players.map((one, nth) => visit(one, table, seeded(`${name} ${nth}`), counts, until)),
  ])
}

async function memoryOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/api/metrics`)).text()
  return Number(/^umpire_memory_bytes\{kind="rss"\} (\d+)/m.exec(text)?.[1])
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
const megabytes = (bytes: number): number => Math.round(bytes / 1e6)

const [minutes = 60, tables = 50] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(join(tmpdir(), 'umpire-soak-'))
const serving = await serve(folder)
const counts: Counts = { commands: 0, refused: 0, arrivals: 0 }
const held: number[] = []
let failed: unknown
try {
  const fights = await readyFights(serving.origin)
  const until = Date.now() + minutes * MINUTE_MS
  const watching = (async () => {
    while (Date.now() < until) {
      await setTimeout(MINUTE_MS)
      held.push(await memoryOf(serving.origin))
      process.stderr.write(`soak: ${JSON.stringify({ ...counts, megabytes: megabytes(held.at(-1) ?? 0) })}\n`)
    }
  })()
  const playing = Array.from({ length: tables }, async (_, nth) => {
    // Not all in the same moment: nobody may ask that often.
    await setTimeout(nth * 500)
    const fight = fights[nth % fights.length]
    if (fight !== undefined) await playTable(serving.origin, fight, `soak ${nth}`, counts, until)
  })
  await Promise.all([watching, ...playing])
} catch (error) {
  failed = error instanceof Gone ? new Error(`the server went away: ${error.message}`) : error
} finally {
  await serving.stop()
}
const doctor = spawnSync(process.execPath, [umpire(), 'doctor', '--data', folder], { encoding: 'utf8' })
const quarter = Math.floor(held.length / 4)
const [early, late] = [mean(held.slice(quarter, 2 * quarter)), mean(held.slice(3 * quarter))]
const grown = late / early
const figures = {
  minutes,
  tables,
  ...counts,
  megabytes: { early: megabytes(early), late: megabytes(late) },
  doctor: doctor.status,
}
process.stdout.write(`${JSON.stringify(figures)}\n${doctor.stdout}${doctor.stderr}`)
if (failed !== undefined) process.stderr.write(`soak: ${String(failed)}\n`)
process.exitCode = failed === undefined && doctor.status === 0 && !(grown > MOST_GROWTH) ? 0 : 1
await rm(folder, { recursive: true })
