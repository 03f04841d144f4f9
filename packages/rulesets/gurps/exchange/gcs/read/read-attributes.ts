/** Attributes of a file of GCS: by their scores, whatever they cost there. */

import type { WrittenTrait } from '../../../catalog/entry/taken.ts'
import type { Attribute } from '../../../catalog/entry/trait.ts'
import { numberIn, type Part, partIn, partsIn, type Report, textIn } from '../../shared/parts.ts'
import { signed } from '../format.ts'
import { SECONDARY } from '../fourth-traits.ts'

const [STARTING_SCORE, MOST] = [10, 1000]

interface Row {
  readonly place: string
  readonly adjustment: number
  readonly value: number | undefined
  readonly points: number | undefined
  readonly damage: number
}

function rowOf(part: Part, place: string, report: Report): Row {
  const calc = partIn(part, 'calc', place, report)
  return {
    place,
    adjustment: numberIn(part, 'adj', place, report) ?? 0,
    value: numberIn(calc, 'value', `${place}.calc`, report),
    points: numberIn(calc, 'points', `${place}.calc`, report),
    damage: numberIn(part, 'damage', place, report) ?? 0,
  }
}

function scoreOf(name: Attribute, row: Row | undefined, place: string, report: Report): number {
  if (row === undefined) {
    report.tell(`${place}.attributes`, `${name.toUpperCase()} is not there; ${STARTING_SCORE} is taken`)
    return STARTING_SCORE
  }
  const bought = STARTING_SCORE + row.adjustment
  const score = row.value ?? bought
  if (!Number.isInteger(score) || Math.abs(score) > MOST) {
    report.tell(row.place, `${name.toUpperCase()} ${score} is no score; ${STARTING_SCORE} is taken`)
    return STARTING_SCORE
  }
  if (score !== bought) {
    report.tell(
      row.place,
      `${name.toUpperCase()} ${score}, of which ${signed(score - bought)} came with a trait, is bought here`,
    )
  }
  return score
}

/** What fourth edition buys up or down by itself is a trait of third edition, or nothing. */
function secondary(id: string, row: Row, report: Report): readonly WrittenTrait[] {
  const known = Object.hasOwn(SECONDARY, id) ? SECONDARY[id] : undefined
  const { adjustment, points, place, damage } = row
  if (known === undefined) return []
  if (damage !== 0) report.tell(place, `${known.name} ${signed(-damage)} at present; not taken over`)
  if (adjustment === 0 || points === 0) return []
  const trait = adjustment > 0 ? known.up : known.down
  const [level, bought] = [Math.abs(adjustment), `${known.name} ${signed(adjustment)}`]
  if (trait === undefined || !Number.isInteger(level) || level > MOST) {
    report.tell(place, `${bought} was bought there; third edition has nothing like it; left out`)
    return []
  }
  report.tell(place, `${bought} becomes ${trait} ${level}`)
  return [{ trait, level }]
}

export function readAttributes(file: Part, place: string, report: Report) {
  const found = new Map(
    partsIn(file, 'attributes', place, report).map(([part, at]) => [
      textIn(part, 'attr_id', at, report),
      rowOf(part, at, report),
    ]),
  )
  const score = (name: Attribute): number => scoreOf(name, found.get(name), place, report)
  const scores = { st: score('st'), dx: score('dx'), iq: score('iq'), ht: score('ht') }
  const traits = [...found].flatMap(([id, row]) => secondary(id, row, report))
  return { scores, traits }
}
