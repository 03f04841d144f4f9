import { readDiceLog, verifyDice } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { Sitting } from '../test/table-fixture.ts'
import { DiceLogs } from './dice-logs.ts'

/** What everybody may read of the dice of a table. */
function logsOf({ facts }: Sitting): readonly string[] {
  const logs = new DiceLogs()
  for (const fact of facts) logs.add(fact)
  return logs.sealed
}

describe('the dice of a table', () => {
  test('make a log that can be verified', () => {
    const sitting = new Sitting()
    sitting.do('ann', { type: 'entropy', text: 'seven green dragons' })
    const scene = sitting.duel()
    sitting.answer(scene)
    sitting.do('gm', { type: 'undo' })
    sitting.answer(scene)
    sitting.do('bea', { type: 'say', text: '/r 4d6kh3 strength' })
    expect(logsOf(sitting)).toEqual([])
    sitting.do('gm', { type: 'sealDice' })
    const [log = ''] = logsOf(sitting)
    expect(verifyDice(readDiceLog(log))).toMatchObject({ ok: true, texts: 1 })
    expect(log).toContain('strength')
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
  test('make another log after each sealing', () => {
    const sitting = new Sitting()
    for (const purpose of ['first', 'second']) {
      sitting.do('ann', { type: 'roll', dice: '2d6', purpose, secret: false })
      sitting.do('gm', { type: 'sealDice' })
    }
    expect(logsOf(sitting).map(log => verifyDice(readDiceLog(log)).ok)).toEqual([true, true])
  })
})
