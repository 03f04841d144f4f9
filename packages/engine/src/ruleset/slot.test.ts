import { expect, test } from 'vitest'
import { option } from './option.ts'
import { compose } from './ruleset.ts'
import { fill, slot } from './slot.ts'

const greetings = slot<(name: string) => string>('test.greetings')
const says = 'Says so.'
const polite = option({
  key: 'polite',
  title: 'Polite',
  says,
  replaces: [fill(greetings, [name => `Good day, ${name}`])],
})
const loud = option({
  key: 'loud',
  title: 'Loud',
  says,
  replaces: [fill(greetings, [name => `${name.toUpperCase()}!`, () => '!!!'], ['polite'])],
})
const rude = option({ key: 'rude', title: 'Rude', says, replaces: [fill(greetings, [() => 'Oi'])] })
const options = [polite, loud, rude]

test('a slot is empty as printed, whoever listens', () => {
  const printed = compose({ options })
  expect(greetings.in(printed.silent)).toEqual([])
  expect(greetings.in(printed.listen())).toEqual([])
})

test('a slot has what the chosen options put there, the later option behind the earlier', () => {
  const both = compose({ options }, { options: ['loud', 'polite'] })
  expect(greetings.in(both.silent).map(greet => greet('Ada'))).toEqual(['Good day, Ada', 'ADA!', '!!!'])
  expect(greetings.in(compose({ options }, { options: ['loud'] }).silent).map(greet => greet('Ada'))).toEqual([
    'ADA!',
    '!!!',
  ])
})

test('the same choice answers the same list, so that asking is cheap', () => {
  const { silent } = compose({ options }, { options: ['loud'] })
  expect(greetings.in(silent)).toBe(greetings.in(silent))
})

test('a slot leaves no reasons behind', () => {
  const listener = compose({ options }, { options: ['loud'] }).listen()
  expect(greetings.in(listener)).toHaveLength(2)
  expect(listener.take()).toEqual([])
})

test('options that fill a slot without saying which comes later are refused by name', () => {
  expect(() => compose({ options }, { options: ['rude', 'polite'] })).toThrow('options polite and rude both replace')
})
