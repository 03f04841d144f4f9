/** Reactions by what is wanted, through a story: every row of every column, and the rolls that follow. */
import { seeded } from '@umpire/dice'
import { compose, type Scripted, simulator } from '@umpire/engine'
import { REACTIONS, SITUATIONS } from '@umpire/gurps/rooms'
import { meeting, played, somebody, storyOf, storyPlay } from '@umpire/gurps/story-fixtures'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../index.ts'
import { reactionRules } from './index.ts'

const all = { options: screenOptions }
const ruleset = compose(all, { options: ['reactions'], settings: {} })
const start = storyOf({ Ada: somebody() })

const meets = (given: object, answers: readonly Scripted[]) =>
  played(meeting, { who: 'Ada', ...given }, ['', ...answers], start, ruleset)

/** One total in each band, from worst to best, as a roll of ten and a modifier. */
const TOTALS = [0, 2, 5, 8, 11, 14, 17, 20]

/** What follows by itself, or is offered and refused. */
const AFTER: { readonly [situation: string]: { readonly [reaction: string]: readonly Scripted[] } } = {
  combat: { good: [''], 'very-good': [''], excellent: [''] },
  commerce: { disastrous: [10] },
  aid: { disastrous: [10], 'very-bad': [10], poor: [''], neutral: [''] },
  information: { disastrous: [10], poor: [''], excellent: [''] },
}

describe('screen.reaction: every column and band through a story', () => {
  const cases = SITUATIONS.flatMap(about =>
    TOTALS.map((total, index) => [about, REACTIONS[index] ?? 'neutral', total] as const),
  )
  test.each(cases)('%s, %s', (about, reaction, total) => {
    const answers = AFTER[about]?.[reaction] ?? []
    const { facts } = meets({ about, situation: total - 10 }, [10, ...answers])
    const [first] = facts
    expect(first).toMatchObject({ about, reaction, total })
    expect(String(first?.['means']).length).toBeGreaterThan(3)
  })
  test('every column says something else of every band', () => {
    const told = SITUATIONS.flatMap(about =>
      TOTALS.map((total, index) => {
        const answers = AFTER[about]?.[REACTIONS[index] ?? ''] ?? []
        return `${about}: ${meets({ about, situation: total - 10 }, [10, ...answers]).facts[0]?.['means']}`
      }),
    )
    expect(new Set(told).size).toBeGreaterThan(SITUATIONS.length * 6)
  })
})

describe('screen.reaction: what follows', () => {
  test('screen.reaction.commerce: a price; or a fight at −2', () => {
    const trade = { about: 'commerce', fair_price: 90, party: 'buys' }
    expect(meets({ ...trade, situation: -8 }, [10]).facts).toMatchObject([{ price: 270 }])
    expect(meets({ ...trade, situation: 7, party_names: 80 }, [10]).facts).toMatchObject([{ price: 80 }])
    expect(meets({ ...trade, situation: -10 }, [10, 18]).facts).toMatchObject([
      { about: 'commerce', means: 'no trade at all', price: null },
      { about: 'combat', total: 6, reaction: 'bad' },
    ])
  })
  test('screen.reaction.aid: after a very bad answer the fight goes no better than neutral', () => {
    const { facts, result } = meets({ about: 'aid', situation: -1 }, [3, 18])
    expect(facts).toMatchObject([{ reaction: 'very-bad' }, { about: 'combat', total: 12 }])
    expect(result).toMatchObject({ reaction: 'neutral' })
  })
  test('screen.reaction.aid: where no fight is possible none is rolled for', () => {
    expect(meets({ about: 'aid', situation: -10, fight_possible: false }, [10]).facts).toHaveLength(1)
  })
  test('screen.reaction.aid: asked again at −2, as often as one likes', () => {
    const { facts } = meets({ about: 'aid' }, [11, 'aid', 12, 'aid', 11, 'aid', 18, ''])
    expect(facts.map(fact => fact['total'])).toEqual([11, 10, 7, 12])
  })
  test('screen.reaction.information: who tells all may help, at +2 and at least poorly', () => {
    const { facts } = meets({ about: 'information', situation: 8 }, [12, 'aid', 3])
    expect(facts).toMatchObject([{ reaction: 'excellent' }, { about: 'aid', total: 13 }])
    const bad = meets({ about: 'information', modifiers: [1] }, [18, 'aid', 3, ''])
    expect(bad.facts).toMatchObject([{ reaction: 'excellent' }, { about: 'aid', total: 7, reaction: 'poor' }])
  })
  test('screen.reaction.combat: friends may be asked for help or information', () => {
    const { facts } = meets({ about: 'combat', fight_in_progress: true }, [14, 'information', 10])
    expect(facts).toMatchObject([{ means: 'flee' }, { about: 'information', total: 11 }])
  })
})

test('every rule of reactions fires through a meeting', () => {
  const counter = ruleset.count()
  const bot = simulator({ ...storyPlay, ruleset }, ({ choices }) => choices[0]?.key ?? '', counter)
  const source = seeded('meetings')
  for (const about of SITUATIONS) bot.run(meeting, meeting.given.read({ who: 'Ada', about }, 'x'), start, source)
  expect(reactionRules.map(({ id }) => id).filter(id => !counter.fired.has(id))).toEqual([])
})
