/** Tables that go on: the rows beyond the printed ones, asked for by the name of the table. */
import { BadInput, oneOf, optional, or, rule } from '@umpire/engine'
import { measure, size } from '../common/fields.ts'
import { oomphPenalty } from '../defense/oomph.ts'
import { encumbranceTable } from '../enc/procedure.ts'
import { scaleTable } from '../size/scale-table.ts'
import { squareRoot } from './square-root.ts'

export const extension = rule(
  {
    id: 'gulliver.table.extension',
    title: 'Extending tables',
    lines: '392-394',
    given: {
      table: oneOf('scale', 'encumbrance', 'square-root', 'parry-block'),
      size,
      wsr: optional(measure),
      msr: or(measure, 0),
      value: optional(measure),
      /** Of the attacker's oomph to the defender's. */
      ratio: optional(measure),
    },
  },
  (x, why) => {
    if (x.table === 'scale') return scaleTable({ size: x.size }, why)
    if (x.table === 'encumbrance') {
      const asked = { msr: x.msr, extra_encumbrance: 0 }
      return encumbranceTable(x.wsr === undefined ? asked : { ...asked, wsr: x.wsr }, why)
    }
    if (x.table === 'square-root') return squareRoot({ value: asked('value', x.value) }, why)
    return { penalty: oomphPenalty(asked('ratio', x.ratio), why) }
  },
)

function asked(name: string, value: number | undefined): number {
  if (value === undefined) throw new BadInput('given', `the ${name} to look up`, 'none')
  return value
}
