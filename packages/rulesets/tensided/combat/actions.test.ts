/** Every list of acts somebody may declare, against the sentences of the rules written anew. */
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grenadeFuseRounds } from '../campaign/settings.ts'
import { choosable } from '../ruleset/rules.ts'
import { ACT_ROWS, ACTS, type Act, isBlow, STEPS } from './act.ts'
import { actionCosts, multipleActions, whirlwind } from './actions.ts'
import { combatRound } from './round.ts'

const why = compose(choosable).silent

/** Every list of up to so many acts. */
function* lists(most: number, from: readonly Act[] = []): Generator<readonly Act[]> {
  yield from
  if (from.length < most) for (const act of ACTS) yield* lists(most, [...from, act])
}

const FREE = new Set<Act>(['free-swing', 'shout', 'drop'])
const WHOLE = new Set<Act>(['draw', 'aim', 'aim-further', 'wait', 'reload', 'take-cover', 'clear-jam'])

test('tensided.combat.action-costs: every list of up to three acts, without abilities', () => {
  const wrong: string[] = []
  let seen = 0
  for (const actions of lists(3)) {
    seen++
    const timed = actions.filter(act => !FREE.has(act))
    const whole = timed.filter(act => WHOLE.has(act))
    const beside = timed.filter(act => !WHOLE.has(act))
    const waiting = whole.length === 1 && whole[0] === 'wait' && beside.every(act => act === 'block')
    const alone = whole.length === 1 && beside.length === 0
    const allowed = whole.length === 0 ? timed.filter(act => act === 'move').length <= 1 : alone || waiting
    const made = actionCosts({ actions }, why)
    const count = whole.length > 0 && allowed ? 1 : timed.length
    const right = made.allowed === allowed && made.action_count === count
    const df = [0, 0, 2, 4][count]
    if (!right || (allowed && made.action_df !== df)) wrong.push(actions.join(', '))
  }
  expect(wrong).toEqual([])
  expect(seen).toBe(1 + 22 + 22 ** 2 + 22 ** 3)
})

test('tensided.combat.multiple-actions: a fourth action is refused, and only shots on the move are harder for it', () => {
  expect(multipleActions({ actions: ['punch', 'punch', 'punch', 'punch'] }, why).allowed).toBe(false)
  for (const act of ACTS) {
    if (act === 'move') continue
    const { moving_df } = multipleActions({ actions: ['move', act] }, why)
    expect(moving_df).toBe(act === 'shoot' || act === 'throw' ? 5 : 0)
  }
})

test('tensided.combat.action-costs: abilities make their own acts cheaper and no other', () => {
  const cheaper = { draw: 'quick-draw', aim: 'fast-aim', reload: 'fast-reload' } as const
  for (const act of ACTS) {
    for (const [own, ability] of Object.entries(cheaper)) {
      const [cost] = actionCosts({ actions: [act], abilities: [ability] }, why).costs
      expect(cost).toBe(act === own ? 'action' : ACT_ROWS[act].cost)
    }
    const abilities = ['quick-draw', 'lightning-draw'] as const
    const [cost] = actionCosts({ actions: [act], abilities }, why).costs
    expect(cost).toBe(act === 'draw' ? 'free' : ACT_ROWS[act].cost)
  }
})

test('tensided.combat.action-costs: what aiming costs with each sight', () => {
  const costs = (abilities: readonly ('fast-aim' | 'instinctive-aim')[]) =>
    (['iron', 'scope', 'magnified', 'laser', 'smartgun'] as const).map(
      sight => actionCosts({ actions: ['aim'], abilities, sight }, why).costs[0],
    )
  expect(costs([])).toEqual(['round', 'round', 'round', 'round', 'round'])
  expect(costs(['fast-aim'])).toEqual(['action', 'action', 'round', 'action', 'action'])
  expect(costs(['instinctive-aim'])).toEqual(['round', 'round', 'round', 'free', 'free'])
  expect(costs(['fast-aim', 'instinctive-aim'])).toEqual(['action', 'action', 'round', 'free', 'free'])
})

test('tensided.combat.whirlwind: halves for two blows and more, and only blows', () => {
  for (const actions of lists(3)) {
    const full = [0, 0, 2, 4][actions.length] ?? 0
    const blows = actions.filter(isBlow).length
    expect(whirlwind({ actions, abilities: ['whirlwind'] }, why)).toEqual({
      df_modifier: blows > 1 ? full / 2 : full,
      stab_df: blows > 1 ? full / 2 : full,
      shoot_df: full,
    })
    if (actions.length > 1) expect(whirlwind({ actions }, why).stab_df).toBe(full)
  }
})

const anyActs = fc.array(fc.constantFrom(...ACTS.filter(act => ACT_ROWS[act].cost !== 'free')), { maxLength: 3 })

test('tensided.combat.round: each pass goes through the steps in order, and each keeps to his own order', () => {
  fc.assert(
    fc.property(fc.array(anyActs, { maxLength: 5 }), all => {
      const fighters = all.map((actions, place) => ({ name: `f${place}`, actions }))
      const { order } = combatRound({ fighters }, why)
      expect(order).toHaveLength(all.flat().length)
      const seen = new Map<string, number>()
      let before = -1
      for (const [name, act] of order) {
        const pass = seen.get(name) ?? 0
        const actions = fighters.find(one => one.name === name)?.actions ?? []
        expect(act).toBe(actions[pass])
        const step = STEPS.indexOf(ACT_ROWS[actions[pass] ?? 'move'].step)
        const now = pass * STEPS.length + step
        expect(now).toBeGreaterThanOrEqual(before)
        before = now
        seen.set(name, pass + 1)
      }
    }),
  )
})

test('tensided.combat.round: whoever is put out acts no more after that step, and never before it', () => {
  const shooter = { name: 'a', actions: ['shoot', 'shoot'] } as const
  const puts_out = [['a', 'b']] as const
  const round = (actions: readonly Act[]) => combatRound({ fighters: [shooter, { name: 'b', actions }], puts_out }, why)
  expect(round(['stab', 'stab']).order).toEqual([
    ['b', 'stab'],
    ['a', 'shoot'],
    ['a', 'shoot'],
  ])
  expect(round(['shoot', 'shoot']).order).toEqual([
    ['a', 'shoot'],
    ['b', 'shoot'],
    ['a', 'shoot'],
  ])
  expect(round(['move']).order).toEqual([
    ['a', 'shoot'],
    ['a', 'shoot'],
  ])
  expect(round(['move']).out).toEqual(['b'])
})

test('tensided.combat.round: a draw that takes no time leaves the stab in the first pass', () => {
  const fighters = [
    { name: 'v', actions: ['draw', 'stab'], abilities: ['quick-draw', 'lightning-draw'] },
    { name: 's', actions: ['shoot', 'stab'] },
  ] as const
  expect(combatRound({ fighters }, why).order).toEqual([
    ['v', 'draw'],
    ['v', 'stab'],
    ['s', 'shoot'],
    ['s', 'stab'],
  ])
})

test('tensided.combat.round: a grenade goes off first of all in the round its fuse says', () => {
  const grenades = [{ name: 'pineapple', thrown_round: 3 }]
  const fighters = [{ name: 'a', actions: ['stab'] }] as const
  for (const fuse of [0, 1, 2]) {
    const rules = compose(choosable, { settings: { [grenadeFuseRounds.id]: fuse } }).silent
    for (let round = 3; round < 7; round++) {
      const { order } = combatRound({ fighters, grenades, round }, rules)
      expect(order[0]).toEqual(round === 3 + fuse ? ['pineapple', 'detonation'] : ['a', 'stab'])
    }
  }
})
