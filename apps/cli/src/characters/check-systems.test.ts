/** Where several systems have characters, a text must say of which it is. */
import { describe, expect, test, vi } from 'vitest'
import { testRefused } from '../../test/refused.ts'
import { folderOf, umpire } from '../../test/umpire.ts'

vi.mock('@umpire/registry', async () => {
  const { registryOf, toy } = await import('../../test/toy.ts')
  return registryOf(toy, { ...toy, id: 'dolls' })
})

const { file } = folderOf('systems')
const printed = file('tin.txt', 'Toy Tin, strength 900\n')

describe('a text', () => {
  test('of a system that is said', async () => {
    expect(await umpire(['check', printed, '--system', 'toy'])).toMatchObject({ status: 0 })
  })
  testRefused({
    'of none that is said is refused': [['check', printed], 'tin.txt: expected JSON, or --system with a text'],
  })
})
