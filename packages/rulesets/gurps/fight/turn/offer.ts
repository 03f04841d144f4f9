/** What somebody may do in his turn: everything there is, what is barred with the rule that bars it. */
import { type Choice, hushed, lazy, type Offer, type Why } from '@umpire/engine'
import { POSITIONS } from '../../combat/basics/position-names.ts'
import { ALL_OUT_FORMS } from '../../combat/maneuver/all-out-attack.ts'
import { type ActAbout, actIn, actKey } from '../choice/act.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { hexAt } from '../ground/ground.ts'
import { type Action, actionAbout, FEINT_AND_ATTACK, type OfWatch } from '../maneuver/action.ts'
import { maneuverFor } from '../maneuver/maneuver.ts'
import { furtherActs, furtherIn } from '../maneuver/openings.ts'
import { isBare } from '../state/hands.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { refusalOf } from './refuse.ts'

/** Attacks alone are left after a change of position that goes with one. */
export type Left = 'everything' | 'attacks'

const ATTACKS: readonly Action['kind'][] = ['strike', 'shoot', 'throw', 'judo', 'nothing']

type ActChoice = Choice<string, ActAbout>

/** The action that a choice is about, of this book or of another. */
function actionFor(fight: Fight, about: ActAbout, why: Why): Action | undefined {
  const known = actionAbout(fight, about)
  if (known !== undefined) return known
  const act = furtherActs.in(why).find(({ name }) => name === about.kind)
  return act === undefined ? undefined : { kind: 'further', act, about }
}

/** The action that a key names. */
export function actionIn(fight: Fight, key: string, why: Why): Action | undefined {
  const about = actIn(key) ?? furtherIn(key, why)
  return about === undefined ? undefined : actionFor(fight, about, why)
}

export class ActOffer implements Offer {
  readonly who: string
  readonly question = QUESTIONS.maneuver
  readonly fight: Fight
  readonly place: number
  readonly left: Left
  readonly #why: Why
  readonly #choices = lazy(() => [...this.#list()])

  constructor(fight: Fight, place: number, left: Left, why: Why) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.left = left
    this.#why = why
  }

  get choices(): readonly ActChoice[] {
    return this.#choices()
  }

  find(key: string): ActChoice | undefined {
    const about = actIn(key) ?? furtherIn(key, this.#why)
    return about === undefined ? undefined : this.#choice(about)
  }

  #choice(about: ActAbout): ActChoice | undefined {
    const action = actionFor(this.fight, about, this.#why)
    if (action === undefined || (this.left === 'attacks' && !ATTACKS.includes(action.kind))) return undefined
    const refused = refusalOf(this.fight, this.place, action, hushed(this.#why))
    const label = labelOf(this.fight, this.place, action)
    const choice = { key: actKey(about), label, about }
    return refused === undefined ? choice : { ...choice, refused }
  }

  trust(key: string): string {
    return key
  }

  *#list(): Generator<ActChoice> {
    for (const about of this.#acts()) {
      const choice = this.#choice(about)
      if (choice !== undefined) yield choice
    }
  }

  *#acts(): Generator<ActAbout> {
    const { fight, place } = this
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const why = hushed(this.#why)
    yield { kind: one.moved === 0 ? 'go' : 'move' }
    if (one.moved > 0) for (const form of ['half-move', 'move-1']) yield { kind: 'move', form }
    yield* this.#attacks(why)
    for (const act of furtherActs.in(why)) yield* act.choices(fight, place, why)
    for (const [arm, own] of fighter.arms.entries()) {
      const held = one.arms[arm]
      if (held === undefined || isBare(own) || held.where === 'gone') continue
      yield { kind: held.where === 'ready' ? 'drop' : 'ready', arm }
      if (own.gun !== null && held.where === 'ready') yield { kind: held.jam_turns === null ? 'reload' : 'clear', arm }
    }
    if (one.position === 'standing') yield { kind: 'crouch' }
    for (const form of POSITIONS) if (form !== one.position && form !== 'crouching') yield { kind: 'change', form }
    yield { kind: 'defend' }
    if (maneuverFor('wait', why) !== undefined) yield { kind: 'wait' }
    if (one.on_fire) yield { kind: 'put-out' }
    for (const kind of ['nothing', 'flee', 'surrender']) yield { kind }
  }

  /** At every foe who is there, with everything in hand. */
  *#attacks(why: Why): Generator<ActAbout> {
    const { fight, place } = this
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const feints = maneuverFor('feint', why) !== undefined
    const forms = feints ? [...ALL_OUT_FORMS, FEINT_AND_ATTACK] : ALL_OUT_FORMS
    const swings = maneuverFor('move', why)?.attack === 'wild-swing'
    const [watches, popsUp] = [
      maneuverFor('opportunity-fire', why) !== undefined,
      maneuverFor('pop-up-attack', why) !== undefined,
    ]
    for (let other = 0; other < fight.standing.length; other++) {
      const { id: target, side } = fighterAt(fight, other)
      if (side === fighter.side || !present(standingAt(fight, other))) continue
      if (one.judo_parried === target) yield { kind: 'judo', target }
      for (const [arm, own] of fighter.arms.entries()) {
        if (one.arms[arm]?.where !== 'ready') continue
        for (const rate of own.gun?.rates.keys() ?? []) {
          yield { kind: 'shoot', arm, rate, target }
          if (popsUp) yield { kind: 'pop-up', arm, rate, target }
        }
        if (watches && own.gun !== null) yield* this.#watches(arm, other)
        if (own.gun !== null || own.thrown !== null) yield { kind: 'aim', arm, target }
        if (own.thrown !== null) yield { kind: 'throw', arm, target }
        for (const blow of own.blows.keys()) {
          yield { kind: 'strike', arm, blow, target }
          if (swings && one.moved > 0) yield { kind: 'wild', arm, blow, target }
          for (const form of forms) yield { kind: 'all-out', form, arm, blow, target }
          if (feints) yield { kind: 'feint', arm, blow, target }
        }
      }
    }
  }

  /** Where a foe is now, around it, and the way to him; any other hex may be named as well. */
  *#watches(arm: number, target: number): Generator<ActAbout> {
    const { q, r } = hexAt(this.fight, target)
    for (const radius of [0, AROUND, null]) {
      for (const looks of [true, false]) yield { kind: 'watch', arm, q, r, radius, looks }
    }
  }
}

const AROUND = 1

const FORMS: { readonly [form: string]: string } = {
  'two-attacks': 'twice',
  'plus-4': 'at +4',
  'plus-2-damage': 'with 2 more damage',
}

function watched({ q, r, radius, looks }: OfWatch): string {
  const hex = `hex ${q},${r}`
  const area = radius === null ? `the line to ${hex}` : radius === 0 ? hex : `${hex} and ${radius} around it`
  return looks ? `${area}, and make sure who comes before shooting` : `${area}, and shoot at whoever comes`
}

const PLAIN: { readonly [kind: string]: string } = {
  go: 'Move …',
  crouch: 'Crouch, free',
  defend: 'All-Out Defense',
  wait: 'Wait',
  'put-out': 'Put out the flames',
  nothing: 'Do nothing more',
  surrender: 'Surrender',
  flee: 'Leave the field',
}

const WEAVING = { no: 'Move, and that is all', 'half-move': 'Move, weaving', 'move-1': 'Move, dodging about' }

function labelOf(fight: Fight, place: number, action: Action): string {
  const { arms } = fighterAt(fight, place)
  const thing = 'arm' in action ? (arms[action.arm]?.key ?? '') : ''
  const foe = 'target' in action ? fighterAt(fight, action.target).name : ''
  const blow = 'blow' in action ? (arms[action.arm]?.blows[action.blow]?.name ?? '') : ''
  switch (action.kind) {
    case 'move':
      return WEAVING[action.evasive]
    case 'change':
      return `Change position: ${action.to}`
    case 'drop':
      return `Drop the ${thing}, free`
    case 'ready':
      return `Ready the ${thing}`
    case 'reload':
      return `Reload the ${thing}`
    case 'clear':
      return `Clear the ${thing}`
    case 'aim':
      return `Aim the ${thing} at ${foe}`
    case 'throw':
      return `Throw the ${thing} at ${foe}`
    case 'strike':
      return `Attack ${foe} with ${thing}: ${blow}`
    case 'wild':
      return `Strike at ${foe} in passing with ${thing}: ${blow}`
    case 'feint':
      return `Feint at ${foe} with ${thing}: ${blow}`
    case 'all-out':
      return `All-Out Attack on ${foe} with ${thing}, ${FORMS[action.form] ?? action.form}: ${blow}`
    case 'shoot': {
      const rate = arms[action.arm]?.gun?.rates[action.rate]
      return `Shoot at ${foe} with the ${thing}${rate?.automatic === true ? ', automatic fire' : ''}`
    }
    case 'feint-attack':
      return `All-Out Attack on ${foe} with ${thing}, after a feint: ${blow}`
    case 'pop-up':
      return `Come out of cover, shoot at ${foe} with the ${thing}, and go back`
    case 'watch':
      return `Watch with the ${thing}: ${watched(action)}`
    case 'judo':
      return `Throw ${foe} by Judo`
    case 'further':
      return action.act.label(fight, place, action.about)
    default:
      return PLAIN[action.kind] ?? action.kind
  }
}
