/** What comes with a new status: staying awake, willing away the pain, a coma; and the ticket out of being killed. */
import { memoByTotal, memoQuiet } from '@umpire/engine'
import { actionPoints, type Death, savesFrom } from '../../combat/action-points.ts'
import { rollsOf } from '../../injury/health.ts'
import { comatose as comatoseRule, halving, incapacitated } from '../../injury/will.ts'
import type { Status } from '../../tables/health-levels.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { type BodyAsking, D6, D10, reads } from '../facts/ask.ts'
import { comatose, died, halvedPain, spared, wentOut } from '../facts/body.ts'
import type { Fighter } from '../state/fighter.ts'
import { havingNow } from '../state/now.ts'
import { canAct, fighterAt, standingAt } from '../state/state.ts'

/** The rolls that a status brings on. */
export function afterStatus(ask: BodyAsking, target: number): void {
  for (const roll of rollsOf(standingAt(ask.state, target).status)) {
    if (roll === 'incapacitation') stayAwake(ask, target)
    else if (roll === 'halving') willAway(ask, target)
    else intoComa(ask, target)
  }
}

function stayAwake(ask: BodyAsking, target: number): void {
  const [fighter, one] = [fighterAt(ask.state, target), standingAt(ask.state, target)]
  const given = { willpower: fighter.stats.willpower, ...havingNow(fighter, one) }
  const about = { purpose: 'stay conscious', by: one.id }
  const awake = reads(ask, D10, about, d10 => incapacitated({ ...given, d10 }, ask.why).conscious === true)
  if (awake || (one.out !== null && one.out.state !== 'stunned' && one.out.state !== 'spent')) return
  return ask.record(wentOut({ who: one.id, state: 'unconscious', until: null, because: 'wounds' }))
}

/** Who is out of it has nothing to gain by it. */
function willAway(ask: BodyAsking, target: number): void {
  const [fighter, one] = [fighterAt(ask.state, target), standingAt(ask.state, target)]
  if (one.out?.state === 'unconscious' || one.out?.state === 'knocked-out') return
  const { possible, halves } = painHalving(ask.why, one.status, fighter)
  if (!possible) return
  const halved = reads(ask, D10, { purpose: 'will away the pain', by: one.id }, halves)
  return ask.record(halvedPain({ who: one.id, halved }))
}

/** Whether there is pain to will away, and how the roll for it reads. */
const painHalving = memoQuiet((why, status: Status, fighter: Fighter) => {
  const given = { status, willpower: fighter.stats.willpower }
  const { possible } = halving(given, why)
  return { possible, halves: memoByTotal(why, d10 => halving({ ...given, d10 }, why).success === true) }
})

function intoComa(ask: BodyAsking, target: number): void {
  const [fighter, one] = [fighterAt(ask.state, target), standingAt(ask.state, target)]
  const given = { willpower: fighter.stats.willpower, ...havingNow(fighter, one) }
  const { due_in_rounds = 0 } = comatoseRule(given, ask.why)
  return ask.record(comatose({ who: one.id, due: ask.state.round + due_in_rounds, care: 0, weeks: null }))
}

const SPEND = [
  { key: 'spend', label: 'Spend an action point and live', about: { kind: 'spend' } },
  { key: 'die', label: 'Keep it, and die', about: { kind: 'die' } },
] as const

/** A death that an action point may turn into something less; answers whether he is dead. */
export function mayDie(ask: BodyAsking, target: number, cause: Death, of = OF[cause]): boolean {
  const [fighter, one] = [fighterAt(ask.state, target), standingAt(ask.state, target)]
  const who = one.id
  const given = {
    would_be: 'dead',
    cause,
    action_points: one.action_points,
    enemies_would_finish_him: foesStand(ask, target),
  } as const
  const offered = one.action_points > 0 && savesFrom(cause, ask.why) && fighter.player_character
  if (!offered || ask.choose({ who, question: QUESTIONS.actionPoint, choices: SPEND }) === 'die') {
    ask.record(died({ who, of }))
    return true
  }
  const saved = actionPoints(given, ask.why)
  const status = saved.status ?? one.status
  ask.record(spared({ who, status: status === 'dead' ? 'incapacitated' : status, action_points: saved.action_points }))
  if (saved.status === 'comatose') sleepsOn(ask, target)
  else if (saved.unconscious === true) {
    // Who lies in a coma is out already.
    if (one.status !== 'comatose')
      ask.record(wentOut({ who, state: 'unconscious', until: null, because: 'loss of blood' }))
  } else willAway(ask, target)
  return false
}

const OF: { readonly [cause in Death]: string } = {
  wound: 'the wound',
  'death-roll': 'the wounds',
  bleeding: 'loss of blood',
  'instant-death': 'the hit',
}

const foesStand = ({ state }: BodyAsking, target: number): boolean =>
  state.standing.some((one, place) => canAct(one) && fighterAt(state, place).side !== fighterAt(state, target).side)

/** A coma that needs no roll to live: only how long it lasts is thrown for. */
export function sleepsOn(ask: BodyAsking, target: number): void {
  const who = standingAt(ask.state, target).id
  const weeks = reads(
    ask,
    D6,
    { purpose: 'months of the coma', by: who },
    d6 => comatoseRule({ medical_care: true, d6 }, ask.why).weeks ?? 1,
  )
  return ask.record(comatose({ who, due: null, care: 0, weeks }))
}
