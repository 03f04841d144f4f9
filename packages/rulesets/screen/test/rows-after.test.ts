/** What rows of the tables leave behind when the fight is over: the body that somebody takes into the next scene. */
import type { Scripted } from '@umpire/engine'
import { conditionAfter, type Played, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { CLUB, type Duel, PISTOL, played, SWORD } from './rows-fixture.ts'

/** As it was when the last answer was given. */
function left(came: Played, id: string) {
  const fighter = came.state.roster.find(one => one.id === id)
  if (fighter === undefined) throw new Error(id)
  return conditionAfter(fighter, standingOf(came, id), came.state.second)
}

const lost = (part: string, until: string, seconds_left: number | null) => ({
  crippled: [{ part, until, seconds_left, by: 'wounds' }],
})

const struck = (at: string, row: number, ...more: readonly Scripted[]): readonly Scripted[] => [
  'strike:0:0:bea',
  at,
  4,
  row,
  ...more,
]
const sword: Duel = { ada: [SWORD] }
const judo: Duel = { ada: [], adaIs: { judo: 12 }, adaStands: { judo_parried: 'bea' } }
const aimed: Duel = {
  ada: [PISTOL],
  yards: 3,
  adaStands: { aim: { target: 'bea', arm: 0, turns: 1, braced: false } },
}

/** Who, after what, has what. */
const LINES: readonly (readonly [
  rule: string,
  says: string,
  who: 'ada' | 'bea',
  duel: Duel,
  answers: readonly Scripted[],
  condition: object,
])[] = [
  [
    'hit-table',
    '3: out, with HT every half hour',
    'bea',
    {},
    struck('torso', 3, [2, 2]),
    {
      hp_lost: 2,
      out: { by: 'unconscious', next_in: 1800, roll: 'HT', every: '30 minutes' },
    },
  ],
  ['hit-table', '8: numb for six seconds', 'bea', {}, struck('near-arm', 8, [1, 2]), lost('right arm', 'time', 6)],
  [
    'hit-table',
    '14: crippled, and nobody has rolled yet',
    'bea',
    {},
    struck('near-leg', 14, [1, 2]),
    {
      ...lost('right leg', 'unrolled', null),
    },
  ],
  ['head-blow-table', '3: dead', 'bea', {}, struck('head', 3), { dead: 'wounds', out: null }],
  [
    'head-blow-table',
    '6: both eyes, each to be rolled for; the -10 was for the battle',
    'bea',
    {},
    struck('head', 6),
    {
      crippled: [
        { part: 'right eye', until: 'unrolled' },
        { part: 'left eye', until: 'unrolled' },
      ],
      penalties: [],
    },
  ],
  ['head-blow-table', '7: an eye', 'bea', {}, struck('head', 7, 2), lost('left eye', 'unrolled', null)],
  ['head-blow-table', '12: deaf for a day', 'bea', {}, struck('head', 12, [2, 2], 10), lost('hearing', 'time', 86_400)],
  ['head-blow-table', '12: a scar', 'bea', sword, struck('head', 12, [2, 2], 10), { scars: ['scarred'], crippled: [] }],
  ['head-blow-table', '13: deaf', 'bea', {}, struck('head', 13, [2, 2], 10), lost('hearing', 'unrolled', null)],
  [
    'miss-table',
    '15: the arm for half an hour',
    'ada',
    sword,
    ['strike:0:0:bea', 'torso', 18, 15],
    {
      ...lost('right arm', 'time', 1800),
    },
  ],
  [
    'unarmed-striking-table',
    '15: until it is healed',
    'ada',
    { ada: [] },
    ['strike:0:0:bea', 'torso', 18, 15, [5]],
    {
      hp_lost: 2,
      penalties: [{ to: ['limb'], value: -3, until: 'healed' }],
    },
  ],
  [
    'unarmed-striking-table',
    '16: for half an hour',
    'ada',
    { ada: [] },
    ['strike:0:0:bea', 'torso', 18, 16],
    {
      ...lost('right arm', 'time', 1800),
      penalties: [{ to: ['other-arm'], value: -1, until: 'time', seconds_left: 1800 }],
    },
  ],
  [
    'unarmed-grappling-table',
    '4: until it is treated',
    'ada',
    judo,
    ['judo:bea', 18, 4, [5]],
    {
      hp_lost: 2,
      penalties: [
        { to: ['dx'], value: -6, until: 'treated' },
        { to: ['iq'], value: -4, until: 'treated' },
      ],
    },
  ],
  [
    'firearm-table',
    '18: blind for five minutes',
    'ada',
    aimed,
    ['shoot:0:0:bea', 'torso', '1', 18, 18, [2, 2]],
    {
      crippled: [
        { part: 'right eye', until: 'time', seconds_left: 300 },
        { part: 'left eye', until: 'time', seconds_left: 300 },
      ],
    },
  ],
]

describe('screen.critical: what outlasts the fight', () => {
  test.each(LINES)('screen.critical.%s: %s', (_, _says, who, duel, answers, condition) => {
    expect(left(played(duel, answers), who)).toMatchObject(condition)
  })
})

describe('screen.location: what outlasts the fight', () => {
  test('screen.location.neck: a crushed throat goes on taking its toll', () => {
    const came = played({ ada: [CLUB] }, ['strike:0:0:bea', 'neck', 7, 'none', [2, 3], 11])
    expect(left(came, 'bea').drains).toEqual([{ of: 'throat', hp: 1, every: 1, next_in: 1 }])
  })

  test('screen.location.arteries: and so does a torn vessel', () => {
    const came = played(sword, struck('neck-artery', 9, [1, 1]))
    expect(left(came, 'bea').drains).toMatchObject([{ of: 'vessel', hp: 1, every: 1 }])
  })

  test('screen.location.brain: whoever was knocked out wakes as from any wound', () => {
    const came = played({}, ['strike:0:0:bea', 'brain', 7, 'none', [2, 2], 11])
    expect(left(came, 'bea').out).toMatchObject({ by: 'wounds', coma: 'unrolled' })
  })

  test('screen.location.legs: whether it heals is rolled once, when the fight is over, and not again', () => {
    const fight: readonly Scripted[] = ['strike:0:0:bea', 'near-leg', 7, 'none', [6, 6], 10, 'surrender']
    expect(left(played({}, [...fight, 10]), 'bea')).toMatchObject(lost('right leg', 'healed', null))
    expect(left(played({}, [...fight, 12, 2]), 'bea')).toMatchObject(lost('right leg', 'months', 2 * 30 * 86_400))
    expect(left(played({}, [...fight, 18]), 'bea')).toMatchObject(lost('right leg', 'never', null))
  })
})
