import { describe, expect, it } from 'vitest'
import { sampleLog } from '../../test/logs.ts'
import { LogError } from './guard.ts'
import { readDiceLog, writeDiceLog } from './log-text.ts'

describe('readDiceLog', () => {
  const text = writeDiceLog(sampleLog())

  it('reads what was written', () => {
    expect(readDiceLog(text)).toEqual(sampleLog())
    expect(readDiceLog(text.trimEnd())).toEqual(sampleLog())
  })

  it('names the line that is wrong', () => {
    const lines = text.split('\n')
    const spoiled = (at: number, line: string) => lines.with(at, line).join('\n')
    expect(() => readDiceLog(spoiled(2, '{'))).toThrow(
      new LogError('Line 3: Expected an entry as JSON, found something else'),
    )
    expect(() => readDiceLog(spoiled(1, '3'))).toThrow('Line 2: Expected an object as an entry, found 3')
    expect(() => readDiceLog(spoiled(4, '{"type":"rolled"}'))).toThrow(/^Line 5: Expected 64 hexadecimal digits/)
    expect(() => readDiceLog(spoiled(4, lines[4]?.replace('"n":2', '"n":2.5') ?? ''))).toThrow(
      'Line 5: Expected a whole number of at least 1 as n, found 2.5',
    )
    expect(() => readDiceLog(spoiled(0, ' '.repeat(300_000)))).toThrow(/^Line 1: Expected at most 262144 characters/)
    expect(() => readDiceLog(spoiled(0, '['.repeat(200_000)))).toThrow(LogError)
  })
})
