/** The catalogue of blades and polearms, lines 1155-1181 and 1343-1354: grams, millimetres, credits. */
import { table } from '@umpire/engine'
import type { BladeName } from '../words.ts'

export type BladeWeapon = {
  readonly class: 'blade' | 'polearm'
  readonly weight_g: number
  /** A dagger is always worn, and its weight never counts. */
  readonly counts_as_load: boolean
  readonly length_mm: number
  readonly length_span_mm?: string
  readonly price: number
  readonly tl: number
  readonly hands?: number
  readonly note?: string
}

export const BLADE_CATALOGUE = table<BladeName, BladeWeapon>('Blades and polearms', {
  Dagger: {
    class: 'blade',
    weight_g: 250,
    counts_as_load: false,
    length_mm: 200,
    price: 10,
    tl: 1,
    note: 'worn constantly, weight never counts; may be thrown',
  },
  Blade: {
    class: 'blade',
    weight_g: 350,
    counts_as_load: true,
    length_mm: 300,
    price: 50,
    tl: 3,
    note: 'may be thrown',
  },
  Foil: { class: 'blade', weight_g: 500, counts_as_load: true, length_mm: 800, price: 100, tl: 3 },
  Cutlass: {
    class: 'blade',
    weight_g: 1250,
    counts_as_load: true,
    length_mm: 800,
    length_span_mm: '600-900',
    price: 100,
    tl: 3,
    note: 'standard shipboard blade',
  },
  Sword: {
    class: 'blade',
    weight_g: 1000,
    counts_as_load: true,
    length_mm: 800,
    length_span_mm: '700-950',
    price: 150,
    tl: 1,
  },
  Broadsword: {
    class: 'blade',
    weight_g: 2500,
    counts_as_load: true,
    length_mm: 1200,
    length_span_mm: '1000-1200',
    price: 300,
    tl: 2,
    hands: 2,
  },
  Bayonet: {
    class: 'polearm',
    weight_g: 250,
    counts_as_load: true,
    length_mm: 200,
    price: 10,
    tl: 3,
    note: 'adds 200 mm to a rifle; see traveller.equipment.bayonet',
  },
  Spear: { class: 'polearm', weight_g: 2000, counts_as_load: true, length_mm: 3000, price: 10, tl: 0 },
  Halberd: { class: 'polearm', weight_g: 2500, counts_as_load: true, length_mm: 2500, price: 75, tl: 2 },
  Pike: {
    class: 'polearm',
    weight_g: 3000,
    counts_as_load: true,
    length_mm: 4000,
    length_span_mm: '3000-4000',
    price: 40,
    tl: 1,
  },
  Cudgel: {
    class: 'polearm',
    weight_g: 1000,
    counts_as_load: true,
    length_mm: 1500,
    length_span_mm: '1000-2000',
    price: 10,
    tl: 0,
    note: 'an unloaded non-laser long gun may serve as one',
  },
})
