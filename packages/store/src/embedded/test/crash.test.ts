import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allFacts, numbers } from '../../contract/helpers.ts'
import { openEmbedded, type Store } from '../../index.ts'
import { type Acknowledged, commandOf, factsOf, tableName } from './crash-facts.ts'
import { startChild } from './crash-start.ts'
import { newFolder, type TestFolder } from './test-folder.ts'

const ROUNDS = 5
const TABLES = 4

function acknowledgedIn(line: string): Acknowledged {
  const { table, command, after, version }: Acknowledged = JSON.parse(line)
  return { table, command, after, version }
}

/** Starts the process and kills it without warning after so many acknowledgements; answers those that were heard. */
async function killAfter(
  folder: TestFolder,
  round: number,
  acknowledgements: number,
): Promise<readonly Acknowledged[]> {
  const heard: Acknowledged[] = []
  const child = startChild(folder.path, round, TABLES)
  const ended = once(child, 'close')
  for await (const line of createInterface({ input: child.stdout })) {
    // The last line may be cut off by the end, like what it tells of.
    if (line.endsWith('}')) heard.push(acknowledgedIn(line))
    if (heard.length >= acknowledgements) child.kill('SIGKILL')
  }
  expect(await ended).toEqual([null, 'SIGKILL'])
  return heard
}

/** Every table holds whole commands, one after another, each once, and each where it was acknowledged. */
async function expectSound(store: Store, acknowledged: readonly Acknowledged[]): Promise<readonly string[]> {
  const stored: Acknowledged[] = []
  for (const index of numbers(0, TABLES - 1)) {
    const table = tableName(index)
    const facts = await allFacts(store, table)
    const mine: Acknowledged[] = []
    for (let after = 0; after < facts.length; after = mine.at(-1)?.version ?? facts.length) {
      const { command, of } = commandOf(facts[after]?.fact)
      mine.push({ table, command, after, version: after + of })
    }
    const whole = mine.flatMap(({ command, after, version }) => factsOf(command, version - after))
    expect(facts).toEqual(whole.map((fact, at) => ({ version: at + 1, fact })))
    const versions = await Promise.all(mine.map(({ command }) => store.commandVersion(table, command)))
    expect(versions).toEqual(mine.map(({ version }) => version))
    const snapshot = await store.snapshot(table)
    if (snapshot !== null) expect(snapshot.data).toEqual({ at: snapshot.version })
    stored.push(...mine)
  }
  const byCommand = new Map(stored.map(one => [one.command, one]))
  expect(byCommand.size).toBe(stored.length)
  expect(acknowledged.map(({ command }) => byCommand.get(command))).toEqual(acknowledged)
  return [...byCommand.keys()]
}

test(`killed ${ROUNDS} times under load, it loses nothing acknowledged and doubles nothing`, async () => {
  const folder = newFolder()
  const first = await openEmbedded(folder.path)
  for (const index of numbers(0, TABLES - 1)) {
    await first.createTable({ id: tableName(index), title: '', system: 'demo', created: index })
  }
  await first.close()

  const moments = fc.sample(fc.integer({ min: 0, max: 300 }), { numRuns: ROUNDS, ...seed() })
  const acknowledged: Acknowledged[] = []
  for (const [round, moment] of moments.entries()) {
    acknowledged.push(...(await killAfter(folder, round, moment)))
    const store = await openEmbedded(folder.path)
    expect(store.findings()).toEqual([])
    const stored = await expectSound(store, acknowledged)

    // Whoever heard nothing sends the command again: it is stored now, or it was before, but not twice.
    for (const index of numbers(0, TABLES - 1)) {
      const table = tableName(index)
      const version = (await store.table(table))?.version ?? 0
      const mine = stored.filter(command => command.startsWith(`${round}-${table}-`))
      for (const command of [...mine.slice(-2), `${round}-${table}-${mine.length}`]) {
        const known = await store.commandVersion(table, command)
        const sent = await store.append(table, version, factsOf(command, 2), { id: command, seat: table })
        expect(sent).toMatchObject({ version: known ?? version + 2, repeated: known !== null })
      }
    }
    await expectSound(store, acknowledged)
    await store.close()
    expect(integrity(folder.database)).toBe('ok')
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(moments.reduce((sum, moment) => sum + moment, 0))
  folder.remove()
})

function seed(): { readonly seed?: number } {
  const { seed: given } = fc.readConfigureGlobal()
  return given === undefined ? {} : { seed: given }
}

function integrity(file: string): unknown {
  const database = new DatabaseSync(file, { readOnly: true })
  const found = database.prepare('PRAGMA integrity_check').get()?.['integrity_check']
  database.close()
  return found
}
