/** One Arm: what can still be done. */
import { BadInput, int, oneOf, optional, rule, text, type Why } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { type Thing, thingsNamed } from '../catalog/arms/arms.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { actsOn } from '../effect/apply.ts'

const ONE = 1

/** The fewest hands with which it can be used at all: a katana may be held in one. */
function handsFor(one: Thing): number {
  if (one.kind === 'firearm') return one.thing.hands
  if (one.kind !== 'hand') return ONE
  const { modes, hands } = one.thing
  return Math.min(...modes.map(mode => mode.hands ?? hands))
}

/** A hatchet can be held or thrown: whichever takes fewer hands. */
function fewestHands(weapon: string, why: Why): number {
  const things = thingsNamed(weapon, why)
  if (things.length === 0) throw new BadInput('weapon', 'a weapon of the catalogue or the campaign', weapon)
  return why.table('Hands', weapon, undefined, Math.min(...things.map(handsFor)))
}

const HANDS = { 'one-handed': 1, borderline: 1, 'two-handed': 2 } as const

export const oneArm = rule(
  {
    id: 'gurps.disadvantage.one-arm',
    title: 'One Arm',
    lines: '860-862',
    given: {
      weapon: optional(text(100)),
      task: optional(oneOf('one-handed', 'borderline', 'two-handed')),
      dx: optional(int({ min: -1000, max: 1000 })),
    },
  },
  ({ weapon, task = 'one-handed', dx }, why) => {
    const bearers = bearersOf([{ trait: 'One Arm' }], why)
    const hands = weapon === undefined ? HANDS[task] : fewestHands(weapon, why)
    const allowed = actsOn('forbid', 'two-handed weapons and two-handed tasks', bearers, { hands }) === undefined
    if (dx === undefined) return { allowed }
    const facts = { granted: { 'One Arm: a borderline task': task === 'borderline' } }
    return { allowed, effective: attributeScore('DX', dx, bearers, facts, why) }
  },
)
