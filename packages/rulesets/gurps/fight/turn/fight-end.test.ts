/** How a fight ends: how long it took, and what became of whom. */
import { expect, test } from 'vitest'
import { secondsOf } from '../state/state.ts'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { lastOf, scripted } from '../test/script.ts'
import { sideEnd } from './fight.ts'

const CLUB = arm('Club', { blows: [blow('swing', 16, '2d', 'crushing')] })
const PISTOL = arm('Pistol', { gun: gun(16, '4d', { ss: 5, rates: [{ shots: 1, automatic: false }] }) })
const AS_PRINTED = { options: [], settings: {} }

const ada = somebody('ada', 0, [PISTOL], { dx: 14, ht: 12 })
const bea = somebody('bea', 1, [CLUB])
const start = fightOf([
  [ada, standing(ada, 0)],
  [bea, standing(bea, 5)],
])

test('gurps.procedure.combat: the second in which it ends counts, whoever had still to act in it', () => {
  const one = scripted({ options: [] }, AS_PRINTED, start, ['surrender'])
  expect([one.state.stage, secondsOf(one.state)]).toEqual(['over', 1])
  const last = scripted({ options: [] }, AS_PRINTED, start, ['nothing', 'surrender'])
  expect([last.state.stage, secondsOf(last.state)]).toEqual(['over', 1])
  const second = scripted({ options: [] }, AS_PRINTED, start, ['nothing', 'nothing', 'surrender'])
  expect([second.state.stage, secondsOf(second.state)]).toEqual(['over', 2])
  expect(secondsOf(start)).toBe(0)
})

test('gurps.fatigue.battle: a fight that went into its eleventh second tires', () => {
  const idle = Array.from({ length: 20 }, () => 'nothing')
  const tired = scripted({ options: [] }, AS_PRINTED, start, [...idle, 'surrender'])
  expect(secondsOf(tired.state)).toBe(11)
  expect(lastOf(tired, 'fatigued')).toMatchObject({ who: 'bea', points: 1 })
  const rested = scripted({ options: [] }, AS_PRINTED, start, [...idle.slice(2), 'surrender'])
  expect(rested.facts.some(({ type }) => type === 'fatigued')).toBe(false)
})

test('gurps.procedure.combat: whoever surrendered has not fled', () => {
  const { state } = scripted({ options: [] }, AS_PRINTED, start, ['nothing', 'surrender'])
  expect(sideEnd(state, 1)).toMatchObject({ size: 1, standing: 0, fled: 0, surrendered: 1 })
  const gone = { ...state, standing: state.standing.map(one => ({ ...one, gone: 'fled' as const })) }
  expect(sideEnd(gone, 1)).toMatchObject({ fled: 1, surrendered: 0 })
})

test('gurps.procedure.combat: whoever lies there dazed is still in it, and told as stunned', () => {
  const dazed = { kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } as const
  const down = { ...start, standing: start.standing.map(one => ({ ...one, position: 'lying' as const, stun: dazed })) }
  expect(sideEnd(down, 1)).toMatchObject({ standing: 1, stunned: 1, down: 0 })
  expect(sideEnd(start, 1)).toMatchObject({ standing: 1, stunned: 0 })
})
