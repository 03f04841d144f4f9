/** What happens to a character's gear between fights, who sees it, and what it changes. */
import {
  each,
  everyone,
  type Fact,
  fact,
  flag,
  gmOnly,
  int,
  list,
  oneOf,
  optional,
  ownerIn,
  text,
  vocabulary,
  whole,
} from '@umpire/engine'
import { item } from '../../character/character.ts'
import { FIRE_MODES } from '../../combat/attack/automatic-fire.ts'
import { ACCESSORIES, ARMOURS, CARRIED } from '../../tables/words.ts'

const WHO = { who: text(100) }
/** Which of the things in the list of gear. */
const GUN = { ...WHO, place: int({ min: 0, max: 1000 }) }
const OWNER = ownerIn('who')
const CREDITS = int({ min: 0, max: 1_000_000_000_000 })

export const bought = fact({
  type: 'bought',
  version: 1,
  fields: { ...WHO, item, price: CREDITS },
  sight: { who: everyone, item: whole(OWNER), price: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

export const boughtLoads = fact({
  type: 'boughtLoads',
  version: 1,
  fields: { ...GUN, loads: int({ min: 1, max: 1000 }), price: CREDITS },
  sight: { who: everyone, place: OWNER, loads: OWNER, price: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

/** A suit, folded away until it is put on. A new one of ablat takes the place of the old. */
export const boughtSuit = fact({
  type: 'boughtSuit',
  version: 1,
  fields: { ...WHO, armor: oneOf(...ARMOURS), item, suit_tl: optional(int({ min: 8, max: 20 })), price: CREDITS },
  sight: { who: everyone, armor: OWNER, item: whole(OWNER), suit_tl: OWNER, price: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

/** A club or a bottle, wherever it lay. */
export const foundWeapon = fact({
  type: 'foundWeapon',
  version: 1,
  fields: { ...WHO, item },
  sight: { who: everyone, item: whole(everyone) },
  reasons: OWNER,
})

export const dressed = fact({
  type: 'dressed',
  version: 1,
  fields: {
    ...WHO,
    worn: list(oneOf(...ARMOURS), 2),
    /** What came out of the pack, by name, and what went into it. */
    on: list(text(100), 2),
    off: list(item, 2),
  },
  sight: { who: everyone, worn: each(everyone), on: each(OWNER), off: whole(OWNER) },
})

export const fitted = fact({
  type: 'fitted',
  version: 1,
  fields: { ...GUN, accessory: oneOf(...ACCESSORIES) },
  sight: { who: everyone, place: OWNER, accessory: OWNER },
  reasons: OWNER,
})

export const tookOff = fact({
  type: 'tookOff',
  version: 1,
  fields: { ...GUN, accessory: oneOf(...ACCESSORIES), weight_g: int({ min: 0 }) },
  sight: { who: everyone, place: OWNER, accessory: OWNER, weight_g: OWNER },
  reasons: OWNER,
})

/** How a weapon is carried and set. */
export const handled = fact({
  type: 'handled',
  version: 1,
  fields: {
    ...GUN,
    carried: oneOf(...CARRIED),
    folded: flag(),
    bayonet_fixed: flag(),
    mode: optional(oneOf(...FIRE_MODES)),
  },
  sight: { who: everyone, place: OWNER, carried: everyone, folded: OWNER, bayonet_fixed: everyone, mode: OWNER },
  reasons: OWNER,
})

export const reloaded = fact({
  type: 'reloaded',
  version: 1,
  fields: { ...GUN, from: int({ min: 0, max: 1000 }), ammo: int({ min: 1, max: 100_000 }) },
  sight: { who: everyone, place: OWNER, from: OWNER, ammo: OWNER },
  reasons: OWNER,
})

export const recharged = fact({
  type: 'recharged',
  version: 1,
  fields: { ...GUN, ammo: int({ min: 1, max: 100_000 }), price: CREDITS },
  sight: { who: everyone, place: OWNER, ammo: OWNER, price: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

/** Everybody sees it fall; only the referee knows what became of the sights. */
export const sightsJarred = fact({
  type: 'sightsJarred',
  version: 1,
  fields: { ...GUN, misaligned: flag() },
  sight: { who: everyone, place: OWNER, misaligned: gmOnly },
})

export const sightsSet = fact({
  type: 'sightsSet',
  version: 1,
  fields: GUN,
  sight: { who: everyone, place: OWNER },
})

export const shoppingFactKinds = [
  bought,
  boughtLoads,
  boughtSuit,
  foundWeapon,
  dressed,
  fitted,
  tookOff,
  handled,
  reloaded,
  recharged,
  sightsJarred,
  sightsSet,
] as const
export const shoppingFacts = vocabulary(...shoppingFactKinds)
export type ShoppingFact = ReturnType<typeof shoppingFacts.read>

const TYPES: ReadonlySet<string> = new Set(shoppingFactKinds.map(({ type }) => type))
export const isShoppingFact = (happened: Fact): happened is ShoppingFact => TYPES.has(happened.type)

export { evolveShopping } from './shopping-evolve.ts'
