/** Every row of the tables for critical hits, in a fight: what is left of whoever was struck. */
import type { Scripted } from '@umpire/engine'
import { standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { AXE, type Duel, KNIFE, PISTOL, played, rowsOf, SPEAR, SWORD, tried } from '../test/rows-fixture.ts'
import { HEAD_BLOW_TABLE, HIT_TABLE } from './hit-rows.ts'

/** Struck critically there, by two dice: what they show, and whatever is rolled after them. */
interface Line {
  readonly row: number
  readonly at: string
  readonly says: string
  readonly answers: readonly Scripted[]
  readonly bea: object
  readonly duel?: Duel
}

const line = (row: number, at: string, says: string, answers: readonly Scripted[], bea: object, duel?: Duel): Line => ({
  row,
  at,
  says,
  answers,
  bea,
  ...(duel === undefined ? {} : { duel }),
})

const OUT = {
  status: 'unconscious',
  position: 'lying',
  seized: { by: 'unconscious', until: 1800, roll: 'HT', every: '30 minutes' },
  arms: [{ where: 'dropped' }, {}],
}
const STUNNED = { stun: { kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } }
const HELD = { arms: [{ where: 'ready' }, {}] }
const DROPPED = { arms: [{ where: 'dropped' }, {}] }
const UNHURT = { hp: 10, injuries: [], stun: null, crippled: [], status: 'active', position: 'standing' }
const numb = (part: string) => ({ crippled: [{ part, until: 6 }] })
const crippled = (part: string) => ({ crippled: [{ part, until: null }] })

/** HT 10 and DR 2: half of HT is more than 5, a third more than 3. */
const HITS: readonly Line[] = [
  line(3, 'torso', 'normal damage, out until HT is made, every half hour', [[3, 4]], { hp: 5, ...OUT }),
  line(3, 'near-arm', 'elsewhere triple damage', [[1, 1]], { hp: 6, status: 'active', crippled: [] }),
  line(4, 'torso', 'past all DR', [[2, 3]], { ...UNHURT, hp: 5 }),
  line(4, 'torso', 'and past Toughness', [[2, 3]], { ...UNHURT, hp: 5 }, { beaIs: { toughness: 2 } }),
  line(5, 'torso', 'triple damage', [[1, 1]], { ...UNHURT, hp: 6 }),
  line(6, 'torso', 'double damage', [[1, 2]], { ...UNHURT, hp: 6 }),
  line(7, 'torso', 'normal damage, stunned', [[2, 2]], { hp: 8, ...STUNNED }),
  line(7, 'torso', 'but not through a High Pain Threshold', [[2, 2]], { ...UNHURT, hp: 8 }, TOUGH()),
  line(8, 'torso', 'normal damage', [[2, 2]], { ...UNHURT, hp: 8, ...HELD }),
  line(8, 'near-arm', 'a limb is of no use for six turns', [[1, 2]], { hp: 9, ...numb('right arm'), ...DROPPED }),
  line(8, 'far-arm', 'and only what it held is dropped', [[1, 2]], { hp: 9, ...numb('left arm'), ...HELD }),
  line(8, 'near-leg', 'a leg too', [[1, 2]], { hp: 9, ...numb('right leg'), ...HELD }),
  line(8, 'far-arm', 'what the blow itself crippled stays so', [[4, 4], 10], { hp: 4, ...crippled('left arm') }),
  line(9, 'torso', 'normal damage', [[2, 2]], { ...UNHURT, hp: 8, ...HELD }),
  line(10, 'torso', 'normal damage', [[2, 2]], { ...UNHURT, hp: 8, ...HELD }),
  line(11, 'torso', 'normal damage', [[2, 2]], { ...UNHURT, hp: 8, ...HELD }),
  line(12, 'far-leg', 'as 8', [[1, 2]], { hp: 9, ...numb('left leg') }),
  line(12, 'torso', 'as 8', [[1, 2]], { ...UNHURT, hp: 9 }),
  line(13, 'torso', 'past all DR', [[2, 3]], { ...UNHURT, hp: 5 }),
  line(14, 'torso', 'double damage', [[1, 2]], { ...UNHURT, hp: 6 }),
  line(14, 'near-arm', 'a limb is crippled whatever the damage', [[1, 2]], {
    hp: 9,
    ...crippled('right arm'),
    ...DROPPED,
  }),
  line(14, 'far-leg', 'a limb is crippled whatever the damage', [[1, 2]], { hp: 9, ...crippled('left leg') }),
  line(15, 'torso', 'normal damage, drops the weapon', [[2, 2]], { ...UNHURT, hp: 8, ...DROPPED }),
  line(16, 'torso', 'double damage', [[1, 2]], { ...UNHURT, hp: 6 }),
  line(17, 'torso', 'triple damage', [[1, 1]], { ...UNHURT, hp: 6 }),
  line(18, 'torso', 'as 3', [[3, 4]], { hp: 5, ...OUT }),
  line(18, 'near-leg', 'as 3', [[1, 1]], { hp: 6, status: 'active' }),
]

function TOUGH(): Duel {
  return { beaIs: { high_pain_threshold: true } }
}

const struck = ({ row, at, answers, duel = {} }: Line) =>
  played(duel, [
    duel.ada?.[0]?.gun ? 'shoot:0:0:bea' : 'strike:0:0:bea',
    at,
    ...(duel.ada?.[0]?.gun ? ['1'] : []),
    4,
    row,
    ...answers,
  ])

/** What a turn may begin with; anything else would be dice that the line forgot. */
const NEXT = ['maneuver', 'shake off the stun', null]

describe('screen.critical.hit-table', () => {
  test.each(HITS)('screen.critical.hit-table: row $row at the $at: $says', one => {
    const came = struck(one)
    expect(standingOf(came, 'bea')).toMatchObject(one.bea)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.critical.hit-table: every row was tried', () => {
    expect(tried(HITS)).toEqual(rowsOf(HIT_TABLE))
  })

  test('screen.critical.hit-table: hands and feet are limbs, left or right by a die', () => {
    for (const [at, die, part] of [
      ['hand', 3, 'left hand'],
      ['hand', 4, 'right hand'],
      ['foot', 1, 'left foot'],
      ['foot', 6, 'right foot'],
    ] as const) {
      const came = played({}, ['strike:0:0:bea', at, 4, die, 14, [1, 2]])
      expect(standingOf(came, 'bea')).toMatchObject({ hp: 9, ...crippled(part) })
    }
  })

  test('screen.critical.hit-table: six turns later the arm does what it should', () => {
    const numbed = played({}, ['strike:0:0:bea', 'near-arm', 4, 8, [1, 2]])
    const passed = Array.from({ length: 6 }, () => ['nothing', 'nothing']).flat()
    const later = played({}, ['strike:0:0:bea', 'near-arm', 4, 8, [1, 2], ...passed])
    expect(standingOf(numbed, 'bea').crippled).toHaveLength(1)
    expect(later.state.second).toBe(6)
    expect(standingOf(later, 'bea').crippled).toEqual([])
  })

  test('screen.critical.hit-table: whoever holds two weapons drops either', () => {
    for (const [die, arms] of [
      [3, [{ where: 'dropped' }, { where: 'ready' }]],
      [4, [{ where: 'ready' }, { where: 'dropped' }]],
    ] as const) {
      const came = played({ bea: [AXE, KNIFE] }, ['strike:0:0:bea', 'torso', 4, 15, [2, 2], die])
      expect(standingOf(came, 'bea').arms.slice(0, 2)).toMatchObject(arms)
    }
  })
})

const BLIND = {
  eyes_lost: 2,
  senses: [
    { part: 'right eye', until: null },
    { part: 'left eye', until: null },
  ],
}
const dx = (value: number) => ({ penalties: [{ to: ['dx'], value, until: 'battle' }] })
const DAY = 24 * 60 * 60
const cut: Duel = { ada: [SWORD] }
const thrust: Duel = { ada: [SPEAR] }
const shot: Duel = { ada: [PISTOL], yards: 2 }

/** Every blow to the head that gets as far as the armour asks for HT, or out; here it is made. */
const HEADS: readonly Line[] = [
  line(3, 'head', 'dies', [], { status: 'dead', position: 'lying', hp: 10 }),
  line(3, 'brain', 'dies', [], { status: 'dead', position: 'lying', hp: 10 }),
  line(4, 'head', 'no damage, out until HT is made, every half hour', [], { hp: 10, ...OUT }),
  line(5, 'jaw', 'no damage, out until HT is made, every half hour', [], { hp: 10, ...OUT }),
  line(6, 'head', 'no damage, blind, stunned, DX -10 for the battle', [], { hp: 10, ...BLIND, ...STUNNED, ...dx(-10) }),
  line(7, 'head', 'no damage, an eye lost, stunned, DX -2 for the battle', [3], {
    hp: 10,
    eyes_lost: 1,
    senses: [{ part: 'left eye', until: null }],
    ...STUNNED,
    ...dx(-2),
  }),
  line(7, 'nose', 'the other eye', [4], { hp: 10, senses: [{ part: 'right eye', until: null }] }),
  line(8, 'head', 'normal damage, no maneuver in her next turn, and defenses as ever', [[2, 2], 10], {
    hp: 8,
    maneuver: 'none-stunned',
    stun: null,
    off_balance: false,
    loses_turn: false,
  }),
  line(9, 'head', 'normal damage', [[2, 2], 10], { ...UNHURT, hp: 8, ...HELD }),
  line(10, 'head', 'normal damage', [[2, 2], 10], { ...UNHURT, hp: 8, ...HELD }),
  line(11, 'head', 'normal damage', [[2, 2], 10], { ...UNHURT, hp: 8, ...HELD }),
  line(12, 'head', 'crushed: normal damage, deaf for a day', [[2, 2], 10], {
    hp: 8,
    deaf: true,
    senses: [{ part: 'hearing', until: DAY }],
    scars: [],
  }),
  line(12, 'head', 'a bullet crushes', [[2, 2], 10], { hp: 8, senses: [{ part: 'hearing', until: DAY }] }, shot),
  line(12, 'head', 'cut: one point, a scar', [[6, 6], 10], { hp: 9, deaf: false, scars: ['scarred'] }, cut),
  line(13, 'head', 'crushed: normal damage, deaf', [[2, 2], 10], {
    hp: 8,
    deaf: true,
    senses: [{ part: 'hearing', until: null }],
  }),
  line(13, 'head', 'cut: two points, a bad scar', [[6, 6], 10], { hp: 8, scars: ['badly scarred'] }, cut),
  line(13, 'head', 'run through: two points, a bad scar', [[6, 6], 10], { hp: 8, scars: ['badly scarred'] }, thrust),
  line(14, 'head', 'normal damage, drops the weapon', [[2, 2], 10], { hp: 8, ...DROPPED }),
  line(
    14,
    'head',
    'of two either',
    [[2, 2], 10, 4],
    { hp: 8, arms: [{ where: 'ready' }, { where: 'dropped' }, {}] },
    {
      bea: [AXE, KNIFE],
    },
  ),
  line(15, 'head', 'normal damage, stunned', [[2, 2], 10], { hp: 8, ...STUNNED }),
  line(16, 'head', 'normal damage, stunned', [[2, 2], 10], { hp: 8, ...STUNNED }),
  line(17, 'head', 'whatever the threshold of pain', [[2, 2], 10], { hp: 8, ...STUNNED }, TOUGH()),
  line(18, 'head', 'normal damage, stunned', [[2, 2], 10], { hp: 8, ...STUNNED }),
]

describe('screen.critical.head-blow-table', () => {
  test.each(HEADS)('screen.critical.head-blow-table: row $row at the $at: $says', one => {
    const came = struck(one)
    expect(standingOf(came, 'bea')).toMatchObject(one.bea)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.critical.head-blow-table: every row was tried', () => {
    expect(tried(HEADS)).toEqual(rowsOf(HEAD_BLOW_TABLE))
  })
})
