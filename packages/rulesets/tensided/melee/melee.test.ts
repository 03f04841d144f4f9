import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeSwingByReach } from '../campaign/settings.ts'
import { ACT_ROWS, ACTS, isBlow } from '../combat/act.ts'
import { states } from '../combat/states.ts'
import { choosable } from '../ruleset/rules.ts'
import { MELEE_ROWS } from '../tables/melee-weapons.ts'
import { meleeAttack } from './attack.ts'
import { block, disarm } from './block.ts'
import { freeSwing } from './free-swing.ts'
import { GRAPPLE_OPTIONS, grapple, sleeperHold } from './grapple.ts'
import { HOLDS } from './holds.ts'
import { meleeModifiers, wait } from './modifiers.ts'

const why = compose(choosable).silent
const stat = fc.integer({ min: 0, max: 12 })
const part = fc.integer({ min: -10, max: 10 })
const die = fc.integer({ min: 1, max: 10 })

test('tensided.melee.attack: stat and skill against stat, skill and 5, whatever burdens the attacker on top', () => {
  fc.assert(
    fc.property(
      stat,
      stat,
      stat,
      stat,
      die,
      part,
      part,
      part,
      part,
      (a, s, b, t, d10, df_modifier, wound_df, action_df, hth_df) => {
        const attacker = { athleticism: a, hth_combat: s }
        const target = { athleticism: b, hth_combat: t }
        const made = meleeAttack({ attacker, target, d10, df_modifier, wound_df, action_df, hth_df }, why)
        const difficulty = b + t + 5 + df_modifier + wound_df + action_df + hth_df
        expect(made).toMatchObject({ attribute: a + s, difficulty, mos: a + s + d10 - difficulty })
        expect(made.success).toBe(a + s + d10 >= difficulty)
      },
    ),
  )
})

test('tensided.melee.attack: a concentration that is missing burdens him, and flaws that hands and eyes have', () => {
  const target = { athleticism: 5, hth_combat: 0 }
  for (const [weapon, { concentration }] of Object.entries(MELEE_ROWS)) {
    for (const held of ['percussion', 'knife', 'sword', 'staff', 'blunt']) {
      const attacker = { athleticism: 5, hth_combat: 1, concentrations: [held] }
      expect(meleeAttack({ attacker, target, weapon }, why).difficulty).toBe(held === concentration ? 10 : 13)
    }
  }
  const flawed = (flaws: readonly ('lame' | 'one-leg' | 'blind' | 'farsighted')[], unseen = false) =>
    meleeAttack({ attacker: { athleticism: 5, hth_combat: 1, flaws }, target, unseen }, why).difficulty
  expect([flawed(['lame']), flawed(['one-leg']), flawed(['farsighted'])]).toEqual([12, 16, 15])
  expect([flawed(['blind']), flawed(['blind'], true)]).toEqual([14, 10])
})

test('tensided.melee.modifiers: of being surprised only the worst counts', () => {
  for (let bits = 0; bits < 8; bits++) {
    const x = { not_avoiding: (bits & 1) > 0, unseen_but_on_guard: (bits & 2) > 0, peripheral: (bits & 4) > 0 }
    const worst = Math.min(x.not_avoiding ? -10 : 0, x.unseen_but_on_guard ? -4 : 0, x.peripheral ? -2 : 0)
    expect(meleeModifiers(x, why).df_modifier).toBe(worst)
    expect(meleeModifiers({ ...x, free_swing: true, off_hand: true, rounds_waited: 2 }, why).df_modifier).toBe(
      worst - 1,
    )
  }
})

test('tensided.melee.modifiers: a charge counts once, here or among the actions', () => {
  expect(meleeModifiers({ attacker_charging: true }, why).df_modifier).toBe(2)
  expect(meleeModifiers({ attacker_charging: true, action_count: 3 }, why).df_modifier).toBe(4)
  expect(meleeModifiers({ attacker_charging: true, action_count: 0 }, why).df_modifier).toBe(0)
})

test('tensided.melee.modifiers: an unseen foe is +4, unless somebody trained hears him', () => {
  const unseen = { target_invisible: true }
  expect(meleeModifiers(unseen, why).df_modifier).toBe(4)
  expect(meleeModifiers({ ...unseen, attacker_blind: true }, why).df_modifier).toBe(4)
  expect(meleeModifiers({ ...unseen, heard: true }, why).df_modifier).toBe(4)
  expect(meleeModifiers({ ...unseen, heard: true, abilities: ['blind-shot'] }, why).df_modifier).toBe(0)
  expect(meleeModifiers({ ...unseen, abilities: ['blind-shot'] }, why).df_modifier).toBe(4)
})

test('tensided.melee.modifiers: the damage score of a charge, of every pace', () => {
  for (let metres = 0; metres <= 20; metres += 0.5) {
    const one = meleeModifiers({ attacker_charging: true, attacker_movement: metres, physique: 5 }, why)
    expect(one.damage_score).toBe(3 + Math.floor(metres / 2))
    const both = meleeModifiers(
      { attacker_charging: true, attacker_movement: metres, target_charging: true, target_movement: 8, physique: 5 },
      why,
    )
    expect(both.damage_score).toBe(7 + Math.floor(metres / 2))
  }
  expect(meleeModifiers({ attacker_movement: 8, physique: 5 }, why).damage_score).toBe(3)
})

test('tensided.melee.wait: never more than three rounds, none of them for another target', () => {
  expect([0, 1, 2, 3, 4, 100].map(rounds_waited => wait({ rounds_waited }, why))).toEqual([0, -1, -2, -3, -3, -3])
  expect(wait({ rounds_waited: 3, new_target: true }, why)).toBe(0)
})

test('tensided.melee.grapple: one hold for a success, another for each full three, never more than there are', () => {
  for (let mos = -3; mos <= 20; mos++) {
    for (let holds = 0; holds <= 5; holds++) {
      const { broken = -1, left = -1 } = grapple({ option: 'break hold', mos, holds }, why)
      expect(broken + left).toBe(holds)
      expect(broken).toBe(mos < 0 ? 0 : Math.min(holds, 1 + Math.floor(mos / 3)))
    }
  }
})

test('tensided.melee.grapple: every hold puts the other into a state that he may still fight out of', () => {
  for (const option of GRAPPLE_OPTIONS) {
    const { state } = grapple({ option, mos: 0, holds: 0 }, why)
    expect(state !== undefined).toBe(HOLDS.some(hold => hold === option))
    if (state !== undefined) expect(states({ state, act: 'break hold' }, why).allowed).toBe(true)
    expect(grapple({ option, mos: -1, holds: 0 }, why).state).toBeUndefined()
  }
  expect(() => grapple({ option: 'pin' }, why)).toThrow(/mos/)
})

test('tensided.melee.sleeper-hold: ten seconds a point, at least one', () => {
  fc.assert(
    fc.property(stat, stat, stat, fc.nat(20), (target_willpower, attacker_physique, target_physique, mos) => {
      const seconds = sleeperHold({ target_willpower, attacker_physique, target_physique, mos }, why)
      expect(seconds).toBe(Math.max(1, 10 * (target_willpower - mos - attacker_physique + target_physique)))
    }),
  )
})

test('tensided.melee.block: only a higher margin stops a blow; disarming takes 3 and 6 more of bare hands', () => {
  for (let attacker_mos = 0; attacker_mos <= 10; attacker_mos++) {
    for (let blocker_mos = -10; blocker_mos <= 20; blocker_mos++) {
      const over = blocker_mos - attacker_mos
      expect(block({ attacker_mos, blocker_mos }, why).blocked).toBe(over > 0)
      const bare = disarm({ attacker_mos, blocker_mos, blocker_unarmed: true, d4: 3 }, why)
      expect(bare.disarm).toBe(over >= 6 ? 'snatch' : over >= 3 ? 'knock away' : 'none')
      expect(bare.metres).toBe(bare.disarm === 'knock away' ? 3 : undefined)
      expect(disarm({ attacker_mos, blocker_mos, blocker_unarmed: false }, why).disarm).toBe('none')
    }
  }
  expect(() => block({ attacker_mos: 1 }, why)).toThrow(/blocker_mos/)
  expect(() => disarm({}, why)).toThrow(/margins/)
})

test('tensided.melee.free-swing: every act that does not fight him gives one, and no blow of an equal weapon', () => {
  for (const opponent_does of ACTS) {
    const row = ACT_ROWS[opponent_does]
    const careless = row.step !== 'hand-to-hand' && row.cost !== 'free'
    expect(freeSwing({ opponent_does, in_melee: true }, why).free_swing).toBe(careless)
    expect(freeSwing({ opponent_does, in_melee: false }, why)).toEqual({ free_swing: false, df_modifier: 0 })
    expect(freeSwing({ opponent_does, in_melee: true, swung_already: true }, why).free_swing).toBe(false)
    expect(freeSwing({ opponent_does, in_melee: true, own_act: 'shoot' }, why).free_swing).toBe(false)
    const slippery = freeSwing({ opponent_does, in_melee: true, opponent_abilities: ['slippery'] }, why)
    expect(slippery.free_swing).toBe(careless && opponent_does !== 'move')
    const aside = freeSwing({ opponent_does, in_melee: true, at_another: true }, why).free_swing
    expect(aside).toBe(careless || row.step === 'hand-to-hand')
  }
  const lightning = { opponent_does: 'draw', in_melee: true, opponent_abilities: ['lightning-draw'] } as const
  expect(freeSwing(lightning, why).free_swing).toBe(false)
})

test('tensided.melee.free-swing: of every two weapons only the longer swings first, where reach counts', () => {
  const plain = compose(choosable, { settings: { [freeSwingByReach.id]: false } }).silent
  for (const [own_weapon, own] of Object.entries(MELEE_ROWS)) {
    for (const [opponent_weapon, other] of Object.entries(MELEE_ROWS)) {
      for (const opponent_does of ACTS.filter(isBlow)) {
        const x = { opponent_does, in_melee: true, own_weapon, opponent_weapon }
        const reach = opponent_does === 'grapple' ? 0 : other.reach
        expect(freeSwing(x, why).free_swing).toBe(own.reach > reach)
        expect(freeSwing(x, plain).free_swing).toBe(false)
        expect(freeSwing({ ...x, own_is_longer: true }, plain).free_swing).toBe(true)
      }
    }
  }
})
