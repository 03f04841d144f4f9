/** Traits of fourth edition under the names of third. Names that are the same in both are not listed. */

/** By their whole name, in small letters. */
export const TRAIT_NAMES: { readonly [fourth: string]: string } = {
  'acute taste & smell': 'Acute Taste/Smell',
  'acute taste and smell': 'Acute Taste/Smell',
  'addiction (nicotine)': 'Addiction (Tobacco)',
  'addiction: tobacco': 'Addiction (Tobacco)',
  allies: 'Ally',
  dependents: 'Dependent',
  enemies: 'Enemy',
  flexibility: 'Double-Jointed',
  'lame (crippled legs)': 'Lame (Crippled Leg)',
  'lame (missing legs)': 'Lame (One Leg)',
  'lame (legless)': 'Lame (Legless or Paraplegic)',
  'low tl': 'Primitive',
  'odious personal habit': 'Odious Personal Habits',
  'rank (military)': 'Military Rank',
  'religious rank': 'Clerical Investment',
  'resistant to disease': 'Disease Resistant',
  'resistant to disease (+3)': 'Disease Resistant',
  'resistant to disease (+8)': 'Disease Resistant',
  'resistant (disease)': 'Disease Resistant',
  'resistant (poison)': 'Resistant to Poison',
  'resistant to poison (+3)': 'Resistant to Poison',
  'talent (musical ability)': 'Musical Ability',
  'tough skin': 'Toughness',
  'damage resistance (tough skin)': 'Toughness',
  'very fat': 'Extremely Fat',
}

/** By what their name begins with: the rest tells which one it is. */
export const TRAIT_BEGINNINGS: readonly (readonly [beginning: string, third: string])[] = [
  ['Compulsive ', 'Compulsive Behavior'],
  ['Phobia', 'Phobia'],
  ['Vow', 'Vow'],
]

/** Fourth edition prices and plays these otherwise, or third edition has nothing to do with them. */
export const NOT_A_TRAIT = ['natural attacks', 'attributes', 'cultural familiarity']

/** The names of a secondary characteristic that is bought up or down, and the trait of third edition that does it. */
export const SECONDARY: {
  readonly [attribute: string]: { readonly name: string; readonly up?: string; readonly down?: string }
} = {
  will: { name: 'Will', up: 'Strong Will', down: 'Weak Will' },
  per: { name: 'Per', up: 'Alertness' },
  vision: { name: 'Vision', up: 'Acute Vision' },
  hearing: { name: 'Hearing', up: 'Acute Hearing' },
  taste_smell: { name: 'Taste and Smell', up: 'Acute Taste/Smell' },
  touch: { name: 'Touch' },
  fright_check: { name: 'Fright Check', up: 'Fearlessness' },
  hp: { name: 'HP' },
  fp: { name: 'FP' },
  basic_speed: { name: 'Basic Speed' },
  basic_move: { name: 'Basic Move' },
}
