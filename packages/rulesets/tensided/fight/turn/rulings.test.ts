/** Rulings and settings as they are seen in a fight. */
import { describe, expect, test } from 'vitest'
import { shotAt } from '../attack/shot-at.ts'
import { struckAt } from '../attack/strike.ts'
import { ANY } from '../choice/called-location.ts'
import { fightState } from '../state/state.ts'
import { fightOf, type Person } from '../test/people.ts'
import { playRound, under } from '../test/script.ts'

const why = under().silent

const ada = (more: Partial<Person> = {}): Person => ({
  id: 'ada',
  side: 0,
  at: [0, 0],
  is: {
    hth: { level: 5, concentrations: ['sword', 'percussion'] },
    ranged: { level: 5, concentrations: ['pistol', 'rifle'] },
  },
  ...more,
})
const bram = (more: Partial<Person> = {}): Person => ({ id: 'bram', side: 1, at: [1, 0], ...more })
const SWORD = { weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } } as const
const GUN = { weapon: '9mm Pistol', kind: 'gun', held: { where: 'main hand', rounds: 15 } } as const

describe('tensided.combat.off-hand: the hand of an attack', () => {
  const skilled = {
    hth: { level: 5, concentrations: ['sword'] },
    ranged: { level: 5, concentrations: ['pistol', 'rifle'] },
  }
  const blow = (
    where: 'main hand' | 'off hand' | 'both hands',
    is: Person['is'] = {},
    stands: Person['stands'] = {},
  ) => {
    const armed = { ...SWORD, held: { where } }
    const fight = fightOf([ada({ brings: [armed], is: { ...skilled, ...is }, stands }), bram()])
    const strike = { by: 0, arm: 0, target: 1, mode: 'slash', where: ANY, free: false, dirty: false } as const
    return struckAt(fight, strike, why).difficulty
  }
  const shot = (where: 'main hand' | 'off hand' | 'both hands', is: Person['is'] = {}) => {
    const armed = { ...GUN, held: { where, rounds: 15 } }
    const fight = fightOf([ada({ brings: [armed], is: { ...skilled, ...is } }), bram({ at: [5, 0] })])
    return shotAt(fight, { by: 0, arm: 0, target: 1, rate: 'usual', where: ANY, through: false }, why).difficulty
  }
  test.each([
    ['blows', blow],
    ['shots', shot],
  ])('%s', (_, difficulty) => {
    const good = difficulty('main hand')
    expect(difficulty('off hand')).toBe(good + 3)
    expect(difficulty('off hand', { merits: ['ambidextrous'] })).toBe(good)
    // Whoever lost the main hand has none but the other, and does worse with both.
    expect(difficulty('off hand', { flaws: ['lefty'] })).toBe(good + 3)
    expect(difficulty('both hands', { flaws: ['lefty'] })).toBe(good + 3 + 4)
    expect(difficulty('main hand', { flaws: ['righty'] })).toBe(good)
    expect(difficulty('both hands', { flaws: ['righty'] })).toBe(good + 4)
    expect(difficulty('both hands')).toBe(good)
  })
  test('a hand that is lost in the fight counts from then on', () => {
    expect(blow('off hand', { merits: ['ambidextrous'] }, { flaws: ['lefty'] })).toBe(blow('main hand') + 3)
  })
})

test('tensided.ranged.modifiers: a being without legs is never a moving target', () => {
  const difficulty = (pace: number, flaws: readonly 'no-legs'[], lost: readonly 'no-legs'[] = []) => {
    const fight = fightOf([ada({ brings: [GUN] }), bram({ at: [5, 0], is: { flaws }, stands: { pace, flaws: lost } })])
    return shotAt(fight, { by: 0, arm: 0, target: 1, rate: 'usual', where: ANY, through: false }, why).difficulty
  }
  const still = difficulty(0, [])
  expect(difficulty(2, [])).toBe(still + 3)
  expect(difficulty(0.5, ['no-legs'])).toBe(still)
  expect(difficulty(0.5, [], ['no-legs'])).toBe(still)
})

describe('tensided.core.diceless: a fight without dice', () => {
  const ruleset = under({ 'tensided.diceless': true })
  const skilled = { hth: { level: 15, concentrations: ['sword'] }, ranged: { level: 25, concentrations: ['pistol'] } }
  test('a blow is held against the difficulty, and every other die reads half of its most', () => {
    const fight = fightOf([ada({ brings: [SWORD], is: skilled, stats: { physique: 8 } }), bram({ brings: [SWORD] })])
    const came = playRound(fight, { acts: { ada: ['strike:0'] }, chosen: { strike: 'bram/slash/any' } }, ruleset)
    expect(came.thrown).toEqual([])
    // Susceptible: 2.5 times 4 is all of his hit points. His will of 10 does not reach 15; a cut bleeds a d8, so 4.
    expect(came.of('bram')).toMatchObject({
      status: 'incapacitated',
      out: { state: 'unconscious' },
      wounds: [{ rate: 4 }],
    })
  })
  test('shots, grips, throws and called hits throw nothing either', () => {
    const fight = fightOf([
      ada({ brings: [GUN, { weapon: 'Grenade', kind: 'grenade' }], is: skilled }),
      bram({ at: [5, 0], is: { hp: 40 } }),
    ])
    const shot = playRound(fight, { acts: { ada: ['shoot:0'] }, chosen: { shoot: 'bram/usual/left eye' } }, ruleset)
    expect(shot.thrown).toEqual([])
    // 1d4 hours: two of them.
    expect(shot.facts).toContainEqual(
      expect.objectContaining({ type: 'maimed', values: expect.objectContaining({ part: 'eye' }) }),
    )
    const covered = playRound({ ...fight, clutter: 'medium' }, { acts: { ada: ['cover'] } }, ruleset)
    expect([covered.thrown, covered.fight.covers.length]).toEqual([[], 1])
    const near = fightOf([ada({ is: { hth: { level: 25, concentrations: ['wrestling'] } } }), bram()])
    expect(playRound(near, { acts: { ada: ['grapple'] } }, ruleset).thrown).toEqual([])
  })
  test('what is not reached by the attribute alone misses', () => {
    const fight = fightOf([ada({ brings: [SWORD] }), bram({ stats: { athleticism: 9 } })])
    const came = playRound(fight, { acts: { ada: ['strike:0'] }, chosen: { strike: 'bram/slash/any' } }, ruleset)
    expect(came.facts).toContainEqual(expect.objectContaining({ values: expect.objectContaining({ came: 'miss' }) }))
  })
})

describe('tensided.melee.block: every hit of the round, or one', () => {
  const fight = fightOf([
    ada({ brings: [SWORD], is: { hth: { level: 9, concentrations: ['sword'] } } }),
    bram({ brings: [SWORD], is: { hth: { level: 9, concentrations: ['sword'] } } }),
  ])
  const twice = {
    acts: { ada: ['strike:0', 'strike:0'], bram: ['block:0'] },
    chosen: { strike: 'bram/slash/any' },
    dice: { strike: 10, block: 10, severity: 10 },
  } as const
  test('as ruled', () => {
    const came = playRound(fight, twice)
    expect(came.thrown.filter(purpose => purpose === 'block').length).toBe(2)
    expect(came.of('bram').status).toBe('healthy')
  })
  test('one', () => {
    const came = playRound(fight, twice, under({ 'tensided.block_stops': 'one-hit' }))
    expect(came.thrown.filter(purpose => purpose === 'block').length).toBe(1)
    expect(came.of('bram').status).not.toBe('healthy')
    expect(came.facts.filter(({ type }) => type === 'blockSpent').length).toBe(1)
  })
})

test('tensided.melee.disarm: a blow is blocked before the weapon is taken', () => {
  const fight = fightOf([ada({ brings: [SWORD] }), bram({ is: { hth: { level: 9, concentrations: ['percussion'] } } })])
  const came = playRound(fight, {
    acts: { ada: ['strike:0'], bram: ['block:0'] },
    chosen: { strike: 'bram/slash/any' },
    dice: { strike: 10, block: 10 },
  })
  const told = came.facts.map(({ type }) => type).filter(type => type === 'attacked' || type === 'snatched')
  expect(told).toEqual(['attacked', 'snatched'])
})

test('tensided.melee.attack: a wounded man sets as much against a blow, or less', () => {
  const fight = fightOf([
    ada({ brings: [SWORD] }),
    bram({ stands: { status: 'critical', short_fp: 5 }, is: { hth_df: 2 } }),
  ])
  const strike = { by: 0, arm: 0, target: 1, mode: 'slash', where: ANY, free: false, dirty: false } as const
  const ruled = struckAt(fight, strike, why).difficulty
  const lower = struckAt(fight, strike, under({ 'tensided.defenders_penalties': true }).silent).difficulty
  expect(ruled - lower).toBe(5 + 1 + 2)
})

test('tensided.combat.action-points: in a fight, too, instant death is final unless the campaign says otherwise', () => {
  const fight = fightOf([
    ada({ brings: [SWORD], is: { hth: { level: 40, concentrations: ['sword'] } } }),
    bram({ is: { player_character: true, hp: 2 }, stands: { action_points: 1 } }),
  ])
  const beheaded = {
    acts: { ada: ['strike:0'] },
    chosen: { strike: 'bram/slash/throat' },
    dice: { strike: 10 },
  } as const
  const dead = playRound(fight, beheaded)
  expect(dead.of('bram')).toMatchObject({ status: 'dead', action_points: 1 })
  const saved = playRound(fight, beheaded, under({ 'tensided.action_points_against_instant_death': true }))
  expect(saved.of('bram').status).not.toBe('dead')
  expect(saved.of('bram').action_points).toBe(0)
})

test('tensided.injury.progression: a scratch leaves marks in a fight where the campaign wants it', () => {
  const fight = fightOf([
    ada({ brings: [SWORD], is: { hth: { level: 40, concentrations: ['sword'] } } }),
    bram({ is: { hp: 1000 }, stands: { status: 'hurt' } }),
  ])
  const scratch = {
    acts: { ada: ['strike:0'] },
    chosen: { strike: 'bram/slash/any' },
    dice: { strike: 10, severity: 5 },
  } as const
  expect(playRound(fight, scratch).of('bram')).toMatchObject({ status: 'hurt', marks: 0 })
  const marking = under({ 'tensided.slight_hits_mark': true })
  expect(playRound(fight, scratch, marking).of('bram')).toMatchObject({ status: 'hurt', marks: 4 })
})

test('tensided.fatigue.clotting: a wound of a fight clots by its first rate where the campaign wants it', () => {
  const wound = {
    type: 'cutting',
    first_rate: 4,
    rate: 3,
    rounds: 2,
    internal: false,
    since: 0,
    cmos: 0,
    next_try: 0,
  } as const
  const fight = fightOf([ada(), bram({ at: [9, 0], stands: { wounds: [wound] } })])
  expect(playRound(fight, {}).of('bram').wounds).toMatchObject([{ rate: 2, rounds: 0 }])
  const first = under({ 'tensided.clotting_by': 'first-rate' })
  expect(playRound(fight, {}, first).of('bram').wounds).toMatchObject([{ rate: 3, rounds: 3 }])
})

test('tensided.proc.combat-round: a fight that was stored before hours were kept opens', () => {
  const fight = fightOf([ada(), bram()])
  const before = fight.standing.map(({ senses: _, cut_off: __, ...one }) => one)
  expect(fightState.read({ ...fight, standing: before }, 'fight')).toEqual(fight)
})
