/** One wound, from the hit points it costs to the blood that follows: gurps.procedure.injury. */
import { eachTotal, type Procedure, remembering, type Why } from '@umpire/engine'
import type { DamageType } from '../catalog/weapon.ts'
import { aim } from '../combat/maneuver/aim.ts'
import type { Consequence } from '../consequence/consequence.ts'
import { bleeds } from '../injury/bleeding.ts'
import { knockdown } from '../injury/blow.ts'
import { crippling } from '../injury/crippling.ts'
import { forced } from '../injury/health.ts'
import { death, hitPoints } from '../injury/hit-points.ts'
import { lostAim } from './arm-facts.ts'
import { fell, stunned, woundedBy } from './body-facts.ts'
import { carryOut } from './carry-out.ts'
import { THREE_DICE } from './dice.ts'
import type { Fighter } from './fighter.ts'
import { die } from './go-down.ts'
import { fullHp, healthNow } from './now.ts'
import { BLOWS_KEPT, bodyPart, isHead } from './parts.ts'
import type { Standing } from './standing.ts'
import { fighterAt, standingAt } from './state.ts'
import type { Asking, Sufferer } from './sufferer.ts'

export interface Wound {
  readonly location: string
  /** The dice, for the log. */
  readonly damage: string
  readonly type: DamageType
  readonly thrust: boolean
  readonly critical: boolean
  /** A missile less than an inch across. */
  readonly small: boolean
  readonly basic: number
  readonly dr: number
  readonly penetrating: number
  readonly injury: number
}

const deathly = remembering(BLOWS_KEPT, (why, fighter: Fighter, ht_lost: number, before: number, hp: number) => {
  const health = healthNow(fighter, { ht_lost })
  const full_hp = fullHp(fighter, { ht_lost })
  const { hp: hp_after } = hitPoints({ ht: health.ht, full_hp, hp: before, injuries: [Math.max(0, before - hp)] }, why)
  return death({ ...health, full_hp, hard_to_kill: fighter.hard_to_kill, rolls: [], hp_before: before, hp_after }, why)
})

/** Whoever is past saving, or fails to hold on to life: one roll for each threshold that was crossed. */
export function* mayDie(ask: Asking, place: number, before: number, of: string): Procedure<boolean> {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.status === 'dead') return true
  const came = deathly(ask.why, fighter, one.ht_lost, before, one.hp)
  if (came.dead === true) {
    yield* die(ask, place, of)
    return true
  }
  const { effective } = came
  for (let due = came.death_rolls_due; due > 0 && effective !== null; due--) {
    const lives = yield* ask.read(
      THREE_DICE,
      { purpose: 'stay alive', by: fighter.id },
      roll => forced(effective, roll, ask.why).success,
    )
    if (lives) continue
    yield* die(ask, place, of)
    return true
  }
  return false
}

/** What the part that was struck suffers beside the hit points. */
const effectsOf = remembering(
  BLOWS_KEPT,
  (why, fighter: Fighter, ht_lost: number, hit: Wound): readonly Consequence[] => {
    const { location, injury, type } = hit
    const body = { ht: healthNow(fighter, { ht_lost }).ht, full_hp: fullHp(fighter, { ht_lost }) }
    return crippling(
      {
        ...body,
        location,
        injury,
        // Below zero of what the armour stopped: a blow of exactly 0 still shakes a head.
        penetrating: hit.basic - hit.dr,
        type,
        thrust: hit.thrust,
        critical: hit.critical,
        // Only of people it makes a difference, and beasts have more than two legs to stand on.
        ...(fighter.animal ? {} : { sex: fighter.sex }),
        two_legs: !fighter.animal,
        high_pain_threshold: fighter.high_pain_threshold,
        low_pain_threshold: fighter.low_pain_threshold,
        shield: fighter.arms.some(({ block }) => block !== null),
        small_missile: hit.small,
      },
      why,
    ).consequences
  },
)

/**
 * Everything that hangs on a hit beside the number of hit points, as one text: whoever is struck by hits that are alike in
 * this goes through the same rolls.
 */
export function woundText(fighter: Fighter, one: Standing, hit: Wound, why: Why): string {
  const { location, injury } = hit
  const { high_pain_threshold } = fighter
  const body = { ...healthNow(fighter, one), full_hp: fullHp(fighter, one), high_pain_threshold }
  const due = knockdown({ ...body, injury, position: 'standing', head_blow: isHead(location) }, why)
  const effects = JSON.stringify(effectsOf(why, fighter, one.ht_lost, hit))
  return `${injury > 0} ${due.knockdown_roll_needed} ${due.stunned} ${isHead(location)} ${bodyPart(location, fighter)} ${effects}`
}

/** A wound by somebody else's blow, or by one's own fault. */
export function* wound(ask: Asking, sufferer: Sufferer, hit: Wound): Procedure<undefined> {
  const { why } = ask
  const { place } = sufferer
  const fighter = fighterAt(ask.state, place)
  const before = standingAt(ask.state, place)
  if (before.status === 'dead') return undefined
  const { location, damage, basic, dr, injury, type } = hit
  const by = sufferer.foe === null ? null : fighterAt(ask.state, sufferer.foe).id
  const open = bleeds(type, injury, why)
  yield* ask.record(woundedBy({ who: fighter.id, by, location, damage, basic, dr, injury, bleeds: open }))
  if (injury > 0 && (yield* mayDie(ask, place, before.hp, 'wounds'))) return undefined
  const consequences = effectsOf(why, fighter, before.ht_lost, hit)
  if (consequences.length > 0) yield* carryOut(ask, sufferer, consequences)
  if (injury === 0) return undefined
  yield* mayFall(ask, place, injury, isHead(location))
  if (standingAt(ask.state, place).aim !== null) yield* mayLoseAim(ask, place)
  return undefined
}

const shaken = remembering(
  BLOWS_KEPT,
  (why, fighter: Fighter, ht_lost: number, position: Standing['position'], head_blow: boolean, injury: number) => {
    const given = {
      ...healthNow(fighter, { ht_lost }),
      full_hp: fullHp(fighter, { ht_lost }),
      injury,
      position,
      high_pain_threshold: fighter.high_pain_threshold,
      head_blow,
    }
    const stays = eachTotal(why, roll => knockdown({ ...given, roll }, why).position !== 'lying')
    return { due: knockdown(given, why), stays }
  },
)

/** A blow that takes more than half: whoever fails the roll falls, and is stunned either way. */
function* mayFall(ask: Asking, place: number, injury: number, head_blow: boolean): Procedure<undefined> {
  const { why } = ask
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.status !== 'active') return undefined
  const { id } = fighter
  const { due, stays } = shaken(why, fighter, one.ht_lost, one.position, head_blow, injury)
  if (due.knockdown_roll_needed) {
    const stands = yield* ask.read(THREE_DICE, { purpose: 'stay on one’s feet', by: id }, stays)
    if (!stands) yield* ask.record(fell({ who: id, position: 'lying' }))
  }
  if (due.stunned && one.stun === null) {
    yield* ask.record(stunned({ who: id, kind: 'physical', turns: 0, roll: 'HT', modifier: 0 }))
  }
  return undefined
}

/** Pain spoils an aim, unless the will holds. */
function* mayLoseAim(ask: Asking, place: number): Procedure<undefined> {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.aim === null || one.status !== 'active') return undefined
  const { turns, braced } = one.aim
  const given = {
    acc: 0,
    aim_turns: turns,
    braced,
    past_half_damage: false,
    defended: false,
    lost: false,
    injured: true,
    will: fighter.will,
  }
  const keeps = yield* ask.read(
    THREE_DICE,
    { purpose: 'keep the aim', by: fighter.id },
    will_roll => aim({ ...given, will_roll }, ask.why).aim_turns > 0,
  )
  if (!keeps) yield* ask.record(lostAim({ who: fighter.id, because: 'wounded' }))
  return undefined
}
