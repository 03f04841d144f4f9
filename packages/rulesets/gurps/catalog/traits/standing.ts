/** Traits of looks, standing, wealth, friends and foes: what others make of the character. */
import type { Effect } from '../../effect/effect.ts'
import { type Trait, trait, variantOf } from '../entry/trait.ts'

const SEES = { 'observer.sees': true } as const

const looks = (by: number): readonly Effect[] => [{ target: 'reaction', op: 'add', by, when: SEES }]
const bySex = (same: number, opposite: number): readonly Effect[] => [
  { target: 'reaction', op: 'add', by: same, when: { ...SEES, 'observer.sex': 'same' } },
  { target: 'reaction', op: 'add', by: opposite, when: { ...SEES, 'observer.sex': 'opposite' } },
]

const STRANGE_BUILD = (by: number): readonly Effect[] => [
  { target: 'skill:Disguise', op: 'add', by },
  { target: 'skill:Shadowing', op: 'add', by, when: { in_crowd: true } },
  { target: 'ordinary clothes and armour', op: 'forbid', by: 'they do not fit' },
]
const NOTICED = (by: number): readonly Effect[] => [
  { target: 'reaction', op: 'add', by, when: { 'observer.notices': true } },
]

const LOOKS: readonly Trait[] = [
  trait({
    id: 'appearance',
    name: 'Appearance',
    category: 'social',
    rule: 'gurps.looks.appearance',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'Hideous', points: -20, effects: looks(-4) }),
        variantOf({ name: 'Ugly', points: -10, effects: looks(-2) }),
        variantOf({ name: 'Unattractive', points: -5, effects: looks(-1) }),
        variantOf({ name: 'Average', points: 0 }),
        variantOf({ name: 'Attractive', points: 5, effects: looks(1) }),
        variantOf({ name: 'Handsome', aliases: ['Beautiful'], points: 15, effects: bySex(2, 4) }),
        variantOf({ name: 'Very Handsome', aliases: ['Very Beautiful'], points: 25, effects: bySex(2, 6) }),
      ],
    },
  }),
  trait({
    id: 'charisma',
    name: 'Charisma',
    category: 'social',
    rule: 'gurps.looks.charisma',
    cost: { kind: 'per-level', points: 5, min: 1, max: null },
    effects: [{ target: 'reaction', op: 'add', by: 1, per_level: true, when: { 'observer.human': true } }],
  }),
  trait({
    id: 'ambidexterity',
    name: 'Ambidexterity',
    category: 'physical',
    rule: 'gurps.looks.ambidexterity',
    cost: { kind: 'fixed', points: 10 },
    effects: [{ target: 'off-hand penalty', op: 'ignore', by: -4 }],
  }),
  trait({
    id: 'voice',
    name: 'Voice',
    category: 'physical',
    rule: 'gurps.looks.voice',
    cost: { kind: 'fixed', points: 10 },
    effects: [
      { target: 'skill:Bard', op: 'add', by: 2 },
      { target: 'skill:Diplomacy', op: 'add', by: 2 },
      { target: 'skill:Savoir-Faire', op: 'add', by: 2 },
      { target: 'skill:Savoir-Faire (Military)', op: 'add', by: 2 },
      { target: 'skill:Sex Appeal', op: 'add', by: 2 },
      { target: 'reaction', op: 'add', by: 2, when: { 'observer.hears': true } },
    ],
  }),
  trait({
    id: 'build',
    name: 'Build',
    category: 'physical',
    rule: 'gurps.looks.fat',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({
          name: 'Overweight',
          points: -5,
          effects: [
            { target: 'reaction', op: 'add', by: -1, gm: true, says: 'a health-conscious society, or food very short' },
            { target: 'skill:Swimming', op: 'add', by: 2 },
            { target: 'weight', op: 'mul', by: 1.3 },
          ],
        }),
        variantOf({
          name: 'Fat',
          points: -10,
          effects: [
            ...looks(-1),
            ...STRANGE_BUILD(-3),
            { target: 'skill:Swimming', op: 'add', by: 5 },
            { target: 'weight', op: 'mul', by: 1.5 },
            { target: 'HT at creation', op: 'max', by: 15 },
          ],
        }),
        variantOf({
          name: 'Extremely Fat',
          points: -20,
          effects: [
            ...looks(-2),
            ...STRANGE_BUILD(-3),
            { target: 'skill:Swimming', op: 'add', by: 5 },
            { target: 'weight', op: 'mul', by: 2 },
            { target: 'HT at creation', op: 'max', by: 13 },
          ],
        }),
      ],
    },
    excludes: ['Skinny'],
  }),
  trait({
    id: 'skinny',
    name: 'Skinny',
    category: 'physical',
    rule: 'gurps.looks.skinny',
    cost: { kind: 'fixed', points: -5 },
    excludes: ['Build', 'Handsome', 'Very Handsome'],
    effects: [
      ...STRANGE_BUILD(-2),
      { target: 'weight', op: 'mul', by: 2 / 3 },
      { target: 'HT at creation', op: 'max', by: 14 },
    ],
  }),
  trait({
    id: 'odious-personal-habits',
    name: 'Odious Personal Habits',
    category: 'social',
    rule: 'gurps.looks.odious-personal-habits',
    max_count: null,
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'Odious Personal Habit', points: -5, effects: NOTICED(-1) }),
        variantOf({ name: 'Very Odious Personal Habit', points: -10, effects: NOTICED(-2) }),
        variantOf({ name: 'Most Odious Personal Habit', points: -15, effects: NOTICED(-3) }),
      ],
    },
  }),
]

const stigma = (
  others: number,
  ownKind: number,
  where: { readonly in_own_culture?: boolean } = {},
): readonly Effect[] => [
  { target: 'reaction', op: 'add', by: others, when: { ...SEES, 'observer.own_kind': false, ...where } },
  ...(ownKind === 0
    ? []
    : [
        {
          target: 'reaction',
          op: 'add' as const,
          by: ownKind,
          when: { ...SEES, 'observer.own_kind': true, ...where },
        },
      ]),
]

/** Rolled by the game master at the start of each adventure. */
const comesUp = (what: string): readonly Effect[] => [
  { target: what, op: 'roll', by: '3d, on the frequency or less', gm: true, says: 'before each adventure' },
]

const SOCIAL: readonly Trait[] = [
  trait({
    id: 'clerical-investment',
    name: 'Clerical Investment',
    category: 'social',
    rule: 'gurps.social.clerical-investment',
    can_be_earned: true,
    cost: { kind: 'per-level', points: 5, min: 1, max: null },
    effects: [{ target: 'reaction', op: 'add', by: 1, per_level: true, when: { 'observer.faith': true } }],
  }),
  trait({
    id: 'legal-enforcement-powers',
    name: 'Legal Enforcement Powers',
    category: 'social',
    rule: 'gurps.social.legal-enforcement-powers',
    can_be_earned: true,
    cost: {
      kind: 'variants',
      variants: [
        variantOf({
          name: 'Local Powers',
          points: 5,
          effects: [{ target: 'authority', op: 'note', by: 'arrest and warranted search within one jurisdiction' }],
        }),
        variantOf({
          name: 'Wide Powers',
          points: 10,
          effects: [
            {
              target: 'authority',
              op: 'note',
              by: 'one or two of: wide jurisdiction, no regard for rights, secret work, leave to kill',
            },
          ],
        }),
        variantOf({
          name: 'Sweeping Powers',
          points: 15,
          effects: [
            {
              target: 'authority',
              op: 'note',
              by: 'three or more of: wide jurisdiction, no regard for rights, secret work, leave to kill',
            },
          ],
        }),
      ],
    },
  }),
  trait({
    id: 'military-rank',
    name: 'Military Rank',
    category: 'social',
    rule: 'gurps.social.military-rank',
    can_be_earned: true,
    cost: { kind: 'per-level', points: 5, min: 0, max: 8 },
    effects: [{ target: 'Status', op: 'note', by: 'a free bonus by the campaign’s table' }],
  }),
  trait({
    id: 'reputation',
    name: 'Reputation',
    category: 'social',
    rule: 'gurps.social.reputation-cost',
    can_be_earned: true,
    max_count: null,
    cost: { kind: 'formula', rule: 'gurps.social.reputation-cost' },
    effects: [{ target: 'reaction', op: 'add', by: 1, per_level: true, when: { 'observer.recognises': true } }],
  }),
  trait({
    id: 'status',
    name: 'Status',
    category: 'social',
    rule: 'gurps.social.status',
    can_be_earned: true,
    cost: { kind: 'formula', rule: 'gurps.social.status' },
  }),
  trait({
    id: 'duty',
    name: 'Duty',
    category: 'social',
    rule: 'gurps.social.duty',
    max_count: null,
    cost: { kind: 'formula', rule: 'gurps.social.duty' },
    effects: comesUp('called to duty'),
  }),
  trait({
    id: 'social-stigma',
    name: 'Social Stigma',
    category: 'social',
    rule: 'gurps.social.stigma',
    max_count: null,
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'Second-Class Citizen', points: -5, effects: stigma(-1, 0) }),
        variantOf({
          name: 'Valuable Property',
          points: -10,
          effects: [{ target: 'conduct', op: 'note', by: 'less freedom, or not taken seriously', gm: true }],
        }),
        variantOf({ name: 'Minority Group', points: -10, effects: stigma(-2, 2) }),
        variantOf({ name: 'Outsider', points: -15, effects: stigma(-3, 3, { in_own_culture: false }) }),
      ],
    },
  }),
]

const WEALTH: readonly Trait[] = [
  trait({
    id: 'wealth',
    name: 'Wealth',
    category: 'social',
    rule: 'gurps.wealth.levels',
    can_be_earned: true,
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'Dead Broke', points: -25 }),
        variantOf({ name: 'Poor', points: -15 }),
        variantOf({ name: 'Struggling', points: -10 }),
        variantOf({ name: 'Average Wealth', points: 0 }),
        variantOf({ name: 'Comfortable', points: 10 }),
        variantOf({ name: 'Wealthy', points: 20 }),
        variantOf({ name: 'Very Wealthy', points: 30 }),
        variantOf({ name: 'Filthy Rich', points: 50 }),
      ],
    },
  }),
  trait({
    id: 'multimillionaire',
    name: 'Multimillionaire',
    category: 'social',
    rule: 'gurps.wealth.multimillionaire',
    can_be_earned: true,
    requires: [{ trait: 'Filthy Rich' }],
    cost: { kind: 'per-level', points: 25, min: 1, max: null },
  }),
]

const friend = (id: string, name: string, rule: string, max_count: number | null): Trait =>
  trait({
    id,
    name,
    category: 'social',
    rule,
    can_be_earned: true,
    max_count,
    cost: { kind: 'formula', rule },
    effects: comesUp('turns up'),
  })

const FRIENDS: readonly Trait[] = [
  friend('ally', 'Ally', 'gurps.friends.ally-cost', null),
  friend('patron', 'Patron', 'gurps.friends.patron-cost', null),
  friend('dependent', 'Dependent', 'gurps.friends.dependent-cost', null),
  friend('enemy', 'Enemy', 'gurps.friends.enemy-cost', null),
]

export const STANDING: readonly Trait[] = [...LOOKS, ...SOCIAL, ...WEALTH, ...FRIENDS]
