/**
 * Attributes for GCS. A sheet may bring its own definitions, so this one says what third edition says: hit points from
 * HT, fatigue from ST, and a price for each attribute that is right at the score it has.
 */
import { ATTRIBUTES } from '../../../catalog/entry/trait.ts'
import type { Sheet } from '../../../sheet/sheet.ts'
import { compact, type JsonObject } from '../../shared/parts.ts'

const STARTING_SCORE = 10
/** GCS counts in ten thousandths, and rounds a price up. */
const STEP = 10_000

const NAMES = { st: 'Strength', dx: 'Dexterity', iq: 'Intelligence', ht: 'Health' } as const

/** So much for each point above or below 10 that the whole comes to the right price when it is rounded up. */
export function rateFor(adjustment: number, points: number): number {
  if (adjustment === 0) return STARTING_SCORE
  const exact = (points / adjustment) * STEP
  return (adjustment > 0 ? Math.floor(exact) : Math.ceil(exact)) / STEP
}

interface Derived {
  readonly id: string
  readonly name: string
  readonly full_name?: string
  readonly type: 'integer' | 'decimal' | 'pool'
  /** As a script, and as the older releases wrote it. */
  readonly base: string
  readonly formula?: string
  readonly value: number
  /** What the base comes to, from which the rest is an adjustment without a price. */
  readonly from: number
}

function derived({ attributes, will, fright, senses, speed, hp, fatigue }: Sheet): readonly Derived[] {
  const score = (name: string): number => attributes[name]?.score ?? STARTING_SCORE
  const [st, iq, ht] = [score('st'), score('iq'), score('ht')]
  const sense = (id: string, name: string, value = iq): Derived => {
    return { id, name, type: 'integer', base: '$per', value, from: iq }
  }
  const [basic, unhurried] = [speed.basic_speed, Math.floor(speed.basic_speed)]
  return [
    { id: 'will', name: 'Will', type: 'integer', base: '$iq', value: will, from: iq },
    { id: 'fright_check', name: 'Fright Check', type: 'integer', base: '$will', value: fright, from: will },
    { id: 'per', name: 'Per', full_name: 'Perception', type: 'integer', base: '$iq', value: iq, from: iq },
    sense('vision', 'Vision', senses['vision']),
    sense('hearing', 'Hearing', senses['hearing']),
    sense('taste_smell', 'Taste & Smell', senses['taste-smell']),
    sense('touch', 'Touch'),
    { id: 'basic_speed', name: 'Basic Speed', type: 'decimal', base: '($dx+$ht)/4', value: basic, from: basic },
    {
      ...{ id: 'basic_move', name: 'Basic Move', type: 'integer', base: 'Math.floor($basic_speed)' },
      ...{ formula: 'floor($basic_speed)', value: unhurried, from: unhurried },
    },
    { id: 'fp', name: 'FP', full_name: 'Fatigue Points', type: 'pool', base: '$st', value: fatigue, from: st },
    { id: 'hp', name: 'HP', full_name: 'Hit Points', type: 'pool', base: '$ht', value: hp, from: ht },
  ]
}

const bought = ({ attributes }: Sheet) =>
  ATTRIBUTES.map(id => {
    const { score, points } = attributes[id] ?? { score: STARTING_SCORE, points: 0 }
    return { id, score, points, adjustment: score - STARTING_SCORE }
  })

export const attributeDefinitions = (sheet: Sheet): readonly JsonObject[] => [
  ...bought(sheet).map(({ id, adjustment, points }) => ({
    id,
    type: 'integer',
    name: id.toUpperCase(),
    full_name: NAMES[id],
    base: `${STARTING_SCORE}`,
    attribute_base: `${STARTING_SCORE}`,
    cost_per_point: rateFor(adjustment, points),
  })),
  ...derived(sheet).map(({ id, type, name, full_name, base, formula = base }) =>
    compact({ id, type, name, full_name, base, attribute_base: formula }),
  ),
]

export const attributeValues = (sheet: Sheet): readonly JsonObject[] => [
  ...bought(sheet).map(({ id, score, points, adjustment }) => ({
    attr_id: id,
    adj: adjustment,
    calc: { value: score, points },
  })),
  ...derived(sheet).map(({ id, type, value, from }) => ({
    attr_id: id,
    adj: value - from,
    calc: compact({ value, current: type === 'pool' ? value : undefined, points: 0 }),
  })),
]
