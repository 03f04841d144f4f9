/** How hard it is to hit a spot, what the side effects do, and what becomes of a weapon that was aimed at. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '../campaign/settings.ts'
import { DAMAGE_TYPES, type DamageType } from '../tables/damage-types.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { GUN_ROWS } from '../tables/guns.ts'
import { EFFECTS, LOCATIONS, SPOTS } from '../tables/locations.ts'
import { EFFECT_ROWS } from '../tables/side-effects.ts'
import { targetingDifficulty } from './difficulty.ts'
import { sideEffects } from './effects.ts'
import { targetWeapon } from './weapon.ts'

const why = compose({ options: [], settings }).silent
const byArea = compose({ options: [], settings }, { settings: { 'tensided.deadly_spots': 'by-area' } }).silent
const D10 = Array.from({ length: 10 }, (_, index) => index + 1)

/** As the rulings list them. */
const DEADLY: { readonly [T in DamageType]?: readonly string[] } = {
  cutting: ['throat', 'spinal column'],
  piercing: ['temple', 'brainstem', 'central nervous system', 'eye', 'heart', 'lung'],
  crushing: ['temple'],
}

test('tensided.targeting.difficulty: every location by every kind of damage, both ways of telling a deadly spot', () => {
  const ever = new Set(Object.values(DEADLY).flat())
  for (const location of LOCATIONS) {
    for (const damage_type of DAMAGE_TYPES) {
      const general = location === 'head' ? 4 : SPOTS.some(spot => spot === location) ? 5 : 2
      const df = DEADLY[damage_type]?.includes(location) ? 10 : general
      expect(targetingDifficulty({ location, damage_type }, why).targeting_df).toBe(df)
      expect(targetingDifficulty({ location, damage_type, flaws: ['clumsy-targeting'] }, why).targeting_df).toBe(2 * df)
      const area = { location, damage_type, deadly_spots: 'by-area' } as const
      expect(targetingDifficulty(area, why).targeting_df).toBe(ever.has(location) ? 10 : general)
      expect(targetingDifficulty({ location, damage_type }, byArea)).toEqual(targetingDifficulty(area, why))
      // What is given wins over the campaign's.
      const typed = { location, damage_type, deadly_spots: 'by-damage-type' } as const
      expect(targetingDifficulty(typed, byArea).targeting_df).toBe(df)
    }
  }
})

test('tensided.targeting.difficulty: asks for the kind of damage only where it decides', () => {
  expect(targetingDifficulty({ location: 'elbow' }, why)).toEqual({ kind: 'specific', targeting_df: 5 })
  expect(() => targetingDifficulty({ location: 'heart' }, why)).toThrow(/damage_type: .*heart/)
  expect(targetingDifficulty({ location: 'heart' }, byArea).targeting_df).toBe(10)
})

test('tensided.targeting.effects: every effect does something, and every flaw that it brings is in the catalogue', () => {
  for (const effect of EFFECTS) {
    for (const [main, before] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const hurt = { effect, main, aptitude: 6, d4: 3, d10: 4 }
      const lost = { eyes_lost_before: before, ears_lost_before: before, limbs_lost_before: before }
      const answer = sideEffects({ ...hurt, ...lost, digits_lost: 1 }, why)
      expect(Object.keys(answer).length).toBeGreaterThan(0)
      expect(answer.roll).toBeUndefined()
      if (answer.flaw !== undefined && answer.flaw !== null) expect(FLAWS).toContain(answer.flaw)
    }
  }
})

test('tensided.targeting.effects: final ones kill, whatever else is known', () => {
  const final = EFFECTS.filter(effect => sideEffects({ effect, aptitude: 5 }, why).dead === true)
  expect(final).toEqual(['instant-death', 'asphyxiation', 'head-severed', 'chopped-in-half'])
})

test('tensided.targeting.effects: what is for 1d4 of something asks for the die, and lasts as long as it says', () => {
  for (const effect of EFFECTS) {
    const open = sideEffects({ effect, aptitude: 5, d10: 1 }, why)
    if (open.roll === undefined) continue
    expect(open.roll).toBe('1d4')
    for (const d4 of [1, 2, 3, 4]) {
      const { hours, rounds } = sideEffects({ effect, aptitude: 5, d10: 1, d4 }, why)
      expect(hours ?? rounds).toBe(d4)
      expect(rounds === undefined).toBe(EFFECT_ROWS[effect].does !== 'stun')
    }
  }
})

test('tensided.targeting.effects: fingers and toes add up to a hand and a foot', () => {
  for (let digits_lost_before = 0; digits_lost_before <= 5; digits_lost_before++) {
    for (let digits_lost = 1; digits_lost <= 5; digits_lost++) {
      const lost_in_all = Math.min(5, digits_lost + digits_lost_before)
      const lost = { digits_lost, digits_lost_before, main: true }
      const flaw = lost_in_all >= 4 ? 'lefty' : 'high-three'
      expect(sideEffects({ effect: 'finger-lost', ...lost }, why)).toMatchObject({ lost_in_all, flaw })
      expect(sideEffects({ effect: 'toe-lost', ...lost }, why)).toMatchObject({
        lost_in_all,
        flaw: lost_in_all === 5 ? 'lame' : null,
      })
    }
  }
})

test('tensided.targeting.effects: which side, and whether the other one is gone, decides the flaw', () => {
  const flaw = (effect: 'hand-severed' | 'arm-severed' | 'leg-severed', main: boolean, limbs_lost_before: number) =>
    sideEffects({ effect, main, limbs_lost_before }, why).flaw
  expect([flaw('hand-severed', true, 0), flaw('hand-severed', false, 0)]).toEqual(['lefty', 'righty'])
  expect([flaw('arm-severed', true, 0), flaw('arm-severed', false, 0)]).toEqual([
    'one-arm-primary',
    'one-arm-secondary',
  ])
  expect([flaw('arm-severed', true, 1), flaw('leg-severed', false, 0), flaw('leg-severed', false, 1)]).toEqual([
    'no-arms',
    'one-leg',
    'no-legs',
  ])
})

test('tensided.targeting.effects: a brain is never less than empty, and half of the injured stammer', () => {
  const results = D10.map(d10 => sideEffects({ effect: 'brain-damage', aptitude: 0, d10 }, why))
  expect(results.filter(({ speech_impediment }) => speech_impediment).length).toBe(5)
  expect(new Set(results.map(({ aptitude }) => aptitude))).toEqual(new Set([0]))
  expect(sideEffects({ effect: 'brain-damage', aptitude: 6 }, why)).toEqual({ aptitude: 5, roll: '1d10' })
  expect(() => sideEffects({ effect: 'brain-damage', d10: 3 }, why)).toThrow(/aptitude/)
})

test('tensided.targeting.effects: a knock-out lasts as the campaign’s dice say', () => {
  const long = compose({ options: [], settings }, { settings: { 'tensided.knockout_minutes': '3d6' } }).silent
  expect(sideEffects({ effect: 'knocked-out', d10: 7 }, long)).toEqual({ helpless: true, can_act: false, roll: '3d6' })
  expect(sideEffects({ effect: 'knocked-out', minutes: 14 }, long)).toMatchObject({ helpless: true, minutes: 14 })
  expect(sideEffects({ effect: 'knocked-out' }, why).roll).toBe('1d10')
})

test('tensided.targeting.weapon: strength against strength, on every die', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom('hand-to-hand', 'thrown'),
      (attacker_physique, holder_physique, attack) => {
        for (const d10 of D10) {
          const mos = 2 * attacker_physique + d10 - (2 * holder_physique + 5)
          const answer = targetWeapon({ attack, attacker_physique, holder_physique, d10 }, why)
          expect(answer).toMatchObject({ mos, weapon_lost: mos >= 0, targeting_df: attack === 'thrown' ? 5 : 2 })
          expect(answer.slides).toBe(mos >= 0 ? mos : undefined)
        }
      },
    ),
  )
})

test('tensided.targeting.weapon: every gun against every grip, by one of its shots', () => {
  for (const [weapon, { dmg }] of Object.entries(GUN_ROWS)) {
    for (let holder_physique = 0; holder_physique <= 10; holder_physique++) {
      for (const d10 of D10) {
        const held = 2 * holder_physique + d10 >= 12 + dmg
        const answer = targetWeapon({ weapon, holder_physique, d10, d4: 2 }, why)
        expect(answer).toMatchObject({ targeting_df: 5, difficulty: 12 + dmg, weapon_lost: !held })
        expect(answer.slides).toBe(held ? undefined : 2)
      }
    }
  }
})

test('tensided.targeting.weapon: before the roll it tells what it takes, and what is missing', () => {
  expect(targetWeapon({ weapon: 'Sword' }, why)).toEqual({ attack: 'hand-to-hand', targeting_df: 2 })
  expect(targetWeapon({ weapon: '9mm Pistol', holder_physique: 6 }, why)).toEqual({
    attack: 'gun',
    targeting_df: 5,
    attribute: 12,
    difficulty: 18,
  })
  expect(() => targetWeapon({ holder_physique: 6, d10: 3 }, why)).toThrow(/attacker_physique/)
  expect(() => targetWeapon({ attack: 'gun', holder_physique: 6, d10: 3 }, why)).toThrow(/base_damage/)
  expect(() => targetWeapon({ weapon: 'Feather' }, why)).toThrow(/weapon/)
})
