/**
 * Every item of the catalogues, taken by somebody: its effect is seen in a number of the sheet or a score to roll
 * against, or, where it is only words, in the reminders. Each effect is also taken away alone, by a campaign that writes
 * the item without it, so that no effect of an item hides behind another.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import { FIREARMS, GRENADES } from '../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../catalog/arms/hand-weapons.ts'
import { THROWN_WEAPONS } from '../catalog/arms/thrown-weapons.ts'
import type { Skill } from '../catalog/entry/skill.ts'
import { takenName, type WrittenTrait } from '../catalog/entry/taken.ts'
import type { Trait } from '../catalog/entry/trait.ts'
import { SKILLS } from '../catalog/skills/skills.ts'
import type { Character } from '../character/character.ts'
import { everyTrait } from '../character/test/catalogue-fixture.ts'
import { factsFor, numbersOf, wordsOf } from '../character/test/observed-fixture.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { diceAddsText } from '../dice/dice-adds.ts'
import { addItem, addTrait, setSkillPoints } from '../edit/edit.ts'
import type { Effect } from '../effect/effect.ts'
import type { Facts } from '../effect/facts.ts'
import { problemsOf } from './problems.ts'
import { sheetOf } from './sheet.ts'

const written = ({ name, specialty, options }: Skill): string =>
  specialty ? `${name} (${options[0] ?? 'some'})` : name

/** One who knows everything, quick and clever; and one who is neither, and knows little. */
const ABLE = {
  attributes: { st: 12, dx: 12, iq: 15, ht: 16 },
  skills: [...SKILLS.map(written), 'Knife Throwing'].map(skill => ({ skill, points: 8 })),
}
const SLOW = { attributes: { st: 3, dx: 4, iq: 10, ht: 4 }, skills: [{ skill: 'Guns (rifle)', points: 1 }] }
/** Whoever is looked at sooner comes first. */
const PEOPLE = [SLOW, ABLE]

const NUMBERS: readonly Effect['op'][] = ['add', 'set', 'max', 'min', 'mul']
/** Numbers that the sheet or a roll shows; those of other things stand among the reminders. */
const SHOWN =
  /^(skills?|attr|roll|defense):|^any (roll|skill)$|^(reaction|reaction-as-npc|move|dr|weight|HT at creation)$/

/** The places where an item of the catalogue keeps its effects, and the item without one of them. */
interface Part {
  readonly effects: readonly Effect[]
  readonly without: (at: number) => Trait
}

const less = (effects: readonly Effect[], at: number): readonly Effect[] => effects.toSpliced(at, 1)

function partsOf(trait: Trait, { variant, choice }: WrittenTrait): readonly Part[] {
  const { cost } = trait
  const variants = cost.kind === 'variants' ? cost.variants : []
  const chosen = variants.filter(({ name }) => name === variant)
  return [
    { effects: trait.effects, without: at => ({ ...trait, effects: less(trait.effects, at) }) },
    ...chosen.map(({ name, effects }) => ({
      effects,
      without: (at: number): Trait => ({
        ...trait,
        cost:
          cost.kind === 'variants'
            ? {
                ...cost,
                variants: variants.map(one => (one.name === name ? { ...one, effects: less(effects, at) } : one)),
              }
            : cost,
      }),
    })),
    ...trait.choose
      .filter(({ name }) => name === choice)
      .map(({ name, effects }) => ({
        effects,
        without: (at: number): Trait => ({
          ...trait,
          choose: trait.choose.map(one => (one.name === name ? { ...one, effects: less(effects, at) } : one)),
        }),
      })),
  ]
}

const inCampaign = (parts: object, settings: { readonly [id: string]: unknown }): Character =>
  somebody({ ...parts, campaign: { options: [], settings } })

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

/** Average looks and average wealth are what everybody has. */
const NEUTRAL = ['Average', 'Average Wealth']

const traits = everyTrait()

for (const { written: taken, trait, points } of traits) {
  const { variant = '', choice = '' } = taken
  const label = [trait.name, variant, choice].filter(part => part !== '').join(', ')

  const name = takenName({
    trait,
    variant: trait.cost.kind === 'variants' ? (trait.cost.variants.find(one => one.name === variant) ?? null) : null,
    level: 1,
    written: taken,
  })
  const parts = partsOf(trait, taken)

  test(`gurps.advantage.catalog: ${label}: is seen on whoever takes it`, () => {
    const [before, able] = [somebody(SLOW), somebody(ABLE)]
    const after = addTrait(before, taken)
    const situations = [{}, ...parts.flatMap(({ effects }) => effects.map(effect => factsFor(name, effect)))]
    const differs = (one: Character, facts: Facts): boolean =>
      !isDeepStrictEqual(numbersOf(addTrait(one, taken), facts), numbersOf(one, facts))
    const told = !isDeepStrictEqual(wordsOf(after), wordsOf(before))
    const seen =
      told || situations.some(facts => differs(before, facts)) || situations.some(facts => differs(able, facts))
    expect(seen).toBe(!NEUTRAL.includes(variant))
    expect(sheetOf(after).points.creation - sheetOf(before).points.creation).toBe(points)
  })

  test(`gurps.convention.effects: ${label}: each of its effects is seen by itself`, () => {
    for (const { effects, without } of parts) {
      for (const [at, effect] of effects.entries()) {
        const facts = factsFor(name, effect)
        const poorer = { 'gurps.traits': [plain(without(at))] }
        const differ = (look: (one: Character) => Json): boolean =>
          PEOPLE.some(who => {
            const [whole, part] = [inCampaign(who, {}), inCampaign(who, poorer)]
            return !isDeepStrictEqual(look(addTrait(whole, taken)), look(addTrait(part, taken)))
          })
        const changed = differ(one => numbersOf(one, facts))
        const place = `${effect.op} ${effect.target}`
        expect(changed || differ(wordsOf), place).toBe(true)
        if (NUMBERS.includes(effect.op) && SHOWN.test(effect.target)) expect(changed, place).toBe(true)
      }
    }
  })
}

test('gurps.advantage.catalog: every trait in every variant was taken', () => {
  expect(traits.length).toBeGreaterThan(140)
})

for (const skill of SKILLS) {
  const names =
    skill.specialty && skill.options.length > 0 ? skill.options.map(one => `${skill.name} (${one})`) : [written(skill)]

  test(`gurps.skill.catalog: ${skill.name}: is on the sheet of whoever learns it, better than untrained`, () => {
    for (const name of names) {
      const before = somebody()
      const after = setSkillPoints(before, name, 8)
      const line = sheetOf(after).skills[0]
      expect(line?.level ?? 0, name).toBeGreaterThan(sheetOf(before).defaults[skill.name] ?? 0)
      expect(problemsOf(after), name).toEqual([])
    }
  })

  test(`gurps.convention.effects: ${skill.name}: each of its effects is seen by itself`, () => {
    const [name = skill.name] = names
    for (const [at, effect] of skill.effects.entries()) {
      const facts = factsFor(name, effect)
      const poorer = plain({ ...skill, effects: less(skill.effects, at) })
      const skills = [...new Set([name, 'Hiking'])].map(one => ({ skill: one, points: 16 }))
      const seen = PEOPLE.some(({ attributes }) => {
        const [whole, part] = [{}, { 'gurps.skills': [poorer] }].map(settings => {
          const one = inCampaign({ attributes, skills }, settings)
          return [numbersOf(one, facts), wordsOf(one)]
        })
        return !isDeepStrictEqual(whole, part)
      })
      expect(seen, `${effect.op} ${effect.target}`).toBe(true)
    }
  })
}

const armed = (name: string, settings: { readonly [id: string]: unknown } = {}): Character =>
  addItem(inCampaign({ ...ABLE, attributes: { ...ABLE.attributes, st: 14 } }, settings), { name })
const linesOf = (one: Character) => sheetOf(one).attacks.filter(({ weapon }) => weapon !== 'bare hands')

/** Its price and weight are on the sheet. */
function expectOwned(
  one: Character,
  { cost, weight_lb }: { readonly cost: number | null; readonly weight_lb: number | null },
) {
  const { money, load } = sheetOf(one)
  expect(money.start - money.left).toBe(cost ?? 0)
  expect(load.carried_lb).toBe(weight_lb ?? 0)
}

test('gurps.weapon.hand-table: every hand weapon gives a ready line for each of its modes', () => {
  for (const weapon of HAND_WEAPONS) {
    const one = armed(weapon.name)
    const lines = linesOf(one).filter(({ mode }) => mode !== 'thrown')
    expect(
      lines.map(({ mode, type, reach }) => ({ name: mode, type, reach })),
      weapon.name,
    ).toEqual(weapon.modes.map(({ name, type, reach }) => ({ name, type, reach })))
    for (const { level, effective, damage, parry } of lines) {
      expect(level ?? 0, weapon.name).toBeGreaterThan(10)
      expect(effective ?? 0, weapon.name).toBeGreaterThan(10)
      expect(damage, weapon.name).toMatch(/^\d+d/)
      expect(parry !== null, weapon.name).toBe(weapon.can_parry)
    }
    expectOwned(one, weapon)
  }
})

test('gurps.weapon.thrown-table: everything that is thrown has a line with its range', () => {
  for (const weapon of THROWN_WEAPONS) {
    const line = linesOf(armed(weapon.name)).find(({ mode }) => mode === 'thrown')
    expect(line, weapon.name).toMatchObject({ ss: weapon.ss, acc: weapon.acc, max_range: expect.any(Number) })
    expect(line?.effective ?? 0, weapon.name).toBeGreaterThan(10)
  }
})

test('gurps.firearm.table: every gun has a line with its numbers and the skill of whoever fires it', () => {
  for (const gun of FIREARMS) {
    const one = armed(gun.name)
    const { damage, ss, acc, half_damage, max_range, shots, rcl, skill } = gun
    const fired = linesOf(one).filter(({ weapon }) => weapon === gun.name)
    expect(fired, gun.name).toMatchObject([
      { damage: diceAddsText(damage), ss, acc, half_damage, max_range, shots, rcl, skill, level: expect.any(Number) },
    ])
    expectOwned(one, gun)
  }
})

test('gurps.weapon.thrown-table: every grenade is thrown with its blast and fragments', () => {
  for (const grenade of GRENADES) {
    const one = armed(grenade.name)
    expect(linesOf(one), grenade.name).toMatchObject([
      {
        mode: 'thrown',
        type: 'explosive',
        damage: `${diceAddsText(grenade.damage)} [${diceAddsText(grenade.fragments)}]`,
      },
    ])
    expectOwned(one, grenade)
  }
})

const CUSTOM = {
  'gurps.traits': [
    {
      id: 'iron-stomach',
      name: 'Iron Stomach',
      category: 'physical',
      cost: { kind: 'per-level', points: 3, max: 2 },
      effects: [{ target: 'roll:HT', op: 'add', by: 2, per_level: true, when: { purpose: 'resist-poison' } }],
    },
  ],
  'gurps.skills': [
    { name: 'Skating', type: 'physical', difficulty: 'easy', attr: 'dx', defaults: [{ attr: 'dx', minus: 4 }] },
  ],
  'gurps.hand_weapons': [
    {
      name: 'Boathook',
      skill: 'Spear',
      modes: [{ name: 'thrust', type: 'impaling', damage: 'thr+1', reach: '2' }],
      cost: 20,
      weight_lb: 5,
      min_st: 9,
    },
  ],
  'gurps.thrown_weapons': [
    {
      name: 'Brick',
      skill: 'Throwing',
      default_minus: 3,
      type: 'crushing',
      damage: 'thr',
      ss: 12,
      acc: 0,
      half_damage: null,
      max_range: { times_st: 2 },
      cost: 0,
      weight_lb: 4,
      min_st: null,
    },
  ],
  'gurps.firearms': [
    {
      name: 'Flare Pistol',
      skill: 'Guns (pistol)',
      damage: '1d+1',
      ss: 12,
      acc: 1,
      max_range: 100,
      weight_lb: 2,
      rof: ['1/2'],
      shots: 1,
      min_st: 8,
      rcl: -2,
      cost: 10,
      hands: 1,
    },
  ],
  'gurps.armor': [
    {
      name: 'Steel Helmet',
      covers: ['head'],
      pd: 3,
      dr: 4,
      weight_lb: 3,
      cost: 20,
      effects: [{ target: 'roll:sense.hearing', op: 'add', by: -1 }],
    },
  ],
  'gurps.gear': [
    {
      name: 'Climbing Irons',
      cost: 15,
      weight_lb: 2,
      tl: 5,
      effects: [{ target: 'skill:Climbing', op: 'add', by: 1 }],
    },
  ],
}

test('gurps.convention.effects: traits, skills and things of a campaign act like those of the book', () => {
  const before = inCampaign({}, CUSTOM)
  expect(problemsOf(before)).toEqual([])
  const poisoned = { purpose: 'resist-poison' }
  const tough = addTrait(before, { trait: 'Iron Stomach', level: 2 })
  expect(numbersOf(tough, {})).toEqual(numbersOf(before, {}))
  expect(JSON.stringify(numbersOf(tough, poisoned))).not.toBe(JSON.stringify(numbersOf(before, poisoned)))
  expect(sheetOf(tough).points.advantages).toBe(6)
  expect(sheetOf(before).defaults['Skating']).toBe(6)
  expect(sheetOf(setSkillPoints(before, 'Skating', 2)).skills).toMatchObject([{ name: 'Skating', level: 11 }])
  expect(linesOf(armed('Boathook', CUSTOM))).toMatchObject([{ damage: '1d+1', reach: '2', parry: expect.any(Number) }])
  expect(linesOf(armed('Brick', CUSTOM))).toMatchObject([{ mode: 'thrown', damage: '1d', max_range: 32 }])
  expect(linesOf(armed('Flare Pistol', CUSTOM))).toMatchObject([{ damage: '1d+1', rof: '1/2', rcl: -2, effective: 17 }])
  const helmet = sheetOf(addItem(before, { name: 'Steel Helmet', worn: true }))
  expect(helmet.armor).toEqual([{ name: 'Steel Helmet', covers: ['head'], pd: 3, dr: 4 }])
  expect(helmet.senses['hearing']).toBe(9)
  expect(sheetOf(addItem(before, { name: 'Steel Helmet' })).senses['hearing']).toBe(10)
  const climber = setSkillPoints(before, 'Climbing', 2)
  expect(sheetOf(addItem(climber, { name: 'Climbing Irons', worn: true })).skills).toMatchObject([{ level: 11 }])
})
