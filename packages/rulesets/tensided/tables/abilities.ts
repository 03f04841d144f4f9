/** All abilities (tensided.abilities.catalog), in the book's order. */

import type { Ability } from './ability-keys.ts'
import type { Effect } from './effect-kinds.ts'

export interface AbilityRow<Key extends string = string> {
  readonly key: Key
  readonly name: string
  readonly group: 'sighting' | 'ranged' | 'hand-to-hand' | 'miscellaneous'
  /** Nothing where each has its own price. */
  readonly xp: number | null
  /** How often it can be bought, where that is more than once. */
  readonly max?: number
  readonly counter?: string
  readonly needs: readonly Key[]
  /** Stays on the record, but does not act beside this one. */
  readonly replaces?: Key
  readonly effects: readonly Effect[]
  readonly note?: string
}

const rows = [
  {
    key: 'scout',
    name: 'Scout',
    group: 'sighting',
    xp: 50,
    needs: [],
    effects: [{ kind: 'factor', name: 'spotting-distance', by: 0.75 }],
  },
  {
    key: 'spotter',
    name: 'Spotter',
    group: 'sighting',
    xp: 50,
    needs: ['scout'],
    replaces: 'scout',
    effects: [{ kind: 'factor', name: 'spotting-distance', by: 0.67 }],
  },
  {
    key: 'eagle-eye',
    name: 'Eagle Eye',
    group: 'sighting',
    xp: 50,
    needs: ['spotter'],
    replaces: 'spotter',
    effects: [{ kind: 'factor', name: 'spotting-distance', by: 0.5 }],
  },
  {
    key: 'marksman',
    name: 'Marksman',
    group: 'sighting',
    xp: 50,
    needs: [],
    effects: [{ kind: 'factor', name: 'sighting-distance', by: 0.75 }],
  },
  {
    key: 'sharpshooter',
    name: 'Sharpshooter',
    group: 'sighting',
    xp: 50,
    needs: ['marksman'],
    replaces: 'marksman',
    effects: [{ kind: 'factor', name: 'sighting-distance', by: 0.67 }],
  },
  {
    key: 'deadeye',
    name: 'Deadeye',
    group: 'sighting',
    xp: 50,
    needs: ['sharpshooter'],
    replaces: 'sharpshooter',
    effects: [{ kind: 'factor', name: 'sighting-distance', by: 0.5 }],
  },
  {
    key: 'expert-targeting',
    name: 'Expert Targeting',
    group: 'sighting',
    xp: 50,
    needs: ['marksman'],
    effects: [{ kind: 'add', name: 'called-shot-rows', by: 1 }],
  },
  {
    key: 'fast-aim',
    name: 'Fast Aim',
    group: 'sighting',
    xp: 40,
    needs: [],
    effects: [{ kind: 'takes', name: 'aim', by: 1 }],
  },
  {
    key: 'instinctive-aim',
    name: 'Instinctive Aim',
    group: 'sighting',
    xp: 40,
    needs: [],
    effects: [{ kind: 'takes', name: 'instinctive-aim', by: 0 }],
    note: 'With a laser sight, a smartgun or point shooting.',
  },
  {
    key: 'point-shooting',
    name: 'Point Shooting',
    group: 'sighting',
    xp: 40,
    needs: [],
    effects: [{ kind: 'value', name: 'snap-distance-factor', by: 3 }],
  },
  {
    key: 'blind-shot',
    name: 'Blind Shot',
    group: 'sighting',
    xp: 30,
    needs: [],
    effects: [{ kind: 'waives', name: 'unseen-if-heard', by: 1 }],
    note: 'At a target clearly heard; never at a chosen location; always a snap shot.',
  },
  {
    key: 'trick-shot',
    name: 'Trick Shot',
    group: 'sighting',
    xp: 20,
    needs: [],
    effects: [{ kind: 'waives', name: 'unseen-if-unmoved', by: 1 }],
    note: 'At a remembered place, if the target has not moved; always a snap shot.',
  },
  {
    key: 'rapid-revolver',
    name: 'Rapid Revolver',
    group: 'ranged',
    xp: 20,
    needs: [],
    effects: [
      { kind: 'shots', name: 'single-action-revolver', by: 2 },
      { kind: 'value', name: 'hands-on-revolver', by: 2 },
    ],
    note: 'Takes both hands, as snap shots.',
  },
  {
    key: 'cowboy-wizard',
    name: 'Cowboy Wizard',
    group: 'ranged',
    xp: 20,
    needs: ['rapid-revolver'],
    replaces: 'rapid-revolver',
    effects: [{ kind: 'shots', name: 'single-action-revolver', by: 2 }],
    note: 'One hand, no snap shots.',
  },
  {
    key: 'rapid-repeater',
    name: 'Rapid Repeater',
    group: 'ranged',
    xp: 40,
    needs: [],
    effects: [{ kind: 'shots', name: 'repeating-long-gun', by: 2 }],
    note: 'Bolt, pump and lever action long guns that hold more than one shot.',
  },
  {
    key: 'quick-draw',
    name: 'Quick Draw',
    group: 'ranged',
    xp: 20,
    needs: [],
    effects: [{ kind: 'takes', name: 'draw', by: 1 }],
  },
  {
    key: 'lightning-draw',
    name: 'Lightning Draw',
    group: 'ranged',
    xp: 40,
    needs: ['quick-draw'],
    replaces: 'quick-draw',
    effects: [{ kind: 'takes', name: 'draw', by: 0 }],
  },
  {
    key: 'precise',
    name: 'Precise',
    group: 'ranged',
    xp: 100,
    needs: [],
    effects: [{ kind: 'severity', name: 'ranged', by: 1 }],
  },
  {
    key: 'stubborn-shooter',
    name: 'Stubborn Shooter',
    group: 'ranged',
    xp: 40,
    needs: [],
    effects: [{ kind: 'waives', name: 'shooters-flinch', by: 1 }],
  },
  {
    key: 'fast-reload',
    name: 'Fast Reload',
    group: 'ranged',
    xp: 20,
    needs: [],
    effects: [{ kind: 'takes', name: 'reload', by: 1 }],
    note: 'A detachable magazine, or two rounds by hand, for each action.',
  },
  {
    key: 'slippery',
    name: 'Slippery',
    group: 'hand-to-hand',
    xp: 20,
    needs: [],
    effects: [{ kind: 'waives', name: 'free-swing-on-move', by: 1 }],
  },
  {
    key: 'whirlwind',
    name: 'Whirlwind',
    group: 'hand-to-hand',
    xp: 50,
    needs: [],
    effects: [{ kind: 'factor', name: 'hth-several-actions', by: 0.5 }],
  },
  {
    key: 'surgical-strike',
    name: 'Surgical Strike',
    group: 'hand-to-hand',
    xp: 50,
    needs: [],
    effects: [{ kind: 'severity', name: 'hand-to-hand', by: 1 }],
  },
  {
    key: 'dirty-fighting',
    name: 'Dirty Fighting',
    group: 'hand-to-hand',
    xp: 10,
    needs: [],
    effects: [{ kind: 'df', name: 'dirty-attack', by: -2 }],
    note: 'One attack, once for each target.',
  },
  {
    key: 'runner',
    name: 'Runner',
    group: 'miscellaneous',
    xp: 15,
    needs: [],
    effects: [{ kind: 'value', name: 'run-minutes-per-athleticism', by: 1 }],
  },
  {
    key: 'sprinter',
    name: 'Sprinter',
    group: 'miscellaneous',
    xp: 20,
    needs: [],
    effects: [{ kind: 'factor', name: 'sprint', by: 1.5 }],
  },
  {
    key: 'wilderness-survival',
    name: 'Wilderness Survival',
    group: 'miscellaneous',
    xp: 20,
    needs: [],
    effects: [],
    note: 'Finds food and water in the wild and avoids poisons.',
  },
  {
    key: 'lip-reader',
    name: 'Lip Reader',
    group: 'miscellaneous',
    xp: 20,
    needs: [],
    effects: [],
    note: 'Reads the lips of a speaker clearly seen.',
  },
  {
    key: 'time-instinct',
    name: 'Time Instinct',
    group: 'miscellaneous',
    xp: 5,
    needs: [],
    effects: [],
    note: 'Knows the time within ten minutes, unless locked away for long.',
  },
  {
    key: 'direction-sense',
    name: 'Direction Sense',
    group: 'miscellaneous',
    xp: 5,
    needs: [],
    effects: [],
    note: 'Always knows north, is seldom lost.',
  },
  {
    key: 'second-language',
    name: 'Second Language',
    group: 'miscellaneous',
    xp: null,
    needs: [],
    effects: [],
    note: 'The price is that of the language (tensided.abilities.languages).',
  },
  {
    key: 'mimicry',
    name: 'Mimicry',
    group: 'miscellaneous',
    xp: 10,
    max: 3,
    counter: 'mimicry',
    needs: [],
    effects: [],
    note: 'See tensided.abilities.mimicry.',
  },
] as const satisfies readonly AbilityRow<Ability>[]

/** The fields that say how often an ability was bought. */
export type AbilityCounter = Extract<(typeof rows)[number], { readonly counter: string }>['counter']

export const ABILITY_ROWS: readonly (AbilityRow<Ability> & { readonly counter?: AbilityCounter })[] = rows

const byKey = new Map<Ability, AbilityRow<Ability>>(rows.map(row => [row.key, row]))
export function abilityRow(ability: Ability): AbilityRow<Ability> {
  const row = byKey.get(ability)
  if (row === undefined) throw new Error(`no ability ${ability}`)
  return row
}

/** The better links of an ability's chain, to its end: beside them it does not act. */
export const betterThan = (ability: Ability): readonly Ability[] =>
  ABILITY_ROWS.filter(({ replaces }) => replaces === ability).flatMap(({ key }) => [key, ...betterThan(key)])

/** All that must be owned before an ability, the first link first. */
export const chainBefore = (ability: Ability): readonly Ability[] =>
  abilityRow(ability).needs.flatMap(need => [...chainBefore(need), need])
