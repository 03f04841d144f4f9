/** Every check finds its fault, in its place, and finds it in nobody else. */
import { readFileSync } from 'node:fs'
import { isObject, type Problem, readInventory } from '@umpire/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemsOf } from '../character/problems.ts'
import { CHECKS, characterChecks } from './checks.ts'
import { somebody } from './somebody-fixture.ts'

const inventory = readInventory(
  parse(readFileSync(new URL('../inventory/characters.yaml', import.meta.url), 'utf8')),
  'inventory/characters.yaml',
)
const data = inventory.rules.find(({ id }) => id === characterChecks.id)?.data
const rows = (Array.isArray(data) ? data : []).filter(isObject)

for (const row of rows) {
  test(`gurps.chargen.checks: ${row['check']}: as the inventory has it`, () => {
    const check = CHECKS.find(one => one.check === row['check'])
    expect(check && { severity: check.severity, rules: check.rules }).toEqual({
      severity: row['severity'],
      rules: row['rules'],
    })
  })
}

test('gurps.chargen.checks: nothing stands against somebody average', () => {
  expect(rows.length).toBe(27)
  expect(problemsOf(somebody())).toEqual([])
})

interface Broken {
  readonly check: string
  readonly parts: { readonly [field: string]: unknown }
  readonly rule: string
  readonly where: string
  readonly severity?: 'warning'
  /** What the message must tell. */
  readonly says: RegExp
}

const skill = (name: string, points = 1, more: object = {}) => ({ skill: name, points, ...more })
const attributes = (more: object) => ({ st: 10, dx: 10, iq: 10, ht: 10, ...more })
const enemy = { trait: 'Enemy', details: { npc_points: 100, frequency: 9 } }
const dependent = { trait: 'Dependent', details: { npc_points: 40, importance: 'friend', frequency: 6 } }
const settings = (more: object) => ({ campaign: { options: [], settings: more } })
const custom = (more: object) =>
  settings({ 'gurps.traits': [{ id: 'odd', name: 'Odd', cost: { kind: 'fixed', points: 1 }, ...more }] })

const BROKEN: readonly Broken[] = [
  {
    check: 'total above the budget',
    parts: { attributes: attributes({ st: 17, dx: 11 }) },
    rule: 'gurps.chargen.total',
    where: 'points',
    says: /10 more than the 100/,
  },
  {
    check: 'attribute below 1',
    parts: { attributes: attributes({ iq: 0 }) },
    rule: 'gurps.attribute.list',
    where: 'attributes.iq',
    says: /IQ 0.*less than 1/,
  },
  {
    check: 'attribute above 16 or above 20',
    parts: { attributes: attributes({ ht: 17 }) },
    rule: 'gurps.attribute.list',
    where: 'attributes.ht',
    severity: 'warning',
    says: /HT 17.*unusual/,
  },
  {
    check: 'counted disadvantages past the campaign cap (a warning when strict_limit is off)',
    parts: { traits: [{ trait: 'Secret', variant: 'possible death' }, 'Greed'] },
    rule: 'gurps.disadvantage.limit',
    where: 'traits',
    says: /-45.*at most -40/,
  },
  {
    check: 'counted disadvantages past the campaign cap (a warning when strict_limit is off)',
    parts: {
      traits: [{ trait: 'Secret', variant: 'possible death' }, 'Greed'],
      ...settings({ 'gurps.strict_limit': false }),
    },
    rule: 'gurps.disadvantage.limit',
    where: 'traits',
    severity: 'warning',
    says: /at most -40/,
  },
  {
    check: 'more than five quirks',
    parts: { quirks: ['a', 'b', 'c', 'd', 'e'], traits: ['Trivial Vow'] },
    rule: 'gurps.quirk.rule',
    where: 'quirks',
    says: /6 quirks.*at most five/,
  },
  {
    check: 'skill points above twice the age',
    parts: { identity: { age: 18 }, skills: [skill('Stealth', 32), skill('Climbing', 4), skill('Cooking', 0.5)] },
    rule: 'gurps.skill.starting-limit',
    where: 'skills',
    says: /36.5.*at most 36/,
  },
  {
    check: 'points in skills below nothing, or no half points',
    parts: { skills: [skill('Stealth', -1)] },
    rule: 'gurps.skill.level-from-points',
    where: 'skills[0].points',
    says: /half a point and more/,
  },
  {
    check: 'points in skills below nothing, or no half points',
    parts: { native_language_points: 0.25 },
    rule: 'gurps.skill.level-from-points',
    where: 'native_language_points',
    says: /whole and half points/,
  },
  {
    check: 'skill points that buy nothing more (not a step of the table)',
    parts: { skills: [skill('Cooking'), skill('Stealth', 3)] },
    rule: 'gurps.skill.level-from-points',
    where: 'skills[1].points',
    severity: 'warning',
    says: /no more than 2.*next level costs 4/,
  },
  {
    check: 'specialty missing where one is required',
    parts: { skills: [skill('Guns')] },
    rule: 'gurps.skill.specialty',
    where: 'skills[0]',
    says: /Guns \(pistol\)/,
  },
  {
    check: 'a skill or a language learned twice',
    parts: { skills: [skill('Chemistry'), skill('Natural Sciences (chemistry)')] },
    rule: 'gurps.skill.specialty',
    where: 'skills[1]',
    says: /there already/,
  },
  {
    check: 'a skill or a language learned twice',
    parts: { identity: { native_language: 'French' }, skills: [skill('Language (French)')] },
    rule: 'gurps.language.skill',
    where: 'skills[0]',
    says: /native language/,
  },
  {
    check: 'more than two Enemies or more than 60 points of them',
    parts: { traits: [enemy, enemy, enemy] },
    rule: 'gurps.friends.enemy-limit',
    where: 'traits',
    says: /3 Enemies.*at most two/,
  },
  {
    check: 'points for a third Dependent',
    parts: { traits: [dependent, 'Voice', dependent, dependent] },
    rule: 'gurps.friends.dependent-cost',
    where: 'traits[3]',
    says: /two give points/,
  },
  {
    check: 'HT above the ceiling of the build',
    parts: { attributes: attributes({ ht: 14 }), traits: ['Extremely Fat'] },
    rule: 'gurps.looks.fat',
    where: 'attributes.ht',
    says: /at most 13/,
  },
  {
    check: 'HT above the ceiling of the build',
    parts: { attributes: attributes({ ht: 15 }), traits: ['Skinny'] },
    rule: 'gurps.looks.skinny',
    where: 'attributes.ht',
    says: /at most 14/,
  },
  {
    check: 'Skinny with Handsome or Very Handsome',
    parts: { traits: ['Handsome', 'Skinny'] },
    rule: 'gurps.looks.skinny',
    where: 'traits[1]',
    says: /at best Attractive/,
  },
  {
    check: 'two levels of Appearance, of wealth or of build',
    parts: { traits: ['Ugly', 'Attractive'] },
    rule: 'gurps.looks.appearance',
    where: 'traits[1]',
    says: /only once/,
  },
  {
    check: 'two levels of Appearance, of wealth or of build',
    parts: { traits: ['Fat', 'Skinny'] },
    rule: 'gurps.looks.fat',
    where: 'traits[1]',
    says: /one build only/,
  },
  {
    check: 'weight outside 20 percent with good looks; height or weight beyond 6 inches or 40 pounds',
    parts: { identity: { weight_lb: 200 } },
    rule: 'gurps.looks.height-weight',
    where: 'identity.weight_lb',
    severity: 'warning',
    says: /forty pounds/,
  },
  {
    check: 'a height or weight of nothing',
    parts: { identity: { height_in: -3 } },
    rule: 'gurps.looks.height-weight',
    where: 'identity.height_in',
    says: /more than none/,
  },
  {
    check:
      'a requirement of a trait not met (HT 12 for Immunity to Disease; HT 10 for Rapid Healing; Filthy Rich for Multimillionaire)',
    parts: { traits: ['Immunity to Disease'] },
    rule: 'gurps.advantage.catalog',
    where: 'traits[0]',
    says: /needs HT 12/,
  },
  {
    check: 'two traits that exclude each other',
    parts: { traits: ['Fit', 'Voice', 'Very Fit'] },
    rule: 'gurps.advantage.catalog',
    where: 'traits[0]',
    says: /cannot stand beside Very Fit/,
  },
  {
    check: 'level past its maximum (Less Sleep 5, Toughness 2, Military Rank 8, Reputation 4, Youth 3)',
    parts: { traits: [{ trait: 'Less Sleep', level: 6 }] },
    rule: 'gurps.advantage.less-sleep',
    where: 'traits[0]',
    says: /at most level 5/,
  },
  {
    check: 'level past its maximum (Less Sleep 5, Toughness 2, Military Rank 8, Reputation 4, Youth 3)',
    parts: {
      traits: [{ trait: 'Reputation', level: 5, details: { people: 'large-class', recognition: 'always' } }],
    },
    rule: 'gurps.social.reputation-cost',
    where: 'traits[0]',
    says: /-4 to \+4/,
  },
  {
    check: 'a choice that a trait leaves open',
    parts: { traits: [{ trait: 'Bad Sight', variant: 'starts with glasses' }] },
    rule: 'gurps.disadvantage.bad-sight',
    where: 'traits[0]',
    says: /nearsighted, farsighted/,
  },
  {
    check: 'a trait that nobody knows, or that cannot be priced as it is written',
    parts: { traits: ['Combat Reflex'] },
    rule: 'gurps.advantage.general',
    where: 'traits[0]',
    says: /perhaps combat reflexes/,
  },
  {
    check: 'a trait that nobody knows, or that cannot be priced as it is written',
    parts: { traits: ['Voice', { trait: 'Duty', details: { frequency: 99 } }] },
    rule: 'gurps.advantage.general',
    where: 'traits[1]',
    says: /from 6 to 15/,
  },
  {
    check: 'a skill that nobody knows',
    parts: { skills: [skill('Stelth')] },
    rule: 'gurps.skill.catalog',
    where: 'skills[0]',
    says: /perhaps stealth/,
  },
  {
    check: 'Youth that does not match the age',
    parts: { identity: { age: 16 }, traits: [{ trait: 'Youth', level: 1 }] },
    rule: 'gurps.disadvantage.youth',
    where: 'traits[0]',
    says: /Youth 2, not 1/,
  },
  {
    check: 'Youth that does not match the age',
    parts: { identity: { age: 17 } },
    rule: 'gurps.disadvantage.youth',
    where: 'identity.age',
    says: /Youth 1, not 0/,
  },
  {
    check: 'Youth that does not match the age',
    parts: { identity: { age: 30 }, traits: ['Youth'] },
    rule: 'gurps.disadvantage.youth',
    where: 'traits[0]',
    says: /too young/,
  },
  {
    check: 'Wealthy or better',
    parts: { traits: ['Wealthy'] },
    rule: 'gurps.wealth.levels',
    where: 'traits[0]',
    severity: 'warning',
    says: /Comfortable at most/,
  },
  {
    check: 'Status outside -2 to 8',
    parts: { traits: [{ trait: 'Status', level: 9 }] },
    rule: 'gurps.social.status',
    where: 'traits[0]',
    severity: 'warning',
    says: /-2 to 8/,
  },
  {
    check: 'Military Rank without a Duty',
    parts: { traits: [{ trait: 'Military Rank', level: 1 }] },
    rule: 'gurps.social.military-rank',
    where: 'traits[0]',
    severity: 'warning',
    says: /without a Duty/,
  },
  {
    check: 'a skill or item above the native Tech Level of a Primitive',
    parts: {
      identity: { native_tl: 4 },
      traits: [{ trait: 'Primitive', level: 2 }],
      skills: [skill('Guns (rifle)', 1, { tl: 6 })],
    },
    rule: 'gurps.disadvantage.primitive',
    where: 'skills[0]',
    says: /nothing above TL4/,
  },
  {
    check: 'a skill or item above the native Tech Level of a Primitive',
    parts: { traits: [{ trait: 'Primitive', level: 3 }], items: [{ name: 'lantern', tl: 5 }] },
    rule: 'gurps.disadvantage.primitive',
    where: 'items[0]',
    says: /nothing above TL3/,
  },
  {
    check: 'a home that does not match Primitive',
    parts: { identity: { native_tl: 4 } },
    rule: 'gurps.disadvantage.primitive',
    where: 'identity.native_tl',
    says: /Primitive 2, not 0/,
  },
  {
    check: 'money spent beyond the starting money',
    parts: { items: [{ name: 'car', cost: 1600, carried: false }] },
    rule: 'gurps.wealth.buying',
    where: 'items',
    says: /\$100 too much/,
  },
  {
    check: 'an item of negative weight or cost',
    parts: { items: [{ name: 'balloon', weight_lb: -5 }] },
    rule: 'gurps.equipment.item',
    where: 'items[0].weight_lb',
    says: /lighter than 0/,
  },
  {
    check: 'load above 20 x ST',
    parts: { items: [{ name: 'anvil', weight_lb: 201 }] },
    rule: 'gurps.move.encumbrance',
    where: 'items',
    severity: 'warning',
    says: /more than 200 lb/,
  },
  {
    check: 'load above 30 x ST',
    parts: { items: [{ name: 'anvil', weight_lb: 301 }] },
    rule: 'gurps.move.encumbrance',
    where: 'items',
    says: /more than 300 lb/,
  },
  {
    check: 'weapon whose minimum ST is not met',
    parts: { items: [{ name: 'M1 Garand .30-06' }] },
    rule: 'gurps.weapon.minimum-strength',
    where: 'items[0]',
    severity: 'warning',
    says: /needs ST 12: -2/,
  },
  {
    check: 'two-handed weapon with One Arm',
    parts: { traits: ['One Arm'], attributes: attributes({ st: 12 }), items: [{ name: 'M1 Garand .30-06' }] },
    rule: 'gurps.disadvantage.one-arm',
    where: 'items[0]',
    says: /takes two hands/,
  },
  {
    check: 'points that are owed',
    parts: { ledger: [{ kind: 'owed', points: -102 }] },
    rule: 'gurps.improve.award',
    where: 'ledger',
    severity: 'warning',
    says: /2 points are owed/,
  },
  {
    check: 'a trait that the campaign does not allow',
    parts: { traits: ['Voice', 'Luck'], ...settings({ 'gurps.allowed_traits': ['Voice'] }) },
    rule: 'gurps.advantage.general',
    where: 'traits[1]',
    says: /this campaign: Voice/,
  },
  {
    check: 'a skill that the campaign does not allow',
    parts: { skills: [skill('Guns (rifle)'), skill('Cooking')], ...settings({ 'gurps.allowed_skills': ['Guns'] }) },
    rule: 'gurps.skill.catalog',
    where: 'skills[1]',
    says: /this campaign: Guns/,
  },
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    parts: custom({
      effects: [
        { target: 'reaction', op: 'add', by: 1 },
        { target: 'skill:Stelth', op: 'add', by: 1 },
      ],
    }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].effects[1].target',
    says: /perhaps Stealth/,
  },
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    parts: settings({
      'gurps.armor': [
        { name: 'coat', pd: 0, dr: 1, weight_lb: 1, cost: 1, effects: [{ target: 'skills:sneaky', op: 'add', by: 1 }] },
      ],
    }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.armor[0].effects[0].target',
    says: /a group of skills: .*skills:unarmed/,
  },
  {
    check: 'an effect of the campaign’s own that names a target nobody reads',
    parts: custom({ choose: [{ name: 'a', effects: [{ target: 'roll:Wil', op: 'roll', by: 'now and then' }] }] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].choose[0].effects[0].target',
    says: /perhaps roll:Will/,
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    parts: custom({ excludes: ['Luck', 'Lucky'] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].excludes[1]',
    says: /perhaps Luck/,
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    parts: custom({ requires: [{ trait: 'Handsom' }] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].requires[0].trait',
    says: /perhaps Handsome/,
  },
  {
    check: 'a trait of the campaign’s own that needs, excludes or gives way to what is not there',
    parts: custom({ effects: [{ target: 'reaction', op: 'add', by: 1, unless: ['Charm'] }] }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].effects[0].unless[0]',
    says: /a trait by its name/,
  },
  {
    check: 'a trait of the campaign’s own with a price that no rule works out',
    parts: custom({ cost: { kind: 'formula', rule: 'gurps.friends.aly-cost' } }),
    rule: 'gurps.convention.effects',
    where: 'campaign.settings.gurps.traits[0].cost.rule',
    says: /gurps.friends.ally-cost/,
  },
  {
    check: 'a weapon of the campaign’s own for a skill that is not there',
    parts: settings({
      'gurps.hand_weapons': [
        {
          name: 'Whip',
          skill: 'Whipp',
          modes: [{ name: 'lash', type: 'crushing', damage: 'sw' }],
          cost: 1,
          weight_lb: 1,
          min_st: 8,
        },
      ],
    }),
    rule: 'gurps.skill.catalog',
    where: 'campaign.settings.gurps.hand_weapons[0].skill',
    says: /a skill by its name/,
  },
]

for (const { check, parts, rule, where, severity, says } of BROKEN) {
  test(`${rule}: ${check}: is told at ${where}`, () => {
    const problems = problemsOf(somebody(parts))
    const mine = problems.filter(one => one.rule === rule && one.where === where && one.severity === severity)
    expect(problems.map(({ message }) => message).join('\n')).toMatch(says)
    expect(mine.map(({ message }) => message).join('\n')).toMatch(says)
    expect(problems.filter(one => one.severity === undefined && one.rule !== rule)).toEqual([])
  })
}

test('gurps.chargen.checks: each check is seen to find what it looks for', () => {
  expect(new Set(BROKEN.map(({ check }) => check))).toEqual(new Set(CHECKS.map(({ check }) => check)))
})

test('gurps.chargen.checks: a character of the game master has no limit of points', () => {
  for (const { check, parts, rule } of BROKEN) {
    const limit = CHECKS.find(one => one.check === check)?.points === true
    const problems = problemsOf(somebody({ ...parts, npc: true }))
    expect(
      problems.some(one => one.rule === rule),
      check,
    ).toBe(!limit)
  }
})

test('gurps.chargen.checks: what the game master allows stays in sight, with his note', () => {
  const word = (allowed: readonly object[]): readonly Problem[] =>
    problemsOf(
      somebody({ traits: ['Rapid Healing', 'Immunity to Disease'], attributes: attributes({ ht: 9 }), allowed }),
    )
  const severities = (allowed: readonly object[]) => word(allowed).map(({ severity }) => severity)
  const rule = 'gurps.advantage.catalog'
  expect(severities([])).toEqual([undefined, undefined])
  expect(severities([{ rule }])).toEqual(['allowed', 'allowed'])
  expect(severities([{ rule, where: 'traits[1]' }])).toEqual([undefined, 'allowed'])
  expect(severities([{ rule: 'gurps.quirk.rule' }])).toEqual([undefined, undefined])
  expect(word([{ rule, note: 'born in a cave' }])[0]?.message).toMatch(/needs HT 10.*born in a cave/)
})

test('gurps.chargen.checks: what cannot be read of a campaign is a problem, with its place', () => {
  const unknown = problemsOf(somebody(settings({ 'gurps.budgt': 100 })))
  expect(unknown).toMatchObject([{ where: 'campaign.settings', message: expect.stringContaining('gurps.budget') }])
  const effects = [{ target: 'reaction', op: 'add', by: 1, when: { moon: true } }]
  const [bad, ...others] = problemsOf(somebody(custom({ effects })))
  expect(others).toEqual([])
  expect(bad?.where).toBe('campaign.settings.gurps.traits[0].effects[0].when')
  expect(problemsOf(somebody({ campaign: { options: ['no-such'], settings: {} } }))).toHaveLength(1)
})
