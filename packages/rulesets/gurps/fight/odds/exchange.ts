/**
 * Attack rolls one after the other, from the first to the last wound: every way it may go, with its exact weight.
 *
 * Start here. An exchange goes attack by attack (`attack.ts`, with the hits in `hits-taken.ts`) over a `Spread` of people
 * (`spread.ts`; who counts as one with whom: `people.ts`, `plain.ts`, `alike.ts`). What an attack is made of is weighed apart
 * and once, by the procedures of the fight (`weigh.ts`); `pieces.ts` has all of it: the attack roll (`roll.ts`), the defense
 * (`defend.ts`), what a hit may do (`hit.ts`), what that makes of somebody (`land.ts`, `survive.ts`, `wounded.ts`) and of many at
 * once (`hit-many.ts`, `effect.ts`, `pack.ts`), what goes wrong (`mishap.ts`, `mishap-people.ts`, `fly.ts`). Grenades have
 * their own beginning: `blast.ts`.
 */
import type { Why } from '@umpire/engine'
import type { Attempt } from '../attempt/attempt.ts'
import type { Fight } from '../state/state.ts'
import { AttackForAll } from './attack.ts'
import { Pieces } from './pieces.ts'
import { certainly, type Spread, Tally } from './spread.ts'
import type { Weighing } from './weigh.ts'

/** One attack roll of the exchange. */
export interface Try {
  /** As it is tried when the time has come, for whoever listens; nothing if it is not, after all. */
  readonly attempt: (fight: Fight, reasons?: Why) => Attempt | null
  readonly rounds: number
}

export interface Tries {
  readonly all: readonly Try[]
  /** Nothing more is tried after a critical miss or a malfunction. */
  readonly spoils: boolean
}

/** Every way that the exchange may end. */
export function exchanged(
  weighing: Weighing,
  { all, spoils }: Tries,
  from: Spread = certainly(weighing.people.start),
): Spread {
  const pieces = new Pieces(weighing)
  let now = from
  const ended = new Tally()
  // What was weighed for the first shots is good for the last one too, if it is taken as if there were more to come.
  const again = weighing.people.ranged && all.length > 1
  for (const [index, { attempt, rounds }] of all.entries()) {
    const last = index === all.length - 1 && !again
    const attack = new AttackForAll(pieces, { spoils, last, ways: now.ways })
    for (const [body, row] of now.rows) {
      // Nobody goes on at the dead, or where it is over. Hit points make no difference to what is rolled against.
      const made = body.dead || body.last ? null : attempt(body.fight)
      if (made === null) attack.untried(body, row)
      else attack.tried(body, row, made, rounds)
    }
    const { on, spoiled } = attack.end()
    now = on
    ended.addAll(spoiled)
  }
  ended.addAll(now)
  return ended.spread()
}
