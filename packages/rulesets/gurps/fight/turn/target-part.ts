/** Which part of the body an attack is meant for. */
import { type Choice, hushed, type Offer } from '@umpire/engine'
import { type Located, locationDefault } from '../../damage/location-default.ts'
import { type Attempt, armAt, blowAt, type Manner } from '../attempt/attempt.ts'
import { type BlowAtBody, struckAs } from '../attempt/location.ts'
import { type PartAbout, partIn, partKey } from '../choice/answer.ts'
import { QUESTIONS } from '../choice/questions.ts'
import type { Asking } from '../facts/ask.ts'
import type { OfBlow } from '../maneuver/action.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { tooHard } from './refuse-attack.ts'

/** A part of the body to aim for, where the rules in force know any but the body as a whole. */
export function choosePart(
  ask: Asking,
  place: number,
  at: BlowAtBody,
  attempt: (location: string) => Attempt,
): string | null {
  const { locations } = locationDefault({ location_named: false, missed_by_one: false, ...at }, hushed(ask.why))
  if (locations.length < 2) return null
  return partIn(ask.choose(new PartOffer(ask.state, place, locations, attempt)))
}

export const partFor = (ask: Asking, by: number, { arm, blow, target }: OfBlow, how: Manner): string | null => {
  const why = hushed(ask.why)
  const used = armAt(fighterAt(ask.state, by), arm).blows[blow]
  if (used === undefined) throw new Error(`there is no blow ${blow}`)
  const { thrust, type } = used
  return choosePart(ask, by, struckAs(ask.state, by, target, thrust ? 'thrust' : 'swing', type, why), location =>
    blowAt(ask.state, { by, target, arm }, used, { ...how, location }, why),
  )
}

type PartChoice = Choice<string, PartAbout>
type Aimable = Located['locations'][number]

/** Where to strike: a part of the body with what it is worth, or wherever the blow lands. */
export class PartOffer implements Offer {
  readonly who: string
  readonly question = QUESTIONS.location
  readonly fight: Fight
  readonly locations: readonly Aimable[]
  readonly attempt: (location: string) => Attempt
  readonly #place: number

  constructor(fight: Fight, place: number, locations: readonly Aimable[], attempt: (location: string) => Attempt) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.#place = place
    this.locations = locations
    this.attempt = attempt
  }

  get choices(): readonly PartChoice[] {
    return [WHEREVER, ...this.locations.map(one => this.#choice(one))]
  }

  find(key: string): PartChoice | undefined {
    const part = partIn(key)
    if (part === null) return WHEREVER
    const found = this.locations.find(({ location }) => location === part)
    return found === undefined ? undefined : this.#choice(found)
  }

  #choice({ location, modifier }: Aimable): PartChoice {
    const refused = tooHard(this.attempt(location), standingAt(this.fight, this.#place).position)
    const choice = { key: partKey(location), label: `${location} (${modifier})`, about: { location, modifier } }
    return refused === undefined ? choice : { ...choice, refused }
  }
}

const WHEREVER: PartChoice = { key: partKey(null), label: 'Anywhere', about: { location: null, modifier: 0 } }
