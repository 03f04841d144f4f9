/** Disadvantages of body, nerves and station: what somebody is, rather than what he does. */
import type { Effect } from '../../effect/effect.ts'
import { type Trait, trait, variantOf } from '../entry/trait.ts'
import { PHOBIAS } from './phobias.ts'

const BLURRED = { glasses: false } as const

const SENSES: readonly Trait[] = [
  trait({
    id: 'addiction-tobacco',
    name: 'Addiction (Tobacco)',
    category: 'mental',
    cost: { kind: 'fixed', points: -5 },
    rule: 'gurps.disadvantage.addiction',
    effects: [
      { target: 'roll:HT', op: 'add', by: -5, when: { purpose: 'tobacco-withdrawal' } },
      {
        target: 'any roll',
        op: 'add',
        by: -1,
        when: { withdrawal: true },
        gm: true,
        says: 'the task needs concentration',
      },
      { target: 'reaction', op: 'add', by: -1, when: { withdrawal: true, 'observer.puts_up_with_you': true } },
    ],
  }),
  trait({
    id: 'bad-sight',
    name: 'Bad Sight',
    category: 'physical',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'starts with glasses', points: -10 }),
        variantOf({ name: 'must do without', points: -25 }),
      ],
    },
    choose: [
      {
        name: 'nearsighted',
        effects: [
          { target: 'skills:armed', op: 'add', by: -2, when: BLURRED },
          { target: 'roll:sense.vision', op: 'add', by: -6, when: { ...BLURRED, near: false } },
          {
            target: 'reading',
            op: 'forbid',
            by: 'small print beyond a foot, signs beyond about ten yards',
            when: BLURRED,
          },
        ],
      },
      {
        name: 'farsighted',
        effects: [
          { target: 'reading time', op: 'mul', by: 3, when: BLURRED },
          { target: 'attr:DX', op: 'add', by: -3, when: { ...BLURRED, close_work: true } },
          { target: 'roll:sense.vision', op: 'add', by: -6, when: { ...BLURRED, near: true } },
        ],
      },
    ],
    rule: 'gurps.disadvantage.bad-sight',
  }),
  trait({
    id: 'hard-of-hearing',
    name: 'Hard of Hearing',
    category: 'physical',
    cost: { kind: 'fixed', points: -10 },
    effects: [
      { target: 'roll:sense.hearing', op: 'add', by: -4 },
      { target: 'skills:language', op: 'add', by: -4, when: { purpose: 'understand-speech' } },
    ],
  }),
  trait({
    id: 'one-eye',
    name: 'One Eye',
    category: 'physical',
    cost: { kind: 'fixed', points: -15 },
    rule: 'gurps.disadvantage.one-eye',
    effects: [
      { target: 'attr:DX', op: 'add', by: -1, when: { hand_eye: true, weapon_skill: false } },
      { target: 'skills:hand-weapon', op: 'add', by: -1 },
      { target: 'skills:unarmed', op: 'add', by: -1 },
      { target: 'skills:ranged', op: 'add', by: -3 },
      { target: 'skills:fast-vehicle', op: 'add', by: -3, when: { fast_vehicle: true } },
      {
        target: 'reaction',
        op: 'add',
        by: -1,
        when: { 'observer.sees': true },
        unless: ['Charisma', 'Handsome', 'Very Handsome'],
      },
    ],
  }),
]

const less = (by: number, ...targets: readonly string[]): readonly Effect[] =>
  targets.map(target => ({ target, op: 'add', by }))
/** What somebody without legs cannot do. */
export const KICK = 'kick'
const NO_RUNNING: Effect = { target: 'running', op: 'forbid', by: 'the Running skill adds nothing' }

const LIMBS: readonly Trait[] = [
  trait({
    id: 'lame',
    name: 'Lame',
    category: 'physical',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({
          name: 'Crippled Leg',
          points: -15,
          effects: [
            { target: 'move', op: 'add', by: -3 },
            { target: 'move', op: 'min', by: 1 },
            NO_RUNNING,
            ...less(-3, 'skills:hand-weapon', 'skills:unarmed', 'skills:walking'),
          ],
        }),
        variantOf({
          name: 'One Leg',
          points: -25,
          effects: [
            { target: 'move', op: 'max', by: 2, when: { crutches: true } },
            { target: 'move', op: 'max', by: 0, when: { crutches: false } },
            NO_RUNNING,
            ...less(-6, 'skills:hand-weapon', 'skills:unarmed', 'skills:legs'),
          ],
        }),
        variantOf({
          name: 'Legless or Paraplegic',
          aliases: ['Legless', 'Paraplegic'],
          points: -35,
          effects: [
            { target: 'move', op: 'set', by: { of: 'st', times: 1, divide: 4, whole: true } },
            { target: 'move', op: 'min', by: 1 },
            NO_RUNNING,
            { target: KICK, op: 'forbid', by: 'there is no leg to kick with' },
            ...less(-6, 'skills:hand-weapon'),
            { target: 'skills:unarmed', op: 'add', by: -6, gm: true, says: 'a fight with bare hands' },
            { target: 'skills:legs', op: 'forbid', by: 'what takes legs', gm: true, says: 'it cannot be done sitting' },
            {
              target: 'moving about',
              op: 'note',
              by: 'narrow doors, stairs and steep kerbs stop him',
              gm: true,
              says: 'always',
            },
          ],
        }),
      ],
    },
    rule: 'gurps.disadvantage.lame',
  }),
  trait({
    id: 'one-arm',
    name: 'One Arm',
    category: 'physical',
    cost: { kind: 'fixed', points: -20 },
    rule: 'gurps.disadvantage.one-arm',
    effects: [
      {
        target: 'two-handed weapons and two-handed tasks',
        op: 'forbid',
        by: 'rifles included',
        when: { hands: { min: 2 } },
      },
      { target: 'attr:DX', op: 'add', by: -4, gm: true, says: 'a borderline task' },
      { target: 'lost arm', op: 'note', by: 'the off-hand arm' },
    ],
  }),
]

const SHAKEN = { exposure: 'mastered' } as const

const NERVES: readonly Trait[] = [
  trait({
    id: 'phobia',
    name: 'Phobia',
    category: 'mental',
    cost: {
      kind: 'variants',
      variants: PHOBIAS.map(({ name, fear, points }) => variantOf({ name, aliases: [fear], points })),
      range: { min: -20, max: -5 },
    },
    max_count: null,
    rule: 'gurps.disadvantage.phobia',
    effects: [
      {
        target: 'roll:fright',
        op: 'roll',
        by: 'failure: the fright table',
        gm: true,
        says: 'the feared thing is there, and every ten minutes',
      },
      { target: 'roll:fright', op: 'add', by: 4, when: { exposure: 'threatened' } },
      { target: 'attr:IQ', op: 'add', by: -2, when: SHAKEN },
      { target: 'attr:DX', op: 'add', by: -2, when: SHAKEN },
    ],
  }),
  trait({
    id: 'post-combat-shakes',
    name: 'Post-Combat Shakes',
    category: 'mental',
    cost: { kind: 'fixed', points: -5 },
    rule: 'gurps.disadvantage.post-combat-shakes',
    effects: [
      { target: 'roll:fright', op: 'roll', by: 'failure: the fright table', gm: true, says: 'the fight is over' },
    ],
  }),
]

const STATION: readonly Trait[] = [
  trait({
    id: 'primitive',
    name: 'Primitive',
    category: 'social',
    cost: { kind: 'per-level', points: -5, min: 1, max: null, level_is: 'Tech Levels below the campaign' },
    rule: 'gurps.disadvantage.primitive',
    effects: [
      { target: 'defaults of skills above the native Tech Level', op: 'forbid', by: 'neither knowledge nor default' },
    ],
  }),
  trait({
    id: 'secret',
    name: 'Secret',
    category: 'social',
    cost: {
      kind: 'variants',
      variants: [
        variantOf({ name: 'serious embarrassment', points: -5 }),
        variantOf({ name: 'utter rejection', points: -10 }),
        variantOf({ name: 'imprisonment or exile', points: -20 }),
        variantOf({ name: 'possible death', points: -30 }),
      ],
    },
    max_count: null,
    rule: 'gurps.disadvantage.secret',
    effects: [
      { target: 'secret surfaces', op: 'roll', by: '6 or less on 3d', gm: true, says: 'before each adventure' },
    ],
  }),
  trait({
    id: 'semi-literacy',
    name: 'Semi-Literacy',
    category: 'social',
    cost: { kind: 'fixed', points: -5 },
    excludes: ['Illiteracy'],
    effects: [
      { target: 'reading and writing', op: 'note', by: 'simple words only, and slowly', gm: true, says: 'always' },
    ],
  }),
  trait({
    id: 'illiteracy',
    name: 'Illiteracy',
    category: 'social',
    cost: { kind: 'fixed', points: -10 },
    excludes: ['Semi-Literacy'],
    effects: [{ target: 'reading and writing', op: 'forbid', by: 'all' }],
  }),
  trait({
    id: 'youth',
    name: 'Youth',
    category: 'social',
    cost: { kind: 'per-level', points: -2, min: 1, max: 3, level_is: 'years under legal age' },
    rule: 'gurps.disadvantage.youth',
    effects: [{ target: 'reaction', op: 'add', by: -2, when: { deals_as_adult: true } }],
  }),
]

export const AFFLICTIONS: readonly Trait[] = [...SENSES, ...LIMBS, ...NERVES, ...STATION]
