/** One attack hand to hand: tensided.proc.melee-attack. */
import { memoLately, type Why } from '@umpire/engine'
import { dirtyFighting } from '../../abilities/hits.ts'
import { blockStops } from '../../campaign/readings.ts'
import { states } from '../../combat/states.ts'
import { roll } from '../../core/roll.ts'
import { meleeAttack } from '../../melee/attack.ts'
import { meleeModifiers } from '../../melee/modifiers.ts'
import type { MeleeMode, Mode } from '../../tables/melee-weapons.ts'
import { meleeNamed, modeOf } from '../../tables/weapon.ts'
import { targetingDifficulty } from '../../targeting/difficulty.ts'
import { targetWeapon } from '../../targeting/weapon.ts'
import { actOf } from '../choice/act.ts'
import { type Where, whereKey } from '../choice/called-location.ts'
import { type Blocked, blocks, disarmed, UNTRIED } from '../defense/block.ts'
import { knockFromHand } from '../defense/held-weapon.ts'
import { type Asking, D10, reads } from '../facts/ask.ts'
import { attacked, blockSpent, playedDirty } from '../facts/facts.ts'
import { blowDf } from '../state/burden.ts'
import { armAt } from '../state/fighter.ts'
import { armsAt, burdens, havingNow, limbDfNow, penaltiesNow } from '../state/now.ts'
import { outState } from '../state/out.ts'
import type { Held } from '../state/standing.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { type Hit, hit } from '../wound/hit.ts'

export interface Strike {
  readonly by: number
  readonly arm: number
  readonly target: number
  readonly mode: Mode
  readonly where: Where
  readonly free: boolean
  /** A trick that works once on anybody. */
  readonly dirty: boolean
}

/** The numbers of an attack before the die falls. */
interface StrikeNumbers {
  readonly attribute: number
  readonly difficulty: number
  readonly damage_score: number
  /** The target can do nothing about it. */
  readonly automatic: boolean
  readonly mode: MeleeMode
}

/** Who has declared a move before a strike charges. */
function isCharging(fight: Fight, place: number): boolean {
  const kinds = standingAt(fight, place).acts.map(key => actOf(key)?.kind)
  const runs = kinds.indexOf('move')
  return runs >= 0 && kinds.slice(runs).some(kind => kind === 'strike')
}

/** The hand that holds it: none where bare hands strike. */
const holding = (fight: Fight, { by, arm }: Strike) => standingAt(fight, by).arms[arm]?.where ?? 'gone'

/** What counts for every attack hand to hand, with whatever it is made. */
export function situation(
  fight: Fight,
  { by, target, free }: Pick<Strike, 'by' | 'target' | 'free'>,
  held: Held['where'],
  why: Why,
) {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const other = standingAt(fight, target)
  const [charging, charged] = [!free && isCharging(fight, by), isCharging(fight, target)]
  const waited = one.waited
  return meleeModifiers(
    {
      attacker_charging: charging,
      attacker_movement: one.pace,
      target_charging: charged,
      target_movement: other.pace,
      physique: fighter.stats.physique,
      not_avoiding: other.unaware.includes(one.id),
      target_invisible: fight.light === 'darkness',
      heard: true,
      off_hand: held === 'off hand',
      hands: held === 'both hands' ? 2 : 1,
      free_swing: free,
      rounds_waited: waited !== null && waited.target === other.id ? waited.rounds : 0,
      // Counted with everything else that is done in the round.
      action_count: 0,
      ...havingNow(fighter, one),
    },
    why,
  )
}

function targeting(
  { where, mode }: Strike,
  weapon: string,
  flaws: ReturnType<typeof havingNow>['flaws'],
  why: Why,
): number {
  if (where.kind === 'weapon') return targetWeapon({ weapon }, why).targeting_df
  if (where.kind !== 'place') return 0
  const { damage_type } = modeOf(meleeNamed(weapon, why), mode)
  return targetingDifficulty({ location: where.location, damage_type, flaws }, why).targeting_df
}

/** The numbers of an attack, from how things stood when the step began. */
export const struckAt = (fight: Fight, strike: Strike, why: Why): StrikeNumbers => strikes(why, fight, strike)

const strikes = memoLately((why, fight: Fight, strike: Strike): StrikeNumbers => {
  const [fighter, one] = [fighterAt(fight, strike.by), standingAt(fight, strike.by)]
  const [foe, other] = [fighterAt(fight, strike.target), standingAt(fight, strike.target)]
  const { weapon } = armAt(fighter, strike.arm)
  const having = havingNow(fighter, one)
  const around = situation(fight, strike, holding(fight, strike), why)
  const dirty = dirtyFighting({ target_name: other.id, used_on: one.dirty, declare: strike.dirty }, why).df_modifier
  const { attribute, difficulty } = meleeAttack(
    {
      attacker: {
        athleticism: fighter.stats.athleticism,
        hth_combat: fighter.hth.level,
        concentrations: fighter.hth.concentrations,
        flaws: having.flaws,
      },
      target: {
        athleticism: foe.stats.athleticism,
        hth_combat: foe.hth.level,
        penalties: penaltiesNow(foe, other, why),
      },
      weapon,
      df_modifier: why
        .sum('situation')
        .add('situation', around.df_modifier)
        .when(dirty !== 0, 'dirty fighting', dirty)
        .total(),
      action_df: strike.free ? 0 : blowDf(fighter, one.acts, why),
      targeting_df: targeting(strike, weapon, having.flaws, why),
      hth_df: fighter.hth_df,
      limb_df: limbDfNow(one, armsAt(fighter, holding(fight, strike))) ?? 0,
      unseen: fight.light === 'darkness',
      ...burdens(fighter, one, why),
    },
    why,
  )
  const out = outState(other)
  const automatic = out !== null && states({ state: out, attack: 'hand-to-hand' }, why).hit === 'automatic'
  const mode = modeOf(meleeNamed(weapon, why), strike.mode)
  return { attribute, difficulty, damage_score: around.damage_score ?? fighter.damage_score, automatic, mode }
})

/** Strikes by how things stood before; the wound is laid on as things are now. */
export function strike(ask: Asking, before: Fight, x: Strike): void {
  const { by, arm, target, where } = x
  const numbers = struckAt(before, x, ask.why)
  const { weapon } = armAt(fighterAt(before, by), arm)
  if (x.dirty) ask.record(playedDirty({ who: idAt(before, by), at: idAt(before, target) }))

  const mos = numbers.automatic ? 0 : rollToHit(ask, before, x, numbers)
  const block = mos === null || numbers.automatic ? UNTRIED : blocks(ask, before, { by, target, mos })
  const result = mos === null ? 'miss' : block.how === 'blocked' ? 'blocked' : 'hit'
  ask.record(attackedFact(before, x, numbers, result))
  afterBlock(ask, x, block)

  if (result !== 'hit') return
  if (where.kind === 'weapon') return knockFromHand(ask, by, target, weapon)
  hit(ask, hitOf(before, x, numbers))
}

/** By how much it hit; none for a miss. By how much counts only where it may be blocked. */
function rollToHit(ask: Asking, before: Fight, x: Strike, { attribute, difficulty }: StrikeNumbers): number | null {
  const mayBlock = standingAt(before, x.target).blocking !== null
  return reads(ask, D10, { purpose: 'strike', by: idAt(before, x.by) }, d10 => {
    const { success, mos } = roll({ d10, attribute, difficulty }, ask.why)
    return success ? (mayBlock ? mos : 0) : null
  })
}

/** For the log. */
const attackedFact = (
  fight: Fight,
  x: Strike,
  { mode, difficulty }: StrikeNumbers,
  result: 'hit' | 'miss' | 'blocked',
) =>
  attacked({
    who: idAt(fight, x.by),
    target: idAt(fight, x.target),
    with: armAt(fighterAt(fight, x.by), x.arm).key,
    how: x.free ? 'a free swing' : mode.mode,
    hand_to_hand: true,
    where: whereKey(x.where),
    difficulty,
    came: result,
    hits: result === 'hit' ? 1 : 0,
  })

/** A block that was tried may be used up by it, and may take the weapon. */
function afterBlock(ask: Asking, { by, arm, target }: Strike, { how, disarm }: Blocked): void {
  if (how === 'untried') return
  if (blockStops(ask.why) === 'one-hit') ask.record(blockSpent({ who: idAt(ask.state, target) }))
  if (disarm !== 'none') disarmed(ask, { by: target, target: by, snatch: disarm === 'snatch' }, arm)
}

/** What such an attack does where it hits. */
export function hitOf(fight: Fight, { by, arm, target, where }: Strike, numbers: StrikeNumbers): Hit {
  const { mode, damage_score, automatic } = numbers
  return {
    target,
    by,
    attack: 'hand-to-hand',
    weapon: armAt(fighterAt(fight, by), arm).weapon,
    mode: mode.mode,
    damage_type: mode.damage_type,
    damage_score,
    where,
    settled: automatic ? { helpless: true } : {},
  }
}
