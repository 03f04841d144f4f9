/** Seeing: every pair of look and visibility, every metre, every modifier. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '../campaign/settings.ts'
import { SPOT_CATEGORIES, TARGET_LOOKS, VISIBILITIES } from '../tables/visibility.ts'
import { spotCategory, spotHiddenThings, spotModifiers, spotTable } from './spot.ts'

const why = compose({ options: [], settings }).silent

test('tensided.skills.spot-category: all sixteen pairs, and a contrast that overrides each', () => {
  const table = TARGET_LOOKS.map(target_look =>
    VISIBILITIES.map(visibility => spotCategory({ target_look, visibility }, why)),
  )
  expect(table).toEqual([
    ['impossible', 'poor', 'poor', 'limited'],
    ['poor', 'poor', 'limited', 'normal'],
    ['poor', 'limited', 'normal', 'open'],
    ['limited', 'normal', 'open', 'bright-target'],
  ])
  for (const target_look of TARGET_LOOKS) {
    for (const visibility of VISIBILITIES) {
      const seen = { target_look, visibility }
      expect(spotCategory({ ...seen, light: 'target in the dark' }, why)).toBe('impossible')
      expect(spotCategory({ ...seen, light: 'observer in the dark' }, why)).toBe('bright-target')
      expect(spotCategory({ ...seen, light: 'even' }, why)).toBe(spotCategory(seen, why))
    }
  }
})

/** Metre by metre: automatic to there, the first number to there, then a step for each stretch begun. */
const LADDER = {
  poor: [0, 5, 20, 5],
  limited: [5, 10, 15, 10],
  normal: [10, 25, 15, 25],
  open: [25, 50, 15, 50],
  'bright-target': [100, 250, 15, 250],
} as const

test('tensided.skills.spot-table: every category, half metre by half metre', () => {
  for (const category of SPOT_CATEGORIES) {
    if (category === 'impossible') continue
    const [auto, first, df, step] = LADDER[category]
    let [limit, difficulty]: [number, number] = [first, df]
    for (let distance = 0; distance <= 6 * step + first; distance += 0.5) {
      while (distance > limit) [limit, difficulty] = [limit + step, difficulty + 5]
      const automatic = distance <= auto
      expect(spotTable({ category, distance }, why)).toEqual({
        possible: true,
        automatic,
        difficulty: automatic ? null : difficulty,
      })
    }
  }
})

test('tensided.skills.spot-table: nobody sees the impossible, and the blind see nothing', () => {
  const unseen = { possible: false, automatic: false, difficulty: null }
  expect(spotTable({ category: 'impossible', distance: 0 }, why)).toEqual(unseen)
  for (const category of SPOT_CATEGORIES) {
    expect(spotTable({ category, distance: 1, flaws: ['blind'] }, why)).toEqual(unseen)
  }
})

test('tensided.skills.spot-modifiers: each adds its own, and none spoils what is seen anyway', () => {
  const yes = fc.boolean()
  fc.assert(
    fc.property(
      fc.constantFrom(...SPOT_CATEGORIES),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 10 }),
      yes,
      yes,
      yes,
      (category, distance, target_stealth, hiding, looking, target_moving) => {
        const bare = spotTable({ category, distance }, why)
        const all = { category, distance, target_stealth, hiding, looking, target_moving }
        const seen = spotModifiers(all, why)
        const extra = (hiding ? target_stealth : 0) + (looking ? 0 : 5) - (target_moving ? 5 : 0)
        expect(seen).toEqual(bare.difficulty === null ? bare : { ...bare, difficulty: bare.difficulty + extra })
      },
    ),
  )
})

test('tensided.skills.spot-modifiers: eyes look at true metres, abilities scale those of the table', () => {
  const far = { category: 'normal', distance: 40, effective_distance: 25 } as const
  const df = (held: object) => spotModifiers.answer({ ...far, ...held }, why).answer['difficulty']
  expect(df({})).toBe(15)
  expect(df({ merits: ['perfect-vision'] })).toBe(11)
  expect(df({ flaws: ['nearsighted'] })).toBe(25)
  expect(df({ flaws: ['nearsighted'], lenses: true })).toBe(15)
  expect(df({ flaws: ['farsighted'] })).toBe(15)
  expect(df({ df_modifier: 4 })).toBe(19)
  expect(spotModifiers({ ...far, flaws: ['blind'] }, why)).toMatchObject({ possible: false })
})

test('tensided.skills.spot-modifiers: a group has its best eyes, and five more pairs at most', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 }), observer_attributes => {
      const attribute = Math.max(...observer_attributes) + 2 * Math.min(5, observer_attributes.length - 1)
      expect(spotModifiers({ observer_attributes }, why)).toEqual({ attribute })
      for (let d10 = 1; d10 <= 10; d10++) {
        const seen = { category: 'open', distance: 60, observer_attributes, d10 } as const
        expect(spotModifiers(seen, why)).toMatchObject({ attribute, difficulty: 20, success: attribute + d10 >= 20 })
      }
    }),
  )
  expect(() => spotModifiers({}, why)).toThrow(/category and distance, or observer_attributes/)
})

test('tensided.skills.spot-hidden-things: against the builder, plainly, or the game master’s number', () => {
  const own = { awareness: 6, spot: 4, df_modifier: 1 }
  for (let d10 = 1; d10 <= 10; d10++) {
    const builder = { dexterity: 5, security: 4 }
    expect(spotHiddenThings({ ...own, builder, d10 }, why)).toMatchObject({ difficulty: 15, success: d10 >= 5 })
    expect(spotHiddenThings({ ...own, difficulty: 18, d10 }, why)).toMatchObject({ difficulty: 19, mos: d10 - 9 })
  }
  expect(() => spotHiddenThings(own, why)).toThrow(/builder/)
})
