/** Every end of an attack for one victim, from nothing to the worst: the parts make a whole. */

import type { OddsInk } from '../../../../elements/play/odds-bar.tsx'
import type { Exact } from '../../../../text/hundred.ts'
import type { VictimOdds } from '../../odds/ask.ts'
import { fightWords } from '../words.ts'

export interface ChainPart {
  readonly label: string
  readonly chance: Exact
  readonly ink: OddsInk
}

const minus = (a: Exact, b: Exact): Exact => ({ ways: a.ways * b.of - b.ways * a.of, of: a.of * b.of })
const ALL: Exact = { ways: 1n, of: 1n }
const text = fightWords.chain

export function chainOf(victim: VictimOdds | undefined): readonly ChainPart[] {
  if (victim === undefined) return []
  const { hit, fallen, serious, dead, down } = victim
  const missed = { label: text.missed, chance: minus(ALL, hit), ink: 0 } as const
  const killed = { label: text.dead, chance: dead, ink: 4 } as const
  // Who lies already can only be hit once more, or be killed.
  if (down) return [missed, { label: text.hitWhileDown, chance: minus(hit, dead), ink: 2 }, killed]
  return [
    missed,
    { label: text.up, chance: minus(hit, fallen), ink: 1 },
    { label: text.unconscious, chance: minus(minus(fallen, serious), dead), ink: 2 },
    { label: text.serious, chance: serious, ink: 3 },
    killed,
  ]
}
