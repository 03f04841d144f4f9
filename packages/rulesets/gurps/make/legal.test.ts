/** What a draft lets stand together is what the checker lets pass, and nothing else. */
import { seeded } from '@umpire/dice'
import { expect, inject, test } from 'vitest'
import { catalogOf, take } from '../catalog/catalog.ts'
import { character } from '../character/character.ts'
import { problemsOf } from '../sheet/problems.ts'
import { rulesetOf } from '../sheet/sheet.ts'
import { mayStandTogether } from './legal.ts'
import { between, some } from './people/draw.ts'
import { anything } from './random-template.ts'

const RUNS = 300 * inject('times')

test('gurps.chargen.checks: traits, scores and quirks by chance are judged alike while made and afterwards', () => {
  const stream = seeded('judges')
  let legal = 0
  for (let run = 0; run < RUNS; run++) {
    const source = stream.fork(run)
    const bare = {
      system: 'gurps',
      version: 1,
      identity: { age: 90 },
      campaign: { settings: { 'gurps.budget': 2000 } },
    }
    const empty = character.read({ ...bare, attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }, 'bare')
    const { silent: why } = rulesetOf(empty)
    const score = () => between([6, 16], source)
    const attributes = { st: score(), dx: score(), iq: score(), ht: score() }
    const traits = some(anything(source, why).may, [0, 6], source).map(([, trait]) => trait)
    const written = traits.map(trait => (typeof trait === 'string' ? { trait } : trait))
    const quirks = Array.from({ length: between([0, 6], source) }, (_, at) => `quirk ${at}`)
    const one = character.read({ ...bare, attributes, traits: written, quirks }, 'one')
    const errors = problemsOf(one).filter(({ severity }) => severity === undefined)
    const taken = written.map(trait => take(trait, catalogOf(why), 'trait'))
    const may = mayStandTogether(taken, attributes, quirks.length, why)
    expect(may, `${run}: ${errors.map(({ message }) => message).join('; ')}`).toBe(errors.length === 0)
    if (may) legal++
  }
  // Both happen often enough to mean something.
  expect(legal).toBeGreaterThan(RUNS / 10)
  expect(legal).toBeLessThan((RUNS * 9) / 10)
})
