/** People for tests of fights, made by hand: say what is special about yours. */
import { groundOf, HEXES, mapData, NOTHING_LAID } from '@umpire/encounter'
import type { Json } from '@umpire/engine'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { type Arm, BARE_HANDS, type Blow, type Fighter, type Gun } from '../state/fighter.ts'
import type { Held, Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'

export const blow = (
  name: string,
  skill: number,
  damage: string,
  type: Blow['type'],
  more: Partial<Blow> = {},
): Blow => ({
  name,
  skill,
  damage: readDiceAdds(damage, 'damage'),
  type,
  thrust: type === 'impaling',
  reach: [1],
  to_hit: 0,
  hands: 1,
  ...more,
})

export const arm = (name: string, more: Partial<Arm> = {}): Arm => ({
  key: name,
  name,
  weight_lb: 2,
  min_st: null,
  hands: 1,
  quality: 'good',
  unbalanced: false,
  fencing: false,
  parry: null,
  block: null,
  shield_pd: 0,
  blows: [],
  gun: null,
  ready_turns: 1,
  thrown: null,
  ...more,
})

export const gun = (skill: number, damage: string, more: Partial<Gun> = {}): Gun => ({
  skill,
  damage: readDiceAdds(damage, 'damage'),
  fragments: null,
  type: 'bullet',
  ss: 12,
  acc: 4,
  half_damage: 150,
  max_range: 1900,
  shot: false,
  rates: [{ shots: 3, automatic: false }],
  shots: 8,
  rcl: -1,
  malf: null,
  reload_turns: 3,
  clear: skill,
  ...more,
})

const hands = (dx: number): Arm =>
  arm(BARE_HANDS, {
    weight_lb: 0,
    blows: [
      blow('punch', dx, '1d-3', 'crushing', { hands: 0, reach: [0, 1] }),
      blow('kick', dx, '1d-1', 'crushing', { hands: 0, to_hit: -2, reach: [0, 1] }),
    ],
  })

export function somebody(id: string, side: number, arms: readonly Arm[], more: Partial<Fighter> = {}): Fighter {
  const { st = 10, dx = 10, iq = 10, ht = 10 } = more
  const basic_speed = (dx + ht) / 4
  const move = Math.max(1, Math.floor(basic_speed - (more.encumbrance_level ?? 0)))
  return {
    id,
    name: id,
    side,
    player_character: false,
    animal: false,
    sex: 'male',
    st,
    dx,
    iq,
    ht,
    full_hp: ht,
    will: iq,
    ht_bonus: 0,
    will_levels: 0,
    hard_to_kill: 0,
    fright: 0,
    combat_reflexes: false,
    high_pain_threshold: false,
    low_pain_threshold: false,
    ambidextrous: false,
    one_eye: false,
    nearsighted: false,
    night_eyes: { partial: null, total: null },
    legs: 'two',
    basic_speed,
    move,
    dodge: move,
    encumbrance_level: 0,
    toughness: 0,
    armor: [],
    bare_parries: { punch: dx >> 1, kick: dx >> 1, thrust: dx >> 1, swing: (dx >> 1) - 3 },
    one_hand_parries: { punch: dx >> 1, kick: dx >> 1, thrust: dx >> 1, swing: (dx >> 1) - 3 },
    judo: null,
    first_aid: 5,
    nerve: 50,
    ...more,
    arms: [...arms, hands(dx)],
  }
}

const held = (one: Arm, where: Held['where'], more: Partial<Held> = {}): Held => ({
  where,
  turns_to_ready: 0,
  rounds: one.gun?.shots ?? 0,
  spare: one.gun === null ? 0 : 3,
  work_done: 0,
  jam_turns: null,
  jam_modifier: 0,
  harm: 'none',
  fired: false,
  fired_before: false,
  groups: 0,
  parries: 0,
  struck: false,
  ...more,
})

/** Everything that is not named lies ready in the hand; bare hands always do. */
export function standing(
  fighter: Fighter,
  q: number,
  stowed: readonly string[] = [],
  more: Partial<Standing> = {},
): Standing {
  return {
    id: fighter.id,
    q,
    r: 0,
    facing: fighter.side === 0 ? 0 : 3,
    position: 'standing',
    hp: fighter.full_hp,
    fatigue: 0,
    status: 'active',
    gone: null,
    stun: null,
    seized: null,
    injuries: [],
    shock: 0,
    maneuver: 'move',
    moved: 0,
    evasive: 'no',
    aim: null,
    watch: null,
    loading: null,
    retreated: false,
    blocks: 0,
    dodged: false,
    feint: [],
    judo_parried: null,
    off_balance: false,
    loses_turn: false,
    penalties: [],
    crippled: [],
    eyes_lost: 0,
    deaf: false,
    senses: [],
    healing: [],
    scars: [],
    bleeding: null,
    drains: [],
    throat_crushed: false,
    on_fire: false,
    gained: [],
    iq_lost: 0,
    ht_lost: 0,
    arms: fighter.arms.map(one => held(one, stowed.includes(one.name) ? 'stowed' : 'ready')),
    unaware: [],
    marks: {},
    ...more,
  }
}

export const fightOf = (all: readonly (readonly [Fighter, Standing])[], more: Partial<Fight> = {}): Fight => ({
  roster: all.map(([fighter]) => fighter),
  standing: all.map(([, one]) => one),
  sides: [
    { name: 'the first', npc: false },
    { name: 'the second', npc: true },
  ],
  map: null,
  laid: NOTHING_LAID,
  light: 0,
  stage: 'start',
  order: [],
  turn: 0,
  second: 0,
  lying: [],
  winner: null,
  ...more,
})

/** A map drawn with signs, as a fight holds it. */
export const ground = (...map: readonly string[]): Json | null => mapData(groundOf(HEXES, { map }, 'map'))

/** And how high each hex of it is. */
export const hills = (map: readonly string[], heights: readonly string[]): Json | null =>
  mapData(groundOf(HEXES, { map, heights }, 'map'))

/** Dora, Anton and Kurt as the worked fight of the notes has them. */
export function workedPeople(): Fight {
  const sten = arm('Sten', {
    hands: 2,
    weight_lb: 9,
    min_st: 10,
    gun: gun(14, '3d-1', {
      ss: 11,
      acc: 6,
      half_damage: 160,
      rates: [{ shots: 9, automatic: true }],
      shots: 32,
      rcl: -1,
    }),
  })
  const knife = arm('Knife', { weight_lb: 1, parry: 5, blows: [blow('thrust', 13, '1d-1', 'impaling')] })
  const pistol = arm('Pistol', { weight_lb: 3, min_st: 10, gun: gun(12, '2d', { ss: 10, acc: 2, shots: 7, rcl: -2 }) })
  const rifle = arm('Rifle', {
    hands: 2,
    weight_lb: 10,
    min_st: 12,
    parry: 6,
    gun: gun(13, '7d', {
      ss: 14,
      acc: 11,
      half_damage: 1000,
      rates: [{ shots: 0.5, automatic: false }],
      shots: 5,
      rcl: -3,
    }),
    blows: [blow('bayonet', 12, '1d+1', 'impaling', { hands: 2, reach: [1, 2] })],
  })
  const dora = somebody('dora', 0, [sten, knife], {
    st: 11,
    dx: 12,
    iq: 11,
    ht: 11,
    combat_reflexes: true,
    encumbrance_level: 1,
    sex: 'female',
  })
  const anton = somebody('anton', 0, [pistol], { dx: 11, encumbrance_level: 1 })
  const kurt = somebody('kurt', 1, [rifle], {
    st: 12,
    dx: 11,
    ht: 12,
    encumbrance_level: 2,
    armor: [{ name: 'coat', covers: ['body', 'arms'], pd: 1, dr: 1 }],
  })
  return fightOf([
    [dora, standing(dora, 0, ['Knife'])],
    // Off the line, so that he is 7 yards from Kurt, and still 5 when Kurt has run at Dora.
    [anton, standing(anton, -2, ['Pistol'], { r: 5 })],
    [kurt, standing(kurt, 5)],
  ])
}
