/** Vera, the worked character of 300 XP: every choice, and nothing that follows from them. */
export const VERA = {
  system: 'tensided',
  version: 1,
  name: 'Vera',
  person: {
    height: '1.72 m',
    weight_lb: 140,
    age: 31,
    concept: 'a courier who stopped asking what she carries',
    profession: 'courier',
  },
  stats: {
    physique: 6,
    athleticism: 6,
    coordination: 7,
    willpower: 6,
    awareness: 6,
    charisma: 5,
    dexterity: 6,
    aptitude: 6,
  },
  traits: [{ key: 'enemy' }, { key: 'tick' }, { key: 'resilient' }],
  skills: [
    { skill: 'ranged-combat', level: 5, concentrations: ['pistol', 'rifle'] },
    { skill: 'hth-combat', level: 4, concentrations: ['knife'] },
    { skill: 'medic', level: 4 },
    { skill: 'spot', level: 4 },
    { skill: 'alertness', level: 3 },
    { skill: 'stealth', level: 3 },
  ],
  abilities: ['marksman', 'point-shooting', 'quick-draw', 'surgical-strike', 'whirlwind'],
  languages: [
    { language: 'English', native: true },
    { language: 'Spanish', level: 'fluent' },
  ],
  xp: { starting: 300 },
  gear: {
    guns: [{ gun: '9mm Pistol', rounds: 15, spare: 2 }],
    melee: [{ weapon: 'Combat Knife' }],
    armor: [{ armor: 'Level II vest' }],
  },
} as const
