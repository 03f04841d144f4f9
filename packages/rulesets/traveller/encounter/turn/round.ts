/**
 * A round of fifteen seconds. Everybody states a movement in secret, all move, everybody names an action, all throws are
 * made in the order in which people were entered, and only then are the wounds laid on: who falls in a round has still
 * done what they named for it.
 */
import { type Ask, type Offer, procedure } from '@umpire/engine'
import { legalActions } from '../../combat/encounter/legal-actions.ts'
import { leavingTheField } from '../../combat/encounter/movement.ts'
import { type Action, actionOf, drawnFor, isAttack } from '../attack/action.ts'
import { ActionOffer } from '../attack/action-offer.ts'
import { attack } from '../attack/attack.ts'
import { drawnFirst } from '../attack/draw.ts'
import { workOn } from '../attack/work.ts'
import { plainChoice } from '../choice/about.ts'
import { type EncounterFact, gotAway, leaderKilled, letGo, roundEnded, surrendered } from '../facts/facts.ts'
import { moved } from '../facts/places.ts'
import { drew } from '../facts/weapon-facts.ts'
import { type Move, MoveOffer, movedBy, moveOf } from '../move/moves.ts'
import { bandsApart } from '../move/positions.ts'
import { canAct, type Encounter, fighterAt, freePlaces, partyAt, standingAt } from '../state/state.ts'
import { type Blow, layBlow, secondsAfterRound } from '../wound/wounds.ts'
import { comeRound, holdOrBreak, shakenBy, switchModes } from './aftermath.ts'
import { spokesman } from './beginning.ts'
import { settleSurpriseLoss } from './surprise-loss.ts'

type Asking = Ask<Encounter, EncounterFact>

const SIDES = [0, 1] as const
const NOBODY: readonly number[] = []

export const round = procedure(
  { id: 'traveller.proc.combat-round', title: 'A combat round', given: {} },
  (ask: Asking): void => {
    const routed = routedSide(ask.state)
    if (routed !== null && ask.choose(new RoutOffer(ask.state, 1 - routed)) === 'let go') {
      ask.record(letGo({ party: routed }))
      return
    }
    move(ask)
    const before = ask.state
    const blows = act(ask)
    if (ask.state.surprise !== null) settleSurpriseLoss(ask, before, blows)
    for (const side of SIDES) {
      // Who is still taken by surprise has noticed nothing yet.
      if (ask.state.surprise === 1 - side) continue
      const shaken = shakenBy(before, ask.state, side)
      if (shaken === 'leader killed') ask.record(leaderKilled({ party: side, round: ask.state.round }))
      if (shaken !== null) holdOrBreak(ask, side)
    }
    switchModes(ask)
    comeRound(ask)
    ask.record(roundEnded({ seconds: secondsAfterRound(ask.state, ask.why) }))
  },
)

/** The party that runs while the other stands; none if neither or both do. */
function routedSide({ parties: [a, b] }: Encounter): number | null {
  if (a === undefined || b === undefined || a.broken === b.broken) return null
  return a.broken ? 0 : 1
}

const ROUT = [plainChoice('pursue', 'Go on fighting'), plainChoice('let go', 'Let them go')]

/** Whether those who run are let go, which ends it. */
export class RoutOffer implements Offer<(typeof ROUT)[number]['key']> {
  readonly who: string
  readonly question = 'rout'
  readonly choices = ROUT
  readonly encounter: Encounter
  /** The party that stands. */
  readonly side: number

  constructor(encounter: Encounter, side: number) {
    this.who = spokesman(encounter, side)
    this.encounter = encounter
    this.side = side
  }
}

function move(ask: Asking): void {
  const places = freePlaces(ask.state)
  const { state, why } = ask
  const keys = ask.chooseAll(places.map(place => new MoveOffer(state, place, why)))
  const moves: (Move | undefined)[] = new Array(state.standing.length).fill(undefined)
  for (const [index, place] of places.entries()) moves[place] = moveOf(state.roster, keys[index] ?? '')
  ask.record(moved(movedBy(state, moves, why)))
  for (const place of places) {
    const who = fighterAt(state, place).id
    if (moves[place]?.kind === 'surrender') ask.record(surrendered({ who }))
    else if (moves[place]?.kind === 'open' && isAway(ask, place)) ask.record(gotAway({ who }))
  }
}

/** Farther from every enemy than any range reaches. */
function isAway(ask: Asking, place: number): boolean {
  const { state, why } = ask
  const { party } = fighterAt(state, place)
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < state.standing.length; other++) {
    // Who cannot reach anybody any more keeps nobody in the field.
    if (fighterAt(state, other).party === party || !canAct(standingAt(state, other))) continue
    nearest = Math.min(nearest, bandsApart(state, place, other))
  }
  return Number.isFinite(nearest) && leavingTheField({ nearest_enemy_bands: nearest }, why).escaped
}

const ACTIONS_NAMED = { text: 'everybody has named an action', rule: legalActions.id, secret: true }

interface Named {
  readonly place: number
  readonly action: Action
}

/** Everybody names an action and does it; answers every blow struck and shot fired, for what comes of them. */
function act(ask: Asking): readonly Blow[] {
  const named = nameActions(ask)
  const drawn: number[] = []
  for (const { place, action } of named) {
    const weapon = drawnFor(ask.state, place, action)
    if (weapon === null) continue
    drawn.push(place)
    ask.record(drew({ who: fighterAt(ask.state, place).id, weapon }))
  }
  const first = drawn.length < 2 ? NOBODY : drawnFirst(ask, named, drawn)
  if (first.length === 0) return strike(ask, named)
  const fastest = named.filter(({ place }) => first.includes(place))
  const early = strike(ask, fastest)
  const others = named.filter(({ place }) => !first.includes(place) && canAct(standingAt(ask.state, place)))
  return [...early, ...strike(ask, others)]
}

function nameActions(ask: Asking): readonly Named[] {
  const { state, why } = ask
  const offers: ActionOffer[] = []
  for (const place of freePlaces(state)) {
    const { movement, pace } = standingAt(state, place)
    const runs = pace === 'run' && movement !== 'stand' && movement !== 'evade'
    // Who runs or flees has nothing to choose.
    if (!runs && !partyAt(state, fighterAt(state, place).party).broken) offers.push(new ActionOffer(state, place, why))
  }
  if (offers.length === 0) return []
  const keys = ask.chooseAll(offers)
  // Why everybody may do what they named is nobody else's to know, and must not stand with the first attack.
  ask.note(ACTIONS_NAMED)
  return offers.map(({ place }, index) => ({ place, action: actionOf(state.roster, place, keys[index] ?? '') }))
}

/** All throws first, then all wounds, both in the order entered. */
function strike(ask: Asking, named: readonly Named[]): readonly Blow[] {
  const blows: Blow[] = []
  // As everybody stood when all attacks were named: one attack does not change the next.
  const { state } = ask
  for (const { place, action } of named) {
    if (isAttack(action)) blows.push(attack(ask, state, place, action))
    else if (action.kind !== 'none' && action.kind !== 'draw') workOn(ask, place, action)
  }
  for (const blow of blows) layBlow(ask, blow)
  return blows
}
