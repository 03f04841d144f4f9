/** What must hold in every state of every fight, and for every fact: written down before the first fight was fuzzed. */
import type { Why } from '@umpire/engine'
import { ACT_ROWS } from '../../combat/act.ts'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { capacityOf } from '../../equipment/guns.ts'
import { levelOf } from '../../tables/health-levels.ts'
import { gunNamed } from '../../tables/weapon.ts'
import { actOf, ruleAct } from '../choice/act.ts'
import type { FightFact } from '../facts/facts.ts'
import { inReach, mapOf, squareOf } from '../ground/ground.ts'
import { costsOf } from '../state/burden.ts'
import { BARE_HANDS, type Fighter } from '../state/fighter.ts'
import { armsAt, isUsable } from '../state/now.ts'
import { inHand, type Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, hasFighters, placeOf, present, standingAt } from '../state/state.ts'

function* wrongWithBody(one: Standing): Generator<string> {
  if (one.marks < 0 || one.marks > 7) yield `${one.marks} marks`
  if (one.short_fp < 0 || one.long_fp < 0 || one.df_gained < 0) yield 'fatigue below nothing'
  for (const { rate, first_rate } of one.wounds) {
    if (rate < 1) yield `a wound that bleeds ${rate}`
    if (rate > first_rate) yield `a wound that bleeds ${rate}, and bled ${first_rate} at first`
  }
  for (const { limb, severed, status, times_maimed, marks } of one.limbs) {
    if (severed && status !== 'maimed') yield `the ${limb} is off and ${status}`
    if (status === 'maimed' && times_maimed === 0) yield `the ${limb} is maimed and never was`
    if (marks < 0 || marks > 7) yield `${marks} marks on the ${limb}`
  }
}

/** Whoever is out of it does nothing any more. */
function* wrongWithIdle(one: Standing): Generator<string> {
  if (one.status === 'dead' && one.wounds.length > 0) yield 'dead and bleeding'
  if (one.status === 'dead' && (one.out !== null || one.coma !== null)) yield 'dead and asleep'
  if (one.coma !== null && one.status !== 'comatose') yield `in a coma and ${one.status}`
  if (one.status === 'comatose' && one.out !== null) yield `comatose and ${one.out.state}`
  if (one.status === 'comatose' && one.coma === null) yield 'comatose without a coma'
  for (const { part } of one.cut_off) {
    const digits = part.endsWith('fingers') || part.endsWith('toes')
    if (!digits && !one.severed.includes(part)) yield `${part} may be put back, and is not off`
  }
  if (canAct(one)) return
  const how = one.gone ?? one.out?.state ?? one.status
  if (one.aim !== null) yield `${how} and aiming`
  if (one.waited !== null) yield `${how} and waiting`
  if (one.stream !== null) yield `${how} and firing`
  if (one.blocking !== null) yield `${how} and blocking`
}

function* wrongWithArms(fighter: Fighter, one: Standing, why: Why): Generator<string> {
  if (fighter.arms.length !== one.arms.length) yield 'other things than he brought'
  for (const [place, held] of one.arms.entries()) {
    const arm = fighter.arms[place]
    if (arm === undefined) continue
    if (held.spare < 0) yield `${held.spare} loads for ${arm.key}`
    const most = arm.kind === 'gun' ? capacityOf(gunNamed(arm.weapon, why), why) : 0
    if (held.rounds < 0 || held.rounds > most) yield `${arm.key} has ${held.rounds} rounds of ${most}`
    if (held.jammed && arm.kind !== 'gun') yield `${arm.key} is jammed`
    if (arm.weapon === BARE_HANDS) continue
    if (inHand(held) && (held.where === 'both hands') !== (arm.hands === 2)) yield `${arm.key} is in ${held.where}`
    if (one.aim?.arm === place && !inHand(held)) yield `aims with ${arm.key}, which is ${held.where}`
    if (one.stream?.arm === place && !inHand(held)) yield `fires ${arm.key}, which is ${held.where}`
  }
  const hands = one.arms.flatMap(({ where }) => armsAt(fighter, where))
  if (new Set(hands).size < hands.length) yield `too much in one hand: ${hands.join(', ')}`
}

function* wrongWithHolds(fight: Fight): Generator<string> {
  const seen = new Set<string>()
  for (const { by, on, kind } of fight.holds) {
    const [holder, held] = [placeOf(fight, by), placeOf(fight, on)]
    if (by === on) yield `${by} holds himself`
    if (!canAct(standingAt(fight, holder))) yield `${by} holds ${on} and cannot act`
    if (!present(standingAt(fight, held))) yield `${by} holds ${on}, who is not there`
    if (!inReach(fight, holder, held)) yield `${by} holds ${on} from afar`
    if (seen.has(`${by} ${on} ${kind}`)) yield `${by} holds ${on} twice by ${kind}`
    seen.add(`${by} ${on} ${kind}`)
  }
}

function* wrongWithGround(fight: Fight): Generator<string> {
  const map = mapOf(fight)
  const taken = new Set<string>()
  for (const one of fight.standing) {
    if (!present(one)) continue
    const { x, y } = squareOf(one)
    if (map !== undefined && (!map.contains({ x, y }) || map.terrain({ x, y }).blocked)) yield `${one.id}: off the map`
    if (one.cover !== null) {
      const stands = fight.covers[one.cover]
      if (stands === undefined) yield `${one.id}: behind cover ${one.cover}, which is none`
      else if (stands.x !== x || stands.y !== y) yield `${one.id}: behind a cover that is elsewhere`
      else if (stands.hp <= 0) yield `${one.id}: behind what is shot to pieces`
    }
    if (!canAct(one)) continue
    if (taken.has(`${x},${y}`)) yield `${one.id}: somebody else stands at ${x},${y}`
    taken.add(`${x},${y}`)
  }
  const lying = new Set<string>()
  for (const { owner, arm } of fight.lying) {
    if (standingAt(fight, placeOf(fight, owner)).arms[arm]?.where !== 'dropped') yield `${owner}: ${arm} does not lie`
    if (lying.has(`${owner} ${arm}`)) yield `${owner}: ${arm} lies in two places`
    lying.add(`${owner} ${arm}`)
  }
  for (const one of fight.standing) {
    for (const [arm, { where }] of one.arms.entries()) {
      if (where === 'dropped' && !lying.has(`${one.id} ${arm}`)) yield `${one.id}: ${arm} lies nowhere`
    }
  }
}

/** Everything that is wrong with a state; nothing if it is legal. */
export function* wrongWith(fight: Fight, why: Why): Generator<string> {
  for (let place = 0; place < fight.roster.length; place++) {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const all = [...wrongWithBody(one), ...wrongWithArms(fighter, one, why)]
    for (const wrong of all) yield `${one.id}: ${wrong}`
  }
  yield* wrongWithGround(fight)
  if (fight.stage === 'over' && fight.winner !== null && hasFighters(fight, 1 - fight.winner)) yield 'won too early'
}

/** What must hold whenever somebody does something, though not between a hit and what follows from it. */
function* wrongBetween(fight: Fight): Generator<string> {
  for (let place = 0; place < fight.roster.length; place++) {
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const wrong of wrongWithIdle(one)) yield `${one.id}: ${wrong}`
    for (const [arm, { where }] of one.arms.entries()) {
      // What the dead hold is of no matter to anybody.
      const useless = one.status !== 'dead' && armsAt(fighter, where).some(limb => !isUsable(one, limb))
      if (useless) yield `${one.id}: holds ${fighter.arms[arm]?.key} with an arm that cannot be used`
    }
  }
  yield* wrongWithHolds(fight)
}

/** What must hold when a round is over. */
export function* wrongAfterRound(fight: Fight): Generator<string> {
  for (const one of fight.standing) {
    if (one.acts.length > 0 || one.pace > 0 || one.exposed || one.struck + one.missed > 0 || one.swung_at.length > 0)
      yield `${one.id}: still busy with the last round`
  }
  for (const { goes_off, weapon } of fight.live) {
    if (goes_off < fight.round) yield `a ${weapon} that should have gone off in round ${goes_off}`
  }
  for (const { until, on } of fight.holds) {
    if (until !== null && until < fight.round) yield `${on} should be asleep`
  }
}

function* wrongDeclared(fight: Fight, who: string, acts: readonly string[], why: Why): Generator<string> {
  const fighter = fighterAt(fight, placeOf(fight, who))
  const { allowed, action_count } = costsOf(fighter, acts, why)
  if (!allowed || action_count > MOST_ACTIONS) yield `${who} declares too much: ${acts.join(', ')}`
  const names = acts.map(key => {
    const act = actOf(key)
    return act === undefined ? undefined : ruleAct(act)
  })
  if (names.includes(undefined)) yield `${who} declares what is nothing: ${acts.join(', ')}`
  if (acts.length > 1 && names.includes(null)) yield `${who} declares nothing beside something: ${acts.join(', ')}`
  const moves = names.filter(name => name !== null && name !== undefined && ACT_ROWS[name].step === 'movement')
  if (moves.length > 1) yield `${who} moves twice: ${acts.join(', ')}`
}

type Told<T extends FightFact['type']> = Extract<FightFact, { type: T }>['values']

function* wrongFired(fight: Fight, { who, arm, rounds }: Told<'fired'>): Generator<string> {
  const held = standingAt(fight, placeOf(fight, who)).arms[arm]
  if (held === undefined || held.jammed) yield `${who} fires what is jammed`
  else if (rounds < 1 || rounds > held.rounds) yield `${who} fires ${rounds} of ${held.rounds} rounds`
}

/** Everything that is wrong with a fact in the state it happened in. */
export function* wrongWithFact(fight: Fight, fact: FightFact, why: Why): Generator<string> {
  switch (fact.type) {
    case 'declared':
      return yield* wrongDeclared(fight, fact.values.who, fact.values.acts, why)
    case 'fired':
      return yield* wrongFired(fight, fact.values)
    case 'wounded': {
      const before = standingAt(fight, placeOf(fight, fact.values.who))
      if (levelOf(fact.values.status) < levelOf(before.status)) yield `${before.id} is healed by a wound`
      return
    }
    case 'spared': {
      const { action_points } = standingAt(fight, placeOf(fight, fact.values.who))
      if (fact.values.action_points !== action_points - 1) yield `${fact.values.who} is spared for nothing`
      return
    }
    default:
  }
}

/** Those who kill each other in the same moment both strike, and what they struck with may still fly from the hand. */
const ALSO_OF_THE_DEAD: ReadonlySet<string> = new Set([
  'attacked',
  'fired',
  'jammed',
  'threw',
  'playedDirty',
  'dropped',
])

/** In which step of a pass a fact falls; nothing for what may fall into any. */
function stepOfFact(fact: FightFact): 'hand-to-hand' | 'ranged' | 'movement' | undefined {
  switch (fact.type) {
    case 'attacked':
      if (fact.values.how === 'a free swing') return undefined
      return fact.values.hand_to_hand ? 'hand-to-hand' : 'ranged'
    case 'waited':
      return 'hand-to-hand'
    case 'reloaded':
    case 'clearing':
    case 'aimed':
      return 'ranged'
    case 'moved':
    case 'foundCover':
    case 'wentBehind':
      return 'movement'
    default:
      return undefined
  }
}

/** Follows a fight from step to step: whoever went down in one does nothing in the next, and the dead stay dead. */
export class Steps {
  #step: string | undefined
  /** How things stood when the step began. */
  #before: Fight
  readonly #dead = new Set<string>()

  constructor(start: Fight) {
    this.#before = start
  }

  wrong(fight: Fight, fact: FightFact): readonly string[] {
    if (fact.type === 'roundEnded') this.#step = undefined
    if (!('who' in fact.values)) return fact.type === 'roundEnded' ? [...wrongBetween(fight)] : []
    const { who } = fact.values
    const risen = this.#dead.has(who) && !ALSO_OF_THE_DEAD.has(fact.type) ? [`${who} is dead and yet ${fact.type}`] : []
    if (fact.type === 'died') this.#dead.add(who)
    const step = stepOfFact(fact)
    const free = fact.type === 'attacked' && fact.values.how === 'a free swing'
    if (step === undefined && !free) return risen
    if (step !== undefined && step !== this.#step) [this.#step, this.#before] = [step, fight]
    const at = free ? fight : this.#before
    const one = standingAt(at, placeOf(at, who))
    const held = fact.type === 'attacked' ? [...wrongAttack(at, fact.values)] : []
    return [
      ...risen,
      ...wrongBetween(fight),
      ...(canAct(one) ? [] : [`${who} was out and yet ${fact.type}`]),
      // A pass of the same step may have drawn it since.
      ...(fact.type === 'attacked' && held.length > 0 ? wrongAttack(fight, fact.values) : []),
    ]
  }
}

/** Struck, shot and blocked with what was in the hand. */
function* wrongAttack(fight: Fight, { who, target, with: key, came }: Told<'attacked'>): Generator<string> {
  const place = placeOf(fight, who)
  const arm = fighterAt(fight, place).arms.findIndex(one => one.key === key && one.weapon !== BARE_HANDS)
  const held = standingAt(fight, place).arms[arm]
  if (held !== undefined && !inHand(held)) yield `${who} attacks with ${key}, which is ${held.where}`
  if (came !== 'blocked') return
  const { blocking, arms } = standingAt(fight, placeOf(fight, target))
  const blocks = blocking === null ? undefined : arms[blocking]
  if (blocks === undefined || (!inHand(blocks) && blocking !== arms.length - 1)) yield `${target} blocks with nothing`
}
