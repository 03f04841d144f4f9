/** The worked fight of the inventory's notes, dice and choices as written there, step by step. */
import { compose, type Scripted, startPlay } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { options } from '../../ruleset/rules.ts'
import { encounterFile, startOf } from '../enter/file.ts'
import { encounterPlay } from '../index.ts'
import type { Encounter } from '../state/state.ts'
import { encounter } from '../turn/encounter.ts'

const ruleset = compose({ options })
const world = { ...encounterPlay, ruleset }

const file = encounterFile.read(
  {
    system: 'traveller',
    terrain: 'city',
    sides: [
      {
        name: 'party',
        leader: 'Bram',
        steadfast: true,
        members: [
          {
            name: 'Ada',
            upp: '798',
            skills: { Shotgun: 1 },
            armor: 'jack',
            weapons: 'Shotgun',
            military_experience: true,
          },
          { name: 'Bram', upp: '976', skills: { Cutlass: 2, Leader: 1 }, armor: 'cloth', weapons: 'Cutlass' },
        ],
      },
      {
        name: 'thugs',
        members: [
          {
            name: 'T1',
            upp: '777',
            skills: { Revolver: 1 },
            armor: 'mesh',
            weapons: { weapon: 'Revolver', carried: 'holstered' },
          },
          { name: 'T2', upp: '867', armor: 'jack', weapons: 'Club' },
          { name: 'T3', upp: '685', skills: { 'Body Pistol': 1 }, armor: 'mesh', weapons: 'Body Pistol' },
        ],
      },
    ],
  },
  'file',
)

const threeOf = (state: Encounter, id: string): number[] => {
  const one = state.standing.find(found => found.id === id)
  return one === undefined ? [] : [one.strength, one.dexterity, one.endurance]
}
const one = (state: Encounter, id: string) => state.standing.find(found => found.id === id)

describe('traveller.proc.encounter: the worked fight', () => {
  const play = startPlay(world, encounter, { rounds: 20 }, startOf(file, 'file', ruleset.silent))
  /** Numbers are rolls, lists faces, `who=key` a choice by name, other texts the choice of whoever is asked alone. */
  const go = (...answers: readonly Scripted[]): void => {
    for (const answer of answers) {
      if (typeof answer === 'number') play.answer({ total: answer })
      else if (typeof answer !== 'string') play.answer({ faces: answer })
      else if (answer.includes('=')) {
        const [by = '', choice = ''] = answer.split('=')
        play.answer({ by, choice })
      } else play.answer({ choice: answer })
    }
  }

  test('1-4: nobody is surprised, they meet at medium range, the escape fails', () => {
    go(2, 3)
    expect(play.state.surprise).toBeNull()
    go(10)
    expect(play.state.range).toBe('medium')
    expect(play.state.standing.map(({ band }) => band)).toEqual([0, 0, 2, 2, 2])
    go('escape', 7, 'stay')
    expect(play.state.stage).toBe('fight')
    expect(play.state.standing.map(({ blows_left }) => blows_left)).toEqual([8, 6, 7, 7, 5])
    expect(play.state.roster.map(({ category }) => category)).toEqual(Array(5).fill('normal'))
  })
  test('5-9: round 1', () => {
    go('Ada=stand', 'Bram=close:T1:walk', 'T1=stand', 'T2=close:Ada:run', 'T3=evade')
    expect(play.state.standing.map(({ band }) => band)).toEqual([0, 1, 2, 0, 2])
    expect(one(play.state, 'T2')?.blows_left).toBe(6)
    go('Ada=shoot:T1:Shotgun', 'Bram=none', 'T1=shoot:Bram:Revolver', 'T3=none')
    // Ada at T1, at T3 beside him, her wound dice; T1 at Bram; where T1's first wound goes, and what is over.
    go(5, 5, [3, 1, 2, 2], 11, 2, 5)
    expect(one(play.state, 'Ada')?.weapons[0]?.ammo).toBe(9)
    expect(one(play.state, 'T1')?.weapons[0]?.ammo).toBe(5)
    expect(threeOf(play.state, 'T1')).toEqual([0, 7, 6])
    expect(one(play.state, 'T1')?.status).toBe('unconscious')
    go(8)
    expect(play.state.parties[1]?.broken).toBe(false)
    expect(play.state.seconds).toBe(15)
  })
  test('10-15: round 2', () => {
    go('Ada=stand', 'Bram=close:T2:walk', 'T2=stand', 'T3=close:Ada:run')
    expect(play.state.standing.map(({ band }) => band)).toEqual([0, 0, 2, 0, 0])
    expect(play.state.contacts).toEqual([])
    expect(one(play.state, 'T3')?.blows_left).toBe(4)
    go('Ada=shoot:T2:Shotgun', 'Bram=swing:T2:Cutlass', 'T2=swing:Ada:Club')
    go(3, 5, [1, 2, 1, 1], 2, [2, 1, 5], 9, [4, 2])
    expect(one(play.state, 'Bram')?.blows_left).toBe(5)
    expect(one(play.state, 'T2')?.blows_left).toBe(5)
    go(6, 'strength', 'dexterity', 'strength', 3)
    expect(threeOf(play.state, 'T2')).toEqual([1, 5, 2])
    expect(threeOf(play.state, 'Ada')).toEqual([7, 3, 8])
    go(7)
    expect(play.state.seconds).toBe(30)
  })
  test('16-20: round 3', () => {
    go('Ada=evade', 'Bram=stand', 'T2=stand', 'T3=stand')
    go('Ada=none', 'Bram=swing:T2:Cutlass', 'T2=swing:Bram:Club', 'T3=shoot:Ada:Body Pistol')
    go(4, [6, 2, 3], 10, 7, [3, 4])
    expect(one(play.state, 'Bram')?.blows_left).toBe(4)
    expect(one(play.state, 'T2')?.blows_left).toBe(4)
    expect(one(play.state, 'T3')?.weapons[0]?.ammo).toBe(5)
    go('dexterity', 'strength', 'endurance', 'strength')
    expect(one(play.state, 'T2')?.status).toBe('dead')
    expect(threeOf(play.state, 'Ada')).toEqual([3, 3, 5])
    go(8)
    expect(play.state.parties[1]?.broken).toBe(true)
    expect(play.state.seconds).toBe(45)
  })
  test('21-23: round 4, and half way back for Ada', () => {
    go('pursue', 'Ada=stand', 'Bram=stand', 'T3=open:Ada:run')
    expect(one(play.state, 'T3')).toMatchObject({ band: 2, blows_left: 3 })
    go('Ada=shoot:T3:Shotgun', 'Bram=none')
    go(6, [1, 2, 1, 3], 5, 2)
    expect(threeOf(play.state, 'T3')).toEqual([4, 8, 0])
    expect(one(play.state, 'Ada')?.weapons[0]?.ammo).toBe(7)
    expect(play.state.seconds).toBe(60)
    expect(play.outcome).toEqual({ result: { winner: 0, how: 'thugs are down' } })
    expect(threeOf(play.state, 'Ada')).toEqual([5, 6, 6])
  })
})
