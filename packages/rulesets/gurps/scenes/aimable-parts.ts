/** Which parts of the body an attack could be aimed at, before anybody is asked. */
import type { Why } from '@umpire/engine'
import { type Located, locationDefault } from '../damage/location-default.ts'
import { armAt } from '../fight/attempt/attempt.ts'
import { type BlowAtBody, struckAs } from '../fight/attempt/location.ts'
import { type Action, actionOf } from '../fight/maneuver/action.ts'
import { type Fight, fighterAt } from '../fight/state/state.ts'

type Aimable = Located['locations']

const NONE: Aimable = Object.freeze([])

function struckBy(fight: Fight, by: number, action: Action, why: Why): BlowAtBody | undefined {
  if (!('arm' in action) || !('target' in action)) return undefined
  const own = armAt(fighterAt(fight, by), action.arm)
  const as = (how: BlowAtBody['attack'], type: BlowAtBody['type']): BlowAtBody =>
    struckAs(fight, by, action.target, how, type, why)
  switch (action.kind) {
    case 'shoot':
    case 'pop-up': {
      const type = own.gun?.type
      return type === undefined ? undefined : as(type === 'bullet' ? 'bullet' : 'missile', type)
    }
    case 'throw':
      // Whatever bursts is thrown at a place.
      return own.thrown === null || own.thrown.fragments !== null ? undefined : as('missile', own.thrown.type)
    case 'strike':
    case 'all-out':
    case 'feint-attack': {
      const blow = own.blows[action.blow]
      return blow === undefined ? undefined : as(blow.thrust ? 'thrust' : 'swing', blow.type)
    }
    default:
      return undefined
  }
}

/** None where the rules in force know only the body as a whole. */
export function aimableParts(fight: Fight, by: number, key: string, why: Why): Aimable {
  const action = actionOf(fight, key)
  const struck = action === undefined ? undefined : struckBy(fight, by, action, why)
  if (struck === undefined) return NONE
  const { locations } = locationDefault({ location_named: false, missed_by_one: false, ...struck }, why)
  return locations.length < 2 ? NONE : locations
}
