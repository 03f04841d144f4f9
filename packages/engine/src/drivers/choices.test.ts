/** Choices made at the same time, and in secret. */
import { dice, seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { fact, vocabulary } from '../fact/fact.ts'
import { each, everyone, type Seat } from '../fact/view.ts'
import { map, text } from '../field/fields.ts'
import { record } from '../field/record.ts'
import { viewEntry } from '../procedure/entry.ts'
import { type Ask, type Offer, procedure, type World } from '../procedure/procedure.ts'
import { viewQuestion } from '../procedure/question-view.ts'
import type { Why } from '../rule/why.ts'
import { compose } from '../ruleset/ruleset.ts'
import { bestOdds, odds } from './odds.ts'
import { resumable, resume, startPlay } from './play.ts'
import { script } from './script.ts'
import { simulator } from './simulate.ts'

const declared = fact({
  type: 'declared',
  version: 1,
  fields: { moves: map(text()) },
  sight: { moves: each(everyone) },
  reasons: everyone,
})
type Declared = ReturnType<typeof declared>
type State = { readonly moves: { readonly [who: string]: string } }

const world: World<State, Declared> = {
  state: record({ moves: map(text()) }),
  facts: vocabulary(declared),
  evolve: (_, { values }) => ({ moves: values.moves }),
  ruleset: compose({ options: [] }),
}
const start: State = { moves: {} }

const offer = (who: string): Offer<'evade' | 'stand'> => ({
  who,
  question: 'movement',
  secret: true,
  choices: [
    { key: 'evade', label: 'Evade' },
    { key: 'stand', label: 'Stand' },
  ],
})

/** Everybody states a movement in secret; when all have, all of them are told. */
const declare = procedure({ id: 'test.declare', title: 'Declare', given: {} }, (ask: Ask<State, Declared>): string => {
  const [ada = '', bram = '', cleo = ''] = ask.chooseAll(['Ada', 'Bram', 'Cleo'].map(offer))
  const die = ask.roll(dice('1d2'), { purpose: 'who is first' })
  ask.record(declared({ moves: { Ada: ada, Bram: bram, Cleo: cleo } }))
  return `${ada} ${bram} ${cleo} ${die}`
})

const gm: Seat = { id: 'gm', role: 'gm', actors: [] }
const player = (...actors: string[]): Seat => ({ id: 'p', role: 'player', actors })

describe('chooseAll', () => {
  test('takes the answers in whatever order they come, and gives them in the order asked', () => {
    const play = startPlay(world, declare, {}, start)
    expect(play.questions.map(question => question.kind === 'choice' && question.who)).toEqual(['Ada', 'Bram', 'Cleo'])
    play.answer({ choice: 'stand', by: 'Cleo' })
    play.answer({ choice: 'evade', by: 'Ada' })
    expect(play.questions).toHaveLength(1)
    play.answer({ choice: 'stand' })
    play.answer({ faces: [2] })
    expect(play.outcome).toEqual({ result: 'evade stand stand 2' })
  })
  test('refuses an answer of nobody, of somebody who has chosen, or of nobody in particular', () => {
    const play = startPlay(world, declare, {}, start)
    play.answer({ choice: 'stand', by: 'Cleo' })
    const before = play.save()
    expect(() => play.answer({ choice: 'stand', by: 'Cleo' })).toThrow(
      'answer.by: expected one of Ada, Bram, got "Cleo"',
    )
    expect(() => play.answer({ choice: 'stand', by: 'Dora' })).toThrow(
      'answer.by: expected one of Ada, Bram, got "Dora"',
    )
    expect(() => play.answer({ choice: 'stand' })).toThrow('answer.by: expected one of Ada, Bram, got nothing')
    expect(() => play.answer({ choice: 'fly', by: 'Ada' })).toThrow(
      'Ada, movement: expected one of evade, stand, got "fly"',
    )
    expect(play.save()).toEqual(before)
  })
  test('can be put away between the answers', () => {
    const first = startPlay(world, declare, {}, start)
    first.answer({ choice: 'stand', by: 'Cleo' })
    const second = resume(world, [resumable(declare)], JSON.parse(JSON.stringify(first.save())))
    expect(second.questions).toEqual(first.questions)
    second.answer({ choice: 'stand', by: 'Bram' })
    second.answer({ choice: 'stand' })
    second.answer({ total: 1 })
    expect(second.outcome).toEqual({ result: 'stand stand stand 1' })
  })
  test('bots answer for some, and people for the others, also after it was put away', () => {
    const bots = ({ who }: Offer) => (who === 'Bram' ? undefined : 'evade')
    const play = startPlay(world, declare, {}, start, undefined, [], bots)
    expect(play.questions.map(question => question.kind === 'choice' && question.who)).toEqual(['Bram'])
    const again = resume(world, [resumable(declare)], JSON.parse(JSON.stringify(play.save())), undefined, bots)
    again.answer({ choice: 'stand' })
    again.answer({ total: 2 })
    expect(again.outcome).toEqual({ result: 'evade stand evade 2' })
  })
  test('bots are asked only where no answer is kept, and what they weigh leaves no reasons', () => {
    let asked = 0
    const sum = (why: Why) => why.sum('worth').add('a guess', 1).total()
    const weighing = procedure(
      { id: 'test.weighing', title: 'Weighing', given: {} },
      (ask: Ask<State, Declared>): string => {
        const choices = offer('Ada').choices
        return ask.choose({
          ...offer('Ada'),
          get choices() {
            sum(ask.why)
            return choices
          },
        })
      },
    )
    const bots = ({ choices }: Offer) => {
      asked++
      return choices[1]?.key
    }
    const own = startPlay(world, weighing, {}, start, undefined, [], bots)
    expect([own.outcome, asked]).toEqual([{ result: 'stand' }, 1])
    const again = startPlay(world, weighing, {}, start, undefined, [{ choice: 'stand', by: 'Ada' }], bots)
    expect([again.outcome, asked]).toEqual([{ result: 'stand' }, 1])
    expect(own.entries).toEqual(again.entries)
  })
  test('an answer is looked up once', () => {
    let found = 0
    const one = procedure({ id: 'test.one', title: 'One', given: {} }, (ask: Ask<State, Declared>): string => {
      const find = (key: string) => {
        found++
        return offer('Ada').choices.find(choice => choice.key === key)
      }
      return ask.choose({ ...offer('Ada'), find })
    })
    const play = startPlay(world, one, {}, start, undefined, [{ choice: 'stand' }])
    expect(play.outcome).toEqual({ result: 'stand' })
    expect(found).toBe(1)
  })
  test('is simulated and weighed by a policy, but has no best choice', () => {
    const policy = ({ who }: Offer) => (who === 'Bram' ? 'evade' : 'stand')
    expect(simulator(world, policy).run(declare, {}, start, seeded('x')).result).toMatch(/^stand evade stand [12]$/)
    const results = odds(world, declare, {}, start, policy).of(({ result }) => result)
    expect(results.outcomes.map(({ value, weight }) => [value, weight])).toEqual([
      ['stand evade stand 1', 1n],
      ['stand evade stand 2', 1n],
    ])
    expect(() => bestOdds(world, declare, {}, start, () => 0)).toThrow(
      'Ada, movement: expected a choice that can be weighed, with nobody who chooses at the same time',
    )
  })
})

describe('a secret choice', () => {
  test('is shown to who must make it; others learn only that somebody is waited for', () => {
    const [question] = startPlay(world, declare, {}, start).questions
    if (question === undefined) throw new Error('nothing is asked')
    expect(viewQuestion(question, gm)).toEqual(question)
    expect(viewQuestion(question, player('Ada'))).toEqual(question)
    expect(viewQuestion(question, player('Bram'))).toEqual({ kind: 'waiting' })
  })
  test('is told by the fact, not by the reasons', () => {
    const play = startPlay(world, declare, {}, start)
    for (const by of ['Ada', 'Bram', 'Cleo']) play.answer({ choice: 'stand', by })
    play.answer({ total: 1 })
    const [entry] = play.entries
    if (entry === undefined) throw new Error('nothing was recorded')
    expect(viewEntry(world.facts, entry, gm)?.why).not.toEqual([])
    const seen = viewEntry(world.facts, entry, player('Ada'))
    expect(seen?.why).toEqual([])
    expect(seen?.fact?.values).toEqual({ moves: { Ada: 'stand', Bram: 'stand', Cleo: 'stand' } })
  })
})

test('a roll in question is shown to who throws it, a secret one to the game master', () => {
  const roll = (secret: boolean) =>
    procedure({ id: 'test.roll', title: 'Roll', given: {} }, (ask: Ask<State, Declared>): number =>
      ask.roll(dice('1d6'), { purpose: 'is the guide a traitor', by: 'Ada', secret }),
    )
  const [open] = startPlay(world, roll(false), {}, start).questions
  const [hidden] = startPlay(world, roll(true), {}, start).questions
  if (open === undefined || hidden === undefined) throw new Error('nothing is asked')
  expect(viewQuestion(open, player('Ada'))).toEqual(open)
  expect(viewQuestion(open, player('Bram'))).toEqual({ kind: 'waiting', who: 'Ada' })
  expect(viewQuestion(hidden, gm)).toEqual(hidden)
  for (const actor of ['Ada', 'Bram']) expect(viewQuestion(hidden, player(actor))).toEqual({ kind: 'waiting' })
})

test('what is chosen and reasoned at the very end still enters the log', () => {
  const last = procedure({ id: 'test.last', title: 'Last', given: {} }, (ask: Ask<State, Declared>): string =>
    ask.choose(offer('Ada')),
  )
  expect(script(world, last, {}, start, ['stand']).entries).toEqual([
    { rolls: [], why: [{ kind: 'chosen', who: 'Ada', question: 'movement', key: 'stand', secret: true }] },
  ])
})
