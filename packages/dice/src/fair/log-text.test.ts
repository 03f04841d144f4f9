import { describe, expect, it } from 'vitest'
import { sampleLog } from '../../test/logs.ts'
import { checkedEntry, LogError } from './guard.ts'
import { linesOf } from './lines.ts'
import { readDiceLog, writeDiceLog } from './log-text.ts'

describe('readDiceLog', () => {
  const text = writeDiceLog(sampleLog())

  it('reads what was written', () => {
    expect(readDiceLog(text)).toEqual(sampleLog())
    expect(readDiceLog(text.trimEnd())).toEqual(sampleLog())
  })

  it('reads lines that a carriage return ends as well', () => {
    expect(readDiceLog(text.replaceAll('\n', '\r\n'))).toEqual(sampleLog())
    expect(() => readDiceLog(text.replaceAll('\n', '\r\r\n'))).toThrow(/^Line 1: Expected each field once/)
  })

  it('writes fields in their order, however they come', () => {
    const turned = sampleLog().map(entry => checkedEntry(Object.fromEntries(Object.entries(entry).toReversed())))
    expect(writeDiceLog(turned)).toBe(text)
  })

  it.each([
    ['a field twice', '"n":1,', '"n":2,"n":1,'],
    ['another order', '"n":1,"from":"Ann"', '"from":"Ann","n":1'],
    ['a number spelt otherwise', '"n":1,', '"n":1.0,'],
    ['a number with an exponent', '"n":1,', '"n":1e0,'],
    ['a letter spelt otherwise', '"Ann"', '"\\u0041nn"'],
    ['a space', '"n":1,', '"n": 1,'],
  ])('refuses %s', (_, usual, other) => {
    expect(text).toContain(usual)
    expect(() => readDiceLog(text.replace(usual, other))).toThrow(/^Line 2: Expected each field once, in its order/)
  })

  it('refuses an empty line at once, however many follow', () => {
    expect(() => readDiceLog('\n'.repeat(2 ** 28))).toThrow('Line 1: Expected an entry, found an empty line')
    expect(() => readDiceLog(`${text}\n`)).toThrow('Line 11: Expected an entry, found an empty line')
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

describe('linesOf', () => {
  it('ends at the limit', () => {
    expect([...linesOf('a\n\nb', 3)]).toEqual(['a', '', 'b'])
    expect([...linesOf('a\n\nb\n', 3)]).toEqual(['a', '', 'b'])
    expect([...linesOf('', 3)]).toEqual([])
    expect(() => [...linesOf('a\n\nb\n', 2)]).toThrow('Expected at most 2 lines, found more')
  })
})
