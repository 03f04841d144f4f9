/** The battlefield from where somebody stands: ways, sight, distance, and what was declared. */
import { unseenBy } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import {
  actsIn,
  canAct,
  type Fight,
  fighterAt,
  havingNow,
  heldArms,
  mapOf,
  metresApart,
  PACES,
  type Pace,
  paceNow,
  placeOf,
  present,
  sees,
  sighting,
  snapShot,
  squareAt,
  standingAt,
  unseenIn,
  WhereOffer,
} from '@umpire/tensided/at-table'
import { cellsSeen } from '../../common/worker/cells-seen.ts'
import type { FieldAnswer, OddsAsk, Sighting } from './ask.ts'
import { campaignOf, fightOf, type World } from './campaign.ts'

type Ways = FieldAnswer['ways']

const FARTHEST = 300
const NO_PACES = { walk: 0, run: 0, sprint: 0 }
const HALVINGS = 40

/** Everywhere within so many metres; on open ground that is more than is listed. */
function* within(fight: Fight, place: number, metres: number): Generator<{ x: number; y: number; metres: number }> {
  const offer = new WhereOffer(fight, place, metres)
  if (mapOf(fight) !== undefined) {
    yield* offer.destinations()
    return
  }
  const from = squareAt(fight, place)
  const far = Math.floor(metres)
  for (let y = from.y - far; y <= from.y + far; y++) {
    for (let x = from.x - far; x <= from.x + far; x++) {
      const to = offer.reached({ x, y })
      if (to !== undefined) yield to
    }
  }
}

/** At the easiest pace that gets there; at the one that was declared, once it is. */
function waysOf(fight: Fight, place: number, paces: FieldAnswer['paces']): Ways {
  const { acts, pace: declared } = standingAt(fight, place)
  const known = new Map<string, Ways[number]>()
  for (const pace of PACES) {
    const metres = acts.length > 0 ? declared : paces[pace]
    for (const to of within(fight, place, metres)) {
      const key = `${to.x},${to.y}`
      if (!known.has(key)) known.set(key, { x: to.x, y: to.y, metres: to.metres, pace })
    }
  }
  return [...known.values()]
}

/** What a distance adds, with the gun in hand as it is held. */
function lookingOf(fight: Fight, place: number, { ruleset: { silent } }: World): (metres: number) => number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const gun = heldArms(one).find(arm => fighter.arms[arm]?.kind === 'gun')
  const look = gun !== undefined && one.aim?.arm !== gun ? snapShot : sighting
  return distance => look({ distance, ...havingNow(fighter, one) }, silent).sighting_df
}

/** It only ever gets harder with the distance: each step of it is found by halving. */
function bandsOf(dfAt: (metres: number) => number): FieldAnswer['bands'] {
  const bands: { to: number; df: number }[] = []
  for (let from = 0; from < FARTHEST; ) {
    const df = dfAt(from)
    let [low, high] = [from, FARTHEST]
    if (dfAt(FARTHEST) === df) low = FARTHEST
    else {
      for (let time = 0; time < HALVINGS; time++) {
        const middle = (low + high) / 2
        if (dfAt(middle) === df) low = middle
        else high = middle
      }
    }
    bands.push({ to: low, df })
    from = high
    if (low === FARTHEST) break
  }
  return bands
}

function sightingOf(fight: Fight, from: number, to: number, dfAt: (metres: number) => number): Sighting {
  const metres = metresApart(fight, from, to)
  const seen = sees(fight, from, to)
  const map = mapOf(fight)
  const sight = seen || map === undefined ? undefined : map.sight(squareAt(fight, from), squareAt(fight, to))
  return {
    id: fighterAt(fight, to).id,
    metres,
    df: dfAt(metres),
    seen,
    stopped: sight === undefined || sight.seen ? null : { x: sight.at.x, y: sight.at.y },
  }
}

/** Where those who look can look from. */
const eyesAt = (fight: Fight, eyes: readonly string[]): readonly Square[] =>
  eyes
    .map(id => placeOf(fight, id))
    .filter(place => canAct(standingAt(fight, place)))
    .map(place => squareAt(fight, place))

const STEPS = ['hand-to-hand', 'ranged', 'movement'] as const
const PASSES = [0, 1, 2]

function orderOf(fight: Fight, { ruleset: { silent } }: World): FieldAnswer['order'] {
  return PASSES.flatMap(pass =>
    STEPS.flatMap(step =>
      fight.standing.flatMap((one, place) => {
        const acts = canAct(one) ? actsIn(fight, place, pass, step, silent) : []
        return acts.length === 0 ? [] : [{ pass, step, who: one.id, acts: acts.map(({ kind }) => kind) }]
      }),
    ),
  )
}

export function fieldOf(ask: Extract<OddsAsk, { readonly kind: 'field' }>): FieldAnswer {
  const world = campaignOf(ask.chosen)
  const why = world.ruleset.silent
  const fight = fightOf(ask)
  const place = fight.roster.findIndex(({ id }) => id === ask.who)
  const shared = {
    kind: 'field',
    seen: ask.eyes === null ? null : cellsSeen(mapOf(fight), eyesAt(fight, ask.eyes)),
    unseen: [...unseenBy(unseenIn(fight), { role: 'player', actors: ask.eyes ?? [] })],
    order: orderOf(fight, world),
  } as const
  if (place < 0) return { ...shared, ways: [], paces: NO_PACES, sights: [], bands: [] }
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const at = (pace: Pace): number => (canAct(one) ? paceNow(fighter, one, pace, why) : 0)
  const paces = { walk: at('walk'), run: at('run'), sprint: at('sprint') }
  const dfAt = lookingOf(fight, place, world)
  return {
    ...shared,
    ways: canAct(one) ? waysOf(fight, place, paces) : [],
    paces,
    sights: fight.standing.flatMap((other, to) =>
      to === place || !present(other) ? [] : [sightingOf(fight, place, to, dfAt)],
    ),
    bands: bandsOf(dfAt),
  }
}
