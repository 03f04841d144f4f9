import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { BLADE_CATALOGUE } from '../tables/equipment/blades.ts'
import { BLADES, TICKETS } from '../tables/words.ts'
import { benefitWeapon, type WeaponPick } from './benefit-weapon.ts'
import { benefitFreeTrader, benefitPassage, benefitScoutShip, benefitTravellersAid } from './benefits.ts'
import { musteringOptions } from './mustering-rules.ts'
import { limitedSkills } from './skill-results.ts'

const why = compose({ options: musteringOptions }).silent
const { rules } = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (id: string) => JSON.parse(JSON.stringify(rules.find(rule => rule.id === id)?.data))

const NOTHING = { received: [], skills: {}, intelligence: null, education: null }

describe('traveller.chargen.benefit-weapon', () => {
  // Few, so that they come again.
  const weapon = fc.constantFrom('Foil', 'Pike', 'Rifle')
  const pick: fc.Arbitrary<WeaponPick> = fc.oneof(
    weapon,
    weapon.map(skill => ({ skill })),
  )
  const rolled = fc.array(fc.tuple(fc.constantFrom('Blade' as const, 'Gun' as const), pick), { maxLength: 4 })

  test('one benefit after the other comes to the same as all at once', () => {
    fc.assert(
      fc.property(rolled, benefits => {
        const together = benefitWeapon(
          { ...NOTHING, benefits: benefits.map(([benefit]) => benefit), picks: benefits.map(([, picked]) => picked) },
          why,
        )
        let now: { skills: { readonly [name: string]: number }; received: readonly string[] } = {
          skills: {},
          received: [],
        }
        const items: string[] = []
        for (const [index, [benefit, picked]] of benefits.entries()) {
          const one = benefitWeapon({ ...NOTHING, ...now, benefits: [benefit], picks: [picked] }, why)
          if (!one.allowed) {
            expect(together).toMatchObject({ allowed: false, refused_pick: index + 1 })
            return
          }
          items.push(...one.items)
          now = { skills: one.skills, received: one.received }
        }
        expect(together).toEqual({ allowed: true, items, ...now, loaded: true })
      }),
    )
  })
  test('skill comes only in weapons received, and each benefit brings one thing', () => {
    fc.assert(
      fc.property(rolled, benefits => {
        const answer = benefitWeapon(
          { ...NOTHING, benefits: benefits.map(([benefit]) => benefit), picks: benefits.map(([, picked]) => picked) },
          why,
        )
        if (!answer.allowed) return
        const levels = Object.values(answer.skills).reduce((sum, level) => sum + level, 0)
        expect(answer.items.length + levels).toBe(benefits.length)
        for (const skill of Object.keys(answer.skills)) expect(answer.items).toContain(skill)
      }),
    )
  })
  test('a weapon of the other kind, or of none, is refused with the reason', () => {
    const refuse = (benefit: 'Blade' | 'Gun', picked: WeaponPick) =>
      benefitWeapon({ ...NOTHING, benefits: [benefit], picks: [picked], received: ['Foil'] }, why)
    expect(refuse('Gun', 'Foil')).toMatchObject({ allowed: false, refused_pick: 1, because: expect.any(String) })
    expect(refuse('Blade', 'Catapult')).toMatchObject({ allowed: false })
    expect(refuse('Gun', { skill: 'Foil' })).toMatchObject({ allowed: false })
    expect(refuse('Blade', { skill: 'Foil' })).toMatchObject({ allowed: true, items: [], skills: { Foil: 1 } })
    expect(() => benefitWeapon({ ...NOTHING, benefits: ['Gun'], picks: [] }, why)).toThrow('a pick for every benefit')
    expect(() => benefitWeapon.answer({ benefits: ['Gun'], picks: [null] }, why)).toThrow('given.picks[0]')
  })

  test('a pick too many is refused', () => {
    const two = { benefits: ['Gun'], picks: ['Rifle', 'Shotgun'] }
    expect(() => benefitWeapon.answer(two, compose({ options: [] }).listen())).toThrow(
      'picks: expected no more than there are benefits',
    )
  })
  test('the limit of later printings counts all skills, also those that are not given', () => {
    const limited = compose({ options: [...musteringOptions, limitedSkills] }, { options: ['limited-skills'] }).silent
    const picks = [{ skill: 'Foil' }, { skill: 'Foil' }]
    const given = { ...NOTHING, benefits: ['Blade', 'Blade'], picks, received: ['Foil'] } as const
    const level = (held: object, force = limited) => {
      const answer = benefitWeapon({ ...given, intelligence: 3, education: 3, ...held }, force)
      return answer.allowed && answer.skills['Foil']
    }
    expect(level({ levels_held: 5 })).toBe(1)
    expect(level({ levels_held: 4 })).toBe(2)
    expect(level({ skills: { Pilot: 5 } })).toBe(1)
    expect(level({ levels_held: 5 }, why)).toBe(2)
  })

  const under = (...options: string[]) => {
    const ruleset = compose({ options: musteringOptions }, { options })
    return (picks: readonly WeaponPick[], benefit = 'Blade') =>
      benefitWeapon.answer({ benefits: picks.map(() => benefit), picks }, ruleset.listen()).answer
  }
  test('option blade-benefit-no-polearms: blades alone', () => {
    const answer = under('blade-benefit-no-polearms')
    for (const blade of BLADES) {
      expect(answer(['Foil', blade])['allowed']).toBe(BLADE_CATALOGUE.at(blade, why).class === 'blade')
    }
    expect(answer(['Foil', 'Pike'])).toMatchObject({ refused_pick: 2 })
    expect(answer(['Rifle'], 'Gun')).toMatchObject({ allowed: true })
  })
  test('option gun-benefit-unloaded: no ammunition, also beside the other option', () => {
    expect(under()(['Rifle'], 'Gun')).toMatchObject({ loaded: true })
    expect(under('gun-benefit-unloaded')(['Rifle'], 'Gun')).toMatchObject({ allowed: true, loaded: false })
    const both = under('gun-benefit-unloaded', 'blade-benefit-no-polearms')
    expect(both(['Rifle'], 'Gun')).toMatchObject({ allowed: true, loaded: false })
    expect(both(['Pike'])).toMatchObject({ allowed: false, refused_pick: 1 })
  })
})

describe('traveller.chargen.benefit-free-trader', () => {
  test('is the inventory, and what is paid and what is left are forty years together', () => {
    const data = dataOf(benefitFreeTrader.id)
    for (let receipts = 1; receipts <= 5; receipts++) {
      const ship = benefitFreeTrader({ receipts }, why)
      expect(ship).toEqual({
        years_left: data.payment_years_by_receipts[receipts],
        ship_age: data.ship_age_by_receipts[receipts],
        months_left: 12 * data.payment_years_by_receipts[receipts],
        monthly_payment: receipts < 5 ? data.monthly_payment : 0,
      })
      expect(ship.years_left + ship.ship_age).toBe(40)
    }
    expect(benefitFreeTrader({ receipts: 6 }, why)).toEqual(benefitFreeTrader({ receipts: 5 }, why))
  })
})

test('traveller.chargen.benefit-scout-ship, traveller.chargen.benefit-travellers-aid: one counts, the rest is wasted', () => {
  for (let receipts = 1; receipts <= 9; receipts++) {
    expect(benefitScoutShip({ receipts }, why)).toEqual({ ships: 1, wasted: receipts - 1, may_be_sold: false })
    expect(benefitTravellersAid({ receipts }, why)).toEqual({ member: true, wasted: receipts - 1 })
  }
})

test('traveller.chargen.benefit-passage: received as tickets, and worth nothing until cashed', () => {
  for (const ticket of TICKETS) {
    expect(benefitPassage({ received: [ticket], sell: [] }, why)).toEqual({ tickets: [ticket], cash: 0 })
  }
})
