/**
 * Looks at a whole data folder and tells what is wrong with it, one finding after another. It changes nothing, and works
 * while a server is running, while none is, and on a database that is damaged.
 *
 *     for await (const { message } of examine('umpire-data')) console.log(message)
 *
 * Nothing found means: the database is sound, every table has its facts from 1 to the last without a gap, each of them
 * JSON and what was stored, and no acknowledged commit is missing. What the facts say is not looked at here.
 */
import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Finding, finding } from '../../store/finding.ts'
import { databaseIn, exposed } from '../disk/files.ts'
import { markOf } from '../disk/mark.ts'
import { schemaOf } from '../disk/migrate.ts'
import { MIGRATIONS } from '../disk/schema.ts'
import { examineDatabase } from './examine-database.ts'
import { type Look, lookAt } from './look.ts'
import { losses } from './lost.ts'
import { why } from './step.ts'

export async function* examine(folder: string): AsyncGenerator<Finding> {
  const path = resolve(folder)
  const file = databaseIn(path)
  if (!existsSync(file)) {
    yield finding('unopenable', `${folder}: there is no data of Umpire here`)
    return
  }
  for (const one of exposed(path)) {
    yield finding('exposed', `${one.path}: others on this machine may read it; mode ${one.mode.toString(8)} is right`)
  }
  // Before the database is looked at: the mark never is ahead of it.
  const mark = markOf(path)
  let look: Look
  try {
    look = lookAt(path)
  } catch (error) {
    yield finding('unopenable', `${file}: ${why(error)}`)
    return
  }
  try {
    yield* lossesOf(look, file, mark)
    for (const step of examineDatabase(look.database, basename(file), { structure: true })) {
      if (step === null) await setImmediate()
      else yield step
    }
  } finally {
    look.close()
  }
}

/** What stops it is told by what follows. */
function lossesOf({ database }: Look, file: string, mark: number | null): readonly Finding[] {
  try {
    return losses(database, schemaOf(database, file, MIGRATIONS.length), basename(file), mark)
  } catch {
    return []
  }
}
