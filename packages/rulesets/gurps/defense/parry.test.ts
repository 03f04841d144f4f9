import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { MANEUVERS } from '../combat/basics/maneuver-list.ts'
import { parry } from './parry.ts'
import { parryBarehandedAttack, parryBreak, parryLimit } from './parry-limit.ts'
import { parrySpecial, SPECIAL_PARRIES } from './parry-special.ts'

const why = compose({ options: [] }).silent
const LEVELS = Array.from({ length: 26 }, (_, index) => index)
const READY = { ready: true, unbalanced: false, attacked: false }

test('gurps.defense.parry: half the skill against everything that can be parried', () => {
  const against = {
    'hand-weapon': 0,
    sabre: 0,
    thrown: -1,
    'thrown-weapon': -1,
    'thrown-knife': -2,
    'small-thrown': -2,
  }
  for (const skill of LEVELS) {
    for (const [what, modifier] of Object.entries(against)) {
      expect(parry({ ...READY, skill, against: what }, why).parry).toBe(Math.floor(skill / 2) + modifier)
    }
    for (const what of ['gun', 'bullet', 'missile', 'bow', 'crossbow']) {
      expect(parry({ ...READY, skill, against: what }, why)).toMatchObject({ allowed: false, parry: null })
    }
  }
})

test('gurps.defense.parry: not with what is not ready, nor with an unbalanced weapon that attacked', () => {
  for (const ready of [true, false]) {
    for (const unbalanced of [true, false]) {
      for (const attacked of [true, false]) {
        const allowed = ready && !(unbalanced && attacked)
        const answer = parry({ skill: 12, against: 'hand-weapon', ready, unbalanced, attacked }, why)
        expect(answer).toEqual({ allowed, parry: allowed ? 6 : null, unready_after: allowed && unbalanced })
      }
    }
  }
})

test('gurps.defense.parry-limit: every maneuver, balanced, unbalanced and fencing', () => {
  for (const { maneuver } of MANEUVERS) {
    const never = ['ready-reload', 'all-out-attack', 'long-action'].includes(maneuver)
    const allOut = maneuver === 'all-out-defense'
    for (const weapons of [0, 1, 2]) {
      const asked = { maneuver, weapons, fencing: false, unbalanced: false, attacked: false }
      const parries = never ? 0 : weapons * (allOut ? 2 : 1)
      expect(parryLimit(asked, why)).toEqual({ parries, unlimited: false })
      const once = { ...asked, unbalanced: true }
      expect(parryLimit(once, why).parries).toBe(never ? 0 : weapons)
      expect(parryLimit({ ...once, attacked: true }, why).parries).toBe(0)
      const fencer = parryLimit({ ...asked, fencing: true }, why)
      expect(fencer).toEqual(
        allOut ? { parries: null, unlimited: true } : { parries: never ? 0 : weapons * 2, unlimited: false },
      )
    }
  }
})

test('gurps.defense.parry-break: three times the weight, to the last tenth of a pound', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(400), fc.integer({ min: 1, max: 6 }), (weapon, attacking, die) => {
      const heavy = attacking >= 3 * weapon
      const answer = parryBreak({ weapon_lb: weapon / 10, attacking_lb: attacking / 10, die }, why)
      expect(answer).toEqual({ avoided: true, die_needed: heavy, broken: heavy && die <= 2 })
    }),
    { numRuns: 300 * inject('times') },
  )
  expect(parryBreak({ weapon_lb: 1, attacking_lb: 3 }, why).broken).toBeNull()
})

test('gurps.defense.parry-barehanded-attack: skill, less 4 for Judo and Karate, and the limb that struck', () => {
  const limbs = { punch: 'arm', kick: 'leg', grapple: 'arm' } as const
  for (const skill of LEVELS) {
    for (const attacker_used of ['dx', 'boxing', 'brawling', 'judo', 'karate'] as const) {
      for (const attack of ['punch', 'kick', 'grapple'] as const) {
        for (let roll = 3; roll <= 18; roll++) {
          const effective = attacker_used === 'judo' || attacker_used === 'karate' ? skill - 4 : skill
          const may_roll = effective >= 3
          expect(parryBarehandedAttack({ skill, attacker_used, attack, roll }, why)).toEqual({
            effective,
            may_roll,
            limb_hit: may_roll && (roll <= 4 || (roll < 17 && roll <= effective)),
            location: limbs[attack],
          })
        }
      }
    }
  }
  expect(parryBarehandedAttack({ skill: 12, attacker_used: 'dx', attack: 'kick' }, why).limb_hit).toBeNull()
})

/** The fractions, read afresh. */
function byTheBook(weapon: (typeof SPECIAL_PARRIES)[number], skill: number, load: number): number | null {
  const [half, third] = [Math.floor(skill / 2), Math.floor((skill * 2) / 3)]
  switch (weapon) {
    case 'fencing':
      return load <= 1 ? third : null
    case 'katana-two-handed':
      return load <= 1 ? third : half
    case 'knife':
      return half - 1
    case 'blackjack':
      return null
    default:
      return half
  }
}

test('gurps.defense.parry-special: every weapon at every level under every load', () => {
  for (const weapon of SPECIAL_PARRIES) {
    for (const skill of LEVELS) {
      for (let encumbrance_level = 0; encumbrance_level <= 4; encumbrance_level++) {
        const value = byTheBook(weapon, skill, encumbrance_level)
        const asked = { weapon, skill, encumbrance_level, against: 'hand-weapon' }
        expect(parrySpecial(asked, why)).toMatchObject({ allowed: value !== null, parry: value })
        const flung = parrySpecial({ ...asked, against: 'thrown-knife' }, why)
        expect(flung.parry).toBe(value === null ? null : value - 2)
        expect(parrySpecial({ ...asked, against: 'gun' }, why).allowed).toBe(false)
      }
    }
  }
})

test('gurps.defense.parry-special: a die after each parry with a rifle, and a 1 bends it', () => {
  for (const weapon of SPECIAL_PARRIES) {
    const gun = weapon.startsWith('rifle')
    const asked = { weapon, skill: 12, encumbrance_level: 0, against: 'hand-weapon' }
    for (let die = 1; die <= 6; die++) {
      expect(parrySpecial({ ...asked, after_parry_die: die }, why).gun_damaged).toBe(gun && die === 1)
    }
    expect(parrySpecial(asked, why)).toMatchObject({ die_needed: gun, gun_damaged: gun ? null : false })
  }
  const [fencing, knife] = [
    parrySpecial.answer({ weapon: 'fencing', skill: 12 }, why),
    parrySpecial.answer({ weapon: 'knife', skill: 12 }, why),
  ]
  expect([fencing.answer['parries_per_turn'], knife.answer['parries_per_turn']]).toEqual([2, 1])
})
