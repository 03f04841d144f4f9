/** Fright Checks with the finer table. */
import { flag, int, optional, or, rule } from '@umpire/engine'
import { frightTableOf } from '@umpire/gurps/rooms'
import { threeDice } from '../common/fields.ts'
import { SCREEN_FRIGHT_ROWS } from './rows.ts'

export const frightCheck = rule(
  {
    id: 'screen.fright.check',
    title: 'Fright Check (screen)',
    lines: '294-300',
    given: { margin_of_failure: int({ min: 1, max: 1000 }), roll: threeDice },
  },
  (x, why) => ({
    row: why.sum('row').add('roll', x.roll).add('margin of failure', x.margin_of_failure).total(),
    // Quirks of fright come on top of the five that one may choose.
    quirk_number_6_allowed: true,
  }),
)

export const screenFright = frightTableOf('Fright Check table (screen)', SCREEN_FRIGHT_ROWS)

export const frightTable = rule(
  {
    id: 'screen.fright.table',
    title: 'Fright Check table (screen)',
    lines: '302-335',
    given: {
      row: optional(int({ min: 1, max: 10_000 })),
      roll: optional(threeDice),
      margin_of_failure: optional(int({ min: 1, max: 1000 })),
      days: or(int({ min: 0, max: 1000 }), 0),
      medical_care: or(flag(), true),
      /** One that has to do with it grows severe. */
      has_related_mild_phobia: or(flag(), false),
    },
  },
  ({ has_related_mild_phobia, ...x }, why) => {
    const found = screenFright(x, why)
    const worsen = found.consequences.find(one => one.op === 'worsen')
    if (worsen === undefined) return { ...found, worsens: false }
    const instead = worsen.otherwise.find(one => one.op === 'gain')
    if (has_related_mild_phobia || instead === undefined) return { ...found, worsens: true }
    return { ...found, gain: instead.what, points: instead.points, worsens: false }
  },
)

export const frightRules = [frightCheck, frightTable]
