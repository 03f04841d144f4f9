/** A round thought through before it is declared, and what becomes of everybody in it. */
import { seeded } from '@umpire/dice'
import { compose, show, throwing } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { demos } from '../demos.ts'
import { bot } from '../fight/bot/bot.ts'
import { encounterFile, startOf } from '../fight/enter/file.ts'
import { fightPlay } from '../fight/index.ts'
import { forecast } from '../fight/odds/forecast.ts'
import { checked } from '../fight/odds/plan.ts'
import { SET_UPS } from '../fight/test/declarations.ts'
import { fightOf } from '../fight/test/people.ts'
import { planned } from '../fight/test/planned.ts'
import { choosable } from '../ruleset/rules.ts'
import { proposedPlan, saidPlan } from './beforehand.ts'
import { asFarAsSeen } from './fight-as-seen.ts'
import { fightScene } from './fight-scene.ts'
import { sayingsOf } from './sayings.ts'

const ruleset = compose(choosable)
const world = { ...fightPlay, ruleset }
const why = ruleset.silent
const policy = bot(ruleset)
const [demo] = demos
if (demo === undefined) throw new Error('there is a demo')
const diner = { ...startOf(encounterFile.read(demo.given, 'demo'), 'demo', why), stage: 'fight' as const }

const gunman = {
  id: 'ada',
  side: 0,
  at: [0, 0],
  is: { ranged: { level: 5, concentrations: ['pistol'] } },
  brings: [
    { weapon: '9mm Pistol', kind: 'gun', held: { where: 'main hand', rounds: 15 } },
    { weapon: 'Combat Knife', kind: 'melee', held: { where: 'stowed' } },
  ],
} as const
const near = fightOf([gunman, { id: 'bob', side: 1, at: [4, 0] }], { stage: 'fight' })

describe('a round that is proposed', () => {
  test('may be declared by everybody, and says whom and how of each act', () => {
    for (const { id } of diner.roster) {
      const plan = proposedPlan(diner, id, policy, why)
      expect(plan.length).toBeGreaterThan(0)
      expect(checked(diner, id, plan, why)).toBe(plan)
      for (const { act, says } of plan)
        if (['shoot', 'strike', 'aim', 'move'].includes(act.kind)) expect(says).toBeDefined()
    }
  })
  test('is known to a seat that sees only its own', () => {
    const seen = asFarAsSeen(show(diner, fightPlay.sight, { role: 'player', actors: ['Vera'] }))
    expect(seen.standing.map(({ out }) => out)).toEqual([null, null, null, null])
    expect(proposedPlan(seen, 'Vera', policy, why).length).toBeGreaterThan(0)
  })
  test('reckons with the bare hands of somebody unknown who is near', () => {
    const close = { ...diner, standing: diner.standing.map(one => (one.id === 'Rook' ? { ...one, x: 2, y: 6 } : one)) }
    const seen = asFarAsSeen(show(close, fightPlay.sight, { role: 'player', actors: ['Vera'] }))
    expect(proposedPlan(seen, 'Vera', policy, why).length).toBeGreaterThan(0)
  })
  test('is proposed to a player at a table', () => {
    const kind = fightScene(choosable)
    const chosen = { options: [], settings: {} }
    const data = { state: kind.begin(demo.given, 'given', chosen), underway: null }
    const plays = (who: string): boolean => who !== 'Vera'
    const scene = kind.open(chosen, data, { throws: throwing(seeded('proposed')), plays })
    scene.goOn()
    const [asking] = scene.asking
    if (asking === undefined) throw new Error('she is asked')
    expect(scene.proposal(asking, { role: 'player', actors: ['Vera'] })).toBeDefined()
  })
})

describe('what is left open', () => {
  test('is said as the bot would, and what was said stays', () => {
    const said = planned('shoot:0', 'bob/single/any')
    const [first, second] = saidPlan(near, 'ada', [said, planned('shoot:0')], policy, why)
    expect(first).toBe(said)
    expect(second?.says).toMatchObject({ target: 'bob' })
  })
  test('is said from where the acts before it lead', () => {
    const plan = saidPlan(near, 'ada', [planned('move:run', '3,0'), planned('strike:2')], policy, why)
    expect(plan[1]?.says).toMatchObject({ target: 'bob' })
  })
})

describe('tensided.targeting.difficulty: what may be said of a shot', () => {
  const sayings = sayingsOf(world, near, 'ada', [], planned('shoot:0', 'bob/usual/any'))
  const called = (where: string) => sayings.wheres.find(one => one.where === where)
  test('whom, how and where, each with what it adds', () => {
    expect(sayings.targets).toEqual([{ id: 'bob', metres: 4 }])
    expect(sayings.hows.map(({ key }) => key)).toEqual(['single', 'usual'])
    expect([called('any')?.df, called('torso')?.df, called('head')?.df, called('heart')?.df]).toEqual([0, 2, 4, 10])
    expect(sayings.extra).toBeNull()
  })
  test('what the rules forbid, with the rule', () => {
    expect(called('weapon')?.refused?.rule).toBe('tensided.targeting.weapon')
    const far = fightOf([gunman, { id: 'bob', side: 1, at: [90, 0] }], { stage: 'fight' })
    const { wheres } = sayingsOf(world, far, 'ada', [], planned('shoot:0', 'bob/usual/any'))
    expect(wheres.find(({ where }) => where === 'head')?.refused?.rule).toBe('tensided.ranged.called-shot-limits')
  })
  test('of a grip what it may be used for', () => {
    const close = fightOf([gunman, { id: 'bob', side: 1, at: [1, 0] }], { stage: 'fight' })
    const { targets, hows } = sayingsOf(world, close, 'ada', [], planned('grapple'))
    expect(targets.map(({ id }) => id)).toEqual(['bob'])
    expect(hows.map(({ key }) => key)).toContain('break left arm')
  })
})

describe('what may become of everybody', () => {
  test.each(SET_UPS)('$what: unhurt, hurt, down and dead are all there is', ({ fight, plan, others }) => {
    const { people, own } = forecast(world, fight, 'ada', plan, others)
    for (const one of [...people, own]) {
      const dead = one.fate.chance(fate => fate === 'dead')
      expect(one.fate.chance(fate => fate === 'unhurt' || fate === 'hurt' || fate === 'down').decimal).toBeCloseTo(
        1 - dead.decimal,
        10,
      )
      expect(dead.decimal).toBe(one.dead.decimal)
    }
  })
  test('a grenade lies somewhere, most likely where it was thrown', () => {
    const thrown = SET_UPS.find(({ what }) => what === 'a grenade on a square')
    if (thrown === undefined) throw new Error('there is a grenade')
    const { lands } = forecast(world, thrown.fight, 'ada', thrown.plan)
    expect(lands.reduce((sum, { chance }) => sum + chance.decimal, 0)).toBeCloseTo(1, 10)
    const [best] = lands.toSorted((a, b) => b.chance.decimal - a.chance.decimal)
    expect(best).toMatchObject({ x: 12, y: 0 })
    expect(forecast(world, near, 'ada', [planned('aim:0', 'bob')]).lands).toEqual([])
  })
})
