import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAIN_SHOT, rangedSkill, type Shot } from './effective-skill.ts'

const ruleset = compose({ options: [] })
const why = ruleset.silent
const effective = (shot: Partial<Shot> & { readonly skill: number; readonly range_yards: number }): number =>
  rangedSkill({ ...PLAIN_SHOT, ...shot }, why).effective

test('gurps.ranged.effective-skill: the shots of the worked fight', () => {
  const dora = { skill: 14, range_yards: 5, ss: 11, acc: 6, half_damage: 160, aim_turns: 1, st: 11, min_st: 10 }
  expect([-1, -2, -3].map(recoil => effective({ ...dora, recoil }))).toEqual([16, 15, 14])
  const kurt = { ...PLAIN_SHOT, skill: 13, range_yards: 5, ss: 14, acc: 11, half_damage: 1000, shock: 7 }
  expect(rangedSkill(kurt, why)).toMatchObject({ before_snap_shot: 3, snap_shot: true, effective: -1, allowed: false })
  const anton = { skill: 12, range_yards: 7, ss: 10, acc: 2, half_damage: 175, aim_turns: 1, st: 10, min_st: 10 }
  expect(effective({ ...anton, location_modifier: -2 })).toBe(9)
  expect(effective({ ...anton, location_modifier: -2, recoil: -2 })).toBe(7)
  expect(effective({ ...anton, location_modifier: -3 })).toBe(8)
  const last = { ...PLAIN_SHOT, ...anton, aim_turns: 0, recoil: -2, target_is: ['lying'] }
  expect(rangedSkill(last, why)).toMatchObject({ before_snap_shot: 3, effective: -1, allowed: false })
})

const shot = fc.record({
  skill: fc.integer({ min: 3, max: 22 }),
  range_yards: fc.integer({ min: 0, max: 3000 }),
  acc: fc.nat(14),
  ss: fc.option(fc.nat(20)),
  half_damage: fc.option(fc.integer({ min: 0, max: 1500 })),
  aim_turns: fc.nat(6),
  braced: fc.boolean(),
  recoil: fc.integer({ min: -9, max: 0 }),
  shotgun: fc.boolean(),
  location_modifier: fc.integer({ min: -9, max: 0 }),
  includes_snap_shot: fc.boolean(),
  shock: fc.nat(9),
  st: fc.integer({ min: 6, max: 15 }),
  min_st: fc.option(fc.integer({ min: 6, max: 15 })),
  off_hand: fc.boolean(),
  position: fc.constantFrom('standing', 'crouching', 'kneeling', 'sitting', 'lying'),
  target_is: fc.constantFrom<readonly string[]>([], ['lying'], ['cover', 'kneeling'], ['evasive-half-move']),
  attacker_is: fc.constantFrom<readonly string[]>([], ['walking'], ['running']),
  size_modifier: fc.integer({ min: -5, max: 8 }),
})

const YARDS = [1, 1.5, 2, 3, 4.5, 7]
  .flatMap(first => [1, 10, 100, 1000].map(tens => first * tens))
  .sort((a, b) => a - b)
const SITUATION: { readonly [name: string]: number } = {
  lying: -4,
  'cover,kneeling': -4,
  'evasive-half-move': -1,
  walking: -1,
  running: -2,
}

test('gurps.ranged.effective-skill: any shot added up by hand, the snap shot last', () => {
  fc.assert(
    fc.property(shot, drawn => {
      const x = { ...PLAIN_SHOT, ...drawn }
      const range = 2 - YARDS.findIndex(yards => x.range_yards <= yards)
      const past = x.half_damage !== null && x.range_yards > x.half_damage
      const aim =
        x.aim_turns === 0
          ? 0
          : (past ? 0 : Math.min(x.acc, x.skill)) + Math.min(3, x.aim_turns - 1) + (x.braced ? 1 : 0)
      const stance = x.position === 'standing' || x.position === 'lying' ? 0 : -2
      const weak = x.min_st === null ? 0 : Math.min(0, x.st - x.min_st)
      const seen = (SITUATION[x.target_is.join()] ?? 0) + (SITUATION[x.attacker_is.join()] ?? 0)
      const own = stance + weak - x.shock + (x.off_hand ? -4 : 0)
      const before =
        x.skill + range + x.size_modifier + aim + own + seen + (x.shotgun ? 1 : 0) + x.recoil + x.location_modifier
      const tested = x.aim_turns === 0 && x.ss !== null && !x.includes_snap_shot
      const snap_shot = tested && x.ss !== null && before < x.ss
      const answer = rangedSkill(x, why)
      expect(answer).toEqual({
        speed_range_modifier: range,
        size_modifier: x.size_modifier,
        aim_bonus: aim,
        before_snap_shot: before,
        snap_shot,
        effective: snap_shot ? before - 4 : before,
        allowed: (snap_shot ? before - 4 : before) >= 3,
        misses_unrolled: false,
      })
      expect(rangedSkill(x, ruleset.listen())).toEqual(answer)
      expect(rangedSkill({ ...x, skill: x.skill + 1 }, why).effective).toBeGreaterThan(answer.effective)
    }),
  )
})

test('gurps.ranged.effective-skill: what is left out makes no difference, and a later group goes on', () => {
  const { answer } = rangedSkill.answer({ skill: 12, range_yards: 2 }, why)
  expect(answer).toMatchObject({ effective: 12, allowed: true })
  const later = { ...PLAIN_SHOT, skill: 12, range_yards: 200, attack: 'later-group' } as const
  expect(rangedSkill(later, why)).toMatchObject({ effective: 0, allowed: true, misses_unrolled: true })
  expect(rangedSkill({ ...later, attack: 'direct-fire' }, why).allowed).toBe(false)
  expect(rangedSkill({ ...later, range_yards: 2, position: 'crawling' }, why).allowed).toBe(false)
})

test('gurps.ranged.effective-skill: a shot that misses hits nobody else', () => {
  const shot = { ...PLAIN_SHOT, skill: 20, range_yards: 5 }
  expect(rangedSkill(shot, why).allowed).toBe(true)
  expect(rangedSkill({ ...shot, circumstances: ['wrong-target'] }, why).allowed).toBe(false)
})
