import { compose } from '@umpire/engine'
import { arm, blow, fightOf, lastOf, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import {
  attackModifiers,
  battleFatigue,
  dehydration,
  fatigue,
  fatigueRecovery,
  flame,
  lostSleep,
  marchingFatigue,
  runningFatigue,
  vision,
  weather,
} from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { everyOption, ofSize, rulesWith, withAll } from '../test/fights-fixture.ts'

const printed = compose({ options: [] }).silent
const { silent: scaled } = rulesWith('scaled-fatigue')
const { silent: strong } = rulesWith('fatigue-from-st')
const { silent: healthy } = rulesWith('fatigue-from-ht')

test('gulliver.fatigue.encumbrance: a battle and an hour on the march cost by what the load leaves of Move', () => {
  const battle = (encumbrance_level: number, why = scaled): number =>
    battleFatigue({ seconds: 11, encumbrance_level, st: 10 }, why)
  expect([battle(0), battle(3), battle(3, printed)]).toEqual([1, 2.5, 4])
  expect(battleFatigue({ seconds: 10, encumbrance_level: 3, st: 10 }, scaled)).toBe(0)
  const march = (hours: number, encumbrance_level: number, hot = false) =>
    marchingFatigue({ hours, encumbrance_level, hot }, scaled)
  expect([march(2, 0), march(2, 3), march(1.5, 0), march(1, 0, true)]).toEqual([2, 5, 1.5, 2])
})

test('gulliver.fatigue.from-st: every point is a tenth of the strength, and a third of it slows', () => {
  expect(battleFatigue({ seconds: 11, encumbrance_level: 0, st: 42 }, strong)).toBe(4.2)
  expect(marchingFatigue({ hours: 1, encumbrance_level: 0, hot: false, st: 42 }, strong)).toBe(4.2)
  const tired = (lost: number, why = strong) => fatigue({ st: 42, ht: 12, fatigue: lost, move: 6, dodge: 6 }, why)
  expect(tired(27)).toMatchObject({ current_st: 15, move: 6, dodge: 6 })
  expect(tired(28)).toMatchObject({ current_st: 14, move: 3, dodge: 3 })
  expect(tired(28, printed)).toMatchObject({ move: 6 })
  expect(tired(42)).toMatchObject({ unconscious: true })
})

test('gulliver.fatigue.from-ht: HT is the pool, and ST falls in proportion', () => {
  const tired = (lost: number) => fatigue({ st: 40, ht: 12, fatigue: lost, move: 6, dodge: 6 }, healthy)
  expect(tired(3)).toMatchObject({ current_st: 30, move: 6, unconscious: false })
  expect(tired(9)).toMatchObject({ current_st: 10, move: 3 })
  expect(tired(20)).toMatchObject({ current_st: 0, fatigue: 12, unconscious: true })
})

test('gulliver.fatigue.move-table: a run at full Move costs a point every twenty seconds, and nothing is rolled', () => {
  const run = (yards: number, encumbrance_level: number, why = scaled) =>
    runningFatigue({ yards, ht: 10, bearers: [], rolls: [], yards_per_second: 5, encumbrance_level, st: 20 }, why)
  expect(run(200, 0)).toMatchObject({ rolls_due: 0, fatigue: 2 })
  expect(run(200, 3)).toMatchObject({ fatigue: 5 })
  expect(run(200, 0, strong)).toMatchObject({ fatigue: 4 })
  expect(run(200, 0, printed)).toMatchObject({ rolls_due: 2, fatigue: 0 })
})

test('gulliver.fatigue.sleep: three for a night, one for half of it', () => {
  const night = (slept_hours: number) =>
    lostSleep({ nights_missed: 0, half_nights_missed: 0, slept_hours, bearers: [] }, scaled).fatigue
  expect([night(8), night(4), night(0)]).toEqual([0, 1, 3])
  expect(lostSleep({ nights_missed: 1, half_nights_missed: 1, bearers: [], st: 20 }, strong).fatigue).toBe(8)
})

test('gulliver.fatigue.recovery: a tenth of all that there is for every ten minutes', () => {
  const rest = (full: number, rest_minutes: number) =>
    fatigueRecovery({ fatigue: { ordinary: 9 }, rest_minutes, full_night: false, bearers: [], full }, scaled).fatigue
      .ordinary
  expect([rest(30, 20), rest(10, 20), rest(10, 9)]).toEqual([3, 7, 9])
})

test('gulliver.fatigue.iq-dx: whoever is tired strikes worse', () => {
  const kurt = somebody('kurt', 0, [arm('Club', { blows: [blow('swing', 14, '1d', 'crushing')] })], { dx: 14, st: 12 })
  const foe = somebody('foe', 1, [], { dx: 8 })
  const fight = (lost: number) =>
    fightOf([
      [kurt, standing(kurt, 0, [], { fatigue: lost })],
      [foe, standing(foe, 1)],
    ])
  const rolls = (lost: number) =>
    lastOf(scripted(everyOption(), withAll('scaled-fatigue'), fight(lost), ['strike:0:0:foe', 10]), 'attacked')
  expect([3, 4, 6, 8].map(lost => rolls(lost)['effective'])).toEqual([14, 13, 12, 11])
})

test('gulliver.injury.exposure: fire, heat and cold by the root of the scale, HT by half the Size', () => {
  const { silent } = rulesWith('exposure-scaling')
  const { frame: small } = ofSize('x', 0, -6)
  const { frame: large } = ofSize('x', 0, 4)
  const fire = (body: typeof small) =>
    flame({ turns_in_fire: 2, standing_in_fire: true, dr: 0, dice: [6, 6], bearers: [], rolls: [], body }, silent)
      .injury
  expect(fire(small)).toBeCloseTo(10 * Math.sqrt(0.1), 6)
  expect(fire(large)).toBeCloseTo(10 * Math.sqrt(5), 6)
  const heat = { fahrenheit: 85, ht: 11, clothing_modifier: 0, bearers: [], st: 10, fatigue: 0 }
  expect(weather({ ...heat, body: ofSize('x', 0, -5).frame }, silent).effective).toBe(8)
  expect(weather({ ...heat, roll: 18, body: large }, silent).fatigue).toBeCloseTo(Math.sqrt(5), 6)
  expect(weather({ ...heat, body: small }, printed).effective).toBe(11)
})

test('gulliver.injury.exposure: whoever burns in a fight burns by his size', () => {
  const imp = { ...ofSize('imp', 0, -6, { dx: 14, full_hp: 1 }) }
  const foe = ofSize('foe', 1, 0)
  const fight = fightOf([
    [imp, standing(imp, 0, [], { on_fire: true })],
    [foe, standing(foe, 1)],
  ])
  const burned = scripted(everyOption(), withAll('exposure-scaling'), fight, [3])
  expect(standingOf(burned, 'imp').hp).toBeCloseTo(1 - 2 * Math.sqrt(0.1), 9)
})

test('gulliver.upkeep.sustenance: a giant needs water for many', () => {
  const { silent } = rulesWith('upkeep')
  const drink = (quarts: number, size: number, why = silent) =>
    dehydration({ climate: 'temperate', quarts, rest_day: false, thirst: 0, body: ofSize('x', 0, size).frame }, why)
  expect(drink(39, 4)).toMatchObject({ needed_quarts: 40, fatigue: 1 })
  expect(drink(40, 4)).toMatchObject({ fatigue: 0 })
  expect(drink(0.2, -3)).toMatchObject({ needed_quarts: 0.2, fatigue: 0 })
  expect(drink(2, 4, printed)).toMatchObject({ needed_quarts: 2, fatigue: 0 })
  const { silent: finer } = rulesWith('upkeep-advanced')
  const heavy = { ...ofSize('x', 0, 3).frame, body_lb: 1200 }
  const needed = dehydration({ climate: 'temperate', quarts: 0, rest_day: false, thirst: 0, body: heavy }, finer)
  expect(needed.needed_quarts).toBeCloseTo(2 * 8 ** 0.75, 6)
})

test('gulliver.light.levels: darkness comes in steps', () => {
  const { silent } = rulesWith('light-levels')
  const at = { position: 'standing', off_hand: false, ambidextrous: false, close: false, all_out: false } as const
  const eyes = { suddenly_blinded: false, one_eye: false, nearsighted: false, crippled_leg: false, one_leg: false }
  const skill = (light: number, why = silent) =>
    attackModifiers({ skill: 20, weapon: 'hand-weapon', circumstances: [], ...at, ...eyes, light }, why).effective
  expect([0, -1, -2, -3, -5, -8].map(light => skill(light))).toEqual([20, 19, 18, 16, 12, 12])
  expect(skill(-9)).toBe(skill(-10, printed))
  expect(skill(-3, printed)).toBe(17)
  const look = { iq: 14, alertness: 0, shock: 0, modifier: 0, bearers: [], acute_vision: 0, total_darkness: false }
  const sees = { ...look, night_vision: false, blind: false, nearsighted: false, farsighted: false, glasses: false }
  expect(vision({ ...sees, darkness: -3 }, silent).effective).toBe(10)
  expect(vision({ ...sees, darkness: -9 }, silent).allowed).toBe(false)
  expect(vision({ ...sees, darkness: -3 }, printed).effective).toBe(11)
})
