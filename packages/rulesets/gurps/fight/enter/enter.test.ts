/** People as they enter a fight. */

import { seeded } from '@umpire/dice'
import type { Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { makeCharacter } from '../../make/make.ts'
import { TEMPLATES } from '../../make/people/templates.ts'
import { sheetOf } from '../../sheet/sheet.ts'
import { heldArms } from '../state/hands.ts'
import { fightState } from '../state/state.ts'
import { ENTRY, enter, sound, why } from '../test/entrants.ts'
import { workedStart } from '../test/worked-people.ts'
import { enterCharacter } from './enter.ts'

test('gurps.procedure.combat: the people of the worked fight have the numbers of the notes', () => {
  const fight = workedStart()
  expect(fightState.read(fight, 'fight')).toEqual(fight)
  const [dora, anton, kurt] = fight.roster
  expect(dora).toMatchObject({
    id: 'dora',
    side: 0,
    player_character: true,
    sex: 'female',
    st: 11,
    dx: 12,
    iq: 11,
    ht: 11,
    full_hp: 11,
    combat_reflexes: true,
    encumbrance_level: 1,
    basic_speed: 5.75,
    move: 4,
    // And 1 for her reflexes, which the rules of defense add.
    dodge: 4,
    armor: [],
    bare_parries: { punch: 6, kick: 6, thrust: 6, swing: 3 },
  })
  const [sten, knife] = dora?.arms ?? []
  expect(sten).toMatchObject({ min_st: 10, hands: 2, unbalanced: true })
  expect(sten?.gun).toMatchObject({
    skill: 14,
    ss: 11,
    acc: 6,
    damage: { dice: 3, adds: -1, times: 1 },
    rates: [{ shots: 9, automatic: true }],
    shots: 32,
    rcl: -1,
    malf: null,
  })
  expect(knife).toMatchObject({ name: 'Combat Knife', parry: 5, min_st: null, hands: 1 })
  expect(knife?.blows.map(({ skill }) => skill)).toEqual([13, 13])
  expect(fight.standing[0]).toMatchObject({ q: 0, r: 0, facing: 0, hp: 11, position: 'standing' })
  expect(fight.standing[0]?.arms.map(({ where, rounds }) => [where, rounds])).toEqual([
    ['ready', 32],
    ['stowed', 0],
    ['ready', 0],
  ])

  expect(anton).toMatchObject({
    st: 10,
    dx: 11,
    ht: 10,
    encumbrance_level: 1,
    basic_speed: 5.25,
    move: 4,
    first_aid: 13,
  })
  expect(anton?.arms[0]?.gun).toMatchObject({
    skill: 12,
    ss: 10,
    acc: 2,
    damage: { dice: 2, adds: 0, times: 1 },
    rates: [{ shots: 3, automatic: false }],
    rcl: -2,
    shots: 7,
  })
  expect(anton?.arms[0]?.min_st).toBe(10)
  expect(fight.standing[1]).toMatchObject({ q: -2, r: 0, arms: [{ where: 'stowed', rounds: 7 }, {}] })

  expect(kurt).toMatchObject({
    st: 12,
    dx: 11,
    iq: 10,
    ht: 12,
    encumbrance_level: 2,
    basic_speed: 5.75,
    move: 3,
    dodge: 3,
  })
  expect(kurt).toMatchObject({ will: 10, side: 1, player_character: false })
  expect(kurt?.armor).toEqual([{ name: 'Coat', covers: ['body', 'arms'], pd: 1, dr: 1 }])
  const [rifle] = kurt?.arms ?? []
  expect(rifle?.gun).toMatchObject({ skill: 13, ss: 14, acc: 11 })
  expect(rifle).toMatchObject({ parry: 6, unbalanced: false })
  expect(rifle?.blows).toMatchObject([
    { name: 'Fixed Bayonet', skill: 12, damage: { dice: 1, adds: 1, times: 1 }, type: 'impaling', thrust: true },
  ])
  expect(fight.standing[2]).toMatchObject({ q: 5, r: 0, facing: 3, arms: [{ where: 'ready', rounds: 5 }, {}] })
  expect(kurt?.arms).toHaveLength(2)
})

test('gurps.procedure.combat: every template with ten seeds enters', () => {
  for (const { key } of TEMPLATES) {
    for (let seed = 0; seed < 10; seed++) {
      const made = makeCharacter({ template: key }, seeded(`${key} ${seed}`))
      const entered = enterCharacter(made, ENTRY, key, why)
      sound(entered)
      // A sheet is no second opinion on what every defense adds by itself, but on everything else.
      const { hp, speed, will, load } = sheetOf(made)
      expect(entered.fighter).toMatchObject({ full_hp: hp, move: speed.move, will, encumbrance_level: load.level })
      expect(entered.standing.hp).toBe(hp)
    }
  }
})

test('gurps.combat.weapon-ready: in hand is what is told, what the file says, or the best', () => {
  const items = [{ name: 'Walther PPK .32' }, { name: 'Cavalry Saber' }, { name: 'M1 Garand .30-06' }]
  const skills = [
    { skill: 'Guns (pistol)', points: 8 },
    { skill: 'Guns (rifle)', points: 4 },
    { skill: 'Broadsword', points: 8 },
  ]
  const hands = (more: { readonly [name: string]: Json }, ready?: readonly string[]): readonly string[] => {
    const { fighter, standing } = enter({ skills, items, ...more }, ready === undefined ? {} : { ready })
    return heldArms(fighter, standing).map(place => fighter.arms[place]?.name ?? '')
  }
  expect(hands({})).toEqual(['M1 Garand .30-06'])
  expect(hands({ items: [items[0] ?? '', { name: 'Cavalry Saber', ready: true }] })).toEqual(['Cavalry Saber'])
  expect(hands({ items: [{ name: 'Hatchet' }, { name: 'Cavalry Saber' }] })).toEqual(['Cavalry Saber'])
  expect(hands({}, ['cavalry saber', 'Walther PPK .32'])).toEqual(['Walther PPK .32', 'Cavalry Saber'])
  expect(hands({}, [])).toEqual([])
  expect(() => hands({}, ['Cavalry Sabre'])).toThrow(
    'one.ready[0]: expected a weapon that he has, perhaps Cavalry Saber',
  )
  expect(() => hands({}, ['M1 Garand .30-06', 'Cavalry Saber'])).toThrow('one.ready[1]: expected what two hands hold')
})

test('gurps.injury.mental-stun: whoever is surprised freezes, unless his reflexes are good', () => {
  expect(enter({}, { surprised: true }).standing.stun).toMatchObject({ kind: 'mental', roll: 'IQ' })
  expect(enter({ traits: ['Combat Reflexes'] }, { surprised: true }).standing.stun).toBeNull()
})
