import { compose } from '@umpire/engine'
import { ANIMALS, type Beast, beastSheet, makeBeast } from '@umpire/gurps'
import { fat, encumbrance as gurpsEncumbrance, skillDefault, usualFrame } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beastOf } from '../../creature/beast.ts'
import { CATALOGUE, HUMAN } from '../../creature/catalogue.ts'
import { resized } from '../../creature/design/rescale.ts'
import { sheetOf as designed } from '../../creature/sheet/sheet.ts'
import { levelOf } from '../../enc/level.ts'
import { rulesWith } from '../test/fights-fixture.ts'
import { fileOf, GURPS, personOf, sheetOf, type Told } from '../test/people-fixture.ts'
import { sizeOfWeight } from './frames.ts'

const PRESET = ['size-and-encumbrance']
const under = (options: readonly string[]) => compose(GURPS, { options }).silent
const [PLAIN, SIZED] = [under([]), under(PRESET)]

const loadOf = (told: Told, why = SIZED) => sheetOf(personOf(told), why).load

describe('natural-encumbrance', () => {
  test('gulliver.enc.table: a man of 150 lb and ST 10 bears what he always did, and a level more', () => {
    const { rows, level } = loadOf({})
    expect(level).toBe(0)
    expect(rows.map(({ key, up_to_lb }) => [key, up_to_lb])).toEqual([
      ['none', 20],
      ['light', 40],
      ['medium', 60],
      ['heavy', 120],
      ['x-heavy', 200],
      ['s-heavy', 300],
    ])
    expect([20, 20.1, 40, 60, 120, 200, 300].map(gear_lb => loadOf({ gear_lb }).key)).toEqual([
      'none',
      'light',
      'light',
      'medium',
      'heavy',
      'x-heavy',
      's-heavy',
    ])
  })

  test('gulliver.enc.ratios: strength for a light body is better than no load at all', () => {
    // 150/13 is 11.5, within the 12 of Neg 2; 150/16 is 9.4, within the 10 of Neg 3.
    expect([13, 16].map(st => loadOf({ st }).level)).toEqual([-2, -3])
    expect(loadOf({ st: 16 }).rows[0]).toEqual({ level: -3, key: 'neg3', up_to_lb: 10 })
    expect(loadOf({ weight_lb: 250 }).key).toBe('heavy')
    expect(loadOf({ st: 16 }, PLAIN)).toMatchObject({ level: 0, key: 'none', limits_lb: [32, 64, 96, 192, 320] })
  })

  test('gulliver.enc.procedure: never lighter with more weight, never heavier with more ST', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 30 }),
        fc.integer({ min: 40, max: 500 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(PRESET, ['everything'], [...PRESET, 'natural-encumbrance-simple']),
        (st, weight_lb, gear_lb, options) => {
          const why = under(options)
          const { level } = loadOf({ st, weight_lb, gear_lb }, why)
          expect(loadOf({ st, weight_lb, gear_lb: gear_lb + 10 }, why).level).toBeGreaterThanOrEqual(level)
          expect(loadOf({ st, weight_lb: weight_lb + 10, gear_lb }, why).level).toBeGreaterThanOrEqual(level)
          expect(loadOf({ st: st + 1, weight_lb, gear_lb }, why).level).toBeLessThanOrEqual(level)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('gulliver.enc.table: each column of a sheet ends where the next begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 25 }), fc.integer({ min: 80, max: 300 }), (st, weight_lb) => {
        for (const { level, up_to_lb } of loadOf({ st, weight_lb }).rows) {
          expect(loadOf({ st, weight_lb, gear_lb: up_to_lb }).level).toBe(level)
          expect(loadOf({ st, weight_lb, gear_lb: up_to_lb + 0.01 }).level).toBeGreaterThan(level)
        }
      }),
      { numRuns: 20 },
    )
  })

  test('gulliver.enc.simple: the worse of weight and mass, where they differ', () => {
    // An elephant is Heavy by its weight, and what that leaves of its strength has to move its mass.
    const frame = beastOf(CATALOGUE.find(({ name }) => name === 'elephant') ?? HUMAN).frame
    if (frame === undefined) throw new Error('no frame')
    const level = (...keys: string[]) =>
      gurpsEncumbrance({ st: 26, carried_lb: 0, frame }, rulesWith(...keys).silent).encumbrance
    expect([level('natural-encumbrance'), level('natural-encumbrance-simple')]).toEqual(['x-heavy', 'heavy'])
  })

  test('gulliver.enc.ratios: whoever is not measured is loaded as he was', () => {
    const x = { st: 10, carried_lb: 50 }
    expect(gurpsEncumbrance(x, SIZED)).toEqual(gurpsEncumbrance(x, PLAIN))
  })
})

describe('crushing-weight', () => {
  test('gulliver.enc.extreme: nobody stands under more than Super-Heavy', () => {
    expect(loadOf({ gear_lb: 301 })).toMatchObject({ key: 'extreme1', can_carry: false })
    expect(sheetOf(personOf({ gear_lb: 301 }), SIZED).speed).toMatchObject({ move: 0, dodge: 0 })
    const uncrushed = rulesWith('natural-encumbrance').silent
    const frame = loadOf({ gear_lb: 301 }).frame
    expect(gurpsEncumbrance({ st: 10, carried_lb: 301, frame }, uncrushed).can_carry).toBe(true)
    const problems = GURPS.characters.problems(fileOf({ gear_lb: 301, options: PRESET }))
    expect(problems.map(({ message }) => message)).toContain('301 lb: nobody of ST 10 carries more than 300 lb')
  })
  test('gulliver.enc.extreme: nor a beast under so much', () => {
    const orca = beastOf(CATALOGUE.find(({ name }) => name === 'elephant') ?? HUMAN)
    expect(beastSheet({ ...orca, load_lb: 30_000 }, SIZED)).toMatchObject({ can_carry: false, move: 0 })
  })
})

describe('split-st and quad-st', () => {
  test('gulliver.st.no-skill-from-st: nobody climbs by strength', () => {
    const x = { skill: 'Climbing', st: 18, dx: 10, points: 0, resident: false, language_talent: 0 }
    expect(skillDefault(x, PLAIN).default).toBe(13)
    expect(skillDefault(x, rulesWith('split-st').silent).default).toBe(5)
  })
  test('gulliver.st.quad: a strong man bears by the square of his strength', () => {
    expect(loadOf({ st: 15 }, rulesWith('quad-st', 'natural-encumbrance').silent)).toMatchObject({
      frame: { lift_st: 22, more: { combat_st: 15 } },
      // 150/22 is 6.8.
      level: -3,
    })
    expect(loadOf({ st: 15 }).frame.lift_st).toBe(15)
  })
  test('gulliver.size.load-st: a beast lifts by its Size with the ST that it bites with', () => {
    const horse = makeBeast({ animal: 'Saddle Horse' }, PLAIN)
    const frame = { yards: 2, body_lb: 1200, carried_lb: 0, lift_st: horse.st, legs: 4, arms: 0, hexes_long: 2 }
    const x = { frame: { ...frame, hexes_wide: 1, more: {} }, beast: true }
    expect(usualFrame(x, rulesWith('split-st').silent)).toMatchObject({ yards: 4.5, lift_st: 87.5, body_lb: 1200 })
    expect(usualFrame(x, rulesWith('split-st', 'extra-encumbrance').silent).more).toEqual({
      combat_st: 35,
      extra_encumbrance: 2,
    })
    expect(usualFrame(x, PLAIN)).toBe(x.frame)
  })
  test('gulliver.size.weight: the Size of a weight, read backwards', () => {
    expect([10, 120, 150, 600, 1200, 15_000].map(sizeOfWeight)).toEqual([-2, 0, 0, 1, 2, 4])
  })
})

test('gulliver.enc.fat: fat makes no better swimmer, it only floats', () => {
  const x = { build: 'fat', st: 10, ht: 10, sex: 'male', gear_lb: 0, skill: 'Swimming', level: 10 } as const
  expect(fat(x, PLAIN).effective).toBe(15)
  expect(fat(x, rulesWith('buoyancy').silent).effective).toBe(10)
})

/** The creature's sheet where it is at home. */
function atHome(design: (typeof CATALOGUE)[number]) {
  const { ways } = designed(design)
  const way = ways.find(({ environment }) => environment === design.primary)
  if (way === undefined) throw new Error(`${design.name} is nowhere at home`)
  return way
}

describe('gulliver.creature.table: creatures in GURPS', () => {
  for (const design of CATALOGUE) {
    test(`${design.name} moves, dodges and is laden there as on its sheet`, () => {
      const { combat_move, dodge, level } = atHome(design)
      const { gear: _, ...bare } = design
      const beast = beastOf({ ...bare, gear: 0 })
      expect(beastSheet(beast, SIZED)).toMatchObject({ move: combat_move, dodge, encumbrance_level: levelOf(level) })
      expect(beastSheet(beast, PLAIN).move).toBe(Math.max(1, Math.floor(combat_move)))
    })
  }
  test('also resized, laden, and told at another scale', () => {
    for (const size of [-9, -3, 1, 2]) {
      const small = resized(HUMAN, size)
      const { combat_move: move, dodge } = atHome(small)
      expect(beastSheet(beastOf(small), SIZED)).toMatchObject({ move, dodge })
    }
    const laden = { ...HUMAN, gear: 25 }
    const way = designed(laden).loaded?.[0]
    expect(beastSheet(beastOf(laden), SIZED)).toMatchObject({ move: way?.combat_move, dodge: way?.dodge })
    // Heroes two inches high in a world of inches: in its hexes.
    const thumb = { ...resized(HUMAN, -9), base_size: -9 }
    const { move_hexes, dodge } = atHome(thumb)
    expect(beastSheet(beastOf(thumb), SIZED)).toMatchObject({ move: Math.floor(move_hexes ?? 0), dodge })
  })
  test('gulliver.size.rounding: the very small keep their fractions', () => {
    const tiny = beastOf(resized(HUMAN, -9))
    expect(tiny.st).toBeCloseTo(1 / 3, 12)
    expect(tiny.hp).toBeCloseTo(1 / 3, 12)
    expect(tiny.frame).toMatchObject({ lift_st: 0.01, body_lb: 0.005, hexes_long: 1, hexes_wide: 1 })
  })
})

describe('gulliver.enc.table: beasts of GURPS', () => {
  const all: readonly Beast[] = ANIMALS.map(({ name }) => makeBeast({ animal: name }, PLAIN))
  test('move without a load as they always did', () => {
    for (const beast of all) expect(beastSheet(beast, SIZED).move, beast.name).toBe(beastSheet(beast, PLAIN).move)
  })
  test('are slower the more they carry, until they cannot', () => {
    for (const beast of all) {
      const paces = beastSheet(beast, SIZED).loads.map(({ move }) => move)
      expect(
        paces.toSorted((a, b) => b - a),
        beast.name,
      ).toEqual(paces)
    }
  })
  test('gulliver.defense.dodge: dodge by DX, HT and agility', () => {
    for (const beast of all) {
      const { dodge, encumbrance_level } = beastSheet(beast, SIZED)
      // Half modifiers of Neg 3 to X-Heavy.
      const half = Math.floor((encumbrance_level < 0 ? -encumbrance_level : -2 * encumbrance_level) / 2)
      expect(dodge, beast.name).toBe(Math.floor((beast.dx + beast.ht) / 4 + half))
    }
  })
})
