/** How a body gets about where it is at home: in fights, and wherever only one of its ways can be told. */
import type { Why } from '@umpire/engine'
import { S_HEAVY } from '../../enc/level.ts'
import type { Environment } from '../../env/environments.ts'
import type { Body } from './body.ts'
import { type Burden, inAir, inWater, onLand, type Performance, placeOf } from './performance.ts'

const wayIn = (body: Body, where: Environment, burden: Burden, why: Why): Performance => {
  if (where === 'air') return inAir(body, burden, true, why)
  return where === 'water' ? inWater(body, burden, body.density, why) : onLand(body, burden, why)
}

/** First of all where it is first at home; whoever cannot fly there today, where it can get about fastest. */
export function wayHome(body: Body, burden: Burden, why: Why): Performance {
  const first = wayIn(body, body.environment, burden, why)
  if (body.environment !== 'air' || placeOf(first.level) <= S_HEAVY) return first
  const others = body.home.map(where => wayIn(body, where, burden, why))
  return others.toSorted((a, b) => b.combat_move - a.combat_move)[0] ?? first
}
