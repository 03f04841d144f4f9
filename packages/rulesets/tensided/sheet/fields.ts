/** The lines of a sheet, those included that no roll asks for. */
import { flag, int, list, num, optional, record, rule, text } from '@umpire/engine'

/** From one end to the other: freethinker or dogmatic, selfish or devoted. */
const LEANING = { min: -10, max: 10 } as const
const leaning = optional(int({ min: -1000, max: 1000 }))
const line = optional(text(2000))
const amount = optional(num({ min: 0, max: 10_000_000 }))

export const SHEET_ROWS = [
  { field: 'height', optional: false, note: '' },
  { field: 'weight', optional: false, note: 'in pounds; caps the damage of a fall' },
  { field: 'age', optional: false, note: '' },
  { field: 'features', optional: true, note: '' },
  { field: 'clothing', optional: true, note: '' },
  { field: 'conformity', optional: true, note: 'negative freethinker, positive dogmatic' },
  { field: 'morality', optional: true, note: 'negative selfish, positive devoted to others or to a cause' },
  { field: 'concept', optional: true, note: '' },
  { field: 'languages', optional: false, note: 'some given by the game master, others bought' },
  { field: 'profession', optional: true, note: '' },
  { field: 'damage', optional: false, note: 'the damage score' },
  { field: 'available_xp', optional: false, note: '' },
  { field: 'earned_xp', optional: false, note: '' },
  { field: 'starting_xp', optional: false, note: '' },
] as const

export const fields = rule(
  {
    id: 'tensided.sheet.fields',
    title: 'Character sheet terms',
    lines: '1697-1740',
    given: {
      height: line,
      weight: amount,
      age: amount,
      features: line,
      clothing: line,
      conformity: leaning,
      morality: leaning,
      concept: line,
      languages: optional(list(record({ language: text(100), fluent: flag() }), 100)),
      profession: line,
      damage: amount,
      available_xp: amount,
      earned_xp: amount,
      starting_xp: amount,
    },
  },
  (x, why) => {
    const problems = (['conformity', 'morality'] as const).filter(name => {
      const value = x[name] ?? 0
      return !(
        why.compare(`${name}, at least`, value, '>=', LEANING.min) &&
        why.compare(`${name}, at most`, value, '<=', LEANING.max)
      )
    })
    const missing = SHEET_ROWS.filter(row => !row.optional && x[row.field] === undefined).map(({ field }) => field)
    return { valid: problems.length === 0, problems: problems.map(name => `${name}-out-of-range`), missing }
  },
)
