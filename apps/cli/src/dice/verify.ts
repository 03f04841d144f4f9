import { type DiceEntry, LogError, type Receipt, readDiceLog, verifyDice } from '@umpire/dice'
import type { Command } from 'commander'
import type { Call } from '../io/call.ts'
import { readText } from '../io/files.ts'
import { type Io, UsageError, writeAnswer } from '../io/io.ts'

interface Flags {
  readonly receipt?: readonly string[]
  readonly commitment?: string
  readonly json?: boolean
}

export const addVerify = (command: Command, { io }: Call): void => {
  command
    .argument('<file>', 'the dice log; - reads standard input')
    .option(
      '--receipt <number:hash>',
      'a roll you saw during play and its hash; may be given several times',
      (receipt: string, before: string[] = []) => [...before, receipt],
    )
    .option('--commitment <hash>', 'the commitment you noted before you gave your text')
    .option('--json', 'JSON instead of text')
    .action((path: string, flags: Flags) => verify(path, flags, io))
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

function receiptOf(written: string): Receipt {
  const [, n, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(written) ?? []
  if (n !== undefined && hash !== undefined) return { n: Number(n), hash }
  throw new UsageError(`--receipt: expected the number of a roll and its hash, such as 12:9f86d0…, got ${written}`)
}

function entriesIn(path: string, io: Io): readonly DiceEntry[] {
  try {
    return readDiceLog(readText(io, path))
  } catch (error) {
    throw error instanceof LogError ? new UsageError(`${path}: ${error.message}`) : error
  }
}

function verify(path: string, flags: Flags, io: Io): void {
  const receipts = (flags.receipt ?? []).map(receiptOf)
  const verdict = verifyDice(entriesIn(path, io), {
    receipts,
    ...(flags.commitment === undefined ? {} : { commitment: flags.commitment }),
  })
  if (!verdict.ok) throw new UsageError(`${path}: entry ${verdict.at + 1}: ${verdict.reason}`)
  const { rolled, typed, texts, version, pages } = verdict
  const follow =
    version === 1
      ? `${count(texts, 'text')} of the players`
      : `${count(texts, 'number')} of ${count(pages.length, 'page')}`
  writeAnswer(
    io,
    flags.json,
    () => verdict,
    () => [
      `${path}: in order. Checked: no roll was changed. ${count(rolled, 'roll')} ${rolled === 1 ? 'follows' : 'follow'} from the secret committed to and ${follow}.`,
      ...pages.map(({ from, numbers }, place) => `  page ${place + 1}: ${from}, ${count(numbers, 'number')}`),
      ...(typed > 0 ? [`${count(typed, 'roll')} more were typed in by people: of those nothing can be proven.`] : []),
      ...(flags.commitment === undefined
        ? ['No --commitment was given: one that you noted before play shows that the log was not made anew.']
        : []),
      ...(receipts.length === 0
        ? ['No --receipt was given: one that you noted during play shows that nothing was changed or cut off since.']
        : []),
    ],
  )
}
