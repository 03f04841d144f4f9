/** Secrets: they come up again and again, and cost double when they come out. */
import { flag, num, optional, or, rolled, rule, text, type Why } from '@umpire/engine'
import { costOf, costOfAll } from '../catalog/cost/trait-cost.ts'
import { takeAll } from '../catalog/take-all.ts'
import { oncePerAdventure } from '../friends/frequency.ts'
import { diceFaces, threeDice } from '../roll/success.ts'

const TWICE = 2

const wealthCost = (variant: string, why: Why): number => costOfAll(takeAll([{ trait: 'Wealth', variant }], why), why)

export const secret = rule(
  {
    id: 'gurps.disadvantage.secret',
    title: 'Secret',
    lines: '900-908',
    given: {
      points: optional(num({ min: -1000, max: 0 })),
      /** What it would lead to, in place of its points. */
      variant: optional(text(200)),
      revealed: or(flag(), false),
      roll: optional(rolled('3d6')),
      dice: diceFaces,
      /** A loss of wealth counts as a disadvantage of the difference. */
      wealth_from: optional(text(100)),
      wealth_to: optional(text(100)),
    },
  },
  (x, why) => {
    const { variant, wealth_from, wealth_to } = x
    if (wealth_from !== undefined && wealth_to !== undefined) {
      const [before, after] = [wealthCost(wealth_from, why), wealthCost(wealth_to, why)]
      return { counts_as: why.sum('loss of wealth').add(wealth_to, after).add(wealth_from, -before).total() }
    }
    const [taken] = variant === undefined ? [] : takeAll([{ trait: 'Secret', variant }], why)
    const points = x.points ?? (taken === undefined ? undefined : costOf(taken, why))
    if (x.revealed && points !== undefined) {
      const doubled = why.product('new disadvantages').add('the Secret', points).add('doubled', TWICE).total()
      return { remove: points, new_disadvantages_total: doubled }
    }
    return { surfaces: oncePerAdventure({ trait: 'Secret', roll: threeDice(x) }, why) }
  },
)
