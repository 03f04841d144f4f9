/**
 * Every text that people see, in one place. Components hold no sentences: a translation is another object of this type.
 * The words of rules, people and places come from the server and are not here.
 */
type Compared = '<' | '<=' | '=' | '>=' | '>'

const COMPARED: { readonly [is in Compared]: string } = {
  '<': 'is less than',
  '<=': 'is at most',
  '=': 'is exactly',
  '>=': 'is at least',
  '>': 'is more than',
}
const ROUNDED = { down: 'rounded down', up: 'rounded up', near: 'rounded to the nearest' } as const

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

const DAY = 24 * 60 * 60 * 1000
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' })
const dateOfAnotherYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' })
const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** "just now", "today", "yesterday", "12 May". */
function when(then: number, now: number): string {
  if (now - then < 10 * 60 * 1000) return 'just now'
  const days = Math.round((midnight(now) - midnight(then)) / DAY)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  const sameYear = new Date(then).getFullYear() === new Date(now).getFullYear()
  return (sameYear ? date : dateOfAnotherYear).format(then)
}

const ROLES: { readonly [role: string]: string } = {
  gm: 'you are GM',
  player: 'you play',
  spectator: 'you watch',
}

export const words = {
  locale: 'en',
  when,
  name: 'Umpire',
  yes: 'yes',
  no: 'no',
  none: 'none',
  close: 'Close',
  cancel: 'Cancel',
  skip: 'Skip to the page',
  loading: 'One moment…',
  tryAgain: 'Try again',
  pick: { nothing: 'Nothing is called so.' },
  percent: (text: string): string => `${text}%`,
  ofWays: (ways: string, of: string): string => `${ways} of ${of}`,

  errors: {
    offline: 'The server cannot be reached. Is it running, and are you on its network?',
    unreadable: 'The server answered in a way this page cannot read. Loading the page again may help.',
    outdated:
      'A part of this page could not be fetched. Perhaps the server was brought up to date meanwhile: load the page again.',
    reload: 'Load the page again',
    status: (status: number): string => `The server answered with status ${status}.`,
    expected: (wanted: string): string => `Expected ${wanted}.`,
    expectedNot: (wanted: string, got: string): string => `Expected ${wanted}, not ${got}.`,
    at: (place: string, sentence: string): string =>
      `${place}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    tooLong: (most: number, length: number): string =>
      `At most ${most} characters, please; this has ${length.toLocaleString('en')}.`,
  },
  serverKey: {
    title: 'Server key',
    about: 'Ask whoever runs the server. This browser remembers it.',
    label: 'Key',
    use: 'Use this key',
  },
  notFound: {
    title: 'No such page',
    text: 'There is nothing at this address. Perhaps a letter of it got lost.',
  },

  theme: {
    label: 'Light or dark',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
  },
  menu: {
    label: 'All pages',
    home: 'Home',
    character: 'Make a character',
    odds: 'Odds lab',
    simulate: 'Simulate',
    options: 'Campaign options',
    rules: 'Rules',
    coverage: 'Coverage',
    search: 'Search rules',
  },

  home: {
    about:
      'A referee for tabletop role-playing games. It knows the rules, throws the dice, gives the odds and keeps the log. You play.',
    demos: 'Play a demo fight',
    demosAbout: 'one click; both sides, or one side against the bot',
    play: 'Play it now',
    rulesOf: (system: string, book: string | undefined): string =>
      book === undefined ? system : `${book} over ${system}`,
    setting: 'Setting the table…',
    contentsLabel: 'Contents',
    contents: {
      table: { name: 'New table', about: 'invite people by a link, choose the rules' },
      character: { name: 'Make a character', about: 'by points, by a career, by size, or a thousand at once' },
      odds: { name: 'Odds lab', about: 'any throw as a chart; compare two' },
      simulate: { name: 'Simulate', about: 'two sides, ten thousand fights' },
      rules: { name: 'Rules', about: 'every rule in plain words, with a calculator' },
    },
    continue: 'Continue',
    noTables: 'The tables you make or join will be listed here.',
    role: (role: string): string => ROLES[role] ?? role,
    place: (system: string, seat: string | undefined): string => (seat === undefined ? system : `${seat} · ${system}`),
    forget: (title: string, seat: string | undefined): string =>
      seat === undefined ? `Take ${title} off this list` : `Take ${title}, ${seat}, off this list`,
    count: (all: number, built: number, gm: number, open: number): string =>
      `${all} rules, ${built} built and tested, ${gm} for the GM${open === 0 ? '' : `, ${open} open`}`,
  },
  newTable: {
    heading: 'New table',
    system: 'Rules',
    title: 'Title',
    titleOf: (system: string): string => `A game of ${system}`,
    name: 'You are called',
    gm: 'Game master',
    options: (chosen: string): string => `House rules: ${chosen}`,
    choose: 'Choose',
    make: 'Open the table',
  },

  join: {
    title: 'Join a table',
    heading: 'Join a table',
    link: 'Link to your seat',
    help: 'The game master sends it to you. Whoever has it has the seat, so keep it to yourself.',
    noLink: 'Expected the whole link, with everything behind the #.',
    revoked: 'This link is not valid, or not any more. Ask the game master for a new one.',
    join: 'Take the seat',
    already: (title: string, names: readonly string[], name: string): string =>
      `At ${title} this browser has a seat as ${names.join(' and ')} already. Now it has the one of ${name}, too; both stay in your list of tables.`,
    sitAs: (name: string): string => `Sit down as ${name}`,
    stay: (name: string): string => `Stay ${name}`,
  },
  rules: {
    about: (count: number): string => `${count} rules, in our own words`,
    list: 'List of rules',
    placeholder: 'evade, wound, aging',
    ofBook: 'Book',
    books: 'all books',
    show: 'Show',
    shown: {
      all: 'all rules',
      built: 'built and tested',
      gm: 'for the game master',
      open: 'open',
      quiet: 'never fires in play',
    },
    legend: { built: 'built and tested', gm: 'for the GM', open: 'open' },
    silent: (because: string): string => `It never fires in play: ${because}.`,
    area: (system: string, area: string): string => `${system}: ${area}`,
    nothing: 'No rule has all of these words.',
    choose: 'Choose a rule from the list, or press / and write what you look for in your own words.',
    count: (count: number): string => `${count} ${plural(count, 'rule', 'rules')}`,
    noSuch: 'There is no rule at this address. The list and its search have all that there are.',
    back: 'All rules',
    fix: 'How it is read here',
    table: 'Table',
    gms: 'This is the game master’s to decide. The program reminds of it where it matters.',
    tests: 'Examples, run as tests',
    examples: 'Examples',
    usedBy: 'Used by',
    uses: 'Uses',
    book: 'In the book',
    lines: (lines: string): string => `Lines ${lines} of its text.`,
    command: 'From the command line',
    commandLine: (id: string, given: string): string => `umpire rule ${id} \\\n  --given '${given}' --why`,
  },
  calculator: {
    heading: 'Try it',
    throw: 'Throw the dice',
    more: (count: number): string => `${count} more ${plural(count, 'field', 'fields')}`,
    fewer: 'Fewer fields',
    option: (title: string): string => `With the option “${title}”`,
    roll: (name: string, dice: string): string => `${name}, ${dice}`,
    list: 'with commas between them',
    data: 'as JSON',
    noData: 'This cannot be read yet; [1, 2] or {"name": 1} can.',
  },
  coveragePage: {
    about: 'made of the tests',
    heading: 'What is built',
    count: (all: number, built: number, gm: number, open: number, quiet: number): string =>
      `${all} rules: ${built} built and tested, ${gm} for the game master, ${open} open; ${quiet} built but never fire in play`,
    area: 'area',
    bar: 'how far it is',
    built: 'built and tested',
    gm: 'for the GM',
    open: 'open',
    quiet: 'never fire',
    rest: 'Not built, or never seen in play',
  },

  oddsLab: {
    about: 'exact, nothing is sampled',
    set: 'What is thrown',
    dice: 'Dice',
    against: 'Compare with',
    againstExample: 'for example 2d6+3',
    notation: 'What may be written',
    examples: [
      { notation: '2d6+1', says: 'dice and a number; 2d is 2d6' },
      { notation: '4d6kh3', says: 'keep the highest three; kl, dh, dl' },
      { notation: '3d6/2 up', says: 'divided and rounded: down, up, near' },
      { notation: '(2d6+1)x3', says: 'times' },
      { notation: '3d6!', says: 'the highest face is thrown again and added' },
      { notation: '1d-3 min 1', says: 'at least 1; max likewise' },
      { notation: '3d6<=12', says: 'does it succeed?' },
      { notation: '8+ DM+2', says: 'a Traveller throw on two dice' },
    ],
    manner: { exactly: 'exactly', atLeast: 'at least', atMost: 'at most' },
    mannerLabel: 'What the bars tell',
    chart: (told: readonly string[]): string => `Chart of odds. ${told.join(' ')} The table below has every number.`,
    told: (name: string, low: string, high: string, mean: string): string =>
      `${name}: from ${low} to ${high}, ${mean} on average.`,
    peaks: (peaks: readonly string[], percent: string): string =>
      `Most often ${peaks.join(' or ')} with ${percent}%${peaks.length === 1 ? '' : ' each'}.`,
    unfinished: (expected: string): string => `Not finished yet: ${expected} is missing at the end.`,
    misplaced: (found: string, expected: string): string => `“${found}” cannot stand here; expected ${expected}.`,
    tooMuch: 'That comes to more outcomes than can be weighed one by one. Fewer dice, or smaller ones, can be.',
    summary: 'Chances of the target',
    total: 'total',
    target: 'Target',
    targeted: {
      exactly: (target: string): string => `exactly ${target}`,
      atLeast: (target: string): string => `${target} or more`,
      atMost: (target: string): string => `${target} or less`,
    },
    mean: 'mean',
    deviation: 'deviation',
    range: 'range',
    span: (low: string, high: string): string => `${low} to ${high}`,
    ways: 'ways',
    fraction: 'ways',
    succeeds: 'succeeds',
    fails: 'fails',
  },

  simulate: {
    about: 'fought out by bots, on the server',
    set: 'What is fought',
    system: 'Rules',
    mode: 'How it is written',
    form: 'form',
    text: 'text',
    yaml: 'Encounter, in YAML',
    yamlHelp: 'Everything an encounter file may have; what is wrong is told when it runs.',
    called: 'Call it',
    first: 'As it is',
    second: 'Changed',
    runs: 'Fights',
    seed: 'Seed',
    anySeed: 'any',
    run: 'Run',
    again: 'Run again',
    running: 'Fighting…',
    stop: 'Stop',
    stopKey: 'Esc',
    forgotten: 'The server no longer has these fights. What was set is still here: run them again.',
    compare: 'Compare with a change',
    forget: 'Forget the first',
    progress: 'Fights fought',
    state: {
      waiting: (): string => 'Waiting for its turn.',
      running: (fought: string, runs: string): string => `${fought} of ${runs} fights`,
      done: (fought: string): string => `Done: ${fought} fights.`,
      stopped: (fought: string, runs: string): string => `Stopped after ${fought} of ${runs} fights.`,
      failed: (fought: string): string => `Failed after ${fought} fights.`,
    },
    nothing:
      'Say who fights whom, and bots fight it out some thousand times. Then change one thing and see what that is worth.',
    wins: 'Who wins',
    winsAbout: '95% margin of error; the hatched part is where neither side wins',
    neither: 'neither',
    share: (percent: string, margin: string): string => `${percent}% ± ${margin}`,
    margin: (margin: string): string => `± ${margin}`,
    fought: (label: string, fights: string, seed: string): string => `${label}: ${fights} fights, seed ${seed}`,
    numbers: 'In numbers',
    difference: 'The difference',
    change: 'change',
    sideWins: (name: string): string => `Won by ${name}`,
    sideDead: (name: string): string => `Dead of ${name}, on average`,
    rounds: 'Rounds, on average',
    lengths: 'How long it takes',
    lengthsAbout: 'share of the fights that end after so many rounds',
    lengthsTold: (parts: readonly string[]): string => `How many rounds the fights take. ${parts.join(' ')}`,
    lengthsMost: (name: string, rounds: string, percent: string, low: string, high: string): string =>
      `${name}: most often ${rounds} (${percent}%); from ${low} to ${high}.`,
    spread: 'Spread of the rounds',
    falls: 'Who falls',
    ends: { standing: 'still up', fled: 'fled', surrendered: 'surrendered', down: 'down', dead: 'dead' },
    standing: 'up',
    dead: 'dead',
    rules: {
      title: 'House rules of these fights',
      chosen: (options: number, settings: number): string =>
        options + settings === 0 ? 'By the rules as printed' : `House rules: ${options + settings} chosen`,
      names: (names: readonly string[]): string => {
        const few = names.slice(0, 5).join(', ')
        return names.length > 5 ? `${few} and ${names.length - 5} more` : few
      },
      choose: 'Choose',
      done: 'Done',
    },
    replay: {
      title: 'Look at one of them',
      about: 'fought again step by step, as it was',
      typical: (rounds: string, count: number): string =>
        `a typical one, ${rounds} ${plural(count, 'round', 'rounds')}`,
      longest: (rounds: string, count: number): string => `the longest, ${rounds} ${plural(count, 'round', 'rounds')}`,
      upset: (side: string): string => `a win of ${side}`,
      bloodiest: (dead: string): string => `the bloodiest, ${dead} dead`,
      number: 'Fight number',
      show: 'Show it',
    },
    of: (size: number): string => `of ${size}`,
  },

  why: {
    dot: '·',
    andThen: ', then ',
    didNotApply: 'did not apply',
    skipped: (what: string, because: string): string => `${what}: ${because}`,
    setting: 'campaign setting',
    showAll: 'show all',
    byOption: (option: string): string => `by option ${option}`,
    compared: (left: string, is: Compared, right: string, holds: boolean): string =>
      `${left} ${COMPARED[is]} ${right}: ${holds ? 'yes' : 'no'}`,
    rounded: (from: string, how: keyof typeof ROUNDED): string => `${from} ${ROUNDED[how]}`,
    bound: (bound: 'at least' | 'at most', limit: string): string => `${bound} ${limit}`,
    within: (bound: string, value: string): string => `${bound}; ${value} is within it`,
    chose: (who: string, what: string): string => `${who} chose ${what}`,
    open: (figure: string): string => `${figure}, why`,
  },
  odds: {
    label: (parts: readonly string[]): string => `Odds: ${parts.join(', ')}`,
  },
  dice: {
    thrown: (faces: string): string => `Dice: ${faces}`,
    typed: (faces: string): string => `Dice, typed in: ${faces}`,
    seen: (faces: string): string => `Dice seen before an undo: ${faces}`,
    secret: (count: number): string => `${count} secret ${plural(count, 'die', 'dice')}`,
    hidden: '?',
  },
  token: {
    pips: {
      aim: 'aiming',
      kneel: 'kneeling',
      prone: 'prone',
      cover: 'in cover',
      bleeding: 'bleeding',
      stunned: 'stunned',
      out: 'out of it',
    },
    hidden: 'hidden',
    chosen: 'chosen',
  },
  prompt: {
    left: (seconds: number): string => `${seconds} seconds left to answer`,
    hurry: 'Ten seconds left to answer.',
  },
  forbidden: 'not allowed',
  rule: 'the rule',
  steps: {
    less: 'one less',
    more: 'one more',
    bounds: (min?: number, max?: number): string => {
      if (min !== undefined && max !== undefined) return `From ${min} to ${max.toLocaleString('en')}, please.`
      return max === undefined ? `${min} or more, please.` : `${max} or less, please.`
    },
  },
  coverage: {
    built: 'Built and tested',
    gm: 'For the game master',
    open: 'Open',
    examples: (count: number): string => `${count} ${plural(count, 'example', 'examples')} pass`,
    fires: 'fires in play',
    neverFires: 'never fires in play',
  },
  log: {
    secret: 'secret',
    gm: 'changed by the game master',
    waiting: 'waiting',
    undone: 'undone',
  },
} as const
