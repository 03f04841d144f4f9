/** Weapons that parry bare hands, and guns that parry at all. */
import type { Scripted } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Blow, Fighter } from '../state/fighter.ts'
import { enter } from '../test/entrants.ts'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { lastOf, type Played, scripted, standingOf } from '../test/script.ts'

const SWORD = arm('Sword', { parry: 9, blows: [blow('swing', 12, '1d', 'cutting')] })
const RIFLE = arm('Rifle', {
  hands: 2,
  parry: 9,
  gun: gun(12, '5d'),
  blows: [blow('butt', 12, '1d', 'crushing', { hands: 2 })],
})

/** Ada strikes or throws with her bare hands, and Bea parries with what she has. */
function played(school: Blow['school'], hers: Fighter['arms'][number], answers: readonly Scripted[]): Played {
  const plain = somebody('ada', 0, [], { dx: 14, judo: 14 })
  const taught = plain.arms.map(one => ({
    ...one,
    blows: one.blows.map(bare => (school === undefined ? bare : { ...bare, school })),
  }))
  const ada = { ...plain, arms: taught }
  const bea = somebody('bea', 1, [hers])
  const start = fightOf([
    [ada, standing(ada, 0, [], { judo_parried: 'bea' })],
    [bea, standing(bea, 1)],
  ])
  return scripted({ options: [] }, { options: [], settings: {} }, start, answers)
}

describe('gurps.defense.parry-barehanded-attack', () => {
  /** Bea parries, and rolls against her skill of 12 to strike the limb. */
  const struck = (school: Blow['school'], key: string, roll: number): number =>
    standingOf(played(school, SWORD, [key, 10, 'parry:0', 5, roll, ...(roll <= 8 ? [[1]] : [])]), 'ada').hp

  test.each(['strike:0:0:bea', 'strike:0:1:bea'])('gurps.defense.parry-barehanded-attack: %s', key => {
    for (const school of ['karate', 'judo'] as const) {
      expect(struck(school, key, 8)).toBe(9)
      expect(struck(school, key, 9)).toBe(10)
      expect(struck(school, key, 12)).toBe(10)
    }
    for (const school of [undefined, 'boxing', 'brawling'] as const) {
      const came = played(school, SWORD, [key, 10, 'parry:0', 5, 12, [1]])
      expect(standingOf(came, 'ada').hp).toBe(9)
    }
  })

  test('gurps.defense.parry-barehanded-attack: a throw is Judo, and it is the arm that is struck', () => {
    const came = played(undefined, SWORD, ['judo:bea', 10, 'parry:0', 5, 8, [1]])
    expect(lastOf(came, 'woundedBy')).toMatchObject({ who: 'ada', location: 'near-arm' })
    expect(played(undefined, SWORD, ['judo:bea', 10, 'parry:0', 5, 9]).asks).toBe('maneuver')
  })

  test('gurps.defense.parry-barehanded-attack: whoever enters a fight brings what his hands have learned', () => {
    const schools = (skill: string) => {
      const { arms } = enter({ skills: [{ skill, points: 8 }] }).fighter
      return arms.at(-1)?.blows.map(({ name, school }) => [name, school])
    }
    expect(schools('Karate')).toEqual([
      ['punch', 'karate'],
      ['kick', 'karate'],
    ])
    expect(schools('Boxing')).toEqual([
      ['punch', 'boxing'],
      ['kick', undefined],
    ])
    expect(schools('Knife')).toEqual([
      ['punch', undefined],
      ['kick', undefined],
    ])
  })
})

describe('gurps.defense.parry-special', () => {
  test('gurps.defense.parry-special: a gun that parries may be bent, by the die of the rule', () => {
    for (const [die, harm] of [
      [1, 'cannot-fire'],
      [2, 'none'],
      [6, 'none'],
    ] as const) {
      const came = played(undefined, RIFLE, ['strike:0:0:bea', 10, 'parry:0', 5, [die]])
      expect(standingOf(came, 'bea').arms[0]).toMatchObject({ harm })
    }
  })

  test('gurps.defense.parry-special: a failed parry bends it as well, and a sword is never asked', () => {
    const failed = played(undefined, RIFLE, ['strike:0:0:bea', 10, 'parry:0', 12, [1], [1]])
    expect(standingOf(failed, 'bea').arms[0]).toMatchObject({ harm: 'cannot-fire' })
    expect(played(undefined, SWORD, ['strike:0:0:bea', 10, 'parry:0', 12]).asks).toBe('damage')
  })
})
