/** What lasts from one act to the next: cover that is worn down, sights, aim, fire that goes on, and what counts everywhere. */
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../../melee/attack.ts'
import { grapple as grappleRule } from '../../melee/grapple.ts'
import { disarmedAt } from '../attack/disarm.ts'
import { grappledAt } from '../attack/grapple.ts'
import { struckAt } from '../attack/strike.ts'
import { thrownAt } from '../attack/throw.ts'
import { ANY } from '../choice/called-location.ts'
import type { Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'
import { fightOf, type Person } from '../test/people.ts'
import { playRound, under } from '../test/script.ts'

const why = under().silent
const SURE = { ranged: { level: 25, concentrations: ['pistol', 'rifle', 'grenade'] } }
const ada = (more: Partial<Person> = {}): Person => ({ id: 'ada', side: 0, at: [0, 0], is: SURE, ...more })
const bea = (more: Partial<Person> = {}): Person => ({ id: 'bea', side: 0, at: [0, 2], is: SURE, ...more })
const bram = (more: Partial<Person> = {}): Person => ({ id: 'bram', side: 1, at: [8, 0], ...more })
const cleo = (more: Partial<Person> = {}): Person => ({ id: 'cleo', side: 1, at: [8, 4], ...more })

const RIFLE = { weapon: 'Hunting Rifle', kind: 'gun', hands: 2, held: { where: 'both hands', rounds: 5 } } as const
const HEAVY = { weapon: 'Heavy Machinegun', kind: 'gun', hands: 2, held: { where: 'both hands', rounds: 5 } } as const
const PISTOL = { weapon: '9mm Pistol', kind: 'gun', held: { where: 'main hand', rounds: 15, spare: 1 } } as const
const CARBINE = { weapon: 'Carbine', kind: 'gun', hands: 2, held: { where: 'both hands', rounds: 30 } } as const
const KNIFE = { weapon: 'Combat Knife', kind: 'melee', held: { where: 'main hand' } } as const

test('tensided.ranged.cover-damage: what two shots of the same moment take off the cover adds up', () => {
  const cover = { covers: [{ x: 8, y: 0, hp: 100 }] }
  const people = [ada({ brings: [RIFLE] }), bea({ brings: [RIFLE] }), bram({ stands: { cover: 0 } })]
  const acts = { ada: ['shoot:0'], bea: ['shoot:0'] }
  const dice = { shoot: 10, severity: 1 }
  const chosen = { shoot: 'bram/usual/any' }
  expect(playRound(fightOf(people, cover), { acts, dice, chosen }).fight.covers[0]?.hp).toBe(100 - 8 - 8)
  // A weaker shot after a stronger one mends nothing.
  const mixed = [ada({ brings: [HEAVY] }), bea({ brings: [RIFLE] }), bram({ stands: { cover: 0 } })]
  expect(playRound(fightOf(mixed, cover), { acts, dice, chosen }).fight.covers[0]?.hp).toBe(100 - 2 * 20 - 8)
})

describe('tensided.ranged.aim', () => {
  const aimed = { aim: { arm: 0, target: 'bram', extra: 2 } }
  test('further aiming is lost on whoever is shot at in the place of another', () => {
    const fight = fightOf([ada({ brings: [PISTOL], stands: aimed }), bram(), cleo()])
    const at = (target: string) => playRound(fight, { acts: { ada: ['shoot:0'] }, chosen: { shoot: target } }).of('ada')
    expect(at('bram/single/any').aim).toEqual({ arm: 0, target: 'bram', extra: 2 })
    expect(at('cleo/single/any').aim).toEqual({ arm: 0, target: 'cleo', extra: 0 })
  })
  test('what brings the sights down does so before the next act of the round', () => {
    const difficulty = (abilities: readonly 'fast-reload'[], acts: readonly string[], stands: Partial<Standing>) => {
      const one = ada({
        brings: [{ ...PISTOL, held: { ...PISTOL.held, rounds: 4 } }],
        is: { ...SURE, abilities },
        stands,
      })
      const { facts } = playRound(fightOf([one, bram({ at: [15, 0] })]), {
        acts: { ada: acts },
        chosen: { shoot: 'bram/usual/any' },
      })
      return facts.flatMap(fact => (fact.type === 'attacked' ? [fact.values.difficulty] : []))
    }
    const up = { aim: { arm: 0, target: 'bram', extra: 0 } }
    const [aimedShot = 0] = difficulty(['fast-reload'], ['shoot:0', 'reload:0'], up)
    expect(aimedShot).toBe(15 + 2 + 2)
    // At 15 m sights count 2, and a snap shot 10.
    expect(difficulty(['fast-reload'], ['reload:0', 'shoot:0'], up)).toEqual([aimedShot - 2 + 10])
    expect(difficulty(['fast-reload'], ['reload:0', 'shoot:0'], {})).toEqual([aimedShot - 2 + 10])
  })
})

test('tensided.equipment.full-auto: fire that goes on is walked by every act of the round', () => {
  const from = fightOf([ada({ brings: [CARBINE] }), bram({ is: { hp: 100_000 } })])
  const acts = { ada: ['shoot:0', 'shoot:0'] }
  const script = { acts, chosen: { shoot: 'bram/auto/any' } }
  const told = (fight: Fight) => {
    const played = playRound(fight, script)
    const all = played.facts.flatMap(fact => (fact.type === 'attacked' ? [fact.values.difficulty] : []))
    return { all, fight: played.fight }
  }
  const first = told(from)
  const [plain = 0] = first.all
  expect(first.all).toEqual([plain, plain])
  const second = told(first.fight)
  expect(second.all).toEqual([plain - 4, plain - 4])
  expect(told(second.fight).all).toEqual([plain - 4])
})

describe('tensided.fatigue.thresholds: whoever stands spent and bleeds on', () => {
  const bleeding = {
    type: 'cutting',
    first_rate: 8,
    rate: 8,
    rounds: 0,
    internal: false,
    since: 0,
    cmos: 0,
    next_try: 0,
  } as const
  const spent = (short_fp: number) =>
    fightOf([ada(), bram({ stands: { short_fp, out: { state: 'spent', until: 30 }, wounds: [bleeding] } })])
  test('faints at ten', () => {
    const { of, thrown } = playRound(spent(45), { dice: { 'go on': 1 } })
    expect(thrown).toContain('go on')
    expect(of('bram').out?.state).toBe('passed-out')
  })
  test('has no breath to lose before', () => {
    const { of, thrown } = playRound(spent(30), {})
    expect(thrown).not.toContain('go on')
    expect(of('bram').out?.state).toBe('spent')
  })
})

describe('tensided.melee.modifiers: they count for a grip and for a grasp at the weapon as for a blow', () => {
  const near = bram({ at: [1, 0], brings: [KNIFE] })
  const changes = (stands: Partial<Standing>, other: Partial<Standing>, ground: Partial<Fight>) => {
    const numbers = (fight: Fight) => {
      const blow = { by: 0, arm: 0, target: 1, mode: 'strike', where: ANY, free: false, dirty: false } as const
      const grip = grappleRule(grappledAt(fight, { by: 0, target: 1 }, why), why)
      return [
        struckAt(fight, blow, why).difficulty,
        grip.difficulty ?? 0,
        disarmedAt(fight, { by: 0, target: 1 }, why).difficulty,
      ]
    }
    const plain = numbers(fightOf([ada(), near]))
    const now = numbers(fightOf([ada({ stands }), { ...near, stands: other }], ground))
    return now.map((difficulty, index) => difficulty - (plain[index] ?? 0))
  }
  test.each<[string, Partial<Standing>, Partial<Standing>, Partial<Fight>, number]>([
    ['an opening', { waited: { target: 'bram', rounds: 3 } }, {}, {}, -3],
    ['somebody who knows of nothing', {}, { unaware: ['ada'] }, {}, -10],
    ['darkness', {}, {}, { light: 'darkness' }, 4],
    ['a foe who charges', {}, { acts: ['move:run', 'strike:0'], pace: 5 }, {}, -2],
  ])('%s', (_, stands, other, ground, by) => {
    expect(changes(stands, other, ground)).toEqual([by, by, by])
  })
})

test('tensided.melee.grapple: where burdens of the defender count, they do in a grip', () => {
  const given = {
    attacker: { physique: 5, hth_combat: 3 },
    target: { physique: 5, hth_combat: 3, penalties: 4 },
  }
  const difficulty = (reading: boolean) =>
    grappleRule(given, under({ 'tensided.defenders_penalties': reading }).silent).difficulty ?? 0
  const blow = (reading: boolean) =>
    meleeAttack(
      {
        attacker: { athleticism: 5, hth_combat: 3 },
        target: { athleticism: 5, hth_combat: 3, penalties: 4 },
      },
      under({ 'tensided.defenders_penalties': reading }).silent,
    ).difficulty
  expect(difficulty(true) - difficulty(false)).toBe(blow(true) - blow(false))
  expect(difficulty(true)).toBe(difficulty(false) - 4)
})

describe('tensided.ranged.modifiers: a thing thrown at somebody', () => {
  const thrown = (other: Partial<Standing>, ground: Partial<Fight> = {}) => {
    const fight = fightOf([ada({ brings: [KNIFE] }), bram({ stands: other })], ground)
    return thrownAt(fight, { by: 0, arm: 0, target: 1, at: { x: 8, y: 0 } }, why)
  }
  const cover = { covers: [{ x: 8, y: 0, hp: 100 }] }
  const plain = thrown({}).difficulty
  test.each<[string, Partial<Standing>, Partial<Fight>, number, number]>([
    ['who knows of nothing', { unaware: ['ada'] }, {}, -4, 0],
    ['who cannot avoid it', { out: { state: 'unconscious', until: null } }, {}, -4, 0],
    ['who shows a part of himself', { cover: 0, exposed: true }, cover, 5, 0],
    ['who is hidden', { cover: 0 }, cover, 0, 10],
  ])('%s', (_, other, ground, by, resistance) => {
    const { difficulty, cover_resistance } = thrown(other, ground)
    expect([difficulty - plain, cover_resistance]).toEqual([by, resistance])
  })
  test('meets what he is hidden behind', () => {
    const people = [ada({ brings: [KNIFE] }), bram({ stands: { cover: 0 } })]
    const script = { acts: { ada: ['throw:0'] }, chosen: { throw: 'at/bram' }, dice: { throw: 10, severity: 9 } }
    const damage = (ground: Partial<Fight>) =>
      playRound(fightOf(people, ground), script).facts.flatMap(fact =>
        fact.type === 'wounded' ? [fact.values.damage] : [],
      )
    expect(damage({ covers: [{ x: 8, y: 0, hp: 100 }] })).toEqual([2 * 3 * 2 - 5])
  })
})

test('tensided.ranged.shot: whoever stands beside the target is shot at through what he is hidden behind', () => {
  const PUMP = { weapon: 'Pump Action', kind: 'gun', hands: 2, held: { where: 'both hands', rounds: 4 } } as const
  const cleoAt = (stands: Partial<Standing>) => cleo({ at: [32, 1], stands })
  const wounds = (stands: Partial<Standing>) => {
    const fight = fightOf([ada({ brings: [PUMP] }), bram({ at: [32, 0] }), cleoAt(stands)], {
      covers: [{ x: 32, y: 1, hp: 50 }],
    })
    const script = { acts: { ada: ['shoot:0'] }, chosen: { shoot: 'bram/usual/any' }, dice: { shoot: 10 } }
    const { facts } = playRound(fight, script)
    return facts.flatMap(fact => (fact.type === 'wounded' ? [[fact.values.who, fact.values.damage]] : []))
  }
  expect(wounds({})).toEqual([
    ['bram', 18],
    ['cleo', 18],
  ])
  expect(wounds({ cover: 0 })).toEqual([
    ['bram', 18],
    ['cleo', 3],
  ])
})
