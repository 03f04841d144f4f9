/** Single choices of the bot, each in a moment made by hand. */
import { compose, type Json, json } from '@umpire/engine'
import { drawnMap, hexDistance, hexes } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { choosable } from '../rules.ts'
import { ActOffer } from './act-offer.ts'
import { bot } from './bot.ts'
import { Moment } from './bot-moment.ts'
import { edgeDistance } from './bot-morale.ts'
import { coverFrom } from './bot-sight.ts'
import { arm, blow, fightOf, gun, somebody, standing } from './fight-fixture.ts'
import type { Arm, Fighter } from './fighter.ts'
import { moveNow, WhereOffer } from './going.ts'
import { hexAt } from './ground.ts'
import type { Held, Standing } from './standing.ts'
import { type Fight, standingAt } from './state.ts'
import { Odds } from './worth-odds.ts'

const ruleset = compose(choosable)
const why = ruleset.silent
const policy = bot(ruleset)

/** What whoever stands first does, held against what he may do. */
function does(fight: Fight, left: ActOffer['left'] = 'everything'): string {
  const offer = new ActOffer(fight, 0, left, why)
  const key = policy(offer, fight)
  expect(offer.find(key), key).toEqual({ key, label: expect.any(String) })
  return key
}

/** Where he goes, once he has chosen to go. */
function goesTo(fight: Fight): { readonly q: number; readonly r: number } {
  expect(does(fight)).toBe('go')
  const offer = new WhereOffer(fight, 0, moveNow(fight, 0, why), why)
  const to = offer.destination(policy(offer, fight))
  if (to === undefined) throw new Error('he goes nowhere')
  return { q: to.q, r: to.r }
}

const rifle = arm('Rifle', {
  hands: 2,
  gun: gun(13, '7d', { ss: 14, acc: 10, rates: [{ shots: 1, automatic: false }] }),
})
const pistol = arm('Pistol', { gun: gun(12, '2d+2', { ss: 10, acc: 3, shots: 7, rcl: -2 }) })
const gunner = (automatic: boolean, shots: number): Arm =>
  arm('Gun', {
    hands: 2,
    gun: gun(15, '3d-1', {
      ss: 11,
      acc: 6,
      shots: 32,
      rates: [
        { shots: 1, automatic: false },
        { shots, automatic },
      ],
    }),
  })
const sword = arm('Sword', { parry: 7, blows: [blow('cut', 14, '2d', 'cutting')] })
const spear = arm('Spear', { hands: 2, parry: 7, blows: [blow('thrust', 14, '1d+3', 'impaling', { reach: [1, 2] })] })

type Place = readonly [q: number, r: number]

const at = (one: Fighter, [q, r]: Place, stowed: readonly string[] = [], more: Partial<Standing> = {}) =>
  [one, standing(one, q, stowed, { r, ...more })] as const

/** With the first of his things changed. */
const withFirst = (fighter: Fighter, more: Partial<Held>): Partial<Standing> => ({
  arms: standing(fighter, 0).arms.map((held, place) => (place === 0 ? { ...held, ...more } : held)),
})

const mapped = (rows: readonly string[]): Json => json().read(drawnMap(hexes, rows).map.toData(), 'map')
const FIELD = Array.from({ length: 9 }, () => '.'.repeat(40))

const me = (...arms: readonly Arm[]): Fighter => somebody('me', 0, arms)
const foe = (...arms: readonly Arm[]): Fighter => somebody('foe', 1, arms)

describe('gurps.combat.maneuver.aim: the bot', () => {
  test('aims where a snap shot would fail, and shoots then', () => {
    expect(does(fightOf([at(me(rifle), [0, 0]), at(foe(rifle), [30, 0])]))).toBe('aim:0:foe')
    const aim = { target: 'foe', arm: 0, turns: 1, braced: false }
    expect(does(fightOf([at(me(rifle), [0, 0], [], { aim }), at(foe(rifle), [30, 0])]))).toBe('shoot:0:0:foe')
  })
  test('does not aim while somebody could strike it', () => {
    expect(does(fightOf([at(me(rifle), [0, 0]), at(foe(sword), [2, 0])]))).toBe('shoot:0:0:foe')
  })
  test('aims at somebody else than a friend does', () => {
    const friend = somebody('friend', 0, [rifle])
    const aim = { target: 'foe', arm: 0, turns: 1, braced: false }
    const other = somebody('other', 1, [rifle])
    const all = [at(friend, [0, 2], [], { aim }), at(foe(rifle), [30, 0]), at(other, [30, 2])]
    expect(does(fightOf([at(me(rifle), [0, 0]), ...all]))).toBe('aim:0:other')
  })
})

describe('gurps.ranged.situational: the bot', () => {
  test('goes to cover that is near, to load there', () => {
    const rows = FIELD.map((row, r) => (r === 4 ? `${row.slice(0, 6)}=${row.slice(7)}` : row))
    const mine = me(rifle)
    const empty = withFirst(mine, { rounds: 0 })
    const fight = fightOf(
      [at(mine, [3, 3], [], empty), at(foe(rifle), [30, 3]), at(somebody('other', 1, [rifle]), [30, 2])],
      { map: mapped(rows) },
    )
    const to = goesTo(fight)
    for (const shooter of [1, 2]) {
      expect(coverFrom(fight, hexAt(fight, shooter), hexAt(fight, 0))).toBe(0)
      expect(coverFrom(fight, hexAt(fight, shooter), to)).toBeGreaterThan(2)
    }
    const there = { ...fight, standing: fight.standing.with(0, { ...standingAt(fight, 0), ...to }) }
    expect(does(there)).not.toBe('go')
  })
  test('does not shoot through a friend', () => {
    const friend = somebody('friend', 0, [rifle])
    const aim = { target: 'foe', arm: 0, turns: 1, braced: false }
    const behind = (r: number) =>
      fightOf([at(me(rifle), [2, 4], [], { aim }), at(foe(sword), [20, 4]), at(friend, [6, r])], { map: mapped(FIELD) })
    expect(does(behind(4))).not.toMatch(/^(shoot|aim)/)
    expect(does(behind(6))).toBe('shoot:0:0:foe')
  })
})

describe('gurps.combat.maneuver.reload: the bot', () => {
  const mine = me(rifle, pistol)
  const empty = withFirst(mine, { rounds: 0 })
  test('loads an empty gun while nobody is near', () => {
    expect(
      does(fightOf([at(me(rifle), [0, 0], [], withFirst(me(rifle), { rounds: 0 })), at(foe(sword), [30, 0])])),
    ).toBe('reload:0')
  })
  test('lets it go for another weapon when somebody is', () => {
    const arms = standing(mine, 0, ['Pistol']).arms.map((held, place) => (place === 0 ? { ...held, rounds: 0 } : held))
    const near = fightOf([at(mine, [0, 0], [], { ...empty, arms }), at(foe(sword), [2, 0])])
    expect(does(near)).toBe('drop:0')
    const dropped = arms.map((held, place) => (place === 0 ? { ...held, where: 'dropped' as const } : held))
    expect(does(fightOf([at(mine, [0, 0], [], { arms: dropped }), at(foe(sword), [2, 0])]))).toBe('ready:1')
  })
  test('clears a jam while nobody is near', () => {
    const jam = withFirst(me(rifle), { jam_turns: 3 })
    expect(does(fightOf([at(me(rifle), [0, 0], [], jam), at(foe(sword), [30, 0])]))).toBe('clear:0')
  })
})

describe('gurps.auto.hits: the bot', () => {
  test('fires a burst where it pays: near, and all it has of it', () => {
    const fight = fightOf([at(me(gunner(true, 9)), [0, 0]), at(foe(sword), [4, 0])])
    expect(does(fight)).toBe('shoot:0:1:foe')
    const choices = Array.from({ length: 9 }, (_, index) => ({ key: `${index + 1}`, label: '' }))
    expect(policy({ who: 'me', question: 'rounds', choices }, fight)).toBe('8')
  })
})

describe('gurps.combat.maneuver.attack: the bot', () => {
  test('strikes as far as its weapon reaches, and steps in with a shorter one', () => {
    expect(does(fightOf([at(me(spear), [0, 0]), at(foe(sword), [2, 0])]))).toBe('strike:0:0:foe')
    const short = [at(me(sword), [0, 0]), at(foe(sword), [2, 0])]
    expect(goesTo(fightOf(short))).toEqual({ q: 1, r: 0 })
    expect(does(fightOf([at(me(sword), [1, 0], [], { moved: 1 }), at(foe(sword), [2, 0])]))).toBe('strike:0:0:foe')
  })
  test('goes around what is in the way', () => {
    const rows = FIELD.map((row, r) => (r > 0 ? `${row.slice(0, 12)}#${row.slice(13)}` : row))
    let fight = fightOf([at(me(sword), [5, 4]), at(foe(sword), [16, 4])], { map: mapped(rows) })
    for (let turn = 0; turn < 8; turn++) {
      const [mine, other] = [standingAt(fight, 0), standingAt(fight, 1)]
      if (hexDistance(hexAt(fight, 0), hexAt(fight, 1)) === 1) break
      fight = { ...fight, standing: [{ ...mine, ...goesTo(fight) }, other] }
    }
    expect(hexDistance(hexAt(fight, 0), hexAt(fight, 1))).toBe(1)
  })
  test('goes all out at whoever is stunned and alone', () => {
    const stun = { kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } as const
    expect(does(fightOf([at(me(sword), [0, 0]), at(foe(sword), [1, 0], [], { stun })]))).toBe('all-out:plus-4:0:0:foe')
  })
})

describe('gurps.combat.maneuver.change-position: the bot', () => {
  test('gets up to strike', () => {
    const lies = (position: Standing['position']) =>
      fightOf([at(me(sword), [0, 0], [], { position }), at(foe(sword), [6, 0])])
    expect(does(lies('lying'))).toBe('change:kneeling')
    expect(does(lies('kneeling'))).toBe('change:standing')
    expect(does(lies('sitting'))).toBe('change:standing')
  })
  test('stays down with a gun, far away', () => {
    const fight = fightOf([at(me(rifle), [0, 0], [], { position: 'lying' }), at(foe(rifle), [30, 0])])
    expect(does(fight)).toBe('aim:0:foe')
  })
})

describe('gurps.procedure.combat: the bot', () => {
  const hurt = { hp: 1 }
  test('gives up when it is badly hurt and somebody is near', () => {
    expect(does(fightOf([at(me(rifle), [0, 0], [], hurt), at(foe(sword), [3, 0])]))).toBe('surrender')
    expect(does(fightOf([at(me(rifle), [0, 0]), at(foe(sword), [3, 0])]))).not.toBe('surrender')
  })
  test('but never to a beast', () => {
    const wolf = somebody('foe', 1, [], { animal: true })
    expect(does(fightOf([at(me(rifle), [0, 0], [], hurt), at(wolf, [3, 0])]))).toBe('go')
  })
  test('runs from a foe far away: to the edge of a map, or until nobody follows', () => {
    const onMap = (q: number) =>
      fightOf([at(me(rifle), [q, 4], [], hurt), at(foe(rifle), [26, 4])], { map: mapped(FIELD) })
    const edge = (fight: Fight, to: { readonly q: number; readonly r: number }): number =>
      edgeDistance(new Moment(fight, 0, new Odds(why)), to)
    const fight = onMap(4)
    expect(edge(fight, goesTo(fight))).toBeLessThan(edge(fight, hexAt(fight, 0)))
    expect(does(onMap(-2))).toBe('flee')
    const open = fightOf([at(me(rifle), [0, 0], [], hurt), at(foe(rifle), [30, 0])])
    expect(hexDistance(goesTo(open), { q: 30, r: 0 })).toBeGreaterThan(30)
    expect(does(fightOf([at(me(rifle), [0, 0], [], hurt), at(foe(rifle), [60, 0])]))).toBe('flee')
  })
  test('gives up when hopelessly outnumbered', () => {
    const others = Array.from({ length: 6 }, (_, nth) => at(somebody(`foe${nth}`, 1, [sword]), [5, nth]))
    expect(does(fightOf([at(me(sword), [0, 0]), ...others]))).toBe('surrender')
  })
})
