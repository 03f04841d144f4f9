/** All flaws (tensided.traits.flaws), in the book's order. What an addiction does is in `addiction.ts`. */
import type { TraitRow } from './effect-kinds.ts'

export interface FlawRow<Key extends string = string> extends TraitRow<Key> {
  /** Glasses take the effect away, without payback; surgery cures it, with payback. */
  readonly lenses?: true
  readonly creationOnly?: true
  /** What getting rid of it costs, at any time. */
  readonly buyOffXp?: number
  /** Acts as these do. */
  readonly as?: readonly ('farsighted' | 'nearsighted')[]
}

const rows = [
  {
    key: 'addiction-1',
    name: 'Addiction',
    magnitude: 1,
    max: 1,
    per: 'substance',
    effects: [],
  },
  {
    key: 'die-easy',
    name: 'Die Easy',
    magnitude: 1,
    max: 5,
    counter: 'die_easy',
    effects: [{ kind: 'df', name: 'death-roll', by: 2 }],
  },
  {
    key: 'farsighted',
    name: 'Farsighted',
    magnitude: 1,
    max: 1,
    lenses: true,
    effects: [
      { kind: 'df', name: 'spot', by: 4, under: 9 },
      { kind: 'df', name: 'spot', by: 10, under: 1.5 },
      { kind: 'df', name: 'hth-combat', by: 5 },
      { kind: 'df', name: 'close-hand-eye', by: 5 },
    ],
  },
  {
    key: 'favor',
    name: 'Favor',
    magnitude: 1,
    max: 1,
    effects: [],
    note: 'Owes a big favour to somebody powerful and ruthless.',
  },
  {
    key: 'fragile',
    name: 'Fragile',
    magnitude: 1,
    max: 5,
    counter: 'fragile',
    effects: [{ kind: 'physique', name: 'natural-resistance', by: -1 }],
  },
  {
    key: 'fumbling',
    name: 'Fumbling',
    magnitude: 1,
    max: 5,
    counter: 'fumbling',
    effects: [{ kind: 'df', name: 'social-preferred-sex', by: 2 }],
  },
  {
    key: 'hard-of-hearing',
    name: 'Hard of Hearing',
    magnitude: 1,
    max: 1,
    effects: [{ kind: 'skill', name: 'alertness', by: -4 }],
  },
  {
    key: 'high-three',
    name: 'High Three',
    magnitude: 1,
    max: 2,
    counter: 'high_three',
    effects: [
      { kind: 'df', name: 'dexterity', by: 3 },
      { kind: 'df', name: 'maimed-hand', by: 1 },
    ],
    note: 'Twice when both hands lost fingers.',
  },
  {
    key: 'nearsighted',
    name: 'Nearsighted',
    magnitude: 1,
    max: 1,
    lenses: true,
    effects: [
      { kind: 'df', name: 'spot', by: 4, beyond: 9 },
      { kind: 'df', name: 'spot', by: 10, beyond: 30 },
      { kind: 'factor', name: 'sighting-df', by: 2 },
      { kind: 'cap', name: 'weapon-range', by: 20 },
    ],
    note: 'Also for one lost eye.',
  },
  {
    key: 'no-nose',
    name: 'No Nose',
    magnitude: 1,
    max: 1,
    effects: [],
    note: 'Neither smells nor tastes; never notices poison or gas by it.',
  },
  {
    key: 'poor',
    name: 'Poor',
    magnitude: 1,
    max: 1,
    creationOnly: true,
    effects: [{ kind: 'value', name: 'starting-money', by: 0 }],
    note: 'Modest belongings.',
  },
  {
    key: 'shooters-flinch',
    name: 'Shooter’s Flinch',
    magnitude: 1,
    max: 1,
    buyOffXp: 10,
    effects: [{ kind: 'df', name: 'ranged-combat', by: 3 }],
    note: 'Can come back later.',
  },
  {
    key: 'slow',
    name: 'Slow',
    magnitude: 1,
    max: 5,
    counter: 'slow',
    effects: [
      { kind: 'add', name: 'walk', by: -1 },
      { kind: 'add', name: 'run', by: -1 },
      { kind: 'add', name: 'sprint', by: -1 },
    ],
  },
  {
    key: 'soft',
    name: 'Soft',
    magnitude: 1,
    max: 5,
    counter: 'soft',
    effects: [{ kind: 'physique', name: 'hp', by: -1 }],
  },
  {
    key: 'speech-impediment',
    name: 'Speech Impediment',
    magnitude: 1,
    max: 1,
    effects: [
      { kind: 'df', name: 'command', by: 2 },
      { kind: 'df', name: 'argumentation', by: 2 },
      { kind: 'df', name: 'manipulation', by: 2 },
      { kind: 'df', name: 'intimidation', by: 2 },
    ],
  },
  {
    key: 'tick',
    name: 'Tick',
    magnitude: 1,
    max: 1,
    effects: [],
    note: 'Cannot hide who he is from people who know him.',
  },
  {
    key: 'weak-psyche',
    name: 'Weak Psyche',
    magnitude: 1,
    max: 5,
    counter: 'weak_psyche',
    effects: [{ kind: 'df', name: 'resist-mental-attack', by: 4 }],
  },
  {
    key: 'addiction-2',
    name: 'Addiction',
    magnitude: 2,
    max: 2,
    per: 'substance',
    effects: [],
  },
  {
    key: 'deep-sleeper',
    name: 'Deep Sleeper',
    magnitude: 2,
    max: 2,
    effects: [
      { kind: 'df', name: 'just-woken', by: 2 },
      { kind: 'value', name: 'minutes-sluggish', by: 5 },
    ],
    note: 'Wakes early only if shaken, hurt, or by a very loud, sharp noise.',
  },
  {
    key: 'dirt-poor',
    name: 'Dirt Poor',
    magnitude: 2,
    max: 2,
    effects: [{ kind: 'value', name: 'starting-money', by: 0 }],
    note: 'Clothes, and perhaps one simple weapon.',
  },
  {
    key: 'enemy',
    name: 'Enemy',
    magnitude: 2,
    max: 2,
    effects: [],
    note: 'A powerful enemy.',
  },
  {
    key: 'legally-blind',
    name: 'Legally Blind',
    magnitude: 2,
    max: 2,
    lenses: true,
    as: ['farsighted', 'nearsighted'],
    effects: [],
  },
  {
    key: 'righty',
    name: 'Righty',
    magnitude: 2,
    max: 2,
    effects: [{ kind: 'df', name: 'two-handed-tasks', by: 4 }],
    note: 'The off hand is gone: harder still or hopeless at the game master’s word; a hook helps a little.',
  },
  {
    key: 'lame',
    name: 'Lame',
    magnitude: 2,
    max: 2,
    effects: [
      { kind: 'cap', name: 'run', by: 0 },
      { kind: 'cap', name: 'sprint', by: 0 },
      { kind: 'df', name: 'hth-combat', by: 2 },
    ],
  },
  {
    key: 'mute',
    name: 'Mute',
    magnitude: 2,
    max: 2,
    effects: [
      { kind: 'df', name: 'command', by: 4 },
      { kind: 'df', name: 'argumentation', by: 4 },
      { kind: 'df', name: 'manipulation', by: 4 },
    ],
  },
  {
    key: 'stunted',
    name: 'Stunted',
    magnitude: 2,
    max: 4,
    counter: 'stunted',
    per: 'stat',
    effects: [{ kind: 'stat', name: 'chosen', by: -1 }],
  },
  {
    key: 'wanted',
    name: 'Wanted',
    magnitude: 2,
    max: 2,
    effects: [],
    note: 'A fugitive in all records.',
  },
  {
    key: 'addiction-3',
    name: 'Addiction',
    magnitude: 3,
    max: 3,
    per: 'substance',
    effects: [],
  },
  {
    key: 'clumsy-targeting',
    name: 'Clumsy Targeting',
    magnitude: 3,
    max: 3,
    effects: [{ kind: 'factor', name: 'targeting-df', by: 2 }],
  },
  {
    key: 'deaf',
    name: 'Deaf',
    magnitude: 3,
    max: 3,
    effects: [{ kind: 'fails', name: 'alertness', by: 1 }],
    note: 'Knows sign language; must read lips to follow speech.',
  },
  {
    key: 'farsighted-incurable',
    name: 'Farsighted, Incurable',
    magnitude: 3,
    max: 3,
    as: ['farsighted'],
    effects: [],
  },
  {
    key: 'hemophiliac',
    name: 'Hemophiliac',
    magnitude: 3,
    max: 3,
    effects: [
      { kind: 'waives', name: 'clotting', by: 1 },
      { kind: 'value', name: 'stop-bleeding-df', by: 20 },
    ],
  },
  {
    key: 'infamous',
    name: 'Infamous',
    magnitude: 3,
    max: 3,
    effects: [],
    note: 'Hunted; shopkeepers may know the face.',
  },
  {
    key: 'lefty',
    name: 'Lefty',
    magnitude: 3,
    max: 3,
    effects: [
      { kind: 'df', name: 'remaining-hand', by: 3 },
      { kind: 'df', name: 'two-handed-tasks', by: 4 },
    ],
    note: 'The main hand is gone.',
  },
  {
    key: 'one-arm-secondary',
    name: 'One Arm, Secondary Lost',
    magnitude: 3,
    max: 3,
    effects: [
      { kind: 'df', name: 'two-handed-tasks', by: 4 },
      { kind: 'df', name: 'synthetic-arm', by: 5 },
    ],
    note: 'A hook or synthetic hand does not help.',
  },
  {
    key: 'nearsighted-incurable',
    name: 'Nearsighted, Incurable',
    magnitude: 3,
    max: 3,
    as: ['nearsighted'],
    effects: [],
  },
  {
    key: 'slave',
    name: 'Slave',
    magnitude: 3,
    max: 3,
    effects: [{ kind: 'value', name: 'starting-money', by: 0 }],
    note: 'As wanted and dirt poor; only where slaves are held.',
  },
  {
    key: 'unlucky',
    name: 'Unlucky',
    magnitude: 3,
    max: 3,
    effects: [{ kind: 'value', name: 'action-points', by: 0 }],
  },
  {
    key: 'addiction-4',
    name: 'Addiction',
    magnitude: 4,
    max: 4,
    per: 'substance',
    effects: [],
  },
  {
    key: 'legally-blind-incurable',
    name: 'Legally Blind, Incurable',
    magnitude: 4,
    max: 4,
    as: ['farsighted', 'nearsighted'],
    effects: [],
  },
  {
    key: 'most-wanted',
    name: 'Most Wanted',
    magnitude: 4,
    max: 4,
    effects: [],
    note: 'Hunted by a task force that may kill; whoever follows the news knows the face.',
  },
  {
    key: 'one-arm-primary',
    name: 'One Arm, Primary Lost',
    magnitude: 4,
    max: 4,
    effects: [
      { kind: 'df', name: 'remaining-hand', by: 3 },
      { kind: 'df', name: 'two-handed-tasks', by: 4 },
      { kind: 'df', name: 'synthetic-arm', by: 5 },
    ],
  },
  {
    key: 'one-leg',
    name: 'One Leg',
    magnitude: 4,
    max: 4,
    effects: [
      { kind: 'cap', name: 'walk', by: 0.5 },
      { kind: 'cap', name: 'run', by: 0 },
      { kind: 'cap', name: 'sprint', by: 0 },
      { kind: 'cap', name: 'hop', by: 0.25 },
      { kind: 'df', name: 'hth-combat', by: 6 },
    ],
    note: 'Walks on crutches only.',
  },
  {
    key: 'addiction-5',
    name: 'Addiction',
    magnitude: 5,
    max: 5,
    per: 'substance',
    effects: [],
  },
  {
    key: 'blind',
    name: 'Blind',
    magnitude: 5,
    max: 5,
    effects: [
      { kind: 'fails', name: 'spot', by: 1 },
      { kind: 'df', name: 'alertness', by: 4 },
      { kind: 'df', name: 'hth-combat', by: 4, asUnseen: true },
      { kind: 'df', name: 'hand-eye', by: 4 },
      { kind: 'df', name: 'ranged-combat', by: 10, asUnseen: true },
    ],
    note: 'Shoots only at a guessed square; blind shot helps against somebody noisy.',
  },
  {
    key: 'no-arms',
    name: 'No Arms',
    magnitude: 5,
    max: 5,
    effects: [{ kind: 'df', name: 'synthetic-arm', by: 5 }],
    note: 'Fine work with the fingers is impossible.',
  },
  {
    key: 'no-legs',
    name: 'No Legs',
    magnitude: 5,
    max: 5,
    effects: [
      { kind: 'cap', name: 'walk', by: 0.5 },
      { kind: 'cap', name: 'run', by: 0 },
      { kind: 'cap', name: 'sprint', by: 0 },
      { kind: 'df', name: 'hth-combat', by: 10 },
      { kind: 'waives', name: 'moving-target', by: 1 },
    ],
  },
] as const satisfies readonly FlawRow[]

export type Flaw = (typeof rows)[number]['key']
/** The fields that say how often a flaw was taken. */
export type FlawCounter = Extract<(typeof rows)[number], { readonly counter: string }>['counter']

export const FLAW_ROWS: readonly (FlawRow<Flaw> & { readonly counter?: FlawCounter })[] = rows
export const FLAWS: readonly Flaw[] = rows.map(({ key }) => key)

const byKey = new Map(FLAW_ROWS.map(row => [row.key, row]))
export function flawRow(flaw: Flaw): (typeof FLAW_ROWS)[number] {
  const row = byKey.get(flaw)
  if (row === undefined) throw new Error(`no flaw ${flaw}`)
  return row
}
const keys: ReadonlySet<string> = new Set(FLAWS)
export const isFlaw = (key: string): key is Flaw => keys.has(key)
