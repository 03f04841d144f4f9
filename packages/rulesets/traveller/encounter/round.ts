/**
 * A round of fifteen seconds. Everybody states a movement in secret, all move, everybody names an action, all throws are
 * made in the order in which people were entered, and only then are the wounds laid on: who falls in a round has still
 * done what they named for it.
 */
import { dice } from '@umpire/dice'
import { type Ask, type Offer, ownValue, type Procedure, procedure } from '@umpire/engine'
import { legalActions } from '../combat/legal-actions.ts'
import { morale } from '../combat/morale.ts'
import { leavingTheField } from '../combat/movement.ts'
import { recoveryMinor, recoverySerious } from '../combat/recovery.ts'
import { MINUTES_TO_WAKE } from '../tables/recovery-times.ts'
import { type Action, ActionOffer, actionOf, drawnFor, isAttack } from './actions.ts'
import { attack, type Blow, layBlow, secondsAfterRound, type Volley } from './attack.ts'
import { commander, membersOf, spokesman } from './beginning.ts'
import { drawnFirst } from './draw.ts'
import {
  cameRound,
  drew,
  type EncounterFact,
  gotAway,
  leaderKilled,
  letGo,
  moved,
  roundEnded,
  surrendered,
  switchedMode,
  testedMorale,
} from './facts.ts'
import { type Move, MoveOffer, movedBy, moveOf } from './moves.ts'
import { bandsApart } from './positions.ts'
import { canAct, type Encounter, fighterAt, partyAt, standingAt } from './state.ts'
import { settleSurpriseLoss } from './surprise-loss.ts'
import { workOn } from './work.ts'

type Asking = Ask<Encounter, EncounterFact>

const TWO_DICE = dice('2d6')
const SIDES = [0, 1] as const
const NOBODY: readonly number[] = []
const SECONDS_A_MINUTE = 60
const LEAST_SECONDS = MINUTES_TO_WAKE * SECONDS_A_MINUTE

/** Nobody is left on a side who could go on. */
export const isOver = (encounter: Encounter): boolean =>
  encounter.stage === 'over' || !hasFighters(encounter, 0) || !hasFighters(encounter, 1)

export function hasFighters(encounter: Encounter, side: number): boolean {
  const { roster, standing } = encounter
  for (let place = 0; place < roster.length; place++) {
    const one = standing[place]
    if (roster[place]?.party === side && one !== undefined && canAct(one)) return true
  }
  return false
}

/** May do something this round: awake, here, and not taken by surprise. */
const free = (encounter: Encounter, place: number): boolean =>
  canAct(standingAt(encounter, place)) && encounter.surprise !== 1 - fighterAt(encounter, place).party

function freePlaces(encounter: Encounter): number[] {
  const places: number[] = []
  for (let place = 0; place < encounter.standing.length; place++) if (free(encounter, place)) places.push(place)
  return places
}

export const round = procedure(
  { id: 'traveller.proc.combat-round', title: 'A combat round', given: {} },
  function* (ask: Asking): Procedure<undefined> {
    const routed = routedSide(ask.state)
    if (routed !== null && (yield* ask.choose(new RoutOffer(ask.state, 1 - routed))) === 'let go') {
      yield* ask.record(letGo({ party: routed }))
      return undefined
    }
    yield* move(ask)
    const before = ask.state
    const blows = yield* act(ask)
    if (ask.state.surprise !== null) yield* settleSurpriseLoss(ask, before, blows)
    for (const side of SIDES) {
      // Who is still taken by surprise has noticed nothing yet.
      if (ask.state.surprise === 1 - side) continue
      const shaken = shakenBy(before, ask.state, side)
      if (shaken === 'leader killed') yield* ask.record(leaderKilled({ party: side, round: ask.state.round }))
      if (shaken !== null) yield* holdOrBreak(ask, side)
    }
    yield* switchModes(ask)
    yield* comeRound(ask)
    yield* ask.record(roundEnded({ seconds: secondsAfterRound(ask.state, ask.why) }))
    return undefined
  },
)

/** The party that runs while the other stands; none if neither or both do. */
function routedSide({ parties: [a, b] }: Encounter): number | null {
  if (a === undefined || b === undefined || a.broken === b.broken) return null
  return a.broken ? 0 : 1
}

const ROUT = [
  { key: 'pursue', label: 'Go on fighting' },
  { key: 'let go', label: 'Let them go' },
] as const

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

function* move(ask: Asking): Procedure<undefined> {
  const places = freePlaces(ask.state)
  const { state, why } = ask
  const keys = yield* ask.chooseAll(places.map(place => new MoveOffer(state, place, why)))
  const moves: (Move | undefined)[] = new Array(state.standing.length).fill(undefined)
  for (const [index, place] of places.entries()) moves[place] = moveOf(state.roster, keys[index] ?? '')
  yield* ask.record(moved(movedBy(state, moves, why)))
  for (const place of places) {
    const who = fighterAt(state, place).id
    if (moves[place]?.kind === 'surrender') yield* ask.record(surrendered({ who }))
    else if (moves[place]?.kind === 'open' && isAway(ask, place)) yield* ask.record(gotAway({ who }))
  }
  return undefined
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
function* act(ask: Asking): Procedure<readonly Blow[]> {
  const named = yield* nameActions(ask)
  const drawn: number[] = []
  for (const { place, action } of named) {
    const weapon = drawnFor(ask.state, place, action)
    if (weapon === null) continue
    drawn.push(place)
    yield* ask.record(drew({ who: fighterAt(ask.state, place).id, weapon }))
  }
  const first = drawn.length < 2 ? NOBODY : yield* drawnFirst(ask, named, drawn)
  if (first.length === 0) return yield* strike(ask, named)
  const fastest = named.filter(({ place }) => first.includes(place))
  const early = yield* strike(ask, fastest)
  const others = named.filter(({ place }) => !first.includes(place) && canAct(standingAt(ask.state, place)))
  return [...early, ...(yield* strike(ask, others))]
}

function* nameActions(ask: Asking): Procedure<readonly Named[]> {
  const { state, why } = ask
  const offers: ActionOffer[] = []
  for (const place of freePlaces(state)) {
    const { movement, pace } = standingAt(state, place)
    const runs = pace === 'run' && movement !== 'stand' && movement !== 'evade'
    // Who runs or flees has nothing to choose.
    if (!runs && !partyAt(state, fighterAt(state, place).party).broken) offers.push(new ActionOffer(state, place, why))
  }
  if (offers.length === 0) return []
  const keys = yield* ask.chooseAll(offers)
  // Why everybody may do what they named is nobody else's to know, and must not stand with the first attack.
  yield* ask.note(ACTIONS_NAMED)
  return offers.map(({ place }, index) => ({ place, action: actionOf(state.roster, place, keys[index] ?? '') }))
}

/** All throws first, then all wounds, both in the order entered. */
function* strike(ask: Asking, named: readonly Named[]): Procedure<readonly Blow[]> {
  const blows: Blow[] = []
  const volley: Volley = { wounds: 'ahead', state: ask.state, groups: new Map() }
  for (const { place, action } of named) {
    if (isAttack(action)) blows.push(yield* attack(ask, place, action, volley))
    else if (action.kind !== 'none' && action.kind !== 'draw') yield* workOn(ask, place, action)
  }
  for (const blow of blows) yield* layBlow(ask, blow)
  return blows
}

/** What may make a party waver: casualties, and among them whoever commanded when the round began. */
function shakenBy(before: Encounter, now: Encounter, side: number): 'casualties' | 'leader killed' | null {
  if (casualtiesOf(now, side) === 0) return null
  const commanded = commander(before, side)
  const { leader } = partyAt(now, side)
  const killed = now.standing.some((one, place) => {
    const died = one.status === 'dead' && before.standing[place]?.status !== 'dead'
    // Also one who was down already when the killing blow fell.
    return died && (place === commanded || one.id === leader)
  })
  return killed ? 'leader killed' : 'casualties'
}

function casualtiesOf(encounter: Encounter, side: number): number {
  let casualties = 0
  for (let place = 0; place < encounter.roster.length; place++) {
    if (fighterAt(encounter, place).party === side && standingAt(encounter, place).status !== 'active') casualties++
  }
  return casualties
}

function* holdOrBreak(ask: Asking, side: number): Procedure<undefined> {
  const { state, why } = ask
  const party = partyAt(state, side)
  const casualties = casualtiesOf(state, side)
  if (party.broken || !hasFighters(state, side)) return undefined
  const place = commander(state, side)
  const skills = place === null ? undefined : fighterAt(state, place).skills
  const x = {
    party_size: membersOf(state, side).length,
    casualties,
    military_unit: party.military_unit,
    leader: skills === undefined ? null : (ownValue(skills, 'Leader') ?? 0),
    leader_tactics: skills === undefined ? 0 : (ownValue(skills, 'Tactics') ?? 0),
    ...(party.leader_killed === null ? {} : { leader_killed_rounds_ago: state.round - party.leader_killed }),
    exempt: party.steadfast,
    throw: party.morale,
  }
  if (!morale(x, why).throw_needed) return undefined
  const stands = yield* ask.read(
    TWO_DICE,
    { purpose: 'morale', by: spokesman(state, side) },
    roll => morale({ ...x, roll }, why).stands === true,
  )
  yield* ask.record(testedMorale({ party: side, stands }))
  return undefined
}

/** Who has been down long enough wakes in the middle of a fight that lasts as long. */
function* comeRound(ask: Asking): Procedure<undefined> {
  const { state, why } = ask
  const now = secondsAfterRound(state, why)
  for (let place = 0; place < state.standing.length; place++) {
    const current = standingAt(state, place)
    if (current.status !== 'unconscious' || current.fell_at === null || now - current.fell_at < LEAST_SECONDS) continue
    const { full, at_start, id: who } = fighterAt(state, place)
    const minutes = Math.floor((now - current.fell_at) / SECONDS_A_MINUTE)
    const minor = recoveryMinor({ full, at_start, current, minutes }, why)
    const woken = minor.status === 'active' ? minor : recoverySerious({ full, current, minutes }, why)
    if (woken.status !== 'active') continue
    const { strength, dexterity, endurance } = woken
    yield* ask.record(cameRound({ who, strength, dexterity, endurance }))
  }
  return undefined
}

const MODES = [
  { key: 'keep', label: 'Leave it as it is' },
  { key: 'switch', label: 'Switch between bursts and single shots' },
] as const

/** After all firing, automatic rifles in hand may be switched. */
function* switchModes(ask: Asking): Procedure<undefined> {
  const { state } = ask
  for (const place of freePlaces(state)) {
    const { hand, weapons } = standingAt(state, place)
    const { id: who, weapons: owned } = fighterAt(state, place)
    if (hand === null || owned[hand]?.weapon !== 'Automatic Rifle') continue
    if ((yield* ask.choose({ who, question: 'fire mode', choices: MODES })) === 'keep') continue
    const mode = weapons[hand]?.mode === 'burst' ? 'single' : 'burst'
    yield* ask.record(switchedMode({ who, weapon: hand, mode }))
  }
  return undefined
}
