/** An encounter under way: who is in it, how they stand, and where it stands itself. */
import { BadInput, flag, int, list, nullable, num, oneOf, record, text, type ValueOf } from '@umpire/engine'
import { TERRAINS } from '../../tables/combat/terrain.ts'
import { RANGES } from '../../tables/words.ts'
import { type Fighter, fighter, type Standing, standing } from './fighter.ts'
import { memoByRoster } from './keys.ts'

const party = record({
  name: text(100),
  /** Played by the referee. */
  npc: flag(),
  /** Who commands at the start. */
  leader: nullable(text(60)),
  military_unit: flag(),
  in_vehicle: flag(),
  /** A herd, pack or band, into which a shotgun fires. */
  group: flag(),
  /** The number to stand; the referee's, lower for the valiant. */
  morale: text(10),
  /** Never throws for morale: player characters whom the referee excuses. */
  steadfast: flag(),
  broken: flag(),
  /** The round in which its leader was killed, if that has happened. */
  leader_killed: nullable(int({ min: 0 })),
})
export type Party = ValueOf<typeof party>

export const encounterState = record({
  roster: list(fighter, 200),
  standing: list(standing, 200),
  parties: list(party, 2),
  terrain: oneOf(...TERRAINS),
  /** The first range; thrown if the referee does not state it. */
  range: nullable(oneOf(...RANGES)),
  /** How many bands the parties begin apart; the usual number if the referee does not say. */
  bands_apart: nullable(int({ min: 0, max: 20 })),
  /** It has come to blows: there is no avoiding it. */
  joined: flag(),
  vacuum: flag(),
  world_size: num({ min: 0, max: 20 }),
  /** DMs of the referee on every throw to hit: light, cover. */
  referee_dms: list(int({ min: -20, max: 20 }), 10),
  stage: oneOf('surprise', 'range', 'avoidance', 'fight', 'over'),
  /** The party that has surprise. */
  surprise: nullable(int({ min: 0, max: 1 })),
  /** Somebody had surprise, so that nobody draws against each other. */
  surprised_once: flag(),
  round: int({ min: 0 }),
  seconds: int({ min: 0 }),
  /** Pairs who touch, by id. */
  contacts: list(list(text(60), 2), 1000),
  /** Blades that lie where they were thrown: whose they are, and beside whom. */
  lying: list(record({ owner: text(60), weapon: text(80), beside: text(60) }), 200),
})
export type Encounter = ValueOf<typeof encounterState>

const placeIn = memoByRoster((roster, id): number | undefined => {
  const place = roster.findIndex(one => one.id === id)
  return place < 0 ? undefined : place
})

/** The place of somebody in the lists. */
export function placeOf({ roster }: Encounter, id: string): number {
  const place = placeIn(roster, id)
  if (place === undefined) throw new BadInput('fighter', `one of ${roster.map(one => one.id).join(', ')}`, id)
  return place
}

export function fighterAt(encounter: Encounter, place: number): Fighter {
  const found = encounter.roster[place]
  if (found === undefined) throw new BadInput('fighter', `a place below ${encounter.roster.length}`, place)
  return found
}

export function standingAt(encounter: Encounter, place: number): Standing {
  const found = encounter.standing[place]
  if (found === undefined) throw new BadInput('fighter', `a place below ${encounter.standing.length}`, place)
  return found
}

export function partyAt(encounter: Encounter, side: number): Party {
  const found = encounter.parties[side]
  if (found === undefined) throw new BadInput('party', '0 or 1', side)
  return found
}

/** Still in the field and able to act. */
export const canAct = (one: Standing): boolean => one.status === 'active' && one.gone === null

/** Still in the field, awake or not. */
export const present = (one: Standing): boolean => one.gone === null

/** Nobody is left on a side who could go on. */
export const isOver = (encounter: Encounter): boolean =>
  encounter.stage === 'over' || !hasFighters(encounter, 0) || !hasFighters(encounter, 1)

export function hasFighters(encounter: Encounter, side: number): boolean {
  const { roster, standing } = encounter
  for (let place = 0; place < roster.length; place++) {
    const one = standing[place]
    if (roster[place]?.party === side && one !== undefined && canAct(one)) return true
  }
  return false
}

/** May do something this round: awake, here, and not taken by surprise. */
const free = (encounter: Encounter, place: number): boolean =>
  canAct(standingAt(encounter, place)) && encounter.surprise !== 1 - fighterAt(encounter, place).party

export function freePlaces(encounter: Encounter): number[] {
  const places: number[] = []
  for (let place = 0; place < encounter.standing.length; place++) if (free(encounter, place)) places.push(place)
  return places
}

export const actorsIn = ({ roster }: Encounter): readonly string[] => roster.map(({ id }) => id)

/** The round that begins now. */
export const turnIn = (encounter: Encounter): number | undefined =>
  encounter.stage === 'fight' && !isOver(encounter) ? encounter.round + 1 : undefined
