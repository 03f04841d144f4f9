/** What everybody will do in a round, said before it begins: one act, or up to three. */
import { type Choice, hushed, lazy, type Offer, type Why } from '@umpire/engine'
import { PACES, type Pace } from '../../tables/paces.ts'
import { type Act, actKey, actOf, PLAIN_ACTS } from '../choice/act.ts'
import { QUESTIONS } from '../choice/questions.ts'
import type { Asking } from '../facts/ask.ts'
import { declared } from '../facts/facts.ts'
import { BARE_HANDS, type Fighter } from '../state/fighter.ts'
import { paceNow } from '../state/now.ts'
import { inHand, type Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { refused } from './refuse.ts'

const ENOUGH = 'enough'
/** Free acts beside the three that count. */
const MOST_ACTS = 6

const LABELS: { readonly [kind in (typeof PLAIN_ACTS)[number]]: string } = {
  grapple: 'Grapple',
  disarm: 'Disarm',
  wait: 'Wait for an opening',
  cover: 'Take cover',
  'better-cover': 'Run for better cover',
  treat: 'Stop the bleeding',
  wake: 'Wake somebody',
  care: 'Care for somebody in a coma',
  'let-go': 'Let go',
  nothing: 'Do nothing',
  surrender: 'Give up',
  flee: 'Leave the field',
}
const PACE_LABELS: { readonly [pace in Pace]: string } = { walk: 'Walk', run: 'Run', sprint: 'Sprint' }

const VERBS = {
  strike: 'Strike with',
  shoot: 'Shoot with',
  throw: 'Throw',
  block: 'Block with',
  draw: 'Draw',
  drop: 'Drop',
  aim: 'Aim',
  reload: 'Reload',
  clear: 'Clear',
} as const

/** What makes any sense with a thing, allowed or not. */
function* withThings({ arms }: Fighter, one: Standing): Generator<readonly [Act, string]> {
  for (const [arm, { key, kind, weapon }] of arms.entries()) {
    const held = one.arms[arm]
    const verbs: (keyof typeof VERBS)[] = []
    if (kind === 'melee') verbs.push('strike', 'block')
    if (kind === 'gun') verbs.push('shoot', 'aim', 'reload')
    if (held?.jammed === true) verbs.push('clear')
    if (kind !== 'gun' && weapon !== BARE_HANDS) verbs.push('throw')
    if (weapon !== BARE_HANDS && held !== undefined) verbs.push(inHand(held) ? 'drop' : 'draw')
    const name = weapon === BARE_HANDS ? 'bare hands' : key
    for (const verb of verbs) yield [{ kind: verb, arm }, `${VERBS[verb]} ${name}`]
  }
}

type Chosen = Choice<string, Act | { readonly kind: 'enough' }>

const THAT_IS_ALL: Chosen = { key: ENOUGH, label: 'That is all', about: { kind: 'enough' } }

export class DeclareOffer implements Offer {
  readonly who: string
  readonly question: string
  readonly secret = true
  readonly fight: Fight
  readonly place: number
  /** What he has declared so far. */
  readonly before: readonly string[]
  readonly #why: Why
  readonly #choices = lazy((): readonly Chosen[] => [...this.list()])

  constructor(fight: Fight, place: number, before: readonly string[], why: Why) {
    this.who = idAt(fight, place)
    this.question = before.length === 0 ? QUESTIONS.declare : QUESTIONS.declareMore
    this.fight = fight
    this.place = place
    this.before = before
    this.#why = hushed(why)
  }

  get choices(): readonly Chosen[] {
    return this.#choices()
  }

  /** One after the other, for whoever need not know all. */
  *list(): Generator<Chosen> {
    if (this.before.length > 0) yield THAT_IS_ALL
    const [fighter, one] = [fighterAt(this.fight, this.place), standingAt(this.fight, this.place)]
    for (const [act, label] of withThings(fighter, one)) yield this.#choice(act, label)
    for (const pace of PACES) yield this.#choice({ kind: 'move', pace }, PACE_LABELS[pace])
    for (const kind of PLAIN_ACTS) {
      if (this.before.length === 0 || !ALONE.includes(kind)) yield this.#choice({ kind }, LABELS[kind])
    }
  }

  #choice(about: Act, label?: string): Chosen {
    const key = actKey(about)
    const why = refused(this.fight, this.place, this.before, key, this.#why)
    const choice = { key, label: label ?? key, about }
    return why === undefined ? choice : { ...choice, refused: why }
  }

  trust(key: string): string {
    return key
  }

  find(key: string): Chosen | undefined {
    if (key === ENOUGH) return this.before.length > 0 ? THAT_IS_ALL : undefined
    const act = actOf(key)
    if (act === undefined || (this.before.length > 0 && ALONE.includes(key))) return undefined
    return this.#choice(act)
  }
}

/** What nothing can be declared beside. */
const ALONE: readonly string[] = ['nothing', 'surrender', 'flee']

export function declare(ask: Asking): void {
  const { state, why } = ask
  const acts: string[][] = state.standing.map(() => [])
  let asked = state.standing.flatMap((one, place) => (canAct(one) ? [place] : []))
  for (let time = 0; time < MOST_ACTS && asked.length > 0; time++) {
    const offers = asked.map(place => new DeclareOffer(state, place, acts[place] ?? [], why))
    const keys = ask.chooseAll(offers)
    asked = asked.filter((place, index) => {
      const key = keys[index] ?? ENOUGH
      if (key === ENOUGH) return false
      acts[place]?.push(key)
      return !ALONE.includes(key) && mayAdd(state, place, acts[place] ?? [], why)
    })
  }
  for (const [place, own] of acts.entries()) {
    if (own.length > 0)
      ask.record(declared({ who: idAt(state, place), acts: own, ...announced(state, place, own, why) }))
  }
}

/** Whether anything could still be done beside it, so that nobody is asked for nothing. */
export function mayAdd(fight: Fight, place: number, acts: readonly string[], why: Why): boolean {
  for (const { key, refused: no } of new DeclareOffer(fight, place, acts, why).list()) {
    if (key !== ENOUGH && no === undefined) return true
  }
  return false
}

/** The pace of his move, and what he blocks with. */
function announced(fight: Fight, place: number, acts: readonly string[], why: Why) {
  let [pace, blocking]: [number, number | null] = [0, null]
  for (const key of acts) {
    const act = actOf(key)
    if (act?.kind === 'move') pace = paceNow(fighterAt(fight, place), standingAt(fight, place), act.pace, why)
    if (act?.kind === 'block') blocking = act.arm
  }
  return { pace, blocking }
}
