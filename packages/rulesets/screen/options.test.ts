/** The options: alone, together, and through the rules of the other book that they replace. */
import { readFileSync } from 'node:fs'
import { type Callable, compose, type Example, OptionConflict, readInventory, runExample } from '@umpire/engine'
import * as rooms from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { screenOptions } from './option/index.ts'

const base = { options: screenOptions }
const requires = new Map(screenOptions.map(({ key, requires: also }) => [key, also]))
/** With all that a choice brings along. */
const closed = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.flatMap(key => [key, ...(requires.get(key) ?? [])])),
]
const rulesetOf = (...keys: readonly string[]) => compose(base, { options: closed(keys) })

test('options: the keys that were agreed on', () => {
  expect(screenOptions.map(({ key }) => key)).toEqual([
    'tactical',
    'positions',
    'modifiers',
    'hit-locations',
    'random-locations',
    'reactions',
    'fright-table',
    'first-aid-tl',
    'falling-armor',
    'critical-tables',
    'ranged-detail',
    'vehicle-criticals',
  ])
})

test.each(screenOptions.map(({ key }) => key))('options: %s alone, with what it requires', key => {
  expect(rulesetOf(key).chosen.options).toEqual([...closed([key])].sort())
})

test('options: what an option requires is asked for by name, with what would do', () => {
  const needy = screenOptions.filter(({ requires: also }) => also.length > 0)
  expect(needy.map(({ key }) => key)).toEqual(['tactical', 'random-locations'])
  for (const { key, requires: also } of needy) {
    const says = also.map(other => `option ${key} requires option ${other}: choose it too, or leave ${key} out`)
    expect(() => compose(base, { options: [key] })).toThrow(new OptionConflict(says.join('; ')))
    // Whatever else is chosen does not make up for it.
    const others = screenOptions.filter(one => one.key !== key && !also.includes(one.key)).map(one => one.key)
    expect(() => compose(base, { options: [key, ...others] })).toThrow(says.join('; '))
  }
})

test('options: two that replace one rule say which is the exception, so that every pair has one meaning', () => {
  const everyOption = [...rooms.choosable.options, ...screenOptions]
  const pairs = everyOption.flatMap((one, index) => everyOption.slice(index + 1).map(other => [one, other] as const))
  for (const [one, other] of pairs) {
    const shared = one.replaces.filter(({ rule }) => other.replaces.some(also => also.rule === rule))
    for (const { rule } of shared) {
      const [mine, theirs] = [one, other].map(({ replaces }) => replaces.find(also => also.rule === rule))
      const exceptions = [mine?.exceptionTo.includes(other.key), theirs?.exceptionTo.includes(one.key)]
      expect(
        exceptions.filter(is => is === true),
        `${one.key} and ${other.key} on ${rule}`,
      ).toHaveLength(1)
    }
    expect(compose({ options: everyOption }, { options: closed([one.key, other.key]) }).chosen.options).toContain(
      one.key,
    )
  }
})

test('options: any legal combination composes, whatever the order', () => {
  const some = fc.shuffledSubarray(screenOptions.map(({ key }) => key)).map(closed)
  fc.assert(
    fc.property(some, keys => {
      const [one, other] = [compose(base, { options: keys }), compose(base, { options: keys.toReversed() })]
      expect(Array.from(one.silent.inForce)).toEqual(Array.from(other.silent.inForce))
      expect(one.silent.plain).toBe(keys.length === 0)
    }),
    { numRuns: 200 },
  )
})

const inventories = ['characters', 'play'].flatMap(
  file =>
    readInventory(parse(readFileSync(new URL(`../gurps/inventory/${file}.yaml`, import.meta.url), 'utf8')), file).rules,
)
const isRule = (one: unknown): one is Callable => typeof one === 'function' && 'answer' in one && 'given' in one
const everything: readonly unknown[] = Object.values(rooms)
const LITE = everything.filter(isRule)

/** Examples of the other book that come out otherwise. */
const otherwise = (keys: readonly string[]): readonly string[] => {
  const ruleset = rulesetOf(...keys)
  return LITE.flatMap(rule =>
    (inventories.find(({ id }) => id === rule.id)?.example ?? []).flatMap((one: Example, index) =>
      runExample(rule, one, ruleset) === undefined ? [] : [`${rule.id} ${index + 1}`],
    ),
  )
}

describe('options: the examples of the other book', () => {
  test('all hold with every option off', () => {
    expect(LITE.length).toBeGreaterThan(25)
    expect(otherwise([])).toEqual([])
  })

  /** The finer table of fright, and no maximum damage and no plain jam where a table is rolled on. */
  const CHANGED: { readonly [key: string]: readonly string[] } = {
    'fright-table': ['gurps.fright.table 2', 'gurps.fright.table 4'],
    'critical-tables': ['gurps.combat.critical-hit 3', 'gurps.gun.malfunction 3'],
  }
  test.each(screenOptions.map(({ key }) => key))('hold with %s on, but for those it means to change', key => {
    expect(otherwise([key])).toEqual(CHANGED[key] ?? [])
  })

  test('hold with everything on, but for the same', () => {
    const all = screenOptions.map(({ key }) => key)
    expect([...otherwise(all)].sort()).toEqual(Object.values(CHANGED).flat().sort())
  })
})

type Through = readonly [rule: Callable, given: object, expected: object]

/** Examples of the screen, asked of the rule of the other book that an option replaces. */
const THROUGH: { readonly [key: string]: readonly Through[] } = {
  tactical: [
    [rooms.maneuverList, { maneuver: 'step-and-feint' }, { allowed: true }],
    [rooms.maneuverList, { maneuver: 'attack' }, { allowed: false }],
    [rooms.maneuverList, { maneuver: 'long-action', defense: 'parry' }, { allowed: false }],
    [rooms.maneuverList, { maneuver: 'all-out-defense', defense: 'block' }, { allowed: true, defenses: 2 }],
    [rooms.maneuverMove, { move: 6, forward: 3 }, { facing_change: 'any', cost: 3, allowed: true }],
    [rooms.maneuverMove, { move: 6, forward: 4 }, { facing_change: 1, cost: 4, allowed: true }],
    [rooms.maneuverMove, { move: 6, position: 'crouching', forward: 4 }, { cost: 6, allowed: true }],
    [rooms.maneuverMove, { move: 6, position: 'kneeling', forward: 2, hexsides: 1 }, { cost: 7, allowed: false }],
    [rooms.maneuverMove, { move: 6, side_or_back: 3 }, { cost: 6, allowed: true }],
    [rooms.maneuverMove, { move: 6, position: 'sitting', forward: 1 }, { allowed: false }],
    [rooms.maneuverMove, { move: 6, position: 'lying', forward: 1 }, { allowed: true }],
    [rooms.activeChoice, { attack_from: 'side', dodge: 6, pd: 1 }, { defense_total: 5 }],
    [rooms.activeChoice, { attack_from: 'back', dodge: 6, pd: 1 }, { defense_total: 1, active: 'none' }],
    [rooms.activeChoice, { parry: 7, pd: 2, retreat: true }, { defense_total: 12 }],
    [rooms.activeChoice, { parry: 7, pd: 2, retreat: true, stunned: true }, { defense_total: 5 }],
    [rooms.activeChoice, { dodge: 7, retreat: true, attack: 'gun' }, { defense_total: 7 }],
    [rooms.activeChoice, { dodge: 7, feint: 3 }, { defense_total: 4 }],
    [rooms.activeChoice, { dodge: 4, block: 6 }, { active: 'block', defense_total: 6 }],
    [rooms.activeChoice, { dodge: 4, block: 6, attack: 'gun' }, { active: 'dodge', defense_total: 4 }],
    [rooms.allOutAttack, { form: 'feint-and-attack', skill: 12 }, { allowed: true, effective: 12, attacks: 1 }],
  ],
  positions: [
    [rooms.positions, { position: 'lying', weapon: 'gun', aim_turns: 1 }, { attack: 1 }],
    [rooms.positions, { position: 'lying', weapon: 'gun', aim_turns: 0 }, { attack: 0 }],
    [rooms.positions, { position: 'crawling', weapon: 'gun' }, { allowed: false }],
    [rooms.positions, { position: 'crawling', weapon: 'knife', close: true }, { attack: -4, allowed: true }],
    [rooms.attackModifiers, { skill: 12, position: 'lying', weapon: 'gun', aim_turns: 2 }, { effective: 13 }],
  ],
  modifiers: [
    [
      rooms.attackModifiers,
      { skill: 13, injuries_since_last_turn: [2, 1], low_pain_threshold: true },
      { effective: 7, modifier: -6 },
    ],
    [rooms.attackModifiers, { skill: 13, circumstances: ['long-weapon-as-target', 'greathelm'] }, { effective: 9 }],
    [rooms.attackModifiers, { skill: 13, circumstances: ['clothes-on-fire'] }, { effective: 11 }],
    [rooms.attackModifiers, { skill: 13, footing: -2, weapon: 'crossbow', aim_turns: 1 }, { effective: 13 }],
    [rooms.attackModifiers, { skill: 13, footing: -2, weapon: 'crossbow' }, { effective: 11 }],
    [
      rooms.rangedSkill,
      { skill: 13, footing: -2, weapon: 'crossbow', aim_turns: 1, acc: 4, speed_range_modifier: -5 },
      { effective: 12 },
    ],
    [rooms.activeChoice, { parry: 7, circumstances: ['against-flail'], pd: 1 }, { defense_total: 4 }],
    [rooms.activeChoice, { dodge: 7, circumstances: ['against-flail'], pd: 1 }, { defense_total: 8 }],
    [rooms.activeChoice, { dodge: 7, circumstances: ['attack-from-above'] }, { defense_total: 5 }],
  ],
  'hit-locations': [
    [rooms.damageType, { location: 'vitals', type: 'bullet', penetrating: 5, ht: 10 }, { injury: 15 }],
    [rooms.damageType, { location: 'torso', type: 'impaling', penetrating: 8, ht: 11 }, { injury: 11 }],
    [rooms.damageType, { location: 'near-arm', type: 'impaling', penetrating: 9, ht: 11 }, { injury: 6 }],
    [rooms.damageType, { location: 'torso', type: 'cutting', penetrating: 13, ht: 10 }, { injury: 19 }],
    [rooms.damageType, { location: 'torso', type: 'bullet', penetrating: 17, ht: 10 }, { injury: 10 }],
    [rooms.damageType, { location: 'foot', type: 'crushing', penetrating: 9, ht: 10 }, { injury: 4 }],
    [rooms.damageType, { location: 'near-leg', type: 'cutting', penetrating: 3, ht: 12 }, { injury: 4 }],
    [rooms.damageType, { location: 'eyes', type: 'bullet', penetrating: 5, ht: 10 }, { injury: 20 }],
    [rooms.damageType, { location: 'neck', type: 'cutting', penetrating: 6, ht: 10 }, { injury: 12 }],
    [rooms.damageType, { location: 'heart', type: 'bullet', penetrating: 10, ht: 10 }, { injury: 30 }],
    [rooms.damageDr, { location: 'brain', basic: 4, type: 'crushing' }, { penetrating: 2, injury: 8 }],
    [rooms.damageDr, { location: 'brain', basic: 5, natural_dr: 0, type: 'crushing' }, { injury: 20 }],
    [rooms.crippling, { ht: 10, location: 'near-arm', injury: 5 }, { crippled: false, consequences: [] }],
    [rooms.crippling, { ht: 10, location: 'near-arm', injury: 6 }, { crippled: true }],
    [rooms.crippling, { ht: 11, location: 'left-hand', injury: 4 }, { crippled: true }],
    [
      rooms.crippling,
      { ht: 10, location: 'brain', injury: 8, penetrating: 2 },
      { consequences: [{ op: 'unconscious' }, { op: 'stun', head: true }] },
    ],
    [
      rooms.crippling,
      { ht: 10, location: 'eyes', injury: 3, penetrating: 3 },
      { consequences: [{ op: 'blind', eyes: 1, check: 'crippling' }, { op: 'stun' }] },
    ],
    [
      rooms.crippling,
      { ht: 11, location: 'nose', injury: 3, penetrating: 3, low_pain_threshold: true },
      { consequences: [{ op: 'roll' }, { op: 'roll', modifier: -4, on_failure: [{ op: 'stun', head: true }] }] },
    ],
    [
      rooms.crippling,
      { ht: 10, location: 'neck', injury: 4, type: 'crushing', penetrating: 3 },
      { consequences: [{ op: 'stun' }, { op: 'roll', on_failure: [{ op: 'throat-crushed' }] }] },
    ],
    [
      rooms.crippling,
      { ht: 12, location: 'neck-artery', injury: 12, type: 'cutting', critical: true },
      { consequences: [{ op: 'drain', hp: 1, every_turns: 1 }] },
    ],
    [
      rooms.crippling,
      { ht: 10, location: 'heart', injury: 30, type: 'bullet', penetrating: 10 },
      { consequences: [{ op: 'roll', on_failure: [{ op: 'kill' }] }] },
    ],
    [
      rooms.crippling,
      { ht: 11, location: 'groin', injury: 4, penetrating: 4, sex: 'male', high_pain_threshold: true },
      {
        consequences: [
          { op: 'roll', modifier: 1 },
          { op: 'roll', modifier: 5 },
        ],
      },
    ],
    [
      rooms.crippling,
      { ht: 13, location: 'near-leg', injury: 7 },
      { crippled: true, consequences: [{ op: 'cripple' }, { op: 'stun' }, { op: 'fall' }] },
    ],
    [rooms.locationDefault, { location_named: false }, { location: 'torso', rolls: null, hits: true }],
    [rooms.locationDefault, { location_named: true, named: 'eyes', missed_by_one: true }, { location: 'head' }],
    [rooms.locationDefault, { location_named: true, named: 'near-arm', missed_by_one: true }, { hits: false }],
    [rooms.locationDefault, { location_named: true, named: 'groin', missed_by_one: true }, { rolls: '1d6' }],
    [
      rooms.locationDefault,
      { location_named: true, named: 'groin', missed_by_one: true, side_die: 5 },
      { location: 'far-leg', rolls: null, hits: true },
    ],
    [rooms.locationDefault, { location_named: true, named: 'vitals', type: 'bullet' }, { rolls: '1d6' }],
    [
      rooms.locationDefault,
      { location_named: true, named: 'vitals', type: 'bullet', side_die: 1 },
      { location: 'heart', rolls: null },
    ],
    [rooms.locationDefault, { location_named: true, named: 'vitals', attack: 'swing' }, { location: 'torso' }],
  ],
  'random-locations': [
    [rooms.locationDefault, { location_named: false }, { rolls: '3d6' }],
    [rooms.locationDefault, { location_roll: 12 }, { location: 'far-leg', rolls: null }],
    [rooms.locationDefault, { location_roll: 17, attack: 'swing' }, { location: 'torso', rolls: null }],
    [rooms.locationDefault, { location_roll: 7 }, { rolls: '1d6' }],
    [rooms.locationDefault, { location_roll: 7, side_die: 5 }, { location: 'right-hand', rolls: null }],
    [rooms.locationDefault, { location_named: true, named: 'neck' }, { location: 'neck', rolls: null }],
    [rooms.locationDefault, { missed_by_one: true }, { hits: false }],
  ],
  reactions: [[rooms.reactionRoll, { roll: 9, modifiers: [] }, { total: 9, reaction: 'poor' }]],
  'fright-table': [
    [rooms.frightTable, { row: 22 }, { gain: 'major-delusion', points: -10 }],
    [rooms.frightTable, { row: 25 }, { gain: 'mild-phobia-or-mental-disadvantage', points: -10 }],
    [rooms.frightTable, { row: 39 }, { points: -30, coma: true }],
    [rooms.frightTable, { row: 41 }, { iq_lost: 1, as_row: 39 }],
    [rooms.frightConsequence, { margin_of_failure: 4, roll: 9 }, { row: 13, gain: 'quirk' }],
  ],
  'first-aid-tl': [
    [rooms.firstAid, { tl: 1, skill: 12, roll: 10, die: 3, hp_lost: 8 }, { restored: 1, minutes: 30 }],
    [rooms.firstAid, { tl: 4, skill: 12, roll: 10, die: 6, hp_lost: 8 }, { restored: 4, minutes: 30 }],
    [rooms.firstAid, { tl: 0, skill: 12, roll: 10, hp_lost: 8 }, { allowed: false, bandage_allowed: true }],
    [rooms.firstAid, { tl: 8, skill: 12, roll: 3, hp_lost: 8 }, { restored: 6, minutes: 10 }],
  ],
  'falling-armor': [
    [rooms.falling, { yards: 6, landing: 'water', swimming: 'success', dice_total: 23 }, { damage: '6d-12', basic: 5 }],
    [rooms.falling, { yards: 6, landing: 'water', dice_total: 23 }, { damage: '6d-12', basic: 11 }],
    [rooms.falling, { yards: 4, armor: 'leather', armor_dr: 5, dice_total: 18 }, { effective_dr: 3, injury: 3 }],
    [rooms.falling, { yards: 4, armor: 'metal', armor_dr: 5, dice_total: 18 }, { effective_dr: 2 }],
    [rooms.falling, { yards: 4, armor: 'tl8-combat', armor_dr: 40, dice_total: 18 }, { effective_dr: 13 }],
  ],
  'critical-tables': [
    [rooms.criticalHit, { effective: 12, roll: 3 }, { critical_hit: true, maximum_damage: false, table: '3d6' }],
    [
      rooms.criticalHit,
      { effective: 12, roll: 4, table_roll: 6, type: 'cutting' },
      { table: null, consequences: [{ op: 'damage', multiplier: 2 }] },
    ],
    [
      rooms.criticalHit,
      { effective: 12, roll: 4, table_roll: 3, location: 'near-arm' },
      { consequences: [{ op: 'damage', multiplier: 3 }] },
    ],
    [
      rooms.criticalHit,
      { effective: 12, roll: 4, table_roll: 13, location: 'head', type: 'impaling' },
      {
        consequences: [
          { op: 'damage', fixed: 2 },
          { op: 'scar', degree: 'badly scarred' },
        ],
      },
    ],
    [rooms.criticalHit, { effective: 12, roll: 9, table_roll: 5 }, { critical_hit: false, consequences: [] }],
    [rooms.criticalMiss, { effective: 12, roll: 18 }, { critical_miss: true, table: '3d6' }],
    [
      rooms.criticalMiss,
      { effective: 12, roll: 18, with: 'missile', table_roll: 16 },
      { consequences: [{ op: 'off-balance' }] },
    ],
    [
      rooms.criticalMiss,
      { effective: 12, roll: 18, with: 'gun', quality: 'cheap', table_roll: 9 },
      { consequences: [{ op: 'jam', clear: -7 }] },
    ],
    [
      rooms.criticalMiss,
      { effective: 12, roll: 18, with: 'grenade', table_roll: 11 },
      { consequences: [{ op: 'reroll' }] },
    ],
    [
      rooms.criticalMiss,
      { effective: 12, roll: 18, with: 'strike', attack: 'kick', table_roll: 16 },
      { consequences: [{ op: 'fall' }, { op: 'self-injury', amount: '1d-1', dr: true }] },
    ],
    [
      rooms.criticalMiss,
      { effective: 12, roll: 18, with: 'grapple', table_roll: 5 },
      { consequences: [{ op: 'fall' }, { op: 'self-injury' }] },
    ],
    [rooms.defenseTotal, { dodge: 7, roll: 17 }, { avoided: false, consequences: [{ op: 'fall' }], bad_miss: null }],
    [rooms.defenseTotal, { dodge: 7, roll: 3, attack: 'gun' }, { avoided: true, bad_miss: null }],
    [rooms.defenseTotal, { parry: 9, roll: 4 }, { avoided: true, bad_miss: 'attacker' }],
    [rooms.defenseTotal, { parry: 9, roll: 18 }, { avoided: false, bad_miss: 'defender' }],
    [rooms.defenseTotal, { block: 9, roll: 18 }, { consequences: [{ op: 'unready-weapon', item: 'shield' }] }],
    [rooms.defenseTotal, { pd: 4, roll: 18 }, { avoided: false, consequences: [], bad_miss: null }],
    [rooms.malfunction, { malf: 'crit', roll: 17, effective: 15 }, { jammed: false, goes_to_table: true }],
    [rooms.malfunction, { malf: 16, roll: 16, effective: 18 }, { jammed: true, goes_to_table: false }],
    [rooms.attackRoll, { malf: 17, roll: 18, effective: 12 }, { hit: false, malfunction: false, critical_miss: true }],
  ],
  'ranged-detail': [
    [
      rooms.rangedSkill,
      { skill: 14, range_yards: 12, circumstances: ['opportunity-fire'], hexes_watched: 8, ss: 16 },
      { speed_range_modifier: -5, effective: 2, allowed: false },
    ],
    [rooms.rangedSkill, { skill: 16, range_yards: 7, circumstances: ['pop-up'], ss: 8 }, { effective: 7 }],
    [rooms.rangedSkill, { skill: 15, speed_range_modifier: 0, circumstances: ['shooting-blind'] }, { effective: 5 }],
    [rooms.rangedSkill, { skill: 25, speed_range_modifier: 0, circumstances: ['shooting-blind'] }, { effective: 9 }],
    [rooms.rangedSkill, { skill: 17, range_yards: 20, nearsighted: true }, { speed_range_modifier: -12, effective: 5 }],
    [rooms.speedRange, { range_yards: 30, elevation_yards: -60 }, { speed_range_modifier: -5 }],
    [rooms.speedRange, { range_yards: 30, elevation_yards: 1 }, { speed_range_modifier: -8 }],
    [
      rooms.situational,
      { target_is: ['head-only', 'kneeling'], attacker_is: ['walking'], weapon: 'bow' },
      { modifier: -11 },
    ],
    [rooms.situational, { target_is: ['erratic-as-a-rat'], occupied_hexes: 2 }, { modifier: -11 }],
    [rooms.size, { target: 'vehicle', length_yards: 5, width_yards: 2 }, { size_modifier: 0 }],
    [rooms.size, { target: 'vehicle', length_yards: 5, width_yards: 2.5 }, { size_modifier: 3 }],
  ],
  'vehicle-criticals': [
    [rooms.criticalHit, { effective: 12, roll: 3, target: 'vehicle' }, { maximum_damage: false, table: '3d6' }],
    [
      rooms.criticalHit,
      { effective: 12, roll: 4, target: 'vehicle', table_roll: 13 },
      {
        consequences: [
          { op: 'bypass-dr', part: 0.9 },
          { op: 'damage', multiplier: 1 },
        ],
      },
    ],
    [rooms.criticalHit, { effective: 12, roll: 4, table_roll: 13 }, { table: null, consequences: [] }],
  ],
}

describe.each(Object.entries(THROUGH))('options: %s, through the rules it replaces', (key, cases) => {
  const ruleset = rulesetOf(key)
  test.each(
    cases.map(([rule, given, expected], index) => ({ name: `${rule.id} ${index + 1}`, rule, given, expected })),
  )('$name', ({ rule, given, expected }) => {
    expect(rule.answer(given, ruleset.listen()).answer).toMatchObject(expected)
  })
})

test('options: every one of them is tried through the rules it replaces', () => {
  expect(Object.keys(THROUGH).sort()).toEqual(screenOptions.map(({ key }) => key).sort())
})

test('options: side attack, flail and a step back add up', () => {
  const ruleset = rulesetOf('tactical', 'modifiers')
  const given = { parry: 9, pd: 1, attack_from: 'side', retreat: true, circumstances: ['against-flail'] }
  expect(rooms.activeChoice.answer(given, ruleset.listen()).answer).toMatchObject({ defense_total: 9 - 4 - 2 + 3 + 1 })
})

test('options: people and vehicles go to different tables', () => {
  const ruleset = rulesetOf('critical-tables', 'vehicle-criticals')
  const hit = { effective: 12, roll: 4, table_roll: 13 }
  const at = (target: string) => rooms.criticalHit.answer({ ...hit, target }, ruleset.listen()).answer['consequences']
  expect(at('person')).toMatchObject([{ op: 'bypass-dr', part: 1 }, { op: 'damage' }])
  expect(at('vehicle')).toMatchObject([{ op: 'bypass-dr', part: 0.9 }, { op: 'damage' }])
})
