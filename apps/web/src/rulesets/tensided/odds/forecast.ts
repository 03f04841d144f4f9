/** What a round would bring, as far as this seat can tell. */
import { dice } from '@umpire/dice'
import { BadInput } from '@umpire/engine'
import {
  actKey,
  actOf,
  type Fight,
  fighterAt,
  foesInReach,
  idAt,
  numbersOf,
  placeOf,
  QUESTIONS,
  roll,
  type Saying,
  sayingsOf,
  standingAt,
  struckAt,
  swingOf,
} from '@umpire/tensided/at-table'
import { blocksAgainst, type Forecast, forecast } from '@umpire/tensided/fight'
import type { Exact } from '../../../text/hundred.ts'
import { type FightView, figureOf, readFight } from '../views/fight-view.ts'
import type { Fate, ForecastAnswer, ForecastTold, OddsAsk, Plan, SwingAnswer, TurnAnswer } from './ask.ts'
import { campaignOf, fightOf, type World } from './campaign.ts'

const D10 = dice('1d10')

const exact = ({ ways, of }: Exact): Exact => ({ ways, of })

function fateOf(fight: Fight, side: number, one: Forecast['people'][number]): Fate {
  const place = placeOf(fight, one.who)
  const before = fight.standing[place]?.wounds.reduce((sum, { rate }) => sum + rate, 0) ?? 0
  const of = (fate: string): Exact => exact(one.fate.chance(end => end === fate))
  return {
    who: one.who,
    friend: fighterAt(fight, place).side === side,
    unhurt: of('unhurt'),
    hurt: of('hurt'),
    down: of('down'),
    dead: of('dead'),
    bleeds: exact(one.bleeding.chance(rate => rate > before)),
    disarmed: exact(one.disarmed),
    held: exact(one.held),
  }
}

/** What a block would do against the blow of everybody in reach. */
function blocksOf(world: World, fight: Fight, who: string, plan: Plan): ForecastTold['blocks'] {
  const block = plan.find(({ act }) => act.kind === 'block')
  if (block === undefined) return []
  return foesInReach(fight, placeOf(fight, who)).flatMap(foe => {
    const { arm, mode } = swingOf(fight, foe, placeOf(fight, who), world.ruleset.silent)
    const says = { kind: 'blow', target: who, how: mode, where: 'any', dirty: false } as const
    const blow = [{ act: { kind: 'strike', arm }, says } as const]
    const found = blocksAgainst(world, fight, idAt(fight, foe), blow).find(
      one => one.who === who && one.key === actKey(block.act),
    )
    return found === undefined ? [] : [{ who: idAt(fight, foe), blocked: exact(found.blocked) }]
  })
}

function toldOf(world: World, fight: Fight, state: unknown, who: string, plan: Plan): ForecastTold {
  const made = forecast(world, fight, who, plan)
  const seen = readFight(state)
  const { side } = fighterAt(fight, placeOf(fight, who))
  return {
    plan,
    attacks: made.attacks.map(({ miss: _miss, ...one }) => ({
      ...one,
      hit: exact(one.hit),
      wide: exact(one.wide),
      jam: exact(one.jam),
      blocked: exact(one.blocked),
      lapses: exact(one.lapses),
    })),
    hit: exact(made.hit),
    people: made.people.filter(one => one.who !== who).map(one => fateOf(fight, side, one)),
    own: fateOf(fight, side, made.people.find(one => one.who === who) ?? made.own),
    jammed: exact(made.own.jammed),
    lands: made.lands.map(({ x, y, chance }) => ({ x, y, chance: exact(chance) })),
    blocks: blocksOf(world, fight, who, plan),
    assumed: made.people.map(one => one.who).filter(id => isHidden(seen, id)),
  }
}

/** Whose numbers this seat was not shown. */
const isHidden = (seen: FightView, who: string): boolean => figureOf(seen, who)?.stats === undefined

export function forecastOf(ask: Extract<OddsAsk, { readonly kind: 'forecast' }>): ForecastAnswer {
  const fight = fightOf(ask)
  return { kind: 'forecast', ...toldOf(campaignOf(ask.chosen), fight, ask.state, ask.who, ask.plan) }
}

/** What is asked in the turn of an act; the question is named after it, but for where somebody goes. */
const kindOf = (question: string): string => (question === QUESTIONS.where ? 'move' : question)

/**
 * The declared round once more, from here on: the act in question is done as it is said, and the others are let go, but count
 * for what they make harder.
 */
function fromHere(fight: Fight, who: string, question: string, says: Saying): Plan {
  const acts = standingAt(fight, placeOf(fight, who)).acts.flatMap(key => actOf(key) ?? [])
  const now = acts.findIndex(({ kind }) => kind === kindOf(question))
  return acts.map((act, at) => {
    if (at === now) return { act, says }
    return { act, says: act.kind === 'move' ? { kind: 'stay' } : { kind: 'lapse' } }
  })
}

const NOTHING = { targets: [], hows: [], wheres: [], extra: null }

export function turnOf(ask: Extract<OddsAsk, { readonly kind: 'turn' }>): TurnAnswer {
  const world = campaignOf(ask.chosen)
  const fight = fightOf(ask)
  const plan = fromHere(fight, ask.who, ask.question, ask.says)
  const now = plan.find(({ act }) => act.kind === kindOf(ask.question))
  const numbers = now === undefined ? undefined : numbersOf(world, fight, placeOf(fight, ask.who), now)
  const told = numbers === undefined ? null : toldIfAllowed(world, fight, ask, plan)
  return {
    kind: 'turn',
    sayings: now === undefined ? NOTHING : sayingsOf(world, fight, ask.who, [], now),
    numbers: numbers === undefined ? null : { ...numbers, chance: chanceOf(world, numbers) },
    // Whoever moves by now is not as he would be if the round were begun again.
    told: told?.attacks[0]?.difficulty === numbers?.difficulty ? told : null,
  }
}

/** Not every round can be begun once more: what was drawn in it is in the hand by now. */
function toldIfAllowed(
  world: World,
  fight: Fight,
  { state, who }: Extract<OddsAsk, { readonly kind: 'turn' }>,
  plan: Plan,
): ForecastTold | null {
  const standing = fight.standing.map(one => ({ ...one, acts: [], pace: 0, blocking: null }))
  try {
    return toldOf(world, { ...fight, standing }, state, who, plan)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

/** That the die comes out well, whatever else may be in the way. */
function chanceOf(
  { ruleset: { silent } }: World,
  { attribute, difficulty }: { attribute: number; difficulty: number },
): Exact {
  let ways = 0n
  const odds = D10.distribution()
  for (const [d10, weight] of odds) if (roll({ d10, attribute, difficulty }, silent).success) ways += weight
  return { ways, of: odds.ways }
}

export function swingChance(ask: Extract<OddsAsk, { readonly kind: 'swing' }>): SwingAnswer {
  const world = campaignOf(ask.chosen)
  const fight = fightOf(ask)
  const swing = swingOf(fight, placeOf(fight, ask.who), placeOf(fight, ask.at), world.ruleset.silent)
  const { attribute, difficulty, automatic } = struckAt(fight, swing, world.ruleset.silent)
  const chance = automatic ? { ways: 1n, of: 1n } : chanceOf(world, { attribute, difficulty })
  return { kind: 'swing', attribute, difficulty, chance }
}
