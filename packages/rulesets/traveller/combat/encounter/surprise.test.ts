import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { GUNS } from '../../tables/words.ts'
import { oneBattleDressSurprises, surpriseAttacks, surpriseDms, surpriseLoss, surpriseRoll } from './surprise.ts'

const why = compose({ options: [] }).silent
const DICE = [1, 2, 3, 4, 5, 6]

/** Of the 36 throws of two dice, how many surprise whom. */
function counted(aDm: number, bDm: number): { a: number; b: number; nobody: number } {
  const count = { a: 0, b: 0, nobody: 0 }
  for (const a of DICE) {
    for (const b of DICE) count[surpriseRoll({ a: { roll: a, dm: aDm }, b: { roll: b, dm: bDm } }, why) ?? 'nobody']++
  }
  return count
}

describe('traveller.combat.surprise-roll', () => {
  test('has the exact odds: six throws of 36 each way without DMs', () => {
    expect(counted(0, 0)).toEqual({ a: 6, b: 6, nobody: 24 })
    // One better: 4 or more and 3 and 2 apart count, ten throws; one worse: only 4 and 5 apart, three.
    expect(counted(1, 0)).toEqual({ a: 10, b: 3, nobody: 23 })
    expect(counted(8, 0)).toEqual({ a: 36, b: 0, nobody: 0 })
  })
  test('is fair, and hangs on the difference of the DMs alone', () => {
    for (let a = -3; a <= 6; a++) {
      for (let b = -3; b <= 6; b++) {
        const { a: first, b: second, nobody } = counted(a, b)
        expect(counted(b, a)).toEqual({ a: second, b: first, nobody })
        expect(counted(a - b, 0)).toEqual({ a: first, b: second, nobody })
        expect(counted(a + 1, b).a).toBeGreaterThanOrEqual(first)
      }
    }
  })
})

describe('traveller.combat.surprise-dms', () => {
  const given = { party_size: 4, wearing_battle_dress: 1 }
  test('one suit of battle dress is enough under one-battle-dress-surprises', () => {
    const options = [oneBattleDressSurprises]
    const asRuled = compose({ options }).listen()
    const option = compose({ options }, { options: ['one-battle-dress-surprises'] }).listen()
    expect(surpriseDms.answer(given, asRuled).answer).toEqual({ dm: 0 })
    expect(surpriseDms.answer(given, option).answer).toEqual({ dm: 2 })
    expect(surpriseDms.answer({ party_size: 4 }, option).answer).toEqual({ dm: 0 })
  })
})

describe('traveller.combat.surprise-attacks', () => {
  test('a shot by surprise is no blow, and a surprised party does nothing', () => {
    const free = { has_surprise: true, enemy_has_surprise: false, blows_left: 3 }
    expect(surpriseAttacks({ ...free, weapon: 'Rifle' }, why)).toMatchObject({ attacks_allowed: 1, blow: null })
    expect(surpriseAttacks({ ...free, weapon: 'Hands' }, why)).toMatchObject({ attacks_allowed: 1, blow: 'surprise' })
    const caught = { ...free, has_surprise: false, enemy_has_surprise: true, weapon: 'Hands' }
    expect(surpriseAttacks(caught, why)).toMatchObject({ attacks_allowed: 0, blows_left: 3 })
  })
})

describe('traveller.combat.surprise-loss', () => {
  const shot = {
    silenced: false,
    vacuum: false,
    hit: false,
    target_status: 'active',
    unattacked_comrades: 0,
  } as const
  test('of all guns only lasers are silent in air, and pistols with a silencer', () => {
    const loud = (silenced: boolean): readonly string[] =>
      GUNS.filter(weapon => surpriseLoss({ ...shot, weapon, silenced }, why).reason === 'noise')
    expect(loud(false)).toEqual(GUNS.filter(name => !name.startsWith('Laser')))
    const pistols = ['Body Pistol', 'Automatic Pistol', 'Revolver']
    expect(loud(true)).toEqual(GUNS.filter(name => !name.startsWith('Laser') && !pistols.includes(name)))
    for (const weapon of GUNS) {
      expect(surpriseLoss({ ...shot, weapon, vacuum: true }, why)).toEqual({
        surprise_lost: false,
        throw_needed: false,
      })
    }
  })
  test('asks for the one throw only when somebody fell unseen', () => {
    const felled = { ...shot, weapon: 'Dagger', hit: true, target_status: 'dead', unattacked_comrades: 1 } as const
    expect(surpriseLoss(felled, why)).toEqual({ throw_needed: true, throw: '9+' })
    expect(surpriseLoss({ ...felled, hit: false }, why)).toEqual({ surprise_lost: false, throw_needed: false })
    expect(surpriseLoss({ ...felled, unattacked_comrades: 0 }, why)).toEqual({
      surprise_lost: false,
      throw_needed: false,
    })
  })
})
