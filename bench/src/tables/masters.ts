/**
 * The duel that is measured, ours and the peer's: two masters who hardly ever miss, and can go on for days. So every
 * command is one attack: it is defended or wounds, and the next blow falls until its victim is asked.
 */
import { duelStart } from '@umpire/engine/demo'

const LASTING = { skill: 25, health: 1000, hit_points: 1_000_000_000, nerve: 1000 }

export const masters = {
  ...duelStart,
  fighters: Object.fromEntries(
    Object.entries(duelStart.fighters).map(([name, fighter]) => [name, { ...fighter, ...LASTING }]),
  ),
}
