/** Effects of a campaign that hold at all times change every number that follows from what they act on. */
import { expect, test } from 'vitest'
import type { Character } from '../character/character.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { raiseSkill } from '../edit/improve.ts'
import type { Effect } from '../effect/effect.ts'
import { personOf } from '../story/person/person.ts'
import { scoreOf } from '../story/person/score.ts'
import { problemsOf } from './problems.ts'
import { explainedSheet, rulesetOf, sheetOf } from './sheet.ts'

/** Somebody with a trait of the campaign that does just this. */
const gifted = (effects: readonly Effect[], parts: object = {}): Character =>
  somebody({
    traits: ['Gift'],
    campaign: {
      options: [],
      settings: { 'gurps.traits': [{ id: 'gift', name: 'Gift', cost: { kind: 'fixed', points: 0 }, effects }] },
    },
    ...parts,
  })
const add = (target: string, by: number): Effect => ({ target, op: 'add', by })

const ITEMS = [
  { name: 'Cavalry Saber' },
  { name: 'M1 Garand .30-06' },
  { name: 'Hatchet' },
  { name: 'load', weight_lb: 30 },
]
const SKILLS = ['Broadsword', 'Guns (rifle)', 'Climbing', 'Diplomacy', 'Running'].map(skill => ({ skill, points: 2 }))

/** All that follows from the scores, without what was paid for them. */
function numbersOf(one: Character) {
  const { points: _, attributes: __, traits: ___, problems: ____, ...rest } = { problems: [], ...sheetOf(one) }
  const skills = rest.skills.map(({ name, level }) => ({ name, level }))
  return { ...rest, skills }
}

test('gurps.attribute.hit-points: a score that a trait changes at all times counts like one that was bought', () => {
  const bought = { st: 10, dx: 10, iq: 10, ht: 10 }
  for (const attribute of ['st', 'dx', 'iq', 'ht'] as const) {
    const target = `attr:${attribute.toUpperCase()}`
    const parts = { items: ITEMS, skills: SKILLS }
    const raised = somebody({ ...parts, attributes: { ...bought, [attribute]: 13 } })
    const ways: readonly Effect[] = [
      add(target, 3),
      { target, op: 'set', by: 13 },
      { target, op: 'mul', by: 1.3 },
      { target, op: 'min', by: 13 },
    ]
    for (const effect of ways) {
      const one = gifted([effect], { ...parts, attributes: bought })
      expect(problemsOf(one).filter(({ severity }) => severity === undefined)).toEqual([])
      expect(numbersOf(one), `${effect.op} ${target}`).toEqual(numbersOf(raised))
    }
  }
})

test('gurps.improve.skill: what a level costs follows the score that the skill is worked out from', () => {
  const award = { kind: 'award', points: 5, worth: 0 }
  const parts = { skills: [{ skill: 'Broadsword', points: 2 }], ledger: [award] }
  const one = gifted([add('attr:DX', 2)], parts)
  expect(sheetOf(one).skills).toMatchObject([{ level: 12 }])
  expect(raiseSkill(one, 'Broadsword', 13).character?.skills).toMatchObject([{ points: 4 }])
})

test('gurps.convention.effects: hp, weight and encumbrance-weight act on the numbers of that name', () => {
  const plain = sheetOf(gifted([], { items: ITEMS }))
  const changed = sheetOf(gifted([add('hp', 2), add('weight', 20), add('encumbrance-weight', -10)], { items: ITEMS }))
  expect(changed.hp).toBe(plain.hp + 2)
  expect(changed.fatigue).toBe(plain.fatigue)
  expect(changed.body.weight_lb).toBe(plain.body.weight_lb + 20)
  expect(changed.load.carried_lb).toBe(plain.load.carried_lb - 10)
  expect(changed.reminders).toEqual([])
  expect(sheetOf(gifted([add('encumbrance-weight', -1000)], { items: ITEMS })).load.carried_lb).toBe(0)
})

test('gurps.looks.fat: a build counts once, with what else changes the weight on top', () => {
  const fat = sheetOf(somebody({ traits: ['Fat'] })).body
  const heavy = sheetOf(gifted([add('weight', 10)], { traits: ['Fat', 'Gift'] })).body
  expect(heavy).toEqual({ ...fat, weight_lb: fat.weight_lb + 10 })
  const chosen = { identity: { weight_lb: 160 } }
  expect(sheetOf(gifted([add('weight', 10)], chosen)).body.weight_lb).toBe(160)
})

test('gurps.convention.effects: a roll to wake up is one against IQ, with a name of its own', () => {
  const one = gifted([add('roll:wake', 3), add('roll:notice', 5)])
  const { silent } = rulesetOf(one)
  const score = (facts: { readonly [name: string]: string }) => {
    const found = scoreOf(personOf(one, silent), 'IQ', facts, silent)
    return found.allowed ? found.effective : null
  }
  expect([score({}), score({ purpose: 'wake-up' }), score({ purpose: 'notice' })]).toEqual([10, 13, 15])
  expect(problemsOf(one)).toEqual([])
})

test('gurps.convention.effects: what hangs on another score acts on the whole sheet or on none of it', () => {
  const parts = { items: ITEMS, skills: SKILLS, traits: ['Fat', 'Gift'] }
  const bought = { st: 10, dx: 10, iq: 10, ht: 12 }
  for (const attribute of ['st', 'dx', 'iq'] as const) {
    const target = `attr:${attribute.toUpperCase()}`
    const changed = (min: number, more: readonly Effect[] = []) =>
      numbersOf(gifted([{ ...add(target, 5), when: { ht: { min } } }, ...more], { ...parts, attributes: bought }))
    const plain = (scores: object, more: readonly Effect[] = []) =>
      numbersOf(gifted(more, { ...parts, attributes: { ...bought, ...scores } }))
    expect(changed(12), target).toEqual(plain({ [attribute]: 15 }))
    expect(changed(13), target).toEqual(plain({}))
    // The bought score counts, not what a trait makes of it.
    const healthy = [add('attr:HT', 3)]
    expect(changed(13, healthy), target).toEqual(plain({}, healthy))
  }
})

test('gurps.move.encumbrance: checks look at the strength that the sheet has', () => {
  const items = [{ name: 'M1 Garand .30-06' }, { name: 'load', weight_lb: 250 }]
  const told = (one: Character): readonly string[] => problemsOf(one).map(({ message }) => message)
  const attributes = { st: 7, dx: 10, iq: 10, ht: 10 }
  const weak = told(gifted([], { items, attributes }))
  expect(weak.some(message => message.includes('with ST 7'))).toBe(true)
  expect(weak.some(message => message.includes('nobody of ST 7'))).toBe(true)
  const strong = told(gifted([add('attr:ST', 8)], { items, attributes }))
  expect(strong.filter(message => /\bST \d/.test(message))).toEqual([])
  const weaker = told(gifted([add('attr:ST', -3)], { items: ITEMS, attributes: { ...attributes, st: 10 } }))
  expect(weaker.some(message => message.includes('with ST 7'))).toBe(true)
})

test('gurps.convention.effects: a score that is multiplied is a whole number wherever it counts', () => {
  const attributes = { st: 11, dx: 11, iq: 11, ht: 11 }
  const parts = { items: ITEMS, skills: SKILLS }
  const less = (target: string): Effect => ({ target, op: 'mul', by: 0.75 })
  for (const attribute of ['st', 'dx', 'iq', 'ht'] as const) {
    const one = gifted([less(`attr:${attribute.toUpperCase()}`)], { ...parts, attributes })
    const same = somebody({ ...parts, attributes: { ...attributes, [attribute]: 8 } })
    expect(numbersOf(one), attribute).toEqual(numbersOf(same))
  }
  const all = ['hp', 'move', 'dodge', 'any skill', 'roll:Will', 'roll:sense.any', 'roll:fright', 'defense:any'].map(
    less,
  )
  const { hp, will, fright, senses, speed, skills, attacks } = sheetOf(gifted(all, { ...parts, attributes }))
  const levels = skills.map(({ level }) => level)
  const used = attacks.flatMap(({ level, used: now, effective, parry }) => [level, now, effective, parry])
  const numbers = [
    hp,
    will,
    fright,
    ...Object.values(senses),
    speed.move,
    speed.dodge,
    ...speed.moves,
    ...levels,
    ...used,
  ]
  for (const number of numbers) expect(number ?? 0).toBe(Math.floor(number ?? 0))
  expect([hp, speed.move]).toEqual([8, 2])
})

test('gurps.attribute.cost: a changed score stands beside the bought one', () => {
  const { attributes } = sheetOf(gifted([add('attr:ST', 5)]))
  expect(attributes).toMatchObject({ st: { score: 10, now: 15, points: 0 }, dx: { score: 10, now: 10 } })
})

test('gurps.sense.hearing: the reasons speak of nothing that is for another purpose', () => {
  const traits = [{ trait: 'Language Talent', level: 2 }, 'Combat Reflexes']
  const { reasons } = explainedSheet(somebody({ traits }))
  expect(JSON.stringify(reasons['hearing'])).not.toContain('Language Talent')
  const told = JSON.stringify(reasons['speed, move and dodge'])
  expect(told.split('Combat Reflexes').length).toBe(2)
})
