/** Logs of version 2, held against the platform's own cryptography by what FAIRNESS.md says. */
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagesLog, rootOf } from '../../test/logs.ts'
import { dice } from '../dice.ts'
import { given } from '../source/given.ts'
import { NumberChain } from './chain.ts'
import type { DiceEntry } from './entry.ts'
import { FairDice } from './fair-dice.ts'
import { LogError } from './guard.ts'
import { verifyDice } from './verify.ts'

function framed(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    parts.flatMap(part => {
      const bytes = Buffer.from(part)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      return [length, bytes]
    }),
  )
}
const tag = (purpose: string): string => `umpire-dice/2/${purpose}`
const hashed = (...parts: readonly (string | Buffer)[]): Buffer =>
  createHash('sha256')
    .update(framed(...parts))
    .digest()
const keyed = (key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer =>
  createHmac('sha256', key)
    .update(framed(...parts))
    .digest()
const hex = (text: string): Buffer => Buffer.from(text, 'hex')

/** A log once more, entry by entry, by a program that shares nothing with the one that wrote it. */
function againByPlatform(log: readonly DiceEntry[]): readonly unknown[] {
  const secret = hex(log.flatMap(entry => (entry.type === 'closed' ? [entry.secret] : []))[0] ?? '')
  let mixed = hashed(tag('commitment'), secret)
  let key = keyed(secret, tag('key'), mixed, '')
  const bases = new Map<number, Buffer>()
  const rolls = { open: 0, secret: 0 }
  let before: Buffer = Buffer.alloc(32)
  const facesOf = (notation: string, purpose: string): string => {
    const stream = /^secret #[0-9a-f]{24}$/.test(purpose) ? 'secret' : 'open'
    const place = `${++rolls[stream]}`
    const sides = Number(/^\d+d(\d+)/.exec(notation)?.[1])
    const count = Number(/^(\d+)d/.exec(notation)?.[1])
    const faces: number[] = []
    for (let block = 0; faces.length < count; block++) {
      const words = keyed(key, tag('roll'), stream, place, `${block}`)
      for (let at = 0; at < 32; at += 4) {
        const word = words.readUInt32BE(at)
        if (word < Math.floor(2 ** 32 / sides) * sides) faces.push((word % sides) + 1)
      }
    }
    const text = faces.slice(0, count).join(',')
    return count > 100 ? `${count} dice ${createHash('sha256').update(text).digest('hex')}` : text
  }
  return log.map(entry => {
    const fields = ((): readonly string[] => {
      switch (entry.type) {
        case 'opened':
          return ['opened', '2', mixed.toString('hex')]
        case 'page':
          bases.set(entry.n, mixed)
          return ['page', `${entry.n}`, entry.from, entry.anchor]
        case 'number':
          key = keyed(secret, tag('key'), bases.get(entry.page) ?? '', hex(entry.value))
          mixed = hashed(tag('numbers'), mixed, `${entry.n}`, `${entry.page}`, hex(entry.value))
          bases.set(entry.page, mixed)
          rolls.open = 0
          rolls.secret = 0
          return ['number', `${entry.n}`, `${entry.page}`, entry.value]
        case 'rolled': {
          const { n, notation, total, purpose } = entry
          return ['rolled', `${n}`, notation, facesOf(notation, purpose), `${total}`, purpose]
        }
        case 'typed':
          return ['typed', `${entry.n}`, entry.notation, entry.faces.toString(), `${entry.total}`, entry.purpose]
        case 'closed':
          return ['closed', `${entry.rolled}`, `${entry.typed}`, entry.secret]
        case 'entropy':
          return []
      }
    })()
    before = hashed(tag('entry'), before, ...fields)
    return { hash: before.toString('hex'), faces: entry.type === 'rolled' ? fields[3] : '' }
  })
}

describe('a log of version 2', () => {
  it('is what the specification says, by other cryptography', () => {
    const log = pagesLog()
    expect(log.map(entry => ({ hash: entry.hash, faces: entry.type === 'rolled' ? `${entry.faces}` : '' }))).toEqual(
      againByPlatform(log),
    )
    expect(new Set(log.map(({ type }) => type))).toEqual(
      new Set(['opened', 'page', 'number', 'rolled', 'typed', 'closed']),
    )
  })

  it('has totals that its faces come to', () => {
    for (const entry of pagesLog()) {
      if (entry.type !== 'rolled' || typeof entry.faces === 'string') continue
      expect(dice(entry.notation).total(given(entry.faces))).toBe(entry.total)
    }
  })

  it('links the numbers of a page by hashes, the anchor first', () => {
    const chain = new NumberChain(rootOf(1))
    let value = chain.anchor
    let count = 0
    for (let next = chain.after(value); next !== undefined; next = chain.after(value)) {
      expect(hashed(tag('link'), hex(next)).toString('hex')).toBe(value)
      value = next
      count++
    }
    expect(value).toBe(rootOf(1))
    expect(count).toBe(1000)
    expect(chain.after('0'.repeat(64))).toBeUndefined()
    expect(() => new NumberChain('0')).toThrow(LogError)
  })

  it('keeps 20,000 dice in a short line, and they are verified all the same', () => {
    const { fair, opened } = FairDice.open(new Uint8Array(32).fill(5), 2)
    const notation = Array.from({ length: 20 }, () => '1000d6').join('+')
    const { entry, rolled } = fair.roll(notation, 'a hail of arrows', true)
    expect(JSON.stringify(entry).length).toBeLessThan(500)
    expect(entry.faces).toMatch(/^20000 dice [\da-f]{64}$/)
    const log = [opened, entry, fair.close()]
    expect(verifyDice(log)).toMatchObject({ ok: true, version: 2, rolled: 1 })
    const faces = rolled.terms.flatMap(term => [...term.faces])
    const digest = createHash('sha256').update(faces.join(',')).digest('hex')
    expect(entry.faces).toBe(`20000 dice ${digest}`)
  })

  it('takes no text, no number twice, none of another chain and none before its page sat down', () => {
    const { fair } = FairDice.open(new Uint8Array(32), 2)
    const [ann, bob] = [new NumberChain(rootOf(1)), new NumberChain(rootOf(2))]
    const first = ann.after(ann.anchor) ?? ''
    expect(() => fair.addEntropy('Ann', 'dragons')).toThrow(/^Expected a log of version 1/)
    expect(fair.fits(first)).toBe(false)
    fair.seat('Ann', ann.anchor)
    const before = fair.state
    expect(() => fair.number(bob.after(bob.anchor) ?? '')).toThrow(LogError)
    expect(() => fair.number(ann.after(first) ?? '')).toThrow(LogError)
    expect(() => fair.number('x')).toThrow(LogError)
    expect(fair.state).toEqual(before)
    fair.number(first)
    expect(fair.fits(first)).toBe(false)
    expect(() => fair.number(first)).toThrow(LogError)
    expect(() => FairDice.open(new Uint8Array(32)).fair.seat('Ann', ann.anchor)).toThrow(/^Expected a log of version 2/)
  })

  it('remembers so many pages, and lets the one go that said nothing for longest', () => {
    const { fair } = FairDice.open(new Uint8Array(32), 2)
    const early = new NumberChain(rootOf(1))
    fair.seat('Ann', early.anchor)
    for (let page = 0; page < 100; page++) fair.seat('Bob', rootOf(page + 1000))
    expect(fair.state.pages?.list).toHaveLength(100)
    expect(fair.fits(early.after(early.anchor) ?? '')).toBe(false)
  })

  it('goes on from what was stored, after every entry', () => {
    const chain = new NumberChain(rootOf(3))
    const once = FairDice.open(new Uint8Array(32).fill(9), 2)
    const log: DiceEntry[] = [once.opened]
    let fair = once.fair
    const step = (act: (fair: FairDice) => DiceEntry): void => {
      fair = FairDice.resume(JSON.parse(JSON.stringify(fair.state)))
      log.push(act(fair))
    }
    step(one => one.seat('Ann', chain.anchor))
    step(one => one.roll('3d6', 'before any number').entry)
    step(one => one.number(chain.after(chain.anchor) ?? ''))
    step(one => one.roll('3d6', 'open').entry)
    step(one => one.roll('3d6', `secret #${'a'.repeat(24)}`).entry)
    step(one => one.roll('3d6', 'open').entry)
    step(one => one.close())
    expect(verifyDice(log)).toMatchObject({ ok: true, rolled: 4, texts: 1, pages: [{ from: 'Ann', numbers: 1 }] })
  })
})
