/** What an attack by its key amounts to: the rolls that it takes, one after the other. */
import type { Why } from '@umpire/engine'
import type { Action } from './action.ts'
import { type Attempt, armAt, blowAt, type Manner, PLAINLY } from './attempt.ts'
import { allOutOf, walking } from './doing.ts'
import type { Try } from './exchange-odds.ts'
import { secondBlow } from './second-blow.ts'
import { type Shooting, shotOf, volleyOf } from './shoot.ts'
import { type Fight, fighterAt } from './state.ts'
import { thrownAt } from './throw.ts'

/** The part aimed at, and rounds of one turn: as many as can be fired, where nothing is said. */
export interface Wish {
  readonly location?: string | null
  readonly rounds?: number
}

export type Attack = Extract<Action, { kind: 'strike' | 'shoot' | 'throw' | 'all-out' }>

export const isAttack = (action: Action | undefined): action is Attack =>
  action?.kind === 'strike' || action?.kind === 'shoot' || action?.kind === 'throw' || action?.kind === 'all-out'

export interface Plan {
  readonly tries: readonly Try[]
  /** The first of them, for whoever listens. */
  readonly first: (why: Why) => Attempt
  /** Nothing more is tried after a critical miss or a malfunction. */
  readonly spoils: boolean
  /** Only a shield helps against it, whatever else the target holds. */
  readonly ranged: boolean
  /** What it is done with. */
  readonly arm: number
  /** Nothing more is tried from there, whatever else befalls the target. */
  readonly over: (fight: Fight) => boolean
}

const NEVER = (): boolean => false

const EVERY_ROUND = 10_000

export function planOf(fight: Fight, by: number, action: Attack, wish: Wish, why: Why): Plan {
  const location = wish.location ?? null
  switch (action.kind) {
    case 'strike':
      return blows(fight, by, action, { ...PLAINLY, location }, false, why)
    case 'all-out':
      return blows(fight, by, action, allOutOf(action.form, location, why), action.form === 'two-attacks', why)
    case 'throw': {
      const x = { by, target: action.target, arm: action.arm, location, attacker_is: walking(fight, by, why) }
      return {
        tries: [{ attempt: now => thrownAt(now, x, why), rounds: 1 }],
        first: reasons => thrownAt(fight, x, reasons),
        spoils: true,
        ranged: false,
        arm: action.arm,
        over: NEVER,
      }
    }
    case 'shoot': {
      const rounds = wish.rounds ?? EVERY_ROUND
      const { arm, rate, target } = action
      return shots(fight, { by, target, arm, rate, rounds, location, attacker_is: walking(fight, by, why) }, why)
    }
  }
}

function shots(fight: Fight, x: Shooting, why: Why): Plan {
  const volley = volleyOf(fight, x, why)
  return {
    tries: volley.rounds.map((rounds, index) => ({
      attempt: now => shotOf(now, x, volley.recoil[index] ?? 0, why),
      rounds,
    })),
    first: reasons => shotOf(fight, x, volley.recoil[0] ?? 0, reasons),
    spoils: true,
    ranged: true,
    arm: x.arm,
    over: NEVER,
  }
}

interface Blows {
  readonly arm: number
  readonly blow: number
  readonly target: number
}

function blows(fight: Fight, by: number, { arm, blow, target }: Blows, how: Manner, twice: boolean, why: Why): Plan {
  const one = (now: Fight, place: number, which: number, struck: Manner, reasons: Why): Attempt => {
    const own = armAt(fighterAt(now, by), place)
    const found = own.blows[which]
    if (found === undefined) throw new Error(`${own.name} has no blow ${which}`)
    return blowAt(now, by, target, place, found, struck, reasons)
  }
  const second = (now: Fight): Blows | null => {
    const again = secondBlow(now, by, { arm, blow, target }, why)
    const own = armAt(fighterAt(now, by), arm)
    // A heavy head has carried the arm past the mark.
    const past = own.unbalanced && own.blows[blow]?.thrust === false
    return past && again?.arm === arm ? null : again
  }
  const secondly = (now: Fight): Attempt | null => {
    const again = second(now)
    return again === null ? null : one(now, again.arm, again.blow, { ...how, location: null }, why)
  }
  const first: Try = { attempt: now => one(now, arm, blow, how, why), rounds: 1 }
  return {
    tries: twice ? [first, { attempt: secondly, rounds: 1 }] : [first],
    first: reasons => one(fight, arm, blow, how, reasons),
    spoils: false,
    ranged: false,
    arm,
    over: now => second(now) === null,
  }
}
