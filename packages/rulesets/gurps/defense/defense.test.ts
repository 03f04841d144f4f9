import { seeded } from '@umpire/dice'
import { compose, option, replace } from '@umpire/engine'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { DEFENSE_CHOICES, MANEUVERS } from '../combat/basics/maneuver-list.ts'
import { POSITIONS } from '../combat/basics/position-names.ts'
import { activeChoice } from './active-choice.ts'
import { dodge } from './dodge.ts'
import { defensePosition, passive } from './passive.ts'
import { ATTACKS, defenseTotal } from './total.ts'

const rules = compose({ options: [] })
const why = rules.silent
const ROLLS = Array.from({ length: 16 }, (_, index) => index + 3)
const PLAIN = { modifiers: [], critical_hit: false, unarmed: false }

const saves = (total: number, roll: number): boolean => roll <= 4 || (roll < 17 && roll <= total)

test('gurps.defense.total: every roll against every total; 3 and 4 save, 17 and 18 never', () => {
  for (let score = -6; score <= 20; score++) {
    for (let pd = 0; pd <= 6; pd++) {
      for (const roll of ROLLS) {
        const avoided = saves(score + pd, roll)
        const expected = { defense_total: score + pd, defense_allowed: true, avoided, consequences: [], bad_miss: null }
        expect(defenseTotal({ ...PLAIN, dodge: score, pd, roll }, why)).toEqual(expected)
      }
    }
  }
})

test('gurps.defense.total: without active defense and armour there is no roll, and a critical hit allows none', () => {
  const source = seeded('defense')
  const none = { defense_total: 0, defense_allowed: false, avoided: false }
  for (const given of [{}, { dodge: 9, defense: 'none' }, { dodge: 9, pd: 4, critical_hit: true }]) {
    const { answer, rolled } = defenseTotal.answer(given, why, source)
    expect([answer, rolled]).toMatchObject([none, {}])
    expect(rolled).toEqual({})
  }
  expect(defenseTotal({ ...PLAIN, pd: 2, modifiers: [-4], roll: 3 }, why)).toMatchObject({
    defense_total: 2,
    avoided: true,
  })
})

test('gurps.defense.total: of several scores the one that is named counts', () => {
  const scores = { ...PLAIN, dodge: 5, parry: 8, block: 7, pd: 1 }
  const totals = DEFENSE_CHOICES.map(defense => defenseTotal({ ...scores, defense }, why).defense_total)
  expect(totals).toEqual([6, 9, 8, 1])
  expect(defenseTotal(scores, why)).toMatchObject({ defense_total: 6, avoided: null })
})

test('gurps.defense.total: an option may have the attacker miss badly, and the defender fall', () => {
  const critical = option({
    key: 'critical',
    title: 'Critical defenses',
    says: 'A 3 hurts the attacker, an 18 trips whoever dodges.',
    replaces: [
      replace(defenseTotal, (x, inForce, base) => {
        const printed = base(x, inForce)
        if (x.roll === 3 && x.attack === 'hand-weapon') return { ...printed, bad_miss: 'attacker' as const }
        return x.roll === 18 && x.defense === 'dodge'
          ? { ...printed, consequences: [{ op: 'fall' as const }] }
          : printed
      }),
    ],
  })
  const inForce = compose({ options: [critical] }, { options: ['critical'] }).silent
  expect(activeChoice({ ...SITUATION, dodge: 8, roll: 3 }, inForce).bad_miss).toBe('attacker')
  expect(activeChoice({ ...SITUATION, dodge: 8, roll: 18 }, inForce).consequences).toEqual([{ op: 'fall' }])
})

const SITUATION = {
  pd: 0,
  maneuver: 'attack',
  position: 'standing',
  combat_reflexes: false,
  stunned: false,
  aware: true,
  attack_from: 'front',
  attack: 'hand-weapon',
  critical_hit: false,
  modifiers: [],
  retreat: false,
  feint: 0,
  circumstances: [],
  unarmed: false,
} as const

const score = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined })
const situation = fc.record(
  {
    dodge: score,
    parry: score,
    defense: fc.option(fc.constantFrom(...DEFENSE_CHOICES), { nil: undefined }),
    pd: fc.integer({ min: 0, max: 4 }),
    maneuver: fc.constantFrom(...MANEUVERS.map(({ maneuver }) => maneuver)),
    position: fc.constantFrom(...POSITIONS),
    combat_reflexes: fc.boolean(),
    stunned: fc.boolean(),
    aware: fc.boolean(),
    attack_from: fc.constantFrom('front' as const, 'side' as const, 'back' as const),
    attack: fc.constantFrom(...ATTACKS),
    critical_hit: fc.boolean(),
    modifiers: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 2 }),
    retreat: fc.boolean(),
    feint: fc.nat(4),
    circumstances: fc.subarray(['from-behind', 'sniper', 'windy', 'attack-from-above']),
    unarmed: fc.boolean(),
    roll: fc.integer({ min: 3, max: 18 }),
  },
  { noNullPrototype: true },
)
type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never

/** What is legal, written out again. */
function legal(x: Situation): readonly ('dodge' | 'parry')[] {
  const unseen = !x.aware || x.attack_from === 'back' || x.circumstances.some(name => /behind|sniper/.test(name))
  if (unseen || x.critical_hit || x.maneuver === 'all-out-attack') return []
  const alone = x.maneuver === 'ready-reload' || x.maneuver === 'long-action'
  const parries = !alone && x.attack !== 'gun' && x.attack !== 'missile'
  return [
    ...(x.dodge === undefined ? [] : ['dodge' as const]),
    ...(parries && x.parry !== undefined ? ['parry' as const] : []),
  ]
}

const PENALTY = { standing: 0, crouching: 0, kneeling: -2, sitting: -2, crawling: -3, lying: -3 }

test('gurps.defense.active-choice: one legal defense, the best unless he says otherwise, with all that is added', () => {
  fc.assert(
    fc.property(situation, x => {
      const { dodge: dodges, parry: parries, defense, ...rest } = x
      const given = {
        ...rest,
        ...(dodges === undefined ? {} : { dodge: dodges }),
        ...(parries === undefined ? {} : { parry: parries }),
        ...(defense === undefined ? {} : { defense }),
      }
      const wanted = legal(x).filter(one => defense === undefined || one === defense)
      const best = wanted.toSorted((a, b) => (x[b] ?? 0) - (x[a] ?? 0))[0]
      const added = x.modifiers.reduce((sum, one) => sum + one, PENALTY[x.position])
      const modifier = best === undefined ? 0 : added + Number(x.combat_reflexes) - (x.stunned ? 4 : 0)
      const active = best === undefined ? undefined : (x[best] ?? 0) + modifier
      const allowed = !x.critical_hit && (active !== undefined || x.pd > 0)
      const total = allowed ? (active ?? 0) + x.pd : 0
      expect(activeChoice(given, why)).toMatchObject({
        active: best ?? 'none',
        modifier,
        defense_total: total,
        defense_allowed: allowed,
        avoided: allowed && saves(total, x.roll),
      })
      expect(activeChoice(given, rules.listen())).toEqual(activeChoice(given, why))
    }),
    { numRuns: 300 * inject('times') },
  )
})

test('gurps.defense.active-choice: no dice are thrown where there is nothing to roll for', () => {
  const source = seeded('active')
  expect(activeChoice.answer({ dodge: 6, aware: false }, why, source).rolled).toEqual({})
  expect(Object.keys(activeChoice.answer({ dodge: 6, pd: 1, aware: false }, why, source).rolled)).toEqual(['roll'])
})

test('gurps.defense.passive: armour helps the unaware, but not against blasts and critical hits', () => {
  for (let pd = 0; pd <= 6; pd++) {
    for (const roll of ROLLS) {
      const alone = { pd, active: 'none', score: 0, explosion: false, critical_hit: false, roll } as const
      expect(passive(alone, why)).toMatchObject({ defense_allowed: pd > 0, avoided: pd > 0 && saves(pd, roll) })
      for (const not of [{ explosion: true }, { critical_hit: true }]) {
        expect(passive({ ...alone, ...not }, why)).toMatchObject({ defense_allowed: false, avoided: false })
      }
      const active = passive({ ...alone, active: 'parry', score: 5 }, why)
      expect(active).toMatchObject({ defense_total: 5 + pd, avoided: saves(5 + pd, roll) })
    }
  }
})

test('gurps.defense.position: PD is unaffected', () => {
  for (const position of POSITIONS) {
    for (const active of ['dodge', 'parry', 'block']) {
      const answer = defensePosition.answer({ position, [active]: 6, pd: 2 }, why).answer
      expect(answer).toEqual({ modifier: PENALTY[position], defense_total: 8 + PENALTY[position] })
    }
    expect(defensePosition({ position, pd: 2 }, why).defense_total).toBe(2)
  }
})

const UNHURT = { encumbrance_level: 0, running: 0, animal: false, crippled_leg: false, fatigue: 0 }

test('gurps.defense.dodge: encumbrance, round down, a bad leg, half for wounds, half for fatigue, at least 1', () => {
  for (let quarters = 12; quarters <= 32; quarters++) {
    const basic_speed = quarters / 4
    for (let encumbrance_level = 0; encumbrance_level <= 4; encumbrance_level++) {
      for (const crippled_leg of [true, false]) {
        for (const hp of [3, 4]) {
          for (const tired of [8, 7]) {
            let value = Math.max(1, Math.floor(basic_speed - encumbrance_level))
            if (crippled_leg) value = Math.max(1, value - 3)
            if (hp <= 3) value = Math.max(1, Math.floor(value / 2))
            if (11 - tired <= 3) value = Math.max(1, Math.floor(value / 2))
            const slow = { ...UNHURT, basic_speed, encumbrance_level, crippled_leg, hp, st: 11, fatigue: tired }
            expect(dodge(slow, why)).toEqual({ dodge: value })
            expect(dodge({ ...slow, running: 30 }, why)).toEqual({ dodge: value })
          }
        }
      }
    }
  }
})

test('gurps.defense.dodge: told by Move, by speed or by HT and DX it is the same', () => {
  for (let ht = 6; ht <= 16; ht++) {
    for (let dx = 6; dx <= 16; dx++) {
      const told = dodge({ ...UNHURT, ht, dx }, why)
      expect(dodge({ ...UNHURT, basic_speed: (ht + dx) / 4 }, why)).toEqual(told)
      expect(dodge({ ...UNHURT, move: Math.floor((ht + dx) / 4) }, why)).toEqual(told)
    }
  }
})

test('gurps.defense.dodge: an animal by half its Move or half its DX, and never over 10', () => {
  for (let move = 0; move <= 30; move++) {
    for (let dx = 1; dx <= 24; dx++) {
      const expected = Math.min(10, Math.max(Math.floor(move / 2), Math.floor(dx / 2)))
      expect(dodge({ ...UNHURT, animal: true, move, dx }, why).dodge).toBe(expected)
    }
  }
})
