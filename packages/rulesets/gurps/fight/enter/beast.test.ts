/** Beasts as they enter a fight. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { diceAddsText } from '../../dice/dice-adds.ts'
import { ANIMALS } from '../../make/beast/animals.ts'
import { makeBeast } from '../../make/beast/beast.ts'
import { beastSheet } from '../../make/beast/block.ts'
import { BARE_HANDS, fighter as fighterField } from '../state/fighter.ts'
import { protectionAt } from '../state/parts.ts'
import { standing as standingField } from '../state/standing.ts'
import { enterBeast } from './beast.ts'
import type { Entry } from './enter.ts'

const why = compose({ options: [] }).silent
const ENTRY: Entry = { id: 'it', name: 'It', side: 1, player_character: false, q: 4, r: -2, facing: 3 }

test('gurps.beast.stats: every animal enters with its own hit points, its own Dodge and its bite', () => {
  for (const { name } of ANIMALS) {
    const beast = makeBeast({ animal: name }, why)
    const { fighter, standing } = enterBeast(beast, ENTRY, why)
    expect(fighterField.read(fighter, name)).toEqual(fighter)
    expect(standingField.read(standing, name)).toEqual(standing)
    const { dodge, move, bite, bite_type, to_hit } = beastSheet(beast, why)
    expect(fighter).toMatchObject({ animal: true, full_hp: beast.hp, ht: beast.ht, dodge, move, basic_speed: move })
    expect(standing).toMatchObject({ hp: beast.hp, q: 4, r: -2, facing: 3, status: 'active' })
    const [only, ...others] = fighter.arms
    expect([only?.name, others]).toEqual([BARE_HANDS, []])
    for (const { damage, type, skill, hands } of only?.blows ?? []) {
      expect([diceAddsText(damage), type, skill, hands]).toEqual([bite, bite_type, to_hit, 0])
    }
    expect(protectionAt(fighter, 'torso')).toEqual({ pd: beast.pd, dr: beast.dr })
    expect(protectionAt(fighter, 'near-leg')).toEqual({ pd: beast.pd, dr: beast.dr })
  }
})

test('gurps.beast.damage: a bear claws, a horse strikes out, a wolf only bites', () => {
  const blows = (animal: string): readonly string[] | undefined =>
    enterBeast(makeBeast({ animal }, why), ENTRY, why).fighter.arms[0]?.blows.map(({ name }) => name)
  expect(blows('Bear')).toEqual(['bite', 'claw'])
  expect(blows('Saddle Horse')).toEqual(['bite', 'hooves'])
  expect(blows('Wolf')).toEqual(['bite'])
})

test('gurps.beast.encumbrance: a load slows it', () => {
  const mule = (load_lb: number) => enterBeast(makeBeast({ animal: 'Large Mule', load_lb }, why), ENTRY, why).fighter
  expect(mule(300).move).toBeLessThan(mule(0).move)
  expect(mule(300).encumbrance_level).toBeGreaterThan(0)
})
