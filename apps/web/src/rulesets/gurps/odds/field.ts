/** The battlefield from where somebody stands: ways, sight, range. */
import { unseenBy, type Why } from '@umpire/engine'
import { type Hex, hexDistance } from '@umpire/geometry'
import {
  canAct,
  cellsOf,
  type Fight,
  facingCounts,
  fighterAt,
  isLarge,
  maneuverFor,
  mapOf,
  moveNow,
  paceNow,
  placeOf,
  reachable,
  sightBetween,
  situational,
  speedRange,
  standingAt,
  unseenIn,
  yardsBetween,
} from '@umpire/gurps/at-table'
import { cellsSeen } from '../../common/worker/cells-seen.ts'
import type { FieldAnswer, OddsAsk, Sighting } from './ask.ts'
import { campaignOf, fightOf, type World } from './campaign.ts'

const FARTHEST = 200
/** As the rules of direct fire call whoever stands behind others. */
const BEHIND = 'behind-someone'

function sighting(fight: Fight, from: number, to: number, why: Why): Sighting {
  const { seen, cover, higher, between } = sightBetween(fight, from, to)
  const hidden = [...(cover === 'none' ? [] : [cover]), ...(between.length > 0 ? [BEHIND] : [])]
  const map = mapOf(fight)
  const sight = seen || map === undefined ? undefined : map.sight(standingAt(fight, from), standingAt(fight, to))
  return {
    id: fighterAt(fight, to).id,
    yards: yardsBetween(fight, from, to),
    seen,
    cover,
    hides: situational({ target_is: hidden, occupied_hexes: between.length, attacker_is: [], circumstances: [] }, why),
    higher,
    between: between.map(place => fighterAt(fight, place).name),
    stopped: sight === undefined || sight.seen ? null : { q: sight.at.q, r: sight.at.r },
  }
}

/** Where those who look can look from. */
const eyesAt = (fight: Fight, eyes: readonly string[]): readonly Hex[] =>
  eyes.map(id => standingAt(fight, placeOf(fight, id))).filter(canAct)

/** Yards that go with an attack, by the rules in force. */
function stepOf(move: number, { ruleset: { silent } }: World): number {
  const attack = maneuverFor('attack', silent)
  return attack === undefined || attack.move === 'none' ? 0 : attack.move === 'full' ? move : Math.min(1, move)
}

export function fieldOf(ask: Extract<OddsAsk, { readonly kind: 'field' }>): FieldAnswer {
  const world = campaignOf(ask.chosen)
  const why = world.ruleset.silent
  const fight = fightOf(ask)
  const place = fight.roster.findIndex(({ id }) => id === ask.who)
  const known = place >= 0
  const goes = known && canAct(standingAt(fight, place)) && standingAt(fight, place).moved === 0
  const move = known ? moveNow(fight, place, why) : 0
  const from = known ? standingAt(fight, place) : undefined
  const ways = goes && mapOf(fight) !== undefined ? [...reachable(fight, place, move, why)] : []
  return {
    kind: 'field',
    ways: ways.map(({ q, r, points }) => ({
      q,
      r,
      points,
      yards: from === undefined ? 0 : hexDistance(from, { q, r }),
    })),
    move,
    dodge: known ? paceNow(fighterAt(fight, place), standingAt(fight, place), why).dodge : 0,
    step: stepOf(move, world),
    facing: facingCounts(why),
    sights: known
      ? fight.roster.flatMap((_, other) => (other === place ? [] : [sighting(fight, place, other, why)]))
      : [],
    large: Object.fromEntries(
      fight.roster.flatMap((one, other) =>
        isLarge(one) ? [[one.id, cellsOf(fight, other).map(({ q, r }) => ({ q, r }))] as const] : [],
      ),
    ),
    seen: ask.eyes === null ? null : cellsSeen(mapOf(fight), eyesAt(fight, ask.eyes)),
    unseen: [...unseenBy(unseenIn(fight), { role: 'player', actors: ask.eyes ?? [] })],
    penalties: Array.from({ length: FARTHEST + 1 }, (_, range_yards) =>
      speedRange({ range_yards, target: 'human' }, why),
    ),
  }
}
