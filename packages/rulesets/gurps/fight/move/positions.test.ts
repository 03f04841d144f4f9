/** Positions in a fight: what goes with a change of position, what each lets one do, and how far one gets. */
import { compose, type Scripted } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { POSITIONS, type Position } from '../../combat/basics/position-names.ts'
import { SOUND } from '../../condition/condition.ts'
import { choosable } from '../../ruleset/rules.ts'
import { judoAttempt } from '../attack/judo.ts'
import { blowAt, PLAINLY } from '../attempt/attempt.ts'
import { bot } from '../bot/bot.ts'
import { bodyOf } from '../enter/body.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { scripted, standingOf } from '../test/script.ts'
import { ActOffer } from '../turn/offer.ts'
import { moveNow, WhereOffer } from './destinations.ts'

const AS_PRINTED = { options: [], settings: {} }
const why = compose(choosable).silent
const PISTOL = arm('Pistol', { gun: gun(14, '2d', { ss: 3, acc: 2 }) })
const SWORD = arm('Sword', { parry: 7, blows: [blow('cut', 13, '1d', 'cutting')] })

/** Ann, as she is, and Bob so many yards away. */
function near(
  position: Position,
  arms = [SWORD],
  yards = 1,
  stands: Partial<Standing> = {},
  more: Partial<Fighter> = {},
) {
  const [ann, bob] = [somebody('ann', 0, arms, { dx: 13, ...more }), somebody('bob', 1, [SWORD], { dx: 8 })]
  return fightOf([
    [ann, standing(ann, 0, [], { position, ...stands })],
    [bob, standing(bob, yards)],
  ])
}

const played = (fight: Fight, answers: readonly Scripted[]) => scripted(choosable, AS_PRINTED, fight, answers)
const refusal = (fight: Fight, key: string, left: 'everything' | 'attacks' = 'everything') =>
  new ActOffer(fight, 0, left, why).find(key)?.refused?.rule

describe('gurps.combat.maneuver.change-position: in a fight', () => {
  test('gurps.combat.maneuver.change-position: an attack goes with it between the knees and the feet, and with no other', () => {
    for (const from of POSITIONS) {
      for (const to of POSITIONS) {
        if (from === to || to === 'crouching') continue
        const { asks, state } = played(near(from), [`change:${to}`])
        const attacks = state.turn === 0 && asks === 'maneuver'
        const free = from === 'crawling' && to === 'lying'
        const both = [from, to].toSorted().join()
        expect([from, to, attacks]).toEqual([from, to, both === 'kneeling,standing' || free])
      }
    }
  })

  test('gurps.combat.maneuver.change-position: whoever is down comes no farther than his knees, on his feet or ducked', () => {
    for (const from of ['lying', 'crawling'] as const) {
      for (const to of ['standing', 'crouching'] as const) {
        expect(standingOf(played(near(from), [`change:${to}`]), 'ann').position).toBe('kneeling')
      }
    }
  })

  test('gurps.combat.maneuver.change-position: a crawler who stops lies there, with his turn before him', () => {
    const down = played(near('crawling', [PISTOL], 5), ['change:lying'])
    expect([down.asks, standingOf(down, 'ann')]).toMatchObject(['maneuver', { position: 'lying', moved: 0 }])
    const crept = played(near('crawling', [PISTOL], 5), ['go', '1,0', 'change:lying', 'shoot:0:0:bob'])
    expect([crept.asks, standingOf(crept, 'ann').position]).toEqual(['rounds', 'lying'])
  })

  test('gurps.unarmed.judo-throw: goes with getting up, as any attack does', () => {
    const knelt = near('kneeling', [], 1, { judo_parried: 'bob' }, { judo: 13 })
    expect(played(knelt, ['change:standing', 'judo:bob']).asks).toBe('attack')
  })
})

describe('gurps.injury.crippling: with no leg to stand on', () => {
  const LAME = [
    { part: 'left leg', until: null },
    { part: 'right foot', until: null },
  ] as const
  const lamed = (
    position: Position,
    yards: number,
    more: Partial<Fighter> = {},
    crippled: Standing['crippled'] = LAME,
  ) => near(position, [SWORD], yards, { crippled }, more)

  test('gurps.injury.crippling: nobody gets up on two crippled legs, and on one he does', () => {
    for (const to of ['standing', 'crouching'] as const) {
      expect(refusal(lamed('kneeling', 1), `change:${to}`)).toBe('gurps.injury.crippling')
      expect(refusal(lamed('kneeling', 1, {}, LAME.slice(1)), `change:${to}`)).toBeUndefined()
    }
    expect(refusal(lamed('lying', 1), 'change:kneeling')).toBeUndefined()
  })

  test('gurps.injury.crippling: two on one side are one leg, and whoever has four stands on the others', () => {
    const oneSide = [
      { part: 'left leg', until: null },
      { part: 'left foot', until: null },
    ] as const
    expect(refusal(lamed('kneeling', 1, {}, oneSide), 'change:standing')).toBeUndefined()
    expect(refusal(lamed('kneeling', 1, { animal: true }), 'change:standing')).toBeUndefined()
  })

  test('gurps.combat.attack-modifiers: he strikes as the legless do', () => {
    const [cut] = SWORD.blows
    if (cut === undefined) throw new Error('a sword cuts')
    const effective = (crippled: Standing['crippled']): number =>
      blowAt(lamed('lying', 1, {}, crippled), { by: 0, target: 1, arm: 0 }, cut, PLAINLY, why).effective
    expect([effective([]), effective(LAME.slice(1)), effective(LAME)]).toEqual([9, 6, 3])
  })

  test('gurps.injury.crippling: comes to the next fight on the ground', () => {
    const fighter = somebody('ann', 0, [])
    const both = LAME.map(({ part }) => ({ part, until: 'healed', seconds_left: null, by: 'wounds' }) as const)
    expect(bodyOf(fighter, { ...SOUND, crippled: both }, []).position).toBe('lying')
    expect(bodyOf(fighter, { ...SOUND, crippled: both.slice(1) }, []).position).toBe('standing')
  })

  test('gurps.injury.crippling: the bot crawls to whoever it must reach, and lies down to strike', () => {
    const policy = bot(compose(choosable))
    const does = (fight: Fight): string => {
      const offer = new ActOffer(fight, 0, 'everything', why)
      const key = policy(offer, fight)
      expect(offer.find(key)?.refused).toBeUndefined()
      return key
    }
    expect(does(lamed('lying', 9))).toBe('change:crawling')
    expect(does(lamed('crawling', 9))).toBe('go')
    expect(does(lamed('crawling', 1))).toBe('change:lying')
    expect(does(lamed('lying', 1))).toMatch(/^(strike|all-out)/)
  })
})

describe('gurps.combat.positions: in a fight', () => {
  test('gurps.combat.positions: a throw by Judo suffers from the position as every attack does', () => {
    const at = (position: Position, stands: Partial<Standing> = {}) =>
      judoAttempt(near(position, [], 1, { judo_parried: 'bob', ...stands }, { judo: 13 }), 0, 1, why)
    expect(POSITIONS.map(position => at(position).effective)).toEqual([13, 11, 11, expect.any(Number), 11, 9])
    expect(POSITIONS.filter(position => !at(position).allowed)).toEqual(['crawling'])
    expect(at('standing', { shock: 2 }).effective).toBe(11)
    const crawls = near('crawling', [], 1, { judo_parried: 'bob' }, { judo: 13 })
    expect(refusal(crawls, 'judo:bob')).toBe('gurps.combat.positions')
  })

  test('gurps.combat.positions: whoever crawls attacks with nothing', () => {
    const crawls = near('crawling', [PISTOL, SWORD])
    for (const key of ['strike:1:0:bob', 'shoot:0:0:bob', 'all-out:plus-4:1:0:bob', 'strike:2:1:bob']) {
      expect([key, refusal(crawls, key)]).toEqual([key, 'gurps.combat.positions'])
    }
  })

  test('gurps.combat.maneuver.move: on the feet all of the Move, on the knees and all fours a third, else nothing', () => {
    const farthest = (position: Position): number => {
      const fight = near(position, [SWORD], 20, {}, { move: 6 })
      const { destinations } = new WhereOffer(fight, 0, moveNow(fight, 0, why), why)
      return Math.max(0, ...destinations.map(({ yards }) => yards))
    }
    expect(POSITIONS.map(farthest)).toEqual([6, 6, 2, 2, 0, 0])
  })
})
