/**
 * What an attack would do before it is made: the exact odds of its whole chain, from the roll to the last wound, the skill
 * with its reasons, and what each defense of the target would be worth.
 */
import { type Chance, chance } from '@umpire/dice'
import { BadInput, type Choice, isObject, type Policy, type Reason } from '@umpire/engine'
import { rangedSkill } from '../ranged/effective-skill.ts'
import { success } from '../roll/success.ts'
import { ActOffer } from './act-offer.ts'
import { actionOf } from './action.ts'
import type { Attempt } from './attempt.ts'
import { bot } from './bot.ts'
import { DefenseOffer, defensesOf } from './defend.ts'
import { THREE_DICE } from './dice.ts'
import { exchanged } from './exchange-odds.ts'
import { type ExchangeForecast, told } from './forecast-told.ts'
import { yardsBetween } from './ground.ts'
import { People } from './odds-people.ts'
import { type FightWorld, weighing } from './odds-weigh.ts'
import { isAttack, type Plan, planOf, type Wish } from './plan.ts'
import { type Fight, fighterAt, idAt, placeOf, present, standingAt } from './state.ts'

/** One way to defend against it, as the rules of the moment have it. */
interface DefenseForecast {
  readonly key: string
  readonly how: 'dodge' | 'parry' | 'block' | 'armor'
  readonly total: number
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

export interface Forecast {
  readonly target: string
  /** Of the first roll; every further one with its recoil, roll by roll. */
  readonly skill: SkillForecast
  readonly rolls: readonly { readonly effective: number; readonly rounds: number; readonly allowed: boolean }[]
  readonly defenses: readonly DefenseForecast[]
  /** Nothing of what follows is told for a grenade. */
  readonly odds: ExchangeForecast | null
}

const [BY, TARGET] = [0, 1]
/** Nobody who stands farther from the target is ever in the way of his steps. */
const NEAR = 2

/** Only the two of them as they are, and whoever stands where the target might step back to. */
function duel(fight: Fight, by: number, target: number): { readonly fight: Fight; readonly places: readonly number[] } {
  const near = fight.standing.flatMap((one, place) =>
    place !== by && place !== target && present(one) && yardsBetween(fight, place, target) <= NEAR ? [place] : [],
  )
  const places = [by, target, ...near]
  const [roster, standing] = [
    places.map(place => fighterAt(fight, place)),
    places.map(place => standingAt(fight, place)),
  ]
  return { fight: { ...fight, roster, standing, order: [], turn: 0, lying: [] }, places }
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
  const small = duel(fight, by, action.target)
  return {
    target: idAt(fight, action.target),
    skill: { effective: first.effective, because, snap_shot_passes: passesSnapShot(because) },
    rolls: plan.tries.flatMap(({ attempt, rounds }) => {
      const one = attempt(fight)
      return one === null ? [] : [{ effective: one.effective, rounds, allowed: one.allowed }]
    }),
    defenses: defensesAgainst(world, small.fight, { ...first, by: BY, target: TARGET }, policy),
    odds: first.allowed && first.kind !== 'grenade' ? oddsOf(world, fight, plan, small, policy) : null,
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

function defensesAgainst(
  world: FightWorld,
  fight: Fight,
  attempt: Attempt,
  policy: Policy<Fight>,
): readonly DefenseForecast[] {
  const why = world.ruleset.silent
  const found = defensesOf(fight, attempt, attempt.location ?? 'torso', why)
  const chosen = found.length === 0 ? '' : policy(new DefenseOffer(fight, attempt, found), fight)
  return found.map(({ key, how, total }) => ({
    key,
    how,
    total,
    chance: succeeds(total, world),
    chosen: key === chosen,
  }))
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

function oddsOf(
  world: FightWorld,
  fight: Fight,
  { tries, spoils, ranged, arm, over }: Plan,
  { fight: small, places }: ReturnType<typeof duel>,
  policy: Policy<Fight>,
): ExchangeForecast {
  // People who stand in the line of fire are not weighed, but they count.
  const whole = ({ standing }: Fight): Fight => ({
    ...fight,
    standing: fight.standing.map((one, place) => standing[places.indexOf(place)] ?? one),
  })
  const people = new People(small, { by: BY, target: TARGET, arm, ranged, over: now => over(whole(now)) })
  const all = tries.map(({ attempt, rounds }) => ({
    attempt: (now: Fight): Attempt | null => {
      const made = attempt(whole(now))
      return made?.allowed === true ? { ...made, by: BY, target: TARGET } : null
    },
    rounds,
  }))
  return told(exchanged(weighing(world, policy, people), { all, spoils }), people)
}
