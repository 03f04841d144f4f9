import type { Command } from 'commander'
import type { Call } from '../io/call.ts'
import { plainly } from './plainly.ts'

interface Flags {
  readonly data: string
}

export const addBackup = (command: Command, { io }: Call): void => {
  command
    .argument('<file>', 'the copy; there must be none of that name yet')
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .action(async (file: string, { data }: Flags) => {
      const { backupEmbedded } = await import('@umpire/store')
      await plainly(() => backupEmbedded(data, file))
      io.stdout.write(`${data} is copied to ${file}\n`)
    })
}

export const addRestore = (command: Command, { io }: Call): void => {
  command
    .argument('<file>', 'the copy that "umpire backup" made')
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .action(async (file: string, { data }: Flags) => {
      const { restoreEmbedded } = await import('@umpire/store')
      const before = await plainly(() => restoreEmbedded(data, file))
      io.stdout.write(`${data} is as it was in ${file}${before === null ? '' : `; what it held is in ${before}`}\n`)
    })
}
