/** Single choices of the bot, each in a moment made by hand. */
import { compose, type Json, json } from '@umpire/engine'
import { drawnMap, hexDistance, hexes } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { choosable } from '../../ruleset/rules.ts'
import { blowAt, PLAINLY } from '../attempt/attempt.ts'
import { DefenseOffer, defensesOf } from '../defense/defend.ts'
import { hexAt } from '../ground/ground.ts'
import { sightOver } from '../ground/sight.ts'
import { moveNow, WhereOffer } from '../move/destinations.ts'
import type { Arm, Blow, Fighter } from '../state/fighter.ts'
import type { Held, Standing } from '../state/standing.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { ActOffer } from '../turn/offer.ts'
import { bot } from './bot.ts'
import { Moment } from './moment.ts'
import { edgeDistance } from './morale.ts'
import { BotOdds } from './worth-odds.ts'

const ruleset = compose(choosable)
const why = ruleset.silent
const policy = bot(ruleset)

/** What whoever stands first does, held against what he may do. */
function does(fight: Fight, left: ActOffer['left'] = 'everything'): string {
  const offer = new ActOffer(fight, 0, left, why)
  const key = policy(offer, fight)
  expect(offer.find(key), key).toEqual({ key, label: expect.any(String), about: expect.any(Object) })
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
const guard = arm('Guard', { parry: 11, blows: [blow('cut', 13, '2d', 'cutting')] })
const flies = (damage: string, type: Blow['type'], fragments: string | null): Arm['thrown'] => ({
  skill: 13,
  damage: readDiceAdds(damage, 'damage'),
  fragments: fragments === null ? null : readDiceAdds(fragments, 'fragments'),
  type,
  ss: 11,
  acc: 0,
  half_damage: null,
  max_range: 25,
  shot: false,
})
const grenade = arm('Grenade', { thrown: flies('4d', 'explosive', '2d') })
const knife = arm('Knife', {
  parry: 5,
  weight_lb: 1,
  blows: [blow('thrust', 12, '1d', 'impaling')],
  thrown: flies('1d', 'impaling', null),
})
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

/** On the ground already, so that nothing is to be done about that. */
const LIES = { position: 'lying' } as const
const NONE = { punch: null, kick: null, thrust: null, swing: null }
const NO_BARE_PARRY = { bare_parries: NONE, one_hand_parries: NONE }

const me = (...arms: readonly Arm[]): Fighter => somebody('me', 0, arms)
const foe = (...arms: readonly Arm[]): Fighter => somebody('foe', 1, arms)

describe('gurps.combat.maneuver.aim: the bot', () => {
  test('aims where a snap shot would fail, and shoots then', () => {
    expect(does(fightOf([at(me(rifle), [0, 0], [], LIES), at(foe(rifle), [30, 0])]))).toBe('aim:0:foe')
    const aim = { target: 'foe', arm: 0, turns: 1, braced: true }
    expect(does(fightOf([at(me(rifle), [0, 0], [], { ...LIES, aim }), at(foe(rifle), [30, 0])]))).toBe('shoot:0:0:foe')
  })
  test('goes nearer where no aim makes a shot worth taking, rather than aim for nothing', () => {
    const poor = arm('Rifle', {
      hands: 2,
      gun: gun(6, '7d', { ss: 14, acc: 6, rates: [{ shots: 1, automatic: false }] }),
    })
    expect(does(fightOf([at(me(poor), [0, 0]), at(foe(pistol), [30, 0], [], LIES)]))).toBe('go')
    expect(does(fightOf([at(me(poor), [0, 0]), at(foe(pistol), [6, 0], [], LIES)]))).toBe('aim:0:foe')
  })
  test('does not aim while somebody could strike it', () => {
    expect(does(fightOf([at(me(rifle), [0, 0]), at(foe(sword), [2, 0])]))).toBe('shoot:0:0:foe')
  })
  test('aims at somebody else than a friend does', () => {
    const friend = somebody('friend', 0, [rifle])
    const aim = { target: 'foe', arm: 0, turns: 1, braced: false }
    const other = somebody('other', 1, [rifle])
    const all = [at(friend, [0, 2], [], { aim }), at(foe(rifle), [30, 0]), at(other, [30, 2])]
    expect(does(fightOf([at(me(rifle), [0, 0], [], LIES), ...all]))).toBe('aim:0:other')
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
      expect(sightOver(fight, hexAt(fight, shooter), hexAt(fight, 0)).cover).toBe('none')
      expect(sightOver(fight, hexAt(fight, shooter), to).cover).toBe('firing-from-trench')
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
    expect(does(fightOf([at(me(spear), [0, 0]), at(foe(sword), [2, 0])]))).toMatch(/^(strike|all-out:[a-z-]+):0:0:foe$/)
    const short = [at(me(sword), [0, 0]), at(foe(sword), [2, 0])]
    expect(goesTo(fightOf(short))).toEqual({ q: 1, r: 0 })
    const beside = fightOf([at(me(sword), [1, 0], [], { moved: 1 }), at(foe(sword), [2, 0])])
    expect(does(beside)).toMatch(/^(strike|all-out:[a-z-]+):0:0:foe$/)
  })
  test('goes around what is in the way', () => {
    const rows = FIELD.map((row, r) => (r > 0 ? `${row.slice(0, 12)}#${row.slice(13)}` : row))
    // It has waited for him already.
    const impatient = { maneuver: 'all-out-defense' }
    let fight = fightOf([at(me(sword), [5, 4], [], impatient), at(foe(sword), [16, 4])], { map: mapped(rows) })
    for (let turn = 0; turn < 8; turn++) {
      const [mine, other] = [standingAt(fight, 0), standingAt(fight, 1)]
      if (hexDistance(hexAt(fight, 0), hexAt(fight, 1)) === 1) break
      fight = { ...fight, standing: [{ ...mine, ...goesTo(fight) }, other] }
    }
    expect(hexDistance(hexAt(fight, 0), hexAt(fight, 1))).toBe(1)
  })
  test('goes all out at whoever is stunned and alone', () => {
    const stun = { kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } as const
    expect(does(fightOf([at(me(sword), [0, 0]), at(foe(sword), [1, 0], [], { stun })]))).toMatch(
      /^all-out:[a-z-]+:0:0:foe$/,
    )
  })
  test('strikes twice at whoever parries badly, and plainly at whoever strikes back harder', () => {
    expect(does(fightOf([at(me(sword), [0, 0]), at(foe(sword), [1, 0])]))).toBe('all-out:two-attacks:0:0:foe')
    const guarded = somebody('me', 0, [arm('Rapier', { parry: 13, blows: [blow('thrust', 11, '1d-1', 'impaling')] })])
    const strong = somebody('foe', 1, [arm('Axe', { parry: 12, blows: [blow('cut', 14, '3d', 'cutting')] })])
    expect(does(fightOf([at(guarded, [0, 0]), at(strong, [1, 0])]))).toBe('strike:0:0:foe')
  })
  test('lets a foe come who must come, once, rather than walk into his blow', () => {
    const apart = (maneuver: string) => fightOf([at(me(sword), [0, 0], [], { maneuver }), at(foe(sword), [4, 0])])
    expect(does(apart('move'))).toBe('defend')
    expect(does(apart('all-out-defense'))).toBe('go')
  })
  test('only defends while pain spoils its blows', () => {
    const nimble = somebody('me', 0, [guard], { dodge: 9 })
    const hurt = (shock: number) => fightOf([at(nimble, [0, 0], [], { shock, hp: 6 }), at(foe(guard), [1, 0])])
    expect(does(hurt(8))).toBe('defend')
    expect(does(hurt(0))).not.toBe('defend')
  })
  test('draws a blade rather than use its fists, and lets go of a grenade for it', () => {
    const armed = me(grenade, sword)
    expect(does(fightOf([at(me(sword), [0, 0], ['Sword']), at(foe(sword), [1, 0])]))).toBe('ready:0')
    const fight = fightOf([at(armed, [0, 0], ['Sword']), at(foe(knife), [1, 0])])
    expect(does(fight)).toBe('ready:1')
    const both = me(grenade, arm('Shield', { block: 8, shield_pd: 2 }), sword)
    expect(does(fightOf([at(both, [0, 0], ['Sword']), at(foe(knife), [1, 0])]))).toBe('drop:0')
  })
})

describe('gurps.ranged.grenade: the bot', () => {
  const thrower = (...others: readonly (readonly [Fighter, Standing])[]) =>
    fightOf([at(me(grenade, pistol), [0, 0], ['Pistol']), ...others])
  test('throws it among foes far away', () => {
    const all = [at(foe(rifle), [20, 0]), at(somebody('other', 1, [rifle]), [21, 0])]
    expect(does(thrower(...all))).toMatch(/^throw:0:(foe|other)$/)
  })
  test('not where friends are, nor at its own feet', () => {
    const friends = [1, 2].map(nth => at(somebody(`friend${nth}`, 0, [sword]), [20, nth]))
    expect(does(thrower(at(foe(sword), [20, 0]), ...friends))).not.toMatch(/^throw/)
    expect(does(thrower(at(foe(sword), [1, 0])))).not.toMatch(/^throw/)
  })
})

describe('gurps.ranged.thrown: the bot', () => {
  test('keeps its only knife, and throws the first of two', () => {
    const apart = (...arms: readonly Arm[]) => fightOf([at(me(...arms), [0, 0], ['Sword']), at(foe(sword), [5, 0])])
    expect(does(apart(knife))).not.toMatch(/^throw/)
    expect(does(apart(knife, { ...sword, parry: 9 }))).toBe('throw:0:foe')
  })
})

describe('gurps.defense.active-choice: the bot', () => {
  /** What he does about a blow. */
  const defends = (mine: Fighter, more: Partial<Standing>): string => {
    const fight = fightOf([at(mine, [0, 0], [], more), at(foe(sword), [1, 0])])
    const [struck] = sword.blows
    if (struck === undefined) throw new Error('a sword cuts')
    const attempt = blowAt(fight, { by: 1, target: 0, arm: 0 }, struck, PLAINLY, why)
    return policy(new DefenseOffer(fight, attempt, defensesOf(fight, attempt, 'torso', why)), fight)
  }
  const armed = somebody('me', 0, [{ ...rifle, parry: 7 }], { dodge: 3, ...NO_BARE_PARRY })
  test('parries at 7 with an empty rifle rather than dodge at 3', () => {
    expect(defends(armed, withFirst(armed, { rounds: 0, spare: 0 }))).toBe('parry:0')
  })
  test('but does not risk a loaded one for as little', () => {
    const nimble = { ...armed, dodge: 7 }
    expect(defends(nimble, {})).toBe('dodge')
    expect(defends({ ...nimble, arms: [{ ...rifle, parry: 8 }] }, withFirst(nimble, { rounds: 0, spare: 0 }))).toBe(
      'parry:0',
    )
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
  test('goes down before it shoots from afar, and not where it has nothing to do', () => {
    expect(does(fightOf([at(me(rifle), [0, 0]), at(foe(rifle), [30, 0])]))).toBe('change:lying')
    const walled = mapped(FIELD.map(row => `${row.slice(0, 12)}#${row.slice(13)}`))
    expect(does(fightOf([at(me(rifle), [2, 4]), at(foe(rifle), [30, 4])], { map: walled }))).not.toMatch(/^change/)
  })
  test('stays on the ground for a turn when nobody is in sight', () => {
    const rows = FIELD.map((row, r) => (r === 0 ? row : `${row.slice(0, 12)}#${row.slice(13)}`))
    const lies = (maneuver: string) =>
      fightOf(
        [
          at(me(rifle), [2, 4], [], { ...LIES, maneuver }),
          at(foe(rifle), [30, 4]),
          at(somebody('friend', 0, [rifle]), [2, 6], [], LIES),
        ],
        { map: mapped(rows) },
      )
    expect(does(lies('attack'))).toBe('defend')
    expect(does(lies('all-out-defense'))).toBe('change:kneeling')
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
      edgeDistance(new Moment(fight, 0, new BotOdds(why)), to)
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
