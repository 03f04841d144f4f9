/** Texts of setting up a scene. */
export const setUpWords = {
  title: 'Title',
  untitled: 'A fight',
  file: 'The encounter',
  fileHelp: (signs: string): string =>
    `As in the files for the command line. Signs of the map: ${signs}; letters are places.`,
  open: 'Open an encounter file',
  tiled: 'Take a map of Tiled',
  tiledTaken: (name: string): string => `The map is ${name}, in place of the one that is drawn.`,
  tiledBad: (name: string): string => `${name} is no map of Tiled that was saved as JSON.`,
  drawn: 'Take the drawn one again',
  begin: 'Begin the fight',
  checking: 'Checking it…',
} as const
