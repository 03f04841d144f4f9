/**
 * A fight as far as a seat can tell. Numbers that it does not see are taken for an average person's: five in every stat,
 * no skill, bare hands, and not tired.
 */
import { filledIn, listIn, type Plain, plainIn } from '@umpire/encounter'
import { isObject, type Json, type Offer, type Ruleset } from '@umpire/engine'
import { ShootOffer, StrikeOffer } from '../fight/attack/target-offer.ts'
import { ThrowOffer } from '../fight/attack/throw-offer.ts'
import { WhomOffer } from '../fight/attack/whom-offer.ts'
import { DeclareOffer } from '../fight/declare/declare.ts'
import { WhereOffer } from '../fight/ground/destinations.ts'
import { BARE_HANDS } from '../fight/state/fighter.ts'
import { type Fight, fightState, placeOf } from '../fight/state/state.ts'
import { NORMAL, STATS } from '../tables/stats.ts'

const UNTRAINED = { level: 0, concentrations: [] }

const AVERAGE_PERSON = {
  stats: Object.fromEntries(STATS.map(stat => [stat, NORMAL])),
  hth: UNTRAINED,
  ranged: UNTRAINED,
  medic: 0,
  merits: [],
  flaws: [],
  abilities: [],
  hp: 2 * NORMAL,
  damage_score: 3,
  natural_resistance: NORMAL,
  armor_move: 1,
  hth_df: 0,
  main_hand: 'right',
  weight_lb: 160,
}

/** Whoever holds nothing that is known still has hands. */
const BARE = {
  key: BARE_HANDS,
  weapon: BARE_HANDS,
  kind: 'melee',
  hands: 0,
  condition: 'good',
  sight: 'iron',
  choke: 'normal',
  flechettes: false,
  tracers: false,
}
const AT_HAND = { where: 'stowed', rounds: 0, spare: 0, jammed: false, cleared: 0 }

const hidden = (fighter: Plain): boolean => fighter['stats'] === undefined

const fighterOf = (fighter: Plain): Plain =>
  hidden(fighter) ? { ...AVERAGE_PERSON, ...fighter, arms: [BARE] } : fighter

const UNSEEN = {
  marks: 0,
  halved: false,
  coma: null,
  short_fp: 0,
  long_fp: 0,
  df_gained: 0,
  run_seconds: 0,
  rest_seconds: 0,
  action_points: 0,
  struck: 0,
  missed: 0,
  dirty: [],
  unaware: [],
  aptitude_lost: 0,
  flaws: [],
}
const UNSEEN_LIMB = { marks: 0, times_maimed: 0 }

function standingOf(standing: Plain, fighter: Plain): Plain {
  const out = standing['out']
  const known = {
    ...standing,
    out: isObject(out) ? { until: null, ...out } : null,
    // Of marks on a limb nobody but the game master is told.
    limbs: listIn(standing['limbs']).map(limb => ({ ...UNSEEN_LIMB, ...plainIn(limb) })),
  }
  return hidden(fighter) ? { ...UNSEEN, ...known, arms: [AT_HAND] } : known
}

/** Nobody knows when a sleeper hold puts him to sleep, but that it will. */
const AT_LAST = 1_000_000_000
const holdOf = (hold: Plain): Plain => ({ until: hold['kind'] === 'sleeper hold' ? AT_LAST : null, ...hold })

/**
 * From what a seat was shown of it.
 *
 * @throws BadInput if it is no fight at all
 */
export const asFarAsSeen = (view: Json | undefined): Fight =>
  fightState.read(
    {
      ...filledIn(view, { fighter: fighterOf, standing: standingOf }),
      holds: listIn(plainIn(view)['holds']).map(hold => holdOf(plainIn(hold))),
    },
    'fight',
  )

/** The ground is everybody's, and worked out once as long as it is the same. */
const seenBy = (fight: Fight, shown: Json): Fight => ({ ...asFarAsSeen(shown), map: fight.map })

/** What is offered, as it looks to a seat. Every other question hangs on one's own body, or on nothing. */
export const offerAsSeen = (offer: Offer, fight: Fight, shown: Json, ruleset: Ruleset): Offer =>
  offerAmong(offer, seenBy(fight, shown), ruleset)

/** What is offered, in a fight of those alone whom somebody perceives. Their places are other ones there. */
export function offerAmong(offer: Offer, fight: Fight, { silent }: Ruleset): Offer {
  const place = (): number => placeOf(fight, offer.who)
  if (offer instanceof DeclareOffer) return new DeclareOffer(fight, place(), offer.before, silent)
  if (offer instanceof ShootOffer) return new ShootOffer(fight, place(), offer.arm, silent)
  if (offer instanceof StrikeOffer) return new StrikeOffer(fight, place(), offer.arm, silent)
  if (offer instanceof ThrowOffer) return new ThrowOffer(fight, place(), offer.arm, silent)
  if (offer instanceof WhereOffer) return new WhereOffer(fight, place(), offer.metres)
  if (offer instanceof WhomOffer) {
    const known = offer.choices.map(({ key }) => fight.roster.findIndex(({ id }) => id === key))
    return new WhomOffer(
      fight,
      place(),
      offer.question,
      known.filter(at => at >= 0),
    )
  }
  return offer
}
