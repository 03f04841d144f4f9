/** The arms of the catalogues, held against the inventory's own tables. */
import { readFileSync } from 'node:fs'
import { compose, isObject, type Json, json, list, map } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { RIDING_ANIMALS } from '../../beast/riding-animals.ts'
import { diceAddsText } from '../../dice/dice-adds.ts'
import type { Rate } from '../entry/weapon.ts'
import { firearm, handWeapon, thingsNamed, thrownWeapon } from './arms.ts'
import { FIREARMS, GRENADES } from './firearms.ts'
import { HAND_WEAPONS } from './hand-weapons.ts'
import { THROWN_WEAPONS } from './thrown-weapons.ts'

const why = compose({ options: [] }).silent
const inventory: unknown = parse(readFileSync(new URL('../../inventory/characters.yaml', import.meta.url), 'utf8'))
const rows = list(map(json()))

function dataOf(id: string): readonly { readonly [name: string]: Json }[] {
  const rules = isObject(inventory) && Array.isArray(inventory['rules']) ? inventory['rules'] : []
  const found: unknown = rules.find((rule: unknown) => isObject(rule) && rule['id'] === id)
  return rows.read(isObject(found) ? found['data'] : undefined, id)
}

const signed = (add: number): string => (add === 0 ? '' : add > 0 ? `+${add}` : String(add))

test('gurps.weapon.hand-table: every weapon and mode is as the inventory has it', () => {
  const ours = HAND_WEAPONS.map(({ name, skill, modes, cost, weight_lb, min_st, max_damage, ready_turns }) => ({
    weapon: name,
    skill,
    modes: modes.map(({ type, damage: { basic, add }, reach }) => ({
      type,
      damage: `${basic === 'swing' ? 'sw' : 'thr'}${signed(add)}`,
      reach,
    })),
    cost,
    weight_lb,
    min_st,
    max_damage: max_damage === null ? undefined : diceAddsText(max_damage),
    ready_turns: ready_turns === 0 ? undefined : ready_turns,
  }))
  expect(ours).toMatchObject(
    dataOf('gurps.weapon.hand-table').map(
      ({ weapon, skill, modes, cost, weight_lb, min_st, max_damage, ready_turns }) => ({
        weapon,
        skill,
        modes: rows.read(modes, 'modes').map(({ type, damage, reach }) => ({ type, damage, reach })),
        cost,
        weight_lb,
        min_st,
        max_damage,
        ready_turns,
      }),
    ),
  )
})

const rateText = ({ shots, automatic }: Rate): string =>
  shots === 0.5 ? '1/2' : shots > 1 && !automatic ? `${shots}~` : String(shots)

test('gurps.firearm.starter-set: every gun and grenade is as the inventory has it', () => {
  const listed = dataOf('gurps.firearm.starter-set')
  const guns = listed.filter(({ type }) => type === 'bullet')
  const ours = FIREARMS.map(({ damage, rof, ...gun }) => ({
    ...gun,
    damage: diceAddsText(damage),
    rof: rof.map(rateText),
  }))
  expect(ours).toMatchObject(
    guns.map(({ name, skill, damage, ss, acc, half_damage, max_range, weight_lb, rof, shots, min_st, rcl, cost }) => ({
      ...{ name, skill, damage, ss, acc, half_damage, max_range, weight_lb, shots, min_st, rcl, cost },
      rof: (Array.isArray(rof) ? rof : [rof]).map(String),
    })),
  )
  expect(
    GRENADES.map(({ name, damage, fragments, weight_lb, cost }) => ({
      ...{ name, weight_lb, cost },
      damage: `${diceAddsText(damage)} [${diceAddsText(fragments)}]`,
    })),
  ).toMatchObject(
    listed
      .filter(({ type }) => type === 'explosive')
      .map(({ name, damage, weight_lb, cost }) => ({ name, damage, weight_lb, cost })),
  )
})

test('gurps.weapon.thrown-table: every weapon is as the inventory has it', () => {
  expect(THROWN_WEAPONS.map(({ name, skill, ss, acc, min_st }) => ({ weapon: name, skill, ss, acc, min_st }))).toEqual(
    dataOf('gurps.weapon.thrown-table').map(({ weapon, skill, ss, acc, min_st }) => ({
      weapon,
      skill,
      ss,
      acc,
      min_st,
    })),
  )
})

test('gurps.beast.riding-animals: every animal is as the inventory has it', () => {
  expect(RIDING_ANIMALS).toMatchObject(dataOf('gurps.beast.riding-animals').map(({ notes: _, ...animal }) => animal))
})

test('gurps.weapon.hand-table: things are found by name in any case, and the nearest is offered', () => {
  for (const { name } of HAND_WEAPONS) expect(handWeapon(name.toUpperCase(), why).name).toBe(name)
  for (const { name } of THROWN_WEAPONS) expect(thrownWeapon(name.toLowerCase(), why).name).toBe(name)
  for (const { name } of FIREARMS) expect(firearm(name, why).name).toBe(name)
  expect(thingsNamed('hatchet', why).map(({ kind }) => kind)).toEqual(['hand', 'thrown'])
  expect(() => handWeapon('Machette', why)).toThrow('weapon: expected a hand weapon, perhaps Machete')
})
