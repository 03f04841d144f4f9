/** The acquired skills tables and the skills of rank and service: lines 421-474. */
import { matrix, table } from '@umpire/engine'
import type { Service } from '../words.ts'
import type { Alteration } from './alterations.ts'

/** Skills that are made specific at once. */
export const GENERAL_SKILLS = ['Blade Combat', 'Gun Combat', 'Vehicle'] as const
export type GeneralSkill = (typeof GENERAL_SKILLS)[number]

type TableSkill =
  | 'Administration'
  | 'Air/Raft'
  | 'Brawling'
  | 'Bribery'
  | 'Computer'
  | 'Electronics'
  | 'Engineering'
  | 'Forgery'
  | 'Forward Observer'
  | 'Gambling'
  | 'Gunnery'
  | 'Jack of all Trades'
  | 'Leader'
  | 'Mechanical'
  | 'Medical'
  | 'Navigation'
  | 'Pilot'
  | "Ship's Boat"
  | 'Steward'
  | 'Streetwise'
  | 'Tactics'
  | 'Vacc Suit'

export type SkillResult = Alteration | GeneralSkill | TableSkill

export const PERSONAL_DEVELOPMENT = matrix<Service, number, SkillResult>('Personal Development', {
  navy: {
    1: '+1 strength',
    2: '+1 dexterity',
    3: '+1 endurance',
    4: '+1 intelligence',
    5: '+1 education',
    6: '+1 social',
  },
  marines: { 1: '+1 strength', 2: '+1 dexterity', 3: '+1 endurance', 4: 'Gambling', 5: 'Brawling', 6: 'Blade Combat' },
  army: { 1: '+1 strength', 2: '+1 dexterity', 3: '+1 endurance', 4: 'Gambling', 5: '+1 education', 6: 'Brawling' },
  scouts: {
    1: '+1 strength',
    2: '+1 dexterity',
    3: '+1 endurance',
    4: '+1 intelligence',
    5: '+1 education',
    6: 'Gun Combat',
  },
  merchants: {
    1: '+1 strength',
    2: '+1 dexterity',
    3: '+1 endurance',
    4: '+1 strength',
    5: 'Blade Combat',
    6: 'Bribery',
  },
  other: { 1: '+1 strength', 2: '+1 dexterity', 3: '+1 endurance', 4: 'Blade Combat', 5: 'Brawling', 6: '-1 social' },
})

export const SERVICE_SKILLS = matrix<Service, number, SkillResult>('Service Skills', {
  navy: { 1: "Ship's Boat", 2: 'Vacc Suit', 3: 'Forward Observer', 4: 'Gunnery', 5: 'Blade Combat', 6: 'Gun Combat' },
  marines: { 1: 'Vehicle', 2: 'Vacc Suit', 3: 'Blade Combat', 4: 'Gun Combat', 5: 'Blade Combat', 6: 'Gun Combat' },
  army: { 1: 'Vehicle', 2: 'Air/Raft', 3: 'Gun Combat', 4: 'Forward Observer', 5: 'Blade Combat', 6: 'Gun Combat' },
  scouts: { 1: 'Vehicle', 2: 'Vacc Suit', 3: 'Mechanical', 4: 'Navigation', 5: 'Electronics', 6: 'Jack of all Trades' },
  // The Jamison example reads 4 as gun combat; the table stands.
  merchants: { 1: 'Vehicle', 2: 'Vacc Suit', 3: 'Jack of all Trades', 4: 'Steward', 5: 'Electronics', 6: 'Gun Combat' },
  other: { 1: 'Vehicle', 2: 'Gambling', 3: 'Brawling', 4: 'Bribery', 5: 'Blade Combat', 6: 'Gun Combat' },
})

export const ADVANCED_EDUCATION = matrix<Service, number, SkillResult>('Advanced Education', {
  navy: {
    1: 'Vacc Suit',
    2: 'Mechanical',
    3: 'Electronics',
    4: 'Engineering',
    5: 'Gunnery',
    6: 'Jack of all Trades',
  },
  marines: { 1: 'Vehicle', 2: 'Mechanical', 3: 'Electronics', 4: 'Tactics', 5: 'Blade Combat', 6: 'Gun Combat' },
  army: { 1: 'Vehicle', 2: 'Mechanical', 3: 'Electronics', 4: 'Tactics', 5: 'Blade Combat', 6: 'Gun Combat' },
  scouts: { 1: 'Vehicle', 2: 'Mechanical', 3: 'Electronics', 4: 'Jack of all Trades', 5: 'Gunnery', 6: 'Medical' },
  merchants: { 1: 'Streetwise', 2: 'Mechanical', 3: 'Electronics', 4: 'Navigation', 5: 'Gunnery', 6: 'Medical' },
  other: { 1: 'Streetwise', 2: 'Mechanical', 3: 'Electronics', 4: 'Gambling', 5: 'Brawling', 6: 'Forgery' },
})

/** In print it has the heading of the third table, and a note that it is for education 8 or more. */
export const ADVANCED_EDUCATION_8 = matrix<Service, number, SkillResult>('Advanced Education (8+)', {
  navy: { 1: 'Medical', 2: 'Navigation', 3: 'Engineering', 4: 'Computer', 5: 'Pilot', 6: 'Administration' },
  marines: { 1: 'Medical', 2: 'Tactics', 3: 'Tactics', 4: 'Computer', 5: 'Leader', 6: 'Administration' },
  army: { 1: 'Medical', 2: 'Tactics', 3: 'Tactics', 4: 'Computer', 5: 'Leader', 6: 'Administration' },
  scouts: { 1: 'Medical', 2: 'Navigation', 3: 'Engineering', 4: 'Computer', 5: 'Pilot', 6: 'Jack of all Trades' },
  merchants: { 1: 'Medical', 2: 'Navigation', 3: 'Engineering', 4: 'Computer', 5: 'Pilot', 6: 'Administration' },
  other: { 1: 'Medical', 2: 'Forgery', 3: 'Electronics', 4: 'Computer', 5: 'Streetwise', 6: 'Jack of all Trades' },
})

/** What a rank brings by itself: one level of a skill, or a gain. */
type AutomaticLine = { readonly min_rank: number } & ({ readonly skill: string } | { readonly alteration: Alteration })

export const AUTOMATIC_SKILLS = table<Service, readonly AutomaticLine[]>('Rank and service skills', {
  navy: [
    { min_rank: 5, alteration: '+1 social' },
    { min_rank: 6, alteration: '+1 social' },
  ],
  marines: [
    { min_rank: 0, skill: 'Cutlass' },
    { min_rank: 1, skill: 'Revolver' },
  ],
  army: [
    { min_rank: 0, skill: 'Rifle' },
    { min_rank: 1, skill: 'Submachinegun' },
  ],
  scouts: [{ min_rank: 0, skill: 'Pilot' }],
  merchants: [{ min_rank: 4, skill: 'Pilot' }],
  other: [],
})
