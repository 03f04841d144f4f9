import { compose } from '@umpire/engine'
import { ANIMALS, beastSheet, makeBeast } from '@umpire/gurps'
import { enterBeast, enterCharacter } from '@umpire/gurps/fight-rooms'
import { describe, expect, test } from 'vitest'
import { beastOf } from '../../creature/beast.ts'
import { CATALOGUE } from '../../creature/catalogue.ts'
import { sheetOf as designed } from '../../creature/sheet/sheet.ts'
import { sizeOf } from '../../size/choose.ts'
import { GURPS, personOf } from '../test/people-fixture.ts'

const ENTRY = { id: 'ann', name: 'Ann', side: 0, player_character: true, q: 0, r: 0, facing: 0 }
const PLAIN = compose(GURPS).silent
const SIZED = compose(GURPS, { options: ['size-and-encumbrance'] }).silent

describe('gulliver.size.choose: whoever enters a fight', () => {
  test('a character moves, dodges and measures as the fight has it, whatever his own campaign settles', () => {
    for (const settings of [{}, { 'gurps.tech_level': 7 }]) {
      const ann = personOf({ st: 13, gear_lb: 10, settings })
      const { fighter } = enterCharacter(ann, ENTRY, 'here', SIZED)
      // 160/13 is 12.3: Neg 1, × 1.1.
      expect(fighter).toMatchObject({ move: 5, dodge: 5, encumbrance_level: -1, basic_speed: 5 })
      expect(fighter.frame).toMatchObject({ body_lb: 150, carried_lb: 10, lift_st: 13, legs: 2, arms: 2 })
      expect(sizeOf(fighter.frame?.yards ?? 0)).toBe(0)
      expect(enterCharacter(ann, ENTRY, 'here', PLAIN).fighter).toMatchObject({ encumbrance_level: 0 })
    }
  })
  test('gulliver.position.change: Acrobatics comes along where it counts', () => {
    const ann = personOf({ skills: [{ skill: 'Acrobatics', points: 8 }] })
    const frameIn = (options: readonly string[]) =>
      enterCharacter(ann, ENTRY, 'here', compose(GURPS, { options }).silent).fighter.frame
    expect(frameIn(['changing-position'])?.more).toEqual({ acrobatics: 11 })
    expect(frameIn(['size-scale'])?.more).toEqual({})
  })
  for (const design of CATALOGUE) {
    test(`${design.name} is there what it is on its sheet`, () => {
      const sheet = designed(design)
      const beast = beastOf(design)
      const { fighter, standing } = enterBeast(beast, ENTRY, SIZED)
      const { move, dodge } = beastSheet(beast, SIZED)
      const reflexes = fighter.combat_reflexes ? 1 : 0
      expect(fighter).toMatchObject({ move, dodge: dodge - reflexes, full_hp: sheet.stats.hp.rounded })
      expect(standing.hp).toBe(sheet.stats.hp.rounded)
      const { hexes_long, hexes_wide } = sheet.footprint
      expect(fighter.frame).toMatchObject({
        body_lb: sheet.stats.weight.rounded,
        lift_st: sheet.stats.load_st.rounded,
        legs: design.plan.legs,
        arms: design.plan.arms,
        hexes_long,
        hexes_wide,
      })
      expect(sizeOf(fighter.frame?.yards ?? 0)).toBe(sheet.size_here)
    })
  }
  test('gulliver.defense.dodge: Combat Reflexes count once', () => {
    const cheetah = CATALOGUE.find(({ name }) => name === 'cheetah')
    if (cheetah === undefined) throw new Error('no cheetah')
    const { fighter } = enterBeast(beastOf(cheetah), ENTRY, SIZED)
    expect(fighter).toMatchObject({ combat_reflexes: true, dodge: 7, move: 28 })
    expect(designed(cheetah).ways[0]).toMatchObject({ dodge: 8 })
  })
  test('without a switch every animal of GURPS is what it was', () => {
    for (const { name, st, move } of ANIMALS) {
      const { fighter } = enterBeast(makeBeast({ animal: name }, PLAIN), ENTRY, PLAIN)
      expect(fighter).toMatchObject({ st, move, encumbrance_level: 0, frame: { lift_st: st, more: {} } })
    }
  })
})
