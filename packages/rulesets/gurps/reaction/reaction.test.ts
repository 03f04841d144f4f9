import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { REACTIONS, reactionTable } from './reaction.ts'

const why = compose({ options: [] }).silent

test('gurps.reaction.table: three totals to each attitude, the ends open', () => {
  for (let total = -50; total <= 70; total++) {
    const row = Math.min(7, Math.max(0, Math.ceil(total / 3)))
    expect(reactionTable({ total }, why)).toBe(REACTIONS[row])
  }
})
