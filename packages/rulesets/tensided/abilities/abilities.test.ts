import { readFileSync } from 'node:fs'
import { Silent } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ABILITY_ROWS, chainBefore } from '../tables/abilities.ts'
import { ABILITIES, type Ability } from '../tables/ability-keys.ts'
import { SEVERITIES } from '../tables/severities.ts'
import { SPOT_CATEGORIES } from '../tables/visibility.ts'
import { acting, catalog } from './catalog.ts'
import { dirtyFighting, severityUpgrade } from './hits.ts'
import { LANGUAGE_LEVELS, languages, mimicry } from './languages.ts'
import { rangeScaling } from './range-scaling.ts'
import { rapidFire, unseenShots } from './shots.ts'

const why = new Silent()
const inventory = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8'))
const someAbilities = fc.subarray([...ABILITIES])

test('tensided.abilities.catalog: every ability of the inventory, with its price and its chain', () => {
  const listed = inventory.rules.find(({ id }: { readonly id: string }) => id === catalog.id).data
  expect(ABILITY_ROWS.map(({ key }) => key)).toEqual(ABILITIES)
  expect(
    ABILITY_ROWS.map(({ key, group, xp, max, needs, replaces = null }) => ({
      key,
      group,
      xp: xp ?? 'variable',
      ...(max === undefined ? {} : { max }),
      needs,
      replaces,
    })),
  ).toEqual(listed.map(({ effect: _, ...row }: { readonly effect: string }) => row))
})

test('tensided.abilities.catalog: in the book’s order all can be bought; nothing before what it needs, or twice', () => {
  const owned: Ability[] = []
  for (const { key, max = 1, xp } of ABILITY_ROWS) {
    for (let time = 1; time <= max; time++) {
      expect(catalog({ buy: key, owned }, why)).toMatchObject({ allowed: true, missing: [], xp })
      owned.push(key)
    }
    expect(catalog({ buy: key, owned }, why).allowed).toBe(key === 'second-language')
  }
  for (const { key, needs } of ABILITY_ROWS) {
    for (const need of needs) {
      const without = owned.filter(one => one !== need && one !== key)
      expect(catalog({ buy: key, owned: without }, why)).toMatchObject({ allowed: false, missing: [need] })
    }
  }
  expect(catalog({ buy: 'mimicry', owned: ['mimicry', 'mimicry'] }, why).total_paid).toBe(30)
})

test('tensided.abilities.catalog: of a chain only the best link acts', () => {
  fc.assert(
    fc.property(someAbilities, owned => {
      const left = acting(owned)
      for (const one of owned) {
        const better = ABILITY_ROWS.filter(
          ({ replaces, key }) => replaces !== undefined && chainBefore(key).includes(one),
        )
        const replaced = better.some(({ key }) => owned.includes(key))
        expect(left.includes(one)).toBe(!replaced)
      }
    }),
  )
})

const FACTOR = {
  scout: 0.75,
  spotter: 0.67,
  'eagle-eye': 0.5,
  marksman: 0.75,
  sharpshooter: 0.67,
  deadeye: 0.5,
} as const

test('tensided.abilities.range-scaling: the best link multiplies, for its own purpose alone', () => {
  fc.assert(
    fc.property(someAbilities, fc.integer({ min: 0, max: 2000 }), (abilities, distance) => {
      const best = (links: readonly (keyof typeof FACTOR)[]) =>
        Math.min(1, ...links.filter(link => abilities.includes(link)).map(link => FACTOR[link]))
      const spotting = rangeScaling({ abilities, distance }, why).effective_distance
      const sighting = rangeScaling({ abilities, distance, purpose: 'sighting' }, why).effective_distance
      expect(spotting).toBe(distance * best(['scout', 'spotter', 'eagle-eye']))
      expect(sighting).toBe(distance * best(['marksman', 'sharpshooter', 'deadeye']))
    }),
  )
})

test('tensided.abilities.range-scaling: a better eye never makes spotting harder; the impossible stays so', () => {
  const chain: readonly Ability[][] = [[], ['scout'], ['scout', 'spotter'], ['scout', 'spotter', 'eagle-eye']]
  for (const category of SPOT_CATEGORIES) {
    for (let distance = 0; distance <= 600; distance += 7) {
      const seen = chain.map(abilities => rangeScaling({ abilities, category, distance }, why))
      const hardness = seen.map(one => {
        if (!('possible' in one) || !one.possible) return Number.POSITIVE_INFINITY
        return one.automatic ? 0 : (one.difficulty ?? 0)
      })
      expect(hardness).toEqual([...hardness].sort((one, other) => other - one))
      if (category === 'impossible') expect(hardness.every(hard => hard === Number.POSITIVE_INFINITY)).toBe(true)
    }
  }
})

test('tensided.abilities.languages: all prices; in two steps none is paid more or less than at once', () => {
  const prices = LANGUAGE_LEVELS.flatMap(language_level =>
    [false, true].flatMap(dissimilar =>
      [0, 1, 5].map(foreign_languages_before =>
        languages({ language_level, dissimilar, foreign_languages_before }, why),
      ),
    ),
  )
  expect(prices).toEqual([5, 3, 3, 10, 5, 5, 10, 5, 5, 20, 10, 10])
  for (const dissimilar of [false, true]) {
    for (const foreign_languages_before of [0, 1, 2]) {
      const x = { dissimilar, foreign_languages_before }
      const basic = languages({ ...x, language_level: 'basic' }, why)
      const upgrade = languages({ ...x, language_level: 'fluent', upgrade_from: 'basic' }, why)
      expect(basic + upgrade).toBe(languages({ ...x, language_level: 'fluent' }, why))
    }
  }
})

test('tensided.abilities.mimicry: each level can do all that the one before could; half of the faces are half', () => {
  for (const sound of [undefined, 'voice', 'accent', 'animal', 'within the human voice', 'engine'] as const) {
    for (const same_gender of [true, false]) {
      const x = sound === undefined ? { same_gender } : { same_gender, sound }
      const chances = [0, 1, 2, 3].map(level => mimicry({ ...x, mimicry: level }, why).chance)
      expect(chances).toEqual([...chances].sort((one, other) => one - other))
      for (let level = 0; level <= 3; level++) {
        const able = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(d10 => mimicry({ ...x, mimicry: level, d10 }, why).able)
        expect(able.length * 10).toBe(chances[level])
      }
    }
  }
  expect(mimicry({ mimicry: 1, same_gender: true, well_known: false }, why).chance).toBe(0)
})

test('tensided.abilities.severity-upgrade: one level up for its own kind of attack, for every face; deadly is the end', () => {
  const kinds = { ranged: 'precise', 'hand-to-hand': 'surgical-strike' } as const
  for (const attack of ['ranged', 'hand-to-hand'] as const) {
    for (let severity_roll = 1; severity_roll <= 10; severity_roll++) {
      const plain = severityUpgrade({ attack, severity_roll }, why).severity
      for (const ability of ['precise', 'surgical-strike'] as const) {
        const { severity, raised } = severityUpgrade({ attack, severity_roll, abilities: [ability] }, why)
        const up = kinds[attack] === ability && plain !== 'deadly' ? 1 : 0
        expect(SEVERITIES.indexOf(severity)).toBe(SEVERITIES.indexOf(plain) + up)
        expect(raised).toBe(up === 1)
      }
    }
  }
})

test('tensided.abilities.severity-upgrade: where no die is rolled nothing is raised', () => {
  const abilities = ['precise', 'surgical-strike'] as const
  for (const severity of SEVERITIES) {
    for (const attack of ['ranged', 'hand-to-hand'] as const) {
      expect(severityUpgrade({ abilities, attack, location_severity: severity }, why).severity).toBe(severity)
      expect(severityUpgrade({ abilities, attack, spread_severity: severity }, why).severity).toBe(severity)
    }
  }
  expect(severityUpgrade({ abilities, attack: 'ranged', explosive: true }, why).severity).toBe('susceptible')
  expect(severityUpgrade({ abilities, attack: 'hand-to-hand', helpless: true }, why).severity).toBe('deadly')
})

test('tensided.abilities.dirty-fighting: once for everybody, and only if it is said', () => {
  let used_on: readonly string[] = []
  for (const [target_name, df] of [
    ['A', -2],
    ['B', -2],
    ['A', 0],
    ['C', -2],
    ['B', 0],
  ] as const) {
    expect(dirtyFighting({ target_name, used_on }, why)).toEqual({ df_modifier: 0, used_on })
    const now = dirtyFighting({ target_name, used_on, declare: true }, why)
    expect(now.df_modifier).toBe(df)
    used_on = now.used_on
  }
  expect(used_on).toEqual(['A', 'B', 'C'])
})

test('tensided.abilities.unseen-shots: ears or memory take away what darkness adds, and nothing else', () => {
  for (const attack of ['ranged', 'hand-to-hand'] as const) {
    const plain = unseenShots({ attack, darkness: true, square_guessed: true }, why)
    expect(plain).toMatchObject({ usable: false, df_modifier: attack === 'ranged' ? 10 : 4, misses: false })
    expect(unseenShots({ attack, darkness: true }, why).misses).toBe(true)
    const heard = unseenShots({ attack, abilities: ['blind-shot'], heard: true }, why)
    expect(heard).toMatchObject({ usable: true, df_modifier: 0, misses: false, called_shot: false })
    expect(unseenShots({ attack, abilities: ['trick-shot'], heard: true }, why).usable).toBe(attack === 'ranged')
  }
  expect(unseenShots({ abilities: ['trick-shot'], remembered: false }, why).usable).toBe(false)
  const pointing = unseenShots({ abilities: ['blind-shot', 'point-shooting'], heard: true, distance: 15 }, why)
  expect(pointing.sighting_df).toBe(5)
})

test('tensided.abilities.rapid-fire: two shots only with the guns that it is for', () => {
  const all = ['rapid-revolver', 'cowboy-wizard', 'rapid-repeater'] as const
  for (const weapon of ['single-action revolver', 'Hunting Rifle', 'Pump Action']) {
    expect(rapidFire({ weapon }, why).shots).toBe(1)
    expect(rapidFire({ weapon, abilities: all }, why)).toMatchObject({ shots: 2, snap: false })
  }
  expect(rapidFire({ weapon: 'single-shot rifle', abilities: all }, why).shots).toBe(1)
  expect(rapidFire({ weapon: 'Hunting Rifle', abilities: ['rapid-revolver'] }, why)).toMatchObject({
    shots: 1,
    snap: false,
  })
  expect(() => rapidFire({ weapon: 'Combat Knife' }, why)).toThrow('a gun')
})
