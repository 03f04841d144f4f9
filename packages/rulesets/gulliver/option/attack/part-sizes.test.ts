import { compose } from '@umpire/engine'
import { arm, fightOf, gun, lastOf, scripted, somebody, standing } from '@umpire/gurps/fixtures'
import { crippling, damageType, locationDefault } from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { everyOption, rulesWith, withAll } from '../test/fights-fixture.ts'

const { silent } = rulesWith('part-sizes')
const shot = { location_named: false, attack: 'bullet', type: 'bullet', missed_by_one: false } as const

test('gulliver.combat.part-sizes: as hard to hit as they are small; where nobody aims, the dice say where', () => {
  const before = compose(everyOption(), { options: ['hit-locations'] }).silent
  const modifiers = (why: typeof silent) =>
    new Map(
      locationDefault({ ...shot, location_named: true, named: 'head' }, why).locations.map(one => [
        one.location,
        one.modifier,
      ]),
    )
  const [own, usual] = [modifiers(silent), modifiers(before)]
  expect(['eyes', 'brain', 'jaw', 'heart', 'torso', 'vitals'].map(part => own.get(part))).toEqual([
    -10, -7, -8, -6, -1, -3,
  ])
  for (const part of ['near-arm', 'foot', 'neck', 'groin']) expect(own.get(part)).toBe(usual.get(part))
  expect(locationDefault(shot, silent).rolls).toBe('3d6')
})

test('gulliver.combat.part-sizes: half of the blows to the trunk find the vitals, if they can', () => {
  const at = (location_roll: number, side_die?: number, attack = 'bullet') =>
    locationDefault({ ...shot, attack, location_roll, ...(side_die === undefined ? {} : { side_die }) }, silent)
  expect(at(10)).toMatchObject({ location: 'torso', rolls: '1d6' })
  expect([1, 2, 3, 4, 5, 6].map(die => at(10, die).location)).toEqual([
    'vitals',
    'vitals',
    'vitals',
    'torso',
    'torso',
    'torso',
  ])
  expect(at(10, undefined, 'swing')).toMatchObject({ location: 'torso', rolls: null })
  expect(at(8)).toMatchObject({ location: 'near-arm', rolls: null })
})

test('gulliver.injury.heart: what stops a heart, by how badly the roll fails', () => {
  const { silent: hearts } = rulesWith('heart-attack')
  const hit = (penetrating: number, type: 'bullet' | 'crushing' = 'bullet') =>
    damageType({ penetrating, type, location: 'heart', ht: 10 }, hearts).injury
  expect([hit(5), hit(20), hit(5, 'crushing')]).toEqual([20, 80, 5])
  const body = {
    ht: 12,
    full_hp: 10,
    location: 'heart',
    thrust: true,
    critical: false,
    shield: false,
    small_missile: true,
  }
  const struck = { high_pain_threshold: false, low_pain_threshold: false, type: 'bullet' as const }
  const rows = (injury: number) =>
    crippling({ ...body, ...struck, injury, penetrating: injury / 4 }, hearts).consequences
  expect(rows(9)).toEqual([])
  expect(rows(20)).toMatchObject([
    { op: 'roll', against: 'HT', modifier: -4, on_failure: [{ op: 'injury', dice: '2d' }, { op: 'stun' }] },
  ])
})

test('gulliver.injury.heart: in a fight', () => {
  const kurt = somebody('kurt', 0, [arm('Pistol', { gun: gun(18, '1d', { acc: 2, ss: 5 }) })], { dx: 14 })
  const foe = somebody('foe', 1, [], { dx: 8, ht: 12, full_hp: 12 })
  const fight = fightOf([
    [kurt, standing(kurt, 0)],
    [foe, standing(foe, 2)],
  ])
  const shotAt = (...more: readonly (string | number)[]) =>
    scripted(everyOption(), withAll('heart-attack'), fight, ['shoot:0:0:foe', 'heart', '1', 8, 'none', 3, ...more])
  // Twelve of twelve: a roll at HT 12. Failed by one it costs 2d more; by eight or more it is the end.
  expect(shotAt().asks).toBe('HT roll')
  const minor = shotAt(13)
  expect(minor.asks).toBe('injury')
  expect(lastOf(shotAt(13, 5), 'woundedBy')).toMatchObject({ injury: 5, location: 'torso' })
})
