import { describe, expect, test } from 'vitest'
import { loadSystem, systems } from './index.ts'

describe('the list of rulesets', () => {
  for (const { id, title, has, load } of systems) {
    test(`says of ${id} what it is once it is loaded`, async () => {
      const system = await load()
      const parts = (['characters', 'encounters'] as const).filter(part => system[part] !== undefined)
      expect({ id, title, has }).toEqual({ id: system.id, title: system.title, has: parts })
    })
  }
  test('names each once', () => {
    expect(new Set(systems.map(({ id }) => id)).size).toBe(systems.length)
  })
  test('loads each once', async () => {
    expect(await loadSystem('demo')).toBe(await loadSystem('demo'))
  })
  test('refuses a system that is not there', async () => {
    await expect(loadSystem('chess')).rejects.toThrow('system: expected one of traveller, gurps')
  })
})
