import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { hpFactor, movementRates } from '../campaign/settings.ts'
import { choosable } from '../ruleset/rules.ts'
import { STATUSES } from '../tables/health-levels.ts'
import { actionPoints, DEATHS } from './action-points.ts'
import { hitPoints } from './hp.ts'
import { movement } from './movement.ts'
import { offHand } from './off-hand.ts'
import { DOINGS, STATE_ROWS, STATES, states } from './states.ts'

const why = compose(choosable).silent

test('tensided.combat.states: every state, act and attack', () => {
  for (const state of STATES) {
    const { acts, helpless, forbids } = STATE_ROWS[state]
    expect(helpless && acts).toBe(false)
    for (const act of DOINGS) expect(states({ state, act }, why).allowed).toBe(acts && !forbids.includes(act))
    const close = states({ state, attack: 'hand-to-hand' }, why)
    expect([close.hit, close.severity]).toEqual(helpless ? ['automatic', 'deadly'] : ['rolled', undefined])
    expect(states({ state, attack: 'ranged' }, why)).toMatchObject({ hit: 'rolled', df_modifier: helpless ? -4 : 0 })
    // Whoever can act at all may try to break free.
    expect(states({ state, act: 'break hold' }, why).allowed).toBe(acts)
  }
})

test('tensided.combat.states: a hold forbids at least what the inventory lists', () => {
  const barred = {
    'arms-locked': ['punch', 'stab', 'shoot', 'draw', 'block'],
    'mouth-covered': ['speak'],
    'sleeper-hold': ['move', 'shoot'],
    pinned: ['move', 'punch', 'stab', 'shoot', 'draw', 'block'],
  } as const
  for (const [state, acts] of Object.entries(barred)) {
    const known = STATES.find(one => one === state) ?? 'pinned'
    for (const act of acts) expect(states({ state: known, act }, why).allowed).toBe(false)
  }
  expect(states({ state: 'arms-locked', act: 'kick' }, why).allowed).toBe(true)
})

test('tensided.combat.movement: nobody is slower for being fast, faster for being slow, or faster for a wound', () => {
  for (const mode of ['walk', 'run', 'sprint'] as const) {
    const plain = movement({ mode }, why).metres
    for (let times = 0; times <= 5; times++) {
      const slow = movement({ mode, slow: times }, why).metres
      expect(slow).toBe(Math.max(1, plain - times))
      if (times <= 3) {
        const each = { walk: 0, run: 1, sprint: 2 }[mode]
        expect(movement({ mode, fast: times }, why).metres).toBe(plain + times * each)
      }
    }
    let better = plain
    for (const status of STATUSES) {
      const metres = movement({ mode, status }, why).metres
      expect(metres).toBeLessThanOrEqual(better)
      better = metres
    }
    expect(movement({ mode, abilities: ['sprinter'] }, why).metres).toBe(mode === 'sprint' ? 12 : plain)
    expect(movement({ mode, wound_move: 0.625, armor_move: 0.75 }, why).metres).toBe(plain * 0.625 * 0.75)
  }
})

test('tensided.combat.movement: legs', () => {
  const metres = (flaw: 'lame' | 'one-leg' | 'no-legs', mode: 'walk' | 'run' | 'sprint') =>
    movement({ mode, flaws: [flaw] }, why).metres
  expect([metres('lame', 'walk'), metres('lame', 'run'), metres('lame', 'sprint')]).toEqual([2, 0, 0])
  expect([metres('one-leg', 'walk'), metres('one-leg', 'run')]).toEqual([0.5, 0])
  expect([metres('no-legs', 'walk'), metres('no-legs', 'sprint')]).toEqual([0.5, 0])
  expect(movement({ mode: 'walk', flaws: ['one-leg'], hopping: true }, why).metres).toBe(0.25)
  expect([0, 1, 2].map(useless_legs => movement({ mode: 'walk', useless_legs }, why).metres)).toEqual([2, 0.5, 0])
  expect(movement({ mode: 'run', useless_legs: 1 }, why).metres).toBe(0)
})

test('tensided.combat.movement: the other rates of the book', () => {
  const tame = compose(choosable, { settings: { [movementRates.id]: [2, 3, 4] } }).silent
  expect((['walk', 'run', 'sprint'] as const).map(mode => movement({ mode }, tame).metres)).toEqual([2, 3, 4])
})

test('tensided.combat.hp: never none, by the factor of the campaign', () => {
  for (const factor of [0.5, 2, 5]) {
    const rules = compose(choosable, { settings: { [hpFactor.id]: factor } }).silent
    for (let physique = 0; physique <= 12; physique++) {
      for (let soft = 0; soft <= 5; soft++) {
        const expected = Math.max(1, physique + 2 - soft) * factor
        expect(hitPoints({ physique, soft, resilient: 2 }, rules)).toBe(expected)
        expect(hitPoints({ physique, soft, resilient: 2, hp_factor: factor }, why)).toBe(expected)
      }
    }
  }
})

test('tensided.combat.action-points: only death is escaped, once for each, and never an instant one', () => {
  for (const would_be of STATUSES) {
    for (const cause of DEATHS) {
      for (const action_points of [0, 1, 3]) {
        for (const enemies_would_finish_him of [false, true]) {
          const made = actionPoints({ would_be, cause, action_points, enemies_would_finish_him }, why)
          const saved = would_be === 'dead' && cause !== 'instant-death' && action_points > 0
          expect(made.spent).toBe(saved)
          expect(made.action_points).toBe(saved ? action_points - 1 : action_points)
          if (!saved) expect(made.status).toBe(would_be)
          else if (cause === 'bleeding') expect(made).toMatchObject({ fatigue_df: 19, unconscious: true })
          else expect(made.status).toBe(enemies_would_finish_him ? 'critical' : 'comatose')
        }
      }
    }
  }
})

test('tensided.combat.action-points: for a session', () => {
  expect(actionPoints({}, why).action_points).toBe(1)
  expect(actionPoints({ merits: ['lucky'] }, why).action_points).toBe(2)
  expect(actionPoints({ merits: ['charmed'] }, why).action_points).toBe(3)
  expect(actionPoints({ flaws: ['unlucky'] }, why).action_points).toBe(0)
  expect(actionPoints({ merits: ['charmed'], player_character: false }, why).action_points).toBe(0)
})

test('tensided.combat.off-hand: the ambidextrous have none, those who lost the main hand no other', () => {
  expect(offHand({ hand: 'main-hand' }, why).df_modifier).toBe(0)
  expect(offHand({ hand: 'main-hand', flaws: ['lefty'] }, why).df_modifier).toBe(3)
  expect(offHand({ hand: 'off-hand', flaws: ['lefty'] }, why).df_modifier).toBe(3)
  expect(offHand({ hands: 2, flaws: ['righty'] }, why).df_modifier).toBe(4)
  expect(offHand({ hands: 1, flaws: ['righty'] }, why).df_modifier).toBe(0)
})
