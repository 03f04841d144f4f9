/** Twice as long a ledger takes twice as long, counted by how often somebody looks at its lines and at the rules. */
import { compose, record, type Why } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { Step } from '../character/character.ts'
import { disadvantagesBefore } from './beginning.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { summaryOf, TOLD } from './summary.ts'

const SILENT = compose({ options: [] }).silent
const told = record(TOLD)

/** How often the checks look, where the ledger has so many lines. */
function looksAt(size: number, kind: Step['kind'], name: (index: number) => string): number {
  let looks = 0
  const why: Why = new Proxy(SILENT, {
    get: (rules, part) => {
      looks++
      return Reflect.get(rules, part)
    },
  })
  const learned = Array.from({ length: 100 }, (_, index) => ({ skill: `Area Knowledge (${index})`, points: 1 }))
  const plain = summaryOf(told.read({ skills: learned, attributes: { st: 10 } }, 'somebody'), SILENT)
  const ledger = Array.from({ length: size }, (_, index): Step => {
    return {
      kind,
      points: -1,
      worth: 1,
      date: '',
      reason: '',
      unknown_fields: {},
      get what() {
        looks++
        return name(index)
      },
    }
  })
  for (const { find } of LEDGER_CHECKS) find({ ...plain, ledger }, why)
  return looks
}

test('gurps.chargen.checks: the checks of a ledger take linear time', () => {
  const ledgers = [
    ['skill', index => `Area Knowledge (${index})`],
    ['skill', () => 'Stealth'],
    ['advantage', () => 'Combat Reflexes'],
    ['advantage', index => `Ally ${index}`],
  ] as const satisfies readonly (readonly [Step['kind'], (index: number) => string])[]
  for (const [kind, name] of ledgers) {
    const once = looksAt(400, kind, name)
    expect(looksAt(800, kind, name), kind).toBeLessThanOrEqual(2 * once)
    expect(once).toBeLessThan(400 * 50)
  }
})

test('gurps.chargen.checks: what was lost in play stands among the disadvantages of the beginning, once for each name', () => {
  const step = (what: string, worth: number): Step => {
    return { kind: 'buy-off', what, worth, points: -worth, date: '', reason: '', unknown_fields: {} }
  }
  const steps = [step('Greed', 5), step('Greed', 10), step('Honesty', 10), step('Greed', 1)]
  expect(disadvantagesBefore([], steps)).toEqual([-16, -10])
})
