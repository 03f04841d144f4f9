import { describe, expect, test } from 'vitest'
import { condition } from '../../condition/condition.ts'
import { SITUATIONS } from '../../reaction/reaction.ts'
import { passTime } from '../body/time.ts'
import { type Story, storyOf } from '../facts/state.ts'
import { run } from '../feats/exertion.ts'
import { meeting } from '../roll/meeting.ts'
import { adventureStart } from '../session/adventure.ts'
import { ruling } from '../session/settle.ts'
import { somebody } from '../test/people-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { perceive, standFirm } from './perceive.ts'

const keen = storyOf({
  Ada: somebody({
    traits: [
      { trait: 'Acute Hearing', level: 3 },
      { trait: 'Alertness', level: 1 },
    ],
  }),
})
const lost = (...parts: readonly string[]): Story => ({
  ...keen,
  conditions: {
    Ada: condition.read(
      { crippled: parts.map(part => ({ part, until: 'never', seconds_left: null, by: 'wounds' })) },
      'Ada',
    ),
  },
})

describe('gurps.procedure.perceive', () => {
  test('gurps.sense.general, hearing, taste-smell: keen senses, and the game master’s modifier', () => {
    const hears = played(perceive, { who: 'Ada', sense: 'hearing', modifier: -2 }, [12], keen)
    expect(hears.last).toMatchObject({ basic: 14, effective: 12, success: true })
    expect(played(perceive, { who: 'Ada', sense: 'taste-smell' }, [12], keen).last).toMatchObject({ effective: 11 })
  })
  test('gurps.sense.vision: by light, and by what eyes there are', () => {
    const sees = { who: 'Ada', sense: 'vision' }
    expect(played(perceive, { ...sees, darkness: -4 }, [7], keen).last).toMatchObject({ effective: 7, success: true })
    expect(played(perceive, { ...sees, total_darkness: true }, [], keen).result).toMatchObject({ allowed: false })
    expect(played(perceive, sees, [], lost('left eye', 'right eye')).result).toMatchObject({ allowed: false })
    expect(played(perceive, { ...sees, sense: 'hearing' }, [], lost('hearing')).result).toMatchObject({
      allowed: false,
    })
  })
})

test('gurps.will.roll: 14 always fails, but not against somebody who talks', () => {
  const strong = storyOf({ Ada: somebody({ traits: [{ trait: 'Strong Will', level: 6 }] }) })
  const resists = (resisting: string) => played(standFirm, { who: 'Ada', resisting }, [14], strong).result
  expect(resists('fear')).toMatchObject({ success: false })
  expect(resists('influence-skill')).toMatchObject({ success: true })
})

test('gurps.gm.settling: dice or a word', () => {
  const asked = { question: 'whether it rains' }
  expect(played(ruling, { ...asked, tool: 'random-roll', times: 2, out_of: 6 }, [2]).result).toEqual({ happens: true })
  expect(played(ruling, { ...asked, tool: 'random-roll', times: 2, out_of: 6 }, [3]).result).toEqual({ happens: false })
  expect(played(ruling, { ...asked, tool: 'success-roll', effective: 9 }, [9]).result).toEqual({ happens: true })
  expect(played(ruling, { ...asked, tool: 'decision', decision: false }, []).result).toEqual({ happens: false })
  expect(() => played(ruling, { ...asked, tool: 'random-roll', times: 7, out_of: 6 }, [])).toThrow(/times/)
})

test('gurps.campaign.game-time and tech-levels: turns are seconds, talk takes its time, a year has its age', () => {
  expect(played(passTime, { activity: 'combat', turns: 12 }, [], keen).state.clock).toBe(12)
  expect(played(passTime, { activity: 'talk', minutes_at_the_table: 3 }, [], keen).state.clock).toBe(180)
  expect(played(passTime, { activity: 'travel', hours: 1 }, [], keen).state.clock).toBe(3600)
  const { notes } = played(adventureStart, { year: 1943 }, [], keen)
  expect(notes).toEqual([expect.stringContaining('tech level 6')])
})

test('gurps.feat.jump-obstacle: a yard more for each', () => {
  expect(played(run, { who: 'Ada', yards: 20, obstacles: 3 }, [], keen).last).toMatchObject({ yards: 23 })
})

test('gurps.reaction.roll: as printed, what is wanted changes nothing and nothing follows', () => {
  for (const about of SITUATIONS) {
    const { facts, result } = played(meeting, { who: 'Ada', about }, ['', 3], keen)
    expect(facts).toMatchObject([{ about, reaction: 'very-bad', means: null, price: null }])
    expect(result).toMatchObject({ follows: null })
  }
})
