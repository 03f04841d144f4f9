/** Every text of the table page. The words of rules, people and places come from the server and are not here. */
import type { Dial, DicePolicy, Role, TableSettings } from '@umpire/protocol'
import { isolated } from '../../text/isolated.ts'

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)
const list = new Intl.ListFormat('en', { type: 'conjunction' })
const and = { format: (names: readonly string[]): string => list.format(names.map(isolated)) }
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
const STEPS: { readonly [what: string]: string } = {
  sceneEnded: 'putting a scene away',
  sceneShown: 'another scene',
  goOn: 'what the program did',
  paint: 'a stroke on the map',
}

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
  dialsAbout: {
    remind: 'Only computes and reminds: a person does everything.',
    propose: 'Fills in what it would do; a person confirms or chooses otherwise.',
    do: 'Plays by itself; the log tells what it did.',
  },
  dialOf: (actor: string): string => `Dial of ${isolated(actor)}`,
  policies: POLICIES,
  givenWrong: (message: string): string => `expected JSON: ${message}`,

  standing: {
    opening: 'Opening the table',
    lost: 'The connection was lost. Trying again…',
    back: 'The connection is back.',
    lostMeanwhile: 'What you do meanwhile is sent when it is back.',
    tryNow: 'Try now',
    unreachable: {
      title: 'The server does not answer',
      about: 'Is it running, and is this device on its network? The page tries again by itself.',
    },
    ended: 'The server sent this page away',
    endedAbout: 'Nothing that was done is lost.',
    comeBack: 'Come back to the table',
    seatTaken: {
      title: 'Your seat was taken away',
      about:
        'The game master replaced your link or took the seat back, so this page shows nothing any more. Ask for a new link and open it on this device.',
    },
    noSeat: {
      title: 'No seat at this table',
      about:
        'This browser has no seat here, or there is no such table. Open the link that the game master gave you, on this device.',
    },
    outdated: {
      title: 'This page is older than the server',
      about: 'The server was brought up to date while the page was open. Load the page again; nothing is lost.',
    },
    reload: 'Load the page again',
    home: 'To the first page',
  },

  bar: {
    about: (system: string, scene: string | undefined): string =>
      scene === undefined ? system : `${system}, ${isolated(scene)}`,
    undo: 'Undo',
    undoOf: (what: string): string => `Undo ${what}`,
    redo: 'Redo',
    redoOf: (what: string): string => `Redo ${what}`,
    nothing: 'Nothing to undo',
    goOn: 'Go on',
    goOnAbout: 'The program waits until you let it go on',
    pause: 'Pause',
    pauseAbout: 'The program plays on; it stops until you say to go on',
    undoKey: 'Ctrl Z',
    undoDice: 'Undo, and the dice that were seen',
    undoBy: { keep: 'Undo, keep the dice', 're-roll': 'Undo, throw again' },
    who: 'Who is at the table',
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
    gm: 'Begin one, or invite people first, under Table.',
    others: 'The game master has not begun a scene.',
    begin: 'Begin a scene',
  },
  over: 'This scene is over.',
  noActor: 'Nobody is in view.',
  after: {
    gm: 'What comes next is up to you.',
    others: 'The game master decides what comes next. You need do nothing; the page shows it when it begins.',
    begin: 'Begin another scene',
    log: 'Read the log',
    export: 'Export the table',
    file: (table: string): string => `table-${table}.json`,
    again: 'Play it again',
    own: 'Make your own table',
    invite: 'Invite somebody',
  },

  prompt: {
    ask: (who: string, question: string): string => `${isolated(who)}: ${question}`,
    proposal: 'proposed',
    forOther: {
      choice: (who: string, player: string): string => `${isolated(player)} is choosing for ${isolated(who)}`,
      roll: (who: string, player: string): string => `${isolated(player)} is throwing for ${isolated(who)}`,
    },
    away: (who: string, player: string): string => `${isolated(player)}, who plays ${isolated(who)}, is not here`,
    answerFor: (who: string): string => `Answer for ${isolated(who)}`,
    leave: (player: string): string => `Leave it to ${isolated(player)}`,
    more: (count: number): string => `${count} more ${plural(count, 'question', 'questions')} to you`,
    title: (count: number, title: string): string => (count === 0 ? title : `(${count}) ${title}`),
    came: (question: string): string => `You are asked: ${question}`,
    /** "Ada throws 2d6 to hit Oskar", "Throw 1d6 for morale". */
    rolls: (who: string | undefined, dice: string, purpose: string): string => {
      const what = `${dice} ${purpose.startsWith('to ') ? purpose : `for ${purpose}`}`
      return who === undefined ? `Throw ${what}` : `${isolated(who)} throws ${what}`
    },
  },
  waiting: {
    for: (names: readonly string[]): string => `Waiting for ${and.format(names)}.`,
    held: 'The game is stopped. It goes on when the game master says so.',
    plays: 'The program plays on.',
    hidden: (count: number): string => (count === 1 ? 'Waiting for somebody.' : 'Waiting for the others.'),
    by: (who: string, player: string): string => `${isolated(who)} (${isolated(player)})`,
  },

  pad: {
    faces: (sides: number): string => `The die shows, of ${sides}`,
    face: (face: number): string => `${face}`,
    next: (left: number, total: string): string =>
      left === 0 ? total : `${left} ${plural(left, 'die', 'dice')} to type`,
    of: (sides: number): string => `the next one has ${sides} sides`,
    enough: (count: number): string =>
      count === 1 ? 'That was the only die.' : `All ${count} dice are there; take one back to change it.`,
    noFace: (face: number, sides: number): string => `A die of ${sides} sides shows no ${face}.`,
    missing: (left: number): string => `${left} ${plural(left, 'die is', 'dice are')} still missing.`,
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
    placeholder: '2d6+1 or 8+ DM+2',
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
      dice === null ? `Undone by ${isolated(by)}.` : `Undone by ${isolated(by)}; ${BECAME[dice]}.`,
    said: (by: string): string => `${isolated(by)}:`,
    whispered: (by: string, to: readonly string[]): string => `${isolated(by)} whispers to ${and.format(to)}:`,
    /** "Ann throws 2d6 to hit", "Ann throws 2d6 in secret for luck". */
    rolled: (by: string, dice: string, purpose: string, secret: boolean): string => {
      const what = /^$|^(?:to|for) /i.test(purpose) ? purpose : `for ${purpose}`
      return `${isolated(by)} throws ${dice}${secret ? ' in secret' : ''} ${what}`.trimEnd()
    },
    total: (total: string): string => `comes to ${total}`,
    manyDice: (dice: string): string => `${dice} dice`,
    made: (made: boolean): string => (made ? 'made' : 'missed'),
    thrown: (value: string, against: string, made: boolean, by: string | undefined): string =>
      `${value} against ${against}: ${made ? 'made' : 'missed'}${by === undefined ? '' : ` by ${by}`}`,
    against: {
      '>=': (target: string): string => `${target}+`,
      '<=': (target: string): string => `${target} or less`,
      '>': (target: string): string => `more than ${target}`,
      '<': (target: string): string => `less than ${target}`,
      '=': (target: string): string => `exactly ${target}`,
      '!=': (target: string): string => `anything but ${target}`,
    },
    begun: (by: string, title: string): string => `${isolated(by)} begins ${isolated(title)}.`,
    ended: (by: string, title: string): string => `${isolated(by)} puts ${isolated(title)} away.`,
    shown: (by: string, title: string): string => `${isolated(by)} turns to ${isolated(title)}.`,
    aScene: 'a scene',
    overridden: (by: string): string => `${isolated(by)} changed something.`,
    edited: (by: string, what: string): string => `${isolated(by)} ${what}.`,
    set: (by: string): string => `${isolated(by)} sets`,
    to: 'to',
    was: (from: string): string => `it was ${from}`,
    note: (note: string): string => `“${note}”`,
    undo: (by: string, what: string): string => `${isolated(by)} undoes ${what}.`,
    redo: (by: string, what: string): string => `${isolated(by)} does ${what} again.`,
    timedOut: (who: string, question: string): string =>
      `Time ran out: the program answered for ${isolated(who)} (${question}).`,
    insteadOf: (by: string, who: string, player: string): string =>
      `${isolated(by)} answered for ${isolated(who)}, whom ${isolated(player)} plays.`,
    paused: (by: string): string => `${isolated(by)} paused the game.`,
    turn: (turn: number): string => `Turn ${turn}.`,
    people: (names: readonly string[]): string => `Kept as they are now: ${and.format(names)}.`,
    joined: (name: string): string => `${isolated(name)} has a seat at the table.`,
    left: (name: string): string => `${isolated(name)} has left the table.`,
    assigned: (name: string): string => `${isolated(name)} plays somebody else now.`,
    opened: 'The dice are sealed; their commitment is',
    entropy: (by: string): string => `${isolated(by)} adds words to the dice:`,
    sealed: 'The dice log was closed. Its secret, for checking every roll:',
    settings: (by: string, settings: string): string => `${isolated(by)} sets: ${settings}.`,
    setting: SETTINGS,
    dial: (by: string, actor: string, dial: Dial): string =>
      `${isolated(by)} sets ${isolated(actor)} to ${DIALS[dial]}.`,
    program: 'The program',
    somebody: 'Somebody',
  },

  chat: {
    label: 'Say something, or a command',
    placeholder: 'Say something, or /r 2d6',
    send: 'Say',
    help: 'Commands',
    helpRows: [
      ['/r 2d6+1 to hit', 'throw dice, with what they are for; a # divides them where that is in doubt'],
      ['/r 8+ DM+2', 'throw against a target: 8+, 6-, 7 exactly, 3d6<=12'],
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
    others: (name: string): string => `Notes of ${isolated(name)}`,
  },

  clock: {
    about: 'What may be started now.',
    busy: 'Something is under way. When it is done, more can be started.',
    start: 'Start',
    started: (title: string): string => `Started: ${isolated(title)}.`,
    search: 'Find',
    noneFound: 'Nothing of that name can be started.',
    more: 'More to say',
    fewer: 'Less',
    line: (number: number, got: string): string => `line ${number}: expected “name: value”, got “${got}”`,
  },

  plain: {
    nothing: 'There is nothing to see.',
    happened: (what: string): string => `${what}:`,
    threw: (dice: string, purpose: string): string => `${dice} for ${purpose}`,
    threwBy: (by: string, dice: string, purpose: string): string => `${isolated(by)} throws ${dice} for ${purpose}`,
    done: 'over',
    asks: 'must answer',
    waits: 'waits',
    why: 'why',
    time: 'time',
    start: 'What may be started',
    /** A span of time by its two largest parts: "2 days 3 h". */
    span: (seconds: number): string => {
      const parts = [
        { count: Math.floor(seconds / 86_400), name: (count: number) => plural(count, 'day', 'days') },
        { count: Math.floor(seconds / 3600) % 24, name: () => 'h' },
        { count: Math.floor(seconds / 60) % 60, name: () => 'min' },
        { count: seconds % 60, name: () => 's' },
      ].filter(({ count }) => count > 0)
      const told = parts.slice(0, 2).map(({ count, name }) => `${count} ${name(count)}`)
      return told.length === 0 ? '0 s' : told.join(' ')
    },
  },

  sealed: {
    title: 'The dice',
    about:
      'Before the first roll the server drew a secret and showed only its seal. Every roll follows from that secret and from numbers that the pages at the table promised beforehand. So nobody can choose a roll. When the log is closed, this page checks every roll by itself.',
    aboutWords:
      'Before the first roll the server drew a secret and showed only its seal. Every roll follows from that secret and from the words people add. When the log is closed, this page checks every roll by itself. The next log needs no words.',
    commitment: 'Seal of the secret',
    hash: 'Receipt after the last roll',
    receipt: 'This page keeps it, and the ones before.',
    pages: 'Pages that gave numbers',
    rolled: 'Rolls so far',
    entropy: 'Add your words to the dice',
    entropyHelp: 'All later rolls depend on them. Everybody sees them in the log.',
    add: 'Add',
    seal: 'Close the log and show the secret',
    sealAbout: 'A new secret is drawn for what comes after.',
    download: 'Download closed logs',
    downloadAbout: 'Check them yourself: umpire verify and the name of the file.',
    none: 'No log has been closed yet.',
    file: (table: string, number: number): string => `dice-${table}-${number}.jsonl`,
  },

  checked: {
    title: 'Checked by this page',
    fine: 'Checked: no roll was changed.',
    rolls: (rolled: number): string => `${rolled} ${plural(rolled, 'roll', 'rolls')}.`,
    share: (own: number, shared: number, rest: number): string => {
      const parts = [
        `${own} came with your page’s numbers`,
        ...(shared === 0 ? [] : [`${shared} had them mixed in`]),
        ...(rest === 0 ? [] : [`${rest} fell before your page had a say`]),
      ]
      return `${parts.join(', ')}.`
    },
    older: 'An older log: the rolls follow from its secret and the words people added.',
    typed: (count: number): string =>
      `${count} more ${plural(count, 'was', 'were')} typed in by hand; nothing can be said of those.`,
    pages: (count: number): string => `${count} ${plural(count, 'page', 'pages')} gave numbers.`,
    wrong: {
      gone: 'Not checked: the server no longer has the log that this page saw. It went back to an older copy, or the log was thrown away.',
      broken: 'A roll was changed: the closed log does not follow from its secret.',
      rewritten:
        'The log was rewritten: it does not hold what this page saw. The server went back to an older copy, or someone changed rolls.',
      left: 'The server left the numbers of this page out: it could have chosen those rolls.',
      shown: 'A roll was changed: the log does not have what this page was shown.',
    },
    entry: (place: number, reason: string): string => `Entry ${place}: ${reason}.`,
    after: (rolled: number): string => `It differs by roll ${rolled} or before.`,
    leftOut: (rolls: number): string => `Rolled without them: ${rolls} ${plural(rolls, 'time', 'times')}.`,
    shownAs: (roll: string, rolled: number): string => `Shown: ${roll}, by roll ${rolled}.`,
    bar: 'A roll was changed',
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
    link: (name: string): string => `The link for ${isolated(name)}`,
    linkAbout: 'Whoever opens it has this seat. It is shown only now.',
    address: 'Address of this computer',
    reach: {
      'this-machine':
        'Only this computer can open it: the server listens to nobody else. To let others in, start it with “umpire serve --host 0.0.0.0” and make a new link.',
      'no-network': 'Only this computer can open it: it is in no network. Connect it to one and make a new link.',
    },
    copy: 'Copy the link',
    copied: 'Copied',
    qr: (name: string): string => `The link for ${isolated(name)}, to be read by a phone`,
    rotate: 'New link',
    rotateAbout: 'The old one no longer works.',
    revoke: 'Take the seat away',
    revokeSure: (name: string): string => `Take the seat of ${isolated(name)} away?`,
    change: 'Change',
    done: 'Done',
  },

  phone: {
    stage: 'Show the scene',
    back: 'Back',
    nav: 'Parts of the table',
    badge: (count: number): string => `${count} ${plural(count, 'question', 'questions')}`,
  },
} as const
