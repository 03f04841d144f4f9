import { describe, expect, it } from 'vitest'
import { compose } from '../ruleset/ruleset.ts'
import { hushed } from './hushed.ts'

describe('hushed', () => {
  it('is the same for all who listen to the same rules, so that kept results are found again', () => {
    const ruleset = compose({ options: [] })
    expect(hushed(ruleset.listen())).toBe(hushed(ruleset.listen()))
    expect(hushed(ruleset.listen())).not.toBe(hushed(compose({ options: [] }).listen()))
    expect(hushed(ruleset.silent)).toBe(ruleset.silent)
    expect(hushed(ruleset.listen())).toBe(ruleset.silent)
    const counter = ruleset.count()
    expect(hushed(counter)).toBe(counter)
  })
})
