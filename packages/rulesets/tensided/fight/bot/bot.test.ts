/** The bot: single choices in moments made by hand, and whole fights, against itself and against chance. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { ThrowOffer } from '../attack/throw-offer.ts'
import { DeclareOffer } from '../declare/declare.ts'
import type { Fight } from '../state/state.ts'
import { anything } from '../test/fuzz-fights.ts'
import { BLADES, between, GUNS, mirror, played } from '../test/mirror-fights.ts'
import { fightOf, type Person } from '../test/people.ts'
import { bot } from './bot.ts'

const ruleset = compose(choosable)
const policy = bot(ruleset)
const diceless = compose(choosable, { settings: { 'tensided.diceless': true } })

/** What whoever stands first declares, act by act, each held against what he may do. */
function declares(fight: Fight, rules = ruleset): readonly string[] {
  const by = rules === ruleset ? policy : bot(rules)
  const acts: string[] = []
  for (;;) {
    const offer = new DeclareOffer(fight, 0, acts, rules.silent)
    const key = by(offer, fight)
    expect(offer.find(key), key).toEqual({ key, label: expect.any(String), about: expect.any(Object) })
    if (key === 'enough') return acts
    acts.push(key)
    if (!new DeclareOffer(fight, 0, acts, rules.silent).choices.some(({ key: more }) => more !== 'enough')) return acts
  }
}

const skilled: NonNullable<Person['is']> = {
  hth: { level: 5, concentrations: ['knife', 'sword'] },
  ranged: { level: 5, concentrations: ['pistol', 'rifle', 'grenade'] },
  medic: 5,
}
const inHand = { where: 'main hand', rounds: 15, spare: 1 } as const
const pistol = { weapon: '9mm Pistol', kind: 'gun', held: inHand } as const
const ada = (more: Partial<Person> = {}): Person => ({ id: 'ada', side: 0, at: [0, 0], is: skilled, ...more })
const bram = (more: Partial<Person> = {}): Person => ({ id: 'bram', side: 1, at: [8, 0], is: skilled, ...more })

describe('tensided.proc.combat-round: what the bot declares', () => {
  test('it shoots with a loaded gun', () => {
    expect(declares(fightOf([ada({ brings: [pistol] }), bram()]))[0]).toBe('shoot:0')
  })
  test('it draws what it has, and drops what is of no use for it', () => {
    const stowed = { ...pistol, held: { rounds: 15 } }
    expect(declares(fightOf([ada({ brings: [stowed] }), bram()]))).toEqual(['draw:0'])
    const empty = { weapon: 'Hunting Rifle', kind: 'gun', hands: 2, held: { where: 'both hands' } } as const
    expect(declares(fightOf([ada({ brings: [stowed, empty] }), bram()]))).toEqual(['drop:1', 'draw:0'])
  })
  test('it loads what is empty and clears what is jammed', () => {
    expect(declares(fightOf([ada({ brings: [{ ...pistol, held: { ...inHand, rounds: 0 } }] }), bram()]))).toEqual([
      'reload:0',
    ])
    expect(declares(fightOf([ada({ brings: [{ ...pistol, held: { ...inHand, jammed: true } }] }), bram()]))).toEqual([
      'clear:0',
    ])
  })
  test('it declares no more shots than there are rounds for', () => {
    const better = { ...skilled, ranged: { level: 20, concentrations: ['pistol', 'rifle'] } }
    const shots = (rounds: number) =>
      declares(fightOf([ada({ is: better, brings: [{ ...pistol, held: { ...inHand, rounds } }] }), bram()])).length
    // Two a shot.
    expect([1, 2, 3, 4, 5, 15].map(shots)).toEqual([1, 1, 2, 2, 3, 3])
  })
  test('tensided.core.diceless: it makes no attack that cannot hit, nor two that are too hard together', () => {
    const shots = (level: number) => {
      const is = { ...skilled, ranged: { level, concentrations: ['pistol'] } }
      return declares(fightOf([ada({ is, brings: [pistol] }), bram()]), diceless).filter(act => act === 'shoot:0')
        .length
    }
    // Attribute 5 and the level against 15, two more for two shots and four for three.
    expect([9, 10, 11, 12, 13, 14].map(shots)).toEqual([0, 1, 1, 2, 2, 3])
  })
  test('whoever knows of nobody does nothing', () => {
    const fight = fightOf([ada({ brings: [pistol], stands: { unaware: ['bram'] } }), bram()])
    expect(declares(fight)).toEqual(['nothing'])
  })
  test('it aims where a snap shot would find nobody', () => {
    const far = bram({ at: [45, 0] })
    expect(declares(fightOf([ada({ brings: [pistol] }), far]))).toEqual(['aim:0'])
  })
  test('it takes cover from those who shoot better', () => {
    const rifle = { weapon: 'Assault Rifle', kind: 'gun', hands: 2, held: { ...inHand, where: 'both hands' } } as const
    const marksmen = ['b', 'c', 'd'].map((id, row) =>
      bram({ id, at: [20, row], brings: [rifle], stands: { aim: { arm: 0, target: 'ada', extra: 2 } } }),
    )
    const weak = ada({ brings: [pistol], is: {} })
    expect(declares(fightOf([weak, ...marksmen], { clutter: 'heavy' }))).toEqual(['cover'])
    expect(declares(fightOf([weak, ...marksmen]))[0]).not.toBe('cover')
  })
  test('with a blade it closes in, and strikes whoever is near', () => {
    const sword = { weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } } as const
    expect(declares(fightOf([ada({ brings: [sword] }), bram({ at: [30, 0] })]))[0]).toMatch(/^move:/)
    const charge = declares(fightOf([ada({ brings: [sword] }), bram({ at: [4, 0] })]))
    expect([charge[0]?.startsWith('move:'), charge[1]]).toEqual([true, 'strike:0'])
    expect(declares(fightOf([ada({ brings: [sword] }), bram({ at: [1, 0] })]))[0]).toBe('strike:0')
  })
  test('with little to strike with, it blocks', () => {
    const sword = { weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } } as const
    const switchblade = { weapon: 'Switchblade', kind: 'melee', held: { where: 'main hand' } } as const
    const worn = [{ armor: 'Heavy combat armor', without: [], spectra: false }]
    const knight = bram({ at: [1, 0], brings: [sword], is: { ...skilled, worn } })
    const nimble = ada({ brings: [switchblade], stats: { athleticism: 8 } })
    expect(declares(fightOf([nimble, knight])).some(act => act.startsWith('block'))).toBe(true)
  })
  test('whoever is held breaks free', () => {
    const holds = [{ by: 'bram', on: 'ada', kind: 'pin', until: null }] as const
    expect(declares(fightOf([ada(), bram({ at: [1, 0] })], { holds }))).toEqual(['grapple'])
  })
  test('no grenade falls among friends', () => {
    const grenade = { weapon: 'Grenade', kind: 'grenade', held: { where: 'main hand' } } as const
    const thrower = ada({ brings: [grenade] })
    const friend = ada({ id: 'friend', at: [17, 1] })
    const crowd = ['b', 'c', 'd'].map((id, row) => bram({ id, at: [18, row] }))
    expect(declares(fightOf([thrower, ...crowd]))).toEqual(['throw:0'])
    const among = fightOf([thrower, friend, ...crowd])
    expect(declares(among)).not.toContain('throw:0')
    expect(policy(new ThrowOffer(among, 0, 0, ruleset.silent), among)).toBe('lapse')
  })
  test('where no foe is left, it looks after its own', () => {
    const wound = {
      type: 'cutting',
      first_rate: 4,
      rate: 4,
      rounds: 0,
      internal: false,
      since: 0,
      cmos: 0,
      next_try: 0,
    } as const
    const friend = ada({ id: 'friend', at: [1, 0], stands: { status: 'wounded', wounds: [wound] } })
    expect(declares(fightOf([ada(), friend, bram({ at: [60, 0], stands: { status: 'dead' } })]))).toEqual(['treat'])
  })
  test('whoever is as good as dead gives up', () => {
    const fallen = ada({ stands: { status: 'incapacitated' } })
    expect(declares(fightOf([fallen, bram(), bram({ id: 'more', at: [9, 0] })]))).toEqual(['surrender'])
  })
})

const SET_UPS: { readonly [name: string]: Fight } = {
  'guns among clutter': mirror(GUNS, 25, { clutter: 'medium' }),
  'guns in the open': mirror(GUNS, 20),
  blades: mirror(BLADES, 10),
}

describe('tensided.proc.combat-round: fights by the bot', () => {
  for (const [name, start] of Object.entries(SET_UPS)) {
    test(`${name}: it beats a player who does anything`, () => {
      const first = played(ruleset, between(policy, anything(name)), start, 5, `random ${name}`)
      const second = played(ruleset, between(anything(name), policy), start, 5, `random ${name}`)
      expect(first.wins[0] + second.wins[1], `${first.wins} ${second.wins}`).toBeGreaterThanOrEqual(9)
    })
  }
  test('against itself it wins as often as it loses', () => {
    const fights = 40
    const { wins, neither } = played(ruleset, policy, mirror(BLADES, 10), fights, 'even')
    const decided = fights - neither
    // Four standard errors of a fair coin.
    expect(Math.abs(wins[0] - decided / 2), `${wins}`).toBeLessThanOrEqual(2 * Math.sqrt(decided))
    expect(neither).toBeLessThan(fights / 5)
  })
})
