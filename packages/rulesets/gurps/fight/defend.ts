/** Whoever is attacked defends, if he can: what is open to him, what he chooses, and what comes of it. */

import type { Choice, Offer, Procedure, Why } from '@umpire/engine'
import { hexDistance, hexes, neighbours } from '@umpire/geometry'
import { allOutDefense } from '../combat/maneuver/all-out-defense.ts'
import { maneuverList } from '../combat/maneuver-list.ts'
import { turnLength } from '../combat/turn.ts'
import { activeChoice, type DefenseSituation } from '../defense/active-choice.ts'
import { parriedAt } from '../defense/parry.ts'
import { parryBarehandedAttack, parryBreak, parryLimit } from '../defense/parry-limit.ts'
import { rangedDefense } from '../ranged/defense.ts'
import { broke, parriedWith, unreadied } from './arm-facts.ts'
import type { Attempt } from './attempt.ts'
import { armAt } from './attempt.ts'
import { type Asking, carryOut, sufferer } from './carry-out.ts'
import { ONE_DIE, THREE_DICE } from './dice.ts'
import { facingCounts } from './facing.ts'
import { defended } from './facts.ts'
import { attackedFrom, hexAt, isOpen, isTaken } from './ground.ts'
import { freeHands, isBare, isReady } from './hands.ts'
import { badMiss } from './mishap.ts'
import { isHelpless, paceNow, penaltyTo } from './now.ts'
import { protectionAt } from './parts.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import { hitLimb } from './strike-back.ts'

/** One way to defend, as it stands now. */
export interface Defense {
  /** dodge, parry:2, block:3, armor; with the hex that he steps back to: dodge@3,-1. */
  readonly key: string
  readonly how: 'dodge' | 'parry' | 'block' | 'armor'
  readonly arm: number | null
  readonly total: number
  readonly retreat: readonly [number, number] | null
}

/** On active defenses, out of balance. */
const OFF_BALANCE = -2

const KINDS = {
  'hand-weapon': 'hand-weapon',
  strike: 'strike',
  grapple: 'grapple',
  gun: 'gun',
  thrown: 'thrown',
  grenade: 'thrown',
} as const

/** The moment, as every defense of it shares it. */
function situation(fight: Fight, attempt: Attempt, location: string, why: Why): DefenseSituation {
  const { by, target, kind, feint } = attempt
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const hinders = one.penalties.length === 0 ? 0 : penaltyTo(one, ['active-defenses', 'all-actions'])
  const balance = one.off_balance ? OFF_BALANCE : 0
  return {
    pd: protectionAt(fighter, location).pd,
    maneuver: one.maneuver,
    position: one.position,
    combat_reflexes: fighter.combat_reflexes,
    stunned: one.stun !== null,
    aware: !isHelpless(one) && !attempt.unaware,
    attack_from: facingCounts(why) ? attackedFrom(fight, target, by) : 'front',
    attack: KINDS[kind],
    critical_hit: false,
    modifiers: hinders + balance === 0 ? NO_MODIFIERS : [hinders + balance],
    retreat: false,
    feint,
    circumstances: NO_NAMES,
    unarmed: false,
  }
}

const NO_MODIFIERS: readonly number[] = Object.freeze([])
const NO_NAMES: readonly string[] = Object.freeze([])

/** Small things that fly are harder to parry. */
const SMALL_LB = 1

const against = (fight: Fight, { kind, by, arm }: Attempt): string => {
  if (kind !== 'thrown') return KINDS[kind]
  return armAt(fighterAt(fight, by), arm).weight_lb <= SMALL_LB ? 'small-thrown' : 'thrown'
}

/** Bare hands, by what comes at them. */
function bareParry(fight: Fight, { target, kind, how, thrust }: Attempt): number | null {
  const { punch, kick, thrust: thrusting, swing } = fighterAt(fight, target).bare_parries
  if (kind === 'strike') return how === 'kick' ? kick : punch
  if (kind === 'grapple') return punch
  return thrust ? thrusting : swing
}

/** Whether he may parry with it once more. */
function mayParry(fight: Fight, target: number, place: number, why: Why): boolean {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const arm = armAt(fighter, place)
  const held = one.arms[place]
  if (held === undefined) return false
  const bare = isBare(arm)
  if (bare ? freeHands(fighter, one) < 1 : !isReady(held)) return false
  const x = {
    weapons: bare ? freeHands(fighter, one) : 1,
    maneuver: one.maneuver,
    fencing: arm.fencing,
    unbalanced: arm.unbalanced,
    attacked: held.struck,
  }
  const { parries } = parryLimit(x, why)
  return parries === null || held.parries < parries
}

/** Steps back out of reach: any free hex that is farther from the attacker. */
function retreats(fight: Fight, { target, by, kind }: Attempt): readonly (readonly [number, number])[] {
  const one = standingAt(fight, target)
  if (one.retreated || one.stun !== null || kind === 'gun' || kind === 'thrown' || kind === 'grenade') return []
  if (one.position !== 'standing' && one.position !== 'crouching') return []
  const [from, foe] = [hexAt(fight, target), hexAt(fight, by)]
  const now = hexDistance(from, foe)
  return neighbours(hexes, from)
    .filter(hex => hexDistance(hex, foe) > now && isOpen(fight, hex) && !isTaken(fight, hex))
    .map(({ q, r }) => [q, r] as const)
}

/** Everything open to whoever is attacked, armour alone included; nothing if no roll is made at all. */
export function defensesOf(fight: Fight, attempt: Attempt, location: string, why: Why): readonly Defense[] {
  const { target } = attempt
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const x = situation(fight, attempt, location, why)
  const found: Defense[] = []
  const { maneuver } = one
  const mayAct = turnLength({ maneuver, attacked_before_next_own_turn: true }, why).active_defense_allowed !== false
  if (x.aware && one.status === 'active' && mayAct) {
    addDefense(found, x, 'dodge', null, paceNow(fighter, one, why).dodge, why)
    const modifier = mayBeParried(attempt, why) ? parriedAt(against(fight, attempt), why) : null
    for (const [place, arm] of fighter.arms.entries()) {
      const score = isBare(arm) ? bareParry(fight, attempt) : arm.parry
      if (score !== null && modifier !== null && mayParry(fight, target, place, why)) {
        addDefense(found, { ...x, unarmed: isBare(arm) }, 'parry', place, score + modifier, why)
      }
      if (arm.block !== null && attempt.kind !== 'gun' && mayBlock(fight, target, place, why)) {
        addDefense(found, x, 'block', place, arm.block, why)
      }
    }
    const steps = found.length === 0 ? [] : retreats(fight, attempt)
    if (steps.length > 0) addRetreats(found, x, steps, why)
  }
  const shields = shieldPd(fight, attempt)
  const alone = activeChoice({ ...x, defense: 'none', pd: x.pd + shields }, why)
  if (alone.defense_allowed)
    found.push({ key: 'armor', how: 'armor', arm: null, total: alone.defense_total, retreat: null })
  return found
}

/** A blow can be, and what is thrown; a bullet cannot. */
const mayBeParried = ({ kind }: Attempt, why: Why): boolean =>
  kind === 'gun' || kind === 'thrown' || kind === 'grenade'
    ? rangedDefense({ attack: kind, defense: 'parry', aware: true }, why).allowed
    : true

/** A ready shield helps against everything from the front. */
function shieldPd(fight: Fight, { target, by }: Attempt): number {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  if (attackedFrom(fight, target, by) === 'back') return 0
  let best = 0
  for (const [place, { shield_pd }] of fighter.arms.entries()) {
    if (one.arms[place]?.where === 'ready') best = Math.max(best, shield_pd)
  }
  return best
}

function mayBlock(fight: Fight, target: number, place: number, why: Why): boolean {
  const one = standingAt(fight, target)
  const held = one.arms[place]
  if (held === undefined || !isReady(held)) return false
  const { allowed, defenses = 0 } = maneuverList({ maneuver: one.maneuver, defense: 'block', aim_turns: 0 }, why)
  return allowed && one.blocks < defenses
}

type Active = 'dodge' | 'parry' | 'block'

function addDefense(
  found: Defense[],
  x: DefenseSituation,
  how: Active,
  arm: number | null,
  score: number,
  why: Why,
): void {
  const { active, defense_total, defense_allowed } = activeChoice({ ...x, [how]: score, defense: how }, why)
  if (active !== how || !defense_allowed) return
  found.push({ key: arm === null ? how : `${how}:${arm}`, how, arm, total: defense_total, retreat: null })
}

/** A step back is offered only where the rules give something for it. */
function addRetreats(
  found: Defense[],
  x: DefenseSituation,
  steps: readonly (readonly [number, number])[],
  why: Why,
): void {
  for (const one of [...found]) {
    if (one.how === 'armor') continue
    const plain = activeChoice({ ...x, [one.how]: one.total, defense: one.how, pd: 0, modifiers: [] }, why)
    const better = activeChoice(
      { ...x, [one.how]: one.total, defense: one.how, pd: 0, modifiers: [], retreat: true },
      why,
    )
    const gain = better.defense_total - plain.defense_total
    if (gain <= 0) return
    for (const step of steps) {
      found.push({ ...one, key: `${one.key}@${step.join(',')}`, total: one.total + gain, retreat: step })
    }
  }
}

const WORDS = { dodge: 'Dodge', parry: 'Parry', block: 'Block', armor: 'Armour alone' }

/** The defense that somebody is asked for. */
export class DefenseOffer implements Offer {
  readonly who: string
  readonly question = 'defense'
  readonly fight: Fight
  readonly attempt: Attempt
  readonly defenses: readonly Defense[]
  #choices: readonly Choice[] | undefined

  constructor(fight: Fight, attempt: Attempt, defenses: readonly Defense[]) {
    this.who = fighterAt(fight, attempt.target).id
    this.fight = fight
    this.attempt = attempt
    this.defenses = defenses
  }

  get choices(): readonly Choice[] {
    this.#choices ??= [
      ...this.defenses.map(one => ({ key: one.key, label: this.#label(one) })),
      { key: 'none', label: 'Take it' },
    ]
    return this.#choices
  }

  #label({ how, arm, total, retreat }: Defense): string {
    const fighter = fighterAt(this.fight, this.attempt.target)
    const thing = arm === null ? '' : ` with ${armAt(fighter, arm).name.toLowerCase()}`
    return `${WORDS[how]}${thing}${retreat === null ? '' : ', stepping back'} (${total})`
  }

  find(key: string): Choice | undefined {
    return this.choices.find(one => one.key === key)
  }

  trust(key: string): string {
    return key
  }
}

/** Whether it was avoided; and with what, because bare hands that fail against a weapon may be struck themselves. */
export interface Avoided {
  readonly avoided: boolean
  readonly with: Defense | null
}

const ONE_WEAPON = { weapons: 1, parries_already: 0, fencing: false, unbalanced: false }

const UNDEFENDED: Avoided = { avoided: false, with: null }

export function* defend(ask: Asking, attempt: Attempt, location: string): Procedure<Avoided> {
  const first = defensesOf(ask.state, attempt, location, ask.why)
  if (first.length === 0) return UNDEFENDED
  const one = standingAt(ask.state, attempt.target)
  const came = yield* tryDefense(ask, attempt, location, first)
  if (came.avoided || came.with === null || came.with.how === 'armor') return came
  const { maneuver } = standingAt(ask.state, attempt.target)
  const used = came.with.how
  const other: typeof used = used === 'dodge' ? 'parry' : 'dodge'
  const both = { maneuver, defenses: [used, other], defense_totals: [0, 0], rolls: [], ...ONE_WEAPON }
  if (one.status !== 'active' || !allOutDefense(both, ask.why).allowed) return came
  const second = defensesOf(ask.state, attempt, location, ask.why).filter(({ how }) => how !== used && how !== 'armor')
  return second.length === 0 ? came : yield* tryDefense(ask, attempt, location, second)
}

function* tryDefense(
  ask: Asking,
  attempt: Attempt,
  location: string,
  defenses: readonly Defense[],
): Procedure<Avoided> {
  const { target, by } = attempt
  const [only] = defenses
  const key =
    defenses.length === 1 && only?.how === 'armor' && standingAt(ask.state, target).aim === null
      ? only.key
      : yield* ask.choose(new DefenseOffer(ask.state, attempt, defenses))
  const chosen = defenses.find(one => one.key === key)
  if (chosen === undefined) return UNDEFENDED
  const { how, arm, total, retreat } = chosen
  const who = fighterAt(ask.state, target).id
  const x = situation(ask.state, attempt, location, ask.why)
  const unarmed = arm !== null && isBare(armAt(fighterAt(ask.state, target), arm))
  const score = how === 'armor' ? {} : { [how]: total - x.pd }
  const given = { ...x, ...score, defense: how === 'armor' ? 'none' : how, modifiers: [], unarmed } as const
  const came = yield* ask.read(THREE_DICE, { purpose: WORDS[how].toLowerCase(), by: who }, roll =>
    readDefense(given, total, roll, ask.why),
  )
  yield* ask.record(
    defended({
      who,
      against: fighterAt(ask.state, by).id,
      how,
      with: arm === null ? null : armAt(fighterAt(ask.state, target), arm).key,
      total,
      avoided: came.avoided,
      judo: unarmed && fighterAt(ask.state, target).judo !== null,
      retreat: retreat === null ? null : [...retreat],
    }),
  )
  if (how === 'parry' && arm !== null) yield* afterParry(ask, attempt, arm, came.avoided)
  if (came.bad_miss !== null) yield* badMiss(ask, attempt, came.bad_miss, arm)
  if (came.consequences.length > 0) yield* carryOut(ask, { ...sufferer(target, by), arm }, came.consequences)
  return { avoided: came.avoided, with: chosen }
}

/** The roll as the rules read it: the total is known, so that nothing is added twice. */
function readDefense(given: DefenseSituation, total: number, roll: number, why: Why) {
  const { avoided, bad_miss, consequences } = activeChoice(
    {
      ...given,
      position: 'standing',
      combat_reflexes: false,
      stunned: false,
      attack_from: 'front',
      aware: true,
      feint: 0,
      retreat: false,
      ...(given.defense === 'none' || given.defense === undefined ? { pd: total } : { pd: 0, [given.defense]: total }),
      roll,
    },
    why,
  )
  return { avoided: avoided === true, bad_miss, consequences }
}

/** Every parry is counted; some weapons suffer for it, and some attackers. */
function* afterParry(ask: Asking, attempt: Attempt, place: number, avoided: boolean): Procedure<undefined> {
  const { target, by } = attempt
  const fighter = fighterAt(ask.state, target)
  const arm = armAt(fighter, place)
  const who = fighter.id
  yield* ask.record(parriedWith({ who, arm: place }))
  if (arm.unbalanced) yield* ask.record(unreadied({ who, arm: place, turns: 1 }))
  if (
    arm.gun !== null &&
    (yield* ask.read(ONE_DIE, { purpose: 'whether the gun stands it', by: who }, die => die === 1))
  ) {
    yield* ask.record(broke({ who, arm: place, for_good: false }))
  }
  if (!avoided || isBare(arm)) return undefined
  if (attempt.kind === 'strike') return yield* hurtStriker(ask, attempt, place)
  const weight = { weapon_lb: arm.weight_lb, attacking_lb: armAt(fighterAt(ask.state, by), attempt.arm).weight_lb }
  if (!parryBreak(weight, ask.why).die_needed) return undefined
  const breaks = yield* ask.read(
    ONE_DIE,
    { purpose: 'whether it breaks', by: who },
    die => parryBreak({ ...weight, die }, ask.why).broken === true,
  )
  if (breaks) yield* ask.record(broke({ who, arm: place, for_good: true }))
  return undefined
}

/** A fist or a foot that was parried with a weapon may run into it. */
function* hurtStriker(ask: Asking, attempt: Attempt, place: number): Procedure<undefined> {
  const { target, how } = attempt
  const fighter = fighterAt(ask.state, target)
  const [blow] = armAt(fighter, place).blows
  if (blow === undefined) return undefined
  const attack = how === 'kick' ? 'kick' : 'punch'
  const given = { skill: blow.skill, attacker_used: 'dx', attack } as const
  const { may_roll, location } = parryBarehandedAttack(given, ask.why)
  if (!may_roll) return undefined
  const hits = yield* ask.read(
    THREE_DICE,
    { purpose: 'strike the limb', by: fighter.id },
    roll => parryBarehandedAttack({ ...given, roll }, ask.why).limb_hit === true,
  )
  return hits ? yield* hitLimb(ask, attempt, place, blow, location) : undefined
}
