import { NumberChain, readDiceLog, verifyDice } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { Sitting, toldAgain } from '../test/table-fixture.ts'
import { DiceLogs } from './dice-logs.ts'

/** What everybody may read of the dice of a table. */
function logsOf({ facts }: Sitting): readonly string[] {
  const logs = new DiceLogs()
  for (const fact of facts) logs.add(fact)
  return logs.sealed
}

/** A page of a seat, that gives its numbers. */
class Page {
  readonly #sitting: Sitting
  readonly #seat: string
  readonly chain: NumberChain
  #last: string

  constructor(sitting: Sitting, seat: string, root: string) {
    this.#sitting = sitting
    this.#seat = seat
    this.chain = new NumberChain(root.repeat(64), 20)
    this.#last = this.chain.anchor
    sitting.do(seat, { type: 'sitAtDice', anchor: this.#last })
  }
  get number(): string {
    this.#last = this.chain.after(this.#last) ?? ''
    return this.#last
  }
  stir(): void {
    this.#sitting.do(this.#seat, { type: 'giveNumber', number: this.number })
  }
}

describe('the dice of a table', () => {
  test('make a log that can be verified, with the numbers of pages and dice kept from before an undo', () => {
    const sitting = new Sitting()
    const gm = new Page(sitting, 'gm', '1')
    gm.stir()
    const ann = new Page(sitting, 'ann', '2')
    ann.stir()
    gm.stir()
    sitting.do('gm', { type: 'say', text: '/r 3d6 weather', number: gm.number })
    const scene = sitting.duel()
    const answer = (number: string) =>
      sitting.do('gm', {
        type: 'answer',
        scene,
        question: sitting.question(scene).id,
        answer: { choice: 'dodge' },
        number,
      })
    answer(gm.number)
    sitting.do('gm', { type: 'undo' })
    sitting.answer(scene)
    sitting.do('bea', { type: 'say', text: '/r 4d6kh3 strength' })
    sitting.do('ann', { type: 'say', text: '/r 2d6 damage', number: ann.number })
    expect(logsOf(sitting)).toEqual([])
    sitting.do('gm', { type: 'sealDice' })
    const [log = ''] = logsOf(sitting)
    const verdict = verifyDice(readDiceLog(log), { anchors: [ann.chain.anchor] })
    expect(verdict).toMatchObject({ ok: true, version: 2, pages: [{ from: 'Game master' }, { from: 'Ann' }] })
    // Every roll came after Ann's first number, and after all pages had promised theirs.
    expect(verdict.ok && verdict.mine.own + verdict.mine.shared).toBe(verdict.ok && verdict.rolled)
    expect(verdict.ok && verdict.mine.own).toBe(1)
    expect(log).toContain('strength')
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
  test('take no number that does not fit, none without a reason, and no words', () => {
    const sitting = new Sitting()
    const ann = new Page(sitting, 'ann', '2')
    const code = (act: () => unknown): unknown => {
      try {
        act()
      } catch (error) {
        return error instanceof Error && 'code' in error ? error.code : error
      }
      return undefined
    }
    ann.stir()
    const version = sitting.table.data.version
    const number = ann.number
    expect(code(() => sitting.do('ann', { type: 'giveNumber', number }))).toBe('stale')
    expect(code(() => sitting.do('ann', { type: 'giveNumber', number: '0'.repeat(64) }))).toBe('number')
    expect(code(() => sitting.do('ann', { type: 'say', text: '/r d6', number: '0'.repeat(64) }))).toBe('number')
    expect(code(() => sitting.do('ann', { type: 'entropy', text: 'dragons' }))).toBe('stale')
    expect(code(() => sitting.do('eve', { type: 'sitAtDice', anchor: '0'.repeat(64) }))).toBe('not-allowed')
    expect(sitting.table.data.version).toBe(version)
    // What was refused is as good for the next roll.
    sitting.do('ann', { type: 'say', text: '/r d6', number })
  })
  test('of a log of version 1 go on with it, and begin one of version 2 at the next sealing', () => {
    const sitting = new Sitting(undefined, [], 1)
    sitting.do('ann', { type: 'entropy', text: 'seven green dragons' })
    sitting.do('ann', { type: 'roll', dice: '2d6', purpose: 'first', secret: false, number: '0'.repeat(64) })
    sitting.do('gm', { type: 'sealDice' })
    sitting.do('ann', { type: 'roll', dice: '2d6', purpose: 'second', secret: false })
    sitting.do('gm', { type: 'sealDice' })
    expect(logsOf(sitting).map(log => verifyDice(readDiceLog(log)))).toMatchObject([
      { ok: true, version: 1, texts: 1, rolled: 1 },
      { ok: true, version: 2, texts: 0, rolled: 1 },
    ])
    expect(toldAgain(sitting.facts).data).toEqual(sitting.table.data)
  })
  test('are stored small, however many are rolled', () => {
    const sitting = new Sitting()
    const hail = Array.from({ length: 20 }, () => '1000d6').join('+')
    const [fact] = sitting.do('ann', { type: 'roll', dice: hail, purpose: 'arrows', secret: false })
    expect(JSON.stringify(fact).length).toBeLessThan(1500)
    if (fact?.type !== 'rolledAside') throw new Error('nothing was rolled')
    const { many, total } = fact.values
    expect(many?.counts.reduce((sum, [, count = 0]) => sum + count, 0)).toBe(20_000)
    expect(many?.counts.reduce((sum, [face = 0, count = 0]) => sum + face * count, 0)).toBe(total)
    sitting.do('gm', { type: 'sealDice' })
    const [log = ''] = logsOf(sitting)
    expect(log.length).toBeLessThan(2000)
    expect(verifyDice(readDiceLog(log))).toMatchObject({ ok: true, rolled: 1 })
  })
  test('of secret rolls are verified like all others, and nobody reads what they were for', () => {
    const sitting = new Sitting()
    sitting.do('gm', { type: 'say', text: '/gmr 2d6 does the butler notice' })
    sitting.do('gm', { type: 'roll', dice: '8+ DM+2', purpose: 'the trap door', secret: true })
    const scene = sitting.duel()
    while (sitting.table.scene(scene).asking.length > 0) sitting.answer(scene)
    sitting.do('gm', { type: 'sealDice' })
    const [log = ''] = logsOf(sitting)
    expect(verifyDice(readDiceLog(log))).toMatchObject({ ok: true })
    for (const hidden of ['butler', 'trap door', 'nerve']) expect(log).not.toContain(hidden)
    expect(log.match(/"notation":"8\+ DM\+2"/g)).toHaveLength(1)
  })
})
