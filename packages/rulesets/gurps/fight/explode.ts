/** Something bursts: gurps.procedure.explosion. */

import type { Procedure } from '@umpire/engine'
import { type Hex, hexDistance } from '@umpire/geometry'
import { type DiceAdds, diceAddsText } from '../dice/dice-adds.ts'
import type { Blast } from '../explosion/blast.ts'
import { explosionDr } from '../explosion/blow.ts'
import { concussion } from '../explosion/concussion.ts'
import { fragmentDamage, fragmentRange, fragmentRoll } from '../explosion/fragments.ts'
import { damageDice, THREE_DICE } from './dice.ts'
import { burst } from './facts.ts'
import { hexAt, mapOf } from './ground.ts'
import { whereItLands } from './location.ts'
import { fullHp } from './now.ts'
import { protectionAt } from './parts.ts'
import { fighterAt, present, standingAt } from './state.ts'
import { type Asking, sufferer } from './sufferer.ts'
import { wound } from './wound.ts'

export interface Bursting {
  readonly what: string
  readonly at: Hex
  readonly blast: Blast
  /** Whoever brought it there. */
  readonly by: number
  /** Whoever it touches. */
  readonly touches: number | null
}

const FRAGMENT = { attack: 'missile', type: 'cutting', shield: false, from_behind: false } as const

const PLAIN = { thrust: false, critical: false, small: false }

export function* explode(ask: Asking, x: Bursting): Procedure<undefined> {
  const { blast, at, by } = x
  const who = fighterAt(ask.state, by).id
  const rolled = yield* ask.roll(damageDice(blast.concussion), { purpose: 'concussion', by: who })
  yield* ask.record(burst({ what: x.what, q: at.q, r: at.r, concussion: Math.max(0, rolled) }))
  const reach = fragmentRange({ damage: blast }, ask.why).reach_yards
  for (let place = 0; place < ask.state.standing.length; place++) {
    const one = standingAt(ask.state, place)
    if (!present(one)) continue
    const distance_yards = hexDistance(at, hexAt(ask.state, place))
    if (isSheltered(ask, at, place)) continue
    yield* shock(ask, x, place, rolled, distance_yards)
    if (blast.fragments !== null && distance_yards <= reach) {
      yield* fragments(ask, x, place, blast.fragments, distance_yards, reach)
    }
  }
  return undefined
}

/** Behind a wall nothing of it arrives. */
function isSheltered(ask: Asking, at: Hex, place: number): boolean {
  const map = mapOf(ask.state)
  return map?.contains(at) === true && !map.sight(at, hexAt(ask.state, place)).seen
}

function* shock(ask: Asking, x: Bursting, place: number, rolled: number, distance_yards: number): Procedure<undefined> {
  const contact = x.touches === place
  const basic = concussion({ damage: x.blast, rolled, distance_yards, contact, living: true }, ask.why)
  if (basic === 0) return undefined
  const fighter = fighterAt(ask.state, place)
  const worn = { dr: 0, armor_dr: protectionAt(fighter, 'torso').dr, toughness_dr: fighter.toughness, natural_dr: null }
  const { effective_dr, penetrating, injury } = explosionDr(
    { basic, target: 'human', ...worn, location: 'torso', direct_hit: contact, divisor: x.blast.divisor },
    ask.why,
  )
  const damage = diceAddsText(x.blast.concussion)
  const hit = {
    ...PLAIN,
    location: 'torso',
    damage,
    type: 'crushing',
    basic,
    dr: effective_dr,
    penetrating,
    injury,
  } as const
  return injury === 0 ? undefined : yield* wound(ask, sufferer(place, x.by), hit)
}

function* fragments(
  ask: Asking,
  x: Bursting,
  place: number,
  dice: DiceAdds,
  distance_yards: number,
  reach_yards: number,
): Procedure<undefined> {
  const one = standingAt(ask.state, place)
  const posture = one.position === 'standing' ? [] : [one.position]
  const seen = {
    distance_yards,
    reach_yards,
    target_is: posture,
    circumstances: [],
    air_burst: false,
    overhead_cover: false,
  }
  const by = fighterAt(ask.state, x.by).id
  const due = fragmentRoll(seen, ask.why)
  if (due.hit_on === 'none') return undefined
  const hits =
    due.hit ||
    (yield* ask.read(THREE_DICE, { purpose: 'fragments', by }, roll => fragmentRoll({ ...seen, roll }, ask.why).hit))
  if (!hits) return undefined
  const location = (yield* whereItLands(ask, by, null, FRAGMENT, false)) ?? 'torso'
  const fighter = fighterAt(ask.state, place)
  const rolled = yield* ask.roll(damageDice(dice), { purpose: 'fragment damage', by })
  const came = fragmentDamage(
    {
      rolled,
      contact: x.touches === place,
      living: true,
      dr: 0,
      armor_dr: protectionAt(fighter, location).dr,
      toughness_dr: fighter.toughness,
      natural_dr: null,
      location,
      divisor: 1,
      squared: false,
      bypass: 0,
      ht: fullHp(fighter, one),
      cap: null,
    },
    ask.why,
  )
  const { basic, effective_dr, penetrating, injury } = came
  const damage = diceAddsText(dice)
  const hit = { ...PLAIN, location, damage, type: 'cutting', basic, dr: effective_dr, penetrating, injury } as const
  return yield* wound(ask, sufferer(place, x.by, location), hit)
}
