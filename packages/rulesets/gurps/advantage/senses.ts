/** Rolls against IQ that the game master makes in secret: the player learns only what comes of them. */
import { int, optional, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { diceFaces, success, threeDice } from '../roll/success.ts'

const given = {
  iq: int({ min: -1000, max: 1000 }),
  roll: optional(rolled('3d6')),
  dice: diceFaces,
}

const hiddenRoll = (x: ValuesOf<typeof given>, why: Why) =>
  success({ effective: x.iq, roll: threeDice(x), roll_kind: 'forced' }, why)

export const commonSense = rule(
  { id: 'gurps.advantage.common-sense', title: 'Common Sense', lines: '582-584', given },
  (x, why) => ({ warned: hiddenRoll(x, why).success, hidden: true }),
)

/** So low a roll also tells a little of the danger. */
const DETAIL = 4

export const dangerSense = rule(
  { id: 'gurps.advantage.danger-sense', title: 'Danger Sense', lines: '586-590', given },
  (x, why) => {
    const { roll, success: warned } = hiddenRoll(x, why)
    return { warned, detail: why.compare('a little of its nature', roll, '<=', DETAIL), hidden: true }
  },
)

export const empathy = rule({ id: 'gurps.advantage.empathy', title: 'Empathy', lines: '616-620', given }, (x, why) => {
  const felt = hiddenRoll(x, why).success
  return { success: felt, answer: felt ? 'true' : 'may-be-false', hidden: true }
})
