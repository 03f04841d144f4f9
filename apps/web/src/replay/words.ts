/** Texts of the page that shows one fight again. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const replayWords = {
  title: 'Replay',
  about: (run: string, seed: string): string => `fight ${run} of seed ${seed}`,
  back: 'All fights',
  stage: 'Battlefield',
  log: 'What happened so far',
  controls: 'Steps of the fight',
  empty: 'Nothing has happened yet. Press Play, or step through it with the arrow keys.',
  cut: (most: string): string => `Only the first ${most} steps of this fight are shown.`,
  play: 'Play',
  pause: 'Pause',
  playKey: 'Space',
  first: 'To the beginning',
  backTurn: 'One turn back',
  backStep: 'One step back',
  step: 'One step on',
  nextTurn: 'To the next turn',
  last: 'To the end',
  place: 'Step',
  at: (step: string, of: string): string => `${step} of ${of}`,
  atTurn: (turn: string, at: string): string => `${turn} ${at}`,
  speed: 'Speed',
  speeds: { slow: 'slow', usual: 'usual', fast: 'fast' },
  over: (winner: string | null, how: string): string => `${capital(winner ?? 'nobody')} won: ${how}.`,
  /** Said by screens that would do something. */
  readOnly: 'This fight is over; it is only shown.',
} as const
