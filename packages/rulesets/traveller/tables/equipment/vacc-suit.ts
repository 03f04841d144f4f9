/** The level of vacc suit that each kind of suit needs to be worn at all, lines 732 and 1277-1279. */
import { table } from '@umpire/engine'

export const SUITS = ['vacc_suit', 'combat', 'battle_dress'] as const
export type Suit = (typeof SUITS)[number]

/** Vacc suits are made from this tech level on. */
export const LEAST_SUIT_TL = 8

export const VACC_SUIT_NEEDED = table<Suit, number>('Vacc suit needed', { vacc_suit: 0, combat: 1, battle_dress: 1 })
