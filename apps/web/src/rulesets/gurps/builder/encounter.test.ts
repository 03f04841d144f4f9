import { edit } from '@umpire/gurps/file'
import { expect, test } from 'vitest'
import { answerTo } from '../odds/answers.ts'
import { nobody } from './building/building.ts'
import { encounterFor, MOST_FOES, nameInFight } from './encounter.ts'

const FOES = { template: 'rifleman', nation: 'german', count: 1 }
const problemOf = (given: unknown): unknown => {
  const answer = answerTo({ kind: 'check', file: given, chosen: { options: [], settings: {} } })
  return answer.kind === 'check' ? answer.problem : undefined
}

test.each(['', 'Ada', 'Opponent', 'A: b', 'long '.repeat(40)])('whoever is called “%s” stands on the map', name => {
  const one = edit.identify(nobody(), { name })
  expect(problemOf(encounterFor(one, FOES))).toBeNull()
  expect(problemOf(encounterFor(one, { ...FOES, count: MOST_FOES }))).toBeNull()
  expect(nameInFight(one)).not.toMatch(/[:\n]|^$/)
})
