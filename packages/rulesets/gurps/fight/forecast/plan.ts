/** What an attack by its key amounts to: the rolls that it takes, one after the other. */
import { BadInput, type Why } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { feintSkill } from '../attack/feint.ts'
import { judoAttempt } from '../attack/judo.ts'
import { type Shooting, shotOf, volleyOf } from '../attack/shoot.ts'
import { thrownAt } from '../attack/throw.ts'
import { type Attempt, armAt, blowAt, type Manner, PLAINLY } from '../attempt/attempt.ts'
import { hexAt, withHimAt } from '../ground/ground.ts'
import { type Action, FEINT_AND_ATTACK, type OfBlow, type OfWatch } from '../maneuver/action.ts'
import { allOutOf, walking, wildSwing } from '../maneuver/manner.ts'
import type { Try } from '../odds/exchange.ts'
import { canAct, type Fight, fighterAt, placeOf, standingAt } from '../state/state.ts'
import { popUpShot, wayOut } from '../turn/pop-up.ts'
import { secondBlow } from '../turn/second-attack.ts'
import { isIn, shotOnWatch } from '../turn/watch.ts'

/** The part aimed at, and rounds of one turn: as many as can be fired, where nothing is said. */
export interface Wish {
  readonly location?: string | null
  readonly rounds?: number
  /** Who comes where somebody keeps watch: whoever is nearest, where nothing is said. */
  readonly comes?: string
}

const ATTACKS = [
  'strike',
  'wild',
  'all-out',
  'feint',
  'feint-attack',
  'judo',
  'shoot',
  'pop-up',
  'watch',
  'throw',
] as const

export type Attack = Extract<Action, { kind: (typeof ATTACKS)[number] }>

export const isAttack = (action: Action | undefined): action is Attack => ATTACKS.some(kind => kind === action?.kind)

export interface Plan {
  /** As it is when the attack is made: somebody may have to come out, or to come there. */
  readonly fight: Fight
  readonly target: number
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
  /** What misleads the target before it. */
  readonly feint?: OfBlow
}

const NEVER = (): boolean => false

const EVERY_ROUND = 10_000

export function planOf(fight: Fight, by: number, action: Attack, wish: Wish, why: Why): Plan {
  const location = wish.location ?? null
  const rounds = wish.rounds ?? EVERY_ROUND
  switch (action.kind) {
    case 'strike':
      return blows(fight, by, action, { ...PLAINLY, location }, false, why)
    case 'wild': {
      const skill = armAt(fighterAt(fight, by), action.arm).blows[action.blow]?.skill ?? 0
      return blows(fight, by, action, wildSwing(skill, why) ?? PLAINLY, false, why)
    }
    case 'all-out':
      return blows(fight, by, action, allOutOf(action.form, location, why), action.form === 'two-attacks', why)
    case 'feint-attack': {
      const plan = blows(fight, by, action, allOutOf(FEINT_AND_ATTACK, location, why), false, why)
      return { ...plan, feint: action }
    }
    case 'feint':
      return feints(fight, by, action, why)
    case 'judo':
      return {
        fight,
        target: action.target,
        tries: [{ attempt: (now, reasons = why) => judoAttempt(now, by, action.target, reasons), rounds: 1 }],
        first: () => judoAttempt(fight, by, action.target, why),
        spoils: false,
        ranged: false,
        arm: judoAttempt(fight, by, action.target, why).arm,
        over: NEVER,
      }
    case 'throw': {
      const x = { by, target: action.target, arm: action.arm, location, attacker_is: walking(fight, by, why) }
      return {
        fight,
        target: action.target,
        tries: [{ attempt: (now, reasons = why) => thrownAt(now, x, reasons), rounds: 1 }],
        first: reasons => thrownAt(fight, x, reasons),
        spoils: true,
        ranged: false,
        arm: action.arm,
        over: NEVER,
      }
    }
    case 'shoot': {
      const { arm, rate, target } = action
      return shots(fight, { by, target, arm, rate, rounds, location, attacker_is: walking(fight, by, why) }, why)
    }
    case 'pop-up': {
      const out = wayOut(fight, by, action.target, why)
      const there = out === undefined ? fight : withHimAt(fight, by, out)
      return shots(there, { ...popUpShot(by, action), rounds, location }, why)
    }
    case 'watch': {
      const there = withSomebodyThere(fight, by, action, wish.comes)
      return shots(there.fight, shotOnWatch(there.fight, by, action, there.target, why), why)
    }
  }
}

/** Somebody has come where he looks: if none is there already, to the hex that was named. */
function withSomebodyThere(fight: Fight, by: number, action: OfWatch, comes: string | undefined) {
  const target = comes === undefined ? nearest(fight, by, action) : placeOf(fight, comes)
  const { q, r } = action
  const there = isIn(action, hexAt(fight, by), hexAt(fight, target))
  return { fight: there ? fight : withHimAt(fight, target, { q, r }), target }
}

function nearest(fight: Fight, by: number, { q, r }: OfWatch): number {
  const { side } = fighterAt(fight, by)
  let best: { readonly place: number; readonly yards: number } | undefined
  for (const [place, one] of fight.standing.entries()) {
    if (fighterAt(fight, place).side === side || !canAct(one)) continue
    const yards = hexDistance({ q, r }, one)
    if (best === undefined || yards < best.yards) best = { place, yards }
  }
  if (best === undefined) throw new BadInput('watch', 'somebody who may come there', 'nobody')
  return best.place
}

function shots(fight: Fight, x: Shooting, why: Why): Plan {
  const volley = volleyOf(fight, x, why)
  return {
    fight,
    target: x.target,
    tries: volley.rounds.map((rounds, index) => ({
      attempt: (now, reasons = why) => shotOf(now, x, volley.recoil[index] ?? 0, reasons),
      rounds,
    })),
    first: reasons => shotOf(fight, x, volley.recoil[0] ?? 0, reasons),
    spoils: true,
    ranged: true,
    arm: x.arm,
    over: NEVER,
  }
}

/** Nothing strikes: what it is worth, the contest tells. */
function feints(fight: Fight, by: number, action: OfBlow, why: Why): Plan {
  const { first, ...plan } = blows(fight, by, action, PLAINLY, false, why)
  const fighter = fighterAt(fight, by)
  const effective = feintSkill(fighter, standingAt(fight, by), armAt(fighter, action.arm).blows[action.blow])
  return { ...plan, tries: [], first: reasons => ({ ...first(reasons), effective, allowed: false }), feint: action }
}

function blows(fight: Fight, by: number, { arm, blow, target }: OfBlow, how: Manner, twice: boolean, why: Why): Plan {
  const one = (now: Fight, place: number, which: number, struck: Manner, reasons: Why): Attempt => {
    const own = armAt(fighterAt(now, by), place)
    const found = own.blows[which]
    if (found === undefined) throw new Error(`${own.name} has no blow ${which}`)
    return blowAt(now, { by, target, arm: place }, found, struck, reasons)
  }
  const second = (now: Fight): OfBlow | null => {
    const again = secondBlow(now, by, { arm, blow, target }, why)
    const own = armAt(fighterAt(now, by), arm)
    // A heavy head has carried the arm past the mark.
    const past = own.unbalanced && own.blows[blow]?.thrust === false
    return past && again?.arm === arm ? null : again
  }
  const secondly = (now: Fight, reasons = why): Attempt | null => {
    const again = second(now)
    return again === null ? null : one(now, again.arm, again.blow, { ...how, location: null }, reasons)
  }
  const first: Try = { attempt: (now, reasons = why) => one(now, arm, blow, how, reasons), rounds: 1 }
  return {
    fight,
    target,
    tries: twice ? [first, { attempt: secondly, rounds: 1 }] : [first],
    first: reasons => one(fight, arm, blow, how, reasons),
    spoils: false,
    ranged: false,
    arm,
    over: now => second(now) === null,
  }
}
