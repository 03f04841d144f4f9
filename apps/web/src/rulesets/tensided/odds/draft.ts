/** A round as somebody thinks of it: what is left open is filled in, and what else could be done is listed. */
import {
  actKey,
  DeclareOffer,
  type Fight,
  isAttack,
  mayAdd,
  placeOf,
  proposedPlan,
  saidPlan,
  sayingsOf,
} from '@umpire/tensided/at-table'
import { forecast } from '@umpire/tensided/fight'
import type { Exact } from '../../../text/hundred.ts'
import type { ActChoice, DraftAnswer, HitsAnswer, OddsAsk, Plan } from './ask.ts'
import { campaignOf, fightOf, type World } from './campaign.ts'

const keysOf = (plan: Plan): readonly string[] => plan.map(({ act }) => actKey(act))

function barredIn(fight: Fight, place: number, plan: Plan, { ruleset: { silent } }: World): DraftAnswer['barred'] {
  for (const [at, { act }] of plan.entries()) {
    const found = new DeclareOffer(fight, place, keysOf(plan.slice(0, at)), silent).find(actKey(act))
    if (found?.refused !== undefined) return { at, refused: found.refused }
  }
  return null
}

export function draftOf(ask: Extract<OddsAsk, { readonly kind: 'draft' }>): DraftAnswer {
  const world = campaignOf(ask.chosen)
  const { policy, ruleset } = world
  const fight = fightOf(ask)
  const place = placeOf(fight, ask.who)
  const proposed = ask.plan.length === 0 && ask.at === 0
  const plan = proposed
    ? proposedPlan(fight, ask.who, policy, ruleset.silent)
    : saidPlan(fight, ask.who, ask.plan, policy, ruleset.silent)
  const before = plan.slice(0, ask.at)
  const now = plan[ask.at]
  return {
    kind: 'draft',
    plan,
    choices: actsIn(new DeclareOffer(fight, place, keysOf(before), ruleset.silent)),
    sayings: now === undefined ? NOTHING : sayingsOf(world, fight, ask.who, before, now),
    more: mayAdd(fight, place, keysOf(plan), ruleset.silent),
    barred: barredIn(fight, place, plan, world),
  }
}

const actsIn = ({ choices }: DeclareOffer): readonly ActChoice[] =>
  choices.flatMap(choice => {
    const { about } = choice
    return about === undefined || about.kind === 'enough' ? [] : [{ ...choice, about }]
  })

const NOTHING = { targets: [], hows: [], wheres: [], extra: null }

export function hitsOf(ask: Extract<OddsAsk, { readonly kind: 'hits' }>): HitsAnswer {
  const world = campaignOf(ask.chosen)
  const { policy, ruleset } = world
  const fight = fightOf(ask)
  const hits = ask.acts.filter(isAttack).flatMap((act): [string, Exact][] => {
    const plan = saidPlan(fight, ask.who, [...ask.before, { act }], policy, ruleset.silent)
    const { attacks } = forecast(world, fight, ask.who, plan)
    // Of an attack that finds nobody, nothing is told.
    const own = attacks.length === plan.filter(one => isAttack(one.act)).length ? attacks.at(-1)?.hit : undefined
    return own === undefined ? [] : [[actKey(act), { ways: own.ways, of: own.of }]]
  })
  return { kind: 'hits', hits: Object.fromEntries(hits) }
}
