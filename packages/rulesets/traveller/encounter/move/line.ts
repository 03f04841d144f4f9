/**
 * Where everybody ends up when all move at the same time (traveller.combat.movement-status): who opens goes first, from
 * the old positions; who closes then heads for where the enemy has ended up. Each step is the rule's for two figures.
 */
import type { Why } from '@umpire/engine'
import { closeRangeStatus, movementStatus, openRangeStatus } from '../../combat/encounter/movement.ts'
import { BANDS_BY_PACE } from '../../tables/combat/movement.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import type { Move } from './moves.ts'
import { touching } from './positions.ts'

type Towards = Extract<Move, { readonly target: number }>
type Pair = readonly [number, number]

class Line {
  readonly bands: number[]
  readonly #encounter: Encounter
  readonly #moves: readonly (Move | undefined)[]
  readonly #why: Why
  readonly #made: Pair[] = []
  readonly #parted: Pair[] = []
  /** Who closes and has not moved yet. */
  readonly #closing = new Set<number>()

  constructor(encounter: Encounter, moves: readonly (Move | undefined)[], why: Why) {
    this.#encounter = encounter
    this.#moves = moves
    this.#why = why
    this.bands = encounter.standing.map(one => one.band)
  }

  moveAll(): void {
    for (const [place, move] of this.#moves.entries()) {
      if (move?.kind === 'open') this.#open(place, move)
      else if (move?.kind === 'close') this.#closing.add(place)
    }
    for (const place of this.#moves.keys()) this.#closeRound(this.#ringFrom(place))
    for (const [place, move] of this.#moves.entries()) if (move?.kind === 'close') this.#close(place, move)
  }

  /** Those of whom each closes on the next and the last on the first; nobody if it does not lead back there. */
  #ringFrom(first: number): readonly number[] {
    const ring: number[] = []
    let place = first
    while (this.#closing.has(place) && !ring.includes(place)) {
      const move = this.#moves[place]
      ring.push(place)
      if (move?.kind === 'close') place = move.target
    }
    return ring.length > 0 && place === first ? ring : []
  }

  /**
   * Of more than two in a ring nobody ends up before the next does, and all move at the same time: so each heads for where
   * the next one stood, whatever the order they were entered in, and as with two who meet, nobody touches.
   */
  #closeRound(ring: readonly number[]): void {
    if (ring.length <= 2) return
    for (const place of ring) {
      const move = this.#moves[place]
      if (move?.kind !== 'close') continue
      const { target, pace } = move
      const apart = this.#old(place) - this.#old(target)
      const contact = touching(this.#encounter, place, target)
      const { bands } = closeRangeStatus({ bands: Math.abs(apart), touching: contact, pace }, this.#why)
      this.bands[place] = this.#old(target) + Math.sign(apart) * bands
      this.#closing.delete(place)
    }
  }

  /** Kept if neither moved away, made by who closed. */
  contacts(): readonly (readonly string[])[] {
    const { contacts, roster } = this.#encounter
    const place = (id: string | undefined): number => roster.findIndex(one => one.id === id)
    const kept = contacts.filter(([a, b]) => this.#together(place(a), place(b)))
    const made = this.#made.map(([a, b]) => [fighterAt(this.#encounter, a).id, fighterAt(this.#encounter, b).id])
    const isNew = ([a, b]: readonly string[]): boolean =>
      !kept.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
    return [...kept, ...made.filter(isNew)]
  }

  #together(a: number, b: number): boolean {
    const bandOf = this.bands
    const stayed = this.#old(a) === bandOf[a] && this.#old(b) === bandOf[b]
    return stayed && !this.#parted.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
  }

  #old(place: number): number {
    return standingAt(this.#encounter, place).band
  }

  #now(place: number): number {
    return this.bands[place] ?? this.#old(place)
  }

  /** In the same band each party opens towards its own end, so that nobody flees through the enemy. */
  #open(place: number, { target, pace }: Towards): void {
    const from = this.#old(target)
    const apart = this.#old(place) - from
    const own = fighterAt(this.#encounter, place).party === 0 ? -1 : 1
    const way = apart === 0 ? own : Math.sign(apart)
    const contact = touching(this.#encounter, place, target)
    const { bands } = openRangeStatus({ bands: Math.abs(apart), touching: contact, pace }, this.#why)
    this.bands[place] = from + way * bands
    this.#parted.push([place, target])
  }

  #close(place: number, move: Towards): void {
    if (!this.#closing.has(place)) return
    const { target } = move
    const other = this.#moves[target]
    if (this.#closing.has(target) && other?.kind === 'close') {
      if (other.target === place) {
        this.#meet(place, move, target, other)
        return
      }
      this.#close(target, other)
    }
    this.#closing.delete(place)
    const apart = this.#old(place) - this.#now(target)
    const contact = apart === 0 && touching(this.#encounter, place, target)
    const after = closeRangeStatus({ bands: Math.abs(apart), touching: contact, pace: move.pace }, this.#why)
    this.bands[place] = this.#now(target) + Math.sign(apart) * after.bands
    if (after.touching) this.#made.push([place, target])
  }

  /** Two who close on each other share the way by how fast they are, rounded toward the lower band. */
  #meet(a: number, first: Towards, b: number, second: Towards): void {
    this.#closing.delete(a)
    this.#closing.delete(b)
    const apart = Math.abs(this.#old(a) - this.#old(b))
    const { bands, touching: contact } = movementStatus(
      {
        bands: apart,
        touching: apart === 0 && touching(this.#encounter, a, b),
        a: { movement: 'close_range', pace: first.pace },
        b: { movement: 'close_range', pace: second.pace },
      },
      this.#why,
    )
    const [lower, upper] = this.#old(a) <= this.#old(b) ? [a, b] : [b, a]
    const speed = BANDS_BY_PACE.at(lower === a ? first.pace : second.pace, this.#why)
    const both = BANDS_BY_PACE.at(first.pace, this.#why) + BANDS_BY_PACE.at(second.pace, this.#why)
    const up = Math.floor(((apart - bands) * speed) / both)
    const low = this.#old(lower)
    this.bands[lower] = low + up
    this.bands[upper] = low + up + bands
    if (contact) this.#made.push([a, b])
  }
}

export function afterMoves(
  encounter: Encounter,
  moves: readonly (Move | undefined)[],
  why: Why,
): { readonly bands: readonly number[]; readonly contacts: readonly (readonly string[])[] } {
  if (!moves.some(move => move?.kind === 'open' || move?.kind === 'close')) {
    return { bands: encounter.standing.map(one => one.band), contacts: encounter.contacts }
  }
  const line = new Line(encounter, moves, why)
  line.moveAll()
  return { bands: line.bands, contacts: line.contacts() }
}
