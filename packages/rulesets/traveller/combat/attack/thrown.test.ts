import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WEAPON_CLASS } from '../../tables/combat/weapon-classes.ts'
import { CARRIED, RANGES } from '../../tables/words.ts'
import { drawContest, drawing } from './drawing.ts'
import { groupHitsAutomatic, groupHitsShotgun } from './groups.ts'
import { attackOptions } from './index.ts'
import { throwingBlades } from './thrown.ts'

const why = compose({ options: attackOptions }).silent
const dagger = {
  weapon: 'Dagger',
  level: 1,
  dexterity: 9,
  range: 'short',
  target_evading: false,
  weapon_carried: 'in hand',
  referee_dms: [],
} as const

test('traveller.combat.throwing-blades: three weapons, one range', () => {
  const possible: string[] = []
  for (const weapon of Object.keys(WEAPON_CLASS.rows)) {
    for (const range of RANGES) {
      if (throwingBlades({ ...dagger, weapon, range }, why).attack_possible) possible.push(`${weapon} at ${range}`)
    }
  }
  expect(possible).toEqual(['Dagger at short', 'Blade at short', 'Bayonet at short'])
})

const anyThrow = fc.record({
  level: fc.option(fc.nat(5)),
  dexterity: fc.nat(15),
  target_evading: fc.boolean(),
  weapon_carried: fc.constantFrom(...CARRIED),
  referee_dms: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 2 }),
  roll: fc.integer({ min: 2, max: 12 }),
})

test('traveller.combat.throwing-blades: 18 or more hits', () => {
  fc.assert(
    fc.property(anyThrow, x => {
      const dm =
        x.dexterity +
        (x.level ?? -5) +
        (x.target_evading ? -1 : 0) +
        (x.weapon_carried === 'in hand' ? 0 : -3) +
        x.referee_dms.reduce((sum, one) => sum + one, 0)
      const total = x.roll + dm
      const thrown = { attack_possible: true, dm, total, hit: total >= 18, wound_dice: 2 }
      expect(throwingBlades({ ...dagger, ...x }, why)).toEqual(thrown)
    }),
  )
})

test('traveller.combat.throwing-blades: thrown-evasion-as-printed turns the sign of evasion', () => {
  const printed = compose({ options: attackOptions }, { options: ['thrown-evasion-as-printed'] }).silent
  const given = { ...dagger, target_evading: true, roll: 7 }
  expect(throwingBlades(given, printed)).toMatchObject({ dm: 11, total: 18, hit: true })
  expect(throwingBlades(given, why)).toMatchObject({ dm: 9, total: 16, hit: false })
  expect(throwingBlades({ ...given, target_evading: false }, printed)).toMatchObject({ dm: 10 })
})

test('traveller.combat.drawing: costs 3 once, and only in the round of the attack', () => {
  for (const weapon_carried of CARRIED) {
    expect(drawing({ weapon_carried, attack_this_round: false }, why)).toBe(0)
    expect(drawing({ weapon_carried, attack_this_round: true }, why)).toBe(weapon_carried === 'in hand' ? 0 : -3)
  }
})

test('traveller.combat.draw-contest: whoever is first has the highest total, whatever they are called', () => {
  const drawer = fc.record({ dexterity: fc.nat(15), roll: fc.integer({ min: 2, max: 12 }) })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      fc.array(drawer, { minLength: 6, maxLength: 6 }),
      (names, all) => {
        const drawers = Object.fromEntries(names.flatMap((name, place) => (all[place] ? [[name, all[place]]] : [])))
        const totals = new Map(Object.entries(drawers).map(([name, { dexterity, roll }]) => [name, dexterity + roll]))
        const answer = drawContest({ drawers }, why)
        const best = Math.max(...totals.values())
        expect(answer.totals).toEqual([...totals.values()])
        expect(answer.first).toEqual([...totals].filter(([, total]) => total === best).map(([name]) => name))
      },
    ),
  )
})

const neighbours = fc.array(
  fc.record({ evading: fc.boolean(), size: fc.constantFrom('smaller' as const, 'human' as const, 'larger' as const) }),
  { maxLength: 6 },
)

test('traveller.combat.group-hits-automatic: at most two who do not evade, whatever their size', () => {
  fc.assert(
    fc.property(neighbours, adjacent => {
      const standing = adjacent.flatMap(({ evading }, place) => (evading ? [] : [place]))
      const attacked = Math.min(2, standing.length)
      expect(groupHitsAutomatic({ adjacent }, why)).toEqual({ attacked, eligible: standing, extra_dm: -3 })
    }),
  )
})

test('traveller.combat.group-hits-shotgun: at most three of a group who are no larger than people, evading or not', () => {
  fc.assert(
    fc.property(neighbours, fc.boolean(), (adjacent, group) => {
      const small = group ? adjacent.flatMap(({ size }, place) => (size === 'larger' ? [] : [place])) : []
      const attacked = Math.min(3, small.length)
      expect(groupHitsShotgun({ adjacent, group }, why)).toEqual({ attacked, eligible: small, extra_dm: 0 })
    }),
  )
})
