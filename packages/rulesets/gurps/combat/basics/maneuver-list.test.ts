import { readFileSync } from 'node:fs'
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { FREE_ACTIONS, freeActions } from '../free-actions.ts'
import { DEFENSE_CHOICES, MANEUVERS, maneuverList } from './maneuver-list.ts'

const why = compose({ options: [] }).silent

interface Listed {
  readonly id: string
  readonly data?: readonly { readonly maneuver: string; readonly dodge: unknown; readonly parry: unknown }[]
}
const inventory: { readonly rules: readonly Listed[] } = parse(
  readFileSync(new URL('../../inventory/play.yaml', import.meta.url), 'utf8'),
)
const listed = inventory.rules.find(({ id }) => id === 'gurps.combat.maneuver-list')?.data ?? []

test('gurps.combat.maneuver-list: the list is the inventory’s, defense by defense', () => {
  expect(MANEUVERS.map(({ maneuver }) => maneuver)).toEqual(listed.map(({ maneuver }) => maneuver))
  for (const row of listed) {
    for (const defense of ['dodge', 'parry'] as const) {
      const { allowed } = maneuverList({ maneuver: row.maneuver, defense, aim_turns: 0 }, why)
      expect({ row, defense, allowed }).toEqual({ row, defense, allowed: row[defense] !== false })
    }
  }
})

test('gurps.combat.maneuver-list: without a maneuver it is the whole list, with one its own row', () => {
  expect(maneuverList({ defense: 'none', aim_turns: 0 }, why).maneuvers).toBe(MANEUVERS)
  for (const row of MANEUVERS) {
    const answer = maneuverList({ maneuver: row.maneuver, defense: 'none', aim_turns: 0 }, why)
    expect(answer).toMatchObject({ allowed: true, defenses: row.defenses, maneuvers: [row] })
    expect(row.defenses > 0).toBe(row.dodge || row.parry || row.block)
  }
})

test('gurps.combat.maneuver-list: any active defense costs the aim and the turn of reloading, standing still neither', () => {
  for (const defense of DEFENSE_CHOICES) {
    const still = defense === 'none'
    const aiming = maneuverList({ maneuver: 'aim', defense, aim_turns: 3 }, why)
    expect(aiming).toMatchObject({ aim_turns: still ? 3 : 0, reloads: false })
    expect(maneuverList({ maneuver: 'ready-reload', defense, aim_turns: 0 }, why).reloads).toBe(still)
  }
})

test('gurps.combat.maneuver-list: what is not in the list is not allowed, nor is a block', () => {
  expect(maneuverList({ maneuver: 'step-and-feint', defense: 'none', aim_turns: 2 }, why)).toMatchObject({
    allowed: false,
    defenses: 0,
  })
  for (const { maneuver } of MANEUVERS) {
    expect(maneuverList({ maneuver, defense: 'block', aim_turns: 0 }, why).allowed).toBe(false)
  }
})

test('gurps.combat.maneuver-list: how far one may go with each', () => {
  for (let move = 0; move <= 12; move++) {
    for (const { maneuver } of MANEUVERS) {
      const step = maneuver === 'attack' || maneuver === 'all-out-attack' ? Math.min(1, move) : 0
      const { yards } = maneuverList({ maneuver, defense: 'none', aim_turns: 1, move }, why)
      expect([maneuver, yards]).toEqual([maneuver, maneuver === 'move' ? move : step])
    }
  }
})

test('gurps.combat.free-actions: three things, and nothing else', () => {
  for (const action of [...FREE_ACTIONS, 'kneel', 'aim', '', 'constructor']) {
    expect(freeActions({ action }, why)).toBe(['talk', 'drop-item', 'crouch'].includes(action))
  }
})
