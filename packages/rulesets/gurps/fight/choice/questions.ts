/** What the panel and the map of a fight answer themselves, by name: stored answers and answers given beforehand go by it. */
export const QUESTIONS = {
  maneuver: 'maneuver',
  where: 'where',
  location: 'location',
  rounds: 'rounds',
  defense: 'defense',
  declareDefense: 'declare defense',
} as const
