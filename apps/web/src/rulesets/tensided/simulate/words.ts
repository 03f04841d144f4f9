/** Texts of the form for simulated fights. */
export const formWords = {
  mapHelp: 'A square metre for each sign: . open, # wall, ~ & slow. A and B are where the sides gather.',
  light: 'Light',
  clutter: 'What there is to be behind',
  distance: 'Metres apart on open ground',
  rounds: 'Called off after rounds',
} as const
