/** Throwing: a grenade at a square or a person, or a weapon at a person: tensided.proc.throw-grenade. */
import type { Why } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { detonationRound } from '../../combat/round.ts'
import { dfStacking } from '../../core/df-stacking.ts'
import { roll } from '../../core/roll.ts'
import { damageScore } from '../../damage/score.ts'
import { baseDifficulty } from '../../ranged/distance/base-difficulty.ts'
import { scatter, thrown } from '../../ranged/distance/thrown.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { meleeNamed } from '../../tables/weapon.ts'
import { squareKey } from '../choice/about.ts'
import { ANY } from '../choice/called-location.ts'
import { threw } from '../facts/arm.ts'
import { type Asking, D8, D10, reads, throws } from '../facts/ask.ts'
import { attacked } from '../facts/facts.ts'
import { metresBetween, squareAt } from '../ground/ground.ts'
import { costsOf } from '../state/burden.ts'
import { armAt } from '../state/fighter.ts'
import { armsAt, burdens, havingNow, heldArms, limbDfNow } from '../state/now.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { hit } from '../wound/hit.ts'
import { cannotAvoid, covered, IN_THE_OPEN, rangedSituation } from './ranged-situation.ts'

export interface Throw {
  readonly by: number
  readonly arm: number
  /** Somebody, or a square. */
  readonly target: number | null
  readonly at: Square
}

export interface Thrown {
  readonly possible: boolean
  readonly attribute: number
  readonly difficulty: number
  readonly distance: number
  /** Of whoever is hidden. */
  readonly cover_resistance: number
}

export function thrownAt(fight: Fight, x: Throw, why: Why): Thrown {
  const [fighter, one] = [fighterAt(fight, x.by), standingAt(fight, x.by)]
  const { weapon } = armAt(fighter, x.arm)
  const distance = metresBetween(squareAt(fight, x.by), x.at)
  const having = havingNow(fighter, one)
  const aimed_at = x.target === null ? 'square' : 'person'
  const held = one.arms[x.arm]?.where ?? 'gone'
  const looking = { distance, aimed_at, ...having } as const
  const snap = one.aim?.arm !== x.arm
  const far = thrown({ ...looking, snap, physique: fighter.stats.physique }, why)
  const { attribute = 0 } = baseDifficulty(
    { weapon, ...looking, ...fighter.stats, ranged_combat: fighter.ranged.level },
    why,
  )
  const { by, target } = x
  const behind = target === null ? IN_THE_OPEN : covered(fight, { target, through: false }, why)
  const not_avoiding = target !== null && cannotAvoid(standingAt(fight, target), why)
  const action_count = Math.max(1, costsOf(fighter, one.acts, why).action_count)
  const attack = { by, target, weapon, held, distance, aimed_at, snap, behind, not_avoiding, action_count } as const
  const situation = rangedSituation(fight, attack, why)
  const field = { skill: 'ranged-combat', concentrations: fighter.ranged.concentrations, field: 'grenade' } as const
  const foreign = concentrations(field, why).df_modifier
  const { difficulty } = dfStacking(
    {
      base_df: far.base_df ?? situation.base_df,
      sighting_df: far.sighting_df ?? situation.sighting_df,
      df_modifier: why
        .sum('modifiers')
        .add('situation', situation.df_modifier)
        .when(foreign !== 0, 'untrained', foreign)
        .total(),
      limb_df: limbDfNow(one, armsAt(fighter, held)) ?? 0,
      ...burdens(fighter, one, why),
    },
    why,
  )
  return { possible: far.possible, attribute, difficulty, distance, cover_resistance: behind.cover_resistance }
}

export function throwIt(ask: Asking, before: Fight, x: Throw): void {
  const { why } = ask
  // Struck from his hand in the same moment.
  if (!heldArms(standingAt(ask.state, x.by)).includes(x.arm)) return
  const at = thrownAt(before, x, why)
  const fighter = fighterAt(before, x.by)
  const arm = armAt(fighter, x.arm)
  const who = fighter.id
  const grenade = arm.kind === 'grenade'
  const mos = reads(ask, D10, { purpose: 'throw', by: who }, d10 => {
    const { success, mos: by } = roll({ d10, attribute: at.attribute, difficulty: at.difficulty }, why)
    // How far it missed counts only for what lands somewhere else.
    return success ? 0 : grenade ? by : -1
  })
  ask.record(
    attacked({
      who,
      target: x.target === null ? '' : idAt(before, x.target),
      with: arm.key,
      how: 'a throw',
      hand_to_hand: false,
      where: x.target === null ? squareKey(x.at) : 'any',
      difficulty: at.difficulty,
      came: mos < 0 ? 'miss' : 'hit',
      hits: mos < 0 ? 0 : 1,
    }),
  )
  const landed = mos < 0 && grenade ? scattered(ask, before, x, at.distance, mos) : x.at
  const goes_off = grenade ? detonationRound(before.round, why) : null
  ask.record(threw({ who, arm: x.arm, x: landed.x, y: landed.y, goes_off }))
  if (grenade || mos < 0 || x.target === null) return
  const mode = meleeNamed(arm.weapon, why).modes.at(-1)
  if (mode === undefined) return
  const having = havingNow(fighter, standingAt(before, x.by))
  hit(ask, {
    target: x.target,
    by: x.by,
    attack: 'ranged',
    weapon: arm.weapon,
    mode: mode.mode,
    damage_type: mode.damage_type,
    damage_score: damageScore({ physique: fighter.stats.physique, ...having }, why).damage_score,
    where: ANY,
    cover_resistance: at.cover_resistance,
    settled: {},
  })
}

/** So far off, and in which of the eight directions, the first of which is beyond the target. */
function scattered(ask: Asking, before: Fight, x: Throw, distance: number, mos: number): Square {
  const d8 = throws(ask, D8, { purpose: 'where it lands', by: idAt(before, x.by) })
  const off = scatter({ mos, distance, d8 }, ask.why)
  if (off.scatter === null || off.direction === null) return x.at
  const from = squareAt(before, x.by)
  const beyond = Math.atan2(x.at.y - from.y, x.at.x - from.x)
  const angle = beyond + ((off.direction - 1) * Math.PI) / 4
  return {
    x: Math.round(x.at.x + Math.cos(angle) * off.scatter),
    y: Math.round(x.at.y + Math.sin(angle) * off.scatter),
  }
}
