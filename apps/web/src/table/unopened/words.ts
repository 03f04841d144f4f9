/** Every text of a table that cannot be opened. */
import type { troubleAnswer } from '@umpire/protocol'

/** What the server says about a table that cannot be opened. */
export type TroubleAnswer = (typeof troubleAnswer)['_zod']['output']
export type Trouble = NonNullable<TroubleAnswer['trouble']>

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', hour12: false })
const count = (entries: number): string => entries.toLocaleString('en')

function why({ why: reason, version, of }: Trouble): string {
  const entry = `Entry ${count(version)} of ${count(of)} in its log`
  switch (reason) {
    case 'newer':
      return `${entry} was written by a newer Umpire. Update Umpire, and the table opens as it was.`
    case 'damaged':
      return `${entry} is damaged or missing.`
    case 'rules':
      return `${entry} does not fit the rules of this Umpire. The Umpire that played it may open it.`
    case 'system':
      return 'Its game is not part of this Umpire. Start the one it was played with.'
  }
}

function safe({ version, last, back }: Trouble): string {
  if (!back) return 'Nothing of it is deleted.'
  const whole = version === 2 ? 'The entry before it is whole' : `The ${count(version - 1)} entries before it are whole`
  return last === null ? `${whole}.` : `${whole}, up to ${moment.format(last)}.`
}

export const unopenedWords = {
  title: (title: string): string => (title === '' ? "This table can't be opened" : `${title} can't be opened`),
  opens: 'It opens again now.',
  others: 'What can be read is safe. Your GM can see what is wrong and what to do.',
  why,
  safe,
  ways: 'You can go back to that moment. Everyone keeps their seat and link, and the dice start a new log. Later entries are set aside, not deleted.',
  back: 'Go back',
  backSure: 'Go on as the table was then?',
  save: 'Save what can be read',
  file: (table: string): string => `umpire-${table}.json`,
  again: 'Try again',
  details: 'For developers',
  doctor: '"umpire doctor" checks everything that is stored.',
} as const
