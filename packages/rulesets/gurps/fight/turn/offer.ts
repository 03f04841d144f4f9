/** What somebody may do in his turn: everything there is, what is barred with the rule that bars it. */
import { type Choice, hushed, type Offer, type Why } from '@umpire/engine'
import { POSITIONS } from '../../combat/basics/positions.ts'
import { ALL_OUT_FORMS } from '../../combat/maneuver/all-out-attack.ts'
import { hexAt } from '../ground/ground.ts'
import { type Action, actionOf, FEINT_AND_ATTACK, type OfWatch, watchKey } from '../maneuver/action.ts'
import { maneuverFor } from '../maneuver/maneuver.ts'
import { furtherAct, furtherActs } from '../maneuver/openings.ts'
import { isBare } from '../state/hands.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { refusalOf } from './refuse.ts'

/** Attacks alone are left after a change of position that goes with one. */
type Left = 'everything' | 'attacks'

const ATTACKS: readonly Action['kind'][] = ['strike', 'shoot', 'throw', 'judo', 'nothing']

/** The action that a key names, of this book or of another. */
export function actionIn(fight: Fight, key: string, why: Why): Action | undefined {
  const known = actionOf(fight, key)
  if (known !== undefined) return known
  const act = furtherAct(key, why)
  return act === undefined ? undefined : { kind: 'further', act, key }
}

export class ActOffer implements Offer {
  readonly who: string
  readonly question = 'maneuver'
  readonly fight: Fight
  readonly place: number
  readonly left: Left
  readonly #why: Why
  #choices: readonly Choice[] | undefined

  constructor(fight: Fight, place: number, left: Left, why: Why) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.left = left
    this.#why = why
  }

  get choices(): readonly Choice[] {
    this.#choices ??= [...this.#list()]
    return this.#choices
  }

  find(key: string): Choice | undefined {
    const action = actionIn(this.fight, key, this.#why)
    if (action === undefined || (this.left === 'attacks' && !ATTACKS.includes(action.kind))) return undefined
    const refused = refusalOf(this.fight, this.place, action, hushed(this.#why))
    const label = labelOf(this.fight, this.place, action)
    return refused === undefined ? { key, label } : { key, label, refused }
  }

  trust(key: string): string {
    return key
  }

  *#list(): Generator<Choice> {
    for (const key of this.#keys()) {
      const choice = this.find(key)
      if (choice !== undefined) yield choice
    }
  }

  *#keys(): Generator<string> {
    const { fight, place } = this
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const why = hushed(this.#why)
    yield one.moved === 0 ? 'go' : 'move'
    if (one.moved > 0) yield* ['move:half-move', 'move:move-1']
    yield* this.#attacks(why)
    for (const act of furtherActs.in(why)) yield* act.keys(fight, place, why)
    for (const [arm, own] of fighter.arms.entries()) {
      const held = one.arms[arm]
      if (held === undefined || isBare(own) || held.where === 'gone') continue
      if (held.where !== 'ready') yield `ready:${arm}`
      else yield `drop:${arm}`
      if (own.gun !== null && held.where === 'ready') yield held.jam_turns === null ? `reload:${arm}` : `clear:${arm}`
    }
    if (one.position === 'standing') yield 'crouch'
    for (const to of POSITIONS) if (to !== one.position && to !== 'crouching') yield `change:${to}`
    yield 'defend'
    if (maneuverFor('wait', why) !== undefined) yield 'wait'
    if (one.on_fire) yield 'put-out'
    yield* ['nothing', 'flee', 'surrender']
  }

  /** At every foe who is there, with everything in hand. */
  *#attacks(why: Why): Generator<string> {
    const { fight, place } = this
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const feints = maneuverFor('feint', why) !== undefined
    const forms = feints ? [...ALL_OUT_FORMS, FEINT_AND_ATTACK] : ALL_OUT_FORMS
    const swings = maneuverFor('move', why)?.attack === 'wild-swing'
    const [watches, popsUp] = [
      maneuverFor('opportunity-fire', why) !== undefined,
      maneuverFor('pop-up-attack', why) !== undefined,
    ]
    for (let target = 0; target < fight.standing.length; target++) {
      const foe = fighterAt(fight, target)
      if (foe.side === fighter.side || !present(standingAt(fight, target))) continue
      if (one.judo_parried === foe.id) yield `judo:${foe.id}`
      for (const [arm, own] of fighter.arms.entries()) {
        if (one.arms[arm]?.where !== 'ready') continue
        for (const rate of own.gun?.rates.keys() ?? []) {
          yield `shoot:${arm}:${rate}:${foe.id}`
          if (popsUp) yield `pop-up:${arm}:${rate}:${foe.id}`
        }
        if (watches && own.gun !== null) yield* this.#watches(arm, target)
        if (own.gun !== null || own.thrown !== null) yield `aim:${arm}:${foe.id}`
        if (own.thrown !== null) yield `throw:${arm}:${foe.id}`
        for (const blow of own.blows.keys()) {
          yield `strike:${arm}:${blow}:${foe.id}`
          if (swings && one.moved > 0) yield `wild:${arm}:${blow}:${foe.id}`
          for (const form of forms) yield `all-out:${form}:${arm}:${blow}:${foe.id}`
          if (feints) yield `feint:${arm}:${blow}:${foe.id}`
        }
      }
    }
  }

  /** Where a foe is now, around it, and the way to him; any other hex may be named as well. */
  *#watches(arm: number, target: number): Generator<string> {
    const { q, r } = hexAt(this.fight, target)
    for (const radius of [0, AROUND, null]) {
      for (const looks of [true, false]) yield watchKey({ arm, q, r, radius, looks })
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
      return action.act.label(fight, place, action.key)
    default:
      return PLAIN[action.kind] ?? action.kind
  }
}
