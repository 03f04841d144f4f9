/**
 * Run by tests as a process of its own, to be killed: `node crash-child.ts FOLDER ROUND TABLES`. It appends to all
 * tables at the same time, as fast as it can, and prints each append when it was acknowledged, as one line of JSON.
 */
import { openEmbedded } from '../../index.ts'
import { factsOf, tableName } from './crash-facts.ts'

const [folder = '', round = '', tables = '0'] = process.argv.slice(2)
const store = await openEmbedded(folder)
process.stdout.write('"open"\n')

for (let index = 0; index < Number(tables); index++) void load(tableName(index))

async function load(table: string): Promise<void> {
  let version = (await store.table(table))?.version ?? 0
  for (let count = 0; ; count++) {
    const command = `${round}-${table}-${count}`
    const appended = await store.append(table, version, factsOf(command, (count % 3) + 1), { id: command, seat: table })
    version = appended.version
    process.stdout.write(`${JSON.stringify({ table, command, ...appended })}\n`)
    if (count % 10 === 0) await store.saveSnapshot(table, version, 1, { at: version })
  }
}
