import { compose, option, replace } from '@umpire/engine'
import { expect, test } from 'vitest'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { thrown } from '../../dice/thrown.ts'
import { malfunction } from '../../gun/malfunction.ts'
import { ATTACK_KINDS, minEffectiveSkill } from '../basics/min-effective-skill.ts'
import { attackRoll } from './attack-roll.ts'
import { criticalHit, criticalMiss } from './critical.ts'

const why = compose({ options: [] }).silent
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)
const SCORES = Array.from({ length: 45 }, (_, index) => index - 15)
const SURE = [3, 4]

const isCriticalHit = (effective: number, roll: number): boolean =>
  SURE.includes(roll) || (roll === 5 && effective >= 15) || (roll === 6 && effective >= 16)
const isCriticalMiss = (effective: number, roll: number): boolean =>
  !SURE.includes(roll) && (roll === 18 || (roll === 17 && effective < 16) || roll - effective >= 10)

test('gurps.combat.attack-roll: every roll against every score, with and without a gun that jams', () => {
  for (const effective of SCORES) {
    for (const roll of ROLLS) {
      for (const malf of [undefined, null, 14, 16, 17]) {
        const [good, bad] = [isCriticalHit(effective, roll), isCriticalMiss(effective, roll)]
        const jams = malf !== undefined && (malf === null ? bad : roll >= malf)
        const gun = malf === undefined ? {} : { malf }
        expect(attackRoll({ effective, roll, rounds: 1, ...gun }, why)).toMatchObject({
          hit: !jams && roll < 17 && (SURE.includes(roll) || roll <= effective),
          critical_hit: good,
          critical_miss: bad && !jams,
          malfunction: jams,
        })
      }
    }
  }
})

test('gurps.combat.attack-roll: a hit has a margin of 0 or more, a miss of -1 or less', () => {
  for (const effective of SCORES) {
    for (const roll of ROLLS) {
      for (const gun of [{}, { malf: 15 }]) {
        const { hit, margin } = attackRoll({ effective, roll, rounds: 1, ...gun }, why)
        expect(margin >= 0).toBe(hit)
      }
    }
  }
})

test('gurps.combat.attack-roll: where a table says what happens to a gun, the jam is a critical miss', () => {
  const tables = option({
    key: 'tables',
    title: 'Tables',
    says: 'A critical failure of a gun goes to a table.',
    replaces: [replace(malfunction, (x, inForce, base) => ({ ...base(x, inForce), goes_to_table: x.roll === 18 }))],
  })
  const inForce = compose({ options: [tables] }, { options: ['tables'] }).silent
  expect(attackRoll({ effective: 12, roll: 18, malf: 17, rounds: 1 }, inForce)).toMatchObject({ critical_miss: true })
  expect(attackRoll({ effective: 12, roll: 17, malf: 17, rounds: 1 }, inForce)).toMatchObject({ critical_miss: false })
})

test('gurps.combat.min-effective-skill: 3 for whatever is aimed at somebody, and no limit for what scatters', () => {
  for (const attack of ATTACK_KINDS) {
    for (const effective of SCORES) {
      const enough = effective >= 3
      const scatters = attack === 'indirect-fire' || attack === 'grenade-at-area'
      expect({ attack, effective, ...minEffectiveSkill({ attack, effective }, why) }).toEqual({
        attack,
        effective,
        allowed: enough || scatters || attack === 'later-group',
        misses_unrolled: attack === 'later-group' && !enough,
      })
    }
  }
})

const BLOW = { location: 'torso', target: 'person' } as const

test('gurps.combat.critical-hit: every roll against every score; only a 3 does the most', () => {
  for (const effective of SCORES) {
    for (const roll of ROLLS) {
      const critical_hit = isCriticalHit(effective, roll)
      expect(criticalHit({ effective, roll, ...BLOW }, why)).toEqual({
        critical_hit,
        defense_allowed: !critical_hit,
        maximum_damage: roll === 3,
        basic: null,
        table: null,
        consequences: [],
        vehicle: [],
      })
    }
  }
})

test.each(['1d', '1d+2', '2d-1', '3d+1', '6dx2', '0', '4'])('gurps.combat.critical-hit: the most of %s', text => {
  const damage = readDiceAdds(text, 'damage')
  const most = thrown(damage).max
  expect(criticalHit({ effective: 10, roll: 3, damage, ...BLOW }, why).basic).toBe(most)
})

test('gurps.combat.critical-hit: other blows do what their dice say, and nothing before they are thrown', () => {
  const damage = readDiceAdds('2d+1', 'damage')
  expect(criticalHit({ effective: 10, roll: 4, damage, dice: [2, 5], ...BLOW }, why).basic).toBe(8)
  expect(criticalHit({ effective: 10, roll: 9, damage, dice: [1, 1], ...BLOW }, why).basic).toBe(3)
  expect(criticalHit({ effective: 10, roll: 4, damage, ...BLOW }, why).basic).toBeNull()
  expect(() => criticalHit({ effective: 10, roll: 4, damage, die: 3, ...BLOW }, why)).toThrow('2 faces')
})

test('gurps.combat.critical-miss: every roll against every score', () => {
  for (const effective of SCORES) {
    for (const roll of ROLLS) {
      const answer = criticalMiss({ effective, roll, with: 'hand-weapon' }, why)
      const critical_miss = isCriticalMiss(effective, roll)
      expect(answer).toMatchObject({ critical_miss, table: null, consequences: [] })
      expect(answer.hit).toBe(attackRoll({ effective, roll, rounds: 1 }, why).hit)
      if (critical_miss) expect(answer.hit).toBe(false)
    }
  }
})

test('gurps.combat.critical-miss: an option may ask for a throw on its table, and then tell what happens', () => {
  const tables = option({
    key: 'tables',
    title: 'Tables',
    says: 'Whoever misses badly falls.',
    replaces: [
      replace(criticalMiss, (x, inForce, base) => {
        const printed = base(x, inForce)
        if (!printed.critical_miss) return printed
        return x.table_roll === undefined
          ? { ...printed, table: '3d6' }
          : { ...printed, consequences: [{ op: 'fall' as const }] }
      }),
    ],
  })
  const inForce = compose({ options: [tables] }, { options: ['tables'] }).silent
  const miss = { effective: 10, roll: 18, with: 'hand-weapon' } as const
  expect(criticalMiss(miss, inForce)).toMatchObject({ table: '3d6', consequences: [] })
  expect(criticalMiss({ ...miss, table_roll: 16 }, inForce)).toMatchObject({ consequences: [{ op: 'fall' }] })
})
