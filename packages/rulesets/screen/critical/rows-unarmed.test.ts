/** Every row of the tables for critical misses with bare hands, in a fight: what is left of whoever missed. */
import type { Scripted } from '@umpire/engine'
import { arm, blow, scripted, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../index.ts'
import { CLUB, type Duel, duel, played, rowsOf, tried } from '../test/rows-fixture.ts'
import { GRAPPLING_TABLE, STRIKING_TABLE } from './unarmed-rows.ts'

const CHOSEN = { options: ['hit-locations', 'critical-tables'], settings: {} }

interface Line {
  readonly row: number
  readonly how: 'punch' | 'kick' | 'throw'
  readonly says: string
  readonly answers: readonly Scripted[]
  readonly ada: object
  readonly duel: Duel
}

const line = (
  row: number,
  how: Line['how'],
  says: string,
  answers: readonly Scripted[],
  ada: object,
  duel: Duel = {},
): Line => ({ row, how, says, answers, ada, duel })

const OUT = {
  status: 'unconscious',
  position: 'lying',
  seized: { by: 'unconscious', until: 1800, roll: 'HT', every: '30 minutes' },
}
const UNHURT = { hp: 10, crippled: [], stun: null, status: 'active', penalties: [] }
const OFF_BALANCE = { ...UNHURT, off_balance: true, position: 'standing' }
/** Bea is right before her, so she goes nowhere, but turns her back. */
const STUMBLED = { ...UNHURT, q: 0, r: 0, facing: 3 }
const LYING = { ...UNHURT, position: 'lying' }
/** The end of her next turn is the second end of a turn from now; this one has passed. */
const next = (to: readonly string[], value: number) => ({ to, value, turns: 0, until: 'turn' })
const OPEN = [next(['active-defenses'], -2), next(['feints'], 0)]
const WINCES = next(['attacks', 'active-defenses'], -1)
const until = (to: readonly string[], value: number, end: 'healed' | 'treated') => ({
  to,
  value,
  until: end,
  turns: null,
})
const tough: Duel = { adaIs: { high_pain_threshold: true } }
const padded: Duel = {
  adaIs: { armor: [{ name: 'Pads', covers: ['hands', 'feet', 'body', 'arms', 'legs'], pd: 0, dr: 1 }] },
}

/** HT 10, DX 14. A punch is 1d-3, a kick 1d-1; a kick that fails may also cost the balance, which is made here. */
const STRIKES: readonly Line[] = [
  line(3, 'punch', 'out until HT is made, every half hour', [], { hp: 10, ...OUT }),
  line(4, 'punch', 'the hand is crippled, by just enough', [], {
    hp: 6,
    crippled: [{ part: 'right hand', until: null }],
  }),
  line(4, 'kick', 'the foot is', [], { hp: 6, crippled: [{ part: 'right foot', until: null }] }),
  line(4, 'punch', 'whatever protects it', [], { hp: 6, crippled: [{ part: 'right hand', until: null }] }, padded),
  line(5, 'punch', 'the damage to the own hand', [[6]], { hp: 7, crippled: [] }),
  line(5, 'kick', 'to the own foot', [[3], 8], { hp: 8, crippled: [] }),
  line(5, 'punch', 'less DR', [[6]], { hp: 8, crippled: [] }, padded),
  line(6, 'kick', 'half the damage, rounded down', [[4], 8], { hp: 9, crippled: [] }),
  line(6, 'kick', 'less DR', [[6], 8], { hp: 9, crippled: [] }, padded),
  line(7, 'punch', 'stumbles past, back turned', [], STUMBLED),
  line(8, 'punch', 'falls', [], LYING),
  line(9, 'punch', 'out of balance', [], OFF_BALANCE),
  line(10, 'punch', 'out of balance', [], OFF_BALANCE),
  line(11, 'punch', 'out of balance', [], OFF_BALANCE),
  line(12, 'punch', 'DX, or falls', [15], LYING),
  line(12, 'punch', 'DX made', [14], { ...UNHURT, position: 'standing' }),
  line(12, 'kick', 'DX-4, or falls', [11], LYING),
  line(12, 'kick', 'DX-4 made', [10, 8], { ...UNHURT, position: 'standing' }),
  line(13, 'punch', 'defenses at -2 and open to feints until the end of the next turn', [], {
    hp: 10,
    penalties: OPEN,
  }),
  line(14, 'punch', 'as 7', [], STUMBLED),
  line(
    15,
    'punch',
    'a muscle of the arm, past all DR',
    [[5]],
    {
      hp: 8,
      penalties: [WINCES, until(['limb'], -3, 'healed')],
    },
    padded,
  ),
  line(15, 'kick', 'of the leg', [[5], 8], { hp: 8, penalties: [WINCES, until(['limb'], -3, 'healed')] }),
  line(
    15,
    'punch',
    'with a High Pain Threshold -1',
    [[5]],
    { penalties: [WINCES, until(['limb'], -1, 'healed')] },
    tough,
  ),
  line(16, 'punch', 'the arm is of no use for half an hour, and the other at -1', [], {
    hp: 10,
    crippled: [{ part: 'right arm', until: 1800 }],
    penalties: [{ to: ['other-arm'], value: -1, turns: null, until: 'time', for: '30 minutes' }],
  }),
  line(16, 'kick', 'falls, and hurts herself', [[4]], { hp: 7, position: 'lying', crippled: [] }),
  line(16, 'kick', 'less DR', [[4]], { hp: 8, position: 'lying', crippled: [] }, padded),
  line(17, 'punch', 'as 4', [], { hp: 6, crippled: [{ part: 'right hand', until: null }] }),
  line(18, 'punch', 'as 3', [], { hp: 10, ...OUT }),
]

const BARE: Duel = { ada: [] }
const JUDO: Duel = { ada: [], adaIs: { judo: 12 }, adaStands: { judo_parried: 'bea' } }

const both = (first: Duel, more: Duel): Duel => ({
  ...first,
  ...more,
  adaIs: { ...first.adaIs, ...more.adaIs },
  adaStands: { ...first.adaStands, ...more.adaStands },
})

const ATTACKS: { readonly [how in Line['how']]: readonly Scripted[] } = {
  punch: ['strike:0:0:bea', 'torso', 18],
  kick: ['strike:0:1:bea', 'torso', 18],
  throw: ['judo:bea', 18],
}

const missed = ({ row, how, answers, duel }: Line) =>
  played(both(how === 'throw' ? JUDO : BARE, duel), [...ATTACKS[how], row, ...answers])

const NEXT = ['maneuver', null]

describe('screen.critical.unarmed-striking-table', () => {
  test.each(STRIKES)('screen.critical.unarmed-striking-table: row $row of a $how: $says', one => {
    const came = missed(one)
    expect(standingOf(came, 'ada')).toMatchObject(one.ada)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.critical.unarmed-striking-table: every row was tried', () => {
    expect(tried(STRIKES)).toEqual(rowsOf(STRIKING_TABLE))
  })

  test('screen.critical.unarmed-striking-table: what parries is the arm', () => {
    const struck = ['strike:0:0:bea', 'torso', 10, 'parry:0', 18] as const
    const parry = (row: number, ...more: readonly Scripted[]) =>
      standingOf(played({ ada: [CLUB], bea: [] }, [...struck, row, ...more]), 'bea')
    expect(parry(4, 10, 'target', [1, 2])).toMatchObject({ hp: 3, crippled: [{ part: 'right arm', until: null }] })
    expect(parry(16, 'target', [1, 2])).toMatchObject({ hp: 9, crippled: [{ part: 'right arm', until: 1800 }] })
    expect(parry(15, [5], 'target', [1, 2]).penalties).toMatchObject([
      { to: ['attacks', 'active-defenses'], value: -1, turns: 0 },
      { to: ['limb'], value: -3, until: 'healed', part: 'right arm' },
    ])
  })

  test('screen.critical.unarmed-striking-table: a pulled muscle is that of the limb that struck', () => {
    const pulled = (blow: number, more: readonly Scripted[]) =>
      standingOf(played({ ada: [] }, [`strike:0:${blow}:bea`, 'torso', 18, 15, ...more]), 'ada').penalties.at(-1)
    expect(pulled(0, [[5]])).toMatchObject({ to: ['limb'], part: 'right arm' })
    expect(pulled(1, [[5], 8])).toMatchObject({ to: ['limb'], part: 'right leg' })
  })

  test('screen.critical.unarmed-striking-table: a beast that bites strikes with its head', () => {
    const teeth = arm('Bare hands', { weight_lb: 0, blows: [blow('bite', 14, '1d', 'cutting', { hands: 0 })] })
    const start = duel({ ada: [], adaIs: { animal: true } })
    const [wolf, ...others] = start.roster
    if (wolf === undefined) throw new Error('nobody')
    const fight = { ...start, roster: [{ ...wolf, arms: [teeth] }, ...others] }
    const bitten = (...answers: readonly Scripted[]) =>
      standingOf(
        scripted({ options: screenOptions }, CHOSEN, fight, ['strike:0:0:bea', 'torso', 18, ...answers]),
        'ada',
      )
    // As row 3, where another would cripple a hand.
    expect(bitten(4)).toMatchObject({ hp: 10, crippled: [], ...OUT })
    expect(bitten(5, [2])).toMatchObject({ hp: 6, crippled: [], stun: { kind: 'physical' } })
    expect(bitten(15, [5])).toMatchObject({ penalties: [WINCES, until(['all-actions'], -3, 'healed')] })
  })

  test('screen.critical.unarmed-striking-table: until the end of the next turn, whoever’s turn it is now', () => {
    const missedSo = ['strike:0:0:bea', 'torso', 18, 13] as const
    const of = (answers: readonly Scripted[]) => standingOf(played(BARE, answers), 'ada').penalties.length
    expect(of(missedSo)).toBe(2)
    expect(of([...missedSo, 'nothing'])).toBe(2)
    expect(of([...missedSo, 'nothing', 'nothing'])).toBe(0)
    const parried = ['strike:0:0:bea', 'torso', 10, 'parry:0', 18, 13, 'target', [1, 2]] as const
    const bea = (answers: readonly Scripted[]) =>
      standingOf(played({ ada: [CLUB], bea: [] }, answers), 'bea').penalties.length
    expect(bea(parried)).toBe(2)
    expect(bea([...parried, 'nothing'])).toBe(0)
  })
})

const back = (dx: number, iq: number) => [until(['dx'], dx, 'treated'), until(['iq'], iq, 'treated')]
const known: Duel = { beaIs: { judo: 12 } }

/** A throw by Judo. The back is the torso. */
const THROWS: readonly Line[] = [
  line(3, 'throw', 'out until HT is made, every half hour', [], { hp: 10, ...OUT }),
  line(4, 'throw', 'the back: DX -6 and IQ -4 until treated', [[5]], { hp: 8, penalties: back(-6, -4) }),
  line(4, 'throw', 'half as bad with a High Pain Threshold', [[5]], { hp: 8, penalties: back(-3, -2) }, tough),
  line(5, 'throw', 'falls hard', [[4]], { hp: 7, position: 'lying' }),
  line(5, 'throw', 'less DR', [[4]], { hp: 8, position: 'lying' }, padded),
  line(6, 'throw', 'falls', [[5]], { hp: 8, position: 'lying' }),
  line(7, 'throw', 'stumbles past, back turned', [], STUMBLED),
  line(7, 'throw', 'is thrown by whoever knows it as well', [12], LYING, known),
  line(7, 'throw', 'unless that fails', [13], STUMBLED, known),
  line(8, 'throw', 'falls', [], LYING),
  line(9, 'throw', 'out of balance', [], OFF_BALANCE),
  line(10, 'throw', 'out of balance', [], OFF_BALANCE),
  line(11, 'throw', 'out of balance', [], OFF_BALANCE),
  line(12, 'throw', 'DX, or falls', [15], LYING),
  line(12, 'throw', 'DX made', [14], { ...UNHURT, position: 'standing' }),
  line(13, 'throw', 'open for a turn', [], {
    hp: 10,
    penalties: [next(['active-defenses'], -2), next(['close-contests'], -2), next(['feints'], 0)],
  }),
  line(14, 'throw', 'as 7', [], STUMBLED),
  line(
    15,
    'throw',
    'a muscle of the back, past all DR',
    [[5]],
    {
      hp: 8,
      penalties: [WINCES, until(['all-actions'], -3, 'healed')],
    },
    padded,
  ),
  line(
    15,
    'throw',
    'with a High Pain Threshold -1',
    [[5]],
    {
      penalties: [WINCES, until(['all-actions'], -1, 'healed')],
    },
    tough,
  ),
  line(16, 'throw', 'as 5', [[4]], { hp: 7, position: 'lying' }),
  line(17, 'throw', 'as 4', [[3]], { hp: 10, penalties: back(-6, -4) }),
  line(18, 'throw', 'as 3', [], { hp: 10, ...OUT }),
]

describe('screen.critical.unarmed-grappling-table', () => {
  test.each(THROWS)('screen.critical.unarmed-grappling-table: row $row: $says', one => {
    const came = missed(one)
    expect(standingOf(came, 'ada')).toMatchObject(one.ada)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.critical.unarmed-grappling-table: every row was tried', () => {
    expect(tried(THROWS)).toEqual(rowsOf(GRAPPLING_TABLE))
  })

  test('screen.critical.defense: a throw that is avoided so well goes to the same table', () => {
    const came = played(JUDO, ['judo:bea', 10, 'dodge', 4, 8])
    expect(standingOf(came, 'ada')).toMatchObject(LYING)
  })
})
