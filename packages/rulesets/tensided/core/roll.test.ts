import { compose, Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceless } from '../campaign/settings.ts'
import { attribute, attributeDoubled } from './attribute.ts'
import { dfStacking, passiveComplex } from './df-stacking.ts'
import { dicelessPlay, halfOfMost } from './diceless.ts'
import { BAND_ROWS, difficultyScale } from './difficulty-scale.ts'
import { opposed } from './opposed.ts'
import { criticalBotch, roll } from './roll.ts'

const why = new Silent()
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const score = fc.integer({ min: -50, max: 80 })

test('tensided.core.roll: of the ten faces as many succeed as the difference says, and no face is special', () => {
  for (let own = -5; own <= 40; own++) {
    for (let difficulty = -10; difficulty <= 60; difficulty++) {
      const rolls = FACES.map(d10 => roll({ d10, attribute: own, difficulty }, why))
      expect(rolls.filter(({ success }) => success).length).toBe(Math.min(10, Math.max(0, 11 - (difficulty - own))))
      for (const { success, mos } of rolls) expect(success).toBe(mos >= 0)
    }
  }
})

test('tensided.core.roll: a die that has no such face is refused', () => {
  expect(() => roll.answer({ d10: 0, attribute: 5, difficulty: 10 }, why)).toThrow('d10')
  expect(() => roll.answer({ d10: 11, attribute: 5, difficulty: 10 }, why)).toThrow('d10')
  expect(() => roll.answer({ d10: 5, attribute: 5.5, difficulty: 10 }, why)).toThrow('whole number')
})

test('tensided.core.diceless: in such a campaign no die is looked at, and both rules say the same', () => {
  const without = compose(
    { options: [], settings: [diceless] },
    { options: [], settings: { [diceless.id]: true } },
  ).silent
  fc.assert(
    fc.property(score, score, (own, difficulty) => {
      const expected = dicelessPlay({ attribute: own, difficulty }, why)
      for (const d10 of [1, 10]) {
        expect(roll({ d10, attribute: own, difficulty }, without)).toEqual({ final_roll: own, ...expected })
      }
      const { can_fail, can_succeed } = dfStacking({ base_df: difficulty, attribute: own }, without)
      expect([can_fail, can_succeed]).toEqual([own < difficulty, own >= difficulty])
    }),
  )
})

test('tensided.core.diceless: dice count as half of their most, rounded up; even chances happen', () => {
  expect(['1d4', '1d6', '1d8', '1d10', '2d6', '3d6', '3d6+3', '1d6-1'].map(halfOfMost)).toEqual([
    2, 3, 4, 5, 6, 9, 11, 3,
  ])
  expect([49, 50, 51].map(chance => dicelessPlay({ chance }, why))).toEqual([
    { happens: false },
    { happens: true },
    { happens: true },
  ])
  expect(() => dicelessPlay({ attribute: 5 }, why)).toThrow('attribute and difficulty')
})

test('tensided.core.difficulty-scale: the bands lie side by side, and each proposes its middle', () => {
  for (const [at, { name, from, to, midpoint }] of BAND_ROWS.entries()) {
    expect(BAND_ROWS[at + 1]?.from ?? null).toBe(to === null ? null : to + 1)
    expect(midpoint).toBe(Math.floor((from + (to ?? from)) / 2))
    expect(difficultyScale({ name }, why).difficulty).toBe(midpoint)
    for (let difficulty = from; difficulty <= (to ?? 200); difficulty++) {
      expect(difficultyScale({ difficulty }, why)).toEqual({ difficulty, name, roll_allowed: true })
    }
  }
  for (let difficulty = -30; difficulty < 6; difficulty++) {
    expect(difficultyScale({ difficulty }, why).name).toBe('trivial')
  }
  expect(difficultyScale({ difficulty: 20, physically_possible: false }, why).roll_allowed).toBe(false)
  expect(() => difficultyScale({}, why)).toThrow('neither')
})

test('tensided.core.attribute: stat and skill; one alone counts double, and of a complex skill three times', () => {
  for (let stat_value = 0; stat_value <= 12; stat_value++) {
    for (let skill_level = -4; skill_level <= 12; skill_level++) {
      expect(attribute({ stat_value, skill_level }, why)).toBe(stat_value + skill_level)
      expect(attributeDoubled({ stat_value, skill_level, task_has_skill: false }, why)).toBe(stat_value + stat_value)
      const alone = { stat_value, skill_level, task_has_stat: false }
      expect(attributeDoubled(alone, why)).toBe(skill_level + skill_level)
      expect(attributeDoubled({ ...alone, complex: true }, why)).toBe(skill_level + skill_level + skill_level)
    }
  }
  expect(() => attributeDoubled({ stat_value: 5, skill_level: 5 }, why)).toThrow('both')
  expect(() => attributeDoubled({}, why)).toThrow('neither')
})

test('tensided.core.opposed: it is the basic roll against the opponent’s attribute and 5', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      score,
      fc.nat(20),
      fc.integer({ min: -9, max: 9 }),
      (d10, own, stat, df) => {
        const { opponent_attribute, difficulty, ...rolled } = opposed(
          { d10, attribute: own, opponent_stat_value: stat, df_modifier: df },
          why,
        )
        expect([opponent_attribute, difficulty]).toEqual([stat * 2, stat * 2 + 5 + df])
        expect(rolled).toEqual(roll({ d10, attribute: own, difficulty }, why))
        expect(opposed({ opponent_attribute: stat * 2, df_modifier: df }, why).difficulty).toBe(difficulty)
        expect(opposed({ opponent_attribute: stat, opponent_die: 3 }, why).difficulty).toBe(stat + 3)
      },
    ),
  )
  expect(() => opposed({ attribute: 5, d10: 5 }, why)).toThrow('neither')
  expect(() => opposed({ attribute: 5, opponent_attribute: 5 }, why)).toThrow('d10')
})

test('tensided.core.critical-botch: never both, and none where a campaign has none', () => {
  for (let mos = -40; mos <= 40; mos++) {
    for (const critical_margin of [1, 5, 10, 15]) {
      const { critical, botch } = criticalBotch({ mos, critical_margin }, why)
      expect([critical, botch]).toEqual([mos >= critical_margin, -mos >= critical_margin])
    }
    expect(criticalBotch({ mos, critical_margin: null }, why)).toEqual({ critical: false, botch: false })
    expect(criticalBotch({ mos }, why)).toEqual(criticalBotch({ mos, critical_margin: 10 }, why))
  }
})

test('tensided.core.df-stacking: parts add up, and whether a roll can fail is what ten dice say', () => {
  const part = fc.option(fc.integer({ min: -12, max: 20 }), { nil: 0 })
  fc.assert(
    fc.property(score, part, part, part, part, part, (own, base_df, sighting_df, df_modifier, wound_df, limb_df) => {
      const x = { base_df, sighting_df, df_modifier, wound_df, limb_df, attribute: own }
      const { difficulty, can_fail, can_succeed } = dfStacking(x, why)
      expect(difficulty).toBe(base_df + sighting_df + df_modifier + wound_df + limb_df)
      const outcomes = FACES.map(d10 => roll({ d10, attribute: own, difficulty }, why).success)
      expect(can_fail).toBe(outcomes.includes(false))
      expect(can_succeed).toBe(outcomes.includes(true))
    }),
  )
})

test('tensided.core.df-stacking: only the task’s own number of a passive complex roll grows by half', () => {
  for (let base_df = 0; base_df <= 60; base_df++) {
    const grown = base_df + Math.ceil(base_df / 2)
    expect(passiveComplex(base_df, why)).toBe(grown)
    const parts = { base_df, wound_df: 2, complex: true }
    expect(dfStacking(parts, why)).toEqual({ difficulty: grown + 2 })
    expect(dfStacking({ ...parts, opposed: true }, why)).toEqual({ difficulty: base_df + 2 })
  }
})
