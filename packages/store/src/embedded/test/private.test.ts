import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newTable } from '../../contract/helpers.ts'
import { openEmbedded, restoreEmbedded } from '../../index.ts'
import { newFolder } from './test-folder.ts'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const modesIn = (folder: string): ReadonlySet<string> =>
  new Set(readdirSync(folder).map(name => modeOf(join(folder, name))))

describe.runIf(process.platform !== 'win32')('nobody else may read', () => {
  test('what is made: the folder, all files in it, copies and what a restore puts aside', async () => {
    const folder = newFolder()
    const data = join(folder.path, 'data')
    const copies = join(folder.path, 'copies')
    mkdirSync(copies)
    const store = await openEmbedded(data)
    await newTable(store)
    expect(modeOf(data)).toBe('700')
    expect(readdirSync(data).length).toBeGreaterThanOrEqual(5)
    expect(modesIn(data)).toEqual(new Set(['600']))
    await store.backup(join(copies, 'backup.db'))
    await store.close()
    await restoreEmbedded(data, join(copies, 'backup.db'))
    await restoreEmbedded(join(copies, 'restored'), join(copies, 'backup.db'))
    expect(modesIn(data)).toEqual(new Set(['600']))
    expect(modeOf(join(copies, 'backup.db'))).toBe('600')
    expect(modeOf(join(copies, 'restored'))).toBe('700')
    expect(modesIn(join(copies, 'restored'))).toEqual(new Set(['600']))
    folder.remove()
  })

  test('what was there before that was so, at the next start', async () => {
    const folder = newFolder()
    await (await openEmbedded(folder.path)).close()
    writeFileSync(`${folder.database}.before-restore-1`, '')
    for (const name of readdirSync(folder.path)) chmodSync(join(folder.path, name), 0o664)
    chmodSync(folder.path, 0o755)
    const store = await openEmbedded(folder.path)
    expect(modeOf(folder.path)).toBe('700')
    expect(modesIn(folder.path)).toEqual(new Set(['600']))
    await store.close()
    folder.remove()
  })

  test('but a folder with things of others is left as it is, and so are those', async () => {
    const folder = newFolder()
    writeFileSync(join(folder.path, 'letter.txt'), '')
    chmodSync(join(folder.path, 'letter.txt'), 0o644)
    chmodSync(folder.path, 0o755)
    await (await openEmbedded(folder.path)).close()
    expect(modeOf(folder.path)).toBe('755')
    expect(modeOf(join(folder.path, 'letter.txt'))).toBe('644')
    expect(modeOf(folder.database)).toBe('600')
    folder.remove()
  })
})
