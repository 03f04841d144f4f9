/** Texts of setting up a scene. */
export const setUpWords = {
  title: 'Title',
  untitled: 'A fight',
  file: 'The encounter',
  fileHelp: (signs: string): string =>
    `As in the files for the command line. Signs of the map: ${signs}; letters are places.`,
  open: 'Open an encounter file',
  map: 'Take a map from a file',
  mapTaken: (name: string): string => `The map is ${name}, in place of the one that is drawn.`,
  mapBad: (name: string): string =>
    `${name} is no map: expected Universal VTT, Tiled saved as JSON, or one saved here, of at most 60 MB.`,
  noPicture: 'Walls, doors and lamps are taken; its picture is left out.',
  drawn: 'Take the drawn one again',
  begin: 'Begin the fight',
  checking: 'Checking it…',
  ready: 'Begin with',
  small: 'A small fight',
  opened: 'What you have opened',
  mode: 'How it is set up',
  form: 'Form',
  text: 'As text',
  people: (side: string): string => `From this table, in place of ${side}`,
  story: {
    title: 'Title',
    people: 'Who is there',
    none: 'Nobody is known at this table yet. Open character files, or play a fight first.',
    open: 'Open character files',
    bad: 'That is no character file.',
    begin: 'Begin',
    usual: 'The story',
  },
} as const
