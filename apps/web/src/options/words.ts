/** Texts of the page of a campaign's options. The words of options themselves come from the rules. */
const list = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

export const optionsWords = {
  title: 'Campaign options',
  about: (system: string): string => system,
  system: 'Rules',
  search: 'Search options',
  placeholder: 'size, fright, bleeding',
  presets: 'In one click',
  printed: 'As printed',
  printedAbout: 'Nothing chosen: the rules of the book.',
  count: (options: number, settings: number): string =>
    options + settings === 0
      ? 'as printed'
      : [
          ...(options > 0 ? [`${options} ${options === 1 ? 'option' : 'options'}`] : []),
          ...(settings > 0 ? [`${settings} ${settings === 1 ? 'setting' : 'settings'}`] : []),
        ].join(', '),
  chosenOf: (chosen: number, all: number): string => (chosen === 0 ? `${all}` : `${chosen} of ${all}`),
  nothingFound: 'No option or setting has all of these words.',
  none: 'This system has nothing to choose.',
  settings: 'Settings',
  usual: (value: string): string => `usually ${value}`,
  replaces: 'Replaces',
  fewer: 'fewer rules',
  more: (count: number): string => `${count} more`,
  needs: (names: readonly string[]): string => `Needs ${list(names)}.`,
  excludes: (names: readonly string[]): string => `Not together with ${list(names)}.`,
  conflict: {
    needs: (one: string, others: readonly string[]): string =>
      `${one} needs ${list(others)}, which ${others.length === 1 ? 'is' : 'are'} not chosen.`,
    excludes: (one: string, others: readonly string[]): string => `${one} excludes ${list(others)}.`,
    clashes: (one: string, others: readonly string[]): string =>
      `${one} and ${list(others)} change the same rule, and neither gives way.`,
  },
  turnOnToo: (names: readonly string[]): string =>
    names.length === 1 ? `Turn on ${names[0] ?? ''} too` : `Turn on all ${names.length}`,
  leaveOut: (name: string): string => `Leave out ${name}`,
  broughtAlong: (names: readonly string[]): string => `Turned on with it: ${list(names)}.`,
  tookAlong: (names: readonly string[]): string => `Turned off with it: ${list(names)}.`,
  preview: {
    title: 'What changes',
    about: 'on a sheet, against the rules as printed',
    who: 'On whom',
    group: (title: string): string => title,
    own: 'People',
    file: 'Open a character’s file',
    size: 'Size',
    bad: (name: string): string => `${name} is no character that was saved as JSON.`,
    nothing: 'Nothing on this sheet: what is chosen acts at other moments, or on others.',
    unchosen: 'Choose an option, and the numbers that it changes are listed here.',
    never: 'The options of these rules change throws and procedures, and no number on a sheet.',
    number: 'Number',
    printed: 'as printed',
    chosen: 'with these',
    same: (count: number): string => `${count} other numbers stay as they are.`,
    waiting: 'Working it out…',
    none: 'none',
    told: (count: number): string => (count === 0 ? 'Nothing changes.' : `${count} numbers change.`),
    printedWhy: 'As printed',
    chosenWhy: 'With these options',
    noReasons: 'It stands in the file.',
  },
  table: 'Open a table with these',
  tableTitle: 'Title of the table',
  opening: 'Setting the table…',
  mend: 'First mend what does not go together.',
  reset: 'Leave all out',
  chosenHere: 'The rules of this table',
  asPrinted: 'This table plays by the rules as printed.',
  fixed: 'Chosen when the table was made, and the same for as long as it lasts.',
} as const
