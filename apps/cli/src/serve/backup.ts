import type { Command } from 'commander'
import type { Call } from '../io/call.ts'
import { plainly } from './plainly.ts'

interface Flags {
  readonly data: string
  readonly evenDamaged?: true
}

export const addBackup = (command: Command, { io }: Call): void => {
  command
    .argument('<file>', 'the copy; there must be none of that name yet')
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .option('--even-damaged', 'keep the copy even if it is damaged')
    .action(async (file: string, { data, ...options }: Flags) => {
      const { backupEmbedded } = await import('@umpire/store')
      await plainly(() => backupEmbedded(data, file, options))
      io.stdout.write(`${data} is copied to ${file}\n`)
    })
}

export const addRestore = (command: Command, { io }: Call): void => {
  command
    .argument('<file>', 'the copy that "umpire backup" made')
    .option('--data <folder>', 'where it is stored', 'umpire-data')
    .option('--even-damaged', 'restore the copy even if it is damaged')
    .action(async (file: string, { data, ...options }: Flags) => {
      const { restoreEmbedded } = await import('@umpire/store')
      const before = await plainly(() => restoreEmbedded(data, file, options))
      io.stdout.write(`${data} is as it was in ${file}${before === null ? '' : `; what it held is in ${before}`}\n`)
    })
}
