/**
 * A fight as far as a seat can tell. Numbers that it does not see are taken for an average person's: ten in everything,
 * unhurt while awake, with empty hands and no skill in anything.
 */
import { filledIn, type Plain } from '@umpire/encounter'
import { isObject, type Json, list, memoByObject, type Offer, type Ruleset, record, remembered } from '@umpire/engine'
import { WhereOffer } from '../fight/move/destinations.ts'
import { fighter, MOST_FIGHTERS } from '../fight/state/fighter.ts'
import { standing } from '../fight/state/standing.ts'
import { type Fight, fightState, placeOf } from '../fight/state/state.ts'
import { ActOffer } from '../fight/turn/offer.ts'

const TEN = 10
const SPEED = 5
const [HEIGHT, WEIGHT, INCHES_IN_YARD] = [70, 150, 36]

const AVERAGE_PERSON = {
  st: TEN,
  dx: TEN,
  iq: TEN,
  ht: TEN,
  full_hp: TEN,
  will: TEN,
  ht_bonus: 0,
  will_levels: 0,
  hard_to_kill: 0,
  fright: 0,
  combat_reflexes: false,
  high_pain_threshold: false,
  low_pain_threshold: false,
  ambidextrous: false,
  one_eye: false,
  nearsighted: false,
  basic_speed: SPEED,
  move: SPEED,
  dodge: SPEED,
  encumbrance_level: 0,
  toughness: 0,
  judo: null,
  first_aid: SPEED,
}
/** How long the bot would stand is nobody's business. */
const AVERAGE_NERVE = 50
const NO_PARRIES = { punch: null, kick: null, thrust: null, swing: null }
const EMPTY_HANDS = { arms: [], bare_parries: NO_PARRIES, one_hand_parries: NO_PARRIES }

/** Somebody of average build, as large as that one is seen to be. */
function frameOf(shown: unknown): { readonly frame?: Plain } {
  if (!isObject(shown)) return {}
  const { yards } = shown
  const times = typeof yards === 'number' ? (yards * INCHES_IN_YARD) / HEIGHT : 1
  return { frame: { body_lb: WEIGHT * times ** 3, lift_st: TEN, ...shown } }
}

const hidden = (fighter: Plain): boolean => fighter['st'] === undefined

const fighterOf = memoByObject((shown: Plain): Plain => {
  const known: Plain = { nerve: AVERAGE_NERVE, ...shown }
  return hidden(known) ? { ...AVERAGE_PERSON, ...known, ...EMPTY_HANDS, ...frameOf(known['frame']) } : known
})

/** Hit points of an average person in that state. */
const LEFT: { readonly [status: string]: number } = { unconscious: 0, dead: -5 * TEN }

const UNSEEN = {
  fatigue: 0,
  injuries: [],
  shock: 0,
  blocks: 0,
  dodged: false,
  feint: [],
  judo_parried: null,
  watch: null,
  penalties: [],
  healing: [],
  gained: [],
  iq_lost: 0,
  ht_lost: 0,
  unaware: [],
}

const strangersStanding = memoByObject(
  (shown: Plain): Plain => ({ hp: LEFT[String(shown['status'])] ?? TEN, ...UNSEEN, ...shown, arms: [] }),
)

const standingOf = (shown: Plain, known: Plain): Plain => (hidden(known) ? strangersStanding(shown) : shown)

/** Whoever stands as before is the same, so what is known of them need not be worked out again. */
const seenState = record({
  ...fightState.fields,
  roster: list(remembered(fighter), MOST_FIGHTERS),
  standing: list(remembered(standing), MOST_FIGHTERS),
})

/**
 * From what a seat was shown of it.
 *
 * @throws BadInput if it is no fight at all
 */
export const asFarAsSeen = (view: Json | undefined): Fight =>
  seenState.read(filledIn(view, { fighter: fighterOf, standing: standingOf }), 'fight')

/** The ground is everybody's, and worked out once as long as it is the same. */
const seenBy = (fight: Fight, shown: Json): Fight => ({ ...asFarAsSeen(shown), map: fight.map })

/** What is offered, as it looks to a seat. Every other question hangs on one's own body, or on nothing. */
export const offerAsSeen = (offer: Offer, fight: Fight, shown: Json, ruleset: Ruleset): Offer =>
  isOfFoes(offer) ? offerAmong(offer, seenBy(fight, shown), ruleset) : offer

/** What is offered, in a fight of those alone whom somebody perceives. Their places are other ones there. */
export function offerAmong(offer: Offer, fight: Fight, { silent }: Ruleset): Offer {
  if (!isOfFoes(offer)) return offer
  const place = placeOf(fight, offer.who)
  return offer instanceof ActOffer
    ? new ActOffer(fight, place, offer.left, silent)
    : new WhereOffer(fight, place, offer.yards, silent)
}

const isOfFoes = (offer: Offer): offer is ActOffer | WhereOffer =>
  offer instanceof ActOffer || offer instanceof WhereOffer
