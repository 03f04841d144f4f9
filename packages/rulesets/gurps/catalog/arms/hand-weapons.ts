import { readDiceAdds } from '../../dice/dice-adds.ts'
import { basicDamageField, type HandWeapon, type Mode } from '../entry/weapon.ts'

type MissingMode = 'name' | 'reach' | 'grip_change' | 'to_hit' | 'damage'

/** A mode without a name is called by its type of damage. */
const mode = (
  damage: string,
  written: Omit<Mode, MissingMode> & Partial<Pick<Mode, Exclude<MissingMode, 'damage'>>>,
): Mode => ({
  name: written.type,
  reach: '1',
  grip_change: false,
  to_hit: 0,
  damage: basicDamageField.read(damage, 'damage'),
  ...written,
})
const cut = (damage: string, more: Partial<Mode> = {}): Mode => mode(damage, { type: 'cutting', ...more })
const impale = (damage: string, more: Partial<Mode> = {}): Mode => mode(damage, { type: 'impaling', ...more })
const crush = (damage: string, more: Partial<Mode> = {}): Mode => mode(damage, { type: 'crushing', ...more })

type Missing =
  | ('max_damage' | 'hands' | 'ready_turns' | 'unready_after_parry' | 'can_parry' | 'parry_modifier')
  | ('aliases' | 'effects')

const weapon = (written: Omit<HandWeapon, Missing> & Partial<Pick<HandWeapon, Missing>>): HandWeapon => ({
  max_damage: null,
  hands: 1,
  ready_turns: 0,
  unready_after_parry: false,
  can_parry: true,
  parry_modifier: 0,
  aliases: [],
  effects: [],
  ...written,
})
const UNBALANCED = { ready_turns: 1, unready_after_parry: true }

export const HAND_WEAPONS: readonly HandWeapon[] = [
  weapon({
    name: 'Entrenching Tool',
    skill: 'Axe/Mace',
    modes: [cut('sw+1')],
    cost: 50,
    weight_lb: 4,
    min_st: 12,
    ...UNBALANCED,
  }),
  weapon({ name: 'Hatchet', skill: 'Axe/Mace', modes: [cut('sw')], cost: 40, weight_lb: 2, min_st: 7, ...UNBALANCED }),
  weapon({
    name: 'Blackjack or Sap',
    skill: 'Blackjack',
    modes: [crush('thr', { reach: 'C' })],
    cost: 20,
    weight_lb: 1,
    min_st: 7,
    can_parry: false,
  }),
  weapon({
    name: 'Cavalry Saber',
    skill: 'Broadsword',
    modes: [cut('sw+1'), impale('thr+1')],
    cost: 500,
    weight_lb: 3,
    min_st: 9,
  }),
  weapon({
    name: 'Smallsword',
    skill: 'Fencing',
    modes: [impale('thr+1')],
    cost: 400,
    weight_lb: 1.5,
    min_st: null,
    max_damage: readDiceAdds('1d+1', 'Smallsword'),
  }),
  weapon({
    name: 'Katana',
    skill: 'Katana',
    modes: [
      cut('sw+1', { name: 'one-handed cut', reach: '1,2', hands: 1 }),
      cut('sw+2', { name: 'two-handed cut', reach: '1,2', hands: 2 }),
      impale('thr+1', { name: 'thrust' }),
    ],
    cost: 650,
    weight_lb: 5,
    min_st: 11,
  }),
  weapon({
    name: 'Bayonet or Knife',
    skill: 'Knife',
    modes: [cut('sw-2', { reach: 'C,1' }), impale('thr', { reach: 'C' })],
    cost: 40,
    weight_lb: 1,
    min_st: null,
    max_damage: readDiceAdds('1d+2', 'Bayonet or Knife'),
    parry_modifier: -1,
    aliases: ['Knife', 'Bayonet', 'Combat Knife'],
  }),
  weapon({
    name: 'Billy Club',
    skill: 'Shortsword',
    modes: [crush('sw', { name: 'swing' }), crush('thr', { name: 'thrust' })],
    cost: 20,
    weight_lb: 1,
    min_st: 7,
  }),
  weapon({
    name: 'Long Bayonet',
    skill: 'Shortsword',
    modes: [cut('sw-1'), impale('thr', { reach: 'C,1' })],
    cost: 50,
    weight_lb: 1.5,
    min_st: 7,
  }),
  weapon({
    name: 'Machete',
    skill: 'Shortsword',
    modes: [cut('sw+1', { to_hit: -1 })],
    cost: 75,
    weight_lb: 3,
    min_st: 10,
  }),
  weapon({
    name: 'Fixed Bayonet',
    skill: 'Spear',
    modes: [impale('thr+2')],
    cost: null,
    weight_lb: null,
    min_st: 9,
    hands: 2,
    uses: 'a rifle with a bayonet',
    made_of: { gun: 'rifle', with: 'Bayonet or Knife' },
  }),
  weapon({
    name: 'Fixed Long Bayonet',
    skill: 'Spear',
    modes: [impale('thr+3', { reach: '1,2', grip_change: true })],
    cost: null,
    weight_lb: null,
    min_st: 9,
    hands: 2,
    uses: 'a rifle with a long bayonet',
    made_of: { gun: 'rifle', with: 'Long Bayonet' },
  }),
  weapon({
    name: 'Shovel',
    skill: 'Two-Handed Axe/Mace',
    modes: [
      crush('sw+2', { reach: '1,2', grip_change: true, to_hit: -1 }),
      cut('sw+2', { reach: '2', grip_change: true, to_hit: -3 }),
    ],
    cost: 30,
    weight_lb: 6,
    min_st: 13,
    hands: 2,
    ...UNBALANCED,
  }),
  weapon({
    name: 'Swung Rifle',
    skill: 'Two-Handed Axe/Mace',
    modes: [crush('sw+2')],
    cost: null,
    weight_lb: null,
    min_st: 12,
    hands: 2,
    uses: 'any long gun held by the muzzle',
    made_of: { gun: 'long gun' },
    ...UNBALANCED,
  }),
]
