/** The worked fight of the notes, with hit locations and critical tables: dice and choices as written there, state by state. */
import { compose, type Scripted, startPlay } from '@umpire/engine'
import { fight, fightPlay } from '@umpire/gurps/fight'
import { workedPeople } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../index.ts'

const ruleset = compose({ options: screenOptions }, { options: ['hit-locations', 'critical-tables'], settings: {} })
const play = startPlay({ ...fightPlay, ruleset }, fight, { seconds: 100 }, workedPeople())

const asked = (): string => {
  const [question] = play.questions
  return JSON.stringify(question)?.slice(0, 400) ?? 'nothing'
}

const answerOf = (one: Scripted): Parameters<typeof play.answer>[0] => {
  if (typeof one === 'number') return { total: one }
  return typeof one === 'string' ? { choice: one } : { faces: one }
}

/** Answers, one after the other; dice as faces or totals. */
function answer(...answers: readonly Scripted[]): void {
  for (const one of answers) {
    const before = asked()
    try {
      play.answer(answerOf(one))
    } catch (error) {
      throw new Error(`${String(one)} was no answer to ${before}`, { cause: error })
    }
  }
}

const of = (id: string) => {
  const one = play.state.standing.find(found => found.id === id)
  if (one === undefined) throw new Error(id)
  return one
}

describe('gurps.procedure.combat: the worked fight of the notes', () => {
  test('steps 1–3: everybody gets ready', () => {
    expect(play.state.order).toEqual([0, 1, 2])
    answer('aim:0:kurt')
    expect(of('dora').aim).toMatchObject({ turns: 1, target: 'kurt' })
    answer('ready:0')
    expect(of('anton').arms[0]?.where).toBe('ready')
    answer('aim:0:dora')
    expect(of('kurt').aim).toMatchObject({ turns: 1 })
  })

  test('step 4: two rounds of the first group, and the second costs Kurt his aim', () => {
    answer('shoot:0:0:kurt', 'torso', '9', 15, 'armor', 12, [1, 2, 3], 9, [2, 1, 2], 14)
    expect(of('kurt')).toMatchObject({ hp: 5, aim: null, injuries: [4, 3], bleeding: { since: 1 } })
  })

  test('step 5: four rounds that miss by one hit once, and are dodged; one that misses by one misses', () => {
    answer(16, 'dodge', 4, 15)
    expect(of('dora')).toMatchObject({ aim: null })
    expect(of('dora').arms[0]).toMatchObject({ rounds: 23, groups: 3 })
  })

  test('steps 6–8: Kurt cannot shoot for pain and runs, Dora drops the Sten for her knife', () => {
    answer('aim:0:kurt')
    expect(of('kurt').shock).toBe(7)
    const [question] = play.questions
    const shot = question?.kind === 'choice' ? question.choices.find(({ key }) => key === 'shoot:0:0:dora') : undefined
    expect(shot?.refused).toMatchObject({ rule: 'gurps.combat.min-effective-skill' })
    answer('go', '2,0', 'move', 'drop:0', 'ready:1')
    expect(of('kurt')).toMatchObject({ q: 2, maneuver: 'move' })
    expect(of('dora').arms.map(({ where }) => where)).toEqual(['dropped', 'ready', 'ready'])
  })

  test('step 9: two shots at the near leg, the second spoiled by recoil', () => {
    answer('shoot:0:0:kurt', 'near-leg', '2', 9, 'dodge', 8, [1, 2], 11)
    expect(of('kurt').hp).toBe(2)
    expect(of('anton').arms[0]?.rounds).toBe(5)
  })

  test('step 10: all out with the bayonet, a critical hit that costs the knife', () => {
    expect(of('kurt').shock).toBe(3)
    answer('all-out:plus-4:0:0:dora', 'torso', 4, 15, [3], 10)
    expect(of('dora')).toMatchObject({
      hp: 3,
      position: 'standing',
      stun: { kind: 'physical' },
      bleeding: { since: 2 },
    })
    expect(of('dora').arms[1]?.where).toBe('dropped')
  })

  test('steps 11–13: stunned, she parries with bare hands and loses the arm', () => {
    answer(12, 'aim:0:kurt', 'strike:0:0:dora', 'near-arm', 9, 'parry:2', 6, 'target', [5], 13)
    expect(of('dora')).toMatchObject({ hp: -3, position: 'lying', crippled: [{ part: 'right arm', until: null }] })
  })

  test('steps 14–17: down one after the other', () => {
    answer(13)
    expect(of('dora').status).toBe('unconscious')
    answer('shoot:0:0:kurt', 'vitals', '1', 9, 'dodge', 7, [4, 5], 14)
    expect(of('kurt')).toMatchObject({ hp: -6, position: 'lying', stun: { kind: 'physical' } })
    expect(of('anton').arms[0]?.rounds).toBe(4)
    answer(12, 15)
    expect(of('kurt').stun).not.toBeNull()
    answer('aim:0:kurt', 13)
    expect(of('kurt').status).toBe('unconscious')
  })

  test('step 18: the arm will heal, and nobody is tired', () => {
    answer(11)
    expect(play.outcome?.result).toMatchObject({ winner: 0 })
    expect(play.state.standing.map(({ fatigue }) => fatigue)).toEqual([0, 0, 0])
  })
})
