/** For tests: a world of the facts of shopping alone, somebody with money, and orders in a shop. */
import { compose, type Entry, script, type World } from '@umpire/engine'
import type { Character, Item } from '../../character/character.ts'
import { settings } from '../../equipment/weapon/custom-weapons.ts'
import { evolveShopping, type ShoppingFact, shoppingFacts } from '../facts/shopping-facts.ts'
import { characterIn, type PlayState, playState } from '../facts/state.ts'
import { buy } from '../gear/shopping.ts'
import { person, playing } from './time-fixture.ts'

export const world: World<PlayState, ShoppingFact> = {
  state: playState,
  facts: shoppingFacts,
  evolve: evolveShopping,
  ruleset: compose({ options: [], settings }),
}

export const ada = (items: readonly Item[] = [], changes: Partial<Character> = {}): PlayState => {
  const poor = person(300)
  const wealth = { ...poor.wealth, cash: 100_000 }
  return playing({ Ada: { ...poor, wealth, gear: { ...poor.gear, items: [...items] }, ...changes } })
}
export const gearOf = (state: PlayState) => characterIn(state, 'Ada').gear
export const storedIn = (entries: readonly Entry[]) => entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact]))
export const cashOf = (state: PlayState) => characterIn(state, 'Ada').wealth.cash

export type Order = Parameters<typeof buy.run>[1]
const ORDER: Order = {
  who: 'Ada',
  ware: '',
  count: 1,
  loaded: true,
  belt_fed: false,
  place: null,
  tech_level: null,
  price: null,
  leave: false,
  world_size: 8,
  military_unit: false,
}
export const order = (state: PlayState, ware: string, more: Partial<Order> = {}) =>
  script(world, buy, { ...ORDER, ware, ...more }, state, [])
