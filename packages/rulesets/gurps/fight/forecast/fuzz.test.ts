/** The exact odds of attacks as they come, in the middle of fights at random, against the attacks themselves. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { wronglyWeighed } from '../test/random-attacks.ts'

const [FIGHTS, ERRORS] = [40, 4.5]
const TIMES = [400, 6000] as const

test('gurps.procedure.attack: whoever attacks how in whatever position has been told the right odds', () => {
  const ruleset = compose(choosable)
  let all = 0
  for (let nth = 0; nth < FIGHTS; nth++) {
    const { weighed, wrong } = wronglyWeighed(`weighed ${nth}`, ruleset, TIMES, ERRORS)
    all += weighed
    expect(wrong, `fight ${nth}`).toEqual([])
  }
  expect(all).toBeGreaterThan(FIGHTS)
})
