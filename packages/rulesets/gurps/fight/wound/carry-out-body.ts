/** What rows of tables do to a body: limbs, eyes, balance, and what hurts for a while. */
import type { Of } from '../../consequence/lasting.ts'
import { dropped, unreadied } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { blinded, crippled, limbRecovered } from '../facts/body.ts'
import { coin, type Sufferer } from '../facts/sufferer.ts'
import { heldIn, heldInBoth } from '../state/hands.ts'
import type { Penalty } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { partOf } from '../state/which-part.ts'
import { fallDown } from './fall-down.ts'

const MINUTE = 60
/** At the longest, if no roll ends it. */
const NUMB = 60 * MINUTE

/** What that hand held alone is let go, or at least of no use before the other hand has taken it. */
export function cripple(ask: Asking, one: Sufferer, change: Of<'cripple'>): void {
  const turns = change.turns ?? (change.minutes === undefined ? undefined : change.minutes * MINUTE)
  const part = partOf(ask.state, change.part, one)
  const [fighter, before] = [fighterAt(ask.state, one.place), standingAt(ask.state, one.place)]
  const known = before.crippled.some(({ part: lost, until }) => lost === part && until === null)
  // What is crippled for good is so once, and does not wear off in a moment.
  if (known && !change.lost) return
  const who = fighter.id
  const side = part.startsWith('right') ? 'right' : 'left'
  const hand = part.endsWith('arm') || part.endsWith('hand')
  const held = hand ? heldIn(fighter, before, side) : []
  const inBoth = hand ? heldInBoth(fighter, before) : []
  const until = change.numb ? NUMB : turns
  const limb = { who, part, until: until === undefined ? null : ask.state.second + until }
  ask.record(crippled(change.numb ? { ...limb, roll: 'HT' } : limb))
  if (change.lost) ask.record(limbRecovered({ who, part, until: 'never', months: 0 }))
  for (const arm of held) {
    ask.record(change.keeps_weapon === true ? unreadied({ who, arm, turns: 1 }) : dropped({ who, arm }))
  }
  // The other hand still has it, and can do nothing with it alone.
  for (const arm of inBoth) ask.record(unreadied({ who, arm, turns: 1 }))
}

/** Which of the two eyes is thrown for. */
export function blind(ask: Asking, { place }: Sufferer, { eyes, minutes }: Of<'blind'>): void {
  const who = fighterAt(ask.state, place).id
  const left = eyes === 1 && coin(ask, who, 'which eye')
  const eye = eyes === 2 ? null : left ? 'left' : 'right'
  ask.record(blinded({ who, eyes, eye, minutes: minutes ?? null }))
}

const FALLS = [
  { key: 'sitting', label: 'Sitting' },
  { key: 'lying', label: 'Flat on the ground' },
] as const

export function falls(ask: Asking, { place }: Sufferer, maySit: boolean): void {
  const { id: who, position } = standingAt(ask.state, place)
  if (position === 'lying') return
  fallDown(ask, place, maySit ? ask.choose({ who, question: 'how he falls', choices: FALLS }) : 'lying')
}

/** Own turns that still have to end before the next one is over: of whoever acts now, this one too. */
export const turnsToNext = ({ order, turn }: Fight, place: number): number => (order[turn] === place ? 1 : 0)

export function penaltyOf(fight: Fight, one: Sufferer, change: Of<'penalty'>): Penalty {
  const { place } = one
  const { to, value, high_pain_threshold: tough, until, for: length, from } = change
  const inTurns = until === 'end-of-next-turn'
  return {
    to,
    value: fighterAt(fight, place).high_pain_threshold ? (tough ?? value) : value,
    turns: inTurns ? turnsToNext(fight, place) : null,
    until: until === undefined ? 'time' : inTurns ? 'turn' : until,
    for: length ?? null,
    ...(from === 'waking' ? { from_waking: true } : {}),
    ...(to.includes('limb') ? { part: partOf(fight, one.attack === 'kick' ? 'leg' : 'arm', one) } : {}),
  }
}
