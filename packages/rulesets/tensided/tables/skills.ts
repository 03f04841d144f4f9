/** All skills of the book: what they cost like, which stat joins them, what opposes them. */
import { BadInput, type Field, nearest } from '@umpire/engine'
import type { Stat } from './stats.ts'

export const HTH_CONCENTRATIONS = ['percussion', 'wrestling', 'knife', 'staff', 'sword', 'blunt'] as const
export type HthConcentration = (typeof HTH_CONCENTRATIONS)[number]
export const RANGED_CONCENTRATIONS = ['pistol', 'rifle', 'heavy', 'ballistic', 'grenade'] as const
export type RangedConcentration = (typeof RANGED_CONCENTRATIONS)[number]

export const SKILLS = [
  'hth-combat',
  'ranged-combat',
  'medicine',
  'business',
  'law',
  'engineering',
  'computer-science',
  'alertness',
  'empathy',
  'spot',
  'command',
  'argumentation',
  'manipulation',
  'intimidation',
  'driving',
  'pilot',
  'sleight-of-hand',
  'security',
  'stealth',
  'medic',
  'mechanics',
  'handcrafting',
  'tracking',
  'animal-empathy',
  'climbing',
  'music',
  'demolitions',
  'disguise',
  'cryptography',
] as const
export type SkillKey = (typeof SKILLS)[number]

type SkillType = 'major' | 'minor'

type SkillGroup = 'combat' | 'education' | 'awareness' | 'persuasion' | 'piloting' | 'thief' | 'miscellaneous'

/** The book's instinct is no stat; a campaign says which one stands for it. */
export type SkillStat = Stat | 'instinct'

export interface SkillRow {
  readonly name: string
  readonly group: SkillGroup
  readonly type: SkillType
  /** By situation; `normal` where none is named. */
  readonly stats: { readonly [situation: string]: SkillStat }
  /** Of a pilot it depends on the vehicle's controls. */
  readonly complex: boolean | 'by-vehicle'
  /** Fields to choose from; open where there are more than can be listed. */
  readonly concentrations: readonly string[] | 'open' | 'by-vehicle'
  /** Some of an open list. */
  readonly samples?: readonly string[]
  /** The skill, or the bare stat, that the other side sets against it; none where the game master sets a number. */
  readonly opposedBy: SkillKey | 'willpower' | null
  /** Skills that it is set against. */
  readonly opposes?: readonly SkillKey[]
  /** Minor skills that it may stand in for. */
  readonly standsInFor?: readonly SkillKey[]
}

const education = (name: string, standsInFor: readonly SkillKey[] = [], stats: SkillRow['stats'] = {}): SkillRow => ({
  name,
  group: 'education',
  type: 'major',
  stats: { normal: 'aptitude', ...stats },
  complex: true,
  concentrations: 'open',
  opposedBy: null,
  standsInFor,
})

type Plain = Pick<SkillRow, 'name' | 'group' | 'opposedBy'> &
  Partial<Pick<SkillRow, 'complex' | 'concentrations' | 'samples' | 'opposes'>>

/** A minor skill, not complex and without concentrations unless it says so. */
const minor = (stats: SkillStat | SkillRow['stats'], row: Plain): SkillRow => ({
  type: 'minor',
  stats: typeof stats === 'string' ? { normal: stats } : stats,
  complex: false,
  concentrations: [],
  ...row,
})

const STEERING: SkillRow['stats'] = { 'sudden surprise': 'instinct', 'expected manoeuvre': 'coordination' }

export const SKILL_ROWS: { readonly [S in SkillKey]: SkillRow } = {
  'hth-combat': {
    name: 'HtH Combat',
    group: 'combat',
    type: 'major',
    stats: { normal: 'athleticism', grappling: 'physique', 'discussing technique': 'aptitude' },
    complex: false,
    concentrations: HTH_CONCENTRATIONS,
    opposedBy: 'hth-combat',
  },
  'ranged-combat': {
    name: 'Ranged Combat',
    group: 'combat',
    type: 'major',
    stats: { 'point blank': 'instinct', normal: 'coordination', 'discussing technique': 'aptitude' },
    complex: false,
    concentrations: RANGED_CONCENTRATIONS,
    opposedBy: null,
  },
  medicine: education('Medicine', ['medic']),
  business: education('Business'),
  law: education('Law'),
  engineering: education('Engineering', ['mechanics'], { 'building a model': 'dexterity' }),
  'computer-science': education('Computer Science'),
  alertness: minor('awareness', {
    name: 'Alertness',
    group: 'awareness',
    opposedBy: null,
    opposes: ['sleight-of-hand', 'stealth', 'empathy'],
  }),
  empathy: minor('awareness', {
    name: 'Empathy',
    group: 'awareness',
    opposedBy: 'alertness',
    opposes: ['argumentation', 'manipulation'],
  }),
  spot: minor('awareness', { name: 'Spot', group: 'awareness', opposedBy: 'security' }),
  command: minor('charisma', { name: 'Command', group: 'persuasion', opposedBy: 'willpower' }),
  argumentation: minor('charisma', { name: 'Argumentation', group: 'persuasion', opposedBy: 'empathy' }),
  manipulation: minor('charisma', { name: 'Manipulation', group: 'persuasion', opposedBy: 'empathy' }),
  intimidation: minor('physique', { name: 'Intimidation', group: 'persuasion', opposedBy: 'willpower' }),
  driving: minor(STEERING, { name: 'Driving', group: 'piloting', opposedBy: null }),
  pilot: minor(STEERING, {
    name: 'Pilot',
    group: 'piloting',
    complex: 'by-vehicle',
    concentrations: 'by-vehicle',
    opposedBy: null,
  }),
  'sleight-of-hand': minor('dexterity', { name: 'Sleight of Hand', group: 'thief', opposedBy: 'alertness' }),
  security: minor('dexterity', {
    name: 'Security',
    group: 'thief',
    complex: true,
    opposedBy: 'security',
    opposes: ['spot', 'security'],
  }),
  stealth: minor('athleticism', { name: 'Stealth', group: 'thief', opposedBy: 'alertness' }),
  medic: minor('dexterity', { name: 'Medic', group: 'miscellaneous', complex: true, opposedBy: null }),
  mechanics: minor(
    { 'hands-on': 'dexterity', diagnosis: 'aptitude' },
    {
      name: 'Mechanics',
      group: 'miscellaneous',
      complex: true,
      concentrations: 'open',
      samples: ['automobiles', 'air conditioners', 'cable boxes', 'jet fighters'],
      opposedBy: null,
    },
  ),
  handcrafting: minor('dexterity', {
    name: 'Handcrafting',
    group: 'miscellaneous',
    complex: true,
    concentrations: 'open',
    samples: ['wood', 'metal', 'textiles', 'leather'],
    opposedBy: null,
  }),
  tracking: minor('aptitude', { name: 'Tracking', group: 'miscellaneous', complex: true, opposedBy: null }),
  'animal-empathy': minor('charisma', { name: 'Animal Empathy', group: 'miscellaneous', opposedBy: null }),
  climbing: minor('athleticism', { name: 'Climbing', group: 'miscellaneous', opposedBy: null }),
  music: minor('dexterity', { name: 'Music', group: 'miscellaneous', opposedBy: null }),
  demolitions: minor('dexterity', {
    name: 'Demolitions',
    group: 'miscellaneous',
    complex: true,
    opposedBy: 'demolitions',
  }),
  disguise: minor('aptitude', { name: 'Disguise', group: 'miscellaneous', opposedBy: 'spot' }),
  cryptography: minor('aptitude', {
    name: 'Cryptography',
    group: 'miscellaneous',
    complex: true,
    opposedBy: 'cryptography',
  }),
}

export const isSkill = (key: string): key is SkillKey => Object.hasOwn(SKILL_ROWS, key)

/**
 * The list of subjects one can study is open: `education:history` is a skill like law. The book's own subjects go by
 * their own keys.
 */
const SUBJECT = 'education:'

/** The row of a skill of the book, or of a subject that a game master added; none for any other word. */
export function skillRow(key: string): SkillRow | undefined {
  if (isSkill(key)) return SKILL_ROWS[key]
  const subject = key.startsWith(SUBJECT) ? key.slice(SUBJECT.length).trim() : ''
  return subject === '' ? undefined : education(subject)
}

/** A skill by its key, a subject of one's own included. */
export const SKILL: Field<string> = {
  spec: { kind: 'text', most: 100 },
  read: (value, place) => {
    if (typeof value === 'string' && value.length <= 100 && skillRow(value) !== undefined) return value
    const meant = typeof value === 'string' ? nearest(value, SKILLS) : undefined
    const hint = meant === undefined ? '' : `, perhaps ${meant}`
    throw new BadInput(place, `a skill of the book, or ${SUBJECT}<subject>${hint}`, value)
  },
}

/** The row of a key that is known to be one. */
export function rowOf(key: string): SkillRow {
  const row = skillRow(key)
  if (row === undefined) throw new BadInput('skill', `a skill of the book, or ${SUBJECT}<subject>`, key)
  return row
}
