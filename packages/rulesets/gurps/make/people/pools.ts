/** Traits and skills that several kinds of people share. */
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Weighted } from './draw.ts'
import type { SkillChoice, TraitChoice } from './template.ts'

/** A service that may send him into danger, on 15, 12, 9 or 6 or less. */
export const duty = (frequency: number, note: string): WrittenTrait => ({ trait: 'Duty', details: { frequency }, note })
export const quietDuty = (frequency: number, note: string): WrittenTrait => ({
  trait: 'Duty',
  details: { frequency, dangerous: false },
  note,
})

/** Somebody weak to look after; the price is that of a campaign of 100 points. */
export const dependent = (note: string, importance: 'friend' | 'loved-one', frequency: number): WrittenTrait => ({
  trait: 'Dependent',
  details: { npc_points: 25, campaign_points: 100, importance, frequency },
  note,
})
const hunters = (note: string, group_size: number, frequency: number): WrittenTrait => ({
  trait: 'Enemy',
  details: { group_size, frequency },
  note,
})
export const known = (
  level: number,
  people: 'large-class' | 'small-class',
  recognition: 'always' | '10-or-less',
  note: string,
): WrittenTrait => ({ trait: 'Reputation', level, details: { people, recognition }, note })

export const variant = (trait: string, name: string, note?: string): WrittenTrait => ({
  trait,
  variant: name,
  ...(note === undefined ? {} : { note }),
})
export const level = (trait: string, levels: number): WrittenTrait => ({ trait, level: levels })

export const GLASSES: WrittenTrait = { trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' }
const READING_GLASSES: WrittenTrait = { ...GLASSES, choice: 'farsighted' }
export const COMRADES = variant('Sense of Duty', 'close friends and companions', 'comrades')
export const COUNTRY = variant('Sense of Duty', 'nation or other large group', 'own country')

/** What war and barracks make of people. */
export const SOLDIERS_FLAWS: readonly Weighted<TraitChoice>[] = [
  [8, COMRADES],
  [6, 'Addiction (Tobacco)'],
  [4, 'Stubbornness'],
  [4, 'Post-Combat Shakes'],
  [4, variant('Code of Honor', 'informal and among peers only', 'the soldiers’ code: share, and leave nobody behind')],
  [3, 'Bad Temper'],
  [3, 'Overconfidence'],
  [3, 'Chummy'],
  [3, 'Honesty'],
  [2, 'Impulsiveness'],
  [2, 'Bloodlust'],
  [2, 'Cowardice'],
  [2, 'Hidebound'],
  [2, 'Callous'],
  [2, 'Laziness'],
  [2, variant('Intolerance', 'one ethnic or religious group, often met', 'the enemy, every one of them')],
  [2, variant('Compulsive Behavior', 'costs little and seldom makes trouble', 'gambling')],
  [2, variant('Vow', 'Minor Vow', 'to write to the families of the fallen')],
  [1, variant('Phobia', 'Brontophobia')],
  [1, variant('Phobia', 'Claustrophobia')],
  [1, level('Weak Will', 1)],
  [1, variant('Odious Personal Habits', 'Odious Personal Habit', 'spits')],
  [1, 'Unattractive'],
]

/** What people bring from home. */
export const PEOPLES_FLAWS: readonly Weighted<TraitChoice>[] = [
  [5, dependent('a child', 'loved-one', 6)],
  [4, dependent('an old parent', 'loved-one', 6)],
  [4, 'Honesty'],
  [4, 'Addiction (Tobacco)'],
  [4, GLASSES],
  [3, READING_GLASSES],
  [3, 'Truthfulness'],
  [3, 'Cowardice'],
  [3, 'Hidebound'],
  [3, 'Miserliness'],
  [3, 'Stubbornness'],
  [3, 'Jealousy'],
  [3, 'Workaholic'],
  [2, 'Gullibility'],
  [2, 'Overweight'],
  [2, 'Skinny'],
  [2, 'Laziness'],
  [2, 'Hard of Hearing'],
  [2, 'Greed'],
  [2, variant('Pacifism', 'Self-Defense Only')],
  [2, variant('Sense of Duty', 'everyone you know personally', 'the whole street')],
  [2, variant('Phobia', 'Hemophobia')],
  [2, variant('Phobia', 'Scotophobia')],
  [1, variant('Lame', 'Crippled Leg', 'an accident long ago')],
  [1, variant('Vow', 'Minor Vow', 'never to take up arms')],
  [1, variant('Secret', 'serious embarrassment', 'deals on the black market')],
]

/** What those who live under cover are up against. */
export const HIDDEN_FLAWS: readonly Weighted<TraitChoice>[] = [
  [6, variant('Secret', 'imprisonment or exile', 'works against the occupier')],
  [4, hunters('the secret police', 10, 6)],
  [4, COUNTRY],
  [4, COMRADES],
  [3, 'Fanaticism'],
  [3, dependent('somebody at home who knows nothing', 'loved-one', 6)],
  [3, 'Addiction (Tobacco)'],
  [3, 'Stubbornness'],
  [3, 'Impulsiveness'],
  [2, 'Bad Temper'],
  [2, 'Bloodlust'],
  [2, 'Overconfidence'],
  [2, 'Post-Combat Shakes'],
  [2, 'Callous'],
  [2, variant('Intolerance', 'one ethnic or religious group, often met', 'the occupier')],
  [2, variant('Vow', 'Minor Vow', 'never to write a name down')],
  [1, variant('Phobia', 'Claustrophobia')],
  [1, GLASSES],
]

export const SOLDIERS_GIFTS: readonly Weighted<TraitChoice>[] = [
  [5, 'Fit'],
  [4, 'Rapid Healing'],
  [4, level('Alertness', 1)],
  [3, level('Fearlessness', 2)],
  [3, level('Hard to Kill', 1)],
  [3, 'High Pain Threshold'],
  [3, level('Strong Will', 1)],
  [2, 'Combat Reflexes'],
  [2, variant('Toughness', 'DR 1')],
  [2, level('Acute Vision', 2)],
  [2, level('Acute Hearing', 2)],
  [2, 'Common Sense'],
  [2, level('Less Sleep', 1)],
  [2, 'Night Vision'],
  [1, 'Danger Sense'],
  [1, 'Luck'],
  [1, 'Disease Resistant'],
  [1, 'Absolute Direction'],
  [1, 'Double-Jointed'],
]

export const PEOPLES_GIFTS: readonly Weighted<TraitChoice>[] = [
  [4, 'Attractive'],
  [4, level('Charisma', 1)],
  [3, level('Strong Will', 1)],
  [3, 'Common Sense'],
  [3, 'Disease Resistant'],
  [3, level('Musical Ability', 2)],
  [2, level('Language Talent', 1)],
  [2, level('Acute Hearing', 1)],
  [2, 'Animal Empathy'],
  [2, 'Absolute Timing'],
  [2, 'Voice'],
  [2, 'Single-Minded'],
  [2, known(1, 'small-class', 'always', 'well liked by the neighbours')],
  [1, 'Empathy'],
  [1, 'Luck'],
  [1, 'Handsome'],
]

/** What the training camp teaches everybody. */
export const BASIC: readonly SkillChoice[] = [
  ['Guns (rifle)', 1, 8],
  ['Spear', 0.5, 4],
  ['Throwing', 0.5, 4],
  ['Hiking', 0.5, 4],
  ['First Aid', 0.5, 2],
  ['Camouflage', 0.5, 2],
  ['Savoir-Faire (Military)', 0.5, 2],
]

export const SOLDIERS_PASTIMES: readonly string[] = [
  'Brawling',
  'Gambling',
  'Scrounging',
  'Swimming',
  'Carousing',
  'Cooking',
  'Knife',
  'Running',
  'Climbing',
  'Survival (Woodlands)',
  'Stealth',
  'Orienteering',
  'Armoury (small arms)',
  'Traps',
  'Driving (truck)',
  'Bicycling',
  'Jumping',
  'Boxing',
  'Musical Instrument (mouth organ)',
  'NBC Warfare',
]

export const PEOPLES_PASTIMES: readonly string[] = [
  'Cooking',
  'Bicycling',
  'Swimming',
  'Gambling',
  'Carpentry',
  'Scrounging',
  'Bard',
  'Savoir-Faire',
  'Musical Instrument (accordion)',
  'Photography',
  'Carousing',
  'Hiking',
  'First Aid',
  'Masonry',
  'Fast-Talk',
  'Streetwise',
  'Literature',
  'Boating',
  'Naturalist',
]
