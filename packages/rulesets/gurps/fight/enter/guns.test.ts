/** Guns and grenades as they enter a fight. */
import type { Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { BARE_HANDS } from '../state/fighter.ts'
import { enter } from '../test/entrants.ts'
import type { Entry } from './enter.ts'

test('gurps.gun.malfunction: Armoury clears a jam where it is better than the gun’s own skill', () => {
  const gun = { name: 'Sten 9mm' }
  const plain = enter({ items: [gun], skills: [{ skill: 'Guns (light automatic weapon)', points: 1 }] })
  expect(plain.fighter.arms[0]?.gun).toMatchObject({ skill: 13, clear: 13 })
  const skills = [
    { skill: 'Guns (light automatic weapon)', points: 1 },
    { skill: 'Armoury (small arms)', points: 16 },
  ]
  expect(enter({ items: [gun], skills }).fighter.arms[0]?.gun?.clear).toBeGreaterThan(13)
})

test('gurps.gun.shotgun: a campaign’s guns bring shot, fragments, their own malf and their own time to load', () => {
  const settings = {
    'gurps.firearms': [
      {
        name: 'Trench Gun',
        skill: 'Guns (shotgun)',
        damage: '4d',
        ss: 12,
        acc: 5,
        rof: ['3~'],
        shots: 6,
        weight_lb: 8,
        min_st: 12,
        rcl: -3,
        cost: 40,
        malf: 16,
        reload_turns: 6,
      },
      {
        name: 'Bazooka',
        skill: 'Guns (grenade launcher)',
        damage: '6dx2',
        fragments: '2d',
        type: 'explosive',
        ss: 16,
        acc: 5,
        weight_lb: 18,
        min_st: null,
        cost: 100,
      },
    ],
    'gurps.skills': [
      {
        name: 'Shield',
        type: 'physical',
        difficulty: 'easy',
        attr: 'dx',
        defaults: [{ attr: 'dx', minus: 4 }],
        block: 'half',
      },
    ],
    'gurps.hand_weapons': [
      { name: 'Riot Shield', skill: 'Shield', modes: [], cost: 5, weight_lb: 10, min_st: null, can_parry: false },
    ],
    'gurps.armor': [{ name: 'Riot Shield', covers: ['arms'], pd: 3, dr: 4, weight_lb: 10, cost: 5 }],
  }
  const items = [
    { name: 'Trench Gun', note: 'with 2 spare magazines' },
    { name: 'Bazooka' },
    { name: 'Riot Shield' },
    { name: 'Walther PPK .32', ready: true },
  ]
  const { fighter, standing } = enter({ campaign: { settings }, items, skills: [{ skill: 'Shield', points: 4 }] })
  const [trench, bazooka, shield] = fighter.arms
  expect(trench?.gun).toMatchObject({ shot: true, malf: 16, reload_turns: 6, rates: [{ shots: 3, automatic: false }] })
  expect(standing.arms[0]).toMatchObject({ rounds: 6, spare: 2, where: 'stowed' })
  expect(bazooka?.gun).toMatchObject({ shot: false, type: 'explosive', shots: 1, fragments: { dice: 2 } })
  expect(shield).toMatchObject({ block: 7, shield_pd: 3, shield_skill: 14, blows: [] })
  // In the hand that the pistol leaves free.
  expect(standing.arms.map(({ where }) => where)).toEqual(['stowed', 'stowed', 'ready', 'ready', 'ready'])
})

test('gurps.combat.maneuver.ready: grenades take two turns, fly by Throwing, and each is one thing', () => {
  const { fighter, standing } = enter({ items: [{ name: 'Stielhandgranate', quantity: 3 }, { name: 'Hand Grenade' }] })
  expect(fighter.arms.map(({ key }) => key)).toEqual([
    'Stielhandgranate',
    'Stielhandgranate 2',
    'Stielhandgranate 3',
    'Hand Grenade',
    BARE_HANDS,
  ])
  for (const one of fighter.arms.slice(0, 4)) {
    expect(one).toMatchObject({ ready_turns: 2, thrown: { type: 'explosive', fragments: { dice: 2 }, max_range: 36 } })
  }
  // Nobody starts with a live grenade in the hand.
  expect(standing.arms.slice(0, 4).every(({ where }) => where === 'stowed')).toBe(true)
  expect(enter({ items: [{ name: 'Stielhandgranate', quantity: 5000 }] }).fighter.arms).toHaveLength(11)
})

test('gurps.gun.shots: magazines by the note, by their own line, by the member’s line, else three', () => {
  const spare = (items: Json, told: Partial<Entry> = {}): unknown => {
    const [first] = enter({ items }, told).standing.arms
    return [first?.rounds, first?.spare]
  }
  expect(spare([{ name: 'Sten 9mm' }])).toEqual([32, 3])
  expect(spare([{ name: 'Sten 9mm', rounds: 10, note: 'and 5 magazines' }])).toEqual([10, 5])
  expect(spare([{ name: 'Sten 9mm' }, { name: 'Sten magazine', quantity: 4 }])).toEqual([32, 4])
  expect(spare([{ name: 'Sten 9mm' }, { name: 'Luger P08 9mm' }, { name: 'Luger magazines', quantity: 4 }])).toEqual([
    32, 3,
  ])
  expect(spare([{ name: 'Sten 9mm' }, { name: 'spare ammunition', quantity: 2 }])).toEqual([32, 6])
  expect(spare([{ name: 'Sten 9mm', rounds: 10 }], { rounds: 500, spare: 0 })).toEqual([32, 0])
})
