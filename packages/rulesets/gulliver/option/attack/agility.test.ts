import { fightPlay } from '@umpire/gurps/fight'
import { lastOf, SET_UPS, simulated, standingOf, TWICE, wronglyTold } from '@umpire/gurps/fixtures'
import { activeChoice } from '@umpire/gurps/rooms'
import { describe, expect, inject, test } from 'vitest'
import { MOMENT, meeting, ofSize, played, rulesWith, withAll } from '../test/fights-fixture.ts'

const DODGES = { ...MOMENT, basic_speed: 5.5, encumbrance_level: 0, dodge: 5, defense: 'dodge' } as const

describe('dodge-from-speed', () => {
  const { silent } = rulesWith('dodge-from-speed')
  const plain = rulesWith('natural-encumbrance').silent
  const dodges = (x: object, why = silent): number => activeChoice({ ...DODGES, ...x }, why).defense_total

  test('gulliver.defense.dodge-parts: a limb is pulled away more easily, a head that sees even more so', () => {
    expect(['torso', 'right leg', 'left arm', 'brain', 'neck'].map(location => dodges({ location }))).toEqual([
      5, 5, 6, 7, 6,
    ])
    expect(['left arm', 'brain'].map(location => dodges({ location }, plain))).toEqual([5, 5])
  })

  test('gulliver.defense.dodge-parts: a heart is no ear, and the vessels of an arm move with it', () => {
    expect(['vitals', 'heart', 'ear', 'limb-artery', 'leg-artery'].map(location => dodges({ location }))).toEqual([
      5, 5, 5, 6, 5,
    ])
    const kneeling = { position: 'kneeling', dodge: 8 }
    expect(['heart', 'limb-artery', 'leg-artery'].map(location => dodges({ ...kneeling, location }))).toEqual([6, 8, 4])
  })

  test('gulliver.defense.dodge-parts: it feels half of a load, and halves are kept to the end', () => {
    // Heavy: 5.5 − 3 is 2 for the body, 5.5 − 1.5 is 4 for an arm.
    const laden = { encumbrance_level: 3, dodge: 2 }
    expect([dodges({ ...laden, location: 'torso' }), dodges({ ...laden, location: 'left arm' })]).toEqual([2, 4])
  })

  test('gulliver.defense.position: on the knees the legs are worst off, and parries do not care', () => {
    const kneeling = { position: 'kneeling', dodge: 8 }
    expect(['torso', 'right leg', 'groin'].map(location => dodges({ ...kneeling, location }))).toEqual([6, 4, 4])
    // An arm: −1, and +1 because it moves freely.
    expect(dodges({ ...kneeling, location: 'left arm' })).toBe(8)
    const parry = { ...MOMENT, parry: 8, defense: 'parry', position: 'sitting', location: 'right leg' } as const
    expect(activeChoice(parry, silent).defense_total).toBe(6)
    expect(dodges({ ...kneeling, location: 'right leg' }, plain)).toBe(6)
  })
})

describe('dodge-retreat-limits', () => {
  const foes = () => meeting(ofSize('ada', 0, 0, { dx: 14, ht: 12 }), ofSize('bea', 1, 0, { ht: 13, move: 6 }))

  test('gulliver.toys.dodge-limits: the second Dodge before his own turn is harder, and then it is forgotten', () => {
    const chosen = withAll('dodge-retreat-limits')
    const once = played(foes(), chosen, ['strike:0:0:bea', 10, 'dodge', 3])
    expect(lastOf(once, 'marked')).toMatchObject({ who: 'bea', key: 'turn-defense-dodged-1' })
    expect(standingOf(once, 'bea').marks).toEqual({})
    const twice = played(foes(), chosen, ['all-out:two-attacks:0:0:bea', 10, 'dodge', 3, 10, 'dodge', 6])
    expect(lastOf(twice, 'defended')).toMatchObject({ how: 'dodge', total: 5, avoided: false })
    const free = played(foes(), withAll('size-scale'), ['all-out:two-attacks:0:0:bea', 10, 'dodge', 3, 10, 'dodge', 6])
    expect(lastOf(free, 'defended')).toMatchObject({ total: 6, avoided: true })
  })

  test('gulliver.toys.dodge-limits: a step back is worth what is left of Move', () => {
    const { silent } = rulesWith('dodge-retreat-limits', 'tactical', 'positions')
    const retreats = (moved: number): number => {
      const x = { ...DODGES, maneuver: 'move', dodge: 6, retreat: true, hex_free: true, retreated: false }
      return activeChoice({ ...x, move: 6, moved, more_than_half_move: 2 * moved > 6 }, silent).defense_total - 6
    }
    expect([0, 1, 3, 4, 5, 6].map(retreats)).toEqual([3, 2, 2, 1, 1, 0])
  })
})

describe('gulliver.defense.dodge-parts, gulliver.toys.dodge-limits: odds', () => {
  const keys = ['dodge-from-speed', 'dodge-retreat-limits', 'hit-locations', 'random-locations']
  const world = { ...fightPlay, ruleset: rulesWith(...keys) }
  test.each(SET_UPS.filter(({ key }) => key.startsWith('strike')))('$what is foreseen', setUp => {
    expect(wronglyTold(world, setUp)).toEqual([])
  })
  test.each(TWICE)('$what is foreseen', setUp => {
    for (const one of simulated(world, setUp, 400 * inject('times'), setUp.what)) {
      expect(one.errors, JSON.stringify(one)).toBeLessThanOrEqual(4)
    }
  })
})
