/** Every text of the table page. The words of rules, people and places come from the server and are not here. */
import type { Dial, DicePolicy, Role, TableSettings } from '@umpire/protocol'

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)
const and = new Intl.ListFormat('en', { type: 'conjunction' })
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false })

const ROLES: { readonly [role in Role]: string } = { gm: 'GM', player: 'Player', spectator: 'Spectator' }
const DIALS: { readonly [dial in Dial]: string } = { remind: 'remind', propose: 'propose', do: 'do' }
const POLICIES: { readonly [policy in DicePolicy]: string } = {
  keep: 'Keep them',
  're-roll': 'Throw again',
  forbid: 'Forbid it',
}
const BECAME: { readonly [policy in DicePolicy]: string } = {
  keep: 'the dice that were seen are kept',
  're-roll': 'the dice will be thrown again',
  forbid: 'no dice were seen',
}
/** Steps that have no title of their own. */
const STEPS: { readonly [what: string]: string } = { sceneEnded: 'putting a scene away', sceneShown: 'another scene' }

/** Each setting in words. */
const SETTINGS: { readonly [name in keyof TableSettings]: (settings: TableSettings) => string } = {
  dice: ({ dice }) => (dice === 'server' ? 'the server throws the dice' : 'people throw and type the dice'),
  timer: ({ timer }) => (timer === null ? 'no time limit' : `${timer} seconds to answer`),
  undo: ({ undo }) => UNDOES[undo],
}
const UNDOES: { readonly [policy in DicePolicy]: string } = {
  keep: 'an undo keeps dice that were seen',
  're-roll': 'an undo throws dice again',
  forbid: 'dice that were seen are not undone',
}

export const tableWords = {
  gone: 'You are no longer at this table.',
  time: (at: number): string => clock.format(at),
  step: (what: string): string => STEPS[what] ?? what,
  role: (role: Role): string => ROLES[role],
  dials: DIALS,
  policies: POLICIES,

  standing: {
    opening: 'Opening the table',
    lost: 'The connection was lost. Trying again…',
    back: 'The connection is back.',
    lostAbout: 'The server does not answer. The page tries again by itself; what you do meanwhile is sent then.',
    ended: 'You have left the table',
    noSeat: 'No seat at this table',
    noSeatAbout: 'This browser has no seat here. Open the link that the game master gave you, on this device.',
    outdated: 'A newer page is there',
    outdatedAbout: 'The server speaks another version than this page. Load the page again; nothing is lost.',
    reload: 'Load the page again',
    home: 'To the first page',
    screensFailed: 'The screens of this game could not be loaded.',
  },

  bar: {
    about: (system: string, scene: string | undefined): string =>
      scene === undefined ? system : `${system}, ${scene}`,
    undo: 'Undo',
    undoOf: (what: string): string => `Undo ${what}`,
    redo: 'Redo',
    redoOf: (what: string): string => `Redo ${what}`,
    nothing: 'Nothing to undo',
    undoKey: 'Ctrl Z',
    undoDice: 'Undo, and the dice that were seen',
    undoBy: { keep: 'Undo, keep the dice', 're-roll': 'Undo, throw again' },
    who: 'Who is at the table',
    lost: 'no connection',
    sealed: (count: number): string => `${count} ${plural(count, 'roll', 'rolls')} sealed`,
    here: (count: number): string => `${count} at the table`,
    panel: 'Panel',
    closePanel: 'Close the panel',
  },

  regions: {
    prompts: 'Questions to you',
    panel: 'What to do',
    stage: 'The scene',
    order: 'Order of action',
    peek: 'Last lines of the log',
    tabs: 'Parts of the table',
  },
  tabs: {
    act: 'Act',
    log: 'Log',
    sheet: 'Sheet',
    notes: 'Notes',
    clock: 'Clock',
    dice: 'Dice',
    table: 'Table',
    now: 'Now',
  },

  noScene: {
    title: 'No scene yet',
    gm: 'Begin one under Table.',
    others: 'The game master has not begun a scene.',
    begin: 'Begin a scene',
  },
  over: 'This scene is over.',
  noActor: 'Nobody is in view.',

  prompt: {
    ask: (who: string, question: string): string => `${who}: ${question}`,
    proposal: 'proposed',
    forOther: {
      choice: (who: string, player: string): string => `${player} is choosing for ${who}`,
      roll: (who: string, player: string): string => `${player} is throwing for ${who}`,
    },
    away: (who: string, player: string): string => `${player}, who plays ${who}, is not here`,
    answerFor: (who: string): string => `Answer for ${who}`,
    leave: (player: string): string => `Leave it to ${player}`,
    more: (count: number): string => `${count} more ${plural(count, 'question', 'questions')} to you`,
    title: (count: number, title: string): string => (count === 0 ? title : `(${count}) ${title}`),
    came: (question: string): string => `You are asked: ${question}`,
    rolls: (who: string | undefined, dice: string, purpose: string): string =>
      who === undefined ? `Throw ${dice} for ${purpose}` : `${who} throws ${dice} for ${purpose}`,
  },
  waiting: {
    for: (names: readonly string[]): string => `Waiting for ${and.format(names)}.`,
    hidden: (count: number): string => (count === 1 ? 'Waiting for somebody.' : 'Waiting for the others.'),
    by: (who: string, player: string): string => `${who} (${player})`,
  },

  pad: {
    faces: (sides: number): string => `The die shows, of ${sides}`,
    face: (face: number): string => `${face}`,
    next: (left: number, total: string): string =>
      left === 0 ? total : `${left} ${plural(left, 'die', 'dice')} to type`,
    of: (sides: number): string => `the next one has ${sides} sides`,
    back: 'Take back',
    enter: (total: string): string => `It is ${total}`,
    unfinished: 'Type the dice',
    other: 'Die',
    total: 'Or only the total',
    secret: 'only the game master sees it',
    keys: 'The figures on the keyboard type a die, Backspace takes it back.',
  },

  roll: {
    title: 'Throw dice',
    about: 'The server throws; everybody sees it in the log.',
    dice: 'Dice',
    placeholder: '2d6+1',
    purpose: 'What for',
    secret: 'Secret: only the game master and you see it',
    throw: 'Throw',
    add: 'Enter',
    common: 'Common dice',
    last: 'Thrown last',
    none: 'Nothing has been thrown here yet.',
  },

  log: {
    label: 'Log',
    earlier: 'Earlier lines',
    empty: 'Nothing has happened yet.',
    newer: 'To the newest line',
    undone: (by: string, dice: DicePolicy | null): string =>
      dice === null ? `Undone by ${by}.` : `Undone by ${by}; ${BECAME[dice]}.`,
    said: (by: string): string => `${by}:`,
    whispered: (by: string, to: readonly string[]): string => `${by} whispers to ${and.format(to)}:`,
    rolled: (by: string, dice: string, purpose: string): string =>
      purpose === '' ? `${by} throws ${dice}` : `${by} throws ${dice} for ${purpose}`,
    secretly: 'in secret',
    total: (total: string): string => `comes to ${total}`,
    begun: (by: string, title: string): string => `${by} begins ${title}.`,
    ended: (by: string, title: string): string => `${by} puts ${title} away.`,
    shown: (by: string, title: string): string => `${by} turns to ${title}.`,
    aScene: 'a scene',
    overridden: (by: string): string => `${by} changed something.`,
    set: (by: string): string => `${by} sets`,
    to: 'to',
    was: (from: string): string => `it was ${from}`,
    note: (note: string): string => `“${note}”`,
    undo: (by: string, what: string): string => `${by} undoes ${what}.`,
    redo: (by: string, what: string): string => `${by} does ${what} again.`,
    timedOut: (who: string, question: string): string => `Time ran out: the program answered for ${who} (${question}).`,
    joined: (name: string): string => `${name} has a seat at the table.`,
    left: (name: string): string => `${name} has left the table.`,
    assigned: (name: string): string => `${name} plays somebody else now.`,
    opened: 'The dice are sealed; their commitment is',
    entropy: (by: string): string => `${by} adds words to the dice:`,
    sealed: 'The dice log was closed. Its secret, for checking every roll:',
    settings: (by: string, settings: string): string => `${by} sets: ${settings}.`,
    setting: SETTINGS,
    dial: (by: string, actor: string, dial: Dial): string => `${by} sets ${actor} to ${DIALS[dial]}.`,
    program: 'The program',
    somebody: 'Somebody',
  },

  chat: {
    label: 'Say something, or a command',
    placeholder: 'Say something, or /r 2d6',
    send: 'Say',
    help: 'Commands',
    helpRows: [
      ['/r 2d6+1 to hit', 'throw dice, with what they are for'],
      ['/gmr 2d6', 'throw in secret: you and the game master see it'],
      ['/w name words', 'say it to one person only'],
      ['/undo, /redo', 'take back a step, or do it again (the game master)'],
    ],
    keys: 'Enter says it; the up arrow brings back what you said last.',
  },

  notes: {
    mine: 'Your notes',
    shared: 'Everybody may read them',
    sharedAbout: 'Otherwise nobody but you does.',
    save: 'Keep',
    saved: 'Kept',
    others: (name: string): string => `Notes of ${name}`,
  },

  clock: {
    about: 'What may be started now.',
    busy: 'Something is under way. When it is done, more can be started.',
    start: 'Start',
    started: (title: string): string => `Started: ${title}.`,
    search: 'Find',
    noneFound: 'Nothing of that name can be started.',
    given: 'What it is given',
    givenHelp: 'One line each: name, colon, value. Leave it empty if nothing is needed.',
    line: (number: number, got: string): string => `line ${number}: expected “name: value”, got “${got}”`,
  },

  plain: {
    nothing: 'There is nothing to see.',
    happened: (what: string): string => `${what}:`,
    threw: (dice: string, purpose: string): string => `${dice} for ${purpose}`,
    threwBy: (by: string, dice: string, purpose: string): string => `${by} throws ${dice} for ${purpose}`,
    done: 'over',
    asks: 'must answer',
    waits: 'waits',
    why: 'why',
  },

  sealed: {
    title: 'The dice',
    about:
      'Before the first roll the server drew a secret and showed only its seal. Every roll follows from that secret and from the words people add; so nobody can choose a roll, and afterwards everybody can check all of them.',
    commitment: 'Seal of the secret',
    hash: 'Receipt after the last roll',
    receipt: 'Keep it: a log with another receipt was tampered with.',
    rolled: 'Rolls so far',
    entropy: 'Add your words to the dice',
    entropyHelp: 'All later rolls depend on them. Everybody sees them in the log.',
    add: 'Add',
    seal: 'Close the log and show the secret',
    sealAbout: 'A new secret is drawn for what comes after.',
    download: 'Download closed logs',
    downloadAbout: 'To check one: umpire verify and its name, with --commitment and --receipt as you noted them.',
    none: 'No log has been closed yet.',
    file: (table: string, number: number): string => `dice-${table}-${number}.jsonl`,
  },

  seats: {
    title: 'Who is at the table',
    here: 'here',
    away: 'away',
    you: 'you',
    plays: (actors: readonly string[]): string =>
      actors.length === 0 ? 'plays nobody' : `plays ${and.format(actors)}`,
    invite: 'Invite',
    name: 'Name',
    role: 'Role',
    roles: { player: 'plays', gm: 'leads, too', spectator: 'watches' },
    actors: 'Who they play',
    make: 'Make a link',
    link: (name: string): string => `The link for ${name}`,
    linkAbout: 'Whoever opens it has this seat. It is shown only now.',
    copy: 'Copy the link',
    copied: 'Copied',
    qr: (name: string): string => `The link for ${name}, to be read by a phone`,
    rotate: 'New link',
    rotateAbout: 'The old one no longer works.',
    revoke: 'Take the seat away',
    revokeSure: (name: string): string => `Take the seat of ${name} away?`,
    change: 'Change',
    done: 'Done',
  },

  gm: {
    scenes: 'Scenes',
    noScenes: 'None yet.',
    shown: 'shown',
    show: 'Show',
    put: 'Put away',
    putSure: (title: string): string => `Put ${title} away? Its log stays; it can be undone.`,
    begin: 'Begin a scene',
    kind: 'Kind',
    title: 'Title',
    given: 'What it begins with',
    givenHelp: 'As JSON.',
    givenWrong: (message: string): string => `expected JSON: ${message}`,
    start: 'Begin',
    dials: 'Who acts by themselves',
    dialsAbout: 'Remind only computes; propose fills in and a person confirms; do plays by itself.',
    dialOf: (actor: string): string => `Dial of ${actor}`,
    noActors: 'Nobody is in a scene.',
    settings: 'Settings',
    dice: 'Dice are thrown by',
    diceBy: { server: 'the server', typed: 'people' },
    timer: 'Seconds to answer',
    timed: 'Time limit for answers',
    timerAbout: 'When it runs out, the program answers, and the log says so.',
    undo: 'Dice seen before an undo',
    override: 'Change any value',
    overrideAbout: 'Your word is law. The log says what you changed.',
    search: 'Find a value',
    searchHint: 'a name, or a number',
    tooMany: (shown: number, all: number): string => `The first ${shown} of ${all}. Search for fewer.`,
    noValue: 'No value fits.',
    setTo: 'Set to',
    note: 'Note for the log',
    set: 'Set',
    wrong: (expected: string): string => `expected ${expected}`,
    aNumber: 'a number',
    yes: 'yes',
    no: 'no',
    sure: 'Do it',
  },

  phone: {
    stage: 'Show the scene',
    back: 'Back',
    nav: 'Parts of the table',
    badge: (count: number): string => `${count} ${plural(count, 'question', 'questions')}`,
  },
} as const
