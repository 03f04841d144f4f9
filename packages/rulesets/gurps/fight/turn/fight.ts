/** A fight from the first second to the last: gurps.procedure.combat. */
import { type Fate, fateOf, int, outcomeOf, procedure, type SideEnd, sideEndOf, type Won } from '@umpire/engine'
import { turnOrder } from '../../combat/turn-order.ts'
import { ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import { battleFatigue } from '../../fatigue/general.ts'
import { cripplingRecovery } from '../../injury/crippling.ts'
import type { Asking } from '../facts/ask.ts'
import { fatigued, limbRecovered } from '../facts/body.ts'
import { began, ended } from '../facts/facts.ts'
import { healthNow, paceNow } from '../state/now.ts'
import { canAct, type Fight, fighterAt, isOver, secondsOf, standingAt } from '../state/state.ts'
import { shakes } from './shakes.ts'
import { turn } from './turn.ts'

export const fight = procedure(
  {
    id: 'gurps.procedure.combat',
    title: 'A fight from start to end',
    given: { seconds: int({ min: 1, max: 100_000 }) },
  },
  (ask: Asking, x): Won => {
    begin(ask)
    const most = x.seconds * ask.state.order.length
    ask.repeat(turn, {}, isOver, most)
    return end(ask)
  },
)

/** At a table a fight goes on from one turn to the next. */
export const opening = procedure(
  { id: 'gurps.procedure.opening', title: 'Who acts when', given: {} },
  (ask: Asking): void => {
    begin(ask)
  },
)

export const ending = procedure(
  { id: 'gurps.procedure.ending', title: 'The fight is over', given: {} },
  (ask: Asking): void => {
    end(ask)
  },
)

/** The order is set once, by Move and Basic Speed; equal ones throw a die, and again while it is equal. */
function begin(ask: Asking): void {
  const { why } = ask
  const dice: number[][] = ask.state.roster.map(() => [])
  for (;;) {
    const fighters = ask.state.roster.map((one, place) => {
      const { move } = paceNow(one, standingAt(ask.state, place), why)
      return { name: one.id, move, basic_speed: one.basic_speed, dice: dice[place] ?? [] }
    })
    const { order, ties } = turnOrder({ fighters }, why)
    if (ties.length === 0) {
      const places = order.map(id => ask.state.roster.findIndex(one => one.id === id))
      ask.record(began({ order: places, surprised: surprised(ask.state) }))
      return
    }
    for (const id of ties.flat()) {
      const place = ask.state.roster.findIndex(one => one.id === id)
      dice[place]?.push(ask.roll(ONE_DIE, { purpose: 'order', by: id }))
    }
  }
}

/** Whoever starts stunned was taken by surprise; never those with Combat Reflexes. */
const surprised = (fight: Fight): string[] =>
  fight.standing.flatMap((one, place) =>
    one.stun !== null && !fighterAt(fight, place).combat_reflexes ? [one.id] : [],
  )

function end(ask: Asking): Won {
  const ending = outcomeOf(
    ask.state.sides.map(({ name }) => name),
    fatesOf(ask.state),
  )
  ask.record(ended(ending))
  for (let place = 0; place < ask.state.standing.length; place++) {
    const one = standingAt(ask.state, place)
    if (one.status === 'dead') continue
    const { encumbrance_level, st, id: who } = fighterAt(ask.state, place)
    const points = battleFatigue({ seconds: secondsOf(ask.state), encumbrance_level, st }, ask.why)
    if (points > 0 && one.gone !== 'fled') ask.record(fatigued({ who, points }))
    for (const { part, until } of one.crippled) {
      if (until === null && !one.healing.some(known => known.part === part)) limb(ask, place, part)
    }
  }
  for (let place = 0; place < ask.state.standing.length; place++) shakes(ask, place)
  return ending
}

type Part = Fight['standing'][number]['crippled'][number]['part']

/** Whether a crippled limb heals is known when the fight is over. */
function limb(ask: Asking, place: number, part: Part): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const given = { ...healthNow(fighter, one), bearers: [] }
  const until = ask.read(
    THREE_DICE,
    { purpose: `the ${part}`, by: fighter.id },
    roll => cripplingRecovery({ ...given, roll }, ask.why).crippled_until ?? 'healed',
  )
  const months = until === 'months' ? ask.roll(ONE_DIE, { purpose: 'months', by: fighter.id }) : 0
  ask.record(limbRecovered({ who: fighter.id, part, until, months }))
}

const fatesOf = (fight: Fight): readonly Fate[] =>
  fight.standing.map((one, place) =>
    fateOf(fighterAt(fight, place).side, {
      dead: one.status === 'dead',
      gone: one.gone,
      up: canAct(one),
      stunned: one.stun !== null,
    }),
  )

/** How a side came out of it. */
export const sideEnd = (fight: Fight, side: number): SideEnd =>
  sideEndOf(fight.sides[side]?.name ?? `${side}`, fatesOf(fight), side)
