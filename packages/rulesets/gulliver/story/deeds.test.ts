import { compose, option, type Replacement, replace } from '@umpire/engine'
import { gurpsWith } from '@umpire/gurps'
import { throwDamage, usualFrame } from '@umpire/gurps/rooms'
import { played, somebody, storyOf } from '@umpire/gurps/story-fixtures'
import { screenOptions } from '@umpire/screen'
import { describe, expect, test } from 'vitest'
import { gulliverOptions } from '../option/index.ts'
import { everyOption, withAll } from '../option/test/fights-fixture.ts'
import { handleBeast, handwork, intimidate, operate } from './among.ts'
import { course } from './course.ts'
import { strain } from './effort.ts'
import { enginePush, inJet, runDown, usePower } from './harms.ts'
import { hurl } from './hurl.ts'
import { follow, sneak } from './sneak.ts'
import { sport } from './sport.ts'
import { spring } from './spring.ts'
import { bearWeight } from './weigh.ts'

const person = (name: string, height_in: number, weight_lb: number, st: number, ...traits: readonly object[]) =>
  somebody({
    traits,
    identity: { name, height_in, weight_lb },
    attributes: { st, dx: 12, iq: 10, ht: 12 },
    skills: [{ skill: 'Throwing', points: 4 }],
  })
/** A man of ten in strength, and a giant of Size +3. */
const people = storyOf({ Ida: person('Ida', 72, 150, 10), Olaf: person('Olaf', 252, 4050, 90) })

const rules = (...keys: readonly string[]) => compose(everyOption(), withAll(...keys))
const AS_ASKED = rules('throwing', 'jumping', 'sports', 'extra-effort', 'stealth-modifiers', 'size-and-society')

/** With something that another book brings along. */
const rulesWith = (replaces: Replacement, ...keys: readonly string[]) => {
  const other = option({ key: 'other', title: 'Other', says: 'Something else.', replaces: [replaces] })
  const { options, settings } = withAll(...keys)
  return compose({ options: [...everyOption().options, other] }, { options: [...options, other.key], settings })
}

test('gulliver.throw.td: a pound by strength against the mass of arm and stone, farther all out, on the run and from above', () => {
  const thrown = (more: object) =>
    played(hurl, { who: 'Ida', weight_lb: 2, ...more }, [], people, rules('throwing')).result
  // 10 × 10 over an arm of 3 pounds and the stone; Throwing 12 adds a tenth; the hand is two yards up.
  expect(thrown({})).toMatchObject({ allowed: true, yards: expect.closeTo(20 * 1.1 + 2, 6) })
  expect(thrown({ all_out: true })).toMatchObject({ yards: expect.closeTo(20 * 1.3 + 2, 6) })
  expect(thrown({ move: 4 })).toMatchObject({ yards: expect.closeTo(22 + 8 + 2, 6) })
  expect(thrown({ g: 0.5 })).toMatchObject({ yards: expect.closeTo(48, 6) })
  expect(thrown({ g: 0 })).toMatchObject({ yards: null })
  expect(thrown({ weight_lb: 61 })).toMatchObject({ allowed: false, rule: 'gulliver.throw.weight-limit' })
})

describe('at somebody', () => {
  const at = (at_yards: number, answers: readonly number[], more: object = {}) =>
    played(
      hurl,
      { who: 'Ida', weight_lb: 2, at_yards, target: 'Olaf', ...more },
      answers,
      people,
      rules('throw-damage'),
    )
  test('gulliver.throw.angles: beyond half of the range it must go high, and beyond all of it nowhere', () => {
    expect(at(12, [12, 3]).facts).toContainEqual(expect.objectContaining({ says: 'hits at 12 yards', success: true }))
    expect(at(20, [12]).last).toMatchObject({ success: false })
    expect(at(25, []).result).toMatchObject({ allowed: false, rule: 'gulliver.throw.angles' })
  })
  test('gulliver.throw.misses: it comes down somewhere', () => {
    expect(at(12, [16]).result).toMatchObject({ allowed: true, yards: 24 })
  })
  test('gulliver.throw.damage: a harder throw does more', () => {
    // 1d − 3 of ST 10, and half of fifty percent more for a run that is thrown flat.
    expect(at(8, [8, 6]).last).toMatchObject({ hp: 3 })
    expect(at(8, [8, 6], { move: 3, all_out: true }).last).toMatchObject({ hp: 4 })
  })
  test('gurps.feat.throw-damage: of a book whose damage is a plain number, many times over', () => {
    const flat = rulesWith(
      replace(throwDamage, () => '2x3'),
      'throwing',
    )
    const given = { who: 'Ida', weight_lb: 2, at_yards: 8, target: 'Olaf' }
    expect(played(hurl, given, [8], people, flat).last).toMatchObject({ hp: 6 })
  })
})

test('gulliver.jump.jd: far, high and from above; who has Extra Effort to spend pays for it', () => {
  const jumped = (more: object, answers: readonly number[] = []) =>
    played(spring, { who: 'Ida', ...more }, answers, people, AS_ASKED)
  // Jd 1, and half a leg.
  expect(jumped({}).result).toMatchObject({ distance: 1.5 })
  expect(jumped({ angle: 90 }).result).toMatchObject({ height: expect.closeTo(0.5 + 1 / 3, 6) })
  expect(jumped({ from_yards: 3 }).result).toMatchObject({ distance: 2.25, height: expect.closeTo(3.5, 6) })
  const strained = jumped({ extra_effort: 2 }, [9])
  expect(strained.result).toMatchObject({ distance: expect.closeTo(1.1 + 0.5, 6) })
  expect(strained.state.conditions['Ida']?.fatigue.ordinary).toBeGreaterThan(0)
  expect(jumped({ g: 0 }).result).toMatchObject({ allowed: false })
})

test('gulliver.jump.body-position: a bolder pose wants momentum and a roll', () => {
  const posed = (roll: number, move: number) =>
    played(spring, { who: 'Ida', pose: 'roll', move }, [roll], people, AS_ASKED).result
  // Jd 1 and half of Move 5, and a leg or half of one.
  expect(posed(6, 5)).toMatchObject({ distance: 4.5 })
  expect(posed(17, 5)).toMatchObject({ distance: 4 })
})

test('gulliver.effort.extra: a roll of HT, percent where it works, fatigue either way', () => {
  const strains = (roll: number) =>
    played(strain, { who: 'Ida', action: 'lifting', levels: 2 }, [roll], people, rules('extra-effort'))
  expect(strains(10).result).toEqual({ effect: 20 })
  expect(strains(11).result).toEqual({ effect: 0 })
  for (const roll of [10, 11]) expect(strains(roll).state.conditions['Ida']?.fatigue.ordinary).toBe(1)
  expect(strains(3).state.conditions['Ida']?.fatigue.ordinary ?? 0).toBe(0)
})

test('gulliver.effort.extra: Strong Will helps, Weak Will hinders', () => {
  const effects = (trait: string, ...rolls: readonly number[]) => {
    const willed = storyOf({ Ida: person('Ida', 72, 150, 10, { trait, level: 2 }) })
    const given = { who: 'Ida', action: 'lifting', levels: 2 }
    return rolls.map(roll => played(strain, given, [roll], willed, rules('extra-effort')).result.effect)
  }
  expect(effects('Strong Will', 12, 13)).toEqual([20, 0])
  expect(effects('Weak Will', 8, 9)).toEqual([20, 0])
})

describe('gulliver.sports', () => {
  const plays = (game: string, answers: readonly number[], more: object = {}) =>
    played(sport, { who: 'Ida', game, ...more }, answers, people, AS_ASKED)
  test('gulliver.sports.special-throws: ten percent for every point of success', () => {
    const yards = (roll: number) => {
      const { result } = plays('javelin', [roll], { weight_lb: 2 })
      return result.allowed ? result.yards : 0
    }
    expect(yards(8) / yards(9)).toBeCloseTo(1, 6)
    expect(yards(6) / yards(8)).toBeCloseTo(1.2, 6)
  })
  test('gulliver.sports.special-throws: whoever throws farther by nature does so in games', () => {
    const armed = (name: string) =>
      replace(
        usualFrame,
        (x, why, base) => {
          const frame = base(x, why)
          return { ...frame, more: { ...frame.more, [name]: 1 } }
        },
        withAll('sports').options,
      )
    const yards = (game: string, ...found: readonly string[]) => {
      const ruleset = found.map(name => rulesWith(armed(name), 'sports'))[0] ?? AS_ASKED
      const { result } = played(sport, { who: 'Ida', game, weight_lb: 2 }, [8], people, ruleset)
      return result.allowed ? result.yards : 0
    }
    for (const game of ['javelin', 'fastball']) {
      expect(yards(game, 'enhanced_throw')).toBeGreaterThan(yards(game))
      expect(yards(game, 'poor_thrower')).toBeLessThan(yards(game))
    }
  })
  test('gulliver.sports.slam-dunk: short people do not reach the rim', () => {
    expect(plays('slam dunk', []).last).toMatchObject({ success: false })
    expect(plays('slam dunk', [8], { rim_yards: 2 }).last).toMatchObject({ says: 'scores' })
  })
  test('gulliver.sports.pitching, gulliver.sports.triple-jump: faster by skill, farther in three jumps than in one', () => {
    const mph = (roll: number): number => Number(/[\d.]+/.exec(String(plays('pitch', [roll]).last?.['says']))?.[0])
    expect(mph(4)).toBeGreaterThan(mph(8))
    const { result } = plays('triple jump', [])
    expect(result).toMatchObject({ allowed: true, yards: expect.any(Number) })
  })
})

test('gulliver.stealth.modifiers: a giant is seen and heard where a man is not', () => {
  const sneaks = (who: string, roll: number) => played(sneak, { who, from: 'H' }, [roll], people, AS_ASKED).result
  // DX − 5, and 4 for moving hardly at all; the giant weighs more than ten men, and can hardly bear it.
  expect([sneaks('Ida', 11), sneaks('Olaf', 11)]).toMatchObject([{ unnoticed: true }, { unnoticed: false }])
  expect([sneaks('Olaf', 5), sneaks('Olaf', 6)]).toMatchObject([{ unnoticed: true }, { unnoticed: false }])
})

test('gulliver.stealth.shadowing-tracking: nobody three Sizes over the crowd shadows anybody', () => {
  const follows = (who: string, how: string, answers: readonly number[]) =>
    played(follow, { who, against: who === 'Ida' ? 'Olaf' : 'Ida', how }, answers, people, AS_ASKED).result
  expect(follows('Olaf', 'shadows', [])).toMatchObject({ allowed: false })
  // IQ − 6.
  expect(follows('Ida', 'shadows', [4])).toEqual({ allowed: true, found: true })
  expect(follows('Ida', 'shadows', [5])).toEqual({ allowed: true, found: false })
  // IQ − 5; a quarry of Size +3, Super-Heavy, of more than ten men’s weight is easy to track.
  expect(follows('Ida', 'tracks', [12])).toEqual({ allowed: true, found: true })
  expect(follows('Ida', 'tracks', [13])).toEqual({ allowed: true, found: false })
})

describe('size-and-society', () => {
  const asked = [people, rules('size-and-society')] as const
  test('gulliver.society.intimidation: three Sizes are seven points', () => {
    const cows = (roll: number) => played(intimidate, { who: 'Olaf', against: 'Ida' }, [roll, 10], ...asked).result
    expect([cows(11), cows(13)]).toEqual([{ cowed: true }, { cowed: false }])
  })
  test('gulliver.society.influence: Will and Charisma add to it, and Will resists it, not IQ alone', () => {
    const cows = (own: readonly object[], others: readonly object[], rolls: readonly number[]) => {
      const two = storyOf({ Ida: person('Ida', 72, 150, 10, ...own), Udo: person('Udo', 72, 150, 10, ...others) })
      return played(intimidate, { who: 'Ida', against: 'Udo' }, rolls, two, rules('size-and-society')).result.cowed
    }
    const [strong, charming] = [
      { trait: 'Strong Will', level: 3 },
      { trait: 'Charisma', level: 2 },
    ]
    // IQ − 5 is 5; the other fails by 1.
    expect([cows([], [], [5, 11]), cows([], [], [6, 11])]).toEqual([true, false])
    expect([cows([strong], [], [8, 11]), cows([strong], [], [9, 11])]).toEqual([true, false])
    expect([cows([charming], [], [7, 11]), cows([charming], [], [8, 11])]).toEqual([true, false])
    // By 2 against 1, and against 4.
    expect([cows([strong, charming], [], [8, 9]), cows([strong, charming], [strong], [8, 9])]).toEqual([true, false])
    expect(cows([strong, charming], [{ trait: 'Fearlessness', level: 3 }], [8, 9])).toBe(false)
  })
  test('gulliver.society.large-animals: riding an elephant', () => {
    const rides = (roll: number) =>
      played(handleBeast, { who: 'Ida', skill: 'Riding', beast_size: 4 }, [roll], ...asked).result
    expect([rides(6), rides(7)]).toMatchObject([{ obeys: true }, { obeys: false }])
  })
  test('gulliver.society.tasks, gulliver.society.vehicles: large hands, small things', () => {
    const works = (who: string, roll: number) => played(handwork, { who, task: 'manual' }, [roll], ...asked).result
    expect([works('Ida', 12), works('Olaf', 12)]).toMatchObject([{ done: true }, { done: false }])
    expect(works('Olaf', 9)).toMatchObject({ done: true })
    expect(played(operate, { who: 'Olaf' }, [], ...asked).result).toMatchObject({ allowed: false })
    expect(played(operate, { who: 'Ida' }, [7], ...asked).result).toMatchObject({ drives: true })
  })
})

test('gurps.skill.default: what nobody taught them they try as the catalogue has it', () => {
  const made = (name: string, learned: readonly object[]) =>
    somebody({
      identity: { name, height_in: 72, weight_lb: 150 },
      attributes: { st: 10, dx: 10, iq: 14, ht: 10 },
      skills: learned,
    })
  const two = storyOf({ Ida: made('Ida', []), Udo: made('Udo', [{ skill: 'Riding (horse)', points: 8 }]) })
  const society = rules('size-and-society')
  // IQ − 6.
  const handles = (roll: number) =>
    played(handleBeast, { who: 'Ida', skill: 'Animal Handling', beast_size: 0 }, [roll], two, society).result
  expect([handles(8), handles(9)]).toMatchObject([{ obeys: true }, { obeys: false }])
  // IQ − 5, and not from DX.
  const hides = (roll: number) => played(handwork, { who: 'Ida', task: 'holdout' }, [roll], two, society).result
  expect([hides(9), hides(10)]).toMatchObject([{ done: true }, { done: false }])
  // DX − 6.
  const steals = (roll: number) => played(handwork, { who: 'Ida', task: 'pickpocket' }, [roll], two, society).result
  expect([steals(4), steals(5)]).toMatchObject([{ done: true }, { done: false }])
  // Whatever he learned to ride: DX + 2.
  const rides = (roll: number) =>
    played(handleBeast, { who: 'Udo', skill: 'Riding', beast_size: 0 }, [roll], two, society).result
  expect([rides(12), rides(13)]).toMatchObject([{ obeys: true }, { obeys: false }])
})

describe('gulliver.enc.crush', () => {
  const under = (g: number, answers: readonly number[]) =>
    played(bearWeight, { who: 'Ida', g, hours: 1 }, answers, people, rules('crushing-weight', 'scaled-fatigue'))
  test('a man bears his own weight, and twice of it', () => {
    expect(under(1, []).result).toEqual({ injury: 0 })
    expect(under(2, [10]).result).toEqual({ injury: 0 })
  })
  test('gulliver.fatigue.super-heavy: three times of it tires whoever stands', () => {
    expect(under(3, [3]).state.conditions['Ida']?.fatigue.ordinary).toBe(1)
    expect(under(2, [3]).state.conditions['Ida']?.fatigue.ordinary ?? 0).toBe(0)
  })
  test('gulliver.enc.acceleration-hazard: five times of it crushes, by what the roll fails by', () => {
    // WSR 75 is Extreme 3: HT 12 less 3; 12 fails by 3, three for each.
    const crushed = under(5, [10, 12])
    expect(crushed.result).toEqual({ injury: 9 })
    expect(crushed.notes).toContain('Ida does not bear the pull well.')
  })
})

test('gulliver.control.turning: bends cost yards, tighter ones a roll', () => {
  const runs = (more: object, answers: readonly number[] = []) =>
    played(course, { who: 'Ida', yards: 60, ...more }, answers, people, rules('turning-control')).result.seconds
  expect(runs({})).toBe(9)
  expect(runs({ bends: 4 })).toBeGreaterThan(runs({}))
  expect(runs({ bends: 4, control_penalty: -4 }, [8, 8, 8, 8])).toBeLessThan(runs({ bends: 4 }))
  expect(runs({ bends: 1, control_penalty: -4 }, [9])).toBe(runs({ bends: 1, control_penalty: -4 }, [8]) + 1)
  // gulliver.move.current-wind: against a current, and with it.
  expect(runs({ current: -2 })).toBeGreaterThan(runs({ current: 2 }))
})

test('gulliver.combat.jets: whoever is narrower than the jet takes only his share', () => {
  const burned = (who: string, width_ft: number) =>
    played(inJet, { who, damage: '2d', width_ft, distance: 3 }, [10], people, rules('jet-attacks')).result
  expect([burned('Ida', 6), burned('Ida', 12), burned('Olaf', 12)].map(({ injury }) => injury)).toEqual([10, 5, 10])
})

test('gulliver.combat.jets: a plain number throws no die, and very many dice are scaled', () => {
  const burned = (damage: string, answers: readonly number[]) =>
    played(inJet, { who: 'Olaf', damage, width_ft: 1, distance: 3 }, answers, people, rules('jet-attacks')).result
  expect(burned('3', [])).toEqual({ injury: 3 })
  expect(burned('400d+1x2', [700])).toEqual({ injury: 2802 })
})

test('gulliver.collision.torque: an engine that is slow for its best speed pushes twice', () => {
  const push = (chosen: string) => enginePush({ kw: 60, speed: 5, top_speed: 30 }, rules(chosen).silent)
  expect([push('collisions'), push('collisions-advanced')]).toEqual([3000, 6000])
})

test('gulliver.collision.split-mechanistic: the heavier takes less of it, and the body takes some in', () => {
  const hit = (roll: number) =>
    played(runDown, { who: 'Ida', mass_lb: 2000, mph: 5 }, [roll], people, rules('collisions')).result
  // 2.33 yards a second on a man, by something very hard: 1d + 1, less half of his hit points.
  expect([hit(5), hit(6)]).toEqual([{ injury: 0 }, { injury: 1 }])
})

test('gulliver.collision.damage: two hundred dice stand for all of them', () => {
  const hit = (mph: number) =>
    played(runDown, { who: 'Olaf', mass_lb: 1e9, mph }, [700], people, rules('collisions')).result.injury
  // A die for 5 miles an hour, times √27 for 4,050 pounds, half as much again for steel; less half of his hit points.
  for (const mph of [500, 1000]) expect(hit(mph)).toBe(Math.floor((mph / 5) * Math.sqrt(27) * 1.5 * 3.5) - 6)
})

test('gulliver.fatigue.powers: what a spell costs a giant', () => {
  const pays = (who: string) => played(usePower, { who, points: 2 }, [], people, rules('powers-fatigue')).result.lost
  expect([pays('Ida'), pays('Olaf')]).toEqual([2, 18])
})

test('deeds are offered at a table that chose them, and at no other', () => {
  const kind = gurpsWith([...screenOptions, ...gulliverOptions(screenOptions)]).scenes.find(one => one.kind === 'story')
  const startable = (options: readonly string[]) => {
    const chosen = { options: [...options], settings: {} }
    const state = kind?.begin({ characters: people.people }, 'given', chosen) ?? null
    const helpers = { throws: () => undefined, plays: () => true }
    return kind?.open(chosen, { state, underway: null }, helpers).startable.map(({ procedure }) => procedure) ?? []
  }
  expect(startable(withAll('throwing').options)).toContain(hurl.id)
  expect(startable(withAll('throwing').options)).not.toContain(sneak.id)
  expect(startable([])).not.toContain(hurl.id)
})
