/** Dora, Anton and Kurt of the worked fight in the notes, as characters, at the start of that fight. */
import { compose, type Json, type Why } from '@umpire/engine'
import { encounterFile, startOf } from '../encounter/file.ts'
import type { Fight } from '../state/state.ts'

type Written = { readonly [name: string]: Json }

export const DORA: Written = {
  system: 'gurps',
  version: 1,
  identity: { name: 'Dora', sex: 'female' },
  attributes: { st: 11, dx: 12, iq: 11, ht: 11 },
  traits: ['Combat Reflexes'],
  skills: [
    { skill: 'Guns (light automatic weapon)', points: 2 },
    { skill: 'Knife', points: 2 },
  ],
  items: [
    { name: 'Sten 9mm', ready: true, rounds: 32 },
    { name: 'Combat Knife' },
    { name: 'radio in a knapsack', weight_lb: 20 },
  ],
}

export const ANTON: Written = {
  system: 'gurps',
  version: 1,
  identity: { name: 'Anton' },
  attributes: { st: 10, dx: 11, iq: 11, ht: 10 },
  skills: [
    { skill: 'Guns (pistol)', points: 1 },
    { skill: 'First Aid', points: 4 },
  ],
  items: [
    { name: 'M1911A1 (Colt .45)', rounds: 7 },
    { name: 'medical bag and clothes', weight_lb: 25 },
  ],
}

export const KURT: Written = {
  system: 'gurps',
  version: 1,
  npc: true,
  campaign: {
    settings: { 'gurps.armor': [{ name: 'Coat', covers: ['body', 'arms'], pd: 1, dr: 1, weight_lb: 5, cost: 40 }] },
  },
  identity: { name: 'Kurt' },
  attributes: { st: 12, dx: 11, iq: 10, ht: 12 },
  skills: [
    { skill: 'Guns (rifle)', points: 2 },
    { skill: 'Spear', points: 4 },
  ],
  items: [
    { name: 'Mauser 98 (Kar98k) 7.92mm', ready: true, rounds: 5 },
    { name: 'Bayonet' },
    { name: 'Coat', worn: true },
    { name: 'full pack', weight_lb: 40 },
  ],
}

/** Members by what is said of them, around the worked places. */
export const workedFile = (more: Written = {}, dora: Written = {}): Written => ({
  system: 'gurps',
  title: 'The worked fight',
  sides: [
    {
      name: 'Resistance',
      members: [
        { character: DORA, id: 'dora', at: 0, ...dora },
        // In its holster.
        { character: ANTON, id: 'anton', at: -2, ready: [] },
      ],
    },
    { name: 'patrol', members: [{ character: KURT, id: 'kurt', at: 5 }] },
  ],
  ...more,
})

export const fightIn = (file: Json, why: Why = compose({ options: [] }).silent): Fight =>
  startOf(encounterFile.read(file, 'file'), 'file', why)

export const workedStart = (): Fight => fightIn(workedFile())
