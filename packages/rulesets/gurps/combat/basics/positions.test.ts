import { compose, option, replace } from '@umpire/engine'
import { expect, test } from 'vitest'
import { attackModifiers } from '../attack/attack-modifiers.ts'
import { POSITIONS } from './position-names.ts'
import { positions, RANGED_KINDS } from './positions.ts'

const why = compose({ options: [] }).silent

/** The printed table, read afresh: attack, ranged attacks against him, active defenses. */
const PRINTED = {
  standing: [0, 0, 0],
  crouching: [-2, -2, 0],
  kneeling: [-2, -2, -2],
  crawling: [null, -4, -3],
  sitting: [-2, -2, -2],
  lying: [-4, -4, -3],
} as const

test('gurps.combat.positions: every position with every kind of weapon', () => {
  for (const position of POSITIONS) {
    const [printed, ranged_against, active_defense] = PRINTED[position]
    for (const weapon of [...RANGED_KINDS, 'hand-weapon', 'knife']) {
      for (const aim_turns of [0, 1]) {
        for (const close of [true, false]) {
          const attack = position === 'lying' && weapon === 'gun' ? 0 : printed
          const expected = { allowed: position !== 'crawling', attack, ranged_against, active_defense }
          expect(positions({ position, weapon, aim_turns, close }, why)).toEqual(expected)
        }
      }
    }
  }
})

test('gurps.combat.positions: an option sees weapon, aim and distance, and the attack follows it', () => {
  const lenient = option({
    key: 'lenient',
    title: 'Lenient positions',
    says: 'Crawlers strike what is close, and whoever lies and aims shoots better.',
    replaces: [
      replace(positions, (x, inForce, base) => {
        const printed = base(x, inForce)
        if (x.position === 'crawling' && x.close) return { ...printed, allowed: true, attack: -4 }
        return x.position === 'lying' && x.weapon === 'gun' && x.aim_turns > 0 ? { ...printed, attack: 1 } : printed
      }),
    ],
  })
  const lax = compose({ options: [lenient] }, { options: ['lenient'] }).silent
  const attack = { skill: 12, circumstances: [] }
  expect(attackModifiers({ ...attack, position: 'crawling', weapon: 'knife', close: true }, lax)).toEqual({
    allowed: true,
    modifier: -4,
    effective: 8,
  })
  expect(attackModifiers({ ...attack, position: 'lying', weapon: 'gun', aim_turns: 1 }, lax).effective).toBe(13)
  expect(attackModifiers({ ...attack, position: 'crawling', weapon: 'knife', close: true }, why).allowed).toBe(false)
})
