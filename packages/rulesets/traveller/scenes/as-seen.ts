/**
 * An encounter as far as a seat can tell. Numbers that it does not see are taken for an average person's: 7-7-7, level 0
 * in whatever is carried, guns that are loaded. Whoever was taken so is named, so that it can be said.
 */
import { filledIn, listIn, type Plain, plainIn } from '@umpire/encounter'
import { type Json, MemoTable, memoByObject, type Offer, type Ruleset } from '@umpire/engine'
import { ActionOffer } from '../encounter/attack/action-offer.ts'
import { MoveOffer } from '../encounter/move/moves.ts'
import { type Encounter, encounterState } from '../encounter/state/state.ts'
import { RoutOffer } from '../encounter/turn/round.ts'

const textIn = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : [])

const AVERAGE = 7
const AVERAGE_PERSON = { strength: AVERAGE, dexterity: AVERAGE, endurance: AVERAGE }
const LOADED = 100

const hidden = (fighter: Plain): boolean => fighter['full'] === undefined

function fighterOf(fighter: Plain): Plain {
  if (!hidden(fighter)) return fighter
  const known = ['Brawling', ...listIn(fighter['weapons']).flatMap(one => textIn(plainIn(one)['weapon']))]
  return {
    ...fighter,
    full: AVERAGE_PERSON,
    at_start: AVERAGE_PERSON,
    skills: Object.fromEntries(known.map(skill => [skill, 0])),
    military_experience: false,
  }
}

/** What is left of an average person in that state: one at zero is unconscious, all at zero are dead. */
const LEFT = {
  active: { ...AVERAGE_PERSON, zeros: 0 },
  unconscious: { ...AVERAGE_PERSON, endurance: 0, zeros: 1 },
  dead: { strength: 0, dexterity: 0, endurance: 0, zeros: 3 },
} as const

const leftOf = (status: unknown): Plain =>
  status === 'dead' ? LEFT.dead : status === 'unconscious' ? LEFT.unconscious : LEFT.active

const UNSEEN = { fell_at: null, blows_left: AVERAGE, misaligned: [], loose: [], laser_hits: 0 }

const armOf = (place: number, hand: unknown): Plain => ({
  ammo: LOADED,
  spare_loads: 0,
  mode: 'burst',
  accessories: [],
  folded: false,
  bayonet_fixed: false,
  carried: place === hand ? 'in hand' : 'holstered',
  work: null,
  uses: 0,
})

function standingOf(standing: Plain, fighter: Plain, moved: boolean): Plain {
  const weapons = listIn(fighter['weapons']).map((_, place) => armOf(place, standing['hand']))
  const still = moved ? {} : { movement: 'stand', pace: 'walk' }
  return { ...UNSEEN, weapons, ...leftOf(standing['status']), ...standing, ...still }
}

const UNSEEN_PARTY = {
  leader: null,
  military_unit: false,
  in_vehicle: false,
  group: true,
  morale: '7+',
  steadfast: true,
  leader_killed: null,
}
const UNSEEN_ENCOUNTER = { bands_apart: null, joined: true, referee_dms: [], surprised_once: false }

/**
 * From what a seat was shown of it; `moved` if the movements of this round have been told.
 *
 * @throws BadInput if it is no encounter at all
 */
export function asFarAsSeen(
  view: unknown,
  moved: boolean,
): { readonly encounter: Encounter; readonly assumed: readonly string[] } {
  const seen = filledIn(view, {
    fight: UNSEEN_ENCOUNTER,
    fighter: fighterOf,
    standing: (standing, fighter) => standingOf(standing, fighter, moved),
  })
  const parties = listIn(seen['parties']).map(party => ({ ...UNSEEN_PARTY, ...plainIn(party) }))
  const encounter = encounterState.read({ ...seen, parties }, 'encounter')
  const assumed = listIn(plainIn(view)['roster'])
    .map(plainIn)
    .filter(hidden)
    .flatMap(one => textIn(one['id']))
  return { encounter, assumed }
}

type Roster = Encounter['roster']
/** The bot weighs a roster once: what is shown as the same roster is the same. */
const rostersShown = memoByObject((_shown: readonly unknown[]) => new MemoTable<'read', Roster>())

function seenBy(shown: Json): Encounter {
  const { encounter } = asFarAsSeen(shown, true)
  const roster = rostersShown(listIn(plainIn(shown)['roster'])).get('read', () => encounter.roster)
  return { ...encounter, roster }
}

/** What is offered, as it looks to a seat. Every other question hangs on one's own body, or on nothing. */
export function offerAsSeen(offer: Offer, _state: Encounter, shown: Json, { silent }: Ruleset): Offer {
  if (offer instanceof MoveOffer) return new MoveOffer(seenBy(shown), offer.place, silent)
  if (offer instanceof ActionOffer) return new ActionOffer(seenBy(shown), offer.place, silent)
  if (offer instanceof RoutOffer) return new RoutOffer(seenBy(shown), offer.side)
  return offer
}
