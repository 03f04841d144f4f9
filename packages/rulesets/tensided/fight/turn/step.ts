/**
 * One step of a pass: everybody whose act falls into it says whom and how, then all acts are done, worked out from how
 * things stood when the step began, so that those who kill each other in the same moment both fall.
 */
import { QuietMemo, type Why } from '@umpire/engine'
import type { Act as RuleAct, Step } from '../../combat/act.ts'
import { costOf } from '../../combat/actions.ts'
import { combatRound, passesOf } from '../../combat/round.ts'
import { MOST_WAITED } from '../../melee/modifiers.ts'
import { disarmIt } from '../attack/disarm.ts'
import { freeSwings } from '../attack/free-swing.ts'
import { grapple } from '../attack/grapple.ts'
import { shoot } from '../attack/shoot.ts'
import { strike } from '../attack/strike.ts'
import { ShootOffer, StrikeOffer } from '../attack/target-offer.ts'
import { throwIt } from '../attack/throw.ts'
import { ThrowOffer } from '../attack/throw-offer.ts'
import { WhomOffer } from '../attack/whom-offer.ts'
import { type Whom, whomFor } from '../declare/act-targets.ts'
import { hindered } from '../declare/refuse.ts'
import type { Asking } from '../facts/ask.ts'
import { waited } from '../facts/facts.ts'
import { WhereOffer } from '../ground/destinations.ts'
import { type Act, actOf, ruleAct } from '../state/act.ts'
import { sightFor } from '../state/burden.ts'
import type { Fighter } from '../state/fighter.ts'
import { inHand } from '../state/now.ts'
import { canAct, type Fight, fighterAt, idAt, placeOf, standingAt } from '../state/state.ts'
import { nameOf } from '../state/words.ts'
import { treat } from '../wound/treat.ts'
import { doOther, goTo } from './other-acts.ts'
import { sightsDown } from './sights.ts'

/** The acts of one pass, in the step they fall into. */
interface Pass {
  readonly step: Step
  readonly acts: readonly Act[]
  /** What takes no time comes before or after what does, as it was declared. */
  readonly first: readonly Act[]
  readonly timed: readonly Act[]
  readonly last: readonly Act[]
}

const PASSES = new QuietMemo<Fighter, readonly Pass[]>()

/** What somebody declared, shared out among the passes of a round. */
const shared = (fighter: Fighter, acts: readonly string[], why: Why): readonly Pass[] =>
  PASSES.get(why, fighter, acts.join(), () => {
    const known = acts.flatMap(key => {
      const act = actOf(key)
      const name = act === undefined ? null : ruleAct(act)
      return act === undefined || name === null ? [] : [{ act, name }]
    })
    const costing = { abilities: fighter.abilities, ...sightFor(fighter, acts) }
    if (known.length === 0) return [inOrder('ranged', uncounted(acts), costing, why)]
    let before = 0
    return passesOf({ actions: known.map(({ name }) => name), ...costing }, why).map(pass => {
      const own = known.slice(before, before + pass.acts.length).map(({ act }) => act)
      before += own.length
      return inOrder(pass.step, own, costing, why)
    })
  })

function inOrder(step: Step, acts: readonly Act[], costing: Parameters<typeof costOf>[1], why: Why): Pass {
  const at = acts.findIndex(act => {
    const name = ruleAct(act)
    return name === null || costOf(name, costing, why) !== 'free'
  })
  return at < 0
    ? { step, acts, first: acts, timed: [], last: [] }
    : { step, acts, first: acts.slice(0, at), timed: acts.slice(at, at + 1), last: acts.slice(at + 1) }
}

/** What somebody does in that step of one pass, if anything. */
function passOf(fight: Fight, place: number, pass: number, step: Step, why: Why): Pass | undefined {
  const { acts } = standingAt(fight, place)
  const now = acts.length === 0 ? undefined : shared(fighterAt(fight, place), acts, why)[pass]
  return now?.step === step ? now : undefined
}

const NONE: readonly Act[] = []

/** The acts of somebody in one pass, in order: free ones go along with the one that takes time. */
export const actsIn = (fight: Fight, place: number, pass: number, step: Step, why: Why): readonly Act[] =>
  passOf(fight, place, pass, step, why)?.acts ?? NONE

/** Giving up, or nothing at all: the rules have no name for it. */
const uncounted = (acts: readonly string[]): readonly Act[] =>
  acts.flatMap(key => {
    const act = actOf(key)
    return act === undefined ? [] : [act]
  })

/** Those who fell each other in the same moment both strike; nothing else is done by who is down. */
const ATTACKS: readonly Act['kind'][] = ['strike', 'grapple', 'disarm', 'shoot', 'throw']

/** An act with everything that was said about it; done by how things stood before. */
interface Doing {
  /** Done even by whoever goes down in the same moment. */
  readonly attack: boolean
  readonly place: number
  readonly name: RuleAct | null
  /** Whom it is done to, where that counts for free swings. */
  readonly foe: number | null
  /** The thing it is done with, if any. */
  readonly arm: number | null
  readonly run: (ask: Asking, before: Fight) => void
}

export function doStep(ask: Asking, pass: number, step: Step): void {
  const acting: (Pass & { readonly place: number })[] = []
  for (const [place, one] of ask.state.standing.entries()) {
    const own = canAct(one) ? passOf(ask.state, place, pass, step, ask.why) : undefined
    if (own !== undefined) acting.push({ ...own, place })
  }
  if (acting.length === 0) return
  for (const { place, first } of acting) atOnce(ask, place, first)
  const before = ask.state
  const doings: Doing[] = []
  for (const { place, timed } of acting) {
    for (const act of timed) {
      const doing = said(ask, before, place, act)
      if (doing !== undefined) doings.push(doing)
    }
  }
  const lost = new Set<Doing>()
  for (const doing of doings) {
    const { place, name, foe, attack, run } = doing
    if (!canAct(standingAt(ask.state, place))) {
      if (!attack) continue
      ask.note({ text: sameMoment(nameOf(ask.state, idAt(ask.state, place))), rule: combatRound.id })
    } else if (name !== null) {
      const swung = ask.state
      if (!freeSwings(ask, before, place, name, foe)) continue
      // A swing comes before the acts: what is snatched from it is not there for the swinger's own.
      for (const other of doings) if (holds(swung, other) && !holds(ask.state, other)) lost.add(other)
    }
    if (lost.has(doing)) continue
    run(ask, before)
    if (name !== null) sightsDown(ask, place, [name])
  }
  for (const { place, last } of acting) atOnce(ask, place, last)
}

const sameMoment = (name: string): string =>
  `${name} falls, but acts all the same: what falls into one step is simultaneous`

const holds = (fight: Fight, { place, arm }: Doing): boolean => {
  const held = arm === null ? undefined : standingAt(fight, place).arms[arm]
  return held !== undefined && inHand(held)
}

/** What takes no time is done as things are. */
function atOnce(ask: Asking, place: number, acts: readonly Act[]): void {
  for (const act of acts) {
    const doing = canAct(standingAt(ask.state, place)) ? said(ask, ask.state, place, act) : undefined
    if (doing !== undefined) doing.run(ask, ask.state)
  }
}

/** Whom and how; nothing where it comes to nothing. */
function said(ask: Asking, before: Fight, place: number, act: Act): Doing | undefined {
  if (hindered(before, place, act, ask.why) !== undefined) return undefined
  const arm = 'arm' in act ? act.arm : null
  const own = { place, name: ruleAct(act), foe: null, arm, attack: ATTACKS.includes(act.kind) }
  switch (act.kind) {
    case 'strike': {
      const offer = new StrikeOffer(before, place, act.arm, ask.why)
      if (offer.targets().length === 0) return undefined
      const blow = offer.attack(ask.choose(offer))
      return blow === undefined
        ? undefined
        : { ...own, foe: blow.target, run: (asking, at) => strike(asking, at, blow) }
    }
    case 'grapple':
    case 'disarm':
    case 'wait': {
      const target = whom(ask, before, place, act.kind)
      if (target === undefined) return undefined
      if (act.kind === 'grapple')
        return { ...own, foe: target, run: (asking, at) => grapple(asking, at, { by: place, target }) }
      if (act.kind === 'disarm')
        return { ...own, foe: target, run: (asking, at) => disarmIt(asking, at, { by: place, target }) }
      return { ...own, foe: target, run: asking => waitFor(asking, place, target) }
    }
    case 'shoot': {
      const offer = new ShootOffer(before, place, act.arm, ask.why)
      if (offer.targets().length === 0) return undefined
      const fire = offer.attack(ask.choose(offer))
      return fire === undefined ? undefined : { ...own, run: (asking, at) => shoot(asking, at, fire) }
    }
    case 'throw': {
      const offer = new ThrowOffer(before, place, act.arm, ask.why)
      const thrown = offer.attack(ask.choose(offer))
      return thrown === undefined ? undefined : { ...own, run: (asking, at) => throwIt(asking, at, thrown) }
    }
    case 'treat':
    case 'wake':
    case 'care': {
      const { kind } = act
      const patient = whom(ask, before, place, kind)
      if (patient === undefined) return undefined
      return { ...own, run: (asking, at) => treat(asking, at, place, patient, kind) }
    }
    case 'move': {
      const { pace } = standingAt(before, place)
      const offer = new WhereOffer(before, place, pace)
      const to = offer.destination(ask.choose(offer))
      return to === undefined || to.metres === 0 ? undefined : { ...own, run: asking => goTo(asking, place, to) }
    }
    default:
      return { ...own, run: (asking, at) => doOther(asking, at, place, act) }
  }
}

/** One of those whom it can be done to. */
function whom(ask: Asking, before: Fight, place: number, kind: Whom): number | undefined {
  const near = whomFor(before, place, kind)
  return near.length === 0 ? undefined : placeOf(before, ask.choose(new WhomOffer(before, place, kind, near)))
}

/** Another round of waiting for an opening against the same opponent. */
function waitFor(ask: Asking, place: number, target: number): void {
  const { id: who, waited: before } = standingAt(ask.state, place)
  const foe = idAt(ask.state, target)
  const rounds = before !== null && before.target === foe ? Math.min(MOST_WAITED, before.rounds + 1) : 1
  return ask.record(waited({ who, target: foe, rounds }))
}
