/** Texts of the time between fights: how people are, what is done for them, and what the clock brings. */
import { numberText, signedText } from '../../../text/number-text.ts'

const byName = (names: { readonly [name: string]: string }) => names
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
const words = (text: string): string => text.replaceAll('-', ' ')

const UNTIL = byName({
  unrolled: 'nobody knows yet for how long',
  healed: 'until all hit points are back',
  months: 'for months',
  never: 'for good',
})

export const storyWords = {
  passed: (span: string): string => `${span} since it began`,
  begins: 'It has just begun.',
  dead: 'dead',
  diedOf: (of: string): string => `died of ${words(of)}`,
  out: byName({
    wounds: 'unconscious',
    exhaustion: 'exhausted',
    faint: 'fainted',
    panic: 'in panic',
    'total-panic': 'in panic',
    seizure: 'in a fit',
    catatonia: 'in a stupor',
    unconscious: 'unconscious',
  }),
  outFor: (span: string): string => `for ${span}`,
  bleeding: 'bleeding',
  wounded: 'wounded',
  well: 'well',
  hidden: 'You see no more than this.',
  names: { hp: 'HP', fatigue: 'Fatigue', st: 'ST', ht: 'HT', move: 'Move', firstAid: 'First Aid' },
  of: (now: number, full: number): string =>
    now === full ? numberText(now) : `${numberText(now)} of ${numberText(full)}`,
  ofFull: (full: number): string => `of ${numberText(full)}`,
  pools: byName({ ordinary: 'exertion', sleep: 'lack of sleep', hunger: 'hunger', thirst: 'thirst' }),
  tired: (pool: string, points: number): string => `${counted(points, 'point')} of fatigue by ${pool}`,
  lost: (points: number): string => `${counted(points, 'hit point')} lost`,
  bleeds: (span: string | undefined): string =>
    span === undefined ? 'bleeds' : `bleeds: the next roll against HT in ${span}`,
  dry: (minutes: number): string => `${counted(minutes, 'dry minute')} so far; after three it stops`,
  drains: (of: string, hp: number, every: string): string =>
    `${of === 'vessel' ? 'a torn vessel' : 'a crushed throat'} takes ${counted(hp, 'hit point')} every ${every}`,
  dying: (of: string, span: string | undefined): string =>
    span === undefined ? `dies of ${words(of)} without help` : `dies of ${words(of)} in ${span} without help`,
  treated: byName({ no: 'not treated', bandaged: 'bandaged', 'first-aid': 'treated with First Aid' }),
  lame: (part: string, until: string | undefined, span: string | undefined): string => {
    const how = span === undefined ? UNTIL[until ?? ''] : `for ${span} more`
    return `${part} crippled${how === undefined ? '' : `, ${how}`}`
  },
  ill: (name: string): string => `ill: ${name}`,
  penalty: (value: number, to: readonly string[]): string => `${signedText(value)} to ${to.map(words).join(', ')}`,
  clock: {
    title: 'Let time pass',
    about: 'From a day on, everybody eats, drinks, sleeps and heals. What the time brings is told in the log.',
    others: 'The game master lets time pass.',
    resting: 'Everybody rests meanwhile',
    restingAbout: 'Strength comes back only to whoever does nothing more strenuous than talk.',
    busy: 'Something is under way: it must be answered first.',
    spans: byName({
      seconds: '10 seconds',
      minute: 'A minute',
      quarter: '10 minutes',
      hour: 'An hour',
      night: 'A night',
      day: 'A day',
      week: 'A week',
      month: 'A month',
    }),
    passes: (span: string): string => `${span} passes`,
  },
  aid: {
    title: (name: string): string => `For ${name}`,
    rows: (name: string): string => `What can be done for ${name}`,
    healer: 'by',
    stop: 'Stop the blood',
    'first-aid': 'First Aid',
    bandage: 'Bandage the wounds',
    limbs: 'See whether limbs heal',
    takes: byName({ stop: 'a minute', 'first-aid': 'half an hour or less', bandage: 'half an hour or less' }),
    chance: (level: number, percent: string): string => `${numberText(level)} or less, ${percent}%`,
    rest: 'Everything else is under Clock',
    noBlood: 'nothing bleeds',
    noWound: 'there is no wound to treat',
    done: 'was treated already; rest must do the rest',
    nobody: 'nobody else is on their feet',
    dead: 'nobody can help any more',
    noLimb: 'no limb waits for it',
  },
} as const
