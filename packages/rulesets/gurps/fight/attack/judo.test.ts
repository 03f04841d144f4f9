/** Throwing whoever was parried by Judo, in a fight. */
import { compose, startPlay } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightPlay } from '../index.ts'
import { fightOf, somebody, standing } from '../test/people.ts'
import { fight } from '../turn/fight.ts'

const ruleset = compose(choosable)

/** Bob was parried by Ann. */
function begun(parried: boolean, judo: number | null) {
  const [ann, bob] = [somebody('ann', 0, [], { dx: 12, judo }), somebody('bob', 1, [])]
  const start = fightOf([
    [ann, standing(ann, 0, [], { judo_parried: parried ? 'bob' : null })],
    [bob, standing(bob, 1)],
  ])
  return startPlay({ ...fightPlay, ruleset }, fight, { seconds: 5 }, start)
}

test('gurps.unarmed.judo-throw: whoever fails to defend lies on the ground', () => {
  const play = begun(true, 13)
  play.answer({ choice: 'judo:bob' })
  play.answer({ total: 13 })
  play.answer({ choice: 'dodge' })
  play.answer({ total: 16 })
  expect(play.state.standing[1]).toMatchObject({ position: 'lying', hp: 10 })
})

test('gurps.unarmed.judo-throw: a defense saves, a miss does nothing, and nobody defends against a 3', () => {
  const saved = begun(true, 13)
  for (const answer of [{ choice: 'judo:bob' }, { total: 12 }, { choice: 'dodge' }, { total: 4 }]) saved.answer(answer)
  expect(saved.state.standing[1]?.position).toBe('standing')
  const missed = begun(true, 13)
  for (const answer of [{ choice: 'judo:bob' }, { total: 14 }]) missed.answer(answer)
  expect(missed.state.standing[1]?.position).toBe('standing')
  const sure = begun(true, 13)
  for (const answer of [{ choice: 'judo:bob' }, { total: 3 }]) sure.answer(answer)
  expect(sure.state.standing[1]?.position).toBe('lying')
})

test('gurps.unarmed.judo-throw: only after a parry, and only by whoever has learned it', () => {
  expect(() => begun(false, 13).answer({ choice: 'judo:bob' })).toThrow('gurps.unarmed.judo-throw')
  expect(() => begun(true, null).answer({ choice: 'judo:bob' })).toThrow('gurps.unarmed.judo-throw')
})
