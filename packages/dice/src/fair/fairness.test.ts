import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bytesOf, bytesOfHex, frame, hexOf } from '../hash/bytes.ts'
import { Hmac, sha256 } from '../hash/sha256.ts'
import { format } from '../notation/format.ts'
import { parse } from '../notation/parser.ts'
import { FairDice } from './fair-dice.ts'
import { writeDiceLog } from './log-text.ts'
import { commitmentOf, keyOf, mixedEntropy } from './protocol.ts'
import { verifyDice } from './verify.ts'

const TEXT = readFileSync(new URL('../../FAIRNESS.md', import.meta.url), 'utf8')

/** The worked example of the specification, line by line as it stands there. */
const example = (name: string): string => TEXT.match(new RegExp(`^${name} += ([0-9a-f]+)$`, 'm'))?.[1] ?? `no ${name}`

describe('FAIRNESS.md', () => {
  const secret = bytesOfHex(example('secret'))

  it('has the right intermediate values', () => {
    const commitment = commitmentOf(secret)
    const entropy = mixedEntropy(commitment, 1, 'Ann', 'seven green dragons')
    expect(hexOf(sha256(bytesOf('abc')))).toBe(example('SHA-256\\("abc"\\)'))
    expect(hexOf(commitment)).toBe(example('commitment'))
    expect(hexOf(entropy)).toBe(example('entropy'))
    const key = keyOf(secret, entropy)
    expect(hexOf(frame(bytesOf('umpire-dice/1/commitment'), secret))).toBe(example('framed'))
    expect(hexOf(key)).toBe(example('key'))
    expect(hexOf(new Hmac(key).of(frame(bytesOf('umpire-dice/1/roll'), bytesOf('1'), bytesOf('0'))))).toBe(
      example('block'),
    )
  })

  it('has the right canonical texts', () => {
    const rows = [...TEXT.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm)]
    expect(rows).toHaveLength(16)
    for (const [, written = '', canonical = ''] of rows) expect(format(parse(written))).toBe(canonical)
  })

  it('has the right log', () => {
    const { fair, opened } = FairDice.open(secret)
    const log = [
      opened,
      fair.addEntropy('Ann', 'seven green dragons'),
      fair.roll('3d6<=12', 'Ann attacks').entry,
      fair.roll('4d6!kh3', 'Bob’s strength').entry,
      fair.close(),
    ]
    expect(TEXT).toContain(writeDiceLog(log))
    expect(verifyDice(log)).toMatchObject({ ok: true, rolled: 2 })
  })
})
