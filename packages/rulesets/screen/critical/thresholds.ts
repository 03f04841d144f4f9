import { rule } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { score, threeDice } from '../common/fields.ts'

export const thresholds = rule(
  {
    id: 'screen.critical.thresholds',
    title: 'Critical success and failure',
    lines: '563-573',
    given: { effective: score, roll: threeDice },
  },
  ({ effective, roll }, why) => {
    const made = success({ effective, roll }, why)
    return { success: made.success, critical: made.critical }
  },
)
