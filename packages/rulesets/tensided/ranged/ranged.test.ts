import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceless, grenadeScatter, instinctStat } from '../campaign/settings.ts'
import { condition } from '../equipment/condition.ts'
import { choosable } from '../ruleset/rules.ts'
import { weaponNames } from '../tables/weapon.ts'
import { CLUTTERS } from './clutters.ts'
import { CLUTTER_ROWS, cover, coverDamage, coverQuality } from './cover.ts'
import { baseDifficulty } from './distance/base-difficulty.ts'
import { calledShotLimits } from './distance/called-shot-limits.ts'
import { ptm } from './distance/ptm.ts'
import { SIGHTING_ROWS, sighting } from './distance/sighting.ts'
import { snapShot } from './distance/snap-shot.ts'
import { ballistic, scatter, thrown } from './distance/thrown.ts'
import { aim, draw } from './draw-and-aim.ts'
import { rangedModifiers } from './modifiers.ts'

const why = compose(choosable).silent
const CHAIN = [[], ['marksman'], ['marksman', 'sharpshooter'], ['marksman', 'sharpshooter', 'deadeye']] as const

test('tensided.ranged.sighting: each row reaches up to its distance, and beyond the last +10 for each 100 m begun', () => {
  for (const [place, { to, df }] of SIGHTING_ROWS.entries()) {
    expect(sighting({ distance: to }, why).sighting_df).toBe(df)
    const next = SIGHTING_ROWS[place + 1]?.df ?? 60
    expect(sighting({ distance: to + 0.01 }, why).sighting_df).toBe(next)
  }
  expect([1000, 1000.1, 1100, 2000].map(distance => sighting({ distance }, why).sighting_df)).toEqual([60, 70, 70, 160])
})

test('tensided.ranged.snap-shot: never easier than an aimed shot, and better shots never see worse', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1500, noNaN: true }), distance => {
      let worse = Number.POSITIVE_INFINITY
      for (const abilities of CHAIN) {
        const aimed = sighting({ distance, abilities }, why)
        const snap = snapShot({ distance, abilities }, why)
        const pointed = snapShot({ distance, abilities: [...abilities, 'point-shooting'] }, why)
        expect(pointed.sighting_df).toBeGreaterThanOrEqual(aimed.sighting_df)
        expect(snap.sighting_df).toBeGreaterThanOrEqual(pointed.sighting_df)
        if (aimed.effective_distance <= 10) expect(snap).toEqual(aimed)
        else expect(pointed.sighting_df).toBeGreaterThanOrEqual(5)
        expect(aimed.sighting_df).toBeLessThanOrEqual(worse)
        worse = aimed.sighting_df
        expect(sighting({ distance, abilities, flaws: ['nearsighted'] }, why).sighting_df).toBe(2 * aimed.sighting_df)
        const lenses = sighting({ distance, abilities, flaws: ['nearsighted'], lenses: true }, why)
        expect(lenses).toEqual(aimed)
      }
    }),
  )
})

test('tensided.ranged.ptm: the nearsighted get no more than 20 m out of any gun', () => {
  expect(ptm({ weapon: 'Sniper Rifle', distance: 200, flaws: ['nearsighted'] }, why).ptm).toBe(10)
  expect(ptm({ weapon: 'Vest Pocket Pistol', distance: 20, flaws: ['nearsighted'] }, why).ptm).toBe(5)
})

test('tensided.ranged.ptm: without dice a gun misses by itself from 5 on, and never jams', () => {
  const rules = compose(choosable, { settings: { [diceless.id]: true } }).silent
  const misses = [64, 79, 80, 200].map(distance => ptm({ weapon: '9mm Pistol', distance }, rules).ptm_miss)
  expect(misses).toEqual([false, false, true, true])
  expect(condition({ condition: 'poor', d10: 1 }, rules).jam).toBe(false)
})

test('tensided.ranged.called-shot-limits: every weapon: what is allowed far is allowed near, and general goes farther', () => {
  const rough = new Set(['Sawed-off', 'Pump Action', 'Riot gun'])
  for (const weapon of weaponNames(why)) {
    for (const full_auto of [false, true]) {
      for (const expert of [false, true]) {
        const abilities = expert ? (['expert-targeting'] as const) : []
        const limit = (called: 'specific' | 'general') =>
          calledShotLimits({ weapon, distance: 0, called, full_auto, abilities }, why).limit
        const guns = SIGHTING_ROWS.map(({ to }) => to)
        const isRough = full_auto || rough.has(weapon) || !weaponNames(why).slice(0, 26).includes(weapon)
        const first = (isRough ? 0 : 2) + (expert ? 1 : 0)
        expect([limit('specific'), limit('general')]).toEqual([guns[first], guns[first + 1]])
        for (const called of ['specific', 'general'] as const) {
          let nearer = true
          for (let distance = 0; distance <= 220; distance += 5) {
            const { allowed } = calledShotLimits({ weapon, distance, called, full_auto, abilities }, why)
            expect(allowed && !nearer).toBe(false)
            nearer = allowed
          }
        }
      }
    }
  }
})

test('tensided.ranged.called-shot-limits: a snap shot and a thrown knife lose their reach', () => {
  const rifle = { weapon: 'Hunting Rifle', called: 'specific', distance: 11 } as const
  expect(calledShotLimits(rifle, why).allowed).toBe(true)
  expect(calledShotLimits({ ...rifle, snap: true }, why)).toMatchObject({ effective_distance: 110, allowed: false })
  const knife = { weapon: 'Combat Knife', called: 'specific' } as const
  expect(calledShotLimits({ ...knife, distance: 5 }, why).allowed).toBe(true)
  expect(calledShotLimits({ ...knife, distance: 6 }, why).allowed).toBe(false)
})

test('tensided.ranged.base-difficulty: the campaign says what instinct is', () => {
  const rules = compose(choosable, { settings: { [instinctStat.id]: 'athleticism' } }).silent
  const x = { weapon: '9mm Pistol', distance: 4, coordination: 1, awareness: 2, athleticism: 3, ranged_combat: 4 }
  expect(baseDifficulty(x, why).attribute).toBe(6)
  expect(baseDifficulty(x, rules).attribute).toBe(7)
  expect(() => baseDifficulty({ weapon: '9mm Pistol', distance: 40, ranged_combat: 4 }, why)).toThrow(/coordination/)
})

test('tensided.ranged.modifiers: what cannot be seen is missed, unless the square is guessed or the trained hear it', () => {
  const x = { weapon: '9mm Pistol', distance: 20 } as const
  const dark = { ...x, darkness: true }
  expect(rangedModifiers(dark, why)).toMatchObject({ automatic: true, success: false, df_modifier: 10 })
  expect(rangedModifiers({ ...dark, square_guessed: true }, why)).toMatchObject({ automatic: false, df_modifier: 10 })
  const byEar = rangedModifiers({ ...dark, heard: true, abilities: ['blind-shot'] }, why)
  expect(byEar).toMatchObject({ automatic: false, df_modifier: 0, sighting_df: 10 })
  const blind = rangedModifiers({ ...x, flaws: ['blind'], square_guessed: true }, why)
  expect(blind).toMatchObject({ automatic: false, df_modifier: 10 })
  expect(rangedModifiers({ ...dark, flaws: ['blind'], square_guessed: true }, why).df_modifier).toBe(10)
})

test('tensided.ranged.modifiers: all of them add up, and everything that burdens the shooter', () => {
  const x = { weapon: 'Pump Action', distance: 30 } as const
  const made = rangedModifiers(
    {
      ...x,
      target_moving: true,
      attacker_moving: true,
      partly_concealed: true,
      unaware: true,
      target_size: 'huge',
      target_athleticism: 5,
      off_hand: true,
      action_count: 3,
      other_df: -6,
      concentrations: ['pistol'],
      flaws: ['shooters-flinch'],
      targeting_df: 2,
      wound_df: 1,
      fatigue_df: 3,
      limb_df: 5,
    },
    why,
  )
  expect(made.df_modifier).toBe(3 + 5 + 4 - 4 - 6 + 5 + 3 + 4 - 6 + 3 + 3)
  expect(made.difficulty).toBe(15 + 5 + made.df_modifier + 2 + 1 + 3 + 5)
  expect(rangedModifiers({ ...x, off_hand: true, merits: ['ambidextrous'] }, why).df_modifier).toBe(0)
  expect(rangedModifiers({ ...x, concentrations: ['rifle'] }, why).df_modifier).toBe(0)
})

test('tensided.ranged.aim: the round it takes, and what further rounds give', () => {
  expect([0, 1, 2, 3].map(extra_rounds => aim({ extra_rounds }, why).df_modifier)).toEqual([0, -1, -2, -2])
  expect(aim({ sights_up: false, actions: ['shoot'] }, why)).toMatchObject({ round_needed: true, snap: true })
  const fast = { sights_up: false, abilities: ['fast-aim'], actions: ['aim', 'shoot'] } as const
  expect(aim(fast, why)).toMatchObject({ allowed: true, snap: false, df_modifier: 2 })
  expect(aim({ ...fast, sight: 'magnified' }, why)).toMatchObject({ allowed: false, snap: true })
  const instinct = { sights_up: false, abilities: ['instinctive-aim'], actions: ['shoot'] } as const
  expect(aim({ ...instinct, sight: 'smartgun' }, why)).toMatchObject({ snap: false, df_modifier: 0 })
  expect(aim(instinct, why).snap).toBe(true)
})

test('tensided.ranged.aim: running, reloading and blows take the sights down, a walk does not', () => {
  expect(aim({ actions: ['move', 'shoot'], pace: 'walk' }, why).sights_kept).toBe(true)
  expect(aim({ actions: ['move', 'shoot'], pace: 'run' }, why).sights_kept).toBe(false)
  expect(aim({ actions: ['punch', 'shoot'] }, why).sights_kept).toBe(false)
  expect(aim({ actions: ['reload'] }, why).sights_kept).toBe(false)
})

test('tensided.ranged.draw: told as a cost', () => {
  expect(draw({ actions: ['draw'] }, why)).toMatchObject({ allowed: true, draw_costs: 'round' })
})

test('tensided.ranged.cover: either harder to hit or better protected, never both', () => {
  for (const exposed of [false, true]) {
    for (const shot_at_cover of [false, true]) {
      for (let athleticism = 0; athleticism <= 8; athleticism++) {
        const x = { exposed, shot_at_cover, athleticism, cover_resistance: 14, armor_resistance: 6 }
        const showing = exposed && !shot_at_cover
        expect(cover(x, why)).toEqual({
          df_modifier: showing ? athleticism : 0,
          cover_resistance: showing ? 0 : 14,
          resistance: showing ? 6 : 20,
        })
        const heavy = cover({ ...x, armor: 'Heavy combat armor', also: ['Military helmet'] }, why)
        expect(heavy.df_modifier).toBe(showing ? Math.max(0, athleticism - 4) : 0)
      }
    }
  }
})

function* faces(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield []
  else for (const rest of faces(dice - 1)) for (let face = 1; face <= 6; face++) yield [...rest, face]
}

test('tensided.ranged.cover-quality: every throw in every place; time finds the best there is', () => {
  for (const clutter of CLUTTERS) {
    const { dice, add } = CLUTTER_ROWS.rows[clutter]
    const best = coverQuality({ clutter, minutes: 1 }, why).cover_resistance
    expect(best).toBe({ none: 0, sparse: 9, medium: 18, heavy: 36, ubiquitous: 72 }[clutter])
    for (const d6s of faces(dice)) {
      const found = coverQuality({ clutter, d6s }, why).cover_resistance
      expect(found).toBe(d6s.reduce((sum, face) => sum + face, add))
      const better = coverQuality({ clutter, d6s, better: true, d6: 3 }, why)
      expect(better).toEqual({ cover_resistance: Math.floor(found * 1.5), metres: 7 })
      expect(better.cover_resistance).toBeLessThanOrEqual(best)
    }
    expect(() => coverQuality({ clutter, d6s: [1, 2, 3] }, why)).toThrow(/dice/)
  }
  expect(coverQuality({ prepared: 'trench' }, why).cover_resistance).toBe(1000)
  expect(coverQuality({ prepared: 'bunker', hardening: 3000 }, why).cover_resistance).toBe(3000)
})

test('tensided.ranged.cover-damage: only what breaks through wears it down, and it ends at nothing', () => {
  for (const weapon of weaponNames(why).slice(0, 26)) {
    let left = 20
    let shots = 0
    while (shots++ < 400) {
      const made = coverDamage({ cover_resistance: left, weapon, shots: 2 }, why)
      expect(made.cover_resistance_after).toBeLessThanOrEqual(left)
      expect(made.cover_resistance_after).toBeGreaterThanOrEqual(0)
      expect(made.cover_resistance_after).toBe(made.cover_hp_after / 10)
      left = made.cover_resistance_after
    }
    const through = weapon === '.50 cal Sniper Rifle' || weapon === 'Heavy Machinegun'
    expect(left === 0).toBe(through)
    if (!through) expect(left).toBe(20)
  }
})

test('tensided.ranged.ballistic: as thrown, with the reach of the weapon', () => {
  for (const aimed_at of ['square', 'person'] as const) {
    for (const distance of [5, 20, 60]) {
      const { max_range: _, ...hand } = thrown({ physique: 6, distance, aimed_at }, why)
      const { max_range: __, ...tube } = ballistic({ max_range: 60, distance, aimed_at }, why)
      expect(tube).toEqual(hand)
    }
  }
  expect(ballistic({ max_range: 60, distance: 61 }, why)).toEqual({ possible: false, max_range: 60 })
})

test('tensided.ranged.scatter: as far as it missed by, at most half of the way, in the direction of the die', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 10 }), fc.nat(100), fc.integer({ min: 1, max: 8 }), (mos, distance, d8) => {
      const made = scatter({ mos, distance, d8 }, why)
      expect(made.scatter).toBe(mos >= 0 ? 0 : Math.min(-mos, Math.floor(distance / 2)))
      expect(made.direction).toBe(mos >= 0 ? null : d8)
    }),
  )
  const rules = compose(choosable, { settings: { [grenadeScatter.id]: false } }).silent
  expect(scatter({ mos: -4, distance: 30, d8: 3 }, rules).scatter).toBeNull()
})
