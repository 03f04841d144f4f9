import { expect, test } from 'vitest'
import { lazy } from './lazy.ts'

test('lazy computes nothing before it is asked, and once after that, also where the result is undefined', () => {
  for (const value of [['dodge'], undefined]) {
    let computed = 0
    const asked = lazy(() => {
      computed++
      return value
    })
    expect(computed).toBe(0)
    expect([asked(), asked()]).toEqual([value, value])
    expect(computed).toBe(1)
  }
})
