/** Fright inside a fight: every row of the table seen in the state, what it keeps from acting, and what it leaves. */
import type { Scripted } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { awake } from '../../condition/condition.ts'
import { FRIGHT_CASES } from '../../story/test/fright-fixture.ts'
import { bodyOf } from '../enter/body.ts'
import type { Fighter } from '../state/fighter.ts'
import { penaltyTo } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, isOver } from '../state/state.ts'
import { arm, blow, fightOf, somebody, standing } from '../test/people.ts'
import { conditionAfter, scripted, standingOf } from '../test/script.ts'

const AS_PRINTED = { options: [], settings: {} }
const CLUB = arm('Club', { blows: [blow('swing', 16, '2d', 'crushing')] })

/** Ada trembles after the fight, so badly that this row comes up. */
function shaken(row: number, answers: readonly Scripted[]) {
  const margin = Math.max(1, row - 10)
  const [ada, bea] = [
    somebody('ada', 0, [CLUB], { dx: 14, shakes: true, will: 10, fright: 4 - margin }),
    somebody('bea', 1, []),
  ]
  const start = fightOf([
    [ada, standing(ada, 0)],
    [bea, standing(bea, 5)],
  ])
  return {
    ada,
    played: scripted({ options: [] }, AS_PRINTED, start, ['nothing', 'surrender', 14, row - margin, ...answers]),
  }
}

/** As many of the answers as it asks for: a stun is shaken off in turns to come. */
function carriedOut(row: number, answers: readonly Scripted[]) {
  let came = shaken(row, [])
  for (let given = 1; came.played.asks !== null; given++) came = shaken(row, answers.slice(0, given))
  return came
}

describe('gurps.fright.table: every row in a fight leaves what it leaves in a story', () => {
  test.each(Object.entries(FRIGHT_CASES))('row %s', (row, { answers, left = {}, stunned }) => {
    const { ada, played } = carriedOut(Number(row), answers)
    const after = standingOf(played, 'ada')
    if (stunned !== undefined) expect(after.stun).not.toBeNull()
    expect(conditionAfter(ada, after, played.state.second)).toMatchObject(left)
  })

  test('gurps.fright.table: what weakens from waking on hinders nobody before, and begins anew with the next fight', () => {
    const { ada, played } = carriedOut(28, [])
    const after = standingOf(played, 'ada')
    expect([after.penalties.length, penaltyTo(after, ['skill-rolls'])]).toEqual([1, 0])
    const left = conditionAfter(ada, after, played.state.second)
    const again = bodyOf(ada, left, [])
    expect(again.penalties).toMatchObject([{ value: -2, turns: null, from_waking: true }])
    const woken = bodyOf(ada, awake(left), [])
    expect(penaltyTo({ ...after, ...woken }, ['skill-rolls'])).toBe(-2)
  })
})

/** Ada, as something has left her, and Bob, two yards away. */
function met(stands: Partial<Standing>, more: Partial<Fight> = {}, ann: Partial<Fighter> = {}) {
  const [ada, bob] = [somebody('ada', 0, [CLUB], { dx: 14, ...ann }), somebody('bob', 1, [CLUB], { dx: 8 })]
  return fightOf(
    [
      [ada, standing(ada, 0, [], stands)],
      [bob, standing(bob, 2)],
    ],
    { stage: 'fight', order: [0, 1], ...more },
  )
}

const PANIC = { by: 'panic', until: 60, roll: 'IQ', modifier: 0, every: 'minute' } as const
const SEIZURES = ['faint', 'seizure', 'catatonia', 'unconscious', 'panic', 'total-panic'] as const

describe('gurps.fright.table: as long as it lasts', () => {
  test.each(SEIZURES)('gurps.fright.table: %s leaves no maneuver, and no defense', by => {
    const status = by === 'catatonia' || by === 'unconscious' ? 'unconscious' : 'active'
    const start = met({ status, seized: { ...PANIC, by } }, { turn: 0 })
    const played = scripted({ options: [] }, AS_PRINTED, start, [])
    expect(played.asks).toBeNull()
    const fight = { ...start, standing: start.standing.map(one => ({ ...one, q: one.id === 'bob' ? 1 : 0 })) }
    const struck = scripted({ options: [] }, AS_PRINTED, { ...fight, turn: 1 }, ['strike:0:0:ada', 10])
    expect(struck.asks).toBe('damage')
  })

  test('gurps.fright.table: nobody fights on against those who lie in a faint or in a fit', () => {
    for (const by of SEIZURES) {
      const status = by === 'catatonia' || by === 'unconscious' ? 'unconscious' : 'active'
      const fight = met({ status, seized: { ...PANIC, by } })
      expect([by, isOver(fight)]).toEqual([by, !by.endsWith('panic')])
    }
  })

  test('gurps.fright.table: a panic is fought down once a minute, and whoever was stunned meanwhile is still stunned', () => {
    const stun = { kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } as const
    const at = (second: number, answers: readonly Scripted[], more: Partial<Standing> = {}) =>
      scripted({ options: [] }, AS_PRINTED, met({ seized: PANIC, ...more }, { second }), answers)
    expect([at(59, []).asks, at(60, []).asks, at(61, []).asks, at(120, []).asks]).toEqual([
      null,
      'come round',
      null,
      'come round',
    ])
    expect(at(60, [10]).asks).toBe('maneuver')
    expect(at(60, [11]).asks).toBeNull()
    const dazed = at(60, [10], { stun })
    expect([dazed.asks, standingOf(dazed, 'ada').seized]).toEqual(['shake off the stun', null])
    expect(standingOf(at(60, [10, 11], { stun }), 'ada').stun).toEqual(stun)
    expect(at(60, [10, 10], { stun }).asks).toBe('maneuver')
  })

  test('gurps.recovery.unconscious: whoever fainted and was then struck down is out by his wounds', () => {
    const { ada, played } = carriedOut(17, [3])
    const after = { ...standingOf(played, 'ada'), status: 'unconscious', hp: -4 } as const
    expect(conditionAfter(ada, after, 5).out).toMatchObject({ by: 'wounds', next_in: null })
  })
})

describe('gurps.fright.table: a daze by fright', () => {
  const dazed = (
    stun: Partial<NonNullable<Standing['stun']>>,
    answers: readonly Scripted[],
    ann: Partial<Fighter> = {},
  ) =>
    scripted(
      { options: [] },
      AS_PRINTED,
      met({ stun: { kind: 'mental', turns: 0, roll: 'Will', modifier: -2, ...stun } }, {}, ann),
      answers,
    ).asks

  test('gurps.fright.table: sure turns first, then Will as it was for the check, IQ without that, or HT', () => {
    expect(dazed({ turns: 1 }, [])).toBeNull()
    expect([dazed({}, [8], { will: 10 }), dazed({}, [9], { will: 10 })]).toEqual(['maneuver', null])
    expect(dazed({ modifier: 6 }, [13], { will: 10 })).toBe('maneuver')
    // 14 fails, however strong the will.
    expect(dazed({ modifier: 6 }, [14], { will: 10 })).toBeNull()
    const byIq = { roll: 'IQ', modifier: 0 } as const
    expect([dazed(byIq, [10], { will: 5 }), dazed(byIq, [11], { will: 15 })]).toEqual(['maneuver', null])
    const byHt = { kind: 'physical', roll: 'HT', modifier: 0 } as const
    expect([dazed(byHt, [12], { ht: 12 }), dazed(byHt, [13], { ht: 12 })]).toEqual(['maneuver', null])
    expect(dazed({ roll: 'none', modifier: 0 }, [])).toBe('maneuver')
  })
})
