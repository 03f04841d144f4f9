/** Texts that the screens of several games share. */
export const listedNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const commonWords = {
  answeringFor: (player: string, name: string, here: boolean): string =>
    `You answer for ${player}’s ${name}${here ? ', who may answer first' : `, as ${player} is away`}.`,
  noOdds: (message: string): string =>
    message === '' ? 'The odds could not be worked out.' : `The odds could not be worked out: ${message}.`,
  waiting: (names: readonly string[]): string => `Waiting for ${listedNames(names)}.`,
  played: (name: string, player: string): string => `${name} (${player})`,
  goTo: (name: string): string => `Go to ${name}`,
  notAsked: (name: string): string => `${name} has nothing to answer now.`,
  ownSide: 'own side',
  after: 'After the fight',
  goOn: 'See to the wounded',
  notNow: 'Not now',
  askedBeside: 'The question beside the map comes first.',
} as const
