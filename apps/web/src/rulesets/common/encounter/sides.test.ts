import { expect, test } from 'vitest'
import { withPeople } from './sides.ts'

test('people of a table stand where those stood whom they replace', () => {
  const there = { name: 'the patrol', members: [{ name: 'Krause', at: 'A' }, { name: 'Lange' }] }
  const others = { name: 'the others', at: 'B', members: [{ name: 'Vogt' }] }
  const mara = { name: 'Mara' }
  expect(withPeople({ system: 'gurps', sides: [there, others] }, 0, { Mara: mara })).toEqual({
    system: 'gurps',
    sides: [{ name: 'the patrol', at: 'A', members: [{ name: 'Mara', character: mara }] }, others],
  })
  expect(withPeople({ sides: [there, others] }, 1, { Mara: mara })).toEqual({
    sides: [there, { name: 'the others', at: 'B', members: [{ name: 'Mara', character: mara }] }],
  })
})
