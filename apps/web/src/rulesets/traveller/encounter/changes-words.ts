/** What a referee may change in a fight, in words. */
export const changesWords = {
  yes: 'yes',
  no: 'no',
  status: 'condition',
  statuses: { active: 'up', unconscious: 'unconscious', dead: 'dead' },
  wounded: 'has had the first wound',
  gone: 'in the fight',
  here: 'is in it',
  escaped: 'got away',
  surrendered: 'surrendered',
  band: 'band',
  blows: 'blows left',
  rounds: (weapon: string): string => `rounds in the ${weapon.toLowerCase()}`,
  spare: (weapon: string): string => `spare loads for the ${weapon.toLowerCase()}`,
  broken: (party: string): string => `${party}: morale is broken`,
  vacuum: 'in vacuum',
} as const
