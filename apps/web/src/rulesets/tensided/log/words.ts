/** Texts of the log of a fight. */
import { numberText } from '../../../text/number-text.ts'

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`
const byName = (names: { readonly [name: string]: string }) => names
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const plain = (key: string): string => key.replaceAll('-', ' ')

const AIMED = byName({
  any: '',
  cripple: ', to cripple',
  weapon: ', at what is in the hand',
  'through the cover': ', through the cover',
})
const NO_PLACE = ['any', 'cripple', 'weapon', '']

export const logWords = {
  somebody: 'Somebody',
  aThing: 'a weapon',
  bare: 'bare hands',
  the: (key: string): string => `the ${key}`,
  thing: (key: string): string => (key === 'Unarmed' || key === 'bare hands' ? 'bare hands' : `the ${key}`),
  note: (text: string): string => `${capital(text)}.`,
  rollFor: (purpose: string): string => `${capital(plain(purpose))}: `,
  begins: 'The fight begins.',
  acts: byName({
    strike: 'strike with',
    shoot: 'shoot with',
    throw: 'throw',
    block: 'block with',
    draw: 'draw',
    drop: 'drop',
    aim: 'aim',
    reload: 'load',
    clear: 'clear',
    grapple: 'grapple',
    disarm: 'go for a weapon',
    wait: 'wait for an opening',
    cover: 'take cover',
    'better-cover': 'run for better cover',
    treat: 'stop a bleeding',
    wake: 'wake somebody',
    care: 'care for somebody',
    'let-go': 'let go',
    nothing: 'do nothing',
    surrender: 'give up',
    flee: 'leave the field',
  }),
  withThing: (verb: string, thing: string): string => `${verb} ${thing}`,
  will: (acts: readonly string[]): string => ` will ${acts.join(', then ')}.`,
  goes: (metres: string, square: string): string => ` goes ${metres} m, to square ${square}.`,
  findsCover: (square: string): string => ` finds cover at square ${square}: `,
  hp: (hp: string): string => `${hp} HP`,
  behind: ' gets behind the cover.',
  coverGone: 'The cover is shot to pieces.',
  coverHit: 'The cover is hit: ',
  left: ' are left of it.',
  waits: ' waits for an opening against ',
  waitedFor: (rounds: number): string => `, ${counted(rounds, 'round')} so far.`,
  shoots: ' shoots at ',
  strikes: ' strikes at ',
  throws: (thing: string): string => ` throws ${thing} at `,
  onSquare: (square: string): string => `square ${square}`,
  grapples: ' grapples with ',
  disarms: ' goes for the weapon of ',
  with: (thing: string, how: string): string => ` with ${thing}${how === '' ? '' : ` (${how})`}`,
  aimedAt: (where: string): string => AIMED[where] ?? `, at the ${where}`,
  inAll: ', in all ',
  against: ' against difficulty ',
  came: byName({ hit: 'hits', miss: 'misses', 'gone wide': 'goes wide', jam: 'jams', blocked: 'blocked' }),
  hits: (hits: number): string => counted(hits, 'hit'),
  swings: ' takes a free swing at ',
  dirty: ' tries a dirty trick on ',
  holds: byName({
    'lock arms': ' locks the arms of ',
    'cover mouth': ' covers the mouth of ',
    'sleeper hold': ' has a sleeper hold on ',
    pin: ' pins ',
  }),
  free: ' is out of the hold of ',
  leaves: byName({ fled: ' gets away.', surrendered: ' gives up.' }),
  won: 'Won by ',
  noWinner: 'It is over: ',
  suffers: ' takes ',
  damage: (type: string, where: string, severity: string): string =>
    ` ${type} damage${NO_PLACE.includes(where) ? '' : ` on the ${where}`} (${severity}): `,
  limb: (limb: string, status: string): string => `${limb} ${status}`,
  off: 'off',
  pain: ' wills away the pain: ',
  willed: 'half of it is gone',
  notWilled: 'it does not go',
  out: byName({
    unconscious: 'loses consciousness',
    'knocked-out': 'is knocked out',
    'passed-out': 'passes out',
    spent: 'is spent and must rest',
    stunned: 'is stunned',
  }),
  because: (because: string): string => (because === '' ? '.' : `: ${because}.`),
  cameTo: byName({
    unconscious: ' comes to.',
    'knocked-out': ' comes to.',
    'passed-out': ' comes to.',
    spent: ' has got breath again.',
    stunned: ' is stunned no longer.',
  }),
  comaWeeks: (weeks: number): string => ` will live, and lie in a coma for ${counted(weeks, 'week')}.`,
  comaCare: (rounds: number): string => `, in a coma, is cared for: ${counted(rounds, 'round')} so far.`,
  coma: (due: number | undefined): string =>
    due === undefined ? ' lies in a coma.' : ` lies in a coma: a roll to live falls due in round ${due}.`,
  dies: 'dies',
  diedOf: (of: string): string => ` of ${plain(of)}.`,
  spared: (status: string): string => ` should be dead, and is ${status}: an action point is spent.`,
  tired: (because: string, points: number | undefined): string =>
    points === undefined ? ` tires (${because}).` : ` has ${counted(points, 'fatigue point')} now (${because}).`,
  bleeds: (rate: number, internal: boolean): string =>
    ` bleeds${internal ? ' inside' : ''}: ${counted(rate, 'fatigue point')} a round.`,
  bled: (rate: number): string =>
    rate === 0 ? ' bleeds no more.' : ` bleeds on: ${counted(rate, 'fatigue point')} a round.`,
  brain: ' is hurt in the brain.',
  forGood: (what: string): string => ` will bear it for good: ${plain(what)}.`,
  sense: (part: string, hours: number | undefined, forGood: boolean): string => {
    const verb = part === 'eye' ? 'sees' : 'hears'
    const until = forGood ? ' any more' : hours === undefined ? '' : ` for ${counted(hours, 'hour')}`
    return ` ${verb} nothing with one ${part}${until}.`
  },
  digits: (count: number, one: string, side: string): string => ` loses ${counted(count, one)} on the ${side}.`,
  into: byName({ 'off hand': ' with the off hand', 'both hands': ' with both hands' }),
  draws: (thing: string, into: string): string => ` draws ${thing}${into}.`,
  picksUp: (thing: string, into: string): string => ` picks up ${thing}${into}.`,
  drops: (thing: string, square: string): string => ` drops ${thing}: it lies at square ${square}.`,
  takes: (thing: string): string => ` takes ${thing} from `,
  fired: (rounds: number, thing: string): string => ` has fired ${counted(rounds, 'round')} from ${thing}.`,
  jams: (thing: string): string => `: ${thing} is jammed.`,
  clears: (thing: string, free: boolean): string => (free ? ` has cleared ${thing}.` : ` works to clear ${thing}.`),
  loads: (thing: string, rounds: number | undefined, spare: number | undefined): string =>
    rounds === undefined
      ? ` loads ${thing}.`
      : ` loads ${thing}: ${counted(rounds, 'round')} in it, ${numberText(spare ?? 0)} to spare.`,
  aims: (thing: string): string => ` aims ${thing}`,
  at: ' at ',
  further: (extra: number): string => (extra === 0 ? '.' : `, ${counted(extra, 'further round')}.`),
  sightsDown: ' no longer has the sights up.',
  lies: (thing: string, square: string, round: number | undefined): string =>
    round === undefined
      ? `: ${thing} lies at square ${square}.`
      : `: ${thing} lies at square ${square} and goes off in round ${round}.`,
  goesOff: (weapon: string, square: string): string => `The ${weapon} goes off at square ${square}, thrown by `,
} as const
