import { describe, expect, test } from 'vitest'
import type { Ready } from '../../../options/sample.ts'
import { calledOf, fromFile, labelOf, readyOf, sizeOf } from './member.ts'

const READY: readonly Ready[] = [
  { id: ' / rifleman', label: 'Rifleman', kind: undefined, wish: 'template', name: 'rifleman' },
  { id: ' / saddle-horse', label: 'Saddle horse', kind: undefined, wish: 'template', name: 'saddle-horse' },
  { id: 'creature / tiger', label: 'Tiger (creatures)', kind: 'creature', wish: 'creature', name: 'tiger' },
]

describe('who a member is', () => {
  test('is known by the pattern, or by the name of what was made from it', () => {
    expect(readyOf({ template: 'rifleman' }, READY)?.id).toBe(' / rifleman')
    const tiger = { character: { kind: 'creature', name: 'tiger', size: 3 } }
    expect(readyOf(tiger, READY)?.id).toBe('creature / tiger')
    expect(sizeOf(tiger)).toBe(3)
    expect(readyOf({ character: { kind: 'beast', name: 'Saddle Horse' } }, READY)?.id).toBe(' / saddle-horse')
    expect(readyOf({ character: { identity: { name: 'Yvette' } } }, READY)).toBeUndefined()
  })
  test('is told by the own name, or the pattern’s', () => {
    expect(calledOf({ template: 'rifleman', name: 'Tommy' }, READY)).toBe('Tommy')
    expect(calledOf({ template: 'rifleman' }, READY)).toBe('Rifleman')
    expect(labelOf({ character: { identity: { name: 'Yvette' } } }, READY)).toBe('Yvette')
  })
  test('from a file is nobody else any more', () => {
    const yvette = { identity: { name: 'Yvette' } }
    const before = { name: 'Fighter 1', count: 1, template: 'rifleman', nation: 'british' }
    expect(fromFile(before, yvette, READY, ['nation'])).toEqual({ name: 'Yvette', count: 1, character: yvette })
  })
})
