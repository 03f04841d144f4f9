/** Where a blow lands that was not aimed at a place. */
import { optional, or, rule, text, type Why } from '@umpire/engine'
import { die, no, score, threeDice } from '../common/fields.ts'
import { locationField } from './cap.ts'
import { LOCATION_ROWS, LOCATIONS, type Location } from './rows.ts'
import { mayStrike } from './table.ts'

const BY_ROLL: ReadonlyMap<number, Location> = new Map(
  LOCATIONS.flatMap(location => (LOCATION_ROWS[location].random ?? []).map(roll => [roll, location] as const)),
)

const LEFT_UP_TO = 3

export const sideOf = (sideDie: number): 'left' | 'right' => (sideDie <= LEFT_UP_TO ? 'left' : 'right')

export const randomLocation = rule(
  {
    id: 'screen.location.random',
    title: 'Random hit location',
    lines: '40',
    given: { roll: threeDice, attack: or(text(60), ''), side_die: optional(die) },
  },
  (x, why) => {
    const found = why.table<Location>('Random hit location', x.roll, undefined, BY_ROLL.get(x.roll) ?? 'torso')
    // A blow that cannot reach the vitals lands on what is before them.
    const location = mayStrike(found, x.attack, false) ? found : 'torso'
    const sided = LOCATION_ROWS[location].side === true && x.side_die !== undefined
    return { location, side: sided && x.side_die !== undefined ? sideOf(x.side_die) : null }
  },
)

const [NEVER, EVEN_SO] = [17, 4]

/** The place a near miss strikes; a die where there are several. */
function substitute(aimed: Location, oneDie: number | undefined, leg: boolean, why: Why): Location | 'none' {
  const { miss_by_1 } = LOCATION_ROWS[aimed]
  if (typeof miss_by_1 !== 'string') {
    const third = Math.ceil((oneDie ?? 1) / 2) - 1
    return why.table<Location>('Missed by 1', aimed, oneDie ?? null, miss_by_1[third] ?? 'torso')
  }
  return why.table<Location | 'none'>('Missed by 1', aimed, undefined, leg ? 'near-leg' : miss_by_1)
}

export const missByOne = rule(
  {
    id: 'screen.location.miss-by-one',
    title: 'Missing a location by one',
    lines: '42-200',
    given: {
      aimed_at: locationField,
      effective: score,
      roll: threeDice,
      die: optional(die),
      /** Of a limb's artery: the one in the leg. */
      femoral: no,
    },
  },
  (x, why) => {
    if (x.roll <= EVEN_SO || (x.roll < NEVER && x.roll <= x.effective))
      return { location: x.aimed_at, missed_by_1: false }
    const missed_by_1 = x.roll < NEVER && why.compare('missed by exactly 1', x.roll - x.effective, '=', 1)
    const leg = x.femoral && x.aimed_at === 'limb-artery'
    return { location: missed_by_1 ? substitute(x.aimed_at, x.die, leg, why) : 'none', missed_by_1 }
  },
)
