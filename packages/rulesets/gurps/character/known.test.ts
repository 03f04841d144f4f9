import { compose } from '@umpire/engine'
import { expect, test, vi } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { known } from './known.ts'
import { somebody } from './test/somebody-fixture.ts'

const why = compose({ options: [] }).silent
const many = <T>(make: (index: number) => T): readonly T[] => Array.from({ length: 400 }, (_, index) => make(index))

test('gurps.skill.catalog: lines that nobody knows are told, and few of them seek the nearest name', () => {
  const { traitsByName, skillsByName } = catalogOf(why)
  const sought = [vi.spyOn(traitsByName, 'keys'), vi.spyOn(skillsByName, 'keys')]
  const one = somebody({
    skills: [{ skill: 'Stelth', points: 2 }, ...many(index => ({ skill: `Nothing ${index}`, points: 1 }))],
    traits: [{ trait: 'Combat Reflexs', points: 15 }, ...many(index => ({ trait: `Nothing ${index}`, points: 1 }))],
  })
  const { strange, skills, traits } = known(one, why)
  expect([skills, traits]).toEqual([[], []])
  expect(strange.length).toBe(802)
  const messages = strange.map(({ message }) => message)
  expect(messages.filter(message => message.includes('perhaps Stealth')).length).toBe(1)
  expect(messages.filter(message => message.includes('perhaps Combat Reflexes')).length).toBe(1)
  for (const keys of sought) {
    expect(keys).not.toHaveBeenCalled()
    keys.mockRestore()
  }
})
