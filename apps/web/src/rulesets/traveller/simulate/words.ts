/** Texts of the form for encounters. */
export const formWords = {
  side: 'Side',
  member: {
    name: 'Name',
    count: 'How many',
    upp: 'UPP',
    uppHelp: 'strength, dexterity, endurance: 7A9',
    armour: 'Armour',
    weapon: 'Weapon',
    level: 'Skill with it',
    levelHelp: 'empty is untrained',
  },
  steadfast: 'Fights to the end',
  add: 'One more',
  remove: (name: string): string => `Remove ${name}`,
  newcomer: (number: number): string => `Fighter ${number}`,
  summary: (upp: string, armor: string, weapon: string, level: number | null): string =>
    `${upp}, ${armor}, ${weapon}${level === null ? ', untrained' : `-${level}`}`,
  several: (name: string, count: number): string => (count === 1 ? name : `${name}, ${count} of them`),
  terrain: 'Terrain',
  range: 'Range',
  surprise: 'Surprise',
  thrown: 'thrown for',
  nobody: 'nobody',
} as const
