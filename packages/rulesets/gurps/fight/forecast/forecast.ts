/**
 * What an attack would do before it is made: the exact odds of its whole chain, from the roll to the last wound, the skill
 * with its reasons, and what each defense of the target would be worth.
 */
import { type Chance, chance } from '@umpire/dice'
import { BadInput, type Choice, isObject, type Policy, type Reason } from '@umpire/engine'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { rangedSkill } from '../../ranged/effective-skill.ts'
import { success } from '../../roll/success.ts'
import { toHit } from '../attack/attack.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { bot } from '../bot/bot.ts'
import { declareOffer, isDeclared } from '../defense/declare.ts'
import { DefenseOffer, defensesOf } from '../defense/defend.ts'
import { actionOf } from '../maneuver/action.ts'
import type { FightWorld } from '../odds/weigh.ts'
import { type Fight, idAt, placeOf } from '../state/state.ts'
import { ActOffer } from '../turn/offer.ts'
import { BY, type Chain, chainOf, duelOf, TARGET } from './chain.ts'
import { isAttack, planOf, type Wish } from './plan.ts'

/** One way to defend against it, as the rules of the moment have it. */
export interface DefenseForecast {
  readonly key: string
  readonly how: 'dodge' | 'parry' | 'block' | 'armor'
  readonly total: number
  /** By a step back. */
  readonly retreats: boolean
  /** That it succeeds. */
  readonly chance: Chance
  /** What the policy would choose. */
  readonly chosen: boolean
}

/** What was rolled against, and why. */
interface SkillForecast {
  readonly effective: number
  readonly because: readonly Reason[]
  /** Of a shot: no penalty for firing in haste, aimed or sure enough as it is. */
  readonly snap_shot_passes: boolean | null
}

/** One attack roll of it, for a blow or for a group of rounds. */
export interface RollForecast {
  readonly effective: number
  readonly because: readonly Reason[]
  readonly rounds: number
  readonly allowed: boolean
  /** That so many rounds of it hit: none, one, and so on up to all of them. */
  readonly hits: readonly Chance[]
}

export interface Forecast extends Chain {
  readonly target: string
  /** Of the first roll; every further one with its recoil, roll by roll. */
  readonly skill: SkillForecast
  readonly rolls: readonly RollForecast[]
  readonly defenses: readonly DefenseForecast[]
}

/** Takes the best that there is, whatever else it costs. */
export const bestDefense: Policy<Fight> = offer => {
  if (!(offer instanceof DefenseOffer)) return offer.choices[0]?.key ?? ''
  let best = { key: 'none', total: Number.NEGATIVE_INFINITY }
  for (const one of offer.defenses) if (one.total > best.total) best = one
  return best.key
}

/** The odds of one attack that may be made now. Whoever is attacked defends as the policy has it: the bot's. */
export function forecast(
  world: FightWorld,
  fight: Fight,
  who: string,
  key: string,
  wish: Wish = {},
  policy: Policy<Fight> = bot(world.ruleset),
): Forecast {
  const by = placeOf(fight, who)
  const action = actionOf(fight, key)
  if (!isAttack(action)) throw new BadInput('attack', 'a key such as shoot:0:0:kurt', key)
  const plan = planOf(fight, by, action, wish, world.ruleset.silent)
  const listener = world.ruleset.listen()
  const first = plan.first(listener)
  const because = listener.take()
  const duel = duelOf(plan.fight, by, plan.target, world.ruleset.silent)
  return {
    target: idAt(fight, plan.target),
    skill: { effective: first.effective, because, snap_shot_passes: passesSnapShot(because) },
    rolls: plan.tries.flatMap(({ attempt, rounds }) => {
      const one = attempt(plan.fight, listener)
      const reasons = listener.take()
      if (one === null) return []
      const { effective, allowed } = one
      return [{ effective, because: reasons, rounds, allowed, hits: hitsOf(world, one, rounds) }]
    }),
    defenses: defensesAgainst(world, duel.fight, { ...first, by: BY, target: TARGET }, policy),
    ...chainOf(world, plan, first, duel, policy),
  }
}

/** Every attack that somebody may make now, as the keys of his turn have them. */
export function forecasts(
  world: FightWorld,
  fight: Fight,
  who: string,
  wish: Wish = {},
  policy: Policy<Fight> = bot(world.ruleset),
): readonly (Choice & { readonly forecast: Forecast | null })[] {
  const { choices } = new ActOffer(fight, placeOf(fight, who), 'everything', world.ruleset.silent)
  return choices
    .filter(({ key }) => isAttack(actionOf(fight, key)))
    .map(choice => ({
      ...choice,
      forecast: choice.refused === undefined ? forecast(world, fight, who, choice.key, wish, policy) : null,
    }))
}

/** As the rule of the shot says among its reasons; of a blow there is nothing to say. */
function passesSnapShot(because: readonly Reason[]): boolean | null {
  for (const one of because) {
    if (one.kind === 'rule' && one.id === rangedSkill.id && isObject(one.value)) return one.value.snap_shot === false
  }
  return null
}

export function defensesAgainst(
  world: FightWorld,
  fight: Fight,
  attempt: Attempt,
  policy: Policy<Fight>,
): readonly DefenseForecast[] {
  const why = world.ruleset.silent
  const named = isDeclared(why) ? policy(declareOffer(fight, attempt, why), fight) : null
  const met = named === 'none' ? { ...attempt, declared: null } : attempt
  const found = defensesOf(fight, met, attempt.location ?? 'torso', why)
  const isNamed = found.some(({ key }) => key === named)
  const chosen = isNamed ? named : found.length === 0 ? '' : policy(new DefenseOffer(fight, met, found), fight)
  return found.map(({ key, how, total, armor, retreat }) => ({
    key,
    how,
    total,
    retreats: retreat !== null,
    chance: armor === undefined ? succeeds(total, world) : either(succeeds(total, world), succeeds(armor, world)),
    chosen: key === chosen,
  }))
}

/** The one, or else the other. */
function either(first: Chance, then: Chance): Chance {
  const fails = (first.of - first.ways) * (then.of - then.ways)
  return chance(first.of * then.of - fails, first.of * then.of)
}

/** Three dice to hit, by how many rounds they say; before anybody defends. */
export function hitsOf({ ruleset: { silent } }: FightWorld, attempt: Attempt, rounds: number): readonly Chance[] {
  const odds = THREE_DICE.distribution()
  const ways = Array.from({ length: rounds + 1 }, () => 0n)
  const reading = toHit(silent, attempt, rounds)
  for (const [roll, weight] of odds) {
    const hits = attempt.allowed ? reading(roll).hits : 0
    ways[hits] = (ways[hits] ?? 0n) + weight
  }
  return ways.map(one => chance(one, odds.ways))
}

/** Three dice to hit that miss critically. */
export function criticalMissOf({ ruleset: { silent } }: FightWorld, attempt: Attempt): Chance {
  const odds = THREE_DICE.distribution()
  const reading = toHit(silent, attempt, 1)
  let ways = 0n
  for (const [roll, weight] of odds) if (attempt.allowed && reading(roll).result === 'critical miss') ways += weight
  return chance(ways, odds.ways)
}

/** Three dice against a total, by the rule of success. */
function succeeds(total: number, world: FightWorld): Chance {
  const odds = THREE_DICE.distribution()
  let ways = 0n
  for (const [roll, weight] of odds) {
    if (success({ effective: total, roll, roll_kind: 'defense' }, world.ruleset.silent).success) ways += weight
  }
  return chance(ways, odds.ways)
}
