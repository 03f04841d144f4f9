/** The skills by name, lines 421-474 and 524-746: the one list that everybody reads who reads a skill's name. */

import { GENERAL_SKILLS } from '../chargen/skill-tables.ts'
import { BLADES, GUNS } from '../words.ts'
import { VEHICLE_TYPES, type VehicleGroup } from './vehicles.ts'

/** Those that are acquired as they stand. */
export const BASIC_SKILLS = [
  'Administration',
  'Air/Raft',
  'ATV',
  'Bribery',
  'Computer',
  'Electronics',
  'Engineering',
  'Forgery',
  'Forward Observer',
  'Gambling',
  'Gunnery',
  'Jack of all Trades',
  'Leader',
  'Mechanical',
  'Medical',
  'Navigation',
  'Pilot',
  "Ship's Boat",
  'Steward',
  'Streetwise',
  'Tactics',
  'Vacc Suit',
] as const
export type BasicSkill = (typeof BASIC_SKILLS)[number]

export const WEAPON_SKILLS = ['Brawling', ...BLADES, ...GUNS] as const

/** Every skill that a character can hold, but for new ones; an ATV is a vehicle and a skill of its own. */
export const SKILLS: readonly string[] = [
  ...new Set([...BASIC_SKILLS, ...Object.values(VEHICLE_TYPES.rows).flat(), ...WEAPON_SKILLS]),
]

/** No skills, but written like them on the tables: those that are made specific, and benefits. */
export const OTHER_NAMES = [
  ...GENERAL_SKILLS,
  "Travellers' Aid",
  'Low Passage',
  'Middle Passage',
  'High Passage',
] as const

/** The short forms of the book's tables and formats. */
export const SHORT_FORMS = {
  Admin: 'Administration',
  'Blade Cbt': 'Blade Combat',
  'Gun Cbt': 'Gun Combat',
  'Fwd Obsvr': 'Forward Observer',
  'Jack-o-T': 'Jack of all Trades',
  Electronic: 'Electronics',
  Vacc: 'Vacc Suit',
  Medic: 'Medical',
  SMG: 'Submachinegun',
  'Auto Pistol': 'Automatic Pistol',
  'Auto Rifle': 'Automatic Rifle',
  Autorifle: 'Automatic Rifle',
  "Travellers'": "Travellers' Aid",
  'Low Psg': 'Low Passage',
  'Mid Psg': 'Middle Passage',
  'High Psg': 'High Passage',
  HighPsg: 'High Passage',
} as const

/** What skill in one vehicle loses in another one of its group, line 744; none where nothing carries over. */
export const RELATED_VEHICLES: { readonly [group in VehicleGroup]: number | null } = {
  'Ground Car': -1,
  Watercraft: -1,
  'Winged Craft': -1,
  Hovercraft: null,
  'Grav Belt': null,
}

/** Those that a referee may grant everybody at level 0, line 754. */
export const SUITED_TO_LEVEL_0: readonly string[] = [
  'Air/Raft',
  'ATV',
  'Forward Observer',
  'Steward',
  'Vacc Suit',
  ...WEAPON_SKILLS,
]
