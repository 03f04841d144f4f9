/**
 * How merits, flaws and abilities act: the only place that reads their effects (`kinds.ts` lists what can be changed, the
 * rows of the three catalogues say by how much). A rule takes the traits as its inventory example gives them, and asks:
 *
 *     given: { physique: statValue, resilient: times, soft: times, abilities: abilitiesHeld }
 *     added(x, 'physique', 'hp', why)                        // +1 for each time resilient, with reasons
 *     addTo(why.sum('difficulty'), x, 'df', 'hth-combat')    // as terms of a sum that is being built
 *     factor(x, 'sighting-distance', why)                    // 0.67 for a sharpshooter, 1 for anybody else
 *     cap(x, 'weapon-range', why)                             // 20 for the nearsighted; nothing if no trait says
 *     value(x, 'value', 'action-points', why), value(x, 'takes', 'draw', why)
 *     acts(x, 'waives', 'off-hand'), acts(x, 'fails', 'spot')
 *     skillBonus(x, 'alertness', why), statChange(x, 'charisma', why)
 *
 * An ability that a better one replaces does not act. Effects that hang on the distance need it: `{ distance: 31 }`.
 */
import { flag, int, list, oneOf, optional, record, text, type Why } from '@umpire/engine'
import { ABILITIES, type Ability } from '../tables/ability-keys.ts'
import type { Effect, Kind, Kinds } from '../tables/effect-kinds.ts'
import { FLAWS, type Flaw } from '../tables/flaw-keys.ts'
import type { FlawCounter } from '../tables/flaws.ts'
import { MERITS, type Merit } from '../tables/merit-keys.ts'
import type { MeritCounter } from '../tables/merits.ts'
import { isSkill, skillRow } from '../tables/skills.ts'
import type { Stat } from '../tables/stats.ts'
import { ACTED_ON, type Acted, type Counter, HOLDER, type Holder, type Trait } from './holders.ts'

export type { Trait } from './holders.ts'

type Tally = ReturnType<Why['sum']>

/** A trait as a character's file has it. */
export interface Taken {
  readonly key: Trait
  readonly times?: number
  /** The stat, the skill or the substance it was taken for. A number of times is about the one that a rule is given. */
  readonly subject?: string
}

/** What somebody has: lists, numbers of times, or whole entries, whichever a rule is given. */
export type Having = {
  readonly merits?: readonly Merit[]
  readonly flaws?: readonly Flaw[]
  readonly abilities?: readonly Ability[]
  readonly traits?: readonly Taken[]
  /** Wears the glasses that mend his eyes. */
  readonly lenses?: boolean
} & { readonly [counter in Counter]?: number }

/** The situation, where an effect hangs on it. */
export interface Situation {
  readonly distance?: number
  readonly subject?: string
  /** The modifier for an unseen target counts already. */
  readonly unseen?: boolean
}

export interface Acting {
  readonly trait: string
  readonly times: number
  /** For each time. */
  readonly by: number
}

function timesHeld(x: Having, { key, list: where, counter }: Holder, subject: string | undefined): number {
  let held = counter === undefined ? 0 : (x[counter] ?? 0)
  const listed = where === 'flaws' ? x.flaws : where === 'merits' ? x.merits : x.abilities
  if (listed !== undefined) for (const one of listed) if (one === key) held++
  if (x.traits !== undefined) {
    for (const one of x.traits) {
      if (one.key === key && (subject === undefined || one.subject === subject)) held += one.times ?? 1
    }
  }
  return held
}

/** Most people have nothing that acts on most things; a fight asks all the time, so that must be found out fast. */
function mayHave(x: Having, { lists, counters }: Acted): boolean {
  if (x.traits !== undefined && x.traits.length > 0) return true
  for (const name of lists) {
    const listed = name === 'flaws' ? x.flaws : name === 'merits' ? x.merits : x.abilities
    if (listed !== undefined && listed.length > 0) return true
  }
  for (const counter of counters) if (x[counter] !== undefined) return true
  return false
}

/** How often somebody has a trait or an ability, whatever for. */
export function timesTaken(x: Having, key: Trait | Ability): number {
  const holder = HOLDER.get(key)
  return holder === undefined ? 0 : timesHeld(x, holder, undefined)
}

function applies({ beyond, under, asUnseen }: Effect, { distance, unseen }: Situation): boolean {
  if (asUnseen === true && unseen === true) return false
  if (beyond !== undefined && !(distance !== undefined && distance > beyond)) return false
  return under === undefined || (distance !== undefined && distance < under)
}

function isReplaced({ abilities }: Having, { replacedBy }: Holder): boolean {
  if (abilities === undefined || replacedBy.length === 0) return false
  for (const better of replacedBy) for (const one of abilities) if (one === better) return true
  return false
}

const NONE: readonly Acting[] = []
const ANYWHERE: Situation = {}

/** What somebody's traits and abilities do to one thing. */
export function effectsOn<K extends Kind>(
  x: Having,
  kind: K,
  name: Kinds[K],
  situation: Situation = ANYWHERE,
): readonly Acting[] {
  const acted = ACTED_ON.get(kind)?.get(name)
  if (acted === undefined || !mayHave(x, acted)) return NONE
  let found: Acting[] | undefined
  for (const { holder, effects } of acted.entries) {
    const times = timesHeld(x, holder, situation.subject)
    if (times === 0 || (holder.mendedByLenses && x.lenses === true)) continue
    if (isReplaced(x, holder)) continue
    let acting: Effect | undefined
    for (const effect of effects) if (applies(effect, situation)) acting = effect
    if (acting === undefined) continue
    found ??= []
    found.push({ trait: holder.name, times, by: acting.by })
  }
  return found ?? NONE
}

/** The kinds that add up, each time taken once more. */
type Added = 'df' | 'skill' | 'stat' | 'physique' | 'add' | 'severity'

/** Adds each trait that acts as a term of its own. */
export function addTo<K extends Added>(
  tally: Tally,
  x: Having,
  kind: K,
  name: Kinds[K],
  situation: Situation = ANYWHERE,
): Tally {
  for (const { trait, times, by } of effectsOn(x, kind, name, situation)) tally.add(trait, times * by)
  return tally
}

/** All that traits add to one thing. */
export function added<K extends Added>(
  x: Having,
  kind: K,
  name: Kinds[K],
  why: Why,
  situation: Situation = ANYWHERE,
): number {
  const acting = effectsOn(x, kind, name, situation)
  if (acting.length === 0) return 0
  const sum = why.sum(`traits: ${name}`)
  for (const { trait, times, by } of acting) sum.add(trait, times * by)
  return sum.total()
}

/** What traits multiply by; 1 if they do not. */
export function factor(x: Having, name: Kinds['factor'], why: Why): number {
  const acting = effectsOn(x, 'factor', name)
  if (acting.length === 0) return 1
  const product = why.product(`traits: ${name}`)
  for (const { trait, by } of acting) product.add(trait, by)
  return product.total()
}

/** The lowest limit that traits set. */
export function cap(x: Having, name: Kinds['cap'], why: Why): number | undefined {
  let lowest: number | undefined
  for (const { trait, by } of effectsOn(x, 'cap', name)) {
    if (lowest === undefined || by < lowest) lowest = why.input(trait, by)
  }
  return lowest
}

/** The number that a trait puts in place of the usual one; of several, the strongest version's, which stands last. */
export function value<K extends 'value' | 'takes' | 'shots'>(
  x: Having,
  kind: K,
  name: Kinds[K],
  why: Why,
): number | undefined {
  const last = effectsOn(x, kind, name).at(-1)
  return last === undefined ? undefined : why.input(last.trait, last.by)
}

/** Whether anything somebody has acts on this at all. */
export const acts = <K extends Kind>(x: Having, kind: K, name: Kinds[K], situation: Situation = ANYWHERE): boolean =>
  effectsOn(x, kind, name, situation).length > 0

/** What traits add to a skill, knack included; doubled with it where it is complex, and no part of its price. */
export function skillBonus(x: Having, skill: string, why: Why): number {
  const sum = why.sum(`traits: ${skill}`)
  if (isSkill(skill)) addTo(sum, x, 'skill', skill)
  const chosen = skillRow(skill)?.type === 'minor' ? 'chosen-minor' : 'chosen-major'
  return addTo(sum, x, 'skill', chosen, { subject: skill }).total()
}

/** What gifted and stunted add to a stat. */
export const statChange = (x: Having, stat: Stat, why: Why): number =>
  added(x, 'stat', 'chosen', why, { subject: stat })

/** Fields of what somebody has, to be taken by rules. */
export const meritsHeld = optional(list(oneOf(...MERITS), 100))
export const flawsHeld = optional(list(oneOf(...FLAWS), 100))
export const abilitiesHeld = optional(list(oneOf(...ABILITIES), 100))
/** How often a trait was taken, under the trait's own name. */
export const times = optional(int({ min: 0, max: 5 }))
/** The same for every merit or flaw that can be taken several times. */
export const meritTimes: { readonly [counter in MeritCounter]: typeof times } = {
  commanding_voice: times,
  devastating: times,
  die_hard: times,
  fast: times,
  gifted: times,
  handy: times,
  knack: times,
  lie_detector: times,
  menacing: times,
  powerlifter: times,
  resilient: times,
  strong_psyche: times,
  stubborn: times,
  suave: times,
}
export const flawTimes: { readonly [counter in FlawCounter]: typeof times } = {
  die_easy: times,
  fragile: times,
  fumbling: times,
  high_three: times,
  slow: times,
  soft: times,
  stunted: times,
  weak_psyche: times,
}
export const traitsTaken = optional(
  list(record({ key: oneOf(...MERITS, ...FLAWS), times, subject: optional(text(100)) }), 200),
)
export const wearsLenses = optional(flag())
