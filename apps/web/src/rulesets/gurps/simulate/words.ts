/** Texts of the form for simulated fights. */
export const formWords = {
  mapHelp:
    'A hex of a yard for each sign: . open, # wall, : bushes, + low wall, = trench, ~ mud, * rubble. A and B are where the sides gather.',
  light: 'Light, on every attack',
  distance: 'Yards apart on open ground',
  seconds: 'Called off after seconds',
} as const
