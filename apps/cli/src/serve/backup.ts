import type { Command } from 'commander'
import type { Io } from '../io/io.ts'
import { plainly } from './plainly.ts'

interface Flags {
  readonly data: string
}

export const addBackup = (program: Command, io: Io): void => {
  program
    .command('backup')
    .description('copy everything that is stored into one file, also while the server is running')
    .argument('<file>', 'the copy; there must be none of that name yet')
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .action(async (file: string, { data }: Flags) => {
      const { backupEmbedded } = await import('@umpire/store')
      await plainly(() => backupEmbedded(data, file))
      io.stdout.write(`${data} is copied to ${file}\n`)
    })
  program
    .command('restore')
    .description('put a copy in the place of what is stored; no server may be running on it')
    .argument('<file>', 'the copy that "umpire backup" made')
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .action(async (file: string, { data }: Flags) => {
      const { restoreEmbedded } = await import('@umpire/store')
      const before = await plainly(() => restoreEmbedded(data, file))
      io.stdout.write(`${data} is as it was in ${file}${before === null ? '' : `; what it held is in ${before}`}\n`)
    })
}
