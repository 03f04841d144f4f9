import { compose, type Json, show } from '@umpire/engine'
import { tensided } from '@umpire/tensided'
import { choosable, encounterFile, startOf } from '@umpire/tensided/at-table'
import { fightPlay } from '@umpire/tensided/fight'
import { describe, expect, test } from 'vitest'
import { inCommon } from '../../../text/hundred.ts'

import { answerTo } from './answers.ts'
import type { Fate, OddsAnswer, OddsAsk, Plan } from './ask.ts'

const [demo] = tensided.demos
if (demo === undefined) throw new Error('there is a demo')
const chosen = { options: [], settings: {} }
const { silent } = compose(choosable, chosen)
const begun = { ...startOf(encounterFile.read(demo.given, 'demo'), 'demo', silent), stage: 'fight' as const }
const seenBy = (fight: typeof begun, role: 'gm' | 'player'): Json =>
  show(fight, fightPlay.sight, { role, actors: role === 'gm' ? [] : ['Vera'] }) ?? null
const master = seenBy(begun, 'gm')
const player = seenBy(begun, 'player')

function ask<K extends OddsAsk['kind']>(message: Extract<OddsAsk, { kind: K }>): Extract<OddsAnswer, { kind: K }> {
  const answer = answerTo(message)
  const isOf = (one: OddsAnswer): one is Extract<OddsAnswer, { kind: K }> => one.kind === message.kind
  if (!isOf(answer)) throw new Error(`expected an answer to ${message.kind}`)
  return answer
}

const isWhole = ({ unhurt, hurt, down, dead }: Fate): boolean => {
  const { ways, of } = inCommon([unhurt, hurt, down, dead])
  return ways.reduce((sum, one) => sum + one, 0n) === of
}

describe('the field', () => {
  test('tells where somebody may go, at the easiest pace', () => {
    const { ways, paces } = ask<'field'>({ kind: 'field', state: master, chosen, who: 'Vera', eyes: null })
    expect(paces).toEqual({ walk: 2, run: 5, sprint: 8 })
    for (const { metres, pace } of ways) expect(metres).toBeLessThanOrEqual(paces[pace])
    expect(new Set(ways.map(({ pace }) => pace)).size).toBe(3)
  })
  test('tensided.ranged.sighting: tells what every distance adds', () => {
    const { bands, sights } = ask<'field'>({ kind: 'field', state: master, chosen, who: 'Vera', eyes: null })
    const dfAt = (metres: number) => bands.find(({ to }) => metres <= to)?.df
    // A marksman sees three quarters of it; what was not aimed counts three times from 10 m on.
    expect([dfAt(13.3), dfAt(13.4), dfAt(22)]).toEqual([0, 5, 5])
    for (const { metres, df } of sights) expect(dfAt(metres)).toBe(df)
  })
  test('hides from a player what nobody of his sees', () => {
    const { seen } = ask<'field'>({ kind: 'field', state: player, chosen, who: 'Vera', eyes: ['Vera'] })
    expect(seen).toContain('2,6')
    expect(seen).not.toContain('9,9')
  })
  test('tensided.combat.round: tells what was declared in the order in which it is done', () => {
    const standing = begun.standing.map(one => ({
      ...one,
      acts: one.id === 'Vera' ? ['shoot:0', 'shoot:0'] : one.id === 'Sledge' ? ['move:run'] : [],
    }))
    const state = seenBy({ ...begun, standing }, 'gm')
    const { order } = ask<'field'>({ kind: 'field', state, chosen, who: 'Vera', eyes: null })
    expect(order.map(({ who, pass, step }) => [who, pass, step])).toEqual([
      ['Vera', 0, 'ranged'],
      ['Sledge', 0, 'movement'],
      ['Vera', 1, 'ranged'],
    ])
  })
})

const SHOOT = { kind: 'shoot', arm: 0 } as const
const AT_ROOK = { kind: 'shot', target: 'Rook', how: 'usual', where: 'any', through: false } as const

describe('a round that is thought of', () => {
  const draft = (plan: Plan, at: number) =>
    ask<'draft'>({ kind: 'draft', state: master, chosen, who: 'Vera', plan, at })
  test('is proposed where there is none', () => {
    const { plan, choices, barred } = draft([], 0)
    expect(plan.length).toBeGreaterThan(0)
    expect(choices.map(({ key }) => key)).toContain('shoot:0')
    expect(barred).toBeNull()
  })
  test('is filled in, and tells what else could be done in its place', () => {
    const { plan, sayings, more } = draft([{ act: SHOOT }], 0)
    expect(plan[0]?.says).toMatchObject({ target: expect.stringMatching(/^(Rook|Sledge)$/) })
    expect(sayings.targets.map(({ id }) => id).toSorted()).toEqual(['Rook', 'Sledge'])
    expect(more).toBe(true)
  })
  test('tensided.combat.action-costs: tells which act of it is forbidden', () => {
    const { barred } = draft(
      [
        { act: { kind: 'aim', arm: 0 }, says: { kind: 'person', target: 'Rook' } },
        { act: SHOOT, says: AT_ROOK },
      ],
      0,
    )
    expect(barred).toMatchObject({ at: 1, refused: { rule: 'tensided.combat.action-costs' } })
  })
  test('tells of each attack that it hits, and nothing of what finds nobody', () => {
    const acts = [SHOOT, { kind: 'strike', arm: 2 }] as const
    const { hits } = ask<'hits'>({ kind: 'hits', state: master, chosen, who: 'Vera', before: [], acts })
    expect(hits['shoot:0']?.ways).toBeGreaterThan(0n)
    expect(hits).not.toHaveProperty('strike:2')
  })
})

describe('a round that is weighed', () => {
  const plan = [{ act: SHOOT, says: AT_ROOK }]
  test('tells of each attack the roll and why, and what becomes of everybody', () => {
    const told = ask<'forecast'>({ kind: 'forecast', state: master, chosen, who: 'Vera', plan })
    const [shot] = told.attacks
    expect(shot).toMatchObject({ target: 'Rook', attribute: 12, difficulty: 20, shots: 2 })
    expect(shot?.because.length).toBeGreaterThan(0)
    expect([...told.people, told.own].every(isWhole)).toBe(true)
    expect(told.assumed).toEqual([])
  })
  test('assumes an average person where nothing is known', () => {
    const told = ask<'forecast'>({ kind: 'forecast', state: player, chosen, who: 'Vera', plan })
    expect(told.assumed).toEqual(['Rook'])
  })
  test('tensided.melee.block: tells how likely a block is against whoever is in reach', () => {
    const standing = begun.standing.map(one => (one.id === 'Sledge' ? { ...one, x: 2, y: 6 } : one))
    const state = seenBy({ ...begun, standing }, 'gm')
    const block = [{ act: { kind: 'block', arm: 2 } }] as const
    const { blocks } = ask<'forecast'>({ kind: 'forecast', state, chosen, who: 'Vera', plan: block })
    expect(blocks.map(({ who }) => who)).toEqual(['Sledge'])
    const { chance, difficulty } = ask<'swing'>({ kind: 'swing', state, chosen, who: 'Sledge', at: 'Vera' })
    expect(chance.of).toBe(10n)
    expect(difficulty).toBeGreaterThan(0)
  })
  test('is weighed once more in the middle of it, with what was declared', () => {
    const standing = begun.standing.map(one => (one.id === 'Vera' ? { ...one, acts: ['shoot:0', 'shoot:0'] } : one))
    const state = seenBy({ ...begun, standing }, 'gm')
    const { numbers, told, sayings } = ask<'turn'>({
      kind: 'turn',
      state,
      chosen,
      who: 'Vera',
      question: 'shoot',
      says: AT_ROOK,
    })
    expect(sayings.targets.length).toBe(2)
    // Two acts make both of them harder.
    expect(numbers).toMatchObject({ attribute: 12, difficulty: 22 })
    expect(told?.attacks[0]?.difficulty).toBe(22)
  })
})
