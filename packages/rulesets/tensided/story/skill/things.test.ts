/** Voices, friends, what is bought, what is sewn on again, and locks that take a while. */
import { describe, expect, test } from 'vitest'
import { leave } from '../../fight/enter/leave.ts'
import { fighterAt } from '../../fight/state/state.ts'
import { fightOf } from '../../fight/test/people.ts'
import { playRound } from '../../fight/test/script.ts'
import { buy } from '../buy.ts'
import { HOUR } from '../facts/clock.ts'
import { storyOf, storyState } from '../facts/state.ts'
import { bodyAfter, people, played, somebody, story, under } from '../test/people.ts'
import { passTime } from '../time/time.ts'
import { askAround, mimic } from './chance.ts'
import { sewOn } from './reattach.ts'
import { resolveRoll } from './resolve.ts'
import { spot } from './spotting.ts'
import { extendedTask } from './task.ts'
import { crack } from './thief.ts'

const told = under({}).silent
const having = (more: Parameters<typeof somebody>[1], stats: Parameters<typeof somebody>[2] = {}) =>
  storyOf({ Ann: somebody('Ann', more, stats), ...people }, told)

describe('tensided.abilities.mimicry: a voice is thrown for once', () => {
  const from = having({ abilities: ['mimicry'] })
  test('and stays as it was thrown', () => {
    const first = played(mimic, { who: 'Ann', whose: 'the mayor' }, [5], from)
    expect(first.result).toEqual({ allowed: true, success: true, chance: 50 })
    const again = played(mimic, { who: 'Ann', whose: 'the mayor' }, [], first.state)
    expect(again.result).toEqual({ allowed: true, success: true, chance: 50 })
    const other = played(mimic, { who: 'Ann', whose: 'her aunt' }, [6], again.state)
    expect(other.result).toEqual({ allowed: true, success: false, chance: 50 })
  })
  test('what nobody can do is refused, what anybody of the third level can needs no die', () => {
    const barred = { allowed: false, rule: 'tensided.abilities.mimicry' }
    expect(played(mimic, { who: 'Ann', whose: 'the mayor', same_gender: false }, [], from).result).toMatchObject(barred)
    expect(played(mimic, { who: 'Tomas', whose: 'the mayor' }, [], from).result).toMatchObject(barred)
    const third = having({ abilities: ['mimicry', 'mimicry', 'mimicry'] })
    const given = { who: 'Ann', whose: 'the mayor', same_gender: false }
    expect(played(mimic, given, [], third).result).toMatchObject({ success: true, chance: 100 })
  })
})

describe('tensided.traits.information: friends are asked once about each predicament', () => {
  const from = having({ traits: [{ key: 'contacts' }] })
  test('by their chance', () => {
    const first = played(askAround, { who: 'Ann', predicament: 'the missing ship' }, [1], from)
    expect(first.result).toMatchObject({ allowed: true, success: true })
    const again = played(askAround, { who: 'Ann', predicament: 'the missing ship' }, [], first.state)
    expect(again.result).toMatchObject({ success: true })
    const other = played(askAround, { who: 'Ann', predicament: 'a cure' }, [10], again.state)
    expect(other.result).toMatchObject({ success: false })
  })
  test('who has none is refused; without dice half of the most is read', () => {
    expect(played(askAround, { who: 'Tomas', predicament: 'x' }, [], from).result).toMatchObject({
      allowed: false,
      rule: 'tensided.traits.information',
    })
    const diceless = under({ 'tensided.diceless': true })
    const friends = having({ traits: [{ key: 'networked' }] })
    const came = played(askAround, { who: 'Ann', predicament: 'x' }, [], friends, diceless)
    expect(came.result).toMatchObject({ success: true })
  })
  test('a story stored before there was such a memory opens', () => {
    const { chances: _, ...before } = from
    expect(storyState.read(before, 'story').chances).toEqual({})
  })
})

describe('tensided.traits.starting-money: things are bought with what is left', () => {
  const from = having({})
  test('a gun at its price by condition, then a coat of mail that is too dear', () => {
    const gun = played(buy, { who: 'Ann', gun: '9mm Pistol', condition: 'average', rounds: 15 }, [], from)
    expect(gun.result).toMatchObject({ allowed: true, price: 125, left: 1875 })
    expect(gun.state.people['Ann']?.gear.guns).toMatchObject([{ gun: '9mm Pistol', condition: 'average', rounds: 15 }])
    const dear = played(buy, { who: 'Ann', thing: 'a house', price: 90_000 }, [], gun.state)
    expect(dear.result).toMatchObject({ allowed: false, rule: 'tensided.traits.starting-money' })
    const cheap = played(buy, { who: 'Ann', thing: 'a rope', price: 10 }, [], gun.state)
    expect(cheap.result).toMatchObject({ allowed: true, price: 10, left: 1865 })
  })
  test('weapons, grenades and armour likewise, or at another price', () => {
    const after = ['weapon', 'explosive', 'armor'].reduce((state, kind) => {
      const named = { weapon: 'Combat Knife', explosive: 'Grenade', armor: 'Level II vest' }[kind] ?? ''
      const came = played(buy, { who: 'Ann', [kind]: named }, [], state)
      expect(came.result).toMatchObject({ allowed: true })
      return came.state
    }, from)
    expect(after.people['Ann']?.gear).toMatchObject({
      melee: [{ weapon: 'Combat Knife' }],
      explosives: [{ explosive: 'Grenade', count: 1 }],
      armor: [{ armor: 'Level II vest', worn: false }],
    })
    const gift = played(buy, { who: 'Ann', gun: '9mm Pistol', price: 0 }, [], from)
    expect(gift.result).toMatchObject({ price: 0, left: 2000 })
  })
  test('what no table knows is told', () => {
    expect(() => played(buy, { who: 'Ann', gun: 'Ray Gun' }, [], from)).toThrow('gun: expected a gun of the tables')
    expect(() => played(buy, { who: 'Ann', weapon: 'Spear' }, [], from)).toThrow('price: expected what Spear costs')
    expect(() => played(buy, { who: 'Ann', thing: 'luck' }, [], from)).toThrow('price: expected what luck costs')
    expect(() => played(buy, { who: 'Ann' }, [], from)).toThrow()
  })
})

/** Somebody whose left arm a sword has taken off, or whom it has dazzled: as the fight tells it. */
function struck(where: string, hours: number) {
  const fight = fightOf([
    {
      id: 'ada',
      side: 0,
      at: [0, 0],
      is: { hth: { level: 90, concentrations: ['sword'] } },
      brings: [{ weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } }],
    },
    { id: 'bram', side: 1, at: [1, 0], is: { hp: where === 'left eye' ? 20 : 5 } },
  ])
  const dice = { strike: 10, 'arm-severed': hours, 'blind-1d4-hours': hours }
  const came = playRound(fight, { acts: { ada: ['strike:0'] }, chosen: { strike: `bram/slash/${where}` }, dice })
  const file = leave(somebody('Bram'), fighterAt(came.fight, 1), came.of('bram'), came.fight.round)
  return { came, from: storyOf({ Bram: file, ...people }, told) }
}

describe('tensided.targeting.effects: hours that a fight has thrown are kept', () => {
  test('a dazzled eye comes back when they are over, without another throw', () => {
    const { came, from } = struck('left eye', 3)
    expect(came.of('bram').senses).toEqual([{ part: 'eye', until: 1 + 3 * HOUR }])
    expect(bodyAfter({ state: from }, 'Bram')).toMatchObject({ eyes_hurt: 1, flaws: ['nearsighted'] })
    const soon = played(passTime, { hours: 2 }, [], from)
    expect(bodyAfter(soon, 'Bram').eyes_hurt).toBe(1)
    const later = played(passTime, { hours: 1 }, [], soon.state)
    expect(bodyAfter(later, 'Bram')).toMatchObject({ eyes_hurt: 0, flaws: [], senses: [] })
  })
  test('an arm that is off may be put back in that time, and is never better than crippled', () => {
    const { came, from } = struck('left arm', 2)
    expect(came.of('bram').cut_off).toMatchObject([{ part: 'arm-severed', side: 'left' }])
    const given = { who: 'Dov', patient: 'Bram', part: 'arm-severed' }
    const sewn = played(sewOn, given, [], from)
    expect(sewn.result).toMatchObject({ allowed: true, success: true })
    const body = bodyAfter(sewn, 'Bram')
    expect(body).toMatchObject({ severed: [], cut_off: [] })
    expect(body.limbs.find(({ limb }) => limb === 'left arm')).toMatchObject({
      severed: false,
      status: 'maimed',
      times_maimed: 3,
    })
    expect(sewn.state.people['Bram']?.traits.filter(({ gone }) => !gone)).toEqual([])
    expect(played(sewOn, given, [], sewn.state).result).toMatchObject({ allowed: false })
  })
  test('by a roll where the game master names a number, and not when it is too late', () => {
    const { from } = struck('left arm', 2)
    const given = { who: 'Dov', patient: 'Bram', difficulty: 12 }
    // Aptitude 7 and medicine 4 twice, against 12 and half as much again.
    expect(played(sewOn, given, [2], from).result).toMatchObject({ success: false, mos: -1 })
    expect(played(sewOn, given, [3], from).result).toMatchObject({ success: true, mos: 0 })
    const late = played(passTime, { hours: 3 }, [6, 1], from)
    expect(played(sewOn, given, [], late.state).result).toMatchObject({
      allowed: false,
      because: 'it is too late for it',
    })
    expect(played(sewOn, { ...given, who: 'Bram' }, [], from).result).toMatchObject({ allowed: false })
  })
})

describe('tensided.core.campaign-settings: other readings in a story', () => {
  test('tensided.skills.security-time: a lock is a long task in seconds', () => {
    const given = { who: 'Dov', base_df: 6 }
    expect(played(crack, given, [5]).result).toMatchObject({ success: true, seconds: 1 })
    const slow = under({ 'tensided.lock_picking': 'extended' })
    const came = played(crack, given, [8, 4, 8], story(), slow)
    // 5 and twice 3, with 8: ten over nine each time.
    expect(came.result).toMatchObject({ success: true, mos: 20, seconds: 4 })
  })
  test('tensided.core.extended: the time of the deciding roll', () => {
    const given = { who: 'Dov', name: 'a book', skill: 'music', difficulty: 1, success_at: 5, unit: 'hours' }
    expect(played(extendedTask, given, [5]).state.clock).toBe(0)
    const all = under({ 'tensided.extended_last_interval': true })
    expect(played(extendedTask, given, [5, 7], story(), all).state.clock).toBe(7 * HOUR)
  })
  test('tensided.core.critical-botch: a natural 10 is critical, and told so', () => {
    const natural = under({ 'tensided.criticals_by': 'natural' })
    const given = { who: 'Vera', skill: 'spot', difficulty: 30 }
    expect(played(resolveRoll, given, [10], story(), natural).result).toMatchObject({ success: false, critical: true })
    expect(played(resolveRoll, given, [10]).result).toMatchObject({ critical: false, botch: true })
  })
  test('tensided.skills.catalog: handcrafting without a stat', () => {
    const alone = under({ 'tensided.crafts_stat': 'none' })
    const from = having({ skills: [{ skill: 'handcrafting', level: 4 }] })
    const given = { who: 'Ann', skill: 'handcrafting', difficulty: 8 }
    expect(played(resolveRoll, given, [1], from).last).toMatchObject({ attribute: 13 })
    expect(played(resolveRoll, given, [1], from, alone).last).toMatchObject({ attribute: 12 })
  })
  test('tensided.skills.spot-modifiers: whoever hides does so with all he has', () => {
    const all = under({ 'tensided.hiding_counts': 'attribute' })
    const given = { who: 'Dov', against: 'Vera', hiding: true, distance: 100 }
    const [level, whole] = [played(spot, given, [1]).last, played(spot, given, [1], story(), all).last]
    expect(Number(whole?.['difficulty']) - Number(level?.['difficulty'])).toBe(6)
  })
})
