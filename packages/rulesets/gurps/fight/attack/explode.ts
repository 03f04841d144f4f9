/**
 * Something bursts: gurps.procedure.explosion. Each part of it stands by itself, so that whoever weighs a blast asks for
 * the same parts as whoever plays it.
 */
import { memoQuiet, type Why } from '@umpire/engine'
import { type Hex, hexDistance } from '@umpire/geometry'
import { diceAddsText } from '../../dice/dice-adds.ts'
import { damageDice, THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Blast } from '../../explosion/blast.ts'
import { explosionDr } from '../../explosion/blow.ts'
import { concussion } from '../../explosion/concussion.ts'
import { fragmentDamage, fragmentRange, fragmentRoll } from '../../explosion/fragments.ts'
import { landingOf, whereItLands } from '../attempt/location.ts'
import { targetIs } from '../attempt/shot.ts'
import type { Asking } from '../facts/ask.ts'
import { burst } from '../facts/facts.ts'
import { sufferer, type Wound } from '../facts/sufferer.ts'
import { hexAt, mapOf } from '../ground/ground.ts'
import { type Sighted, sightFrom } from '../ground/sight.ts'
import { fullHp } from '../state/now.ts'
import { hasArms, protectionAt } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { wound } from '../wound/wound.ts'

export interface Bursting {
  readonly what: string
  readonly at: Hex
  readonly blast: Blast
  /** Whoever brought it there. */
  readonly by: number
  /** Whoever it touches. */
  readonly touches: number | null
}

/** Somebody whom something of it may reach. */
export interface Exposed {
  readonly yards: number
  readonly contact: boolean
  /** How far its fragments fly; none if there are none, or if they do not fly so far. */
  readonly reach: number | null
  /** What is between him and them. */
  readonly sight: Sighted
}

const FRAGMENT = { attack: 'missile', type: 'cutting', shield: false, from_behind: false, armless: false } as const
const FRAGMENT_ON_BEAST = { ...FRAGMENT, armless: true } as const

const PLAIN = { thrust: false, critical: false, small: false }

export function explode(ask: Asking, x: Bursting): void {
  const { at, blast, by } = x
  const rolled = concussionRoll(ask, x)
  ask.record(burst({ what: x.what, q: at.q, r: at.r, concussion: Math.max(0, rolled) }))
  // Everything flies at once: whoever stands before somebody else hides him, even if he does not stand for long.
  const all = ask.state.standing.map((_, place) => exposedTo(ask.state, x, place, ask.why))
  for (const [place, exposed] of all.entries()) {
    if (exposed === null) continue
    const shock = shockOn(ask.state, blast, place, exposed, rolled, ask.why)
    if (shock !== null) wound(ask, sufferer(place, by), shock)
    if (!fragmentsHit(ask, by, place, exposed)) continue
    const location = fragmentLands(ask, by, place)
    const through = fragmentThrough(ask, x, place, exposed, location)
    if (through !== null) wound(ask, sufferer(place, by, location), fragmentWound(blast, location, through))
  }
}

/** Thrown once for the whole blast. */
export function concussionRoll(ask: Asking, { blast, by }: Pick<Bursting, 'blast' | 'by'>): number {
  return ask.roll(damageDice(blast.concussion), { purpose: 'concussion', by: fighterAt(ask.state, by).id })
}

/** Whoever is there; behind a wall nothing of it arrives. */
export function exposedTo(fight: Fight, { at, blast, touches }: Bursting, place: number, why: Why): Exposed | null {
  if (!present(standingAt(fight, place)) || isSheltered(fight, at, place)) return null
  const yards = hexDistance(at, hexAt(fight, place))
  const far = fragmentRange({ damage: blast }, why).reach_yards
  const reach = blast.fragments !== null && yards <= far ? far : null
  return { yards, contact: touches === place, reach, sight: sightFrom(fight, at, place) }
}

function isSheltered(fight: Fight, at: Hex, place: number): boolean {
  const map = mapOf(fight)
  return map?.contains(at) === true && !map.sight(at, hexAt(fight, place)).seen
}

/** The wound of the shock; none if it is too far away, or if armour stops it. */
export function shockOn(
  fight: Fight,
  blast: Blast,
  place: number,
  { yards, contact }: Exposed,
  rolled: number,
  why: Why,
): Wound | null {
  const basic = concussion({ damage: blast, rolled, distance_yards: yards, contact, living: true }, why)
  if (basic === 0) return null
  const fighter = fighterAt(fight, place)
  const worn = { dr: 0, armor_dr: protectionAt(fighter, 'torso').dr, toughness_dr: fighter.toughness, natural_dr: null }
  const { effective_dr, penetrating, injury } = explosionDr(
    { basic, target: 'human', ...worn, location: 'torso', direct_hit: contact, divisor: blast.divisor },
    why,
  )
  if (injury === 0) return null
  const damage = diceAddsText(blast.concussion)
  return { ...PLAIN, location: 'torso', damage, type: 'crushing', basic, dr: effective_dr, penetrating, injury }
}

/** What the roll for a fragment hangs on, as he stands there. */
export const fragmentSeen = (one: Standing, { yards, sight }: Exposed, reach_yards: number) => ({
  distance_yards: yards,
  reach_yards,
  target_is: targetIs(one, sight),
  circumstances: [],
  air_burst: false,
  overhead_cover: false,
})

/** Whether one of its fragments hits him. */
export function fragmentsHit(ask: Asking, by: number, place: number, exposed: Exposed): boolean {
  const { why } = ask
  if (exposed.reach === null) return false
  const seen = fragmentSeen(standingAt(ask.state, place), exposed, exposed.reach)
  const due = fragmentRoll(seen, why)
  if (due.hit_on === 'none' || due.hit) return due.hit
  const about = { purpose: 'fragments', by: fighterAt(ask.state, by).id }
  return ask.read(THREE_DICE, about, roll => fragmentRoll({ ...seen, roll }, why).hit)
}

const fragmentLanding = memoQuiet((why, arms: boolean) =>
  landingOf(null, arms ? FRAGMENT : FRAGMENT_ON_BEAST, false, why),
)

/** Which part of him. */
export function fragmentLands(ask: Asking, by: number, place: number): string {
  const landing = fragmentLanding(ask.why, hasArms(fighterAt(ask.state, place)))
  return whereItLands(ask, fighterAt(ask.state, by).id, landing) ?? 'torso'
}

/** And what gets through to it. */
export function fragmentThrough(
  ask: Asking,
  { blast, by }: Pick<Bursting, 'blast' | 'by'>,
  place: number,
  { contact }: Pick<Exposed, 'contact'>,
  location: string,
): Through | null {
  const { fragments } = blast
  if (fragments === null) return null
  const fighter = fighterAt(ask.state, place)
  const given = {
    contact,
    living: true,
    dr: 0,
    armor_dr: protectionAt(fighter, location).dr,
    toughness_dr: fighter.toughness,
    natural_dr: null,
    location,
    divisor: 1,
    squared: false,
    bypass: 0,
    ht: fullHp(fighter, standingAt(ask.state, place)),
    cap: null,
  }
  const about = { purpose: 'fragment damage', by: fighterAt(ask.state, by).id }
  return ask.read(damageDice(fragments), about, (rolled): Through => {
    const { basic, effective_dr: dr, penetrating, injury } = fragmentDamage({ ...given, rolled }, ask.why)
    return { basic, dr, penetrating, injury }
  })
}

type Through = { readonly [K in 'basic' | 'dr' | 'penetrating' | 'injury']: number }

/** The wound that it makes. */
export const fragmentWound = ({ fragments }: Blast, location: string, through: Through): Wound => ({
  ...PLAIN,
  location,
  damage: fragments === null ? '' : diceAddsText(fragments),
  type: 'cutting',
  ...through,
})
