/** Every row of the tables for critical misses with weapons, in a fight: what is left of whoever missed, and of the weapon. */
import type { Scripted } from '@umpire/engine'
import { arm, lastOf, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { CLUB, type Duel, GRENADE, HATCHET, PISTOL, played, rowsOf, SPEAR, SWORD, tried } from '../test/rows-fixture.ts'
import { FIREARM_TABLE, MISS_TABLE } from './miss-rows.ts'

interface Line {
  readonly row: number
  readonly says: string
  readonly answers: readonly Scripted[]
  readonly ada: object
  readonly duel: Duel
}

const line = (row: number, says: string, answers: readonly Scripted[], ada: object, duel: Duel): Line => ({
  row,
  says,
  answers,
  ada,
  duel,
})

const weapon = (held: object) => ({ arms: [held, {}] })
const BROKEN = weapon({ harm: 'broken' })
const DROPPED = weapon({ where: 'dropped', harm: 'none' })
const unready = (turns_to_ready: number) => weapon({ where: 'unready', turns_to_ready })
const OFF_BALANCE = { off_balance: true, position: 'standing', ...weapon({ where: 'ready', harm: 'none' }) }
const UNHURT = { hp: 10, crippled: [], stun: null }

const sword: Duel = { ada: [SWORD] }
const cheap: Duel = { ada: [{ ...SWORD, quality: 'cheap' }] }
const fine: Duel = { ada: [{ ...SWORD, quality: 'fine' }] }
const club: Duel = { ada: [CLUB] }
const spear: Duel = { ada: [SPEAR] }
const maul: Duel = { ada: [{ ...SWORD, unbalanced: true }] }
const hatchet: Duel = { ada: [HATCHET], yards: 4 }

/** HT 10, no armour; two dice of cutting damage, half as much again on a limb. */
const MISSES: readonly Line[] = [
  line(3, 'it breaks', [], { ...UNHURT, ...BROKEN }, sword),
  line(3, 'a fine one only if the table says so twice', [18], BROKEN, fine),
  line(3, 'otherwise it is dropped', [10], DROPPED, fine),
  line(3, 'a solid one as well', [10], DROPPED, club),
  line(4, 'it breaks', [], BROKEN, sword),
  line(5, 'strikes his own arm', [3, [1, 2]], { hp: 6, crippled: [] }, sword),
  line(
    5,
    'or his own leg',
    [4, [4, 4]],
    { hp: 4, crippled: [{ part: 'right leg', until: null }], position: 'lying' },
    sword,
  ),
  line(5, 'a point only if the table says so twice, as then rolled', [6, 1, [3, 4]], { hp: 7 }, spear),
  line(5, 'and any other row stands', [7], { ...UNHURT, ...OFF_BALANCE }, spear),
  line(6, 'half damage, rounded down', [3, [2, 3]], { hp: 7 }, sword),
  line(6, 'half damage, rounded down', [4, [1, 2]], { hp: 9 }, club),
  line(6, 'a throw goes to the table again', [8], { ...UNHURT, ...unready(1) }, hatchet),
  line(7, 'out of balance', [], { ...UNHURT, ...OFF_BALANCE }, sword),
  line(8, 'a turn more to ready it', [], { ...UNHURT, ...unready(1) }, sword),
  line(8, 'a turn more to ready it', [], { ...UNHURT, ...unready(2) }, maul),
  line(9, 'drops it', [], { ...UNHURT, ...DROPPED }, sword),
  line(9, 'a cheap one breaks', [], { ...UNHURT, ...BROKEN }, cheap),
  line(10, 'drops it', [], DROPPED, sword),
  line(10, 'a cheap one breaks', [], BROKEN, cheap),
  line(11, 'drops it', [], DROPPED, spear),
  line(12, 'as 8', [], unready(1), sword),
  line(13, 'as 7', [], OFF_BALANCE, sword),
  line(14, 'flies off', [4, 1], { ...UNHURT, ...DROPPED }, sword),
  line(14, 'a point is dropped', [], DROPPED, spear),
  line(14, 'and so is what was to be thrown', [], DROPPED, hatchet),
  line(
    15,
    'the arm is of no use for half an hour, and keeps the weapon',
    [],
    { hp: 10, crippled: [{ part: 'right arm', until: 1800 }], ...weapon({ where: 'unready', harm: 'none' }) },
    sword,
  ),
  line(16, 'falls', [], { ...UNHURT, position: 'lying' }, sword),
  line(16, 'whoever throws loses his balance', [], { off_balance: true, position: 'standing' }, hatchet),
  line(17, 'as 3', [], BROKEN, sword),
  line(18, 'as 3', [], BROKEN, sword),
]

const attacks = ({ ada = [] }: Duel): readonly Scripted[] => {
  if (ada[0]?.gun != null) return ['shoot:0:0:bea', 'torso', '1', 18]
  if (ada[0] === GRENADE) return ['throw:0:bea', 18]
  return [ada[0] === HATCHET ? 'throw:0:bea' : 'strike:0:0:bea', 'torso', 18]
}

const missed = ({ row, answers, duel }: Line) => played(duel, [...attacks(duel), row, ...answers])

/** Nothing more is asked of whoever missed. */
const NEXT = ['maneuver', null]

describe('screen.critical.miss-table', () => {
  test.each(MISSES)('screen.critical.miss-table: row $row: $says', one => {
    const came = missed(one)
    expect(standingOf(came, 'ada')).toMatchObject(one.ada)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.critical.miss-table: every row was tried', () => {
    expect(tried(MISSES)).toEqual(rowsOf(MISS_TABLE))
  })

  test('screen.critical.miss-table: a weapon that flies off lies so many yards before or behind', () => {
    for (const [yards, die, q] of [
      [4, 3, 4],
      [4, 4, -4],
    ] as const) {
      const { state } = played(sword, [...attacks(sword), 14, yards, die])
      expect(state.lying).toEqual([{ owner: 'ada', arm: 0, q, r: 0 }])
    }
  })

  test('screen.critical.miss-table: whoever stands there makes DX or takes half of its damage', () => {
    const bare: Duel = { ...sword, beaIs: { armor: [] } }
    const safe = played(bare, [...attacks(bare), 14, 1, 1, 10])
    expect(standingOf(safe, 'bea')).toMatchObject({ hp: 10 })
    const hit = played(bare, [...attacks(bare), 14, 1, 1, 11, [2, 3]])
    expect(standingOf(hit, 'bea')).toMatchObject({ hp: 7 })
  })

  test('screen.critical.miss-table: whoever is out of balance only defends, at -2, until his next turn', () => {
    const off = played(sword, [...attacks(sword), 7, 'strike:0:0:ada', 'torso', 10, 'dodge', 10])
    // Move 6, and 2 less.
    expect(lastOf(off, 'defended')).toMatchObject({ who: 'ada', how: 'dodge', total: 4 })
    const over = played(sword, [...attacks(sword), 7, 'nothing'])
    expect(standingOf(over, 'ada').off_balance).toBe(false)
  })

  test('screen.critical.miss-table: an armed parry that fails so badly goes to the same table', () => {
    const came = played({}, ['strike:0:0:bea', 'torso', 10, 'parry:0', 18, 9, [2, 2]])
    expect(standingOf(came, 'bea')).toMatchObject({ hp: 8, arms: [{ where: 'dropped' }, {}] })
  })

  test('screen.critical.defense: a defense made so well sends the attacker to the table', () => {
    const came = played(sword, ['strike:0:0:bea', 'torso', 10, 'dodge', 3, 9])
    expect(standingOf(came, 'bea').hp).toBe(10)
    expect(standingOf(came, 'ada')).toMatchObject(DROPPED)
  })
})

const pistol: Duel = { ada: [PISTOL], yards: 3 }
const cheapGun: Duel = { ada: [{ ...PISTOL, quality: 'cheap' }], yards: 3 }
const strong: Duel = { ...pistol, adaIs: { st: 15 } }
const strongAnyway: Duel = { ada: [{ ...PISTOL, min_st: null }], adaIs: { st: 12 }, yards: 3 }
const grenade: Duel = { ada: [GRENADE], yards: 8 }
const gunIs = (held: object) => weapon({ rounds: 8, harm: 'none', where: 'ready', jam_turns: null, ...held })
const FIRED = gunIs({ rounds: 7 })
const aimed: Duel = { ...pistol, adaStands: { aim: { target: 'bea', arm: 0, turns: 1, braced: false } } }
const GONE = weapon({ where: 'gone' })

/** Two dice of bullets; a gun that is a dud, jams or breaks fires nothing, and only the dud wastes its round. */
const GUNS: readonly Line[] = [
  line(3, 'it breaks', [], { ...UNHURT, ...gunIs({ harm: 'broken' }) }, pistol),
  line(3, 'a grenade does not go off', [], { ...UNHURT, ...GONE }, grenade),
  line(4, 'it breaks', [], { ...UNHURT, ...gunIs({ harm: 'broken' }) }, pistol),
  line(5, 'into the right leg', [3, [1, 2]], { hp: 7, crippled: [], ...FIRED }, pistol),
  line(
    5,
    'into the left leg',
    [4, [3, 3]],
    { hp: 4, crippled: [{ part: 'left leg', until: null }], position: 'lying' },
    pistol,
  ),
  line(6, 'into the right foot', [3, [1, 2]], { hp: 7, crippled: [], ...FIRED }, pistol),
  line(6, 'into the left foot', [4, [2, 2]], { hp: 6, crippled: [{ part: 'left foot', until: null }] }, pistol),
  line(7, 'out of balance', [], { ...UNHURT, off_balance: true, ...FIRED }, pistol),
  line(7, 'no grenade does that', [1, [1, 1], 18], { off_balance: false, ...GONE }, grenade),
  line(8, 'a dud', [], { ...UNHURT, ...FIRED }, pistol),
  line(8, 'a dud', [], { ...UNHURT, ...GONE }, grenade),
  line(9, 'jams', [5], { ...UNHURT, ...gunIs({ jam_turns: 5, jam_modifier: -4 }) }, pistol),
  line(9, 'a cheap one is harder to clear', [5], gunIs({ jam_turns: 5, jam_modifier: -7 }), cheapGun),
  line(9, 'a grenade goes to the table again', [3], GONE, grenade),
  line(10, 'jams', [2], gunIs({ jam_turns: 2, jam_modifier: -4 }), pistol),
  line(11, 'jams', [12], gunIs({ jam_turns: 12, jam_modifier: -4 }), pistol),
  line(12, 'as 8', [], FIRED, pistol),
  line(13, 'drops it', [], { ...UNHURT, ...weapon({ where: 'dropped', rounds: 7 }) }, pistol),
  line(13, 'a cheap one breaks', [], gunIs({ harm: 'broken' }), cheapGun),
  line(14, 'as 13', [], weapon({ where: 'dropped' }), pistol),
  line(
    15,
    'sits down, and DX or drops it',
    ['sitting', 15],
    {
      position: 'sitting',
      ...weapon({ where: 'dropped' }),
    },
    pistol,
  ),
  line(15, 'or falls flat, and holds it', ['lying', 14], { position: 'lying', ...FIRED }, pistol),
  line(15, 'the strong as 7', [], { position: 'standing', off_balance: true, ...FIRED }, strong),
  line(15, 'where it asks for no ST, ST 12 is strong', [], { position: 'standing', off_balance: true }, strongAnyway),
  line(16, 'as 3', [], gunIs({ harm: 'broken' }), pistol),
  line(17, 'as 3', [], gunIs({ harm: 'broken' }), pistol),
  line(18, 'bursts in the hand', [[2, 2]], { hp: 6, eyes_lost: 0, ...gunIs({ harm: 'broken' }) }, pistol),
  line(
    18,
    'and blinds whoever looked along it for five minutes',
    [[2, 2]],
    {
      hp: 6,
      eyes_lost: 2,
      senses: [
        { part: 'right eye', until: 300 },
        { part: 'left eye', until: 300 },
      ],
    },
    aimed,
  ),
  line(
    18,
    'a grenade, twice its damage to the hand',
    [[1, 1]],
    {
      hp: 6,
      crippled: [{ part: 'right hand', until: null }],
      ...GONE,
    },
    grenade,
  ),
]

describe('screen.critical.firearm-table', () => {
  test.each(GUNS)('screen.critical.firearm-table: row $row: $says', one => {
    const came = missed(one)
    expect(standingOf(came, 'ada')).toMatchObject(one.ada)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.critical.firearm-table: every row was tried', () => {
    expect(tried(GUNS)).toEqual(rowsOf(FIREARM_TABLE))
  })

  test('screen.critical.firearm-table: a live grenade that is dropped goes off in a hex beside the thrower', () => {
    const came = played(grenade, [...attacks(grenade), 13, 1, [1, 2], 18])
    expect(lastOf(came, 'burst')).toMatchObject({ what: 'Grenade', q: 1, r: 0, concussion: 3 })
    expect(standingOf(came, 'ada')).toMatchObject(GONE)
    expect(came.state.lying).toEqual([])
  })

  test('screen.critical.firearm-table: five minutes later the eyes see again', () => {
    const start = { ...aimed, adaIs: { full_hp: 30, ht: 30 } }
    const blind = [...attacks(start), 18, [2, 2]]
    const passed = Array.from({ length: 300 }, () => ['nothing', 'nothing']).flat()
    const later = played(start, [...blind, ...passed])
    expect(later.state.second).toBe(300)
    expect(standingOf(later, 'ada')).toMatchObject({ eyes_lost: 0, senses: [] })
  })

  test('screen.critical.firearm-table: whatever the gun is worth, a burst that fails so badly is over', () => {
    const sten = arm('Sten', {
      gun: { ...(PISTOL.gun ?? fail()), rates: [{ shots: 9, automatic: true }], shots: 32 },
    })
    const came = played({ ada: [sten], yards: 3 }, ['shoot:0:0:bea', 'torso', '9', 18, 7])
    expect(standingOf(came, 'ada')).toMatchObject({ off_balance: true, arms: [{ rounds: 28 }, {}] })
  })
})

const fail = (): never => {
  throw new Error('no gun')
}
