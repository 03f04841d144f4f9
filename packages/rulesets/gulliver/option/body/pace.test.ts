import { compose } from '@umpire/engine'
import { moveNow } from '@umpire/gurps/fight-rooms'
import { lastOf, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { everyOption, meeting, ofSize, played, rulesWith, withAll } from '../test/fights-fixture.ts'

describe('unified-move', () => {
  test('gulliver.move.general: whoever moves less than a yard a second gets there in time', () => {
    const { silent } = rulesWith('unified-move')
    const start = meeting(ofSize('ada', 0, 0, { move: 0.4 }), ofSize('bea', 1, 0))
    const moves = Array.from({ length: 10 }, (_, second) => moveNow({ ...start, second }, 0, silent))
    expect(moves).toEqual([0, 0, 1, 0, 1, 0, 0, 1, 0, 1])
    expect(moveNow(start, 1, silent)).toBe(5)
  })
})

describe('sprint', () => {
  const chosen = withAll('unified-move', 'melee-range')
  const { silent } = compose(everyOption(), chosen)
  const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, 0, { dx: 8 }))
  const far = { ...start, standing: start.standing.map((one, at) => (at === 1 ? { ...one, q: 60 } : one)) }

  test('gulliver.move.computed: a fifth more after a second of full Move, and no longer after less', () => {
    const ran = played(far, chosen, ['go', '5,0', 'move', 'nothing'])
    expect(standingOf(ran, 'ada').marks).toEqual({ ran: true })
    expect(moveNow(ran.state, 0, silent)).toBe(6)
    const walked = played(far, chosen, ['go', '5,0', 'move', 'nothing', 'go', '6,0', 'move', 'nothing'])
    expect(moveNow(walked.state, 0, silent)).toBe(5)
  })

  test('gulliver.melee.sprint-actions: whoever sprints defends himself by nothing', () => {
    const answers = ['go', '5,0', 'move', 'nothing', 'go', '11,0', 'move'] as const
    const sprints = played(far, chosen, [...answers])
    expect(standingOf(sprints, 'ada').marks).toEqual({ ran: true, 'turn-sprinting': true })
    const near = {
      ...sprints.state,
      standing: sprints.state.standing.map((one, at) => (at === 1 ? { ...one, q: 12 } : one)),
    }
    const steady = { ...near, standing: near.standing.map(one => ({ ...one, marks: {} })) }
    expect(played(steady, chosen, ['strike:0:0:ada', 7]).asks).toBe('defense')
    expect(played(near, chosen, ['strike:0:0:ada', 7]).asks).not.toBe('defense')
  })
})

describe('acceleration', () => {
  const chosen = withAll('acceleration')
  const { silent } = compose(everyOption(), chosen)
  const swift = ofSize('ada', 0, 0, { dx: 13, move: 18 })
  const cat = { ...swift, frame: { ...swift.frame, more: { 'enhanced_move (land)': 2 } } }
  const start = meeting(cat, ofSize('bea', 1, 0, { dx: 8 }))
  const far = { ...start, standing: start.standing.map((one, at) => (at === 1 ? { ...one, q: 60 } : one)) }

  test('gulliver.move.acceleration: an enhanced Move is reached second by second', () => {
    expect(moveNow(far, 0, silent)).toBe(6)
    const ran = played(far, chosen, ['go', '6,0', 'move'])
    expect(standingOf(ran, 'ada')).toMatchObject({ q: 6, marks: { speed: 6 } })
    expect(moveNow(ran.state, 0, silent)).toBe(12)
    const again = played(far, chosen, ['go', '6,0', 'move', 'nothing', 'go', '18,0', 'move', 'nothing'])
    expect(moveNow(again.state, 0, silent)).toBe(18)
    const stood = played(far, chosen, ['go', '6,0', 'move', 'nothing', 'nothing'])
    expect(standingOf(stood, 'ada').marks).toEqual({})
    expect(lastOf(ran, 'moved')).toMatchObject({ yards: 6 })
  })

  test('gulliver.move.acceleration: whoever has none to gather is as fast as ever', () => {
    expect(moveNow(meeting(swift, swift), 0, silent)).toBe(18)
    expect(moveNow(far, 0, rulesWith('unified-move').silent)).toBe(18)
  })
})
