/** A career at the table: what is asked, in which order, and what is refused with which rule. */
import { compose, type PlayAnswer, resume, startPlay } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { chargenOptions } from '../chargen/index.ts'
import { createCharacter } from './create.ts'
import { NEW_CAREER } from './state.ts'
import { careerPlay, careerWorld } from './world.ts'

const WHO = { name: 'Ada', gender: '', race: '', player_character: true }
type Told = number | string
const answerOf = (told: Told): PlayAnswer => (typeof told === 'number' ? { total: told } : { choice: told })

/** Plays to the question after those answers. */
function asked(answers: readonly Told[], options: readonly string[] = []) {
  const world = careerWorld(compose({ options: chargenOptions }, { options }))
  const play = startPlay(world, createCharacter, WHO, NEW_CAREER)
  for (const told of answers) play.answer(answerOf(told))
  return { play, world, question: play.questions[0] }
}
const choicesOf = (answers: readonly Told[], options: readonly string[] = []) => {
  const { question } = asked(answers, options)
  if (question?.kind !== 'choice') throw new Error('expected a choice')
  return question
}
const refusedIn = (answers: readonly Told[], options: readonly string[] = []) =>
  choicesOf(answers, options).choices.flatMap(({ key, refused }) =>
    refused === undefined ? [] : [[key, refused.rule]],
  )

const AVERAGE = [7, 7, 7, 7, 7, 7]
const LEARNED = [7, 7, 7, 7, 8, 7]
/** Into the scouts, and through survival. */
const SCOUT = ['scouts', 12, 12]

describe('what is refused', () => {
  test('traveller.chargen.skill-table-choice: the fourth table without education, until a roll brings it', () => {
    const first = refusedIn([...AVERAGE, ...SCOUT])
    expect(first).toEqual([['advanced-education-8', 'traveller.chargen.skill-table-choice']])
    expect(refusedIn([...LEARNED, ...SCOUT])).toEqual([])
    // The scouts' first table has education at 5: it opens the fourth table for the next roll.
    expect(refusedIn([...AVERAGE, ...SCOUT, 'personal-development', 5])).toEqual([])
    expect(() => asked([...AVERAGE, ...SCOUT, 'advanced-education-8'])).toThrow(
      'barred by traveller.chargen.skill-table-choice: it needs education 8 or more',
    )
  })
  test('traveller.chargen.enlistment-limits: nobody is made to enlist, unless the campaign says so', () => {
    expect(refusedIn(AVERAGE)).toEqual([])
    expect(refusedIn(AVERAGE, ['everybody-enlists'])).toEqual([['none', 'traveller.chargen.enlistment-limits']])
    expect(() => asked([...AVERAGE, 'none'], ['everybody-enlists'])).toThrow('everybody has to try')
  })
  test('traveller.chargen.mustering-choice: cash after three rolls', () => {
    const term = [12, 'service-skills', 2, 'service-skills', 2, 7, 'stay']
    const four = [...term, ...term, ...term, 12, 'service-skills', 2, 'service-skills', 2, 12, 12, 12, 7, 'leave']
    const left = [...AVERAGE, 'scouts', 12, ...four]
    expect(refusedIn(left)).toEqual([])
    const cash = ['cash', 3, 'cash', 3, 'cash', 3]
    expect(refusedIn([...left, ...cash])).toEqual([['cash', 'traveller.chargen.mustering-choice']])
    const { play } = asked([...left, ...cash, 'benefits', 1])
    expect(play.outcome).toEqual({ result: 'finished' })
    expect(play.state.estate).toMatchObject({ cash: 90_000, tickets: ['Low Passage'], mustering_used: 4 })
  })
  test('traveller.chargen.benefit-weapon: skill only in a weapon received, and polearms where they are barred', () => {
    const served = [...AVERAGE, 'army', 12, 12, 2, 'service-skills', 2, 'service-skills', 2, 7, 'stay']
    const twice = [...served, 12, 2, 'service-skills', 2, 7, 'leave']
    const gun = [...twice, 'benefits', 4]
    expect(choicesOf(gun).question).toBe('gun received')
    expect(choicesOf(gun).choices.map(({ key }) => key)).not.toContain('skill in Rifle')
    expect(() => asked([...gun, 'skill in Rifle'])).toThrow('barred by traveller.chargen.benefit-weapon')
    const again = [...gun, 'Shotgun', 'benefits', 4]
    expect(choicesOf(again).choices.map(({ key }) => key)).toContain('skill in Shotgun')
    const { play } = asked([...again, 'skill in Shotgun'])
    expect(play.state.skills).toContainEqual({ skill: 'Shotgun', level: 1 })
    expect(play.state.estate.weapons).toEqual(['Shotgun'])
    const blade = [...AVERAGE, ...SCOUT, 'service-skills', 2, 'service-skills', 2, 7, 'leave', 'benefits', 4]
    expect(refusedIn(blade)).toEqual([])
    expect(refusedIn(blade, ['blade-benefit-no-polearms']).map(([key]) => key)).toContain('Pike')
  })
})

describe('what is asked', () => {
  test('traveller.chargen.draft: a rejected one is drafted, and gets no commission in the first term', () => {
    const { play, question } = asked([...AVERAGE, 'marines', 2, 3, 12])
    expect(play.state).toMatchObject({ service: 'army', drafted: true })
    expect(question).toMatchObject({ kind: 'choice', question: 'skill table' })
  })
  test('traveller.chargen.commission, traveller.chargen.promotion: both in one term, and four skills for it', () => {
    const { question } = asked([...AVERAGE, 'army', 12, 12])
    expect(question).toMatchObject({ kind: 'roll', about: { purpose: 'commission', by: 'Ada' } })
    const promoted = [...AVERAGE, 'army', 12, 12, 12, 12]
    const skill: readonly Told[] = ['service-skills', 2]
    expect(choicesOf(promoted).question).toBe('skill table')
    expect(choicesOf([...promoted, ...skill, ...skill, ...skill]).question).toBe('skill table')
    expect(asked([...promoted, ...skill, ...skill, ...skill, ...skill]).question).toMatchObject({
      about: { purpose: 'reenlistment' },
    })
  })
  test('traveller.chargen.weapon-choice-aid: a gun is offered with what the quick table says of it', () => {
    const { choices, question } = choicesOf([...AVERAGE, 'army', 12, 12, 2, 'service-skills', 3])
    expect(question).toBe('gun')
    expect(choices.find(({ key }) => key === 'Shotgun')?.label).toBe('Shotgun: +DM from 9, -DM to 3, wounds 4D')
    expect(choices).toHaveLength(10)
  })
  test('traveller.chargen.reenlistment: nothing to choose on 12, on a refusal, and after the seventh term', () => {
    const skills: readonly Told[] = ['service-skills', 2, 'service-skills', 2]
    const first = [...AVERAGE, ...SCOUT, ...skills]
    expect(asked([...first, 12]).question).toMatchObject({ about: { purpose: 'survival' } })
    expect(choicesOf([...first, 2]).question).toBe('mustering-out table')
    expect(choicesOf([...first, 11]).question).toBe('reenlistment')
    const aging: readonly Told[] = [12, 12, 12]
    const early = [...SCOUT.slice(2), ...skills, 11, 'stay']
    const late = [...SCOUT.slice(2), ...skills, ...aging, 11, 'stay']
    const seven = [...AVERAGE, 'scouts', 12, ...early, ...early, ...early, ...late, ...late, ...late]
    expect(asked([...seven, 12, ...skills, ...aging, 11]).play.state).toMatchObject({ terms: 7, stage: 'leaving' })
    expect(asked([...seven, 12, ...skills, ...aging, 12]).play.state).toMatchObject({ terms: 7, stage: 'serving' })
  })
  test('traveller.aging.crisis: all throws first, then the crisis, and its months on the body alone', () => {
    const weak = [7, 7, 2, 7, 7, 7]
    const skills: readonly Told[] = ['service-skills', 2, 'service-skills', 2]
    const term = [12, ...skills, 11, 'stay']
    const old = (...rolls: readonly number[]): readonly Told[] => [12, ...skills, ...rolls]
    const three = [...weak, 'scouts', 12, ...term, ...term, ...term]
    const fourth = [...three, ...old(12, 12, 2), 11, 'stay']
    const { play, question } = asked([...fourth, ...old(2, 12, 2)])
    expect(play.state).toMatchObject({ strength: 6, endurance: 0, checked_age: 38 })
    expect(question).toMatchObject({ about: { purpose: 'aging crisis, endurance' } })
    expect(asked([...fourth, ...old(2, 12, 2), 7]).play).toMatchObject({ outcome: { result: 'dead' } })
    const { play: ill } = asked([...fourth, ...old(2, 12, 2), 8, 5])
    expect(ill.state).toMatchObject({ endurance: 1, drug_months: 5, age_months: 38 * 12, stage: 'serving' })
  })
  test('traveller.chargen.mustering-dms: a DM may be declined, and is asked for only where there is one', () => {
    const gambler = [...AVERAGE, 'other', 12, 12, 'service-skills', 2, 'service-skills', 3, 7, 'leave']
    expect(choicesOf([...gambler, 'cash']).question).toBe('DM on the cash table')
    expect(asked([...gambler, 'benefits']).question).toMatchObject({ about: { purpose: 'benefits' } })
    expect(asked([...gambler, 'cash', 'apply', 6]).play.state.estate.cash).toBe(100_000)
    expect(asked([...gambler, 'cash', 'decline', 6]).play.state.estate.cash).toBe(50_000)
  })
  test('traveller.chargen.noble-titles, traveller.chargen.rank-in-name: title and rank as they are liked', () => {
    const noble = [7, 7, 7, 7, 7, 12, 'none']
    expect(choicesOf(noble).choices.map(({ key }) => key)).toEqual([
      'Baron',
      'Baronet',
      'Baroness',
      'von',
      'haut',
      'hault',
      'none',
    ])
    const styled = (told: readonly Told[]) => asked(told).play.state.person.styled_name
    expect(styled([...noble, 'Baroness'])).toBe('Baroness Ada')
    expect(styled([...noble, 'von'])).toBe('von Ada')
    expect(styled([...noble, 'none'])).toBe('Ada')
    const officer = [
      ...AVERAGE,
      'army',
      12,
      12,
      12,
      2,
      'service-skills',
      2,
      'service-skills',
      2,
      'service-skills',
      2,
      2,
    ]
    expect(styled([...officer, 'enough', 'use'])).toBe('Lieutenant Ada')
    expect(styled([...officer, 'enough', 'leave out'])).toBe('Ada')
  })
})

test('traveller.proc.character-creation: a career that is put away goes on as it would have', () => {
  const half: readonly Told[] = [...AVERAGE, ...SCOUT, 'service-skills', 1]
  const { play, world } = asked(half)
  const again = resume(world, careerPlay.procedures, JSON.parse(JSON.stringify(play.save())))
  for (const one of [play, again]) for (const told of ['ATV', 'service-skills', 6]) one.answer(answerOf(told))
  expect(again.state).toEqual(play.state)
  expect(again.questions).toEqual(play.questions)
  expect(again.state.skills).toContainEqual({ skill: 'ATV', level: 1 })
})
