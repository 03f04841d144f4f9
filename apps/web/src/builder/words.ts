/** The texts that all builders share. */
export const builderWords = {
  undo: 'Undo',
  redo: 'Redo',
  new: 'New',
  open: 'Open a file',
  save: 'Save as a file',
  print: 'Print',
  fight: 'Take into a fight',
  nameless: 'character',
  noFile: (name: string): string => `${name} is no file that a builder wrote: expected JSON.`,
  unknown: (what: string): string => `There is no builder for “${what}”.`,
  ways: 'Build by points',
  troubles: 'What stands against it',
  warning: 'a warning, the sheet stays legal',
  more: (count: number): string => `And ${count} more.`,
  waysAbout: 'Every choice yours, every number explained, and whatever breaks a rule is told at once.',
} as const
