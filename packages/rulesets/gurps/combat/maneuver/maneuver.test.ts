import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HAND_WEAPONS } from '../../catalog/arms/hand-weapons.ts'
import { POSITIONS, type Position } from '../basics/position-names.ts'
import { weaponReady } from '../weapon-ready.ts'
import { aim } from './aim.ts'
import { maneuverAttack } from './attack.ts'
import { changePosition } from './change-position.ts'
import { longAction } from './long-action.ts'
import { maneuverMove } from './move.ts'
import { CARRIED_IN, ready } from './ready.ts'
import { reload } from './reload.ts'

const why = compose({ options: [] }).silent

test('gurps.combat.maneuver.move: at half Move -1, at Move 1 -2, and never farther than Move', () => {
  for (let move = 0; move <= 12; move++) {
    for (const turns of [0, 1, 2, 7]) {
      const way = { move, turns }
      expect(maneuverMove({ ...way, evasive: 'no' }, why)).toMatchObject({ yards: move * turns, ranged_against: 0 })
      const half = maneuverMove({ ...way, evasive: 'half-move' }, why)
      expect(half).toMatchObject({ yards: Math.floor(move / 2) * turns, ranged_against: -1 })
      const slow = maneuverMove({ ...way, evasive: 'move-1' }, why)
      expect(slow).toMatchObject({ yards: Math.min(1, move) * turns, ranged_against: -2 })
    }
  }
})

test('gurps.combat.maneuver.move: a yard is a yard in any direction, and an obstacle costs one more', () => {
  const yards = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(yards, yards, yards, fc.nat(6), fc.nat(3), (move, forward, side_or_back, hexsides, obstacles) => {
      const answer = maneuverMove({ move, turns: 1, evasive: 'no', forward, side_or_back, hexsides, obstacles }, why)
      const cost = forward + side_or_back + obstacles
      expect(answer).toEqual({ yards: move, cost, allowed: cost <= move, facing_change: 'any', ranged_against: 0 })
    }),
  )
})

test('gurps.combat.maneuver.move: on the knees and on all fours a yard takes three, and one is always made', () => {
  for (let move = 0; move <= 12; move++) {
    for (let forward = 0; forward <= 5; forward++) {
      for (const position of ['kneeling', 'crawling'] as const) {
        const answer = maneuverMove({ move, turns: 1, evasive: 'no', forward, position }, why)
        const allowed = 3 * forward <= move || (forward === 1 && move > 0)
        expect(answer).toMatchObject({ cost: 3 * forward, allowed })
      }
    }
  }
})

test('gurps.combat.maneuver.change-position: all thirty-six changes', () => {
  const free: readonly string[] = ['standing-crouching', 'crawling-lying']
  const up: readonly string[] = ['lying-standing', 'crawling-standing', 'lying-crouching', 'crawling-crouching']
  for (const from of POSITIONS) {
    for (const to of POSITIONS) {
      const change = `${from}-${to}`
      const turns = from === to || free.includes(change) ? 0 : up.includes(change) ? 2 : 1
      expect({ change, ...changePosition({ from, to }, why) }).toEqual({
        change,
        turns,
        passes_through: turns === 2 ? 'kneeling' : null,
        may_attack_same_turn: change === 'kneeling-standing' || change === 'standing-kneeling',
      })
    }
  }
})

test('gurps.combat.maneuver.change-position: to stop on the way is never faster', () => {
  const turns = (from: Position, to: Position): number => changePosition({ from, to }, why).turns
  expect(turns('lying', 'kneeling') + turns('kneeling', 'standing')).toBe(turns('lying', 'standing'))
  expect(turns('crawling', 'kneeling') + turns('kneeling', 'standing')).toBe(turns('crawling', 'standing'))
})

const PUT_AWAY = { safety: 'off', cocked: true, pin: 'in', extra_turns: 0, attacks_with_another: false } as const

test('gurps.combat.maneuver.ready: a turn to take anything out, and none for what is in the hand', () => {
  for (const place of CARRIED_IN) {
    const turns = place === 'hand' ? 0 : 1
    const one = { item: 'Cavalry Saber', in: place, used: 'not', ...PUT_AWAY } as const
    expect(ready(one, why)).toMatchObject({ turns_to_ready: turns, ready: turns === 0, may_parry_this_turn: true })
    expect(ready({ ...one, attacks_with_another: true }, why)).toMatchObject({ allowed: false })
  }
  const gun = { item: 'rifle', in: 'sling', used: 'not', ...PUT_AWAY, safety: 'on', cocked: false } as const
  expect(ready(gun, why)).toMatchObject({ turns_to_ready: 3, may_parry_this_turn: false })
})

test.each(['hand-grenade', 'Mk 2 fragmentation grenade', 'No. 36 Mills bomb'])(
  'gurps.combat.maneuver.ready: %s has a pin to pull',
  item => {
    const one = { item, in: 'pouch', used: 'not', ...PUT_AWAY } as const
    expect(ready(one, why).turns_to_ready).toBe(2)
    expect(ready({ ...one, in: 'hand' }, why).turns_to_ready).toBe(1)
    expect(ready({ ...one, in: 'hand', pin: 'pulled' }, why).ready).toBe(true)
  },
)

test('gurps.combat.maneuver.ready: of all hand weapons those are unready after a swing that the table calls so', () => {
  const held = { in_hand: true, loaded: true, safety: 'off', cocked: true, jammed: false } as const
  for (const { name, ready_turns, unready_after_parry } of HAND_WEAPONS) {
    for (const used of ['not', 'swung', 'thrust', 'parried'] as const) {
      const turns = used === 'swung' ? ready_turns : used === 'parried' && unready_after_parry ? 1 : 0
      expect(ready({ item: name, in: 'hand', used, ...PUT_AWAY }, why).turns_to_ready).toBe(turns)
      const one = { weapon: name, ...held, broken: false, used, extra_turns: 0 }
      expect(weaponReady(one, why).ready).toBe(turns === 0)
      expect(weaponReady({ ...one, extra_turns: 1 }, why).ready).toBe(false)
    }
  }
})

test('gurps.combat.weapon-ready: a gun needs every one of its conditions', () => {
  const good = {
    weapon: 'gun',
    in_hand: true,
    loaded: true,
    safety: 'off',
    cocked: true,
    jammed: false,
    broken: false,
    used: 'fired',
    extra_turns: 0,
  } as const
  expect(weaponReady(good, why)).toEqual({ ready: true, because: null })
  for (const wrong of [
    { in_hand: false },
    { loaded: false },
    { safety: 'on' },
    { cocked: false },
    { jammed: true },
    { broken: true },
  ] as const) {
    const answer = weaponReady({ ...good, ...wrong }, why)
    expect(answer.ready).toBe(false)
    expect(answer.because).toBeTypeOf('string')
  }
  // A knife has no magazine.
  expect(weaponReady({ ...good, weapon: 'Bayonet or Knife', used: 'not', loaded: false }, why).ready).toBe(true)
})

test('gurps.combat.maneuver.reload: the whole of it and turn by turn are the same', () => {
  fc.assert(
    fc.property(
      fc.nat(8),
      fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 }),
      (reload_turns, dodged_on_turns) => {
        const whole = { reload_turns, dodged_on_turns, turns_done: 0, dodged: false }
        let [turn, turns_done] = [0, 0]
        while (turns_done < reload_turns) {
          turn++
          const dodged = dodged_on_turns.includes(turn)
          const step = reload({ reload_turns, dodged_on_turns: [], turns_done, dodged }, why)
          expect(step.loaded).toBe(step.turns_done >= reload_turns)
          turns_done = step.turns_done
        }
        expect(reload(whole, why).loaded_after_turn).toBe(turn)
      },
    ),
  )
})

const AIMED = { braced: false, past_half_damage: false, defended: false, lost: false, injured: false }

test('gurps.combat.maneuver.aim: Accuracy no better than skill, a point a turn up to three, and one for a rest', () => {
  for (const acc of [0, 2, 7, 12]) {
    for (const skill of [1, 5, 10, 14]) {
      for (let aim_turns = 0; aim_turns <= 8; aim_turns++) {
        for (const braced of [true, false]) {
          for (const past_half_damage of [true, false]) {
            const bonus = (past_half_damage ? 0 : Math.min(acc, skill)) + Math.min(3, aim_turns - 1) + Number(braced)
            expect(aim({ ...AIMED, acc, skill, aim_turns, braced, past_half_damage }, why)).toEqual({
              aim_turns,
              bonus: aim_turns === 0 ? 0 : bonus,
              will_roll_needed: false,
            })
          }
        }
      }
    }
  }
})

test('gurps.combat.maneuver.aim: a defense, a lost target or a wound that breaks the will cost all of it', () => {
  const aiming = { ...AIMED, acc: 5, skill: 12, aim_turns: 3 }
  for (const loss of [{ defended: true }, { lost: true }]) {
    expect(aim({ ...aiming, ...loss }, why)).toMatchObject({ aim_turns: 0, bonus: 0 })
  }
  expect(aim({ ...aiming, injured: true, will: 11 }, why)).toMatchObject({ aim_turns: 3, will_roll_needed: true })
  for (let roll = 3; roll <= 18; roll++) {
    for (const will of [8, 11, 16]) {
      const kept = roll < 14 && (roll <= 4 || roll <= will)
      expect(aim({ ...aiming, injured: true, will, will_roll: roll }, why).aim_turns).toBe(kept ? 3 : 0)
    }
  }
  expect(aim({ ...aiming, aim_turns: 0, injured: true }, why).will_roll_needed).toBe(false)
})

const STRIKE = { maneuver: 'attack', weapon: 'rifle', ready_hand_weapon: 'none', defense: 'none' } as const

test('gurps.combat.maneuver.attack: a step with a hand weapon; shooting on the move, and what it does to the aim', () => {
  for (let yards = 0; yards <= 7; yards++) {
    const shot = maneuverAttack({ ...STRIKE, ranged: true, yards, move: 5 }, why)
    const gait = yards === 0 ? 'still' : yards <= 2 ? 'walking' : 'running'
    expect(shot).toEqual({ allowed: yards <= 5, effective: null, attacks: 1, gait, aim_kept: yards <= 2 })
    expect(maneuverAttack({ ...STRIKE, ranged: false, yards, move: 5 }, why).allowed).toBe(yards <= 1)
  }
})

test('gurps.combat.maneuver.attack: one dodges in any case, and parries with what is ready', () => {
  const still = { ...STRIKE, ranged: true, yards: 0 }
  expect(maneuverAttack({ ...still, defense: 'dodge' }, why).allowed).toBe(true)
  expect(maneuverAttack({ ...still, defense: 'parry', ready_hand_weapon: 'Bayonet or Knife' }, why).allowed).toBe(true)
  expect(maneuverAttack({ ...still, defense: 'block' }, why).allowed).toBe(false)
  // Neither on the run nor out of turn.
  expect(maneuverAttack({ ...still, wild: true, skill: 12 }, why).allowed).toBe(false)
  expect(maneuverAttack({ ...still, waited: true, foe_distance: 1 }, why).allowed).toBe(false)
})

test('gurps.combat.maneuver.long-action: as many turns as the game master says', () => {
  for (let turns_done = 0; turns_done <= 7; turns_done++) {
    const left = Math.max(0, 5 - turns_done)
    const answer = longAction({ task_turns: 5, turns_done, disturbed: false }, why)
    expect(answer).toEqual({ turns_done, turns_left: left, finished: left === 0 })
    const disturbed = longAction({ task_turns: 5, turns_done, disturbed: true }, why)
    expect(disturbed.turns_done).toBe(Math.max(0, turns_done - 1))
  }
})
