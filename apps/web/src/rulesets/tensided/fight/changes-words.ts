/** Texts of what a game master may change by hand. */
export const changesWords = {
  here: 'here',
  status: 'health',
  marks: 'marks',
  gone: 'gone',
  x: 'square, across',
  y: 'square, down',
  shortFp: 'fatigue points',
  longFp: 'long-term fatigue points',
  points: 'action points',
  rounds: (thing: string): string => `${thing}: rounds`,
  spare: (thing: string): string => `${thing}: to load`,
  cover: (square: string): string => `cover at ${square}: HP`,
  light: 'light',
  clutter: 'clutter',
} as const
