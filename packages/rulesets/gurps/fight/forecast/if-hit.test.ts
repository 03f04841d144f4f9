import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { DefenseOffer, defensesOf } from '../defense/defend.ts'
import { fightPlay } from '../index.ts'
import { actionOf } from '../maneuver/action.ts'
import { OTHER_ACTS } from '../test/other-acts.ts'
import { forecast } from './forecast.ts'
import { ifStruck } from './if-hit.ts'
import { isAttack, planOf } from './plan.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }
const { silent } = world.ruleset

const setUpOf = (what: string) => {
  const found = OTHER_ACTS.find(one => one.what === what)
  if (found === undefined) throw new Error(`there is no ${what}`)
  return found
}
const { fight } = setUpOf('a feint and a blow at once')
const struck = (hits: number) =>
  ifStruck(world, fight, { by: 0, target: 1, arm: 0, how: blowName, location: 'torso', hits })
const blowName = fight.roster[0]?.arms[0]?.blows[0]?.name ?? ''

describe('gurps.procedure.attack: what comes of hits that nothing stops', () => {
  test('is at least as bad as the whole attack, and worse the more there are', () => {
    const whole = forecast(world, fight, 'ada', 'strike:0:0:bob').odds
    const [one, two] = [struck(1), struck(2)]
    if (whole === null || one === null || two === null) throw new Error('it can be told')
    expect(one.struck.decimal).toBe(1)
    const hurt = (odds: typeof one) => odds.injury.chance(points => points > 0).decimal
    expect(hurt(one)).toBeGreaterThan(hurt(whole))
    expect(two.down.decimal).toBeGreaterThanOrEqual(one.down.decimal)
    const most = (odds: typeof one) => Math.max(...odds.injury.outcomes.map(({ value }) => value))
    expect(most(two)).toBeGreaterThan(most(one))
  })
  test('is nothing to be told of a blow that is not known', () => {
    expect(ifStruck(world, fight, { by: 0, target: 1, arm: 0, how: 'stare', location: 'torso', hits: 1 })).toBeNull()
  })
})

describe('gurps.defense.active-choice: what is barred', () => {
  test('is told with its rule beside what is open, to whoever may hear why', () => {
    const action = actionOf(fight, 'strike:0:0:bob')
    if (!isAttack(action)) throw new Error('it is an attack')
    const attempt = planOf(fight, 0, action, {}, silent).first(silent)
    const open = defensesOf(fight, attempt, 'torso', silent)
    const all = new DefenseOffer(fight, attempt, open, silent).choices
    const barred = all.filter(({ refused }) => refused !== undefined)
    const hows = new Set(open.map(({ how }) => how))
    expect(barred.map(({ key }) => key)).toEqual(
      (['dodge', 'parry', 'block'] as const).filter(how => !hows.has(how)).map(how => `no-${how}`),
    )
    expect(barred.length).toBeGreaterThan(0)
    for (const { refused } of barred) expect(refused?.rule).toMatch(/^gurps\./)
    expect(new DefenseOffer(fight, attempt, open).choices.length).toBe(all.length - barred.length)
  })
})
