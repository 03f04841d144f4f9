/** Whatever people do at a table: what is live, told again, loaded and taken up after a crash is one. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run, stages } from './run.ts'

/** A step of a fight on a map costs as much as twenty of a duel; in runs long enough to go back further than is remembered. */
const STEPS: { readonly [stage: string]: number } = {
  demo: 1000,
  'demo, brutal': 500,
  traveller: 500,
  tensided: 350,
  gurps: 250,
  'gurps, screen': 150,
  'gurps, gulliver': 150,
}

const done = new Map<string, number>()

test.each(stages)('$name: tables agree, whatever is done', stage => {
  const { seed } = fc.readConfigureGlobal()
  const { fault, counts } = run(stage, `${stage.name} ${seed}`, STEPS[stage.name] ?? 0)
  for (const [what, often] of counts) done.set(what, (done.get(what) ?? 0) + often)
  if (fault === null) return
  const deeds = fault.deeds.slice(-5).map(deed => JSON.stringify(deed))
  throw new Error(`after ${fault.deeds.length} steps, the last of them ${deeds.join('\n')}`, { cause: fault.error })
})

test('all of it is done, and is refused at times', () => {
  const often = ['answer', 'start', 'beginScene', 'endScene', 'showScene', 'override', 'undo', 'redo', 'goOn']
  const all = [...often, 'say', 'dial', 'assign', 'settings', 'sealDice', 'seat', 'playOn', 'late', 'crash']
  const refused = ['answer', 'start', 'override', 'undo', 'redo'].map(what => `${what}, refused`)
  expect([...all, ...refused].filter(what => !done.has(what))).toEqual([])
})
