/**
 * One step of a pass: everybody whose act falls into it says whom and how, then all acts are done, by how things stood
 * when the step began, so that those who kill each other in the same moment both fall.
 */
import type { Step } from '../../combat/act.ts'
import { combatRound } from '../../combat/round.ts'
import { freeSwings } from '../attack/free-swing.ts'
import { type Act, type DeclaredAct, ruleAct } from '../choice/act.ts'
import type { Asking } from '../facts/ask.ts'
import { inHand } from '../state/standing.ts'
import { canAct, type Fight, idAt, standingAt } from '../state/state.ts'
import { nameOf } from '../state/words.ts'
import { type Intent, intend, opponentOf, perform } from './intent.ts'
import { type Pass, passOf } from './pass.ts'
import { sightsDown } from './sights.ts'

export function doStep(ask: Asking, pass: number, step: Step): void {
  const acting = actingIn(ask, pass, step)
  if (acting.length === 0) return
  for (const { place, first } of acting) doAtOnce(ask, place, first)
  const before = ask.state
  const intents = acting.flatMap(({ place, timed }) => timed.flatMap(own => intend(ask, before, place, own) ?? []))
  doTogether(ask, before, intents)
  for (const { place, last } of acting) doAtOnce(ask, place, last)
}

/** Who does something in this step. */
function actingIn(ask: Asking, pass: number, step: Step): readonly (Pass & { readonly place: number })[] {
  const acting: (Pass & { readonly place: number })[] = []
  for (const [place, one] of ask.state.standing.entries()) {
    const own = canAct(one) ? passOf(ask.state, place, pass, step, ask.why) : undefined
    if (own !== undefined) acting.push({ ...own, place })
  }
  return acting
}

/** What takes no time is done as things are. */
function doAtOnce(ask: Asking, place: number, acts: readonly DeclaredAct[]): void {
  for (const own of acts) {
    const intent = canAct(standingAt(ask.state, place)) ? intend(ask, ask.state, place, own) : undefined
    if (intent !== undefined) perform(ask, ask.state, intent)
  }
}

/** Those who fell each other in the same moment both strike; nothing else is done by who is down. */
const ATTACKS: readonly Act['kind'][] = ['strike', 'grapple', 'disarm', 'shoot', 'throw']

function doTogether(ask: Asking, before: Fight, intents: readonly Intent[]): void {
  const lost = new Set<Intent>()
  for (const intent of intents) {
    const { place, act } = intent
    const name = ruleAct(act)
    if (!canAct(standingAt(ask.state, place))) {
      if (!ATTACKS.includes(act.kind)) continue
      ask.note({ text: sameMoment(nameOf(ask.state, idAt(ask.state, place))), rule: combatRound.id })
    } else if (name !== null) {
      const beforeSwings = ask.state
      if (!freeSwings(ask, before, place, name, opponentOf(intent))) continue
      // A swing comes before the acts: what is snatched from it is not there for the swinger's own.
      for (const other of intents) if (holds(beforeSwings, other) && !holds(ask.state, other)) lost.add(other)
    }
    if (lost.has(intent)) continue
    perform(ask, before, intent)
    if (name !== null) sightsDown(ask, place, [name])
  }
}

const sameMoment = (name: string): string =>
  `${name} falls, but acts all the same: what falls into one step is simultaneous`

/** Whether the thing that it is done with is in the hand. */
function holds(fight: Fight, { place, act }: Intent): boolean {
  const held = 'arm' in act ? standingAt(fight, place).arms[act.arm] : undefined
  return held !== undefined && inHand(held)
}
