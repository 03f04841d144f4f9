/**
 * A recorded game of five against six in three encounters. After a change that is meant to alter it, write it anew:
 *
 *     UMPIRE_RECORD=1 npx vitest run recorded-game && npx biome check --write fixtures
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compose, firedIn, replay, resume } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { attackRules } from '../combat/attack/index.ts'
import { encounterRules } from '../combat/encounter/index.ts'
import { equipmentRules } from '../equipment/index.ts'
import { loadRules } from '../load/index.ts'
import { choosable } from '../ruleset/rules.ts'
import { encounterFile, startOf } from './enter/file.ts'
import { encounterFacts } from './facts/facts.ts'
import { encounterPlay } from './index.ts'
import { FIVE_AGAINST_SIX } from './test/five-against-six.ts'
import { NOT_IN_A_FIGHT } from './test/not-in-a-fight.ts'
import { begun, played, type RecordedEncounter, record } from './test/record-game.ts'

const FILE = join(import.meta.dirname, '../../../../fixtures/games/traveller-five-against-six.json')

const ruleset = compose(choosable)
const world = { ...encounterPlay, ruleset }

if (process.env['UMPIRE_RECORD'] !== undefined) {
  mkdirSync(dirname(FILE), { recursive: true })
  const encounters = FIVE_AGAINST_SIX.map(script => record(world, script))
  writeFileSync(FILE, JSON.stringify({ system: 'traveller', title: 'Five against six', encounters }))
}

const { encounters }: { readonly encounters: readonly RecordedEncounter[] } = JSON.parse(readFileSync(FILE, 'utf8'))
const startOfFile = (written: unknown) => startOf(encounterFile.read(written, 'file'), 'file', ruleset.silent)

describe('traveller.proc.encounter: the recorded game', () => {
  test('holds three encounters of five against six', () => {
    expect(encounters.map(({ title }) => title)).toEqual(FIVE_AGAINST_SIX.map(({ title }) => title))
    for (const { file } of encounters) {
      const { roster } = startOfFile(file)
      expect([0, 1].map(side => roster.filter(({ party }) => party === side).length)).toEqual([5, 6])
    }
  })

  for (const { title, file, answers, facts } of encounters) {
    const whole = begun(world, file, answers)

    test(`${title}: the facts alone make the end, without dice or rules`, () => {
      const read = facts.map((fact, index) => encounterFacts.read(fact, `fact ${index}`))
      expect(replay(startOfFile(file), read, world.evolve)).toEqual(whole.state)
    })
    test(`${title}: the answers alone make the same facts, and the script the same answers`, () => {
      expect(whole.outcome).toBeDefined()
      expect(whole.entries.flatMap(({ fact }) => fact ?? [])).toEqual(facts)
      const script = FIVE_AGAINST_SIX.find(known => known.title === title)
      const again = script && played(world, script)
      expect(again?.save().answers).toEqual(answers)
      expect(again?.entries).toEqual(whole.entries)
    })
    test(`${title}: put away at any quarter of it and taken up, it comes to the same end`, () => {
      for (const share of [0, 1, 2, 3, 4]) {
        const stop = Math.floor((answers.length * share) / 4)
        const saved: unknown = JSON.parse(JSON.stringify(begun(world, file, answers.slice(0, stop)).save()))
        const later = resume(world, encounterPlay.procedures, saved)
        for (const answer of answers.slice(stop)) later.answer(answer)
        expect(later.state).toEqual(whole.state)
        expect(later.outcome).toEqual(whole.outcome)
        expect(later.entries).toEqual(whole.entries)
      }
    })
    test(`${title}: answers that were tampered with are refused`, () => {
      const saved = whole.save()
      const spoilt = saved.answers.map(answer => ('total' in answer && answer.total === 9 ? { total: 2 } : answer))
      expect(() => resume(world, encounterPlay.procedures, { ...saved, answers: spoilt })).toThrow()
    })
  }

  test('every kind of fact happens in it', () => {
    const happened = new Set(encounters.flatMap(({ facts }) => facts.map(({ type }) => type)))
    expect([...happened].toSorted()).toEqual(
      [
        ...['surprised', 'met', 'avoided', 'triedToEscape', 'fightBegan', 'moved', 'gotAway', 'surrendered', 'drew'],
        ...['drewFirst', 'attacked', 'misfired', 'wounded', 'finishedOff', 'workedOn', 'pickedUp', 'lostSurprise'],
        ...['leaderKilled', 'testedMorale', 'letGo', 'switchedMode', 'roundEnded', 'recoveredHalfWay', 'ended'],
      ].toSorted(),
    )
  })

  test('every rule of combat, equipment and load fires in it that can fire in a fight', () => {
    const entering = ruleset.count()
    const fired = new Set<string>()
    for (const { file, answers } of encounters) {
      startOf(encounterFile.read(file, 'file'), 'file', entering)
      for (const id of firedIn(begun(world, file, answers).entries).keys()) fired.add(id)
    }
    for (const id of entering.fired.keys()) fired.add(id)
    const silent = [...encounterRules, ...attackRules, ...equipmentRules, ...loadRules]
      .map(({ id }) => id)
      .filter(id => !fired.has(id))
    expect(silent.toSorted()).toEqual(Object.keys(NOT_IN_A_FIGHT).toSorted())
  })
})
