/** Somebody who enters a fight, as the tests of entering have him. */
import { compose, type Json } from '@umpire/engine'
import { expect } from 'vitest'
import { type Character, character } from '../../character/character.ts'
import { type Entered, type Entry, enterCharacter } from '../enter/enter.ts'
import { BARE_HANDS, fighter as fighterField } from '../state/fighter.ts'
import { freeHands } from '../state/hands.ts'
import { standing as standingField } from '../state/standing.ts'

export const why = compose({ options: [] }).silent
export const ENTRY: Entry = { id: 'one', name: 'One', side: 0, player_character: true, q: 0, r: 0, facing: 0 }

export const somebody = (more: { readonly [name: string]: Json } = {}): Character =>
  character.read(
    { system: 'gurps', version: 1, identity: { name: 'One' }, attributes: { st: 12, dx: 12, iq: 10, ht: 11 }, ...more },
    'one',
  )

export const enter = (more: { readonly [name: string]: Json } = {}, entry: Partial<Entry> = {}): Entered =>
  enterCharacter(somebody(more), { ...ENTRY, ...entry }, 'one', why)

export const armed = (...names: readonly string[]): Entered => enter({ items: names.map(name => ({ name })) })

/** Every number within its bounds, and hands enough for what is in them. */
export function sound({ fighter, standing }: Entered): void {
  expect(() => fighterField.read(fighter, 'fighter')).not.toThrow()
  expect(() => standingField.read(standing, 'standing')).not.toThrow()
  expect(standing.arms).toHaveLength(fighter.arms.length)
  expect(fighter.arms.at(-1)?.name).toBe(BARE_HANDS)
  expect(new Set(fighter.arms.map(({ key }) => key)).size).toBe(fighter.arms.length)
  expect(freeHands(fighter, standing)).toBeGreaterThanOrEqual(0)
}
