/** A fight under way: who is in it, how they stand, the ground, and whose turn it is. */
import { laidField, NOTHING_LAID, sideState } from '@umpire/encounter'
import { BadInput, int, json, list, nullable, oneOf, or, record, type ValueOf } from '@umpire/engine'
import { type Fighter, fighter, MOST_FIGHTERS, who } from './fighter.ts'
import { type Standing, standing } from './standing.ts'

/** What darkness takes off an attack. */
export const light = int({ min: -10, max: 0 })

export const fightState = record({
  roster: list(fighter, MOST_FIGHTERS),
  standing: list(standing, MOST_FIGHTERS),
  sides: list(sideState, 2),
  /** A map of hexes, a yard each; open ground without end where there is none. */
  map: nullable(json()),
  /** What the game master laid over it: fog, other light than elsewhere, names. */
  laid: or(laidField(light), NOTHING_LAID),
  /** The game master's, on every attack: darkness, rain. */
  light,
  stage: oneOf('start', 'fight', 'over'),
  /** Places in the roster, whoever acts first at the front. */
  order: list(int({ min: 0, max: MOST_FIGHTERS }), MOST_FIGHTERS),
  /** The next in that order. */
  turn: int({ min: 0, max: MOST_FIGHTERS }),
  /** Seconds since it began. */
  second: int({ min: 0, max: 1_000_000_000 }),
  /** Things on the ground: whose, which of his, and where. */
  lying: list(record({ owner: who, arm: int({ min: 0, max: 100 }), q: int(), r: int() }), 1000),
  winner: nullable(int({ min: 0, max: 1 })),
})
export type Fight = ValueOf<typeof fightState>

export function placeOf({ roster }: Fight, id: string): number {
  for (let place = 0; place < roster.length; place++) if (roster[place]?.id === id) return place
  throw new BadInput('fighter', `one of ${roster.map(one => one.id).join(', ')}`, id)
}

export function fighterAt({ roster }: Fight, place: number): Fighter {
  const found = roster[place]
  if (found === undefined) throw new BadInput('fighter', `a place below ${roster.length}`, place)
  return found
}

export function standingAt({ standing: all }: Fight, place: number): Standing {
  const found = all[place]
  if (found === undefined) throw new BadInput('fighter', `a place below ${all.length}`, place)
  return found
}

export const idAt = (fight: Fight, place: number): string => fighterAt(fight, place).id

/** Seconds that it took so far, the last one whole even if not everybody has acted in it. */
export const secondsOf = ({ second, turn }: Fight): number => (turn > 0 ? second + 1 : second)

/** Awake, alive and here: not in a faint, nor in a fit. */
export const canAct = ({ status, gone, seized }: Standing): boolean =>
  status === 'active' && gone === null && seized?.by !== 'faint' && seized?.by !== 'seizure'

/** Still in the field, awake or not. */
export const present = ({ gone, status }: Standing): boolean => gone === null && status !== 'dead'

function hasFighters({ roster, standing: all }: Fight, wanted: number): boolean {
  for (let place = 0; place < roster.length; place++) {
    const one = all[place]
    if (roster[place]?.side === wanted && one !== undefined && canAct(one)) return true
  }
  return false
}

export const isOver = (fight: Fight): boolean =>
  fight.stage === 'over' || !hasFighters(fight, 0) || !hasFighters(fight, 1)

export const actorsIn = ({ roster }: Fight): readonly string[] => roster.map(({ id }) => id)

/** The second that begins now. */
export const turnIn = (fight: Fight): number | undefined =>
  fight.stage === 'fight' && !isOver(fight) ? fight.second + 1 : undefined
