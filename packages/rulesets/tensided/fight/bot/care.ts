/** Looking after friends, and knowing when all is lost. */
import { levelOf } from '../../tables/health-levels.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { patients, TREATMENTS } from '../wound/treat.ts'
import type { Moment } from './moment.ts'
import type { Plan } from './shoot.ts'

/** What stopping a point of blood is worth, and waking somebody who may fight on. */
const [BLOOD, AWAKE, ALIVE] = [0.02, 0.08, 0.03]

const bloodOf = (fight: Fight, place: number): number =>
  standingAt(fight, place).wounds.reduce((sum, { rate }) => sum + rate, 0)

/** Friends who need it, and oneself. */
const ownPatients = ({ fight, place, fighter }: Moment, treatment: (typeof TREATMENTS)[number]): readonly number[] =>
  patients(fight, place, treatment).filter(other => fighterAt(fight, other).side === fighter.side)

export function* caringPlans(moment: Moment): Generator<Plan> {
  const { fight, near, fighter } = moment
  // Nobody bandages with a blade at his throat.
  if (near.length > 0) return
  for (const treatment of TREATMENTS) {
    const own = ownPatients(moment, treatment)
    if (own.length === 0) continue
    const skilled = Math.min(1, (fighter.stats.dexterity + 2 * fighter.medic) / 15)
    const worth =
      treatment === 'treat'
        ? BLOOD * Math.max(...own.map(one => bloodOf(fight, one)))
        : treatment === 'wake'
          ? AWAKE
          : ALIVE
    yield { acts: [treatment], worth: worth * skilled }
  }
}

/** The friend who bleeds most. */
export function whomToTreat(moment: Moment, keys: readonly string[]): string {
  const { fight, fighter } = moment
  const friends = fight.standing.flatMap((one, place) =>
    keys.includes(one.id) && fighterAt(fight, place).side === fighter.side ? [place] : [],
  )
  const [first] = friends.sort((a, b) => bloodOf(fight, b) - bloodOf(fight, a))
  return first === undefined ? (keys[0] ?? '') : idAt(fight, first)
}

const [CRITICAL, WOUNDED] = [levelOf('critical'), levelOf('wounded')]
const HOPELESS = 3

/** Whoever is as good as out, and outnumbered, fights no longer. */
export function despairs({ one, foes, friends }: Moment): boolean {
  const level = levelOf(one.status)
  if (foes.length === 0) return false
  if (level > CRITICAL) return true
  return (
    (level >= CRITICAL && foes.length > friends.length + 1) ||
    (level >= WOUNDED && foes.length >= HOPELESS * (friends.length + 1))
  )
}
