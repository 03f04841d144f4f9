import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bytesOf, bytesOfHex, frame, hexOf } from '../hash/bytes.ts'
import { Hmac, sha256 } from '../hash/sha256.ts'
import { format } from '../notation/format.ts'
import { parse } from '../notation/parser.ts'
import { NumberChain } from './chain.ts'
import { FairDice } from './fair-dice.ts'
import { readDiceLog, writeDiceLog } from './log-text.ts'
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

  it('has the right log of version 2, made by other cryptography', () => {
    const lines = TEXT.split('\n').filter(line => line.startsWith('{"type"'))
    const from = lines.findIndex(line => line.includes('"version":2'))
    const text = `${lines.slice(from).join('\n')}\n`
    const chain = new NumberChain(example('v2'), 2)
    expect(chain.anchor).toBe(example('anchor'))
    expect(chain.after(chain.anchor)).toBe(example('v1'))
    const { fair, opened } = FairDice.open(secret, 2)
    expect(opened.commitment).toBe(example('commitment2'))
    const log = [
      opened,
      fair.seat('Ann', chain.anchor),
      fair.number(example('v1')),
      fair.roll('3d6', 'Ann attacks').entry,
      fair.number(example('v2')),
      fair.roll('2d6', `secret #${'0123456789abcdef01234567'}`).entry,
      fair.close(),
    ]
    expect(writeDiceLog(log)).toBe(text)
    expect(verifyDice(readDiceLog(text), { anchors: [chain.anchor] })).toMatchObject({ ok: true, mine: { own: 2 } })
  })
})
