/** Waking from cold sleep, or not. */
import { int, nullable, or, rolled, rule } from '@umpire/engine'
import { value } from '../core/fields.ts'
import { makeThrow } from '../core/throw.ts'
import { medical } from '../skill/throw/medical.ts'

const REVIVAL_THROW = '5+'
const FRAIL = { dm: -1, up_to_endurance: 6 }

export const revival = rule(
  {
    id: 'traveller.travel.low-passage',
    title: 'Reviving a low passenger',
    lines: '670-670, 783-783',
    given: {
      endurance: value,
      /** None if nobody attends. */
      attending_medical: or(nullable(int({ min: 0, max: 30 })), null),
      roll: rolled('2d6'),
    },
  },
  (x, why) => {
    const dm = why
      .sum('DM')
      .when(
        x.attending_medical !== null,
        'attending medic',
        () => medical({ level: x.attending_medical, dexterity: 0 }, why).low_passage_dm,
        'nobody attends',
      )
      .when(x.endurance <= FRAIL.up_to_endurance, 'endurance 6 or less', FRAIL.dm, 'endurance 7 or more')
      .total()
    const { total, success } = makeThrow({ throw: REVIVAL_THROW, roll: x.roll, dm }, why)
    return { dm, total, alive: success }
  },
)
