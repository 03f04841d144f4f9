/** Answers what the page asks, each with the time it took. */
import { encounters, forecast } from '@umpire/traveller'
import type { Exact } from '../../../text/hundred.ts'
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

function field({ state, chosen, moved, who, moves }: Asked<'field'>, ms: () => number): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter, assumed } = asFarAsSeen(state, moved)
  const known = who === null || assumed.includes(who) ? knownOf(state) : [who, ...knownOf(state)]
  return {
    kind: 'field',
    spans: who === null ? [] : spansFrom(campaign, encounter, who),
    moves: who === null ? [] : movesEnd(campaign, encounter, who, moves),
    throws: allThrows(campaign, encounter, known),
    assumed,
    ms: ms(),
  }
}

function actions({ state, chosen, moved, who, keys }: Asked<'actions'>, ms: () => number): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter, assumed } = asFarAsSeen(state, moved)
  const odds = Object.fromEntries(keys.map(key => [key, victimsOf(campaign, encounter, who, key)]))
  return { kind: 'actions', odds, assumed, ms: ms() }
}

function why({ state, chosen, moved, who, key }: Asked<'why'>, ms: () => number): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter } = asFarAsSeen(state, moved)
  const entries = rehearsed(campaign, encounter, one => (one === who ? key : undefined))
  const entry = attacksOf(entries).find(attack => attack.who === who)?.entry
  const throws = entry === undefined ? [] : throwsOf(entry)
  return {
    kind: 'why',
    throws: throws.map(made => ({ ...made, chance: chanceOf(made.needed) })),
    woundDice: entry === undefined ? undefined : woundDiceOf(entry),
    ms: ms(),
  }
}

/** Where a movement leads, and who hits whom from there; who runs or evades makes no throw. */
function ahead({ state, chosen, moved, who, key }: Asked<'ahead'>, ms: () => number): OddsAnswer {
  const campaign = campaignOf(chosen)
  const { encounter } = asFarAsSeen(state, moved)
  const there = movedTo(campaign, encounter, who, key)
  const throws = allThrows(campaign, there, knownOf(state))
  const one = there.standing.find(({ id }) => id === who)
  const still = one?.movement === 'evade' || (one?.pace === 'run' && one.movement !== 'stand')
  return { kind: 'ahead', throws: still ? throws.filter(({ attacker }) => attacker !== who) : throws, ms: ms() }
}

function check({ file }: Asked<'check'>, ms: () => number): OddsAnswer {
  try {
    encounters.read(file, '')
    return { kind: 'check', ms: ms() }
  } catch (error) {
    return { kind: 'check', problem: error instanceof Error ? error.message : String(error), ms: ms() }
  }
}

export function answered(ask: OddsAsk): OddsAnswer {
  const began = performance.now()
  const ms = (): number => performance.now() - began
  switch (ask.kind) {
    case 'field':
      return field(ask, ms)
    case 'actions':
      return actions(ask, ms)
    case 'why':
      return why(ask, ms)
    case 'ahead':
      return ahead(ask, ms)
    case 'check':
      return check(ask, ms)
    case 'career': {
      const answer = new CareerOdds(campaignOf(ask.chosen), ask.state).answer()
      return { ...answer, ms: ms() }
    }
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
