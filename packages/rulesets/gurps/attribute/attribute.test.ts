import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { attributeCost } from './attribute.ts'

const why = compose({ options: [] }).silent

test('gurps.attribute.cost: it rises with the score, and each step costs at least the one before from 9 up', () => {
  const costs = Array.from({ length: 60 }, (_, index) => attributeCost({ value: index + 1 }, why))
  const steps = costs.slice(1).map((cost, index) => cost - (costs[index] ?? 0))
  expect(steps.every(step => step > 0)).toBe(true)
  for (let index = 9; index < steps.length; index++) expect(steps[index]).toBeGreaterThanOrEqual(steps[index - 1] ?? 0)
  expect(steps.slice(18).every(step => step === 25)).toBe(true)
})
