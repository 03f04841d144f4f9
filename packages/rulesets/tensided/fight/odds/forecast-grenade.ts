/** What a grenade does to somebody who stays where he is until it goes off. */
import { dice } from '@umpire/dice'
import type { Why } from '@umpire/engine'
import { explosives } from '../../equipment/explosives.ts'
import { explosiveNamed } from '../../tables/weapon.ts'
import { detonations } from '../attack/explode.ts'
import { metresBetween, squareAt } from '../ground/ground.ts'
import type { Fight } from '../state/state.ts'
import type { Watched } from './body.ts'
import { only } from './forecast-people.ts'
import { standsStill } from './plan.ts'
import { type FightWorld, piece, watching } from './round.ts'
import type { Alike, Spread } from './spread.ts'

type Live = Fight['live'][number]

/** What each number of fragments would come to so far from it: where that is the same, it does the same. */
function effectText({ weapon, x, y }: Live, fight: Fight, place: number, why: Why): string {
  const { fragments, threat_radius } = explosiveNamed(weapon, why)
  const distance = metresBetween({ x, y }, squareAt(fight, place))
  if (distance > threat_radius) return 'out of it'
  if (fragments === null) return `${explosives({ weapon, distance }, why).raw_damage}`
  const counts: number[] = []
  for (const [fragments_rolled] of dice(fragments).distribution()) {
    counts.push(explosives({ weapon, distance, fragments_rolled }, why).fragments)
  }
  return counts.join()
}

/** He alone, at the moment when all that was thrown in the round goes off. */
function alone(fight: Watched, place: number, thrown: readonly Live[]): Watched {
  const due = Math.max(fight.round, ...thrown.map(({ goes_off }) => goes_off))
  return { ...only(fight, [place]), seen: fight.seen, round: due, live: thrown }
}

/** What becomes of him over all squares that it may land on. */
export function blownUp(world: FightWorld, start: Fight, { ways, all }: Spread, place: number): Spread {
  const why = world.ruleset.silent
  const found = new Map<string, Alike>()
  for (const [text, { fight, rows }] of all) {
    const thrown = fight.live.filter(one => !start.live.includes(one))
    const now = alone(fight, place, thrown)
    const landed = thrown.map(one => effectText(one, now, 0, why)).join()
    // Where it lies tells those apart who would get the same of it.
    const key = fight.live.length === start.live.length ? text : `${JSON.stringify(now.standing)} ${landed}`
    const into = found.get(key) ?? { fight: now, rows: new Map() }
    found.set(key, into)
    for (const { blood, weight } of rows.values()) {
      const own = [blood[place] ?? 0]
      const known = into.rows.get(own.join())
      if (known === undefined) into.rows.set(own.join(), { blood: own, weight })
      else known.weight += weight
    }
  }
  const begin = only(start, [place])
  return piece(watching(world, ''), begin, { ways, all: found }, standsStill, detonations)
}
