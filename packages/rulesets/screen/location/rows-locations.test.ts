/** Every special effect of every part of the body, in a fight: what is left of whoever was struck there. */
import type { Scripted } from '@umpire/engine'
import { arm, blow, gun, lastOf, type Played, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { AXE, CLUB, type Duel, MAIL, played, SHIELD, SPEAR, SWORD } from '../test/rows-fixture.ts'
import { LOCATIONS, type Location } from './rows.ts'

interface Line {
  readonly at: Location
  readonly rule: string
  readonly says: string
  readonly answers: readonly Scripted[]
  readonly bea: object
  readonly duel: Duel
}

const line = (
  at: Location,
  rule: string,
  says: string,
  answers: readonly Scripted[],
  bea: object,
  duel: Duel = {},
): Line => ({ at, rule: `screen.location.${rule}`, says, answers, bea, duel })

const POLE = arm('Pole', { blows: [blow('thrust', 16, '2d', 'crushing', { thrust: true })] })
const RIFLE = arm('Rifle', { hands: 2, gun: gun(20, '2d', { ss: 3 }) })
const club: Duel = { ada: [CLUB] }
const sword: Duel = { ada: [SWORD] }
const spear: Duel = { ada: [SPEAR] }
const pole: Duel = { ada: [POLE] }
const rifle: Duel = { ada: [RIFLE], yards: 2 }
const plated: Duel = { beaIs: { armor: [{ ...MAIL, dr: 4 }] } }
const shielded: Duel = { bea: [AXE, SHIELD] }
const male: Duel = { beaIs: { sex: 'male' } }
const both = (one: Duel, other: Duel): Duel => ({ ...one, ...other, beaIs: { ...one.beaIs, ...other.beaIs } })
const tough: Duel = { beaIs: { high_pain_threshold: true } }
const tender: Duel = { beaIs: { low_pain_threshold: true } }

const WELL = { status: 'active', stun: null, crippled: [], position: 'standing', eyes_lost: 0 }
const STUNNED = { status: 'active', stun: { kind: 'physical', roll: 'HT' } }
/** He wakes as from any wound, not by rolls every half hour. */
const OUT = { status: 'unconscious', position: 'lying', seized: null, stun: null }
const lost = (part: string) => ({ crippled: [{ part, until: null }] })
const DROPPED = { arms: [{ where: 'dropped' }, {}] }
const HELD = { arms: [{ where: 'ready' }, {}] }

/** HT 10, DR 2. A club crushes, a sword cuts, a spear impales, each by two dice; the last rolls are against HT. */
const LINES: readonly Line[] = [
  line('brain', 'brain', 'DR 2 of the skull on top', [[1, 2]], { ...WELL, hp: 10 }),
  line('brain', 'brain', 'a blow of exactly 0: HT, or out', [[2, 2], 11], { hp: 10, ...OUT }),
  line('brain', 'brain', 'a blow of exactly 0: HT made', [[2, 2], 10], { hp: 10, ...WELL }),
  line('brain', 'brain', 'four times, and over a third of HT stuns', [[2, 3], 10], { hp: 6, ...STUNNED }),
  line('brain', 'brain', 'over half of HT is out at once', [[3, 3]], { hp: 2, ...OUT }),
  line('eyes', 'eyes', 'two points blind nobody', [[2, 2]], { ...WELL, hp: 8 }),
  line('eyes', 'eyes', 'more than two blind the left eye, and stun', [[2, 3], 3], {
    hp: 7,
    eyes_lost: 1,
    senses: [{ part: 'left eye', until: null }],
    ...STUNNED,
  }),
  line('eyes', 'eyes', 'or the right one', [[2, 3], 4], { senses: [{ part: 'right eye', until: null }] }),
  line(
    'eyes',
    'eyes',
    'a point goes into the brain, past the skull',
    [[1, 2], 10, 4],
    {
      hp: 6,
      eyes_lost: 1,
      ...STUNNED,
    },
    spear,
  ),
  line('eyes', 'eyes', 'and so does a bullet', [[2, 2], 1], { hp: 2, eyes_lost: 1, ...OUT }, rifle),
  line('head', 'head', 'a blow of exactly 0: HT, or out', [[1, 1], 11], { hp: 10, ...OUT }),
  line('head', 'knockout', 'less than 0 asks for nothing', [[1, 2]], { hp: 10, ...WELL }, plated),
  line('head', 'knockout', 'a cut too', [[1, 1], 11], { hp: 10, ...OUT }, sword),
  line('nose', 'nose', 'as the head', [[2, 2], 11], { hp: 8, ...OUT }),
  line('nose', 'nose', 'and HT-1, or stunned', [[2, 2], 10, 10], { hp: 8, ...STUNNED }),
  line('nose', 'nose', 'HT-1 made', [[2, 2], 10, 9], { hp: 8, ...WELL }),
  line('nose', 'nose', '+5 with a High Pain Threshold', [[2, 2], 10, 13], { hp: 8, ...WELL }, tough),
  line('nose', 'nose', 'which may fail all the same', [[2, 2], 10, 15], { hp: 8, ...STUNNED }, tough),
  line('nose', 'nose', '-1 for each point with a Low one', [[2, 2], 10, 8], { hp: 8, ...STUNNED }, tender),
  line('nose', 'nose', '-1 for each point with a Low one', [[2, 2], 10, 7], { hp: 8, ...WELL }, tender),
  line('jaw', 'jaw', 'crushed: HT, or out', [[2, 2], 11], { hp: 8, ...OUT }),
  line('jaw', 'jaw', 'and HT-2, or stunned', [[2, 2], 10, 9], { hp: 8, ...STUNNED }),
  line('jaw', 'jaw', 'HT-2 made', [[2, 2], 10, 8], { hp: 8, ...WELL }),
  line('jaw', 'jaw', 'or HT less the damage, if that is less', [[3, 4], 10, 6], { hp: 5, ...STUNNED }),
  line('jaw', 'jaw', 'a swung edge knocks nobody out', [[2, 1], 8], { hp: 9, ...WELL }, sword),
  line('neck', 'neck', 'half as much again if crushed; over a third of HT stuns, and HT, or the throat', [[2, 3], 11], {
    hp: 6,
    throat_crushed: true,
    ...STUNNED,
  }),
  line('neck', 'neck', 'HT made', [[2, 3], 10], { hp: 6, throat_crushed: false, ...STUNNED }),
  line('neck', 'neck', 'a third is not over a third', [[2, 2]], { hp: 7, throat_crushed: false, ...WELL }),
  line('neck', 'neck', 'a High Pain Threshold is not stunned by it', [[2, 3], 10], { ...WELL, hp: 6 }, tough),
  line('neck', 'neck', 'a cut over HT: HT, or the head is off', [[4, 4], 11], { status: 'dead', hp: -2 }, sword),
  line('neck', 'neck', 'HT made, and a fall to be saved from', [[4, 4], 10, 10], { hp: -2, ...STUNNED }, sword),
  line('neck', 'neck', 'a cut of HT', [[4, 3], 10], { hp: 0, ...STUNNED }, sword),
  line(
    'neck',
    'neck',
    'what covers the torso covers it',
    [[2, 2]],
    { hp: 7, ...WELL },
    {
      beaIs: { armor: [{ ...MAIL, covers: ['body'] }] },
    },
  ),
  line(
    'limb-artery',
    'arteries',
    'twice the cut, and no limb is crippled',
    [[2, 2]],
    { hp: 6, drains: [], ...WELL },
    sword,
  ),
  line('neck-artery', 'arteries', 'three times the cut', [[1, 2]], { hp: 7, drains: [], ...WELL }, sword),
  line('torso', 'torso', 'run through: at most HT', [[6, 6], 10], { hp: 0, ...STUNNED }, spear),
  line(
    'torso',
    'torso',
    'shot: at most HT',
    [[6, 6], 10],
    { hp: 0, ...STUNNED },
    both(rifle, { beaIs: { armor: [] } }),
  ),
  line('torso', 'cap', 'a cut has no limit', [[6, 6], 10], { hp: -5, ...STUNNED }, sword),
  line('near-arm', 'arms', 'half of HT is not over half', [[3, 4]], { hp: 5, ...WELL, ...HELD }),
  line('near-arm', 'arms', 'over half cripples and stuns, and the arm lets go; no more is lost', [[6, 6], 10], {
    hp: 4,
    ...lost('right arm'),
    ...STUNNED,
    ...DROPPED,
  }),
  line('far-arm', 'arms', 'of the other arm nothing is dropped', [[4, 4], 10], { hp: 4, ...lost('left arm'), ...HELD }),
  line(
    'near-arm',
    'arms',
    'what both hands held stays in the other one, and is of no use there',
    [[6, 6], 10],
    { hp: 4, ...lost('right arm'), arms: [{ where: 'unready' }, {}] },
    { bea: [RIFLE] },
  ),
  line(
    'hand',
    'hands',
    'and falls when that cannot hold it either',
    [6, [6, 6]],
    { hp: 6, arms: [{ where: 'dropped' }, {}] },
    { bea: [RIFLE], beaStands: { crippled: [{ part: 'left arm', until: null }] } },
  ),
  line(
    'near-arm',
    'arms',
    'of left-handers the near arm is the left one',
    [[6, 6], 10],
    { hp: 4, ...lost('left arm'), ...DROPPED },
    { beaIs: { left_handed: true } },
  ),
  line('hand', 'hands', 'a third of HT is not over a third', [6, [2, 3]], { hp: 7, ...WELL, ...HELD }),
  line('hand', 'hands', 'over a third cripples and stuns, and the hand lets go; no more is lost', [6, [6, 6]], {
    hp: 6,
    ...lost('right hand'),
    ...STUNNED,
    ...DROPPED,
  }),
  line('hand', 'hands', 'of the other hand nothing is dropped', [1, [3, 3]], { hp: 6, ...lost('left hand'), ...HELD }),
  line(
    'shield-hand',
    'hands',
    'a shield stays where it is strapped',
    [[6, 6]],
    {
      hp: 6,
      ...lost('left hand'),
      arms: [{ where: 'ready' }, { where: 'ready' }, {}],
    },
    shielded,
  ),
  line('vitals', 'vitals', 'three times what gets through', [2, [1, 2]], { hp: 7, ...WELL }, spear),
  line('vitals', 'vitals', 'crushed at 0: HT, or out', [[1, 1], 11], { hp: 10, ...OUT }, pole),
  line('vitals', 'vitals', 'crushed: HT made', [[2, 2], 10], { hp: 8, ...WELL }, pole),
  line('vitals', 'vitals', 'a point knocks nobody out', [3, [1, 1]], { hp: 10, ...WELL }, spear),
  line(
    'heart',
    'heart',
    'three times HT: HT, or dies at once, beside the ordinary rolls',
    [[6, 6], 10, 10, 10, 11],
    {
      status: 'dead',
      hp: -20,
    },
    spear,
  ),
  line('heart', 'heart', 'HT made', [[6, 6], 10, 10, 10, 10, 10], { hp: -20, ...STUNNED }, spear),
  line('heart', 'heart', 'less than that asks for nothing more', [[6, 5], 10, 10, 10], { hp: -17 }, spear),
  line(
    'groin',
    'groin',
    'of men: HT less the damage, or stunned; then HT, or out',
    [[2, 2], 9, 11],
    { hp: 8, ...OUT },
    both(pole, male),
  ),
  line('groin', 'groin', 'only stunned', [[2, 2], 9, 10], { hp: 8, ...STUNNED }, both(pole, male)),
  line('groin', 'groin', 'both made', [[2, 2], 8, 10], { hp: 8, ...WELL }, both(pole, male)),
  line(
    'groin',
    'groin',
    '+5 to both with a High Pain Threshold',
    [[2, 2], 13, 13],
    { hp: 8, ...WELL },
    both(pole, both(male, tough)),
  ),
  line(
    'groin',
    'groin',
    'twice the penalty with a Low one',
    [[2, 2], 7, 10],
    { hp: 8, ...STUNNED },
    both(pole, both(male, tender)),
  ),
  line('groin', 'groin', 'of men only', [[2, 2]], { hp: 8, ...WELL }, pole),
  line('near-leg', 'legs', 'half of HT is not over half', [[3, 4]], { hp: 5, ...WELL }),
  line('near-leg', 'legs', 'over half cripples and stuns, and he falls; no more is lost', [[6, 6]], {
    hp: 4,
    ...lost('right leg'),
    ...STUNNED,
    position: 'lying',
  }),
  line('far-leg', 'legs', 'the other leg', [[4, 4]], { hp: 4, ...lost('left leg'), position: 'lying' }),
  line(
    'far-leg',
    'legs',
    'whoever has four of them need not fall',
    [[4, 4], 10],
    {
      hp: 4,
      ...lost('left leg'),
      position: 'standing',
    },
    { beaIs: { animal: true } },
  ),
  line('foot', 'feet', 'a third of HT is not over a third', [6, [2, 3]], { hp: 7, ...WELL }),
  line('foot', 'feet', 'over a third cripples and stuns, and he falls; no more is lost', [6, [6, 6]], {
    hp: 6,
    ...lost('right foot'),
    ...STUNNED,
    position: 'lying',
  }),
  line('foot', 'feet', 'the other foot', [1, [3, 3]], { hp: 6, ...lost('left foot'), position: 'lying' }),
]

const DEFENDS: readonly Scripted[] = ['none']

/** Left or right, or the heart, is thrown for before anybody defends. */
function hit({ at, answers, duel }: Line, roll = 7): Played {
  const shoots = duel.ada?.[0]?.gun != null
  const aims: readonly Scripted[] = shoots ? ['shoot:0:0:bea', at, '1', roll] : ['strike:0:0:bea', at, roll]
  const [first, ...rest] = answers
  return typeof first === 'number'
    ? played(duel, [...aims, first, ...DEFENDS, ...rest])
    : played(duel, [...aims, ...DEFENDS, ...answers])
}

const NEXT = ['maneuver', 'shake off the stun', 'stay conscious', 'breathe', null]

describe('screen.location', () => {
  test.each(LINES)('$rule: struck at the $at: $says', one => {
    const came = hit(one)
    expect(standingOf(came, 'bea')).toMatchObject(one.bea)
    expect(NEXT).toContain(came.asks)
  })

  test('screen.location.table: every part was struck', () => {
    const struck = new Set<string>([...LINES.map(({ at }) => at), 'kidneys'])
    expect(LOCATIONS.filter(at => !struck.has(at))).toEqual([])
  })

  test('screen.location.kidneys: from behind; crushed at 0: HT, or out', () => {
    const turned: Duel = { ...pole, beaStands: { facing: 0 } }
    const from = (duel: Duel, ...answers: readonly Scripted[]) =>
      played(duel, ['strike:0:0:bea', 'kidneys', 7, ...answers], ['tactical', 'positions'])
    expect(standingOf(from(turned, [1, 1], 11), 'bea')).toMatchObject({ hp: 10, ...OUT })
    // Half as much again.
    expect(standingOf(from(turned, [2, 3], 10), 'bea')).toMatchObject({ hp: 6, ...WELL })
    expect(standingOf(from({ ...turned, ada: [SPEAR] }, [1, 2]), 'bea')).toMatchObject({ hp: 7, ...WELL })
    expect(() => from(pole, 'none')).toThrow(/kidneys/)
  })

  test('screen.location.arteries: a critical hit tears the vessel, a hit point every turn or every other', () => {
    for (const [at, every, after] of [
      ['limb-artery', 2, [10, 9, 9, 8]],
      ['neck-artery', 1, [9, 8, 7, 6]],
    ] as const) {
      const torn = [...(['strike:0:0:bea', at, 4, 9] as const), [1, 1]]
      const own = after.map((_, turns) => [...torn, ...Array.from({ length: 2 * turns }, () => 'nothing')])
      const hp = own.map(answers => standingOf(played(sword, answers), 'bea').hp)
      expect(hp).toEqual(after)
      expect(standingOf(played(sword, torn), 'bea').drains).toMatchObject([{ hp: 1, every }])
    }
  })

  test('screen.location.arteries: bone is worth a point of PD', () => {
    const total = (at: string) => lastOf(played(sword, ['strike:0:0:bea', at, 7, 'dodge', 10, [1, 1]]), 'defended')
    expect(total('near-arm')).toMatchObject({ total: 5 })
    expect(total('limb-artery')).toMatchObject({ total: 6 })
    expect(total('neck-artery')).toMatchObject({ total: 6 })
  })

  test('screen.location.neck: a crushed throat takes a hit point each turn that HT fails, awake or not', () => {
    const crushed: readonly Scripted[] = ['strike:0:0:bea', 'neck', 7, 'none', [2, 3], 11]
    const after = played(club, [...crushed, 11, 10, 'nothing', 'nothing', 9])
    expect(standingOf(after, 'bea')).toMatchObject({ hp: 5, stun: null, throat_crushed: true })
    expect(after.asks).toBe('maneuver')
  })

  test('screen.location.arms: a shield makes its arm harder to strike', () => {
    const effective = (duel: Duel) =>
      lastOf(played(duel, ['strike:0:0:bea', 'far-arm', 10, 'none', [1, 1]]), 'attacked')['effective']
    expect(effective({})).toBe(14)
    expect(effective(shielded)).toBe(12)
  })

  test('screen.location.vitals: a 1 on a die is the heart', () => {
    for (let die = 1; die <= 6; die++) {
      const came = played(spear, ['strike:0:0:bea', 'vitals', 7, die, 'none', [1, 2]])
      expect(lastOf(came, 'woundedBy')).toMatchObject({ location: die === 1 ? 'heart' : 'vitals', injury: 3 })
    }
  })
})

test('gurps.injury.crippling: what is crippled already is not crippled again', () => {
  const strike = (crippled: readonly ('right arm' | 'left arm')[]): number =>
    played({ bea: [], beaStands: { crippled: crippled.map(part => ({ part, until: null })) } }, [
      ...['strike:0:0:bea', 'near-arm', 10, 'none'],
      ...[[6, 6], 10],
    ]).facts.filter(({ type }) => type === 'crippled').length
  expect(strike([])).toBe(1)
  expect(strike(['right arm'])).toBe(0)
  expect(strike(['left arm'])).toBe(1)
})
