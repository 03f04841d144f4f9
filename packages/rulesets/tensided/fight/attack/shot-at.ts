/** The numbers of a shot before the die falls: a part of tensided.proc.shoot. */
import { memoLately, memoQuiet, type Why } from '@umpire/engine'
import { dfStacking } from '../../core/df-stacking.ts'
import { fullAuto } from '../../equipment/full-auto.ts'
import { rateOfFire } from '../../equipment/rate-of-fire.ts'
import { baseDifficulty } from '../../ranged/distance/base-difficulty.ts'
import { shot } from '../../ranged/distance/shot.ts'
import { aim } from '../../ranged/draw-and-aim.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { gunNamed } from '../../tables/weapon.ts'
import { targetingDifficulty } from '../../targeting/difficulty.ts'
import { targetWeapon } from '../../targeting/weapon.ts'
import type { Rate } from '../choice/about.ts'
import type { Where } from '../choice/called-location.ts'
import { metresApart } from '../ground/ground.ts'
import { costsOf, ruleActs } from '../state/burden.ts'
import { armAt } from '../state/fighter.ts'
import { armsAt, burdens, goesOn, havingNow, limbDfNow } from '../state/now.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { cannotAvoid, covered, rangedSituation } from './ranged-situation.ts'

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

/** The numbers of a shot, from how things stood when the step began. */
export const shotAt = (fight: Fight, fire: Fire, why: Why): Shot => shots(why, fight, fire)

const shots = memoLately((why, fight: Fight, fire: Fire): Shot => {
  const [fighter, one] = [fighterAt(fight, fire.by), standingAt(fight, fire.by)]
  const other = standingAt(fight, fire.target)
  const weapon = gunNamed(armAt(fighter, fire.arm).weapon, why).name
  const new_target = one.aim?.target !== other.id
  const shooter = shooterAt(why, fire.by, fire.arm, fire.rate, new_target, fight)
  const { held, having, action_count } = shooter
  const distance = metresApart(fight, fire.by, fire.target)
  const { attribute = 0 } = baseDifficulty(
    { weapon, distance, ...having, ...fighter.stats, ranged_combat: fighter.ranged.level },
    why,
  )
  const behind = covered(fight, fire, why)
  const { by, target } = fire
  const { snap } = shooter.aiming
  const not_avoiding = cannotAvoid(other, why)
  const attack = { by, target, weapon, held, distance, snap, behind, not_avoiding, action_count }
  const situation = rangedSituation(fight, attack, why)
  const df_modifier = shotModifier(fight, fire, { shooter, situation, distance }, why)
  const { difficulty } = dfStacking(
    {
      base_df: situation.base_df,
      sighting_df: situation.sighting_df,
      df_modifier,
      targeting_df: targetingDf(weapon, fire, having, why),
      limb_df: shooter.limb_df,
      ...shooter.burden,
    },
    why,
  )
  return {
    fire,
    attribute,
    difficulty,
    shots: shooter.shots,
    distance,
    cover_resistance: behind.cover_resistance,
    hopeless: situation.automatic,
  }
})
function targetingDf(weapon: string, { where }: Fire, { flaws }: ReturnType<typeof havingNow>, why: Why): number {
  if (where.kind === 'weapon') return targetWeapon({ weapon }, why).targeting_df
  if (where.kind !== 'place') return 0
  const { damage_type } = gunNamed(weapon, why)
  return targetingDifficulty({ location: where.location, damage_type, flaws }, why).targeting_df
}

interface Aimed {
  readonly shooter: ReturnType<typeof shooterAt>
  readonly situation: ReturnType<typeof rangedSituation>
  readonly distance: number
}

/** What the situation, his aiming and the gun add to the difficulty. */
function shotModifier(fight: Fight, fire: Fire, { shooter, situation, distance }: Aimed, why: Why): number {
  const [fighter, one] = [fighterAt(fight, fire.by), standingAt(fight, fire.by)]
  const { choke, flechettes, tracers, weapon: name } = armAt(fighter, fire.arm)
  const { name: weapon, pellets } = gunNamed(name, why)
  const spread = pellets === null ? 0 : shot({ weapon, distance, choke, flechettes }, why).df_modifier
  const continued = goesOn(one, fire.arm, idAt(fight, fire.target), fight.round)
  const walked =
    fire.rate === 'auto'
      ? fullAuto({ weapon, continued, tracers, distance, abilities: fighter.abilities }, why).df_modifier
      : 0
  const { aiming, foreign } = shooter
  return why
    .sum('modifiers')
    .add('situation', situation.df_modifier)
    .when(aiming.extra_df !== 0, 'aimed longer', aiming.extra_df)
    .when(spread !== 0, 'shot spreads', spread)
    .when(walked !== 0, 'the stream is walked', walked)
    .when(foreign !== 0, 'not a familiar kind of gun', foreign)
    .total()
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
