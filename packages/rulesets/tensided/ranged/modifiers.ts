/** What makes a shot harder or easier beside the distance. */
import { flag, list, oneOf, optional, rule, table, text, type ValuesOf, type Why } from '@umpire/engine'
import { unseenShots } from '../abilities/shots.ts'
import { ACTION_COUNT, actionPenalty, SHOOTER_MOVES_DF } from '../combat/actions.ts'
import { HANDS_NEEDED, handDf } from '../combat/off-hand.ts'
import { NOT_AVOIDING_SHOT_DF } from '../combat/states.ts'
import { dfStacking } from '../core/df-stacking.ts'
import { score } from '../core/roll.ts'
import { addTo, meritsHeld } from '../effect/effect.ts'
import { concentrations } from '../skills/concentrations.ts'
import { statValue } from '../tables/stats.ts'
import { WEAPON, type Weapon, weaponNamed } from '../tables/weapon.ts'
import { AIMED_AT, baseDf, timesOf } from './distance/base-difficulty.ts'
import { LOOKING } from './distance/sighting.ts'
import { SNAP, sightingOf } from './distance/snap-shot.ts'

const TARGET_SIZES = ['normal', 'large', 'huge', 'massive'] as const
type TargetSize = (typeof TARGET_SIZES)[number]

const MODIFIERS = table('Ranged modifiers', {
  'target-moving': 3,
  'attacker-moving': SHOOTER_MOVES_DF,
  'low-light-or-partly-concealed': 4,
  'not-avoiding-or-unaware': NOT_AVOIDING_SHOT_DF,
})
/** A car, a trailer, a building. */
const SIZE = table<TargetSize, number>('Size of the target', { normal: 0, large: -3, huge: -6, massive: -9 })

const yes = optional(flag())

const GIVEN = {
  weapon: WEAPON,
  ...LOOKING,
  ...SNAP,
  merits: meritsHeld,
  aimed_at: optional(oneOf(...AIMED_AT)),
  target_moving: yes,
  attacker_moving: yes,
  low_light: yes,
  partly_concealed: yes,
  darkness: yes,
  fully_concealed: yes,
  /** Where the target cannot be seen: whether the shot goes to the right square. */
  square_guessed: yes,
  /** He hears it clearly; it is not where he remembers it: the trained need not see. */
  heard: yes,
  target_moved: yes,
  not_avoiding: yes,
  unaware: yes,
  target_size: optional(oneOf(...TARGET_SIZES)),
  /** Of a target that shows only a part of himself behind cover: what his athleticism adds. */
  target_athleticism: optional(statValue),
  off_hand: yes,
  hands: HANDS_NEEDED,
  action_count: optional(ACTION_COUNT),
  /** Whatever else the shot itself adds: shot that spreads, a stream that is walked, further aiming. */
  other_df: optional(score),
  /** The one that the weapon needs is held where it is not told. */
  concentrations: optional(list(text(60), 100)),
  targeting_df: optional(score),
  wound_df: optional(score),
  fatigue_df: optional(score),
  limb_df: optional(score),
  addiction_df: optional(score),
}
type Shooting = ValuesOf<typeof GIVEN>

/** Whether the target cannot be seen at all; to the blind nobody can. */
const isDark = ({ darkness, fully_concealed, flaws = [] }: Shooting): boolean =>
  darkness === true || fully_concealed === true || flaws.includes('blind')

function concentrationDf({ concentrations: held = [] }: Shooting, weapon: Weapon, why: Why): number {
  const thrown = weapon.kind === 'melee'
  return concentrations({ skill: 'ranged-combat', concentrations: held, weapon: weapon.name, thrown }, why).df_modifier
}

type Shot = {
  readonly df_modifier: number
  readonly base_df: number
  readonly sighting_df: number
  readonly effective_distance: number
  readonly difficulty: number
  /** It misses whatever is rolled. */
  readonly automatic: boolean
  readonly success?: false
}

export const rangedModifiers = rule(
  {
    id: 'tensided.ranged.modifiers',
    title: 'Ranged modifiers',
    lines: '769-781',
    given: GIVEN,
  },
  (x, why): Shot => {
    const weapon = weaponNamed(x.weapon, why)
    const dark = isDark(x)
    const unseen = dark ? unseenShots({ ...x, attack: 'ranged' }, why) : undefined
    const dim = !dark && (x.low_light === true || x.partly_concealed === true)
    const hand = handDf(x, why)
    const still = x.not_avoiding === true || x.unaware === true
    const { target_athleticism = 0, action_count = 1, other_df = 0 } = x
    const sum = why
      .sum('modifiers')
      .when(x.target_moving === true, 'the target moves', () => MODIFIERS.at('target-moving', why))
      .when(x.attacker_moving === true, 'the shooter moves', () => MODIFIERS.at('attacker-moving', why))
      .when(dim, 'low light', () => MODIFIERS.at('low-light-or-partly-concealed', why))
      .when(unseen !== undefined, 'not to be seen', unseen?.df_modifier ?? 0)
      .when(still, 'does not avoid it', () => MODIFIERS.at('not-avoiding-or-unaware', why))
      .when(x.target_size !== undefined, 'size', () => SIZE.at(x.target_size ?? 'normal', why))
      .when(target_athleticism !== 0, 'partly behind cover', target_athleticism)
      .when(hand !== 0, 'the hand', hand)
      .when(action_count > 1, 'several actions', () => actionPenalty(action_count, why))
      .when(other_df !== 0, 'the shot itself', other_df)
      .when(x.concentrations !== undefined, 'concentration', () => concentrationDf(x, weapon, why))
    const df_modifier = addTo(sum, x, 'df', 'ranged-combat', { distance: x.distance, unseen: dark }).total()
    const base_df = baseDf(weapon, x.aimed_at, why)
    // Whoever shoots by ear or from memory does not aim.
    const snap = x.snap === true || unseen?.usable === true
    const times = timesOf(weapon, x.aimed_at)
    const { distance, abilities = [], flaws = [], lenses = false } = x
    const { sighting_df, effective_distance } = sightingOf({ distance, abilities, flaws, lenses, times, snap }, why)
    const { difficulty } = dfStacking({ ...x, base_df, sighting_df, df_modifier }, why)
    const known = { df_modifier, base_df, sighting_df, effective_distance, difficulty }
    return unseen?.misses === true ? { ...known, automatic: true, success: false } : { ...known, automatic: false }
  },
)
