/** Armour, lines 1265-1283 and 1373-1383. */
import { table } from '@umpire/engine'
import type { Armour } from '../words.ts'

export type ArmourColumn = 'nothing' | 'jack' | 'mesh' | 'cloth' | 'reflec' | 'ablat' | 'combat'

/** The column of the weapons matrix that serves each armour. */
export const ARMOUR_COLUMN = table<Armour, ArmourColumn>('Armour column', {
  nothing: 'nothing',
  jack: 'jack',
  mesh: 'mesh',
  cloth: 'cloth',
  reflec: 'reflec',
  ablat: 'ablat',
  vacc_suit: 'cloth',
  combat: 'combat',
  battle_dress: 'combat',
})

export type Suit = {
  readonly name: string
  readonly price: number
  readonly tl: number
  readonly air_hours?: number
  readonly note?: string
}

export const ARMOUR_CATALOGUE = table<Exclude<Armour, 'nothing'>, Suit>('Armour', {
  jack: { name: 'Jack', price: 50, tl: 1, note: 'leather' },
  mesh: { name: 'Mesh', price: 150, tl: 7 },
  cloth: { name: 'Cloth', price: 250, tl: 6, note: 'ballistic cloth' },
  reflec: { name: 'Reflec', price: 1500, tl: 10, note: 'worn under other clothing, hard to obtain' },
  ablat: { name: 'Ablat', price: 75, tl: 9, note: 'loses effect under continued laser fire' },
  vacc_suit: { name: 'Vacc Suit', price: 10000, tl: 8, air_hours: 6 },
  combat: { name: 'Combat Armor', price: 20000, tl: 11, note: 'military issue only, not on the open market' },
  battle_dress: { name: 'Battle Dress', price: 200000, tl: 13 },
})
