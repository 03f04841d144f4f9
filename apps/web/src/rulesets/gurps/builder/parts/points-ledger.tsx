/** Every point accounted for. */

import { Ledger } from '../../../../builder/parts/ledger.tsx'
import { reasonsFor } from '../../../../builder/reasons-for.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords as text } from '../building/words.ts'

const PARTS = ['attributes', 'advantages', 'disadvantages', 'quirks', 'skills'] as const
const QUIRKS = 'gurps.quirk.rule'

export function PointsLedger() {
  const { one, answer } = useBuilding()
  const { points } = answer.sheet
  const { name, concept, age, handedness } = one.identity
  const because = answer.reasons['points']
  const capped = answer.troubles.some(
    ({ rule, severity }) => rule === 'gurps.disadvantage.limit' && severity === 'error',
  )
  return (
    <Ledger
      name={name || text.nameless}
      about={text.about(concept, age, handedness)}
      terms={PARTS.map(part => ({
        label: text.ledger[part],
        points: points[part],
        because: reasonsFor(because, part === 'quirks' ? QUIRKS : part),
        wrong: part === 'disadvantages' && capped,
        gives: part === 'disadvantages' || part === 'quirks',
      }))}
      total={{
        label: text.ledger.of(points.budget + points.awarded),
        points: points.total,
        because: reasonsFor(because, 'gurps.chargen.total', 'total'),
        wrong: points.unspent < 0,
      }}
      left={{
        label: points.unspent < 0 ? text.ledger.over : text.ledger.left,
        points: Math.abs(points.unspent),
        because: reasonsFor(because, 'unspent'),
        wrong: points.unspent < 0,
      }}
    />
  )
}
