import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIREARMS } from '../catalog/arms/firearms.ts'
import { readRate } from '../catalog/entry/weapon.ts'
import { malfunction } from './malfunction.ts'
import { rateOfFire, shots } from './rate.ts'
import { recoil } from './recoil.ts'
import { shotgun } from './shotgun.ts'

const why = compose({ options: [] }).silent
const FIRING = { rounds: 4, jammed: false, clear_modifier: 0 }

test('gurps.gun.malfunction: every roll, by number and by critical failure', () => {
  for (let effective = 3; effective <= 22; effective++) {
    for (let roll = 3; roll <= 18; roll++) {
      const critical = roll > 4 && (roll === 18 || (roll === 17 && effective <= 15) || roll - effective >= 10)
      const succeeds = roll <= 4 || (roll <= 16 && roll <= effective)
      for (const malf of [null, 14, 16, 17]) {
        const jams = malf === null ? critical : roll >= malf
        expect(malfunction({ ...FIRING, malf, effective, roll }, why)).toEqual({
          malfunction: jams,
          jammed: jams,
          hit: succeeds && !jams,
          rounds_fired: jams ? 0 : 4,
          turns: 0,
          goes_to_table: false,
        })
      }
    }
  }
})

test('gurps.gun.malfunction: cleared by a roll, at the price of the turns, whether it succeeds or not', () => {
  for (let roll = 3; roll <= 18; roll++) {
    for (let clear_2d = 2; clear_2d <= 12; clear_2d++) {
      const jam = { ...FIRING, jammed: true, malf: null, clear_2d, skill: 12, clear_modifier: -2, roll }
      expect(malfunction(jam, why)).toMatchObject({ turns: clear_2d, jammed: roll > 10, malfunction: false })
    }
  }
  expect(malfunction.answer({ malf: 'Crit', effective: 12, roll: 18 }, why).answer).toMatchObject({ jammed: true })
  expect(() => malfunction.answer({ malf: 'never', effective: 12, roll: 18 }, why)).toThrow('given.malf')
})

test('gurps.gun.rof: a bolt takes every other turn, a trigger as many as it says', () => {
  for (let turns = 0; turns <= 20; turns++) {
    const bolt = { rof: readRate('1/2', 'rof'), turns }
    // By hand: a shot, a turn for the bolt, a shot.
    let [fired, ready] = [0, true]
    for (let turn = 0; turn < turns; turn++) {
      if (ready) fired++
      ready = !ready
    }
    expect(rateOfFire({ ...bolt, fired_last_turn: false }, why).rounds_fired).toBe(fired)
    expect(rateOfFire({ ...bolt, fired_last_turn: true }, why).rounds_fired).toBe(turns - fired)
    for (const [rof, each] of [
      ['1', 1],
      ['3~', 3],
      ['10', 10],
    ] as const) {
      const rate = { rof: readRate(rof, 'rof'), turns, fired_last_turn: true }
      expect(rateOfFire(rate, why)).toMatchObject({ rounds_fired: each * turns, may_fire: true })
    }
  }
})

test('gurps.gun.rof: every gun of the catalogue rolls once for a shot or for a group of four', () => {
  for (const { rof } of FIREARMS) {
    for (const rate of rof) {
      const { attack_rolls, automatic } = rateOfFire({ rof: rate, turns: 1, fired_last_turn: false }, why)
      expect(automatic).toBe(rate.automatic)
      expect(attack_rolls).toBe(automatic ? Math.ceil(rate.shots / 4) : Math.ceil(rate.shots))
    }
  }
})

const rates = fc.constantFrom('1/2', '1', '2~', '3~', '4', '9', '15').map(rate => readRate(rate, 'rof'))

test('gurps.gun.shots: never more than wanted, than the rate or than is left, and no round is lost', () => {
  fc.assert(
    fc.property(rates, fc.nat(30), fc.option(fc.integer({ min: 1, max: 30 })), (rof, rounds_left, wanted) => {
      const answer = shots({ rof, rounds_left, ...(wanted === null ? {} : { rounds: wanted }) }, why)
      const most = Math.min(Math.ceil(rof.shots), rounds_left, wanted ?? rounds_left)
      expect(answer.rounds_fired).toBe(most)
      expect(answer.groups.reduce((sum, rounds) => sum + rounds, 0)).toBe(most)
      expect(answer.left + answer.rounds_fired).toBe(rounds_left)
      expect(answer.must_reload).toBe(answer.left === 0)
      for (const rounds of answer.groups) expect(rounds).toBeLessThanOrEqual(rof.automatic ? 4 : 1)
    }),
  )
})

test('gurps.gun.recoil: flat from the second shot on, twice as much in weak hands', () => {
  for (let rcl = -5; rcl <= 0; rcl++) {
    for (const [st, min_st] of [
      [10, 10],
      [9, 10],
      [3, null],
    ] as const) {
      for (const fired_last_turn of [false, true]) {
        for (let shots_this_turn = 0; shots_this_turn <= 3; shots_this_turn++) {
          const each = min_st !== null && st < min_st ? rcl * 2 : rcl
          const expected = Array.from({ length: shots_this_turn }, (_, n) => (n === 0 && !fired_last_turn ? 0 : each))
          expect(recoil({ rcl, st, min_st, shots_this_turn, fired_last_turn }, why)).toEqual(expected)
        }
      }
    }
  }
})

test('gurps.gun.shotgun: every throw of three dice against every armour, die by die', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  for (const past of [false, true]) {
    for (const dr of [0, 1, 2, 4, 6]) {
      for (const dice of faces.flatMap(a => faces.flatMap(b => faces.map(c => [a, b, c] as const)))) {
        const through = dice.map((face, index) => {
          const rolled = index === 0 ? face - 2 : face
          return Math.max(0, Math.max(1, past ? Math.floor(rolled / 2) : rolled) - dr)
        })
        const { answer } = shotgun.answer({ damage: '3d-2', dice, dr, past_half_damage: past }, why)
        expect(answer).toMatchObject({ injury: through.reduce((sum, one) => sum + one, 0), to_hit: 1 })
      }
    }
  }
})
