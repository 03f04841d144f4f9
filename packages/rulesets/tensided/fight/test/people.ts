/** People for the tests of fights, written by their numbers. */
import { NOTHING_LAID } from '@umpire/encounter'
import { LIMBS } from '../../tables/limb-levels.ts'
import { type Arm, BARE_HANDS, type Fighter } from '../state/fighter.ts'
import type { Held, Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'

/** Stats of 5, no skill, nothing at hand. */
const PLAIN: Omit<Fighter, 'id' | 'name' | 'side' | 'arms'> = {
  player_character: false,
  stats: {
    physique: 5,
    athleticism: 5,
    coordination: 5,
    willpower: 5,
    awareness: 5,
    charisma: 5,
    dexterity: 5,
    aptitude: 5,
  },
  hth: { level: 0, concentrations: [] },
  ranged: { level: 0, concentrations: [] },
  medic: 0,
  merits: [],
  flaws: [],
  abilities: [],
  hp: 10,
  damage_score: 3,
  natural_resistance: 5,
  armor_move: 1,
  hth_df: 0,
  worn: [],
  main_hand: 'right',
  weight_lb: 180,
}

const PLAIN_ARM = {
  hands: 1,
  condition: 'good',
  sight: 'iron',
  choke: 'normal',
  flechettes: false,
  tracers: false,
} as const

export type Brought = Pick<Arm, 'weapon' | 'kind'> & Partial<Arm> & { readonly held?: Partial<Held> }

export interface Person {
  readonly id: string
  readonly side: 0 | 1
  readonly at: readonly [number, number]
  readonly is?: Partial<Omit<Fighter, 'stats'>>
  readonly stats?: Partial<Fighter['stats']>
  readonly brings?: readonly Brought[]
  readonly stands?: Partial<Standing>
}

const BARE: Brought = { weapon: BARE_HANDS, kind: 'melee', hands: 0 }

function fighterOf({ id, side, is = {}, stats = {}, brings = [] }: Person): Fighter {
  const arms = [...brings, BARE].map(({ held: _, ...arm }) => ({ ...PLAIN_ARM, key: arm.weapon, ...arm }))
  return {
    ...PLAIN,
    id,
    name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    side,
    ...is,
    stats: { ...PLAIN.stats, ...stats },
    arms,
  }
}

const STOWED: Held = { where: 'stowed', rounds: 0, spare: 0, jammed: false, cleared: 0 }

const standingOf = ({ id, at: [x, y], brings = [], stands = {} }: Person): Standing => ({
  id,
  x,
  y,
  status: 'healthy',
  marks: 0,
  halved: false,
  out: null,
  coma: null,
  gone: null,
  limbs: LIMBS.map(limb => ({ limb, status: 'uninjured', marks: 0, times_maimed: 0, severed: false })),
  wounds: [],
  short_fp: 0,
  long_fp: 0,
  df_gained: 0,
  run_seconds: 0,
  rest_seconds: 0,
  action_points: 0,
  cover: null,
  exposed: false,
  aim: null,
  waited: null,
  stream: null,
  arms: [...brings, BARE].map(({ held = {} }) => ({ ...STOWED, ...held })),
  acts: [],
  blocking: null,
  pace: 0,
  struck: 0,
  missed: 0,
  swung_at: [],
  dirty: [],
  unaware: [],
  eyes_lost: 0,
  eyes_hurt: 0,
  ears_lost: 0,
  ears_hurt: 0,
  senses: [],
  fingers_lost: { left: 0, right: 0 },
  toes_lost: { left: 0, right: 0 },
  aptitude_lost: 0,
  flaws: [],
  severed: [],
  cut_off: [],
  ...stands,
})

export const fightOf = (people: readonly Person[], ground: Partial<Fight> = {}): Fight => ({
  roster: people.map(fighterOf),
  standing: people.map(standingOf),
  sides: [
    { name: 'the first', npc: false },
    { name: 'the second', npc: true },
  ],
  map: null,
  laid: NOTHING_LAID,
  light: 'day',
  clutter: 'none',
  stage: 'start',
  round: 1,
  covers: [],
  live: [],
  holds: [],
  lying: [],
  winner: null,
  ...ground,
})
