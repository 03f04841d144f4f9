/** What a trait costs in GCS: as it worked it out, or from the base, the levels and the modifiers where it did not say. */
import { flagIn, numberIn, partIn, type Report, textIn } from '../../shared/parts.ts'
import { modifierNodes, type Node } from './node.ts'

/** How a modifier changes a price: by points, by percent, or times so much. */
interface Adjustment {
  readonly kind: 'points' | 'percentage' | 'multiplier'
  readonly by: number
  /** Whether it is of the base, of the levels, or of both. */
  readonly of: 'total' | 'base_only' | 'levels_only'
}

const ADJUSTMENT = /^(x)?\s*([+-]?\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?\s*(%)?$/i

/** Newer releases write "+20%", "x2" or "5"; older ones a number and its kind, percent if it is not said. */
function amountIn(
  { part, place }: Node,
  report: Report,
): { readonly kind: Adjustment['kind']; readonly by: number } | undefined {
  const [, times, number, divisor = '1', percent] = ADJUSTMENT.exec(textIn(part, 'cost_adj', place, report)) ?? []
  if (number !== undefined) {
    const by = Number(number) / Number(divisor)
    if (times !== undefined) return { kind: 'multiplier', by: percent === undefined ? by : by / 100 }
    return { kind: percent === undefined ? 'points' : 'percentage', by }
  }
  const cost = numberIn(part, 'cost', place, report)
  if (cost === undefined) return undefined
  const kind = textIn(part, 'cost_type', place, report)
  return { kind: kind === 'points' || kind === 'multiplier' ? kind : 'percentage', by: cost }
}

function adjustmentOf(node: Node, report: Report): readonly Adjustment[] {
  const amount = amountIn(node, report)
  if (amount === undefined) return []
  const levels = numberIn(node.part, 'levels', node.place, report) ?? 0
  const affects = textIn(node.part, 'affects', node.place, report)
  const of = affects === 'base_only' || affects === 'levels_only' ? affects : 'total'
  return [{ ...amount, by: levels > 0 ? amount.by * levels : amount.by, of }]
}

/** By self-control number, and by how often somebody appears. */
const CONTROL: { readonly [number: number]: number } = { 1: 2.5, 6: 2, 9: 1.5, 12: 1, 15: 0.5 }
const FREQUENCY: { readonly [number: number]: number } = { 6: 0.5, 9: 1, 12: 2, 15: 3, 18: 4 }

/** No limitation takes away more than so many percent. */
const MOST_OFF = -80

/** The price by the parts of a row: limitations and enhancements add up, then everything is multiplied, then rounded. */
function workedOut(node: Node, report: Report): number {
  const { part, place } = node
  const number = (name: string): number => numberIn(part, name, place, report) ?? 0
  const all = modifierNodes(node, report).flatMap(one => adjustmentOf(one, report))
  const sum = (kind: Adjustment['kind'], wanted: (of: Adjustment['of']) => boolean): number =>
    all.filter(one => one.kind === kind && wanted(one.of)).reduce((total, { by }) => total + by, 0)
  const base = number('base_points') + sum('points', of => of !== 'levels_only')
  const levels = (number('points_per_level') + sum('points', of => of === 'levels_only')) * number('levels')
  const share = (percent: number): number => 1 + Math.max(MOST_OFF, percent) / 100
  const changed =
    base * share(sum('percentage', of => of !== 'levels_only')) +
    levels * share(sum('percentage', of => of !== 'base_only'))
  const factors = all.filter(({ kind }) => kind === 'multiplier').reduce((product, { by }) => product * by, 1)
  const price = changed * factors * (CONTROL[number('cr')] ?? 1) * (FREQUENCY[number('frequency')] ?? 1)
  if (!Number.isFinite(price)) {
    report.tell(place, 'a price beyond all bounds; taken as 0')
    return 0
  }
  // As many digits as GCS counts with, so that no trace of binary fractions is rounded up.
  const exact = Number(price.toFixed(4))
  return (flagIn(part, 'round_down') ? Math.floor(exact) : Math.ceil(exact)) + 0
}

export const pointsOf = (node: Node, report: Report): number =>
  numberIn(partIn(node.part, 'calc', node.place, report), 'points', `${node.place}.calc`, report) ??
  workedOut(node, report)
