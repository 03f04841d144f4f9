/** What seats are told of a fight that others fight: the rules behind whatever they see. */
import { seeded } from '@umpire/dice'
import { type Entry, type Reason, type Ruleset, startPlay, throwing, type Viewer, viewEntry } from '@umpire/engine'
import { fightFacts } from '../facts/facts.ts'
import { fightPlay } from '../index.ts'
import type { Fight } from '../state/state.ts'
import { fight } from '../turn/fight.ts'
import { beginningOf, mixed, SMALL } from './fuzz-fights.ts'

/** The ids of all rules among reasons, however deep. */
function* rulesIn(reasons: readonly Reason[]): Generator<string> {
  for (const reason of reasons) {
    if (reason.kind === 'rule') {
      yield reason.id
      yield* rulesIn(reason.because)
    }
    if (reason.kind === 'sum' || reason.kind === 'product') {
      for (const { because } of reason.terms) yield* rulesIn(because)
    }
  }
}

/** Every rule that a seat is told of, with the fact that it was told with. */
function* toldTo(seat: Viewer, entries: readonly Entry[]): Generator<readonly [rule: string, fact: string]> {
  for (const entry of entries) {
    const seen = viewEntry(fightFacts, entry, seat)
    for (const id of rulesIn(seen?.why ?? [])) yield [id, seen?.fact?.type ?? 'note']
  }
}

/** What wounds and fatigue have left of somebody, and what he is worth in getting out of the way. */
const SECRET = /^gurps\.(?:injury|fatigue)\.|^gurps\.defense\.dodge$/

/** Secrets of those rules that a seat is told, once each. */
export const secretsTold = (seat: Viewer, entries: readonly Entry[]): readonly string[] => [
  ...new Set([...toldTo(seat, entries)].flatMap(([rule, fact]) => (SECRET.test(rule) ? [`${rule} with ${fact}`] : []))),
]

export interface Watched {
  readonly start: Fight
  readonly entries: readonly Entry[]
}

/** A fight at random, with its log. */
export function foughtAtRandom(seed: string, ruleset: Ruleset, seconds: number): Watched {
  const start = beginningOf(seed, ruleset.chosen.options, ruleset.silent, SMALL)
  const world = { ...fightPlay, ruleset }
  const play = startPlay(world, fight, { seconds }, start, throwing(seeded(`${seed} dice`)), [], mixed(seed, ruleset))
  return { start, entries: play.entries }
}

/** The log as whoever has no part in it would see what is somebody's: nobody's actor is among those of the seat. */
export const STRANGER: Viewer = { role: 'player', actors: ['nobody'] }
export const MASTER: Viewer = { role: 'gm', actors: [] }
