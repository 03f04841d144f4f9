/** A story by fixed dice: the worked character's adventure, rolls, meetings. */
import { show } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { sheetOf } from '../sheet/sheet.ts'
import { storyPlay } from './index.ts'
import { contest } from './roll/contest.ts'
import { meeting } from './roll/meeting.ts'
import { successRoll } from './roll/success-roll.ts'
import { coerce, speak } from './roll/talk.ts'
import { adventureStart } from './session/adventure.ts'
import { improve, sessionEnd } from './session/session.ts'
import { OBSERVER, played } from './test/played-fixture.ts'

describe('the worked character', () => {
  test('gurps.procedure.adventure-start: Duty calls, Luc stays out, the Patron helps, and only the master knows', () => {
    const { state, entries } = played(adventureStart, { who: ['Mado'] }, [
      [1, 2, 2],
      [5, 3, 3],
      [2, 3, 2],
    ])
    expect(state.adventure.map(({ trait, comes_up }) => [trait, comes_up])).toEqual([
      ['Patron', true],
      ['Duty', true],
      ['Dependent', false],
    ])
    const player = { role: 'player', actors: ['Mado'] } as const
    expect(show(state, storyPlay.sight, player)).not.toHaveProperty('adventure')
    for (const { fact } of entries.slice(1)) {
      if (fact !== undefined) expect(storyPlay.facts.view(fact, player)).toBeUndefined()
    }
  })
  test('gurps.procedure.meeting: looks, voice, curfew and a good story make 11, neutral', () => {
    const met = { who: 'Mado', npc: 'a militia sergeant', observer: OBSERVER, situation: -2, behaviour: 1 }
    const { last } = played(meeting, { ...met, of_the_class: false }, ['', [3, 3, 3]])
    expect(last).toMatchObject({ total: 11, reaction: 'neutral', conduct: null })
  })
  test('gurps.procedure.contest: a nurse fools the guard', () => {
    const given = { who: 'Mado', skill: 'Acting', against_score: 10 }
    expect(
      played(contest, given, [
        [4, 4, 3],
        [3, 4, 4],
      ]).last,
    ).toMatchObject({
      kind: 'quick',
      against_skill: 'IQ',
      winner: 'a',
      margin: 3,
      against_margin: -1,
    })
  })
  test('gurps.procedure.session-end: an award of 3, and a pistol to 16', () => {
    const { state } = played(sessionEnd, { who: ['Mado'], award: 3 }, [])
    const spent = played(improve, { who: 'Mado', on: 'skill', what: 'Guns (pistol)', to: 16 }, [], state)
    expect(spent.result).toEqual({ allowed: true, cost: 2 })
    const { people } = spent.state
    if (people['Mado'] === undefined) throw new Error('she is there')
    expect(sheetOf(people['Mado']).points).toMatchObject({ creation: 100, awarded: 3, total: 102, unspent: 1 })
    expect(sheetOf(people['Mado']).skills.find(({ skill }) => skill === 'Guns (pistol)')?.level).toBe(16)
  })
})

describe('a success roll', () => {
  test('gurps.roll.repeated-attempts: failures at a task are counted until it is done', () => {
    const given = { who: 'Mado', skill: 'Forgery', task: 'the pass' }
    const once = played(successRoll, given, [12])
    const twice = played(successRoll, given, [11], once.state)
    expect([once.last, twice.last]).toMatchObject([
      { effective: 11, attempt: 1, success: false },
      { effective: 10, attempt: 2, success: false },
    ])
    const done = played(successRoll, given, [9], twice.state)
    expect(done.last).toMatchObject({ effective: 9, attempt: 3, success: true })
    expect(done.state.attempts).toEqual({ Mado: {} })
    expect(played(successRoll, { ...given, failure: 'final' }, [], once.state).result).toMatchObject({
      allowed: false,
      rule: 'gurps.roll.repeated-attempts',
    })
  })
  test('gurps.advantage.luck: the best of three, and not again within the hour', () => {
    const given = { who: 'Bram', skill: 'Stealth', now: '11:58' }
    const { last, state } = played(successRoll, given, [17, 'Luck', 15, 6])
    expect(last).toMatchObject({ success: true, margin: 7, again: 'Luck' })
    expect(state.luck_used).toEqual({ Bram: '11:58' })
    expect(played(successRoll, { ...given, now: '12:01' }, [17], state).last).toMatchObject({
      success: false,
      again: '',
    })
    expect(played(successRoll, { ...given, now: '12:58' }, [17, 'Luck', 15, 6], state).last).toMatchObject({
      success: true,
    })
  })
  test('gurps.advantage.luck: as long as nobody tells the time, none has passed since it was used', () => {
    const timed = played(successRoll, { who: 'Bram', skill: 'Stealth', now: '11:58' }, [17, 'Luck', 15, 6]).state
    const untold = { who: 'Bram', skill: 'Stealth' }
    expect(played(successRoll, untold, [17], timed).last).toMatchObject({ success: false, again: '' })
    const untimed = played(successRoll, untold, [17, 'Luck', 15, 6]).state
    for (const now of [undefined, '12:58']) {
      const again = played(successRoll, now === undefined ? untold : { ...untold, now }, [17], untimed)
      expect(again.last).toMatchObject({ success: false, again: '' })
    }
    for (const next of [
      played(sessionEnd, { who: ['Bram'], award: 1 }, [], untimed),
      played(adventureStart, { who: ['Mado'] }, [18, 18, 18], untimed),
    ]) {
      expect(next.state.luck_used).toEqual({})
      expect(played(successRoll, untold, [17, 'Luck', 15, 6], next.state).last).toMatchObject({ again: 'Luck' })
    }
  })
  test('gurps.advantage.daredevil: offered after a critical failure in the midst of a risk, and that stands', () => {
    const given = { who: 'Bram', skill: 'Stealth', taking_risk: true }
    expect(played(successRoll, given, [18, 'Daredevil', 17]).last).toMatchObject({
      effective: 14,
      success: false,
      again: 'Daredevil',
    })
    expect(() => played(successRoll, { ...given, taking_risk: false }, [18, 'Daredevil', 9])).toThrow(
      'one of keep, Luck',
    )
  })
  test('gurps.advantage.night-vision: and ambidexterity leave a score as it is', () => {
    const hard = { skill: 'Stealth', darkness: -5, off_hand: true }
    expect(played(successRoll, { ...hard, who: 'Bram' }, [13]).last).toMatchObject({ effective: 13, success: true })
    expect(played(successRoll, { ...hard, who: 'Mado' }, [4]).last).toMatchObject({ effective: 4, success: true })
  })
  test('gurps.roll.secret: nobody but the master learns what came of it', () => {
    const { entries, last } = played(successRoll, { who: 'Mado', skill: 'Hearing', secret: 'everything' }, [10])
    expect(last).toMatchObject({ effective: 17, success: true, answer: 'true' })
    const [fact] = entries.flatMap(entry => entry.fact ?? [])
    if (fact === undefined) throw new Error('it was recorded')
    const player = { role: 'player', actors: ['Mado'] } as const
    expect(storyPlay.facts.view(fact, player)).toBeUndefined()
    expect(storyPlay.facts.view(fact, { role: 'gm', actors: [] })?.values).toMatchObject({ margin: 7 })
    expect(entries.flatMap(({ rolls }) => rolls.map(({ secret }) => secret))).toEqual([true])
  })
  test('gurps.skill.telegraphy-speed: some skills tell more', () => {
    expect(played(successRoll, { who: 'Mado', skill: 'Telegraphy' }, [10]).notes).toEqual([
      'Mado, Telegraphy: 45 words a minute.',
    ])
    expect(played(successRoll, { who: 'Bram', skill: 'Tracking' }, [10]).notes).toHaveLength(1)
  })
  test('bad input is refused with its place', () => {
    const tried = (given: object) => () => played(successRoll, given, [10])
    expect(tried({ who: 'Nobody', skill: 'Stealth' })).toThrow('character: expected one of Mado')
    expect(tried({ who: 'Mado', skill: 'Stealth', facts: { moonlit: true } })).toThrow('facts: expected')
    expect(tried({ who: 'Mado', skill: 'Steelth' })).toThrow('perhaps Stealth')
  })
})

describe('meeting and talking', () => {
  test('gurps.social.reputation-recognition: rolled in secret, and it counts', () => {
    const { facts } = played(meeting, { who: 'Mado', observer: OBSERVER }, [7, '', 9])
    expect(facts).toMatchObject([{ recognised: true }, { personal: [5], total: 14, reaction: 'good' }])
  })
  test('gurps.disadvantage.intolerance: somebody who cannot stand him, and of higher Status', () => {
    const given = { who: 'Bram', npc: 'Sergeant', observer: OBSERVER, disliked: true }
    // Charisma 2, dislike −3, two of Status −2.
    expect(played(meeting, given, ['', 12]).last).toMatchObject({ personal: [2, -3, -2], total: 9, conduct: 'hostile' })
  })
  test('gurps.skill.influence: Diplomacy that fails does no harm, and Fast-Talk does', () => {
    const given = { who: 'Mado', npc: 'a clerk', of_the_class: false, observer: {} }
    expect(played(meeting, given, ['Fast-Talk', 17]).result).toMatchObject({ reaction: 'bad' })
    expect(played(meeting, given, ['Diplomacy', 17, 12]).result).toMatchObject({ reaction: 'neutral', total: 12 })
  })
  test('gurps.skill.carousing-result: a round of drinks', () => {
    expect(played(meeting, { who: 'Bram', observer: {}, carousing: true }, ['', 8, 10]).last).toMatchObject({
      personal: [0, 2],
    })
  })
  test('gurps.skill.influence: to coerce is a Quick Contest with Will, where 14 may succeed', () => {
    const given = { who: 'Mado', skill: 'Fast-Talk', npc: 'a guard', npc_will: 15 }
    expect(played(coerce, given, [12, 14]).last).toMatchObject({ margin: 1, will_margin: 1, won: false })
    expect(played(coerce, { ...given, npc: 'Dov', npc_will: null }, [12, 13]).last).toMatchObject({
      will: 13,
      won: true,
    })
  })
  test('gurps.language.conversation: learned, native, or by gestures', () => {
    expect(played(speak, { who: 'Mado', language: 'German' }, [14]).last).toMatchObject({
      effective: 14,
      understood: true,
    })
    expect(played(speak, { who: 'Mado', language: 'French' }, []).last).toMatchObject({ understood: true })
    expect(played(speak, { who: 'Bram', language: 'gestures' }, [18]).last).toMatchObject({ understood: false })
    expect(played(speak, { who: 'Dov', language: 'Navajo' }, []).result).toMatchObject({ allowed: false })
  })
})
