/** Equipment of a file of GCS, carried or left at home. */
import { isObject, type Why } from '@umpire/engine'
import { thingsNamed } from '../../../catalog/arms/arms.ts'
import { pounds } from '../../shared/measures.ts'
import {
  compact,
  flagIn,
  type JsonObject,
  keptParts,
  numberIn,
  type Part,
  partsIn,
  type Report,
  textIn,
} from '../../shared/parts.ts'
import { ITEM_PARTS, KEPT } from '../kept.ts'
import { foreignParts, oursIn } from '../umpire-parts.ts'
import { type Node, notesIn, wordsIn } from './node.ts'
import { type ReadArms, readArms } from './read-arms.ts'

interface OrderedItem {
  readonly written: JsonObject
  readonly place: string
  /** Where it stood when this program wrote it. */
  readonly at: number
}

export interface ReadItems {
  readonly items: OrderedItem[]
  readonly arms: ReadArms
}

const DEEPEST = 30

/** Things and what is in them: a pack is a thing as well, unlike a heading over traits. */
function itemRows(file: Part, name: string, place: string, report: Report, depth = 0): readonly Node[] {
  return partsIn(file, name, place, report).flatMap(([part, at]): readonly Node[] => {
    const inside = depth < DEEPEST ? itemRows(part, 'children', at, report, depth + 1) : []
    if (inside.length > 0) report.tell(at, 'what is in it is listed beside it')
    return [{ part, place: at }, ...inside]
  })
}

function weightOf(node: Node, report: Report): number | undefined {
  const { part, place } = node
  const written = textIn(part, 'base_weight', place, report) || textIn(part, 'weight', place, report)
  return written === '' ? undefined : report.attempt(() => pounds(written, `${place}.base_weight`))
}

/** A price, under the name of newer releases or of older ones. */
const costOf = ({ part, place }: Node, report: Report): number | undefined =>
  numberIn(part, 'base_value', place, report) ?? numberIn(part, 'value', place, report)

/** What this program wrote, with what was changed in GCS since. */
function ownItem(node: Node, carried: boolean, report: Report): JsonObject | undefined {
  const { part, place } = node
  const ours = oursIn(part)
  const [item, shown] = [ours?.['item'], ours?.['shown']]
  if (!isObject(item) || !isObject(shown) || part['description'] !== shown['description']) return undefined
  const same = (name: string): boolean => part[name] === shown[name]
  const equipped = flagIn(part, 'equipped')
  return {
    ...keptParts(item, `${place}.third_party`, [], report),
    carried,
    ...compact({
      quantity: same('quantity') ? undefined : numberIn(part, 'quantity', place, report),
      cost: same('base_value') ? undefined : costOf(node, report),
      weight_lb: same('base_weight') ? undefined : weightOf(node, report),
      worn: same('equipped') ? undefined : equipped,
    }),
  }
}

/** GCS keeps what is carried apart from what is not; here they are one list. */
const placeOf = (part: Part): number => {
  const at = oursIn(part)?.['at']
  return typeof at === 'number' ? at : Number.MAX_SAFE_INTEGER
}

const TECH_LEVEL = /^\d{1,2}/

function readItem(node: Node, carried: boolean, why: Why, to: ReadItems, report: Report): void {
  const { part, place } = node
  const name = wordsIn(node, 'description', report)
  const own = ownItem(node, carried, report)
  const kept = foreignParts(part, place, ITEM_PARTS, report)
  const keeping = Object.keys(kept).length === 0 ? {} : { [KEPT]: kept }
  if (own !== undefined) {
    to.items.push({ written: { ...own, ...keeping }, place, at: placeOf(part) })
    return
  }
  if (name === '') {
    report.tell(place, 'a thing without a name; left out')
    return
  }
  const [cost, weight_lb] = [costOf(node, report), weightOf(node, report)]
  const [tl] = TECH_LEVEL.exec(wordsIn(node, 'tech_level', report)) ?? []
  const things = thingsNamed(name, why)
  const known = things.length > 0
  if (!known) readArms({ ...node, name, cost, weight_lb }, why, to.arms, report)
  const equipped = flagIn(part, 'equipped')
  const armed = part['weapons'] !== undefined || things.some(({ kind }) => kind !== 'armor' && kind !== 'gear')
  const note = notesIn(node, report)
  const item = compact({
    name,
    cost,
    weight_lb,
    quantity: numberIn(part, 'quantity', place, report),
    carried,
    worn: equipped && !armed ? true : undefined,
    ready: equipped && armed ? true : undefined,
    tl: tl === undefined ? undefined : Number(tl),
    note: note === '' ? undefined : note.slice(0, 2000),
  })
  to.items.push({ written: { ...item, ...keeping }, place, at: Number.MAX_SAFE_INTEGER })
}

export function readItems(file: Part, place: string, why: Why, report: Report): ReadItems {
  const to: ReadItems = { items: [], arms: { hand: [], thrown: [], firearms: [], armor: [] } }
  for (const node of itemRows(file, 'equipment', place, report)) readItem(node, true, why, to, report)
  for (const node of itemRows(file, 'other_equipment', place, report)) readItem(node, false, why, to, report)
  return { ...to, items: to.items.toSorted((a, b) => a.at - b.at) }
}
