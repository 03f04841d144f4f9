/**
 * Texts that several rooms of Traveller's screens share; each room has its own beside it. The words of rules, weapons and
 * skills come from the rules.
 */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)
export const counted = (count: number, one: string, many: string): string => `${count} ${plural(count, one, many)}`
const money = new Intl.NumberFormat('en')
export const byName = <T>(names: { readonly [name: string]: T }): { readonly [name: string]: T } => names

const RANGES = byName({ close: 'close', short: 'short', medium: 'medium', long: 'long', very_long: 'very long' })
export const rangeName = (range: string): string => RANGES[range] ?? range

export const HANDS = 'bare hands'
const NUMERALS = [
  'Zeroth',
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
]
export const ordinal = (number: number): string => NUMERALS[number] ?? `${number}th`

/** "0:45", "12:30". */
export const time = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
export const credits = (amount: number): string => `Cr ${money.format(amount)}`

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const QUESTIONS = byName<(who: string) => string>({
  avoid: who => `${who} and company have surprise. Avoid the encounter?`,
  escape: who => `Does ${who}’s side try to slip away before it comes to blows?`,
  movement: who => `How does ${who} move?`,
  action: who => `What does ${who} do?`,
  'who else': who => `Whom else does ${who}’s fire take in?`,
  wound: who => `Where does ${who} take this die of the wound?`,
  rout: who => `They break and run. Does ${who} let them go?`,
  'fire mode': who => `Does ${who} switch between bursts and single shots?`,
  service: who => `Which service does ${who} try for?`,
  'skill table': who => `Which table does ${who} roll on?`,
  'blade or polearm': who => `Which blade or polearm does ${who} learn?`,
  gun: who => `Which gun does ${who} learn?`,
  vehicle: who => `Which vehicle does ${who} learn?`,
  reenlistment: who => `Does ${who} stay for another term?`,
  'mustering-out table': who => `Which table does ${who} roll on?`,
  'DM on the cash table': () => 'Add the DM for gambling to the roll?',
  'DM on the benefits table': () => 'Add the DM for rank to the roll?',
  'blade received': who => `Which blade does ${who} receive?`,
  'gun received': who => `Which gun does ${who} receive?`,
  'noble title': who => `Which title goes with ${who}’s name?`,
  'rank in the name': who => `Does ${who} use the rank with the name?`,
})

const SERVICES = byName({
  navy: 'Navy',
  marines: 'Marines',
  army: 'Army',
  scouts: 'Scouts',
  merchants: 'Merchants',
  other: 'Other',
})

export const words = {
  ask: (who: string, question: string): string => QUESTIONS[question]?.(who) ?? `${who}: ${question}?`,

  characteristics: {
    strength: 'strength',
    dexterity: 'dexterity',
    endurance: 'endurance',
    intelligence: 'intelligence',
    education: 'education',
    social: 'social standing',
  },
  short: { strength: 'str', dexterity: 'dex', endurance: 'end', intelligence: 'int', education: 'edu', social: 'soc' },
  services: SERVICES,
  /** In a sentence: the book calls the last one Other, which is a name and no service. */
  theService: (service: string): string =>
    service === 'other' ? `“${SERVICES['other']}”` : `the ${SERVICES[service] ?? service}`,
  armour: byName({
    nothing: 'none',
    jack: 'jack',
    mesh: 'mesh',
    cloth: 'cloth',
    reflec: 'reflec',
    ablat: 'ablat',
    vacc_suit: 'vacc suit',
    combat: 'combat armour',
    battle_dress: 'battle dress',
  }),
} as const
