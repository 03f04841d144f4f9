/** What traits make of somebody who enters a fight. */
import type { Json } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { Character } from '../../character/character.ts'
import { everyTrait } from '../../character/test/catalogue-fixture.ts'
import { BARE_HANDS } from '../state/fighter.ts'
import { freeHands } from '../state/hands.ts'
import { ENTRY, enter, somebody, sound, why } from '../test/entrants.ts'
import { enterCharacter } from './enter.ts'

test('gurps.advantage.catalog: what the rules add by name is in no number, and everything else is', () => {
  const base = enter().fighter
  const skills = [
    { skill: 'Knife', points: 1 },
    { skill: 'Guns (pistol)', points: 1 },
  ]
  const items = [{ name: 'Combat Knife' }, { name: 'Walther PPK .32' }]
  const numbers = (trait: Json): unknown => {
    const { arms, dodge, bare_parries } = enter({ traits: [trait], skills, items }).fighter
    const [knife, pistol] = arms
    return [dodge, knife?.parry, knife?.blows[0]?.skill, pistol?.gun?.skill, bare_parries]
  }
  const plain = numbers('Attractive')
  expect(numbers('Combat Reflexes')).toEqual(plain)
  expect(enter({ traits: ['Combat Reflexes'] }).fighter).toMatchObject({
    combat_reflexes: true,
    dodge: base.dodge,
    fright: 2,
  })
  // An eye and a leg hurt the parry as they do on the sheet; the attack is told by name.
  expect(enter({ traits: ['One Eye'], skills, items }).fighter).toMatchObject({
    one_eye: true,
    arms: [{ blows: [{ skill: 12 }, { skill: 12 }], parry: 4 }, { gun: { skill: 13 } }, {}],
  })
  const lame = { trait: 'Lame', variant: 'Crippled Leg' }
  expect(enter({ traits: [lame], skills, items }).fighter).toMatchObject({
    legs: 'crippled',
    move: base.move - 3,
    arms: [{ blows: [{ skill: 12 }, {}] }, {}, {}],
  })
  const blind = { trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' }
  expect(enter({ traits: [blind], skills, items }).fighter).toMatchObject({
    nearsighted: true,
    arms: [{}, { gun: { skill: 13 } }, {}],
  })
  expect(enter({ traits: [blind], items: [{ name: 'glasses', worn: true }] }).fighter.nearsighted).toBe(false)
  const tough = [
    'High Pain Threshold',
    'Ambidexterity',
    'Fit',
    { trait: 'Hard to Kill', level: 2 },
    { trait: 'Strong Will', level: 3 },
    { trait: 'Toughness', variant: 'DR 2' },
  ]
  expect(enter({ traits: tough }).fighter).toMatchObject({
    high_pain_threshold: true,
    ambidextrous: true,
    ht_bonus: 1,
    hard_to_kill: 2,
    will: 13,
    will_levels: 3,
    toughness: 2,
  })
  expect(enter({ traits: [{ trait: 'Weak Will', level: 2 }] }).fighter.will_levels).toBe(-2)
  expect(enter({ traits: [{ trait: 'Fearlessness', level: 2 }] }).fighter.fright).toBe(2)
  expect(enter({ traits: ['Post-Combat Shakes'] }).fighter.shakes).toBe(true)
})

test('gurps.convention.effects: a campaign’s own trait acts on dodge and parry by its effects', () => {
  const settings = {
    'gurps.traits': [
      {
        id: 'danger-dance',
        name: 'Danger Dance',
        cost: { kind: 'fixed', points: 10 },
        effects: [{ target: 'defense:any', op: 'add', by: 2, when: { in_combat: true } }],
      },
    ],
  }
  const more = { items: [{ name: 'Combat Knife' }] }
  const [plain, dances] = [enter(more), enter({ ...more, campaign: { settings }, traits: ['Danger Dance'] })]
  expect(dances.fighter.dodge).toBe(plain.fighter.dodge + 2)
  expect(dances.fighter.arms[0]?.parry).toBe((plain.fighter.arms[0]?.parry ?? 0) + 2)
  expect(dances.fighter.bare_parries.punch).toBe((plain.fighter.bare_parries.punch ?? 0) + 2)
})

test('gurps.disadvantage.one-arm: one hand holds what it can, and no rifle', () => {
  const { fighter, standing } = enter({
    traits: ['One Arm'],
    items: [{ name: 'M1 Garand .30-06' }, { name: 'Walther PPK .32' }],
  })
  expect(fighter.arms.map(({ name }) => name)).toEqual(['Walther PPK .32', BARE_HANDS])
  expect(standing.crippled).toEqual([{ part: 'left arm', until: null }])
  expect(freeHands(fighter, standing)).toBe(0)
})

test('gurps.procedure.combat: every trait of the book may enter', () => {
  for (const { written } of everyTrait()) {
    const one: Character = { ...somebody({ items: [{ name: 'Combat Knife' }] }), traits: [written] }
    sound(enterCharacter(one, ENTRY, written.trait, why))
  }
})
