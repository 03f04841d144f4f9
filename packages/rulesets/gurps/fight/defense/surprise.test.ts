/** What the target knows before an attack decides how it defends; afterwards it knows. */
import { compose, startPlay } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightPlay } from '../index.ts'
import { arm, blow, fightOf, somebody, standing } from '../test/people.ts'
import { fight } from '../turn/fight.ts'

const ruleset = compose(choosable)

function begun(unaware: readonly string[]) {
  const club = arm('Club', { parry: 6, blows: [blow('swing', 12, '1d', 'crushing')] })
  const [ann, bob] = [somebody('ann', 0, [club], { dx: 12 }), somebody('bob', 1, [club])]
  const start = fightOf([
    [ann, standing(ann, 0)],
    [bob, standing(bob, 1, [], { unaware: [...unaware] })],
  ])
  const play = startPlay({ ...fightPlay, ruleset }, fight, { seconds: 5 }, start)
  play.answer({ choice: 'strike:0:0:bob' })
  play.answer({ total: 10 })
  return play
}

const asked = (play: ReturnType<typeof begun>): string | undefined => {
  const [question] = play.questions
  return question?.kind === 'choice' ? question.question : question?.kind
}

test('gurps.defense.active-choice: whoever knows of the attack is asked for a defense', () => {
  expect(asked(begun([]))).toBe('defense')
})

test('gurps.defense.active-choice: nobody defends against what he does not know of, and knows it from then on', () => {
  const play = begun(['ann'])
  expect(asked(play)).not.toBe('defense')
  expect(play.state.standing[1]?.unaware).toEqual([])
})
