/** How an encounter begins: who is surprised, at what range they meet, and whether it can still be avoided. */
import { dice } from '@umpire/dice'
import { type Ask, ownValue, type Why } from '@umpire/engine'
import { avoidance, escapeAttempt } from '../../combat/encounter/avoidance.ts'
import { encounterRange, placement } from '../../combat/encounter/encounter-range.ts'
import { surpriseDms, surpriseRoll } from '../../combat/encounter/surprise.ts'
import { wearsBattleDress } from '../../equipment/armour.ts'
import type { Range } from '../../tables/words.ts'
import { plainChoice } from '../choice/about.ts'
import { avoided, type EncounterFact, surprised, triedToEscape } from '../facts/facts.ts'
import { met } from '../facts/places.ts'
import type { Fighter } from '../state/fighter.ts'
import { canAct, type Encounter, fighterAt, partyAt, standingAt } from '../state/state.ts'

type Asking = Ask<Encounter, EncounterFact>

const ONE_DIE = dice('1d6')
const TWO_DICE = dice('2d6')
const SIDES = [0, 1] as const

export const membersOf = (encounter: Encounter, side: number): readonly Fighter[] =>
  encounter.roster.filter(one => one.party === side)

const best = (members: readonly Fighter[], skill: string): number =>
  Math.max(0, ...members.map(one => ownValue(one.skills, skill) ?? 0))

function surpriseDm(encounter: Encounter, side: number, why: Why): number {
  const members = membersOf(encounter, side)
  const people = members.filter(one => one.kind === 'person')
  return surpriseDms(
    {
      leader: best(members, 'Leader'),
      tactics: best(members, 'Tactics'),
      military_experience: members.some(one => one.military_experience),
      in_vehicle: partyAt(encounter, side).in_vehicle,
      party_size: people.length,
      animals: members.length - people.length,
      pouncers: members.some(one => one.pouncer),
      wearing_battle_dress: people.filter(one => wearsBattleDress(one.armor)).length,
    },
    why,
  )
}

const PARTIES = { a: 0, b: 1 } as const

export function settleSurprise(ask: Asking): void {
  const a = { roll: ask.roll(ONE_DIE, surpriseBy(ask, 0)), dm: surpriseDm(ask.state, 0, ask.why) }
  const b = { roll: ask.roll(ONE_DIE, surpriseBy(ask, 1)), dm: surpriseDm(ask.state, 1, ask.why) }
  const who = surpriseRoll({ a, b }, ask.why)
  ask.record(surprised({ surprise: who === null ? null : PARTIES[who] }))
}

const surpriseBy = (ask: Asking, side: number) => ({ purpose: 'surprise', by: spokesman(ask.state, side) })

/** Who answers for a party: its leader, or the first who can. */
export function spokesman(encounter: Encounter, side: number): string {
  const { leader } = partyAt(encounter, side)
  const able = encounter.roster.filter((one, place) => one.party === side && canAct(standingAt(encounter, place)))
  return able.find(one => one.id === leader)?.id ?? able[0]?.id ?? membersOf(encounter, side)[0]?.id ?? ''
}

export function settleRange(ask: Asking): void {
  const { terrain, bands_apart } = ask.state
  const range: Range =
    ask.state.range ??
    ask.read(TWO_DICE, { purpose: 'encounter range' }, roll => encounterRange({ terrain, roll }, ask.why).range)
  const sizes = SIDES.map(side => membersOf(ask.state, side).length)
  const [party_size = 0, enemy_size = 0] = sizes
  const placed = placement(
    { range, party_size, enemy_size, ...(bands_apart === null ? {} : { bands: bands_apart }) },
    ask.why,
  )
  const bands = ask.state.roster.map(one => (one.party === 0 ? 0 : placed.bands))
  ask.record(met({ range, bands, contacts: firstContacts(ask.state, placed.contacts) }))
}

/** Everybody of the smaller side touches one enemy, in the order entered. */
function firstContacts(encounter: Encounter, count: number): string[][] {
  const a = membersOf(encounter, 0)
  const b = membersOf(encounter, 1)
  return a.slice(0, count).flatMap((one, place) => {
    const other = b[place]
    return other === undefined ? [] : [[one.id, other.id]]
  })
}

const AVOID = [plainChoice('meet', 'Meet them'), plainChoice('avoid', 'Avoid the encounter')]
const ESCAPE = [plainChoice('stay', 'Stay'), plainChoice('escape', 'Try to escape')]

/** Whether the encounter ends before it comes to blows, and which party left; none if nobody did. */
export function settleAvoidance(ask: Asking): number | null {
  const { surprise, joined } = ask.state
  if (joined) return null
  if (surprise !== null) return avoids(ask, surprise) ? surprise : null
  for (const side of SIDES) if (escapes(ask, side)) return side
  return null
}

function avoids(ask: Asking, side: number): boolean {
  const { npc } = partyAt(ask.state, side)
  const x = {
    npc,
    has_surprise: true,
    party_size: membersOf(ask.state, side).length,
    enemy_size: membersOf(ask.state, 1 - side).length,
  }
  const needed = avoidance({ ...x, wants: 'meet' }, ask.why).throw_needed === true
  const away = needed
    ? ask.read(
        TWO_DICE,
        { purpose: 'avoiding the encounter', by: spokesman(ask.state, side) },
        roll => avoidance({ ...x, wants: 'avoid', roll }, ask.why).avoids === true,
      )
    : wantsToAvoid(ask, side, x)
  ask.record(avoided({ party: side, avoids: away }))
  return away
}

function wantsToAvoid(
  ask: Asking,
  side: number,
  x: { npc: boolean; has_surprise: boolean; party_size: number; enemy_size: number },
): boolean {
  const wants = ask.choose({ who: spokesman(ask.state, side), question: 'avoid', choices: AVOID })
  return avoidance({ ...x, wants }, ask.why).avoids === true
}

function escapes(ask: Asking, side: number): boolean {
  const range = ask.state.range ?? 'short'
  const who = spokesman(ask.state, side)
  if (ask.choose({ who, question: 'escape', choices: ESCAPE }) === 'stay') return false
  const x = { range, has_surprise: false, enemy_has_surprise: false, begun: false, tried: false }
  const escaped = ask.read(TWO_DICE, { purpose: 'escape', by: who }, roll => {
    const attempt = escapeAttempt({ ...x, roll }, ask.why)
    return attempt.allowed && 'escaped' in attempt && attempt.escaped
  })
  ask.record(triedToEscape({ party: side, escaped }))
  return escaped
}

/** Who commands a party now: its leader, or else whoever of those who can act has most leader skill; none without it. */
export function commander(encounter: Encounter, side: number): number | null {
  const { leader } = partyAt(encounter, side)
  let found: number | null = null
  let level = 0
  for (let place = 0; place < encounter.roster.length; place++) {
    const one = fighterAt(encounter, place)
    if (one.party !== side || !canAct(standingAt(encounter, place))) continue
    if (one.id === leader) return place
    const own = ownValue(one.skills, 'Leader') ?? 0
    if (own > level) {
      level = own
      found = place
    }
  }
  return found
}
