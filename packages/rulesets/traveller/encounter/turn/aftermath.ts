/** What comes of a round when all has been thrown and laid: morale, waking, and guns that are switched. */
import { dice } from '@umpire/dice'
import { type Ask, ownValue } from '@umpire/engine'
import { morale } from '../../combat/encounter/morale.ts'
import { recoveryMinor, recoverySerious } from '../../combat/encounter/recovery.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { MINUTES_TO_WAKE } from '../../tables/combat/recovery-times.ts'
import { plainChoice } from '../choice/about.ts'
import { cameRound, type EncounterFact, testedMorale } from '../facts/facts.ts'
import { switchedMode } from '../facts/weapon-facts.ts'
import { type Encounter, fighterAt, freePlaces, hasFighters, partyAt, standingAt } from '../state/state.ts'
import { secondsAfterRound } from '../wound/wounds.ts'
import { commander, membersOf, spokesman } from './beginning.ts'

type Asking = Ask<Encounter, EncounterFact>

const TWO_DICE = dice('2d6')
const SECONDS_A_MINUTE = 60
const LEAST_SECONDS = MINUTES_TO_WAKE * SECONDS_A_MINUTE

/** What may make a party waver: casualties, and among them whoever commanded when the round began. */
export function shakenBy(before: Encounter, now: Encounter, side: number): 'casualties' | 'leader killed' | null {
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

export function holdOrBreak(ask: Asking, side: number): void {
  const { state, why } = ask
  const party = partyAt(state, side)
  const casualties = casualtiesOf(state, side)
  if (party.broken || !hasFighters(state, side)) return
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
  if (!morale(x, why).throw_needed) return
  const stands = ask.read(
    TWO_DICE,
    { purpose: 'morale', by: spokesman(state, side) },
    roll => morale({ ...x, roll }, why).stands === true,
  )
  ask.record(testedMorale({ party: side, stands }))
}

/** Who has been down long enough wakes in the middle of a fight that lasts as long. */
export function comeRound(ask: Asking): void {
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
    ask.record(cameRound({ who, strength, dexterity, endurance }))
  }
}

const MODES = [
  plainChoice('keep', 'Leave it as it is'),
  plainChoice('switch', 'Switch between bursts and single shots'),
]

/** After all firing, automatic rifles in hand, and guns like them, may be switched. */
export function switchModes(ask: Asking): void {
  const { state, why } = ask
  for (const place of freePlaces(state)) {
    const { hand, weapons } = standingAt(state, place)
    const { id: who, weapons: owned } = fighterAt(state, place)
    const held = hand === null ? undefined : owned[hand]
    if (hand === null || held === undefined || weaponNamed(held.weapon, why).single_as === null) continue
    if (ask.choose({ who, question: 'fire mode', choices: MODES }) === 'keep') continue
    const mode = weapons[hand]?.mode === 'burst' ? 'single' : 'burst'
    ask.record(switchedMode({ who, weapon: hand, mode }))
  }
}
