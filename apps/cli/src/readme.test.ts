import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { umpire } from '../test/umpire.ts'

describe('the README', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  const console = /```console\n(.*?)```/s.exec(readme)?.[1] ?? ''
  const shown = console.split(/^\$ npx umpire /m).filter(example => example.trim() !== '')
  const words = (line: string): string[] =>
    [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain ?? '')

  for (const example of shown) {
    const [command = '', ...lines] = example.split('\n')
    test(`shows what umpire ${command} prints`, async () => {
      expect((await umpire(words(command), { isTTY: true, columns: 80 })).out.trim()).toBe(lines.join('\n').trim())
    })
  }
  test('has examples', () => expect(shown.length).toBeGreaterThan(2))
})
