/** Stating a movement: what may be stated, and what it comes to when everybody moves at once. */
import type { Choice, Offer, Refusal, Why } from '@umpire/engine'
import { morale } from '../../combat/encounter/morale.ts'
import { movementStatus, running } from '../../combat/encounter/movement.ts'
import { wearsBattleDress } from '../../equipment/armour.ts'
import { PACES, type Pace } from '../../tables/combat/movement.ts'
import { aboutKey, moveNamed, type SaidMove } from '../choice/about.ts'
import type { Fighter } from '../state/fighter.ts'
import { memoByRoster } from '../state/keys.ts'
import { type Encounter, fighterAt, partyAt, present, standingAt } from '../state/state.ts'
import { afterMoves } from './line.ts'

export type Move =
  | { readonly kind: 'stand' | 'evade' | 'surrender' }
  | { readonly kind: 'close' | 'open'; readonly target: number; readonly pace: Pace }

/** The move that a key names; none if it names none. */
export const moveOf: (roster: readonly Fighter[], key: string) => Move | undefined = memoByRoster((roster, key) => {
  const said = moveNamed(key)
  if (said === undefined || !('target' in said)) return said
  const target = roster.findIndex(({ id }) => id === said.target)
  return target < 0 ? undefined : { kind: said.kind, target, pace: said.pace }
})

/** What running would cost: a blow, nothing, or more than is left. */
function runningBy(encounter: Encounter, place: number, why: Why) {
  const { blows_left } = standingAt(encounter, place)
  const riding = fighterAt(encounter, place).mounted ? 'driver' : 'no'
  return running(
    { blows_left, pace: 'run', riding, battle_dress: wearsBattleDress(fighterAt(encounter, place).armor) },
    why,
  )
}

/** Why somebody may not move so; nothing if they may. */
function refusalOf(encounter: Encounter, place: number, move: Move, why: Why): Refusal | undefined {
  if (move.kind === 'surrender') return undefined
  const { party } = fighterAt(encounter, place)
  if (partyAt(encounter, party).broken) {
    if (move.kind !== 'open') return { rule: morale.id, because: 'the party is broken: open the range or surrender' }
    if (move.pace === 'walk' && runningBy(encounter, place, why).allowed) {
      return { rule: morale.id, because: 'a broken party runs while its blows last' }
    }
  }
  if (move.kind !== 'close' && move.kind !== 'open') return undefined
  const towards = fighterAt(encounter, move.target).party
  if (towards === party) return { rule: movementStatus.id, because: 'a move names an enemy' }
  if (!present(standingAt(encounter, move.target))) return { rule: movementStatus.id, because: 'that enemy is gone' }
  if (move.pace !== 'run') return undefined
  const { allowed, because } = runningBy(encounter, place, why)
  return allowed || because === undefined ? undefined : { rule: running.id, because }
}

const PLAIN = ['stand', 'evade', 'surrender'] as const
const LABELS = { stand: 'Stand', evade: 'Evade', surrender: 'Surrender' } as const

type Chosen = Choice<string, SaidMove>

/** What somebody may state: everything there is, the refused with the rule in the way. */
export class MoveOffer implements Offer {
  readonly who: string
  readonly question = 'movement'
  readonly secret = true
  readonly place: number
  readonly encounter: Encounter
  readonly #why: Why

  constructor(encounter: Encounter, place: number, why: Why) {
    this.who = fighterAt(encounter, place).id
    this.place = place
    this.encounter = encounter
    this.#why = why
  }

  find(key: string): Chosen | undefined {
    const [said, move] = [moveNamed(key), moveOf(this.encounter.roster, key)]
    return said && move && this.#choice(said, key, move)
  }

  trust(key: string): string {
    return key
  }

  get choices(): readonly Chosen[] {
    const { roster, standing } = this.encounter
    const { party } = fighterAt(this.encounter, this.place)
    const plain = PLAIN.map(kind => this.#choice({ kind }, LABELS[kind], { kind }))
    const enemies = roster.flatMap((one, target) => {
      const there = standing[target]
      return one.party === party || there === undefined || !present(there) ? [] : [{ one, target }]
    })
    const moves = enemies.flatMap(({ one, target }) =>
      (['close', 'open'] as const).flatMap(kind =>
        PACES.map(pace => {
          const label = kind === 'close' ? `Close on ${one.name}, ${pace}` : `Open from ${one.name}, ${pace}`
          return this.#choice({ kind, target: one.id, pace }, label, { kind, target, pace })
        }),
      ),
    )
    return [...plain, ...moves]
  }

  #choice(about: SaidMove, label: string, move: Move): Chosen {
    const refused = refusalOf(this.encounter, this.place, move, this.#why)
    const choice = { key: aboutKey(about), label, about }
    return refused === undefined ? choice : { ...choice, refused }
  }
}

const MOVEMENT = {
  stand: 'stand',
  evade: 'evade',
  close: 'close_range',
  open: 'open_range',
  surrender: 'stand',
} as const

/** What everybody's moves come to: the values of the fact that tells it. `moves` has an entry for each place. */
export function movedBy(encounter: Encounter, moves: readonly (Move | undefined)[], why: Why) {
  const runners: number[] = []
  const tired: number[] = []
  const movements = moves.map((move, place) => {
    if (move === undefined) return 'stand'
    if ((move.kind === 'close' || move.kind === 'open') && move.pace === 'run') {
      runners.push(place)
      if (runningBy(encounter, place, why).blows_left < standingAt(encounter, place).blows_left) tired.push(place)
    }
    return MOVEMENT[move.kind]
  })
  return { movements, running: runners, tired, ...afterMoves(encounter, moves, why) }
}
