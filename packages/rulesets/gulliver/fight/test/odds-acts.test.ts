/** The exact odds of acts that only this book has, against the acts themselves, done many times. */
import { seeded } from '@umpire/dice'
import { compose, procedure, simulator } from '@umpire/engine'
import { bot, fightPlay, furtherForecast } from '@umpire/gurps/fight'
import {
  ActOffer,
  type ActOutcome,
  type Asking,
  type Fighter,
  furtherActs,
  standingAt,
} from '@umpire/gurps/fight-rooms'
import { arm, blow, fightOf, somebody, standing } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { everyOption, withAll } from '../../option/test/fights-fixture.ts'

const FRAME = { yards: 2, carried_lb: 0, lift_st: 12, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1, more: {} }
const CLUB = arm('Club', { parry: 6, blows: [blow('swing', 10, '1d', 'crushing')] })
const ogre = somebody('ogre', 0, [], { dx: 12, full_hp: 20, frame: { ...FRAME, body_lb: 600, lift_st: 30 } })
const man = somebody('man', 1, [CLUB], { dx: 11, frame: { ...FRAME, body_lb: 160 } })

const ALL = ['collisions', 'weight-damage', 'unarmed-combat', 'balance', 'changing-position']
const world = { ...fightPlay, ruleset: compose(everyOption(), withAll(...ALL)) }
const { silent } = world.ruleset

type Stands = Parameters<typeof standing>[3]

const meeting = (one: Fighter, foe: Fighter, stands: Stands = {}, against: Stands = {}) =>
  fightOf(
    [
      [one, standing(one, 0, [], stands)],
      [foe, standing(foe, 1, [], against)],
    ],
    { stage: 'fight', order: [0, 1] },
  )

const HELD = [{ marks: { holds: 'man' } }, { marks: { 'held-by': 'ogre' } }] as const

const ACTS = [
  ['trample:man', meeting(ogre, man, {}, { position: 'lying' })],
  ['slam:man', meeting(ogre, man, { moved: 4 })],
  ['overrun:man', meeting(ogre, man, { moved: 4 })],
  ['tackle:low:man', meeting(ogre, man, { moved: 3 })],
  ['push:man', meeting(ogre, man, { moved: 1 })],
  ['grapple:man', meeting(ogre, man)],
  ['takedown:man', meeting(ogre, man, ...HELD)],
  ['choke:man', meeting(ogre, man, ...HELD)],
  ['get-up', meeting(ogre, man, { position: 'lying' })],
] as const

const TIMES = 600

test.each(ACTS)('gulliver.slam.basics and others: %s comes off as often as is told', (key, fight) => {
  const about = new ActOffer(fight, 0, 'everything', silent).find(key)?.about
  const act = furtherActs.in(silent).find(({ name }) => name === about?.kind)
  if (act === undefined || about === undefined) throw new Error(`nobody knows ${key}`)
  expect(act.refused(fight, 0, about, silent)).toBeUndefined()
  const { odds, rolls, defenses } = furtherForecast(world, fight, 'ogre', key)
  // Whoever lays hands on somebody rolls to hit first, and can be stopped.
  expect([rolls.length, defenses.length > 0]).toEqual(act.attempt === undefined ? [0, false] : [1, true])
  expect(odds.mishap.critical_miss.decimal > 0).toBe(act.attempt !== undefined)
  expect(odds.avoided.ways).toBeGreaterThanOrEqual(0n)
  expect(odds.struck.decimal + odds.avoided.decimal).toBeCloseTo(odds.hit.decimal)
  const whole = procedure({ id: 'test.act', title: 'The act', given: {} }, (ask: Asking) => act.perform(ask, 0, about))
  const [play, source] = [simulator(world, bot(world.ruleset)), seeded(key)]
  const seen = { struck: 0, falls: 0, hurt: 0, down: 0, toppled: 0 }
  const before = standingAt(fight, 1)
  for (let time = 0; time < TIMES; time++) {
    const { state, result }: { state: typeof fight; result: ActOutcome } = play.run(whole, {}, fight, source)
    const [one, foe] = [standingAt(state, 0), standingAt(state, 1)]
    if (result !== 'failed') seen.struck++
    if (foe.status === 'active' && foe.position === 'lying' && before.position !== 'lying') seen.falls++
    if (foe.hp < before.hp) seen.hurt++
    if (foe.status !== 'active') seen.down++
    if (one.position === 'lying' && standingAt(fight, 0).position !== 'lying') seen.toppled++
  }
  const told = {
    struck: odds.struck,
    falls: odds.falls,
    hurt: odds.injury.chance(points => points > 0),
    down: odds.down,
    toppled: odds.mishap.falls,
  }
  for (const what of ['struck', 'falls', 'hurt', 'down', 'toppled'] as const) {
    const { decimal } = told[what]
    const error = Math.sqrt((decimal * (1 - decimal)) / TIMES)
    expect(Math.abs(seen[what] / TIMES - decimal), `${what}: ${decimal}`).toBeLessThanOrEqual(4.5 * error + 1e-9)
  }
})

test('gulliver.unarmed.takedown: what is sure is told so, and the reasons of a roll are told', () => {
  const sure = furtherForecast(world, meeting(ogre, man, ...HELD), 'ogre', 'takedown:man')
  expect([sure.target, sure.odds.struck.decimal]).toEqual(['man', 1])
  const { rolls } = furtherForecast(world, meeting(ogre, man), 'ogre', 'push:man')
  expect(rolls[0]?.because.length).toBeGreaterThan(0)
  expect(() => furtherForecast(world, meeting(ogre, man), 'ogre', 'strike:0:0:man')).toThrow('slam:kurt')
})

test('gulliver.weight.trample: the bot leaves whoever is out of the fight alone', () => {
  const chooses = (status: 'active' | 'unconscious') => {
    const other = somebody('other', 1, [CLUB], { dx: 11, frame: { ...FRAME, body_lb: 160 } })
    const fight = fightOf(
      [
        [ogre, standing(ogre, 0)],
        [man, standing(man, 1, [], { position: 'lying', status })],
        [other, standing(other, 12)],
      ],
      { stage: 'fight', order: [0, 1, 2] },
    )
    return bot(world.ruleset)(new ActOffer(fight, 0, 'everything', silent), fight)
  }
  expect(chooses('active')).toContain('man')
  expect(chooses('unconscious')).not.toContain('man')
})
