import { flag, int, option, or, replace, rule } from '@umpire/engine'
import { frightConsequence, frightTable as lite } from '@umpire/gurps/rooms'
import { frightTable as finer, frightCheck } from '../fright/table.ts'

export const optionFrightTable = rule(
  {
    id: 'screen.option.fright-table',
    title: "Option, the screen's Fright Check table",
    lines: '294-335',
    given: { option_on: flag(), row: int({ min: 1, max: 10_000 }), has_related_mild_phobia: or(flag(), false) },
  },
  ({ option_on, row, has_related_mild_phobia }, why) => {
    const x = { row, days: 0, medical_care: true }
    const { gain, points } = option_on ? finer({ ...x, has_related_mild_phobia }, why) : lite(x, why)
    return { gain, points }
  },
)

export const frightTable = option({
  key: 'fright-table',
  title: 'The finer table of fright',
  says: 'Failed Fright Checks bring delusions, and phobias that grow worse.',
  replaces: [
    replace(lite, (x, why) => {
      const { worsens, ...found } = finer({ ...x, has_related_mild_phobia: false }, why)
      if (worsens) why.note('a related phobia grows worse')
      return found
    }),
    replace(frightConsequence, (x, why) => {
      const { row } = frightCheck(x, why)
      return { ...lite({ row, days: 0, medical_care: true }, why), row }
    }),
  ],
})
