/** Characters at random, for tests: sensible ones and absurd ones, with words in them that look like something else. */
import type { Json } from '@umpire/engine'
import fc from 'fast-check'
import { FIREARMS } from '../../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../../catalog/arms/hand-weapons.ts'
import { TRAITS } from '../../catalog/catalog.ts'
import { DIFFICULTIES } from '../../catalog/entry/difficulties.ts'
import { SKILLS } from '../../catalog/skills/skills.ts'
import { LEDGER_KINDS } from '../character.ts'

/** Words that a reader of stat blocks could take for something else. */
const TRAPS = [
  'Skills',
  'Skills: none',
  'Notes',
  'Age: 30',
  'Name: Bob',
  'ST 11 [10]',
  'Will 14; Vision 3',
  '- a bullet',
  '# heading',
  '**bold**',
  'one; two',
  'one, two',
  'Combat Reflexes',
  'Combat Reflexes [15]',
  'counts to 10, sings',
  'likes 5\'5" women',
  '"quoted"',
  'a "word" inside',
  'ends [-1]',
  '(native)',
  '3 × knife',
  'knife ($5; 2 lb)',
  'rope, $5',
  'rope; worn',
  'two\nlines',
  '  spaces ',
  'yes',
  '12',
  'Acting [2]–15',
  'Guns/TL9 (rifle)',
  'Foo (bar)',
  '—',
  '"',
  '[',
  '(',
  'Option: x',
  '__proto__',
]

export const words = (most: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...TRAPS.filter(trap => trap.length <= most)),
    fc.string({ maxLength: 12, unit: 'grapheme' }).filter(text => text.length <= most),
    fc.string({ maxLength: 12 }),
  )

const half = fc.integer({ min: -20, max: 60 }).map(value => value / 2)
const amount = fc.oneof(half, fc.integer({ min: -2000, max: 2_000_000 }), fc.constantFrom(0.25, 1.25, 12.125, 1e-7))
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined })

const variantNames = TRAITS.flatMap(({ name, cost }) =>
  cost.kind === 'variants' ? cost.variants.map(variant => `${name} (${variant.name})`) : [],
)
const detail: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(6, 9, 12, 15, true, false, null, 'friend', '7-or-less', [1, 'a'], { deep: ['(', '"', ';'] }),
  words(100),
)

const trait = fc.record(
  {
    trait: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          ...TRAITS.map(({ name }) => name),
          ...variantNames,
          'Eyes of the Cat 2',
          'Luck; or not',
        ),
      },
      { weight: 1, arbitrary: words(100) },
    ),
    level: fc.integer({ min: -4, max: 6 }),
    variant: fc.oneof(fc.constantFrom(...variantNames.map(name => name.replace(/^.*\(|\)$/g, ''))), words(200)),
    choice: fc.oneof(fc.constantFrom('nearsighted', 'farsighted'), words(100)),
    points: half,
    details: fc.dictionary(
      fc.oneof(fc.constantFrom('frequency', 'npc_points', 'points', 'level', 'importance', 'A b', 'ä'), words(20)),
      detail,
      { maxKeys: 3 },
    ),
    note: words(2000),
  },
  { requiredKeys: ['trait'] },
)

const skillName = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      ...SKILLS.flatMap(({ name, options }) => [name, ...options.map(option => `${name} (${option})`)]),
      ...[
        'Language (French)',
        'Language (Old Norse)',
        'Axe Throwing',
        'guns (RIFLE)',
        'Guns/TL4 (rifle)',
        'Basket; Weaving',
      ],
    ),
  },
  { weight: 1, arbitrary: words(200) },
)
const skill = fc.record(
  {
    skill: skillName,
    points: fc.oneof(half, fc.constantFrom(0.5, 1, 2, 4)),
    tl: fc.integer({ min: 0, max: 16 }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    note: words(2000),
  },
  { requiredKeys: ['skill', 'points'] },
)

const item = fc.record(
  {
    name: fc.oneof(fc.constantFrom(...FIREARMS.map(one => one.name), ...HAND_WEAPONS.map(one => one.name)), words(200)),
    cost: fc.oneof(amount, fc.constantFrom(40, 75)),
    weight_lb: fc.oneof(amount, fc.constantFrom(1, 1.25)),
    quantity: fc.constantFrom(0, 1, 2, 0.5, 1000),
    issued: fc.boolean(),
    carried: fc.boolean(),
    worn: fc.boolean(),
    ready: fc.boolean(),
    rounds: fc.integer({ min: 0, max: 5000 }),
    tl: fc.integer({ min: 0, max: 16 }),
    note: words(2000),
  },
  { requiredKeys: ['name'] },
)

const step = fc.record(
  {
    kind: fc.constantFrom(...LEDGER_KINDS),
    points: half,
    worth: half,
    what: words(200),
    date: words(200),
    reason: words(4000),
  },
  { requiredKeys: ['kind', 'points'] },
)

const score = fc.integer({ min: 1, max: 25 })

/** The file of a character, as somebody may have written it. */
export const anyCharacter = fc.record({
  system: fc.constant('gurps'),
  version: fc.constant(1),
  campaign: fc.constantFrom<Json>(
    { options: [], settings: {} },
    { options: [], settings: { 'gurps.budget': 150, 'gurps.tech_level': 4 } },
    {
      options: [],
      settings: {
        'gurps.traits': [
          { id: 'own', name: 'Eyes of the Cat 2', cost: { kind: 'fixed', points: 7 } },
          { id: 'other', name: 'Luck; or not', cost: { kind: 'per-level', points: 3 } },
        ],
        'gurps.skills': [{ name: 'Basket; Weaving', type: 'physical', difficulty: 'easy', attr: 'dx' }],
      },
    },
  ),
  npc: fc.boolean(),
  identity: fc.record({
    name: words(200),
    player: words(200),
    created: words(200),
    concept: words(4000),
    sex: fc.constantFrom('male', 'female'),
    age: fc.integer({ min: 0, max: 99 }),
    handedness: fc.constantFrom('right', 'left'),
    height_in: fc.option(amount),
    weight_lb: fc.option(amount),
    native_language: fc.oneof(fc.constantFrom('French', 'Old Norse'), words(200)),
    native_tl: fc.option(fc.integer({ min: 0, max: 9 })),
    appearance: words(4000),
  }),
  attributes: fc.record({ st: score, dx: score, iq: score, ht: score }),
  traits: fc.array(trait, { maxLength: 8 }),
  quirks: fc.array(words(500), { maxLength: 6 }),
  skills: fc.array(skill, { maxLength: 12 }),
  native_language_points: half,
  items: fc.array(item, { maxLength: 8 }),
  settled: fc.boolean(),
  cash: maybe(amount).map(value => value ?? 0),
  ledger: fc.array(step, { maxLength: 4 }),
  notes: fc.array(words(4000), { maxLength: 4 }),
})
