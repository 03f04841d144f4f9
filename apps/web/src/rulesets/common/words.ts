/** Texts that the screens of several games share. */
export const commonWords = {
  answeringFor: (player: string, name: string, here: boolean): string =>
    `You answer for ${player}’s ${name}${here ? ', who may answer first' : `, as ${player} is away`}.`,
  noOdds: (message: string): string =>
    message === '' ? 'The odds could not be worked out.' : `The odds could not be worked out: ${message}.`,
} as const
