/** Fright when the fight is over. */
import type { Scripted } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import type { Fighter } from '../state/fighter.ts'
import { arm, blow, fightOf, somebody, standing } from '../test/people.ts'
import { conditionAfter, lastOf, scripted, standingOf } from '../test/script.ts'

const CLUB = arm('Club', { blows: [blow('swing', 16, '2d', 'crushing')] })
const AS_PRINTED = { options: [], settings: {} }

/** Ada, who acts first, and Bea, who gives up. */
function over(more: Partial<Fighter>, answers: readonly Scripted[]) {
  const [ada, bea] = [somebody('ada', 0, [CLUB], { dx: 14, will: 11, ...more }), somebody('bea', 1, [])]
  const start = fightOf([
    [ada, standing(ada, 0)],
    [bea, standing(bea, 5)],
  ])
  return { ada, played: scripted({ options: [] }, AS_PRINTED, start, answers) }
}

const faces = ({ facts }: ReturnType<typeof scripted>): boolean => facts.some(({ type }) => type === 'faced')

describe('gurps.disadvantage.post-combat-shakes: when all foes are out of it', () => {
  test('gurps.disadvantage.post-combat-shakes: a Fright Check, with what traits add to it and without the heat of battle', () => {
    const { played } = over({ shakes: true, fright: 1 }, ['nothing', 'surrender', 12])
    expect(played.asks).toBeNull()
    expect(lastOf(played, 'faced')).toEqual({ who: 'ada', effective: 12, margin: 0 })
  })

  test('gurps.fright.table: one that failed has its row carried out, and comes along', () => {
    // Failed by 4; 3d and that is row 20: faint for 4d minutes, and 1d fatigue.
    const { ada, played } = over({ shakes: true }, ['nothing', 'surrender', 15, 16])
    expect(lastOf(played, 'faced')).toMatchObject({ effective: 11, margin: 4 })
    const row = over({ shakes: true }, ['nothing', 'surrender', 15, 16, ...(played.asks === null ? [] : [12])])
    const after = standingOf(row.played, 'ada')
    expect(conditionAfter(ada, after, 1).out).toMatchObject({ by: 'faint' })
  })

  test('gurps.disadvantage.post-combat-shakes: never for others, nor for whoever gave up or lies there', () => {
    expect(faces(over({}, ['nothing', 'surrender']).played)).toBe(false)
    expect(faces(over({ shakes: true }, ['surrender']).played)).toBe(false)
  })

  test('gurps.disadvantage.post-combat-shakes: 14 fails, however strong the will', () => {
    const { played } = over({ shakes: true, will: 18 }, ['nothing', 'surrender', 14])
    expect([played.asks, lastOf(played, 'faced')['margin']]).toEqual(['fright', 1])
  })
})
