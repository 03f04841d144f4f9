/** Every point of experience accounted for. */
import { Ledger } from '../../../../builder/parts/ledger.tsx'
import { reasonsFor } from '../../../../builder/reasons-for.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords as text } from '../building/words.ts'

const PARTS = ['merits', 'skills', 'abilities', 'languages'] as const

export function ExperienceLedger() {
  const { one, answer } = useBuilding()
  const { xp, power } = answer.sheet
  const because = answer.reasons['experience']
  return (
    <Ledger
      name={one.name || text.nameless}
      about={text.about(one.person.concept, one.person.profession, power)}
      terms={PARTS.map(part => ({ label: text.ledger[part], points: xp[part], because: reasonsFor(because, part) }))}
      total={{
        label: text.ledger.of(xp.starting + xp.flaw_xp + xp.earned - xp.paid_back),
        points: xp.spent,
        because: reasonsFor(because, 'spent'),
        wrong: xp.available < 0,
      }}
      left={{
        label: xp.available < 0 ? text.ledger.over : text.ledger.left,
        points: Math.abs(xp.available),
        because: reasonsFor(because, 'tensided.xp.ledger'),
        wrong: xp.available < 0,
      }}
    />
  )
}
