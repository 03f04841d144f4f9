/** How an encounter of two sides came out, by what became of everybody in it. */
import type { SideEnd } from './plug-in.ts'

/** How it ended for the sides; a type of its own shape, because it stands in the log as plain data. */
export type Won = {
  /** The place of the side that won; none if neither did. */
  readonly winner: number | null
  /** In words: "the thugs fled". */
  readonly how: string
}

/** Somebody of a side, and where he is now. */
export interface Fate {
  readonly side: number
  readonly is: 'standing' | 'down' | 'dead' | 'fled' | 'surrendered'
  /** Still in the fight, but dazed. */
  readonly stunned?: boolean
}

/** What became of somebody: the dead are nothing else, and whoever is gone is neither up nor down. */
export function fateOf(
  side: number,
  one: { readonly dead: boolean; readonly gone: string | null; readonly up: boolean; readonly stunned?: boolean },
): Fate {
  if (one.dead) return { side, is: 'dead' }
  if (one.gone !== null) return { side, is: one.gone === 'surrendered' ? 'surrendered' : 'fled' }
  if (!one.up) return { side, is: 'down' }
  return one.stunned === true ? { side, is: 'standing', stunned: true } : { side, is: 'standing' }
}

export const SIDES = [0, 1] as const

function howLost(fates: readonly Fate[], side: number): string {
  const of = (is: Fate['is']): boolean => fates.some(one => one.side === side && one.is === is)
  if (of('fled')) return 'fled'
  if (of('surrendered')) return 'surrendered'
  const is = fates.filter(one => one.side === side).length === 1 ? 'is' : 'are'
  return `${is} ${of('down') ? 'down' : 'dead'}`
}

/** The side that fights on, if the other does not; somebody standing does, unless it is said otherwise. */
export function outcomeOf(
  names: readonly string[],
  fates: readonly Fate[],
  fights: (side: number) => boolean = side => fates.some(one => one.side === side && one.is === 'standing'),
): Won {
  const left = SIDES.filter(fights)
  const [winner] = left
  if (left.length === 2) return { winner: null, how: 'both sides are still in the field' }
  if (winner === undefined) return { winner: null, how: 'nobody is left standing' }
  return { winner, how: `${names[1 - winner] ?? 'the others'} ${howLost(fates, 1 - winner)}` }
}

/** How a side came out of it. */
export function sideEndOf(name: string, fates: readonly Fate[], side: number): SideEnd {
  const own = fates.filter(one => one.side === side)
  const count = (is: Fate['is']): number => own.filter(one => one.is === is).length
  return {
    name,
    size: own.length,
    standing: count('standing'),
    stunned: own.filter(({ stunned }) => stunned === true).length,
    down: count('down'),
    dead: count('dead'),
    fled: count('fled'),
    surrendered: count('surrendered'),
  }
}
