import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { encumbrance } from './encumbrance.ts'
import { dodge, move, SPEED_ON_LAND } from './move.ts'

const why = compose({ options: [] }).silent

test('gurps.move.encumbrance: each limit still belongs to its level, and a grain more does not', () => {
  for (let st = 1; st <= 30; st++) {
    for (const [level, times] of [2, 4, 6, 12, 20].entries()) {
      expect(encumbrance({ st, carried_lb: times * st }, why).encumbrance_level).toBe(level)
      expect(encumbrance({ st, carried_lb: times * st + 0.01 }, why).encumbrance_level).toBe(Math.min(4, level + 1))
    }
    expect(encumbrance({ st, carried_lb: 30 * st }, why)).toMatchObject({ encumbrance: 'overload', can_carry: true })
    expect(encumbrance({ st, carried_lb: 30 * st + 0.01 }, why).can_carry).toBe(false)
  }
})

test('gurps.move.move: the fraction is dropped after the load, and Running lifts neither Move nor Dodge', () => {
  for (let ht = 1; ht <= 20; ht++) {
    for (let dx = 1; dx <= 20; dx++) {
      for (let level = 0; level <= 4; level++) {
        const speed = (ht + dx) / 4
        const plain = move({ ht, dx, encumbrance_level: level, running: 0 }, why)
        const runner = move({ ht, dx, encumbrance_level: level, running: 13 }, why)
        expect(plain.move).toBe(Math.max(1, Math.floor(speed - level)))
        expect(runner.move).toBe(plain.move)
        expect(runner.running_move).toBe(Math.max(1, Math.floor(speed + 13 / 8 - level)))
        const dodged = dodge({ ht, dx, encumbrance_level: level, running: 13, combat_reflexes: false, pd: 0 }, why)
        expect(dodged.dodge).toBe(plain.move)
      }
    }
  }
})

test('gurps.move.move: Running adds by its effect, like whatever else a campaign has for the feet', () => {
  const fleet = {
    name: 'Fleet',
    level: 2,
    effects: [{ target: SPEED_ON_LAND, op: 'add', by: 1, per_level: true }],
  } as const
  for (let running = 0; running <= 20; running++) {
    const given = { ht: 10, dx: 11, encumbrance_level: 1, running }
    const { move: walks, running_move } = move(given, why)
    expect(running_move).toBe(Math.floor(5.25 + running / 8 - 1))
    expect(move({ ...given, bearers: [fleet] }, why)).toMatchObject({ move: walks, running_move: running_move + 2 })
  }
})

test('gurps.move.move: what hinders the feet is taken off the running Move, as what helps them is added', () => {
  for (const by of [-2, -1, 0, 1]) {
    const feet = { name: 'Feet', level: 1, effects: [{ target: SPEED_ON_LAND, op: 'add', by }] } as const
    const runs = move({ ht: 10, dx: 11, encumbrance_level: 0, running: 0, bearers: [feet] }, why)
    expect(runs).toMatchObject({ move: 5, running_move: 5 + by })
  }
})

test('gurps.move.dodge: nothing is told of Combat Reflexes where nobody has them', () => {
  const told = (combat_reflexes: boolean): string => {
    const listener = compose({ options: [] }).listen()
    dodge({ move: 5, encumbrance_level: 0, running: 0, combat_reflexes, pd: 0 }, listener)
    return JSON.stringify(listener.take())
  }
  expect(told(false)).not.toContain('Combat Reflexes')
  expect(told(true)).toContain('Combat Reflexes')
})
