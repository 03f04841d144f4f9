/** One definition: scripted, played, put away as plain data and taken up in another process. */
import { spawnSync } from 'node:child_process'
import { seeded } from '@umpire/dice'
import { describe, expect, test } from 'vitest'
import { explain, type PlayAnswer, replay, resume, script, startPlay, throwing, worldOf } from '../src/index.ts'
import { demo, duel, duelStart, exchange } from './index.ts'

const world = worldOf(demo)
const blow = { attacker: 'Ada', defender: 'Bram', aimed: false }

describe('script', () => {
  const { result, state, entries } = script(world, exchange, blow, duelStart, [9, 'parry', 12, [5, 6], 13, [1, 1]])

  test('a worked exchange comes out as the inventory says', () => {
    // Attack 9 against 11 hits; parry 12 against 6 fails; 11 damage less 4 armour is 7, times 1.5 is 10;
    // 20 is over 12, so 13 against health 12 falls; nerve 2 + 10 is over 9: gives up.
    expect(result).toBe('out')
    expect(state.fighters['Bram']).toMatchObject({ hit_points: 4, down: true, out: true })
    expect(entries.map(({ fact }) => fact?.type)).toEqual(['wounded', 'wavered'])
  })
  test('every fact holds its dice and its reasons', () => {
    expect(entries[0]?.rolls.map(({ purpose, faces, total }) => [purpose, faces, total])).toEqual([
      ['attack', [], 9],
      ['parry', [], 12],
      ['damage', [5, 6], 11],
      ['knockdown', [], 13],
    ])
    expect(explain(entries[0]?.why ?? [])).toMatchInlineSnapshot(`
      [
        "Effective skill = 11 [demo.attack.skill]",
        "  effective skill 11",
        "    +13 skill",
        "    −2 light",
        "      Light = −2 [demo.attack.light]",
        "        Light: dusk → −2",
        "    (+2 aim: not aimed)",
        "3d6 for attack: 9",
        "Success roll = yes [demo.core.success]",
        "  roll: 9 ≤ 11? yes",
        "  outcome: yes (roll against the number); did not apply: 3 and 4 always succeed, 17 and 18 always fail",
        "Which defenses are allowed = yes [demo.defense.allowed]",
        "Which defenses are allowed = yes [demo.defense.allowed]",
        "Bram chose parry (defense)",
        "Parry = 6 [demo.defense.parry]",
        "  parry 6",
        "    +6 half skill",
        "      half skill: 6 rounded down → 6",
        "    (+1 buckler: no buckler)",
        "3d6 for parry: 12",
        "Success roll = no [demo.core.success]",
        "  roll: 12 ≤ 6? no",
        "  outcome: no (roll against the number); did not apply: 3 and 4 always succeed, 17 and 18 always fail",
        "2d6 for damage: 5 6 = 11",
        "Penetration = 7 [demo.wound.penetration]",
        "  past the armour 7",
        "    +11 damage",
        "    −4 armour",
        "  penetration: 7, at least 0 → 7",
        "Injury = 10 [demo.wound.injury]",
        "  injury 10.5",
        "    ×7 penetration",
        "    ×1.5 sword",
        "      Wound multiplier: sword → 1.5",
        "  injury: 10.5 rounded down → 10",
        "Knockdown = roll_needed yes [demo.wound.knockdown]",
        "  twice the injury against health: 20 > 12? yes",
        "3d6 for knockdown: 13",
        "Knockdown = roll_needed yes, falls yes [demo.wound.knockdown]",
        "  twice the injury against health: 20 > 12? yes",
        "  Success roll = no [demo.core.success]",
        "    roll: 13 ≤ 12? no",
        "    outcome: no (roll against the number); did not apply: 3 and 4 always succeed, 17 and 18 always fail",
      ]
    `)
  })
  test('replaying the facts gives the same state, and rolls nothing', () => {
    const stored: unknown = JSON.parse(JSON.stringify(entries))
    const facts = Array.isArray(stored) ? stored.map(({ fact }) => demo.facts.read(fact)) : []
    expect(replay(duelStart, facts, demo.evolve)).toEqual(state)
  })

  const wrong: readonly (readonly [Parameters<typeof script>[4], string])[] = [
    [[9], "script: expected more answers: demo.proc.exchange asks for Bram's choice, defense, got 1"],
    [[14, 'dodge'], 'script: expected 1 answers, because demo.proc.exchange is over by then, got 2'],
    [['dodge'], 'answer: expected a roll of 3d6 for attack, got'],
    [[19], 'answer: expected a roll of 3d6 for attack, from 3 to 18, got 19'],
    [[9, 'duck'], 'Bram, defense: expected one of dodge, parry, got "duck"'],
    [[[1, 2]], 'Expected a face of a d6 as die 3, found the end'],
    [[[1, 2, 7]], 'Expected a face of a d6 as die 3, found 7'],
  ]
  for (const [answers, message] of wrong) {
    test(`a script that does not fit is refused: ${message}`, () => {
      expect(() => script(world, exchange, blow, duelStart, answers)).toThrow(message)
    })
  }
})

describe('play', () => {
  test('waits at the choice, and an answer that does not fit changes nothing', () => {
    const play = startPlay(world, exchange, blow, duelStart, throwing(seeded('blow')))
    expect(play.questions[0]).toMatchObject({ kind: 'choice', who: 'Bram', question: 'defense' })
    const before = play.save()
    expect(() => play.answer({ choice: 'duck' })).toThrow('expected one of dodge, parry')
    expect(() => play.answer({ total: 7 })).toThrow("expected Bram's choice, defense")
    expect(() => play.answer(JSON.parse('{"choice":"dodge","total":7}'))).toThrow(
      'expected one of faces, total and choice',
    )
    expect(play.save()).toEqual(before)
    play.answer({ choice: 'dodge' })
    expect(play.outcome).toBeDefined()
    expect(() => play.answer({ choice: 'dodge' })).toThrow('expected none, because the play is over')
  })

  /** People throw the dice: every ask is a question, and the play is put away and taken up at each of them. */
  const ANSWERS: readonly PlayAnswer[] = [
    { faces: [3, 3, 3] },
    { choice: 'dodge' },
    { total: 12 },
    { faces: [2, 4] },
    { faces: [2, 1] },
  ]
  test('can be put away at any ask and taken up to the same end', () => {
    const through = startPlay(world, exchange, blow, duelStart)
    for (const answer of ANSWERS) through.answer(answer)
    expect(through.outcome).toEqual({ result: 'wounded' })

    for (let stop = 0; stop <= ANSWERS.length; stop++) {
      const first = startPlay(world, exchange, blow, duelStart)
      for (const answer of ANSWERS.slice(0, stop)) first.answer(answer)
      const saved: unknown = JSON.parse(JSON.stringify(first.save()))
      const second = resume(world, demo.procedures, saved)
      expect(second.questions).toEqual(first.questions)
      for (const answer of ANSWERS.slice(stop)) second.answer(answer)
      expect(second.outcome).toEqual(through.outcome)
      expect(second.state).toEqual(through.state)
      expect(second.entries).toEqual(through.entries)
    }
  })

  test('is taken up in another process to the same end', () => {
    const play = startPlay(world, duel, { turns: 100 }, duelStart, throwing(seeded('here')))
    play.answer({ choice: 'dodge' })
    const saved = play.save()
    expect(play.questions).toHaveLength(1)

    const there = `
      import { seeded } from '@umpire/dice'
      import { resume, throwing, worldOf } from '@umpire/engine'
      import { demo } from '@umpire/engine/demo'
      const play = resume(worldOf(demo), demo.procedures, ${JSON.stringify(saved)}, throwing(seeded('there')))
      while (play.questions.length > 0) play.answer({ choice: 'dodge' })
      console.log(JSON.stringify([play.outcome, play.state, play.save().answers.slice(${saved.answers.length})]))
    `
    const { stdout, stderr } = spawnSync('node', ['--input-type=module', '--eval', there], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const [outcome, state, later] = JSON.parse(stdout)

    const here = resume(world, demo.procedures, saved, throwing(seeded('there')))
    while (here.questions.length > 0) here.answer({ choice: 'dodge' })
    expect([here.outcome, here.state, here.save().answers.slice(saved.answers.length)]).toEqual([outcome, state, later])
  })

  const begun = startPlay(world, exchange, blow, duelStart, throwing(seeded('blow'))).save()
  const spoilt: readonly (readonly [string, unknown, string])[] = [
    [
      'of an unknown procedure',
      { ...begun, procedure: 'demo.proc.dance' },
      'saved.procedure: expected one of demo.proc.exchange, demo.proc.turn, demo.proc.duel, got "demo.proc.dance"',
    ],
    [
      'under other options',
      { ...begun, chosen: { options: ['brutal'], settings: {} } },
      'saved.chosen: expected the options in force',
    ],
    [
      'with answers that do not fit',
      { ...begun, answers: [{ choice: 'dodge' }] },
      'answer 1: expected a roll of 3d6 for attack',
    ],
    [
      'with an answer of two kinds',
      { ...begun, answers: [{ choice: 'dodge', total: 3 }] },
      'expected one of faces, total and choice',
    ],
    ['with a state of another shape', { ...begun, state: {} }, 'saved.state.light: expected one of day, dusk, dark'],
    ['with answers after its end', { ...begun, answers: [{ total: 14 }, { total: 3 }] }, 'some of them after its end'],
    [
      'with entries it does not come to',
      { ...begun, recorded: { count: 5, digest: '' } },
      'saved.recorded: expected a play that goes as it was recorded',
    ],
    [
      'that now goes another way',
      { ...begun, recorded: { count: 0, digest: 'x' } },
      'saved.recorded: expected a play that goes as it was recorded',
    ],
    ['that is no saved play', 7, 'saved: expected an object with the fields procedure'],
  ]
  for (const [what, saved, message] of spoilt) {
    test(`a saved play ${what} is refused`, () => {
      expect(() => resume(world, demo.procedures, saved)).toThrow(message)
    })
  }
})
