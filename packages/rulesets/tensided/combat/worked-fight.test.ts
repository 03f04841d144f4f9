/** The worked fight in the diner, blow by blow: every number that these rules have a part in. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { damageOrder } from '../damage/order.ts'
import { resistance } from '../damage/resistance.ts'
import { damageScore } from '../damage/score.ts'
import { armorResistance } from '../equipment/armor.ts'
import { condition } from '../equipment/condition.ts'
import { rateOfFire } from '../equipment/rate-of-fire.ts'
import { meleeAttack } from '../melee/attack.ts'
import { freeSwing } from '../melee/free-swing.ts'
import { meleeModifiers } from '../melee/modifiers.ts'
import { cover, coverDamage, coverQuality } from '../ranged/cover.ts'
import { baseDifficulty } from '../ranged/distance/base-difficulty.ts'
import { ptm } from '../ranged/distance/ptm.ts'
import { rangedModifiers } from '../ranged/modifiers.ts'
import { choosable } from '../ruleset/rules.ts'
import { actionCosts, whirlwind } from './actions.ts'
import { hitPoints } from './hp.ts'
import { movement } from './movement.ts'

const why = compose(choosable).silent
const PISTOL = { weapon: '9mm Pistol', abilities: ['marksman', 'point-shooting', 'quick-draw'] } as const
const vest = armorResistance([{ armor: 'Level II vest' }], 'untargeted', why)
const jacket = armorResistance([{ armor: 'Heavy leather jacket' }], 'untargeted', why)
const vera = { athleticism: 6, hth_combat: 4 }
const sledge = { athleticism: 6, hth_combat: 3 }

test('tensided.combat.hp: Vera, derived', () => {
  expect(hitPoints({ physique: 6, resilient: 1 }, why)).toBe(14)
  expect(damageScore({ physique: 6 }, why).damage_score).toBe(3)
  const natural = resistance({ damage_type: 'concussion', physique: 6 }, why)
  expect(natural.natural_resistance).toBe(6)
  const attribute = (distance: number) =>
    baseDifficulty({ ...PISTOL, distance, coordination: 7, awareness: 6, ranged_combat: 5 }, why).attribute
  expect([attribute(20), attribute(6)]).toEqual([12, 11])
})

test('tensided.ranged.cover-quality: round 1, cover and the first shot', () => {
  expect(coverQuality({ clutter: 'medium', d6s: [4] }, why).cover_resistance).toBe(10)
  const shot = { weapon: '.38 Revolver', distance: 20 }
  expect(rangedModifiers(shot, why).difficulty).toBe(17)
  expect(ptm({ ...shot, d10: 8 }, why)).toEqual({ ptm: 1, ptm_miss: false })
  expect(damageOrder({ weapon: '.38 Revolver', shots: 2, severity: 'susceptible' }, why).damage).toBe(10)
})

test('tensided.ranged.snap-shot: round 2, drawn and fired from the hip, and a shot at somebody who shows herself', () => {
  const acts = actionCosts({ actions: ['draw', 'shoot'], abilities: PISTOL.abilities }, why)
  expect(acts).toMatchObject({ allowed: true, action_count: 2 })
  const unaimed = rangedModifiers({ ...PISTOL, distance: 20, snap: true, action_count: acts.action_count }, why)
  expect(unaimed).toMatchObject({ effective_distance: 45, difficulty: 22 })
  const { df_modifier } = cover({ exposed: true, athleticism: 6, armor: 'Level II vest', cover_resistance: 10 }, why)
  expect(
    rangedModifiers({ weapon: '.38 Revolver', distance: 20, target_athleticism: df_modifier }, why).difficulty,
  ).toBe(23)
})

test('tensided.ranged.cover-damage: round 3, through the cover', () => {
  const through = cover(
    {
      exposed: true,
      shot_at_cover: true,
      athleticism: 6,
      cover_resistance: 10,
      armor_resistance: vest,
      armor_piercing: true,
    },
    why,
  )
  expect(through).toEqual({ df_modifier: 0, cover_resistance: 10, resistance: 8 })
  const hit = {
    weapon: '.38 Revolver',
    shots: 2,
    severity: 'vital',
    armor_resistance: vest,
    cover_resistance: 10,
  } as const
  expect(damageOrder(hit, why).damage).toBe(4)
  const worn = coverDamage({ cover_resistance: 10, weapon: '.38 Revolver', shots: 2 }, why)
  expect(worn.cover_resistance_after).toBe(10)
})

test('tensided.damage.order: round 4, aimed at the man in leather', () => {
  const aimed = rangedModifiers({ ...PISTOL, distance: 20, wound_df: 1 }, why)
  expect(aimed).toMatchObject({ effective_distance: 15, difficulty: 18 })
  const hit = { weapon: '9mm Pistol', shots: 2, severity: 'unimportant', armor_resistance: jacket } as const
  expect(damageOrder(hit, why).damage).toBe(8)
})

test('tensided.melee.modifiers: round 5, the charge', () => {
  const charging = { ...PISTOL, distance: 6, target_moving: true, wound_df: 1 }
  expect(rangedModifiers(charging, why).difficulty).toBe(19)
  expect(condition({ condition: 'average', d10: 1, shots: 2 }, why)).toMatchObject({ jam: true, rounds_used: 0 })
  const { metres } = movement({ mode: 'run' }, why)
  const charge = meleeModifiers({ attacker_charging: true, attacker_movement: metres, physique: 7 }, why)
  expect(charge).toEqual({ df_modifier: 2, damage_score: 6 })
  const blow = meleeAttack({ attacker: sledge, target: vera, df_modifier: charge.df_modifier, d10: 8 }, why)
  expect(blow).toMatchObject({ difficulty: 17, mos: 0, success: true })
  const hit = { weapon: 'Baseball Bat', damage_score: 6, severity: 'susceptible', armor_resistance: vest } as const
  expect(damageOrder(hit, why).damage).toBe(9)
})

test('tensided.combat.whirlwind: round 6, draw and stab twice', () => {
  const actions = ['draw', 'stab', 'stab'] as const
  expect(actionCosts({ actions, abilities: ['quick-draw'] }, why)).toMatchObject({ allowed: true, action_df: 4 })
  const { stab_df } = whirlwind({ actions, abilities: ['whirlwind'] }, why)
  expect(stab_df).toBe(2)
  const swing = freeSwing({ opponent_does: 'draw', in_melee: true, opponent_abilities: ['quick-draw'] }, why)
  expect(swing).toEqual({ free_swing: true, df_modifier: -2 })
  expect(meleeAttack({ attacker: sledge, target: vera }, why).difficulty).toBe(15)
  expect(meleeAttack({ attacker: sledge, target: vera, df_modifier: -2, d10: 2 }, why).difficulty).toBe(13)
  const stab = meleeAttack({ attacker: vera, target: sledge, action_df: stab_df, wound_df: 1, d10: 8 }, why)
  expect(stab).toMatchObject({ attribute: 10, difficulty: 17, success: true })
  const thrust = { weapon: 'Combat Knife', mode: 'thrust', damage_score: 3 } as const
  expect(damageOrder({ ...thrust, severity: 'dangerous' }, why).damage).toBe(9)
  expect(damageOrder({ ...thrust, severity: 'vital' }, why).damage).toBe(12)
  expect(damageOrder({ ...thrust, severity: 'deadly' }, why).damage).toBe(24)
  const longer = {
    opponent_does: 'stab',
    in_melee: true,
    opponent_weapon: 'Combat Knife',
    own_weapon: 'Baseball Bat',
  } as const
  expect(freeSwing(longer, why).free_swing).toBe(true)
  expect(freeSwing({ ...longer, swung_already: true }, why).free_swing).toBe(false)
})

test('tensided.melee.attack: round 7, everybody hurt and tired', () => {
  const free = meleeAttack({ attacker: sledge, target: vera, df_modifier: -2, wound_df: 5, fatigue_df: 1, d10: 6 }, why)
  expect(free).toMatchObject({ difficulty: 19, success: false })
  const own = meleeAttack({ attacker: sledge, target: vera, wound_df: 5, fatigue_df: 1, d10: 10 }, why)
  expect(own).toMatchObject({ difficulty: 21, success: false })
  expect(meleeAttack({ attacker: vera, target: sledge, wound_df: 1, d10: 9 }, why)).toMatchObject({
    difficulty: 15,
    mos: 4,
  })
  expect(movement({ mode: 'run', wound_move: 0.75 }, why).metres).toBe(3.75)
  expect(rateOfFire({ weapon: '.38 Revolver', actions: ['shoot'], loaded: 2 }, why).shots_in_round).toBe(2)
})
