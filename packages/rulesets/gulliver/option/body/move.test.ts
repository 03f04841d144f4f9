import { compose } from '@umpire/engine'
import { move as gurpsMove, running } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { halfMod, moveMod } from '../../enc/level.ts'
import { rulesWith } from '../test/fights-fixture.ts'
import { fileOf, GURPS, personOf, sheetOf, type Told } from '../test/people-fixture.ts'

const under = (...options: readonly string[]) => compose(GURPS, { options }).silent
const [PLAIN, SIZED] = [under(), under('size-and-encumbrance')]
const speedOf = (told: Told, why = SIZED) => sheetOf(personOf(told), why).speed

describe('size-and-encumbrance: a man of Size 0 and ordinary weight', () => {
  test('gulliver.move.land, gulliver.defense.dodge: at Speed 5 as ever, and with half a yard to crawl under the most', () => {
    const { moves, dodges } = speedOf({})
    expect(moves).toEqual([5, 4, 3, 2, 1, 0.5])
    expect(dodges).toEqual([5, 4, 3, 2, 1, 0])
    expect(speedOf({}, PLAIN)).toMatchObject({ moves: [5, 4, 3, 2, 1], dodges: [5, 4, 3, 2, 1] })
  })
  test('gulliver.move.land: at Speed 5.75 the Move Modifier multiplies, and Dodge loses its half modifier', () => {
    // 5.75 × 1, 4/5, 3/5, 2/5, 1/5, 1/10; 5.75 − 0, 1, 2, 3, 4, 5.
    expect(speedOf({ dx: 12, ht: 11 })).toMatchObject({
      basic_speed: 5.75,
      moves: [5, 4, 3, 2, 1, 0.575],
      dodges: [5, 4, 3, 2, 1, 0],
    })
  })
  test('gulliver.move.land: strong for his weight he is faster and dodges better', () => {
    // ST 13 is Neg 2: × 1.2 and +1. ST 16 is Neg 3: × 1.5 and +1.
    expect(speedOf({ st: 13 })).toMatchObject({ move: 6, dodge: 6 })
    expect(speedOf({ st: 16 })).toMatchObject({ move: 7, dodge: 6 })
  })
  test('gulliver.move.land: Running adds to Move, and nothing to Dodge', () => {
    const runner = { skills: [{ skill: 'Running', points: 8 }] }
    const { running_move, move, dodge } = speedOf(runner)
    expect([running_move, move, dodge]).toEqual([6, 6, 5])
    expect(speedOf(runner, PLAIN)).toMatchObject({ move: 5, running_move: 6 })
  })
  test('gulliver.move.land: by hand for any load', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 16 }),
        fc.integer({ min: 6, max: 16 }),
        fc.integer({ min: 0, max: 299 }),
        (dx, ht, gear_lb) => {
          const sheet = sheetOf(personOf({ dx, ht, gear_lb }), SIZED)
          const speed = (dx + ht) / 4
          const exact = Number((speed * moveMod(sheet.load.level, SIZED)).toPrecision(14))
          expect(sheet.speed.move).toBe(exact < 1 ? exact : Math.floor(exact))
          expect(sheet.speed.dodge).toBe(Math.floor(speed + halfMod(sheet.load.level, SIZED)))
        },
      ),
      { numRuns: 60 },
    )
  })
  test('gulliver.enc.table: the sheet, the check and the reasons of a campaign that chose it', () => {
    const file = fileOf({ st: 13, options: ['size-and-encumbrance'] })
    const { characters } = GURPS
    expect(characters.problems(file).filter(({ where }) => where.startsWith('campaign'))).toEqual([])
    const text = characters.print(file, 'text')
    expect(text).toContain('neg2 *')
    expect(text).toMatch(/Move +6 +5 +5 +4 +3 +2 +1 +½/)
    expect(JSON.stringify(characters.reasons?.(file))).toContain('gulliver.move.land')
    expect(characters.print(fileOf({ st: 13 }), 'text')).toMatch(/Move +5 +4 +3 +2 +1/)
  })
})

describe('size-scale', () => {
  test('gulliver.size.move-reach: as fast as it is long', () => {
    const tall = { height_in: 108 }
    expect([rulesWith('size-scale').silent, SIZED].map(why => speedOf({ ...tall, st: 30 }, why).move)).toEqual([7, 15])
    expect(speedOf({ height_in: 54, st: 4, weight_lb: 60 }, rulesWith('size-scale').silent).move).toBe(3)
    expect(speedOf(tall, PLAIN).move).toBe(5)
  })
  test('gulliver.size.without-encumbrance: as fast as half its Size, and laden as ever', () => {
    const why = rulesWith('size-without-encumbrance').silent
    // Size −5 counts as −2: half as fast.
    expect(speedOf({ height_in: 12, weight_lb: 10 }, why).moves).toEqual([2, 2, 1, 1, 1])
    expect(speedOf({ height_in: 108 }, why).move).toBe(7)
  })
})

test('gulliver.enc.move-modifier: without the unified formula the load multiplies, and one yard is always left', () => {
  const why = rulesWith('natural-encumbrance').silent
  expect(speedOf({ dx: 12, ht: 11 }, why).moves).toEqual([5, 4, 3, 2, 1, 1])
  const runs = speedOf({ skills: [{ skill: 'Running', points: 8 }], gear_lb: 50 }, why)
  expect(runs).toMatchObject({ move: 3, running_move: 3 })
})

test('gulliver.move.substitution: Running stands in for HT, if it is better', () => {
  const why = under('everything')
  const x = { dx: 12, ht: 12, encumbrance_level: 0, bearers: [] }
  expect([10, 12, 16, 20].map(running => gurpsMove({ ...x, running }, why).move)).toEqual([6, 6, 7, 8])
  expect(gurpsMove({ ...x, running: 20 }, SIZED).move).toBe(8)
})

test('gulliver.defense.dodging-skill: learned, it stands in for DX', () => {
  const dodger = { dx: 10, ht: 10, skills: [{ skill: 'Dodging', points: 16 }] }
  // Easy: 16 points are DX + 4; (14 + 10)/4 is 6.
  expect(speedOf(dodger, under('everything')).dodge).toBe(6)
  const file = fileOf({ ...dodger, options: ['everything'] })
  expect(GURPS.characters.problems(file).filter(({ where }) => where.startsWith('skills'))).toEqual([])
  expect(GURPS.characters.print(file, 'text')).toMatch(/Dodging/)
  const unknown = fileOf({ ...dodger, options: ['size-and-encumbrance'] })
  expect(GURPS.characters.problems(unknown).filter(({ where }) => where.startsWith('skills'))).toHaveLength(1)
})

test('gulliver.move.computed: after a second of running, a fifth more', () => {
  const x = { basic_speed: 5.5, running: 8, encumbrance_level: 2, long_distance: false, sprint: false, seconds: 10 }
  // (5.5 + 1) × 3/5 is 3.9, and 4.68 in a sprint.
  expect(running(x, SIZED)).toEqual({ yards_per_second: 3.9, running_move: 3, yards: 30 })
  expect(running({ ...x, sprint: true, long_distance: true }, SIZED)).toEqual({
    yards_per_second: 4.68,
    running_move: 4,
    yards: 46.8,
  })
  expect(running({ ...x, sprint: true }, PLAIN)).toMatchObject({ yards_per_second: 5.5 })
})
