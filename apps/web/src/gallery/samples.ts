/** What the elements show at /elements: the mill yard of the mock pages, and a Traveller throw. */
import type { Reason } from '@umpire/engine'
import type { OddsPart } from '../elements/play/odds-bar.tsx'
import type { PromptChoice } from '../elements/play/prompt.tsx'

const tenThousandths = (ways: number) => ({ ways: BigInt(ways), of: 10_000n })

export const STEN: readonly OddsPart[] = [
  { label: 'no round strikes', chance: tenThousandths(1597), ink: 0 },
  { label: 'HP 1 to 5', chance: tenThousandths(208), ink: 1 },
  { label: '0 to −11', chance: tenThousandths(2241), ink: 2 },
  { label: '−12 or worse, lives', chance: tenThousandths(2457), ink: 3 },
  { label: 'dead', chance: tenThousandths(3497), ink: 4 },
]
export const DEFENSE: readonly OddsPart[] = [
  { label: 'untouched, for oneself', chance: { ways: 56n, of: 216n }, ink: 'good' },
  { label: 'struck', chance: { ways: 160n, of: 216n }, ink: 3 },
]
export const SHOTS: readonly OddsPart[] = [
  { label: 'missed', chance: { ways: 3n, of: 36n }, ink: 0 },
  { label: 'hit, still up', chance: { ways: 1n, of: 4000n }, ink: 1 },
  { label: 'unconscious', chance: { ways: 21_966n, of: 36_000n }, ink: 2 },
  { label: 'seriously wounded', chance: { ways: 10_125n, of: 36_000n }, ink: 3 },
  { label: 'dead', chance: { ways: 900n, of: 36_000n }, ink: 4 },
]

const shotgun: Reason = {
  kind: 'rule',
  id: 'traveller.combat.weapons-table',
  title: 'Weapons table',
  value: 1,
  because: [
    { kind: 'table', table: 'Weapons table', row: 'Shotgun', value: { required: 4, advantageous: 9 } },
    {
      kind: 'rule',
      id: 'traveller.combat.strength-dm',
      title: 'Strength with blades',
      value: 0,
      because: [
        { kind: 'input', label: 'strength', value: 7 },
        { kind: 'compared', label: 'required level', left: 9, is: '<', right: 4, holds: false },
      ],
    },
    { kind: 'compared', label: 'advantageous level', left: 9, is: '>=', right: 9, holds: true },
  ],
}

export const TO_HIT: readonly Reason[] = [
  {
    kind: 'rule',
    id: 'traveller.combat.to-hit',
    title: 'Throw to hit',
    value: { attack_possible: true, dm: 4, total: 10, hit: true },
    because: [
      {
        kind: 'sum',
        label: 'DM on the throw of 2D',
        value: 4,
        terms: [
          {
            label: 'shotgun against mesh',
            value: -1,
            because: [
              {
                kind: 'rule',
                id: 'traveller.combat.weapons-matrix',
                title: 'Weapons matrix',
                value: -1,
                because: [{ kind: 'table', table: 'Weapons matrix', row: 'Shotgun', column: 'mesh', value: -1 }],
              },
            ],
          },
          {
            label: 'medium range',
            value: 3,
            because: [
              {
                kind: 'rule',
                id: 'traveller.combat.range-matrix',
                title: 'Range matrix',
                value: 3,
                because: [{ kind: 'input', label: 'bands', value: 2 }],
              },
            ],
          },
          {
            label: 'dexterity 9',
            value: 1,
            because: [
              {
                kind: 'rule',
                id: 'traveller.combat.dexterity-dm',
                title: 'Dexterity with guns',
                by: 'steady-hands',
                value: 1,
                because: [shotgun, { kind: 'note', text: 'A fired weapon counts dexterity, never strength.' }],
              },
            ],
          },
          { label: 'GM: “steady on the wall”', value: 1, because: [] },
          {
            label: 'evasion',
            value: -1,
            skipped: 'Oskar stands',
            because: [{ kind: 'rule', id: 'traveller.combat.evade', title: 'Evade', value: 0, because: [] }],
          },
          { label: 'parry', skipped: 'shots cannot be parried', because: [] },
        ],
      },
      { kind: 'rolled', dice: '2d6', purpose: 'to hit', faces: [2, 4], total: 6, secret: false },
      { kind: 'compared', label: '8+', left: 10, is: '>=', right: 8, holds: true },
    ],
  },
]

export const OTHER_KINDS: readonly Reason[] = [
  { kind: 'setting', id: 'tech_level', value: 12 },
  {
    kind: 'product',
    label: 'load in kilograms',
    value: 14,
    terms: [
      { label: 'strength', value: 7, because: [] },
      { label: 'double in low gravity', value: 2, because: [{ kind: 'input', label: 'gravity', value: 0.5 }] },
    ],
  },
  { kind: 'rounded', label: 'half of the blows', from: 3.5, how: 'down', value: 3 },
  { kind: 'bounded', label: 'highest', from: 17, bound: 'at most', limit: 15, value: 15 },
  { kind: 'bounded', label: 'lowest', from: 7, bound: 'at least', limit: 1, value: 7 },
  {
    kind: 'stages',
    label: 'outcome',
    value: 'critical hit',
    stages: [
      { stage: 'dice', value: 'made', applied: true },
      { stage: 'a natural 3', value: 'critical hit', applied: true },
      { stage: 'armour turns it', value: 'made', applied: false },
    ],
  },
  { kind: 'rolled', dice: 'd10', purpose: 'fright', faces: [8], total: 8, secret: true },
  { kind: 'chosen', who: 'Ada', question: 'skill table', key: 'service_skills', secret: false },
]

export const CHOICES: readonly PromptChoice[] = [
  {
    key: 'parry',
    label: 'Parry and retreat',
    sum: '8 or less',
    chance: '25.9%',
    follows: 'Loses the aim. If it fails Kurt may strike the arm instead.',
  },
  { key: 'dodge', label: 'Dodge', sum: '4 or less', chance: '1.9%' },
  { key: 'none', label: 'No defense', sum: 'no roll; keeps the aim', chance: '0.0%' },
  {
    key: 'block',
    label: 'Block',
    refused: { because: 'no shield is ready', rule: 'traveller.combat.parry' },
  },
]
