/** The fight in the diner of the notes: dice and choices as written there, state by state. */
import { compose, type Scripted, startPlay } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fight, fightPlay } from '../index.ts'
import { fightOf } from '../test/people.ts'

const VERA = {
  id: 'vera',
  side: 0,
  at: [0, 0],
  stats: { physique: 6, athleticism: 6, coordination: 7, willpower: 6, awareness: 6, dexterity: 6, aptitude: 6 },
  is: {
    player_character: true,
    hp: 14,
    natural_resistance: 6,
    hth: { level: 4, concentrations: ['knife'] },
    ranged: { level: 5, concentrations: ['pistol', 'rifle'] },
    medic: 4,
    merits: ['resilient'],
    flaws: ['enemy', 'tick'],
    abilities: ['marksman', 'point-shooting', 'quick-draw', 'surgical-strike', 'whirlwind'],
    worn: [{ armor: 'Level II vest', without: [], spectra: false }],
  },
  brings: [
    { weapon: '9mm Pistol', kind: 'gun', held: { rounds: 15, spare: 0 } },
    { weapon: 'Combat Knife', kind: 'melee' },
  ],
  stands: { action_points: 1 },
} as const

const ROOK = {
  id: 'rook',
  side: 1,
  at: [20, 0],
  is: {
    ranged: { level: 5, concentrations: ['pistol'] },
    worn: [{ armor: 'Heavy leather jacket', without: [], spectra: false }],
  },
  brings: [
    { weapon: '.38 Revolver', kind: 'gun', condition: 'average', held: { where: 'main hand', rounds: 6, spare: 6 } },
  ],
  stands: { aim: { arm: 0, target: null, extra: 0 } },
} as const

const SLEDGE = {
  id: 'sledge',
  side: 1,
  at: [0, 6],
  stats: { physique: 7 },
  is: { hp: 14, natural_resistance: 7, damage_score: 4, hth: { level: 4, concentrations: ['blunt'] } },
  brings: [{ weapon: 'Baseball Bat', kind: 'melee', held: { where: 'main hand' } }],
} as const

const TOMAS = { id: 'tomas', side: 0, at: [0, -3] } as const

const ruleset = compose(choosable)
const play = startPlay(
  { ...fightPlay, ruleset },
  fight,
  { rounds: 100 },
  fightOf([VERA, TOMAS, ROOK, SLEDGE], { clutter: 'medium' }),
)

const asked = (): string => {
  const [question] = play.questions
  return JSON.stringify(question)?.slice(0, 300) ?? 'nothing'
}

const answerOf = (one: Scripted): Parameters<typeof play.answer>[0] => {
  if (typeof one === 'number') return { total: one }
  return typeof one === 'string' ? { choice: one } : { faces: one }
}

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

/** What everybody declares for the round; whoever is not named does nothing. */
function declare(acts: { readonly [id: string]: readonly string[] }): void {
  const left = new Map(Object.entries(acts).map(([id, keys]) => [id, [...keys]]))
  for (;;) {
    const [question] = play.questions
    if (question?.kind !== 'choice' || !question.question.startsWith('declare')) return
    const { who } = question
    const next = left.get(who)?.shift() ?? (question.question === 'declare' ? 'nothing' : 'enough')
    play.answer({ choice: next, by: who })
  }
}

describe('tensided.proc.combat-round: the fight in the diner', () => {
  test('round 1: Vera takes cover, Rook brings Tomas down', () => {
    declare({ vera: ['cover'], rook: ['shoot:0'] })
    answer('tomas/usual/any', 8, 5, 4, 4, [4])
    expect(of('tomas')).toMatchObject({ status: 'incapacitated', out: { state: 'unconscious' }, wounds: [{ rate: 4 }] })
    expect(play.state.covers).toMatchObject([{ hp: 100 }])
    expect(of('rook').arms[0]?.rounds).toBe(4)
  })
  test('round 2: she draws and fires unaimed, both miss', () => {
    declare({ vera: ['draw:0', 'shoot:0'], rook: ['shoot:0'] })
    answer('vera/usual/any', 9)
    answer('rook/usual/any', 7)
    expect(of('vera').arms[0]?.rounds).toBe(13)
    expect(of('rook').arms[0]?.rounds).toBe(2)
    expect(of('tomas')).toMatchObject({ short_fp: 4 })
  })
  test('round 3: Rook fires through the cover', () => {
    declare({ vera: ['aim:0'], rook: ['shoot:0'] })
    answer('vera/usual/any/through', 'rook', 8, 9, 3)
    expect(of('vera')).toMatchObject({ status: 'injured', halved: false, aim: { arm: 0 } })
    expect(play.state.covers).toMatchObject([{ hp: 100 }])
    expect(of('rook').arms[0]?.rounds).toBe(0)
    expect(of('tomas')).toMatchObject({ short_fp: 8 })
  })
  test('round 4: an aimed shot, and he loads two by hand', () => {
    declare({ vera: ['shoot:0'], rook: ['reload:0'] })
    answer('rook/usual/any', 9, 4, 7)
    expect(of('rook')).toMatchObject({ status: 'wounded', halved: true })
    expect(of('rook').arms[0]?.rounds).toBe(2)
    expect(of('vera').arms[0]?.rounds).toBe(11)
    expect(of('tomas')).toMatchObject({ short_fp: 12 })
  })
  test('round 5: Sledge charges, the others shoot', () => {
    declare({ vera: ['shoot:0'], rook: ['shoot:0'], sledge: ['move:run', 'strike:0'] })
    answer('sledge/usual/any', 'vera/usual/any', 6, 1)
    answer('0,1')
    answer('vera/strike/any', 8, 6, 5)
    expect(of('vera')).toMatchObject({ status: 'wounded', halved: true })
    expect(of('rook').arms[0]).toMatchObject({ jammed: true, rounds: 2 })
    expect(of('sledge')).toMatchObject({ short_fp: 1 })
    expect(of('tomas')).toMatchObject({ short_fp: 16, wounds: [{ rate: 3 }] })
  })
  test('round 6: knife against bat', () => {
    declare({ vera: ['drop:0', 'draw:1', 'strike:1', 'strike:1'], rook: ['clear:0'], sledge: ['strike:0'] })
    answer('vera/strike/any', 5, 'swing', 2)
    expect(
      of('vera')
        .arms.map(({ where }) => where)
        .slice(0, 2),
    ).toEqual(['dropped', 'main hand'])
    answer('sledge/thrust/any', 8, 6, 3)
    expect(of('sledge')).toMatchObject({ status: 'wounded', halved: false })
    answer('sledge/thrust/any', 7, 7, 8)
    expect(of('sledge')).toMatchObject({ status: 'critical', halved: false, short_fp: 7, wounds: [{ rate: 1 }] })
    expect(of('vera')).toMatchObject({ short_fp: 2 })
    expect(of('rook').arms[0]).toMatchObject({ jammed: false, rounds: 2 })
    expect(of('tomas')).toMatchObject({ short_fp: 19 })
  })
  test('round 7: Sledge falls, and Rook misses for the last time', () => {
    declare({ vera: ['strike:1'], rook: ['shoot:0'], sledge: ['strike:0'] })
    answer('sledge/thrust/any', 'vera/strike/any', 'swing', 6, 9, 9, 2, 10, 'vera/usual/any', 10)
    expect(of('sledge')).toMatchObject({ status: 'comatose', short_fp: 14, wounds: [{ rate: 2 }], coma: { due: 67 } })
    expect(of('vera')).toMatchObject({ short_fp: 3 })
    expect(of('rook').arms[0]?.rounds).toBe(0)
    expect(of('tomas')).toMatchObject({ short_fp: 17, long_fp: 5 })
  })
  test('rounds 8 to 10: she runs to Tomas, stops the blood and wakes him', () => {
    declare({ vera: ['move:run'] })
    expect(of('vera').pace).toBe(3.75)
    answer('0,-2')
    expect(of('tomas')).toMatchObject({ short_fp: 20, long_fp: 5, wounds: [{ rate: 2 }] })
    declare({ vera: ['treat'] })
    answer('tomas', 2)
    expect(of('tomas')).toMatchObject({ short_fp: 20, wounds: [] })
    declare({ vera: ['wake'] })
    answer('tomas', 10)
    expect(of('tomas')).toMatchObject({ status: 'incapacitated', out: null })
  })
})
