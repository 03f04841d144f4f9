import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { MOVEMENTS, PACES } from '../../tables/combat/movement.ts'
import { ARCHAIC_GUNS, GUNS } from '../../tables/words.ts'
import { legalActions } from './legal-actions.ts'
import { running } from './movement.ts'

const why = compose({ options: [] }).silent
const inventory = readInventory(
  parse(readFileSync(new URL('../../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const rows = new Map(
  Object.entries(inventory.rules.find(({ id }) => id === 'traveller.combat.legal-actions')?.data ?? {}),
)
const plain = { surprised: false, status: 'active' } as const

const answered = (x: Parameters<typeof legalActions>[0]) => {
  const { attack_allowed, reload_allowed, parry_allowed, blow_cost } = legalActions(x, why)
  return { attack: attack_allowed, other_action: reload_allowed, parry: parry_allowed, blow_cost }
}

test('traveller.combat.legal-actions: every status allows what the inventory says, and no more', () => {
  expect(rows.size).toBe(8)
  for (const movement of MOVEMENTS) {
    for (const pace of PACES) {
      const row = rows.get(movement) ?? rows.get(`${movement} ${pace}`)
      expect(answered({ ...plain, movement, pace }), `${movement} ${pace}`).toEqual(row)
      expect(answered({ ...plain, movement, pace, surprised: true })).toEqual(rows.get('surprised'))
      expect(answered({ ...plain, movement, pace, status: 'dead' })).toEqual(rows.get('unconscious or dead'))
      expect(answered({ ...plain, movement, pace, status: 'unconscious' })).toEqual(rows.get('unconscious or dead'))
    }
  }
})

test('traveller.combat.legal-actions: loading takes the attack, and nobody runs or, with old guns, evades meanwhile', () => {
  for (const gun of [...GUNS, ...ARCHAIC_GUNS]) {
    for (const movement of MOVEMENTS) {
      const answer = legalActions({ ...plain, movement, pace: 'walk', reloading: gun }, why)
      const steady = /Musket|Percussion Rifle|Muzzle-loading/.test(gun)
      expect(answer.allowed, `${gun} ${movement}`).toBe(movement !== 'evade' || !steady)
      expect(answer.attack_allowed).toBe(false)
    }
    const run = { ...plain, movement: 'close_range', pace: 'run', reloading: gun } as const
    expect(legalActions(run, why)).toMatchObject({ allowed: false, reload_allowed: false })
  }
})

test('traveller.combat.legal-actions: costs a runner what running costs', () => {
  for (const pace of PACES) {
    const { blow_cost, attack_allowed } = legalActions({ ...plain, movement: 'open_range', pace }, why)
    const ran = running({ blows_left: 5, pace, riding: 'no', battle_dress: false }, why)
    expect(ran).toMatchObject({ blows_left: 5 - blow_cost, attack_allowed })
  }
})
