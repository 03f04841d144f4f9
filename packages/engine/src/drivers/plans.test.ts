/** Choices made beforehand, with the answer to an earlier question. */
import { describe, expect, test } from 'vitest'
import { type Answer, answerField, type PlannedChoice } from '../procedure/answer.ts'
import type { Offer } from '../procedure/procedure.ts'
import { resumable, resume, startPlay } from './play.ts'
import { declaredVolley, volley, volleyStart, volleyWorld } from './test/volley-fixture.ts'

/** Throws these one after the other. */
const faces = (...all: number[]) => {
  const left = [...all]
  return () => {
    const face = left.shift()
    return face === undefined ? undefined : [face]
  }
}
const begin = (...thrown: number[]) => startPlay(volleyWorld, volley, {}, volleyStart, faces(...thrown))
const target = (choice: string, more: Partial<PlannedChoice> = {}): PlannedChoice => ({
  question: 'target',
  choice,
  ...more,
})
const location = (choice: string): PlannedChoice => ({ question: 'location', choice })
const shoot = (...then: PlannedChoice[]): Answer => ({ choice: 'shoot', then })
const waitsFor = (play: ReturnType<typeof begin>): readonly string[] =>
  play.questions.map(one => (one.kind === 'choice' ? one.question : one.about.purpose))

const BOTH = [target('Cleo'), target('Bram'), location('leg'), location('head')]

describe('choices made beforehand', () => {
  test('answer the questions that follow, several of one kind in their order, and leave others to people', () => {
    const play = begin(1, 2)
    play.answer(shoot(...BOTH))
    expect(play.state.shots).toEqual(['Cleo leg'])
    expect(waitsFor(play)).toEqual(['duck'])
    play.answer({ choice: 'no' })
    expect(play.state.shots).toEqual(['Cleo leg', 'Bram head'])
    expect(waitsFor(play)).toEqual(['maneuver'])
  })
  test('are kept as answers like any other: without them the play goes the same way', () => {
    const planned = begin(1, 2)
    planned.answer(shoot(...BOTH))
    planned.answer({ choice: 'no' })
    const plain = planned.answers.map(answer => ('choice' in answer ? { choice: answer.choice } : answer))
    const again = startPlay(volleyWorld, volley, {}, volleyStart, undefined, plain)
    expect(again.upToDate).toBe(true)
    expect(again.entries).toEqual(planned.entries)
    expect(waitsFor(again)).toEqual(waitsFor(planned))
  })
  test('are still known when a play is taken up again, to the very same entries', () => {
    const straight = begin(1, 2)
    straight.answer(shoot(...BOTH))
    const saved = JSON.parse(JSON.stringify(straight.save()))
    const again = resume(volleyWorld, [resumable(volley)], saved, faces(2))
    for (const play of [straight, again]) play.answer({ choice: 'no' })
    expect(again.entries).toEqual(straight.entries)
    expect(again.answers).toEqual(straight.answers)
    expect(again.state.shots).toEqual(['Cleo leg', 'Bram head'])
  })
  test('are over when the question is asked again that they came with', () => {
    const play = begin(1, 2, 3)
    play.answer(shoot(target('Cleo'), target('Bram'), target('Bram'), location('leg'), location('leg')))
    play.answer({ choice: 'no' })
    expect(waitsFor(play)).toEqual(['maneuver'])
    play.answer({ choice: 'shoot' })
    expect(waitsFor(play)).toEqual(['target'])
  })
  test('never answer the question they came with', () => {
    const play = begin()
    play.answer({ choice: 'rest', then: [{ question: 'maneuver', choice: 'rest' }] })
    expect(waitsFor(play)).toEqual(['maneuver'])
  })
  test('give way to others made later', () => {
    const play = begin(1)
    play.answer(shoot(...BOTH))
    play.answer({ choice: 'no', then: [target('Cleo')] })
    expect(waitsFor(play)).toEqual(['location'])
    play.answer({ choice: 'head' })
    expect(play.answers.filter(answer => 'choice' in answer).map(({ choice }) => choice)).toEqual([
      'shoot',
      'Cleo',
      'leg',
      'no',
      'Cleo',
      'head',
    ])
  })
  test('are all dropped if one of them is not open when it is asked for', () => {
    const play = begin(6)
    play.answer(shoot(target('Cleo'), target('Cleo'), location('leg'), location('head')))
    play.answer({ choice: 'yes' })
    expect(waitsFor(play)).toEqual(['target'])
    play.answer({ choice: 'Bram' })
    expect(waitsFor(play)).toEqual(['location'])
    play.answer({ choice: 'head' })
    expect(waitsFor(play)).toEqual(['shot'])
  })
  test('are dropped one by one where they were made for the case that they are offered', () => {
    const play = begin(6, 1)
    play.answer(shoot(target('Cleo'), target('Cleo', { ifOffered: true }), location('leg'), location('head')))
    play.answer({ choice: 'yes' })
    expect(waitsFor(play)).toEqual(['target'])
    play.answer({ choice: 'Bram' })
    expect(play.state.shots).toEqual(['Cleo leg', 'Bram head'])
  })
  test('make the person be asked if nothing of that name is offered', () => {
    const play = begin(1)
    play.answer(shoot(target('Dora')))
    expect(waitsFor(play)).toEqual(['target'])
  })
  test('answer nobody else, though the question has the same name', () => {
    const play = startPlay(volleyWorld, volley, {}, { ...volleyStart, ducks: 'Bram' }, faces(1))
    play.answer(shoot(target('Bram'), location('leg'), { question: 'duck', choice: 'no' }))
    expect(play.state.shots).toEqual(['Bram leg'])
    expect(play.questions).toMatchObject([{ who: 'Bram', question: 'duck' }])
  })
  describe('for one of several things of a kind', () => {
    const declared = (then: readonly PlannedChoice[], ...thrown: number[]) => {
      const play = startPlay(volleyWorld, declaredVolley, {}, volleyStart, faces(...thrown))
      play.answer({ choice: 'three shots', then })
      return play
    }
    const named = [
      target('Bram', { subject: 'shot 1' }),
      target('Cleo', { subject: 'shot 2' }),
      target('Bram', { subject: 'shot 3' }),
    ]
    test('answer for that one alone, when another comes to nothing', () => {
      expect(declared(named, 6, 6, 6).state.shots).toEqual(['Bram shot 1', 'Cleo shot 2', 'Bram shot 3'])
      expect(declared(named, 1, 6, 6).state.shots).toEqual(['Cleo shot 2', 'Bram shot 3'])
      expect(declared(named, 6, 1, 6).state.shots).toEqual(['Bram shot 1', 'Bram shot 3'])
    })
    test('are asked for where none was meant for it', () => {
      const play = declared(named.slice(0, 1), 1, 6)
      expect(waitsFor(play)).toEqual(['target'])
      expect(play.state.shots).toEqual([])
    })
    test('are taken one after the other where they name none, as those stored before they could', () => {
      const unnamed = named.map(({ question, choice }) => ({ question, choice }))
      expect(declared(unnamed, 6, 6, 6).state.shots).toEqual(['Bram shot 1', 'Cleo shot 2', 'Bram shot 3'])
    })
    test('answer nothing that is asked about no such thing', () => {
      const play = begin()
      play.answer(shoot(target('Cleo', { subject: 'shot 1' })))
      expect(waitsFor(play)).toEqual(['target'])
    })
  })
  test('are put to the bots, who may take another or leave it to the person', () => {
    const seen: (string | undefined)[] = []
    const bots = ({ question }: Offer, _state: unknown, planned: string | undefined) => {
      seen.push(planned)
      return question === 'duck' ? 'yes' : question === 'location' ? undefined : planned
    }
    const play = startPlay(volleyWorld, volley, {}, volleyStart, faces(1, 2), [], bots)
    play.answer(shoot(...BOTH))
    expect(waitsFor(play)).toEqual(['location'])
    expect(seen).toEqual([undefined, 'Cleo', 'leg'])
    play.answer({ choice: 'leg' })
    expect(seen).toEqual([undefined, 'Cleo', 'leg', undefined, 'Bram', 'head'])
  })
})

describe('an answer from outside', () => {
  test('brings choices made beforehand only with a choice', () => {
    const given = {
      choice: 'shoot',
      by: 'Ada',
      then: [target('Bram', { ifOffered: true }), target('Cleo', { subject: 'shot 2' })],
    }
    expect(answerField.read(given, 'answer')).toEqual(given)
    expect(() => answerField.read({ total: 3, then: [] }, 'answer')).toThrow('answer: expected one of faces, total')
    expect(() => answerField.read({ choice: 'shoot', then: [{ question: 'target' }] }, 'answer')).toThrow(
      'answer.then[0].choice',
    )
    expect(() => answerField.read({ choice: 'shoot', then: Array(101).fill(target('Bram')) }, 'answer')).toThrow(
      'answer.then',
    )
  })
})
