/** The demo behind the warehouse when everybody has moved, as the game master and as a player see it. */
import { compose, type Json, type Seat, show } from '@umpire/engine'
import { choosable, encounterFile, encounterPlay, startOf, traveller } from '@umpire/traveller'

const demo = traveller.demos.find(({ id }) => id === 'warehouse')
const started = startOf(encounterFile.read(demo?.given, 'demo'), 'demo', compose(choosable).silent)

const PLACES: { readonly [id: string]: object } = {
  Bram: { band: 1, movement: 'close_range' },
  Oskar: { band: 2 },
  Lem: { band: 0, movement: 'close_range', pace: 'run' },
  Vitek: { band: 2, movement: 'evade' },
}

const warehouse = {
  ...started,
  stage: 'fight' as const,
  standing: started.standing.map(one => ({ ...one, ...PLACES[one.id] })),
}

const seenBy = (seat: Seat): Json => show(warehouse, encounterPlay.sight, seat) ?? {}

export const asMaster = seenBy({ id: 'gm', role: 'gm', actors: [] })
export const asPlayer = seenBy({ id: 'player', role: 'player', actors: ['Ada', 'Bram'] })
