/** Stepping back from a blow, where the rules give something for it. */
import type { Why } from '@umpire/engine'
import { hexDistance, hexes, neighbours } from '@umpire/geometry'
import { activeChoice, type DefenseSituation } from '../../defense/active-choice.ts'
import type { Attempt } from '../attempt/attempt.ts'
import type { Defense } from '../attempt/defense.ts'
import { defenseKey } from '../choice/answer.ts'
import { hasRoom, hexAt, isOpenTo } from '../ground/ground.ts'
import { paceNow } from '../state/now.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

/** Out of reach: any free hex that is farther from the attacker. */
function steps(fight: Fight, { target, by }: Attempt): readonly (readonly [number, number])[] {
  const [from, foe] = [hexAt(fight, target), hexAt(fight, by)]
  const now = hexDistance(from, foe)
  const { facing } = standingAt(fight, target)
  return neighbours(hexes, from)
    .filter(hex => hexDistance(hex, foe) > now && isOpenTo(fight, from, hex) && hasRoom(fight, target, hex, facing))
    .map(({ q, r }) => [q, r] as const)
}

/** What a step would add to this defense: once a turn, and not by whoever ran before. */
function gainOf(fight: Fight, { target }: Attempt, x: DefenseSituation, { how, total }: Defense, why: Why): number {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const { move } = paceNow(fighter, one, why)
  const more_than_half_move = 2 * one.moved > move
  const stays = { ...x, [how]: total, defense: how === 'armor' ? 'none' : how, pd: 0, modifiers: [] } as const
  const goes = {
    ...stays,
    retreat: true,
    retreated: one.retreated,
    hex_free: true,
    more_than_half_move,
    move,
    moved: one.moved,
  }
  return activeChoice(goes, why).defense_total - activeChoice(stays, why).defense_total
}

/** From what flies nobody steps away, so nothing is asked about it. */
const FLIES: ReadonlySet<string> = new Set(['gun', 'thrown', 'grenade'])

export function addRetreats(found: Defense[], fight: Fight, attempt: Attempt, x: DefenseSituation, why: Why): void {
  const [first] = found
  if (first === undefined || FLIES.has(attempt.kind)) return
  const gain = gainOf(fight, attempt, x, first, why)
  if (gain <= 0) return
  const open = steps(fight, attempt)
  for (const one of [...found]) {
    for (const step of open) {
      found.push({ ...one, key: defenseKey(one.how, one.arm, step), total: one.total + gain, retreat: step })
    }
  }
}
