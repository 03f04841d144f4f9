/** Single choices of the bot where the screen's options offer more than plain attacks. */
import { seeded } from '@umpire/dice'
import { compose, type Policy, simulator, startPlay, throwing } from '@umpire/engine'
import { bot, type Fight, fight, fightPlay } from '@umpire/gurps/fight'
import { arm, blow, fightOf, ground, gun, somebody, standing } from '@umpire/gurps/fixtures'
import { choosable } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../option/index.ts'

const all = { ...choosable, options: [...choosable.options, ...screenOptions] }

/** What the one called "me" answers in the first second, question by question. */
function does(start: Fight, ...options: readonly string[]): readonly string[] {
  const ruleset = compose(all, { options, settings: {} })
  const policy = bot(ruleset)
  const answers: string[] = []
  const listening: Policy<Fight> = (offer, state) => {
    const key = policy(offer, state)
    if (offer.who === 'me') answers.push(key)
    return key
  }
  simulator({ ...fightPlay, ruleset }, listening).run(fight, { seconds: 1 }, start, seeded('choices'))
  return answers
}

/** Quicker than the others, so that he acts first. */
const QUICK = { basic_speed: 9 }
const rifle = (skill: number) =>
  arm('Rifle', { hands: 2, gun: gun(skill, '5d', { ss: 12, acc: 8, rates: [{ shots: 1, automatic: false }] }) })
const rapier = (skill: number, parry: number) =>
  arm('Rapier', { parry, fencing: true, blows: [blow('thrust', skill, '1d+1', 'impaling', { reach: [1] })] })
const FIELD = ground(...Array.from({ length: 9 }, () => '. '.repeat(30)))

describe('screen.option.hit-locations: the bot', () => {
  const vest = { name: 'vest', covers: ['body'], pd: 2, dr: 20 } as const
  const at = (armor: readonly (typeof vest)[]): Fight => {
    const me = somebody('me', 0, [rifle(18)], QUICK)
    const foe = somebody('foe', 1, [rifle(12)], { armor: [...armor] })
    const aim = { target: 'foe', arm: 0, turns: 3, braced: true }
    return fightOf([
      [me, standing(me, 0, [], { aim, position: 'lying' })],
      [foe, standing(foe, 10)],
    ])
  }
  test('shoots at what no armour covers', () => {
    const [shot, part] = does(at([vest]), 'hit-locations')
    expect(shot).toBe('shoot:0:0:foe')
    expect(['head', 'brain', 'neck', 'near-arm', 'near-leg']).toContain(part)
  })
  test('and at the body where the others are not worth the penalty', () => {
    const me = somebody('me', 0, [arm('Club', { blows: [blow('swing', 11, '2d', 'crushing')] })], QUICK)
    const foe = somebody('foe', 1, [])
    const stun = { kind: 'physical', turns: 5, roll: 'HT', modifier: 0 } as const
    const fists = fightOf([
      [me, standing(me, 0)],
      [foe, standing(foe, 1, [], { stun, hp: 4 })],
    ])
    expect(does(fists, 'hit-locations')[1]).toBe('anywhere')
  })
})

describe('screen.maneuver.feint: the bot', () => {
  const facing = (skill: number, parry: number, apart: number, maneuver = 'move'): Fight => {
    const me = somebody('me', 0, [rapier(skill, 13)], QUICK)
    const foe = somebody('foe', 1, [rapier(12, parry)])
    return fightOf(
      [
        [me, standing(me, 5, [], { r: 4, maneuver })],
        [foe, standing(foe, 5 + apart, [], { r: 4 })],
      ],
      { map: FIELD },
    )
  }
  test('feints at whoever is worse and parries everything, not at whoever parries nothing', () => {
    expect(does(facing(18, 14, 1), 'tactical', 'positions')[0]).toMatch(/^(feint|all-out:feint-and-attack):0:0:foe$/)
    expect(does(facing(18, 5, 1), 'tactical', 'positions')[0]).toMatch(/^(strike|all-out:[a-z0-9-]+):0:0:foe$/)
  })
  test('screen.maneuver.wait: waits for who must come, and goes when he does not', () => {
    expect(does(facing(14, 10, 4), 'tactical', 'positions')[0]).toBe('wait')
    expect(does(facing(14, 10, 4, 'step-and-wait'), 'tactical', 'positions')[0]).toBe('go')
  })
})

describe('screen.ranged.modifiers: the bot', () => {
  test('keeps its gun on the only gap where a foe must come', () => {
    const rows = Array.from({ length: 9 }, (_, r) => `${'. '.repeat(8)}${r === 4 ? '. ' : '# '}${'. '.repeat(12)}`)
    const me = somebody('me', 0, [rifle(17)], QUICK)
    const foe = somebody('foe', 1, [arm('Sword', { blows: [blow('cut', 12, '1d', 'cutting')] })])
    const start = fightOf(
      [
        [me, standing(me, 0, [], { r: 4 })],
        [foe, standing(foe, 11, [], { r: 0 })],
      ],
      { map: ground(...rows) },
    )
    expect(does(start, 'ranged-detail')[0]).toMatch(/^watch:0:/)
    expect(does(start)[0]).not.toMatch(/^watch/)
  })

  test('watches where he does come, from wherever behind the wall', () => {
    const rows = Array.from({ length: 9 }, (_, r) => `${'. '.repeat(8)}${r === 4 ? '. ' : '# '}${'. '.repeat(12)}`)
    const me = somebody('me', 0, [rifle(17)], QUICK)
    const foe = somebody('foe', 1, [arm('Sword', { blows: [blow('cut', 12, '1d', 'cutting')] })])
    const ruleset = compose(all, { options: ['ranged-detail'], settings: {} })
    for (const [q, r] of [
      [11, 0],
      [10, 1],
      [9, 2],
      [9, 6],
    ] as const) {
      const people = [
        [me, standing(me, 0, [], { r: 4 })],
        [foe, standing(foe, q, [], { r })],
      ] as const
      const start = fightOf(people, { map: ground(...rows) })
      const dice = throwing(seeded('gap'))
      const play = startPlay({ ...fightPlay, ruleset }, fight, { seconds: 2 }, start, dice, [], bot(ruleset))
      const first = play.entries.map(({ fact }) => fact).find(fact => fact?.type === 'attacked')
      const before = play.entries.findIndex(({ fact }) => fact === first)
      const turns = play.entries.slice(0, before).filter(({ fact }) => fact?.type === 'turnEnded')
      // In the turn of the one who comes.
      expect([q, r, first?.values['who'], turns.length % 2]).toEqual([q, r, 'me', 1])
    }
  })
})
