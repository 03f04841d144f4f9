import { describe, expect, test } from 'vitest'
import { Sitting } from '../test/table-fixture.ts'
import { exported } from './export.ts'

describe('an export', () => {
  const sitting = new Sitting()
  sitting.do('ann', { type: 'say', text: '/w Bea meet me at the mill' })
  sitting.do('ann', { type: 'say', text: '/w Game master I take the purse' })
  sitting.do('gm', { type: 'say', text: '/w Bea you hear steps' })
  sitting.do('ann', { type: 'note', text: 'my diary', shared: false })
  sitting.do('ann', { type: 'note', text: 'the map so far', shared: true })
  sitting.do('gm', { type: 'note', text: 'the miller is a spy', shared: false })
  sitting.do('gm', { type: 'say', text: '/gmr 2d6 does the miller notice' })
  sitting.do('gm', { type: 'sealDice' })
  const facts = sitting.facts.map(fact => exported(fact, 'gm'))
  const text = JSON.stringify(facts)

  test('holds the campaign, with what is addressed to the game master', () => {
    for (const known of ['I take the purse', 'you hear steps', 'the map so far', 'is a spy', 'miller notice']) {
      expect(text).toContain(known)
    }
  })
  test('holds no whisper and no note of others, nor the secret of the dice', () => {
    expect(text).not.toContain('meet me')
    expect(text).not.toContain('diary')
    expect(text).not.toContain(sitting.table.data.fair.secret)
  })
  test('keeps every fact in its place', () => {
    expect(facts.map(({ type }) => type)).toEqual(sitting.facts.map(({ type }) => type))
  })
})
