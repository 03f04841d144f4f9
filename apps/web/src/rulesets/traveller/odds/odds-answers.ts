/** Answers what the page asks. */
import { encounters, forecast, RefusedByRule } from '@umpire/traveller'
import type { Exact } from '../../../text/hundred.ts'
import { messageOf } from '../../common/worker/refusal-of.ts'
import type { OddsAnswer, OddsAsk, VictimOdds } from './ask.ts'
import { asFarAsSeen, type Encounter } from './assumed.ts'
import { type Campaign, campaignOf } from './campaign.ts'
import { CareerOdds } from './career-odds.ts'
import { allThrows, chanceOf, knownOf, mainAttacks, movesEnd, spansFrom } from './field.ts'
import { attacksOf, movedTo, rehearsed, throwsOf, woundDiceOf } from './rehearsal.ts'

const exact = ({ ways, of }: Exact): Exact => ({ ways, of })

/** The whole chain of one attack for each of its victims. */
function victimsOf(campaign: Campaign, encounter: Encounter, who: string, key: string): readonly VictimOdds[] {
  return forecast(campaign.world, encounter, who, key).map(({ victim, hit, down, serious, dead }) => ({
    victim,
    down: encounter.standing.some(({ id, status }) => id === victim && status !== 'active'),
    hit: exact(hit),
    fallen: exact(down),
    serious: exact(serious),
    dead: exact(dead),
  }))
}

type Asked<K extends OddsAsk['kind']> = Extract<OddsAsk, { readonly kind: K }>

function field({ state, chosen, moved, who, moves }: Asked<'field'>): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter, assumed } = asFarAsSeen(state, moved)
  const known = who === null || assumed.includes(who) ? knownOf(state) : [who, ...knownOf(state)]
  return {
    kind: 'field',
    spans: who === null ? [] : spansFrom(campaign, encounter, who),
    moves: who === null ? [] : movesEnd(campaign, encounter, who, moves),
    throws: allThrows(campaign, encounter, known),
    assumed,
  }
}

function actions({ state, chosen, moved, who, keys }: Asked<'actions'>): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter, assumed } = asFarAsSeen(state, moved)
  const odds = Object.fromEntries(keys.map(key => [key, victimsOf(campaign, encounter, who, key)]))
  return { kind: 'actions', odds, assumed }
}

function why({ state, chosen, moved, who, key }: Asked<'why'>): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter } = asFarAsSeen(state, moved)
  const entries = rehearsed(campaign, encounter, one => (one === who ? key : undefined))
  const entry = attacksOf(entries).find(attack => attack.who === who)?.entry
  const throws = entry === undefined ? [] : throwsOf(entry)
  return {
    kind: 'why',
    throws: throws.map(made => ({ ...made, chance: chanceOf(made.needed) })),
    woundDice: entry === undefined ? undefined : woundDiceOf(entry),
  }
}

/** Where a movement leads, and who hits whom from there; who runs or evades makes no throw. */
function ahead({ state, chosen, moved, who, key }: Asked<'ahead'>): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter } = asFarAsSeen(state, moved)
  const there = movedTo(campaign, encounter, who, key)
  const throws = allThrows(campaign, there, knownOf(state))
  const one = there.standing.find(({ id }) => id === who)
  const still = one?.movement === 'evade' || (one?.pace === 'run' && one.movement !== 'stand')
  return { kind: 'ahead', throws: still ? throws.filter(({ attacker }) => attacker !== who) : throws }
}

function check({ file }: Asked<'check'>): OddsAnswer {
  try {
    encounters.read(file, '')
    return { kind: 'check' }
  } catch (error) {
    if (error instanceof RefusedByRule) return { kind: 'check', problem: error.withoutRule, rule: error.rule }
    return { kind: 'check', problem: messageOf(error) }
  }
}

export function answerTo(ask: OddsAsk): OddsAnswer {
  switch (ask.kind) {
    case 'field':
      return field(ask)
    case 'actions':
      return actions(ask)
    case 'why':
      return why(ask)
    case 'ahead':
      return ahead(ask)
    case 'check':
      return check(ask)
    case 'career':
      return new CareerOdds(campaignOf(ask.chosen), ask.state).answer()
  }
}

/** What is likely to be asked next, weighed beforehand: the attacks with what is in hand, while people think. */
export function weighAhead(ask: OddsAsk): void {
  if (ask.kind !== 'field' || ask.who === null) return
  const { state, chosen, moved, who } = ask
  const campaign = campaignOf(chosen)
  const { encounter } = asFarAsSeen(state, moved)
  for (const key of mainAttacks(campaign, encounter, who)) forecast(campaign.world, encounter, who, key)
}
