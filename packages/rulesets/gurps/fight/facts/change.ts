/**
 * A fight with one thing about somebody changed. Whoever simulates does little else, so copies are written out field by field:
 * `...` takes twice as long, and adding a part to a whole several times as long.
 */
import type { Held, Standing } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'

/** A copy that nobody else has seen yet. */
type Fresh<T> = { -readonly [K in keyof T]: T[K] }

/** Every field, also one that may be missing: the compiler refuses a copy that leaves one out. */
type Whole<T> = { readonly [K in keyof Required<T>]: T[K] }

/** The same fight, but for how one of them stands. */
export function withStanding(fight: Fight, place: number, one: Standing): Fight {
  const standing = fight.standing.slice()
  standing[place] = one
  return {
    roster: fight.roster,
    standing,
    sides: fight.sides,
    map: fight.map,
    laid: fight.laid,
    light: fight.light,
    stage: fight.stage,
    order: fight.order,
    turn: fight.turn,
    second: fight.second,
    lying: fight.lying,
    winner: fight.winner,
  } satisfies Whole<Fight>
}

export function changed(fight: Fight, id: string, change: (one: Standing) => Standing): Fight {
  const place = placeOf(fight, id)
  return withStanding(fight, place, change(standingAt(fight, place)))
}

/** One of his things changed. */
export function changedArm(
  fight: Fight,
  { who, arm }: { readonly who: string; readonly arm: number },
  change: (held: Held) => Held,
): Fight {
  const place = placeOf(fight, who)
  const one = copyOf(standingAt(fight, place))
  const held = one.arms[arm]
  if (held === undefined) return fight
  const arms = one.arms.slice()
  arms[arm] = change(held)
  one.arms = arms
  return withStanding(fight, place, one)
}

/** As it is held, to be changed before anybody looks. */
export function copyOfHeld(held: Held): Fresh<Held> {
  const copy: Fresh<Held> = {
    where: held.where,
    turns_to_ready: held.turns_to_ready,
    rounds: held.rounds,
    spare: held.spare,
    work_done: held.work_done,
    jam_turns: held.jam_turns,
    jam_modifier: held.jam_modifier,
    harm: held.harm,
    fired: held.fired,
    fired_before: held.fired_before,
    groups: held.groups,
    parries: held.parries,
    struck: held.struck,
  } satisfies Whole<Omit<Held, 'both_hands'>>
  if (held.both_hands !== undefined) copy.both_hands = held.both_hands
  return copy
}

/** As he stands, to be changed before anybody looks. */
export const copyOf = (one: Standing): Fresh<Standing> =>
  ({
    id: one.id,
    q: one.q,
    r: one.r,
    facing: one.facing,
    position: one.position,
    hp: one.hp,
    fatigue: one.fatigue,
    status: one.status,
    gone: one.gone,
    stun: one.stun,
    seized: one.seized,
    injuries: one.injuries,
    shock: one.shock,
    maneuver: one.maneuver,
    moved: one.moved,
    evasive: one.evasive,
    aim: one.aim,
    watch: one.watch,
    loading: one.loading,
    retreated: one.retreated,
    blocks: one.blocks,
    dodged: one.dodged,
    feint: one.feint,
    judo_parried: one.judo_parried,
    off_balance: one.off_balance,
    loses_turn: one.loses_turn,
    penalties: one.penalties,
    crippled: one.crippled,
    eyes_lost: one.eyes_lost,
    deaf: one.deaf,
    senses: one.senses,
    healing: one.healing,
    scars: one.scars,
    bleeding: one.bleeding,
    drains: one.drains,
    throat_crushed: one.throat_crushed,
    on_fire: one.on_fire,
    gained: one.gained,
    iq_lost: one.iq_lost,
    ht_lost: one.ht_lost,
    arms: one.arms,
    unaware: one.unaware,
    marks: one.marks,
  }) satisfies Whole<Standing>
