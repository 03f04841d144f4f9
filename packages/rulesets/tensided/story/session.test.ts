import { describe, expect, test } from 'vitest'
import { accountOf } from '../character/account.ts'
import { type Story, storyOf } from './facts/state.ts'
import { improve, sessionEnd } from './session.ts'
import { resolveRoll } from './skill/resolve.ts'
import { AS_PRINTED, bodyAfter, people, played, somebody, story, under } from './test/people.ts'
import { passTime } from './time/time.ts'

const fileOf = ({ state }: { readonly state: Story }, who: string) => {
  const found = state.people[who]
  if (found === undefined) throw new Error(`nobody called ${who}`)
  return found
}

describe('the end of a session', () => {
  test('tensided.xp.scheme-arbitrary: an award for everybody who is played; action points are back', () => {
    const came = played(sessionEnd, { award: 14 }, [], story({ Vera: { action_points: 0 } }))
    expect(came.result).toEqual({ allowed: true, earned: [14, 14] })
    expect(bodyAfter(came, 'Vera').action_points).toBe(1)
    expect(fileOf(came, 'Vera').xp).toMatchObject({ earned: 14, ledger: [{ kind: 'award', xp: 14 }] })
    expect(fileOf(came, 'Dov').xp.earned).toBe(0)
    expect(played(sessionEnd, {}, []).result).toMatchObject({ rule: 'tensided.xp.scheme-arbitrary' })
  })
  test('tensided.xp.scheme-encounters: by what was met and won', () => {
    const first = under({ 'tensided.xp_scheme': 1 })
    const given = {
      who: ['Vera'],
      encounters: [{ encounter: 'tough' }, { encounter: 'brutal', won: false }, { encounter: 'easy' }],
    }
    expect(played(sessionEnd, given, [], story(), first).result).toMatchObject({ earned: [12] })
  })
  test('tensided.xp.scheme-use: by the rolls of the session, each skill once in ten minutes', () => {
    const second = under({ 'tensided.xp_scheme': 2 })
    const look = { who: 'Vera', skill: 'spot', difficulty: 12 }
    const failed = played(resolveRoll, look, [1], story(), second)
    const again = played(resolveRoll, look, [1], failed.state, second)
    const later = played(passTime, { minutes: 10 }, [], again.state, second)
    const won = played(resolveRoll, look, [2], later.state, second)
    const idle = played(resolveRoll, { ...look, skill: 'stealth', frivolous: true }, [2], won.state, second)
    const came = played(sessionEnd, { who: ['Vera'] }, [], idle.state, second)
    expect(came.result).toMatchObject({ earned: [1.5] })
    expect(came.state.uses).toEqual({})
  })
  test('tensided.traits.payback: half of it goes to what is owed', () => {
    const owes = storyOf({ Ann: somebody('Ann', { xp: { debt: 4 } }) }, AS_PRINTED.silent)
    const came = played(sessionEnd, { award: 5 }, [], owes)
    expect(came.facts[0]).toMatchObject({ earned: 5, paid_back: 2.5, debt: 1.5 })
    expect(fileOf(came, 'Ann').xp).toMatchObject({ earned: 5, paid_back: 2.5, debt: 1.5 })
  })
  test('tensided.xp.costs and ledger: what it buys, and what it does not', () => {
    const rich = played(sessionEnd, { award: 14 }, [])
    const before = accountOf(fileOf(rich, 'Vera'), AS_PRINTED.silent).available
    const medic = played(improve, { who: 'Vera', skill: 'medic' }, [], rich.state)
    expect(medic.result).toEqual({ allowed: true, available: before - 5 })
    expect(fileOf(medic, 'Vera').skills).toContainEqual(expect.objectContaining({ skill: 'medic', level: 5 }))
    expect(played(improve, { who: 'Vera', ability: 'whirlwind' }, [], rich.state).result).toMatchObject({
      allowed: false,
    })
    expect(
      played(improve, { who: 'Vera', concentration: { skill: 'hth-combat', field: 'sword' } }, [], rich.state).result,
    ).toMatchObject({
      allowed: true,
    })
    expect(played(improve, { who: 'Vera', merit: 'rich' }, [], rich.state).result).toMatchObject({ allowed: false })
    const rid = played(improve, { who: 'Vera', cure: 'tick' }, [], rich.state)
    expect(fileOf(rid, 'Vera').traits).toContainEqual(expect.objectContaining({ key: 'tick', gone: true }))
    expect(() => played(improve, { who: 'Vera' }, [], rich.state)).toThrow('one of skill')
    expect(people.Vera.xp.earned).toBe(0)
  })
})
