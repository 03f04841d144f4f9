/** A line of the price list. */
import type { Why } from '@umpire/engine'
import { exact, up } from '../../common/exact.ts'
import type { Environment } from '../../env/environments.ts'
import type { Teller } from '../design/campaign.ts'

export type PriceLine = {
  readonly name: string
  /** Before anything was rounded. */
  readonly unrounded: number
  readonly cost: number
  /** Where it counts, if not everywhere. */
  readonly where: Environment | null
  /** It slows the creature there, and counts towards the cap on that. */
  readonly mobility: boolean
  /** Of what it is part, if others overlap with it. */
  readonly group: string | null
  /** The trait that it prices, by its name in the book and its place in the design. */
  readonly trait: { readonly name: string; readonly place: number } | null
  /** Under this name its reasons are kept. */
  readonly part: string
  /** Where one rule prices several lines one after the other: the label of the step that ends with its own price. */
  readonly step: string | null
  /** The rule that prices it, where its part asks others before that one. */
  readonly priced_by: string | null
}

/** Before it is known with which others it is worked out. */
export type LooseLine = Omit<PriceLine, 'part'>

export const line = (name: string, cost: number, more: Partial<LooseLine> = {}): LooseLine => ({
  name,
  unrounded: cost + 0,
  cost: cost + 0,
  where: null,
  mobility: false,
  group: null,
  trait: null,
  step: null,
  priced_by: null,
  ...more,
})

/** A price that has not been rounded yet. */
export const roundedLine = (name: string, unrounded: number, why: Why, more: Partial<LooseLine> = {}): LooseLine =>
  line(name, up(why, name, unrounded), { unrounded: exact(unrounded) + 0, ...more })

/** Lines that are worked out together, with their reasons under one name. */
export function linesOfPart(
  { part }: Teller,
  name: string,
  work: (why: Why) => readonly LooseLine[],
): readonly PriceLine[] {
  const kept = `price: ${name}`
  return part(kept, work).map(one => ({ ...one, part: kept }))
}
