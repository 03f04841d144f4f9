import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { THROWN_WEAPONS } from '../catalog/arms/thrown-weapons.ts'
import { rangedDefense } from './defense.ts'
import { grenade } from './grenade.ts'

const why = compose({ options: [] }).silent

test('gurps.ranged.grenade: every roll at every skill, by hand', () => {
  for (let effective = -10; effective <= 25; effective++) {
    for (let roll = 3; roll <= 18; roll++) {
      const hit = roll <= 4 || (roll <= 16 && roll <= effective)
      for (const range_yards of [0, 1, 9, 20, 33]) {
        const by = Math.min(Math.max(1, roll - effective), Math.ceil(range_yards / 2))
        expect(grenade({ effective, roll, range_yards, direction_die: 1 }, why)).toEqual(
          hit
            ? { hit: true, miss_by_yards: 0, direction: 'none' }
            : { hit: false, miss_by_yards: by, direction: 'long' },
        )
      }
    }
  }
})

test('gurps.ranged.grenade: of six misses one goes long, one falls short, and two go to each side', () => {
  const directions = [1, 2, 3, 4, 5, 6].map(
    direction_die => grenade({ effective: 8, roll: 12, range_yards: 20, direction_die }, why).direction,
  )
  expect(directions).toEqual(['long', 'left', 'left', 'right', 'right', 'short'])
})

test('gurps.ranged.defense: what is thrown may be parried, what is shot only dodged, and neither unseen', () => {
  const thrown = [...THROWN_WEAPONS.map(({ name }) => name), 'thrown', 'grenade', 'No. 36 Mills bomb', 'stick-grenade']
  for (const [attacks, parry] of [
    [thrown, true],
    [['gun', 'missile', 'Sten 9mm', 'rifle'], false],
  ] as const) {
    for (const attack of attacks) {
      const allowed = (defense: 'dodge' | 'parry' | 'block' | 'none', aware = true): boolean =>
        rangedDefense({ attack, defense, aware }, why).allowed
      expect([allowed('dodge'), allowed('parry'), allowed('block'), allowed('none')]).toEqual([
        true,
        parry,
        false,
        true,
      ])
      expect([allowed('dodge', false), allowed('parry', false), allowed('none', false)]).toEqual([false, false, true])
    }
  }
})
