/** Texts of what a game master may change by hand. */
export const changesWords = {
  here: 'here',
  hp: 'hit points',
  fatigue: 'fatigue',
  position: 'position',
  status: 'state',
  gone: 'gone',
  q: 'hex, first number',
  r: 'hex, second number',
  facing: 'facing, 0 is east, then clockwise',
  light: 'light',
  rounds: (thing: string): string => `${thing}: rounds`,
  spare: (thing: string): string => `${thing}: magazines`,
} as const
