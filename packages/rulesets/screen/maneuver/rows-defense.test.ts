/** Defending on the map: when a step back helps, what a shield is worth, and what a hurt arm can still do. */
import type { Scripted } from '@umpire/engine'
import { arm, blow, lastOf, scripted, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../index.ts'
import { AXE, CLUB, type Duel, duel, HATCHET, KNIFE, MAIL, played, SHIELD } from '../test/rows-fixture.ts'

const SCREEN = { options: screenOptions }
const SHOT = HATCHET.thrown ?? fail()

function fail(): never {
  throw new Error('nothing to throw')
}

const MAP = ['tactical', 'positions'] as const
const ASKED: readonly Scripted[] = ['strike:0:0:bea', 'torso', 10]

/** Whether that answer is one of those that are offered. */
function offered(x: Duel, answers: readonly Scripted[], key: string): boolean {
  try {
    played(x, [...answers, key], MAP)
    return true
  } catch (error) {
    expect(String(error)).toContain(key)
    return false
  }
}

/** Ada strikes from q 0 at Bea on q 1, who looks at her: behind Bea is q 2. */
const BACK = 'dodge@2,0'

describe('screen.critical.defense', () => {
  test('screen.critical.defense: a dodge or a parry of which more comes is told so, and no other', () => {
    const how = (...answers: readonly Scripted[]) => lastOf(played({}, [...ASKED, ...answers]), 'defended')
    expect(how('dodge', 17, [1, 1])).toMatchObject({ avoided: false, critical: 'failure' })
    expect(how('parry:0', 3, 9)).toMatchObject({ avoided: true, critical: 'success' })
    expect(how('dodge', 12, [1, 1])).not.toHaveProperty('critical')
  })
})

describe('screen.maneuver.retreat', () => {
  test('screen.maneuver.retreat: a step away is worth 3, and she stands there', () => {
    const came = played({}, [...ASKED, BACK, 8], MAP)
    expect(lastOf(came, 'defended')).toMatchObject({ how: 'dodge', total: 8, avoided: true })
    expect(standingOf(came, 'bea')).toMatchObject({ q: 2, r: 0, hp: 10 })
    expect(offered({}, ASKED, 'parry:0@2,0')).toBe(true)
  })

  test('screen.maneuver.retreat: without the map it is worth nothing, and not offered', () => {
    expect(() => played({}, [...ASKED, BACK])).toThrow(/dodge@2,0/)
  })

  test('screen.maneuver.retreat: once in a turn', () => {
    const long = arm('Long club', { blows: [blow('swing', 16, '2d', 'crushing', { reach: [1, 2] })] })
    const twice: readonly Scripted[] = ['all-out:two-attacks:0:0:bea', 'torso', 10, BACK, 8, 10]
    expect(offered({ ada: [long] }, twice, 'dodge')).toBe(true)
    expect(offered({ ada: [long] }, twice, 'dodge@3,0')).toBe(false)
  })

  test('screen.maneuver.retreat: not of the stunned, nor of whoever kneels, sits or lies', () => {
    const stun = { kind: 'physical', turns: 5, roll: 'HT', modifier: 0 } as const
    expect(offered({ beaStands: { stun } }, ASKED, BACK)).toBe(false)
    for (const position of ['kneeling', 'sitting', 'lying', 'crawling'] as const) {
      expect(offered({ beaStands: { position } }, ASKED, BACK), position).toBe(false)
    }
    expect(offered({ beaStands: { position: 'crouching' } }, ASKED, BACK)).toBe(true)
  })

  test('screen.maneuver.retreat: not after more than half of Move', () => {
    // Move 5.
    expect(offered({ beaStands: { moved: 2 } }, ASKED, BACK)).toBe(true)
    expect(offered({ beaStands: { moved: 3 } }, ASKED, BACK)).toBe(false)
  })

  test('screen.maneuver.retreat: not after an All-Out Attack, which leaves no defense at all', () => {
    const came = played({ beaStands: { maneuver: 'all-out-attack' } }, [...ASKED, [2, 2]], MAP)
    expect(standingOf(came, 'bea').hp).toBe(8)
  })

  test('screen.maneuver.retreat: not from what flies, and only to a hex that is free', () => {
    const thrown = { ...CLUB, thrown: { ...SHOT } }
    expect(offered({ ada: [thrown], yards: 3 }, ['throw:0:bea', 'torso', 10], 'dodge@4,0')).toBe(false)
    expect(offered({ ada: [thrown], yards: 3 }, ['throw:0:bea', 'torso', 10], 'dodge')).toBe(true)
    const start = duel({})
    const [ada, bea] = start.standing
    if (ada === undefined || bea === undefined) throw new Error('nobody')
    const crowded = { ...start, standing: [ada, bea, { ...bea, id: 'cat', q: 2 }], roster: [...start.roster] }
    const [, fighter] = start.roster
    if (fighter === undefined) throw new Error('nobody')
    crowded.roster.push({ ...fighter, id: 'cat', name: 'cat', basic_speed: 4, move: 4 })
    const chosen = { options: ['hit-locations', 'critical-tables', ...MAP], settings: {} }
    const fled = (key: string) => scripted(SCREEN, chosen, crowded, [...ASKED, key])
    expect(() => fled(BACK)).toThrow(/dodge@2,0/)
    // To the left of him there is room.
    expect(fled('dodge@2,-1').asks).toBe('dodge')
  })
})

describe('screen.defense.block', () => {
  const shielded: Duel = { bea: [AXE, SHIELD] }

  test('screen.defense.block: the shield adds to every defense, and still does when it has to be readied', () => {
    for (const [how, total] of [
      ['dodge', 8],
      ['parry:0', 10],
      ['block:1', 11],
      ['armor', 3],
    ] as const) {
      const came = played(shielded, [...ASKED, how, how === 'armor' ? 3 : 5], MAP)
      expect(lastOf(came, 'defended'), how).toMatchObject({ total })
    }
    const start = duel(shielded)
    const [ada, bea] = start.standing
    if (ada === undefined || bea === undefined) throw new Error('nobody')
    const arms = bea.arms.map((held, place) =>
      place === 1 ? ({ ...held, where: 'unready', turns_to_ready: 1 } as const) : held,
    )
    const chosen = { options: ['hit-locations', 'critical-tables', ...MAP], settings: {} }
    const came = scripted(SCREEN, chosen, { ...start, standing: [ada, { ...bea, arms }] }, [...ASKED, 'dodge', 8])
    expect(lastOf(came, 'defended')).toMatchObject({ total: 8 })
  })

  test('screen.critical.defense: a block that fails so badly costs the grip, and a turn', () => {
    const came = played(shielded, [...ASKED, 'block:1', 18, [2, 2]], MAP)
    expect(standingOf(came, 'bea')).toMatchObject({ hp: 8, arms: [{}, { where: 'unready', turns_to_ready: 1 }, {}] })
  })

  test('screen.critical.defense: a dodge that fails so badly ends on the ground', () => {
    const came = played({}, [...ASKED, 'dodge', 18, [2, 2]])
    expect(standingOf(came, 'bea')).toMatchObject({ hp: 8, position: 'lying' })
  })

  test('screen.critical.defense: armour alone has neither luck nor mishaps', () => {
    const padded: Duel = { beaIs: { armor: [{ ...MAIL, pd: 2 }] } }
    const came = played(padded, [...ASKED, 'armor', 18, [2, 2]])
    expect(standingOf(came, 'bea')).toMatchObject({ hp: 8, position: 'standing' })
    expect(played(padded, [...ASKED, 'armor', 3]).asks).toBe('maneuver')
  })

  test('screen.location.arms: with a crippled arm no shield is held in the way', () => {
    const hurt: Duel = { ...shielded, beaStands: { crippled: [{ part: 'left arm', until: null }] } }
    expect(offered(hurt, ASKED, 'block:1')).toBe(false)
  })
})

test('screen.critical.unarmed-striking-table: with a numb arm the other parries at -1', () => {
  const numb: Duel = {
    bea: [],
    beaStands: {
      crippled: [{ part: 'right arm', until: 1800 }],
      penalties: [{ to: ['other-arm'], value: -1, turns: null, until: 'time', for: '30 minutes' }],
    },
  }
  const came = played(numb, [...ASKED, 'parry:0', 4, 9])
  // Half of DX, 3 less against what is swung, 1 less.
  expect(lastOf(came, 'defended')).toMatchObject({ total: 1 })
})

test('gurps.defense.parry-limit: each empty hand parries once', () => {
  const swings: readonly Scripted[] = ['all-out:two-attacks:0:0:bea', 'torso', 10]
  // Half of DX and 3 less is 2: it fails, and the least of wounds leaves her standing for the second blow.
  const again = (bea: Duel['bea'], bare: string): boolean =>
    offered({ bea: bea ?? [] }, [...swings, bare, 10, 'target', 2, 10], bare)
  expect(again([], 'parry:0')).toBe(true)
  expect(again([KNIFE], 'parry:1')).toBe(false)
  expect(offered({ bea: [AXE, KNIFE] }, swings, 'parry:2')).toBe(false)
})

test('gurps.unarmed.parry-weapon: what both hands know is not what one of them does', () => {
  const both = { punch: 9, kick: 9, thrust: 9, swing: 9 }
  const is: Duel['beaIs'] = { bare_parries: both, judo: 14 }
  const empty = played({ bea: [], beaIs: is }, [...ASKED, 'parry:0', 9])
  expect(lastOf(empty, 'defended')).toMatchObject({ total: 9, judo: true })
  const armed = played({ bea: [KNIFE], beaIs: is }, [...ASKED, 'parry:1', 4, 9])
  expect(lastOf(armed, 'defended')).toMatchObject({ total: 2, judo: false })
})

describe('screen.critical.defense: in its order', () => {
  const struck: Duel = { bea: [AXE, SHIELD], beaIs: { armor: [] } }
  const order = (answers: readonly Scripted[], x: Duel = struck, more: readonly string[] = []) =>
    played(x, ['strike:0:0:bea', 'torso', 10, ...answers], more).facts.flatMap(({ type }) =>
      ['woundedBy', 'fell', 'unreadied', 'died'].includes(type) ? [type] : [],
    )

  test('screen.critical.defense: whoever fails so to dodge is struck, and falls then', () => {
    expect(order(['dodge', 18, [1, 1]])).toEqual(['woundedBy', 'fell'])
    expect(standingOf(played(struck, ['strike:0:0:bea', 'torso', 10, 'dodge', 18, [1, 1]]), 'bea')).toMatchObject({
      hp: 8,
      position: 'lying',
    })
  })

  test('screen.critical.defense: whoever fails so to block loses the grip of the shield after the blow', () => {
    expect(order(['block:1', 18, [1, 1]], struck, MAP)).toEqual(['woundedBy', 'unreadied'])
  })

  test('screen.critical.defense: still on her feet she may be knocked down by the blow, and the dead fall no more', () => {
    // Seven points of ten: HT to stay up.
    expect(order(['dodge', 18, [3, 4], 10])).toEqual(['woundedBy', 'fell'])
    expect(order(['dodge', 18, [3, 4], 11])).toEqual(['woundedBy', 'fell'])
    const dying = { ...struck, beaStands: { hp: -9 } }
    expect(order(['dodge', 18, [1, 1], 18], dying)).toEqual(['woundedBy', 'died'])
  })
})
