import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { POSITIONS } from '../combat/basics/position-names.ts'
import { success } from '../roll/success.ts'
import { bleeding, bleeds } from './bleeding.ts'
import { knockdown, mentalStun, shock, stun } from './blow.ts'
import { cripplesFrom, crippling, cripplingRecovery } from './crippling.ts'
import { collapse, death, hitPoints, reeling } from './hit-points.ts'

const why = compose({ options: [] }).silent
const TOTALS = Array.from({ length: 16 }, (_, index) => index + 3)
const SCORES = Array.from({ length: 20 }, (_, index) => index + 1)
const roll = fc.integer({ min: 3, max: 18 })
const wounds = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 12 })
const made = (effective: number, total: number): boolean => success({ effective, roll: total }, why).success

test('gurps.injury.hit-points: wounds come off one after the other or all at once', () => {
  fc.assert(
    fc.property(wounds, fc.integer({ min: 1, max: 30 }), (injuries, ht) => {
      const all = hitPoints({ ht, injuries }, why)
      let left = ht
      for (const injury of injuries) left = hitPoints({ ht, hp: left, injuries: [injury] }, why).hp
      expect(all).toEqual({ hp: left, hp_lost: ht - left })
    }),
  )
  expect(hitPoints({ ht: 14, full_hp: 20, injuries: [3] }, why)).toEqual({ hp: 17, hp_lost: 3 })
})

test('gurps.injury.reeling: half of Move and Dodge from 3 down, and never to a stop', () => {
  for (let hp = -20; hp <= 20; hp++) {
    for (let move = 0; move <= 12; move++) {
      const half = Math.max(Math.min(1, move), Math.floor(move / 2))
      expect(reeling({ hp, move, dodge: move }, why)).toEqual(
        hp <= 3 ? { reeling: true, move: half, dodge: half } : { reeling: false, move, dodge: move },
      )
    }
  }
})

test('gurps.injury.collapse: a roll at 0 or less, on every roll and score', () => {
  const well = { ht_bonus: 0, strong_will: 0, weak_will: 0 }
  for (const ht of SCORES) {
    for (const total of TOTALS) {
      for (const hp of [-3, 0]) {
        const answer = { roll_needed: true, effective: ht, unconscious: !made(ht, total) }
        expect(collapse({ ...well, hp, ht, roll: total }, why)).toEqual(answer)
      }
      expect(collapse({ ...well, hp: 1, ht, roll: total }, why)).toEqual({
        roll_needed: false,
        effective: null,
        unconscious: false,
      })
    }
  }
  const hurt = { hp: -1, ht: 10, ht_bonus: 1, weak_will: 0 }
  expect(collapse({ ...hurt, strong_will: 3 }, why)).toEqual({ roll_needed: true, effective: 14, unconscious: null })
})

/** Hit point by hit point: a roll whenever one of the thresholds is reached. */
function thresholds(full: number, before: number, after: number): number {
  let rolls = 0
  for (let hp = before - 1; hp >= after; hp--) if (hp <= -full && (-full - hp) % 5 === 0) rolls++
  return rolls
}

const mortal = { ht_bonus: 0, hard_to_kill: 0, rolls: [] }

test('gurps.injury.death: as many rolls as counting hit point by hit point', () => {
  for (let ht = 1; ht <= 15; ht++) {
    for (let before = ht; before >= -5 * ht; before--) {
      for (let after = before; after >= -5 * ht - 3; after--) {
        const { death_rolls_due, dead } = death({ ...mortal, ht, hp_before: before, hp_after: after }, why)
        const due = after <= -5 * ht ? 0 : thresholds(ht, before, after)
        if (death_rolls_due !== due) expect({ ht, before, after, death_rolls_due }).toEqual({ ht, before, after, due })
        const sure = after <= -5 * ht ? true : due === 0 ? false : null
        if (dead !== sure) expect({ ht, before, after, dead }).toEqual({ ht, before, after, dead: sure })
      }
    }
  }
})

test('gurps.injury.death: many small wounds call for the same rolls as one', () => {
  fc.assert(
    fc.property(wounds, fc.integer({ min: 5, max: 15 }), (injuries, ht) => {
      let [hp, rolls] = [ht, 0]
      for (const injury of injuries) {
        const { death_rolls_due } = death({ ...mortal, ht, hp_before: hp, hp_after: hp - injury }, why)
        ;[hp, rolls] = [hp - injury, rolls + death_rolls_due]
      }
      const whole = death({ ...mortal, ht, hp_before: ht, hp_after: hp }, why)
      if (whole.dead !== true) expect(whole.death_rolls_due).toBe(rolls)
    }),
  )
})

test('gurps.injury.death: the first roll that fails ends it, and Hard to Kill helps', () => {
  const fallen = { ...mortal, ht: 10, hp_before: 2, hp_after: -20 }
  const dies = (rolls: readonly number[], hard_to_kill = 0) => death({ ...fallen, rolls, hard_to_kill }, why).dead
  expect([dies([]), dies([10]), dies([10, 10]), dies([10, 10, 10]), dies([11])]).toEqual([
    null,
    null,
    null,
    false,
    true,
  ])
  expect([dies([10, 11]), dies([12, 12, 12], 2)]).toEqual([true, false])
  expect(death({ ...mortal, ht: 14, full_hp: 20, hp_before: 1, hp_after: -19 }, why).death_rolls_due).toBe(0)
  expect(death({ ...mortal, ht: 14, full_hp: 20, hp_before: 1, hp_after: -20 }, why).death_rolls_due).toBe(1)
})

test('gurps.injury.shock: every wound since the last turn, for one turn', () => {
  fc.assert(
    fc.property(wounds, fc.integer({ min: 3, max: 20 }), fc.boolean(), (injuries, skill, high_pain_threshold) => {
      const pain = high_pain_threshold ? 0 : injuries.reduce((sum, one) => sum + one, 0)
      expect(shock({ injuries_since_last_turn: injuries, skill, high_pain_threshold }, why)).toEqual({
        shock: pain,
        skill_next_turn: skill - pain,
        skill_turn_after: skill,
        active_defense: 0,
      })
    }),
  )
})

test('gurps.injury.knockdown: over half of HT without rounding, in every position and with every roll', () => {
  const body = { ht_bonus: 0, high_pain_threshold: false, head_blow: false }
  for (const ht of SCORES) {
    for (let injury = 0; injury <= 12; injury++) {
      const hard = injury > ht / 2
      for (const position of POSITIONS) {
        for (const total of TOTALS) {
          const needed = hard && position !== 'lying'
          expect(knockdown({ ...body, ht, injury, position, roll: total }, why)).toEqual({
            knockdown_roll_needed: needed,
            effective: needed ? ht : null,
            position: needed && !made(ht, total) ? 'lying' : position,
            stunned: hard,
          })
        }
      }
    }
  }
})

test('gurps.injury.knockdown: whoever feels no pain falls without a daze, unless it was the head', () => {
  const hit = { ht: 10, ht_bonus: 0, injury: 9, position: 'standing', high_pain_threshold: true } as const
  expect(knockdown({ ...hit, head_blow: false }, why)).toMatchObject({ position: null, stunned: false })
  expect(knockdown({ ...hit, head_blow: true }, why)).toMatchObject({ position: null, stunned: true })
  expect(knockdown({ ...hit, full_hp: 18, head_blow: true }, why)).toMatchObject({ stunned: false })
})

test('gurps.injury.stun: a turn is lost with each failure before the first success', () => {
  fc.assert(
    fc.property(fc.array(roll, { maxLength: 8 }), fc.integer({ min: 1, max: 16 }), (rolls, ht) => {
      const first = rolls.findIndex(total => made(ht, total))
      expect(stun({ ht, ht_bonus: 0, rolls }, why)).toEqual({
        effective: ht,
        turns_lost: first === -1 ? rolls.length : first,
        recovered: first !== -1,
        active_defense: -4,
      })
    }),
  )
  expect(stun({ ht: 10, ht_bonus: 2, roll: 12 }, why)).toMatchObject({ recovered: true, turns_lost: 0 })
})

test('gurps.injury.mental-stun: IQ less shock, and Combat Reflexes by whatever way they are told', () => {
  const dazed = { iq: 9, shock: 2, rolls: [13] }
  const reflexes = bearersOf([{ trait: 'Combat Reflexes' }], why)
  expect(mentalStun({ ...dazed, combat_reflexes: false, bearers: [] }, why)).toMatchObject({
    effective: 7,
    recovered: false,
  })
  expect(mentalStun({ ...dazed, combat_reflexes: true, bearers: [] }, why)).toMatchObject({
    effective: 13,
    recovered: true,
  })
  expect(mentalStun({ ...dazed, combat_reflexes: false, bearers: reflexes }, why)).toMatchObject({ effective: 13 })
})

const struck = {
  thrust: false,
  critical: false,
  high_pain_threshold: false,
  low_pain_threshold: false,
  shield: false,
  small_missile: false,
}

test('gurps.injury.crippling: hands and feet over a third, arms and legs over half, nothing else', () => {
  for (const ht of SCORES) {
    for (let injury = 0; injury <= 20; injury++) {
      for (const location of ['hand', 'foot', 'arm', 'leg', 'torso', 'head', 'constructor']) {
        const share = { hand: 3, foot: 3, arm: 2, leg: 2 }[location]
        const crippled = share !== undefined && injury > ht / share
        expect(crippling({ ...struck, ht, location, injury }, why)).toEqual({
          crippled,
          consequences: crippled ? [{ op: 'cripple', part: 'struck', check: 'crippling' }] : [],
        })
      }
    }
  }
})

test('gurps.injury.crippling: the least that cripples is the first that does', () => {
  for (const ht of SCORES) {
    for (const location of ['hand', 'right foot', 'near-arm', 'left-leg']) {
      const least = cripplesFrom(location, ht, why) ?? 0
      const at = (injury: number) => crippling({ ...struck, ht, location, injury }, why).crippled
      expect([at(least - 1), at(least)]).toEqual([false, true])
    }
    expect(cripplesFrom('torso', ht, why)).toBeNull()
  }
})

test('gurps.injury.crippling-recovery: healed, months or never, on every roll', () => {
  for (const ht of SCORES) {
    for (const total of TOTALS) {
      const { success: good, critical } = success({ effective: ht, roll: total }, why)
      const until = good ? 'healed' : critical === 'failure' ? 'never' : 'months'
      const answer = cripplingRecovery({ ht, ht_bonus: 0, bearers: [], roll: total, die: 5 }, why)
      expect(answer).toEqual({ effective: ht, crippled_until: until, ...(until === 'months' ? { months: 5 } : {}) })
    }
  }
  const healer = bearersOf([{ trait: 'Rapid Healing' }], why)
  expect(cripplingRecovery({ ht: 10, ht_bonus: 0, bearers: healer }, why)).toEqual({ effective: 15 })
  expect(cripplingRecovery({ ht: 10, ht_bonus: 0, bearers: [], roll: 12 }, why)).toMatchObject({ months: null })
})

test('gurps.injury.bleeding: minutes told together or one by one are the same', () => {
  fc.assert(
    fc.property(
      fc.array(roll, { maxLength: 12 }),
      fc.integer({ min: 6, max: 14 }),
      fc.nat(30),
      (rolls, ht, hp_lost) => {
        const together = bleeding({ ht, ht_bonus: 0, hp_lost, dry_minutes: 0, rolls }, why)
        let [bled, dry_minutes, minutes, stopped] = [0, 0, 0, false]
        for (const total of rolls) {
          if (stopped) break
          const minute = bleeding({ ht, ht_bonus: 0, hp_lost: hp_lost + bled, dry_minutes, roll: total }, why)
          expect(minute.effective).toBe(ht - Math.floor((hp_lost + bled) / 5))
          ;[bled, dry_minutes, minutes, stopped] = [bled + minute.bled, minute.dry_minutes, minutes + 1, minute.stopped]
        }
        const answer = { bled, dry_minutes, stopped, bleeding_stopped_after_minute: stopped ? minutes : null }
        expect(together).toMatchObject(answer)
      },
    ),
  )
})

test('gurps.injury.bleeding: a critical success ends it at once, three dry minutes in the end', () => {
  const wound = { ht: 12, ht_bonus: 0, hp_lost: 4, dry_minutes: 0 }
  expect(bleeding({ ...wound, roll: 3 }, why)).toMatchObject({ stopped: true, bleeding_stopped_after_minute: 1 })
  expect(bleeding({ ...wound, dry_minutes: 2, roll: 10 }, why)).toMatchObject({ stopped: true, dry_minutes: 3 })
  expect(bleeding({ ...wound, dry_minutes: 2, roll: 13 }, why)).toMatchObject({
    stopped: false,
    dry_minutes: 0,
    bled: 1,
  })
  expect(bleeding(wound, why)).toMatchObject({ effective: 12, bled: 0, stopped: false })
  expect(DAMAGE_TYPES.filter(type => bleeds(type, 1, why))).toEqual(['cutting', 'impaling', 'bullet'])
  expect(DAMAGE_TYPES.filter(type => bleeds(type, 0, why))).toEqual([])
})
