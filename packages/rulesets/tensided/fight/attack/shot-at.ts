/** The numbers of a shot before the die falls: a part of tensided.proc.shoot. */
import { MemoByKey, memoQuiet, type Why } from '@umpire/engine'
import { states } from '../../combat/states.ts'
import { dfStacking } from '../../core/df-stacking.ts'
import { fullAuto } from '../../equipment/full-auto.ts'
import { rateOfFire } from '../../equipment/rate-of-fire.ts'
import { cover, HP_EACH } from '../../ranged/cover.ts'
import { baseDifficulty } from '../../ranged/distance/base-difficulty.ts'
import { shot } from '../../ranged/distance/shot.ts'
import { aim } from '../../ranged/draw-and-aim.ts'
import { rangedModifiers } from '../../ranged/modifiers.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { type Gun, gunNamed } from '../../tables/weapon.ts'
import { targetingDifficulty } from '../../targeting/difficulty.ts'
import { targetWeapon } from '../../targeting/weapon.ts'
import { metresApart } from '../ground/ground.ts'
import { RATES, type Rate } from '../state/about.ts'
import { costsOf, ruleActs } from '../state/burden.ts'
import { type Where, whereNumber } from '../state/called-location.ts'
import { armAt, MOST_ARMS, MOST_FIGHTERS } from '../state/fighter.ts'
import { armsAt, burdens, goesOn, havingNow, isMovingTarget, limbDfNow } from '../state/now.ts'
import { outState } from '../state/out.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

export interface Fire {
  readonly by: number
  readonly arm: number
  readonly target: number
  readonly rate: Rate
  readonly where: Where
  /** Through the cover, not at what shows beside it. */
  readonly through: boolean
}

/** Everything about a shot that is known before the die falls. */
export interface Shot {
  readonly fire: Fire
  readonly attribute: number
  readonly difficulty: number
  readonly shots: number
  readonly distance: number
  readonly cover_resistance: number
  /** It misses whatever is rolled. */
  readonly hopeless: boolean
}

/** What cover does for the target: more to aim past, or more to shoot through. */
export function covered(fight: Fight, { target, through }: Pick<Fire, 'target' | 'through'>, why: Why) {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const stands = one.cover === null ? undefined : fight.covers[one.cover]
  if (stands === undefined) return { df_modifier: 0, cover_resistance: 0 }
  const [worn] = fighter.worn
  const given = {
    exposed: one.exposed,
    shot_at_cover: through,
    athleticism: fighter.stats.athleticism,
    cover_resistance: stands.hp / HP_EACH,
    ...(worn === undefined ? {} : { armor: worn.armor, without: worn.without }),
  }
  return cover(given, why)
}

function targeting(gun: Gun, { where }: Fire, having: ReturnType<typeof havingNow>, why: Why): number {
  if (where.kind === 'weapon') return targetWeapon({ weapon: gun.name }, why).targeting_df
  if (where.kind !== 'place') return 0
  return targetingDifficulty({ location: where.location, damage_type: gun.damage_type, flaws: having.flaws }, why)
    .targeting_df
}

const shots = new MemoByKey<Fight, Shot>()

/** The numbers of a shot, from how things stood when the step began. */
export const shotAt = (fight: Fight, fire: Fire, why: Why): Shot =>
  shots.get(why, fight, keyOfFire(fire), () => numbersOf(fight, fire, why))

/** Numbers instead of a text: it is asked for with every shot. */
const keyOfFire = ({ by, arm, target, rate, where, through }: Fire): number => {
  const how = (whereNumber(where) * RATES.length + RATES.indexOf(rate)) * 2 + (through ? 1 : 0)
  return ((how * MOST_FIGHTERS + target) * MOST_FIGHTERS + by) * MOST_ARMS + arm
}

function numbersOf(fight: Fight, fire: Fire, why: Why): Shot {
  const [fighter, one] = [fighterAt(fight, fire.by), standingAt(fight, fire.by)]
  const other = standingAt(fight, fire.target)
  const arm = armAt(fighter, fire.arm)
  const gun = gunNamed(arm.weapon, why)
  const newTarget = one.aim?.target !== other.id
  const { held, having, aiming, action_count, shots, foreign, limb_df, burden } = shooterAt(
    why,
    fire.by,
    fire.arm,
    fire.rate,
    newTarget,
    fight,
  )
  const distance = metresApart(fight, fire.by, fire.target)
  const looking = { distance, ...having }
  const { attribute = 0 } = baseDifficulty(
    { weapon: gun.name, ...looking, ...fighter.stats, ranged_combat: fighter.ranged.level },
    why,
  )
  const behind = covered(fight, fire, why)
  const out = outState(other)
  const situation = rangedModifiers(
    {
      weapon: gun.name,
      ...looking,
      snap: aiming.snap,
      target_moving: isMovingTarget(fighterAt(fight, fire.target), other),
      attacker_moving: one.pace > 0,
      low_light: fight.light === 'low light',
      darkness: fight.light === 'darkness',
      square_guessed: true,
      heard: true,
      not_avoiding: out !== null && states({ state: out, attack: 'ranged' }, why).df_modifier !== 0,
      unaware: other.unaware.includes(one.id),
      target_athleticism: behind.df_modifier,
      off_hand: held === 'off hand',
      hands: held === 'both hands' ? 2 : 1,
      action_count,
    },
    why,
  )
  const spread =
    gun.pellets === null
      ? 0
      : shot({ weapon: gun.name, distance, choke: arm.choke, flechettes: arm.flechettes }, why).df_modifier
  const continued = goesOn(one, fire.arm, other.id, fight.round)
  const walked =
    fire.rate === 'auto'
      ? fullAuto({ weapon: gun.name, continued, tracers: arm.tracers, distance, abilities: fighter.abilities }, why)
          .df_modifier
      : 0
  const df_modifier = why
    .sum('modifiers')
    .add('situation', situation.df_modifier)
    .when(aiming.extra_df !== 0, 'aimed longer', aiming.extra_df)
    .when(spread !== 0, 'shot spreads', spread)
    .when(walked !== 0, 'the stream is walked', walked)
    .when(foreign !== 0, 'not a familiar kind of gun', foreign)
    .total()
  const { difficulty } = dfStacking(
    {
      base_df: situation.base_df,
      sighting_df: situation.sighting_df,
      df_modifier,
      targeting_df: targeting(gun, fire, having, why),
      limb_df,
      ...burden,
    },
    why,
  )
  return {
    fire,
    attribute,
    difficulty,
    shots,
    distance,
    cover_resistance: behind.cover_resistance,
    hopeless: situation.automatic,
  }
}

/** What a shot depends on about the shooter, not the target: many shots are weighed from one moment. */
const shooterAt = memoQuiet((why, by: number, arm: number, rate: Rate, new_target: boolean, fight: Fight) => {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const { weapon, sight } = armAt(fighter, arm)
  const held = one.arms[arm]?.where ?? 'gone'
  const sights_up = one.aim?.arm === arm
  const extra_rounds = sights_up ? (one.aim?.extra ?? 0) : 0
  return {
    held,
    having: havingNow(fighter, one),
    aiming: aim({ sights_up, extra_rounds, new_target, abilities: fighter.abilities, sight }, why),
    action_count: Math.max(1, costsOf(fighter, one.acts, why).action_count),
    shots: shotsOf(fight, { by, arm, rate }, why),
    foreign: concentrations(
      { skill: 'ranged-combat', concentrations: fighter.ranged.concentrations, weapon: gunNamed(weapon, why).name },
      why,
    ).df_modifier,
    limb_df: limbDfNow(one, armsAt(fighter, held)) ?? 0,
    burden: burdens(fighter, one, why),
  }
})

/** Shots that leave the gun in one action. */
function shotsOf(fight: Fight, { by, arm, rate }: Pick<Fire, 'by' | 'arm' | 'rate'>, why: Why): number {
  const [{ abilities, arms }, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const acts = ruleActs(one.acts)
  const given = {
    weapon: arms[arm]?.weapon ?? '',
    actions: acts.includes('shoot') ? acts : (['shoot'] as const),
    abilities,
    loaded: one.arms[arm]?.rounds ?? 0,
    full_auto: rate === 'auto',
    ...(rate === 'single' ? { at_most: 1 } : {}),
  }
  return rateOfFire(given, why).shots_per_action
}
