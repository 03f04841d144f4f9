/** Every alternative that a ruling names is a setting: as ruled, unless a campaign says otherwise. */
import { readFileSync } from 'node:fs'
import { compose, type Json, type Why } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { skillLine } from '../character/skill-lines.ts'
import { actionPoints } from '../combat/action-points.ts'
import { movement } from '../combat/movement.ts'
import { dfStacking } from '../core/df-stacking.ts'
import { extended } from '../core/extended.ts'
import { opposed } from '../core/opposed.ts'
import { criticalBotch } from '../core/roll.ts'
import { condition } from '../equipment/condition.ts'
import { clotting, stopBleeding } from '../fatigue/bleeding.ts'
import { progression } from '../injury/health.ts'
import { mobilityLevels } from '../injury/limbs.ts'
import { recovery } from '../injury/recovery.ts'
import { meleeAttack } from '../melee/attack.ts'
import { calledShotLimits } from '../ranged/distance/called-shot-limits.ts'
import { snapShot } from '../ranged/distance/snap-shot.ts'
import { choosable, rules } from '../ruleset/rules.ts'
import { skillCatalog } from '../skills/catalog.ts'
import { complex } from '../skills/complex.ts'
import { demolitions } from '../skills/crafts.ts'
import { educationStandIn } from '../skills/education.ts'
import { tracking } from '../skills/outdoors.ts'
import { command, intimidation } from '../skills/persuasion.ts'
import { spotModifiers, spotTable } from '../skills/spot.ts'
import { pilot } from '../skills/vehicles.ts'
import { somebody } from '../story/test/people.ts'
import { exclusive } from '../traits/exclusive.ts'
import { schemeUse } from '../xp/schemes.ts'
import { readings } from './readings.ts'
import { settings } from './settings.ts'

interface Entry {
  readonly id: string
  readonly fix?: string
  readonly invented?: boolean
  readonly settings?: readonly string[]
}
const inventory: readonly Entry[] = parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')).rules

const ruled = compose(choosable).silent
const under = (chosen: { readonly [key: string]: Json }): Why =>
  compose(choosable, {
    settings: Object.fromEntries(Object.entries(chosen).map(([key, value]) => [`tensided.${key}`, value])),
  }).silent

/** Alternatives that the inventory's own settings hold already. */
const HELD = ['tensided.injury.crash']

describe('tensided.core.campaign-settings: what the rulings leave to a campaign', () => {
  test('every alternative that a ruling names is a setting', () => {
    const named = inventory.filter(({ fix = '' }) => /alternative/i.test(fix)).map(({ id }) => id)
    const held = [...readings.map(({ rule }) => rule), ...HELD]
    expect(named.filter(id => !held.includes(id))).toEqual([])
    expect(new Set(choosable.settings.map(({ id }) => id)).size).toBe(settings.length + readings.length)
    for (const { rule } of readings) expect(rules.map(({ id }) => id)).toContain(rule)
  })
  test('whatever is invented names the settings that hold it', () => {
    const known = settings.map(({ id }) => id)
    const invented = inventory.filter(entry => entry.invented === true)
    expect(invented.length).toBeGreaterThan(10)
    for (const { id, settings: keys = [] } of invented) {
      expect([id, keys.length > 0, keys.filter(key => !known.includes(`tensided.${key}`))]).toEqual([id, true, []])
    }
  })
})

test('tensided.core.critical-botch: by the margin, or by the face of the die', () => {
  const natural = under({ criticals_by: 'natural' })
  expect(criticalBotch({ mos: 12, d10: 5 }, ruled)).toEqual({ critical: true, botch: false })
  expect(criticalBotch({ mos: 12, d10: 5 }, natural)).toEqual({ critical: false, botch: false })
  expect(criticalBotch({ mos: -3, d10: 10 }, natural)).toEqual({ critical: true, botch: false })
  expect(criticalBotch({ mos: 3, d10: 1 }, natural)).toEqual({ critical: false, botch: true })
  expect(criticalBotch({ mos: 30 }, natural)).toEqual({ critical: false, botch: false })
  const use = { skill: 'spot', minute: 0, mos: 0 }
  expect(schemeUse({ uses: [use] }, natural).xp).toBe(0.5)
  expect(schemeUse({ uses: [{ ...use, critical: true, botch: false }] }, natural).xp).toBe(1)
})

test('tensided.core.extended: the roll that decides takes its interval, or not', () => {
  const task = { margins: [12, 8], interval_rolls: [3, 4], unit: 'hours' } as const
  expect(() => extended(task, ruled)).toThrow('at most 1')
  expect(extended(task, under({ extended_last_interval: true })).elapsed).toBe(7)
})

test('tensided.core.diceless: the five of opposed rolls stays, or goes with the dice', () => {
  const given = { opponent_attribute: 10 }
  expect(opposed(given, under({ diceless: true })).difficulty).toBe(15)
  const none = under({ diceless: true, diceless_opponents_die: false })
  expect(opposed(given, none).difficulty).toBe(10)
  expect(opposed({ ...given, opponent_die: 3 }, none).difficulty).toBe(13)
  expect(opposed(given, under({ diceless_opponents_die: false })).difficulty).toBe(15)
})

describe('tensided.skills.complex: the task alone is multiplied, or everything', () => {
  const all = under({ complex_multiplies: 'everything' })
  const own = { stat_value: 5, skill_level: 2 }
  test.each([
    [
      'a roll',
      (why: Why) => complex({ ...own, base_df: 10, df_modifier: 2, concentration_fits: false }, why).difficulty,
    ],
    ['a sum', (why: Why) => dfStacking({ base_df: 10, complex: true, wound_df: 3, fatigue_df: 2 }, why).difficulty],
    ['a bomb', (why: Why) => demolitions({ task: 'arm', df_modifier: 5 }, why).difficulty],
  ])('%s', (_, difficulty) => {
    expect([difficulty(ruled), difficulty(all)]).toEqual([20, 23])
  })
  test('a vehicle, a trail, a wound, a sickbed', () => {
    const flying = {
      trained: ['jet'],
      vehicle: 'jet',
      pilot: 2,
      coordination: 5,
      awareness: 5,
      base_df: 10,
      df_modifier: 5,
    }
    const flown = (why: Why): unknown => {
      const came = pilot(flying, why)
      return 'difficulty' in came ? came.difficulty : undefined
    }
    expect([flown(ruled), flown(all)]).toEqual([20, 23])
    const trail = { df_modifier: 5 }
    expect([tracking(trail, ruled).difficulty, tracking(trail, all).difficulty]).toEqual([28, 30])
    const wound = { bleeding_rate: 2, dexterity: 5, medic: 1, df_modifier: 5 }
    expect([stopBleeding(wound, ruled).difficulty, stopBleeding(wound, all).difficulty]).toEqual([20, 23])
    const sick = { dexterity: 5, medic: 1, df_modifier: 5 }
    expect([recovery(sick, ruled).difficulty, recovery(sick, all).difficulty]).toEqual([20, 23])
  })
  test('an opposed roll is as ever', () => {
    const given = { ...own, opposed: true, opponent: { stat_value: 5, skill_level: 2 }, df_modifier: 3 }
    expect([complex(given, ruled).difficulty, complex(given, all).difficulty]).toEqual([17, 17])
  })
})

test('tensided.skills.catalog: mechanics and handcrafting with a stat, or with the skill in its place', () => {
  const alone = under({ crafts_stat: 'none' })
  expect(skillCatalog({ skill: 'handcrafting' }, ruled)).toMatchObject({ stat: 'dexterity', situations: ['normal'] })
  expect(skillCatalog({ skill: 'handcrafting' }, alone)).toMatchObject({ stat: null, situations: [] })
  expect(skillCatalog({ skill: 'medic' }, alone).stat).toBe('dexterity')
  const ann = somebody('Ann')
  const learned = { skill: 'mechanics', level: 4, concentrations: [], simple_controls: false, unknown_fields: {} }
  const rolled = (why: Why) => skillLine(ann, learned, ann.stats, {}, why).rolls
  expect(rolled(ruled).map(({ attribute }) => attribute)).toEqual([13, 13])
  expect(rolled(alone)).toEqual([{ situation: 'normal', stat: null, attribute: 12 }])
})

test('tensided.skills.education-stand-in: with the stat of the task, or with aptitude', () => {
  const given = {
    skill: 'medicine',
    skill_level: 3,
    in_place_of: 'medic',
    dexterity: 4,
    aptitude: 7,
    base_df: 10,
  } as const
  expect(educationStandIn(given, ruled).attribute).toBe(10)
  expect(educationStandIn(given, under({ stand_in_stat: 'aptitude' })).attribute).toBe(13)
})

test('tensided.skills.spot-table: who is near is seen, or may hide', () => {
  const near = { category: 'normal', distance: 1 } as const
  const may = under({ spot_automatic: 'unless-hiding' })
  expect(spotTable({ ...near, hiding: true }, ruled)).toMatchObject({ automatic: true, difficulty: null })
  expect(spotTable({ ...near, hiding: true }, may)).toEqual({ possible: true, automatic: false, difficulty: 10 })
  expect(spotTable(near, may)).toMatchObject({ automatic: true })
  expect(spotTable({ ...near, hiding: true, flaws: ['blind'] }, may)).toMatchObject({ possible: false })
})

test('tensided.skills.spot-modifiers: hiding by the level, or by the whole attribute', () => {
  const given = { category: 'normal', distance: 1000, hiding: true, target_stealth: 3, target_athleticism: 6 } as const
  const difficulty = (why: Why): number => {
    const came = spotModifiers(given, why)
    return 'difficulty' in came ? (came.difficulty ?? 0) : 0
  }
  expect(difficulty(under({ hiding_counts: 'attribute' })) - difficulty(ruled)).toBe(6)
})

test('tensided.skills.command: against the will twice and five, or the will alone', () => {
  const alone = under({ command_difficulty: 'willpower' })
  const led = { charisma: 5, command: 2, target_willpower: 6, gm_modifier: -2 }
  expect(command(led, ruled)).toMatchObject({ difficulty: 15 })
  expect(command(led, alone)).toMatchObject({ difficulty: 4 })
  const frightened = { physique: 5, intimidation: 2, target_willpower: 6 }
  expect([intimidation(frightened, ruled).difficulty, intimidation(frightened, alone).difficulty]).toEqual([17, 6])
})

test('tensided.skills.demolitions: disarming with the five of opposed rolls, or without', () => {
  const given = { task: 'disarm', designer: { dexterity: 5, demolitions: 3 } } as const
  expect(demolitions(given, ruled).difficulty).toBe(16)
  expect(demolitions(given, under({ bomb_designers_die: false })).difficulty).toBe(11)
})

test('tensided.traits.exclusive: merits that touch one skill add up, or exclude each other', () => {
  const forbid = under({ exclusive_skills: true })
  const knack = { key: 'knack', subject: 'command' } as const
  const both = { take: ['commanding-voice'], traits: [knack] } as const
  expect(exclusive(both, ruled).allowed).toBe(true)
  expect(exclusive(both, forbid)).toEqual({
    allowed: false,
    conflicts: [{ subject: 'command', traits: ['commanding-voice', 'knack'] }],
  })
  expect(exclusive({ take: ['commanding-voice'], traits: [{ key: 'knack', subject: 'spot' }] }, forbid).allowed).toBe(
    true,
  )
  expect(exclusive({ take: ['commanding-voice', 'commanding-voice'] }, forbid).allowed).toBe(true)
})

test('tensided.traits.flaws: the slow are so at every pace, or at a walk', () => {
  const walkers = under({ slow_paces: 'walk' })
  const metres = (mode: 'walk' | 'run' | 'sprint', why: Why) => movement({ mode, slow: 1 }, why).metres
  expect([metres('walk', ruled), metres('run', ruled), metres('sprint', ruled)]).toEqual([1, 4, 7])
  expect([metres('walk', walkers), metres('run', walkers), metres('sprint', walkers)]).toEqual([1, 5, 8])
  expect(movement({ mode: 'run', flaws: ['slow', 'slow'] }, walkers).metres).toBe(5)
})

test('tensided.combat.action-points: none saves from instant death, or each does', () => {
  const given = { action_points: 1, would_be: 'dead', cause: 'instant-death' } as const
  expect(actionPoints(given, ruled)).toMatchObject({ status: 'dead', spent: false })
  const saved = actionPoints(given, under({ action_points_against_instant_death: true }))
  expect(saved).toMatchObject({ status: 'comatose', spent: true, action_points: 0 })
})

test('tensided.melee.attack: what burdens a defender helps nobody, or the attacker', () => {
  const given = {
    attacker: { athleticism: 5, hth_combat: 2 },
    target: { athleticism: 5, hth_combat: 2, penalties: 4 },
  }
  expect(meleeAttack(given, ruled).difficulty).toBe(12)
  expect(meleeAttack(given, under({ defenders_penalties: true })).difficulty).toBe(8)
})

test('tensided.ranged.snap-shot: the distance counts tenfold, or five is added', () => {
  const flat = under({ snap_shots: 'flat' })
  expect([snapShot({ distance: 20 }, ruled).sighting_df, snapShot({ distance: 20 }, flat).sighting_df]).toEqual([10, 7])
  expect([snapShot({ distance: 10 }, ruled).sighting_df, snapShot({ distance: 10 }, flat).sighting_df]).toEqual([0, 0])
  const called = { weapon: '9mm Pistol', called: 'general', distance: 20, snap: true } as const
  const far = (why: Why) => calledShotLimits(called, why).effective_distance
  expect([far(ruled), far(flat)]).toEqual([200, 20])
})

test('tensided.injury.progression: slight hits are nothing, or leave marks on the hurt', () => {
  const marking = under({ slight_hits_mark: true })
  const slight = { hit_level: 'none', marks: 0, slight: true } as const
  expect(progression({ ...slight, status: 'hurt' }, ruled).marks).toBe(0)
  expect(progression({ ...slight, status: 'hurt' }, marking).marks).toBe(4)
  expect(progression({ ...slight, status: 'wounded' }, marking).marks).toBe(1)
  expect(progression({ ...slight, status: 'critical' }, marking).marks).toBe(0)
  expect(progression({ ...slight, status: 'healthy' }, marking)).toMatchObject({ status: 'healthy', marks: 0 })
  expect(progression({ ...slight, slight: false, status: 'hurt' }, marking).marks).toBe(0)
  expect(progression({ ...slight, marks: 6, status: 'hurt' }, marking)).toMatchObject({ status: 'injured', marks: 2 })
  const limb = { hp: 100, damage: 5, limb: 'left arm', limb_status: 'hurt' } as const
  expect([mobilityLevels(limb, ruled).marks, mobilityLevels(limb, marking).marks]).toEqual([0, 4])
})

test('tensided.fatigue.clotting: by the rate it bleeds at, or by the first', () => {
  const first = under({ clotting_by: 'first-rate' })
  const wound = { bleeding_rate: 3, first_rate: 4, rounds: 3 }
  expect(clotting(wound, ruled)).toMatchObject({ bleeding_rate: 2, rounds_at_rate: 0, rounds_to_stop: 6, total_fp: 14 })
  expect(clotting(wound, first)).toMatchObject({
    bleeding_rate: 3,
    rounds_at_rate: 3,
    rounds_to_stop: 12,
    total_fp: 24,
  })
  expect(clotting({ ...wound, rounds: 12 }, first)).toMatchObject({ bleeding_rate: 0, fp_so_far: 24 })
})

test('tensided.equipment.condition: list price buys a good gun, or an average one', () => {
  const average = under({ list_price_buys: 'average' })
  const price = (state: 'good' | 'average' | 'poor', why: Why) =>
    condition({ condition: state, weapon: '9mm Pistol' }, why).price
  const list = price('good', ruled) ?? 0
  expect([price('average', ruled), price('poor', ruled)]).toEqual([list / 2, list / 4])
  expect([price('good', average), price('average', average), price('poor', average)]).toEqual([
    list * 2,
    list,
    list / 2,
  ])
})
