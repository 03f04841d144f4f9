import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { HAND_WEAPONS } from '../../catalog/arms/hand-weapons.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { allOutAttack } from './all-out-attack.ts'
import { allOutDefense } from './all-out-defense.ts'

const why = compose({ options: [] }).silent

const ALL_OUT = { weapon: 'unarmed', second_weapon: 'none', ranged: false, ambidextrous: false }

test('gurps.combat.maneuver.all-out-attack: twice only with what needs no readying, or with two weapons', () => {
  for (const { name, ready_turns } of HAND_WEAPONS) {
    const twice = { ...ALL_OUT, form: 'two-attacks', weapon: name }
    expect(allOutAttack(twice, why)).toMatchObject({ allowed: ready_turns === 0, attacks: 2 })
    expect(allOutAttack({ ...twice, second_weapon: 'Billy Club' }, why).allowed).toBe(true)
    for (const form of ['plus-4', 'plus-2-damage']) {
      expect(allOutAttack({ ...ALL_OUT, form, weapon: name }, why)).toMatchObject({ allowed: true, attacks: 1 })
    }
  }
  expect(allOutAttack({ ...ALL_OUT, form: 'two-attacks' }, why).allowed).toBe(true)
})

test('gurps.combat.maneuver.all-out-attack: never with missiles, in no other form, and never with a defense left', () => {
  for (const form of ['two-attacks', 'plus-4', 'plus-2-damage', 'feint']) {
    expect(allOutAttack({ ...ALL_OUT, form, ranged: true }, why).allowed).toBe(false)
    expect(allOutAttack({ ...ALL_OUT, form }, why)).toMatchObject({
      allowed: form !== 'feint',
      active_defense_allowed: false,
    })
  }
})

test('gurps.combat.maneuver.all-out-attack: the second weapon is in the off hand', () => {
  const twice = { ...ALL_OUT, form: 'two-attacks', skill: 13, second_weapon: 'Billy Club' }
  expect(allOutAttack(twice, why)).toMatchObject({ effective: 13, second_effective: 9 })
  expect(allOutAttack({ ...twice, ambidextrous: true }, why).second_effective).toBe(13)
  expect(allOutAttack({ ...twice, second_weapon: 'none' }, why).second_effective).toBe(13)
  const hard = { ...ALL_OUT, form: 'plus-2-damage', damage: readDiceAdds('2d-1', 'damage') }
  expect(allOutAttack(hard, why)).toMatchObject({ damage: '2d+1', damage_add: 2, to_hit: 0 })
})

const DEFENDING = { maneuver: 'all-out-defense', weapons: 1, parries_already: 0, fencing: false, unbalanced: false }

test('gurps.combat.maneuver.all-out-defense: two tries miss as often as both miss', () => {
  const ways = new Map<number, number>()
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) ways.set(a + b + c, (ways.get(a + b + c) ?? 0) + 1)
  }
  const hitBy = (total: number): number =>
    [...ways].reduce((sum, [roll, of]) => sum + (roll > 4 && (roll > 16 || roll > total) ? of : 0), 0)
  for (const [parry, dodge] of [
    [7, 5],
    [12, 9],
    [1, 17],
  ] as const) {
    let hit = 0
    for (const [first, of] of ways) {
      for (const [second, with_] of ways) {
        const tries = { defenses: ['parry', 'dodge'], defense_totals: [parry, dodge], rolls: [first, second] } as const
        if (allOutDefense({ ...DEFENDING, ...tries }, why).avoided === false) hit += of * with_
      }
    }
    expect(hit).toBe(hitBy(parry) * hitBy(dodge))
  }
})

test('gurps.combat.maneuver.all-out-defense: the second must be another one, and there is no third', () => {
  const none = { defense_totals: [18, 18, 18], rolls: [10, 10, 10] }
  for (const [defenses, allowed] of [
    [['parry', 'parry'], false],
    [['dodge', 'dodge'], false],
    [['dodge', 'parry', 'block'], false],
    [['dodge', 'parry'], true],
    [['dodge'], true],
  ] as const) {
    expect(allOutDefense({ ...DEFENDING, ...none, defenses }, why)).toMatchObject({ allowed, avoided: allowed })
  }
  const tries = { defenses: ['dodge', 'parry'], defense_totals: [8, 8] } as const
  expect(allOutDefense({ ...DEFENDING, ...tries, rolls: [12] }, why).avoided).toBeNull()
  // Whoever chose another maneuver has one try.
  expect(allOutDefense({ ...DEFENDING, ...tries, rolls: [8, 8], maneuver: 'attack' }, why).allowed).toBe(false)
})
