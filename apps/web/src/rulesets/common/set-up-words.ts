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
} as const
