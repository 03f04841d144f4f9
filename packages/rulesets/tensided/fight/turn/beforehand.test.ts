/** What is answered beforehand holds for the act that it was said of, whatever becomes of the acts before it. */
import { describe, expect, test } from 'vitest'
import { actKey } from '../choice/act.ts'
import { beforehand, type Plan } from '../odds/plan.ts'
import { fightOf, type Person } from '../test/people.ts'
import { planned } from '../test/planned.ts'
import { playRound } from '../test/script.ts'

const SWORD = { weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } } as const
const DAGGER = { weapon: 'Combat Knife', kind: 'melee', held: { where: 'off hand' } } as const
const ann: Person = { id: 'ann', side: 0, at: [0, 0], brings: [SWORD, DAGGER] }
const kurt: Person = { id: 'kurt', side: 1, at: [1, 0], is: { hth: { level: 20, concentrations: ['wrestling'] } } }
const bram: Person = { id: 'bram', side: 1, at: [0, 1] }

/** Ann declares that and answers beforehand whatever it asks. */
const declared = (plan: Plan, more: Parameters<typeof playRound>[1] = {}) => {
  const played = playRound(fightOf([ann, kurt, bram]), {
    ...more,
    acts: { ...more.acts, ann: plan.map(({ act }) => actKey(act)) },
    then: { ann: beforehand(plan) },
  })
  const attacks = played.facts.flatMap(({ type, values }) =>
    type === 'attacked' && values.who === 'ann' ? [[values.with, values.target, values.how]] : [],
  )
  return { attacks, asked: played.asked.filter(one => one.startsWith('ann') && one !== 'ann free swing') }
}

test('a plan answers the further acts, and what each will ask for that act alone', () => {
  const plan = [planned('move:run', '3,4'), planned('strike:1', 'bram/thrust/any'), planned('grapple', 'bram', 'pin')]
  expect(beforehand(plan)).toEqual(
    [
      { question: 'declare more', choice: 'strike:1' },
      { question: 'declare more', choice: 'grapple' },
      { question: 'declare more', choice: 'enough' },
      { question: 'where', subject: 'act 1, move:run', choice: '3,4' },
      { question: 'strike', subject: 'act 2, strike:1', choice: 'bram/thrust/any' },
      { question: 'grapple', subject: 'act 3, grapple', choice: 'bram' },
      { question: 'grapple', subject: 'grip of act 3, grapple', choice: 'pin' },
    ].map(one => ({ ...one, ifOffered: true })),
  )
})

test('a plan answers nothing for an act whose turn asks nothing', () => {
  expect(beforehand([planned('draw:0'), planned('cover')]).map(({ choice }) => choice)).toEqual(['cover', 'enough'])
})

describe('tensided.combat.round: what is answered beforehand', () => {
  const blows = [
    planned('strike:0', 'kurt/slash/any'),
    planned('strike:0', 'kurt/slash/head'),
    planned('strike:1', 'bram/slash/any'),
  ]
  test('holds for its own blow, when the sword of the one before is gone', () => {
    expect(declared(blows)).toMatchObject({
      attacks: [
        ['Sword', 'kurt', 'slash'],
        ['Sword', 'kurt', 'slash'],
        ['Combat Knife', 'bram', 'slash'],
      ],
    })
    const disarmed = {
      acts: { kurt: ['disarm'] },
      chosen: { 'kurt disarm': 'ann', 'ann free swing': 'leave' },
      dice: { disarm: 10 },
    }
    expect(declared(blows, disarmed)).toEqual({
      attacks: [
        ['Sword', 'kurt', 'slash'],
        ['Combat Knife', 'bram', 'slash'],
      ],
      asked: [],
    })
  })
  test('is asked for where another act was declared than planned', () => {
    const [first, second] = [planned('strike:0', 'kurt/slash/any'), planned('strike:1', 'bram/slash/any')]
    const played = playRound(fightOf([ann, kurt, bram]), {
      acts: { ann: ['strike:0', 'strike:0'] },
      then: { ann: beforehand([first, second]).filter(({ question }) => question !== 'declare more') },
    })
    expect(played.asked.filter(one => one.startsWith('ann'))).toEqual(['ann strike'])
  })
  test('holds for its own grapple, when the one before gets nobody', () => {
    const grips = [planned('grapple', 'kurt', 'pin'), planned('grapple', 'bram', 'lock arms')]
    const missed = { dice: { grapple: [1, 10] } }
    const { attacks, asked } = declared(grips, missed)
    expect(attacks.map(([, target]) => target)).toEqual(['kurt', 'bram'])
    expect(asked).toEqual([])
  })
})
