import { compose } from '@umpire/engine'
import { arm, blow, fightOf, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import { activeChoice } from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { everyOption, MOMENT, rulesWith, withAll } from '../test/fights-fixture.ts'

const printed = compose({ options: [] }).silent
const smite = (dice: number) => ({
  dice: { dice, adds: 2, times: 1 },
  type: 'crushing' as const,
  thrust: false,
  weapon_lb: 3,
  hands: 1,
})

test('gulliver.defense.power-pd: a point of PD for every so many dice as there is DR', () => {
  const { silent } = rulesWith('power-vs-pd')
  const total = (pd: number, dr: number, dice: number, why = silent): number =>
    activeChoice(
      { ...MOMENT, defense: 'dodge', dodge: 6, pd: pd + 2, shield_pd: 2, armor: { pd, dr }, blow: smite(dice) },
      why,
    ).defense_total
  expect([total(3, 4, 9), total(2, 2, 6), total(3, 4, 3), total(2, 0, 1)]).toEqual([9, 8, 11, 9])
  expect(total(3, 4, 9, printed)).toBe(11)
})

test('gulliver.toys.separate-ad-pd: the defense alone, then the armour alone; a shield counts once', () => {
  const { silent } = rulesWith('separate-ad-pd')
  const worn = { ...MOMENT, pd: 7, shield_pd: 3, armor: { pd: 4, dr: 4 } }
  // Lite has no blocks; the screen does.
  const tactical = compose(everyOption(), { options: ['separate-ad-pd', 'tactical', 'positions'] }).silent
  expect(activeChoice({ ...worn, maneuver: 'move', defense: 'block', block: 8 }, tactical)).toMatchObject({
    defense_total: 13,
    armor_total: 6,
  })
  expect(activeChoice({ ...worn, defense: 'dodge', dodge: 6 }, silent)).toMatchObject({
    defense_total: 8,
    armor_total: 9,
  })
  expect(activeChoice({ ...worn, defense: 'dodge', dodge: 6, stunned: true }, silent).defense_total).toBe(4)
  expect(activeChoice({ ...worn, defense: 'none' }, silent)).toMatchObject({ defense_total: 9, defense_allowed: true })
  const bare = activeChoice({ ...MOMENT, defense: 'dodge', dodge: 6 }, silent)
  expect([bare.defense_total, bare.armor_total]).toEqual([8, undefined])
  expect(activeChoice({ ...MOMENT, defense: 'none' }, silent).defense_allowed).toBe(false)
})

test('gulliver.toys.separate-ad-pd: with power against PD the armour alone is weakened once', () => {
  const { silent } = rulesWith('separate-ad-pd', 'power-vs-pd')
  const worn = { ...MOMENT, pd: 3, armor: { pd: 3, dr: 4 }, blow: smite(9) }
  expect(activeChoice({ ...worn, defense: 'dodge', dodge: 6 }, silent)).toMatchObject({
    defense_total: 8,
    armor_total: 3,
  })
  expect(activeChoice({ ...worn, defense: 'none' }, silent).defense_total).toBe(3)
})

test('gulliver.toys.separate-ad-pd: two rolls in a fight, the second only where the first has failed', () => {
  const kurt = somebody('kurt', 0, [arm('Club', { blows: [blow('swing', 14, '1d+5', 'crushing')] })], { dx: 14 })
  const mail = [{ name: 'mail', covers: ['body' as const], pd: 4, dr: 2 }]
  const foe = somebody('foe', 1, [], { dx: 8, armor: mail, full_hp: 20 })
  const fight = fightOf([
    [kurt, standing(kurt, 0)],
    [foe, standing(foe, 1)],
  ])
  const struck = (...script: (string | number)[]) =>
    scripted(everyOption(), withAll('separate-ad-pd'), fight, ['strike:0:0:foe', 10, ...script])
  expect(struck('dodge', 12).asks).toBe('armour alone')
  expect(standingOf(struck('dodge', 12, 6), 'foe').hp).toBe(20)
  expect(standingOf(struck('dodge', 12, 7, 8), 'foe').hp).toBe(14)
  expect(struck('dodge', 5).asks).toBe('maneuver')
})
