/** Steering, and what comes of it when it fails; falls: tensided.proc.crash-or-fall. */
import { BadInput, flag, list, num, oneOf, optional, or, procedure, record, text, type ValueOf } from '@umpire/engine'
import { learnedOf } from '../../character/skill-lines.ts'
import { score } from '../../core/roll.ts'
import { ANY } from '../../fight/choice/called-location.ts'
import { hit } from '../../fight/wound/hit.ts'
import { COLLISIONS, crash, fall } from '../../injury/collisions.ts'
import { RESTRAINTS } from '../../injury/severity.ts'
import { attempt } from '../../skills/attempt.ts'
import { driving, pilot } from '../../skills/vehicles.ts'
import { type Asking, ofBodies } from '../facts/ask.ts'
import { plain } from '../facts/facts.ts'
import { levelOf, personIn } from '../facts/person.ts'
import type { Refused } from '../facts/refused.ts'
import { type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { bodyIn, characterIn, MOST_PEOPLE, NAME, placeIn } from '../facts/state.ts'

const STEER = {
  ...WHO,
  /** A car, or anything else that one must be trained on. */
  skill: or(oneOf('driving', 'pilot'), 'driving'),
  vehicle: or(text(60), ''),
  similar: or(flag(), false),
  simple_controls: or(flag(), false),
  situation: or(oneOf('routine', 'sudden surprise', 'expected manoeuvre'), 'expected manoeuvre'),
  /** For the danger. */
  difficulty: or(score, 13),
  ...ROLL,
}
const steering = record(STEER)
type Steering = ValueOf<typeof steering>

function steered(ask: Asking, x: Steering): Outcome | Refused {
  const { why } = ask
  const { who, skill, situation } = x
  const able = roller(ask, who, { skill }, x)
  if ('rule' in able) return able
  const { person, df_modifier } = able
  if (situation === 'routine') {
    driving({ situation }, why)
    ask.record(plain({ who, skill, what: x.what, success: true, because: 'nothing to roll for' }))
    return { allowed: true, success: true, mos: 0, critical: false, botch: false }
  }
  if (skill === 'driving') {
    const given = { situation, ...person.stats, driving: levelOf(person, 'driving', why), difficulty: x.difficulty }
    return rollFor(ask, x, thrown => {
      const came = driving({ ...given, df_modifier, ...thrown }, why)
      return 'difficulty' in came ? came : attempt(0, x.difficulty, thrown.d10, why)
    })
  }
  const { concentrations: trained, simple_controls } = learnedOf(person.character, 'pilot', x.vehicle)
  const given = {
    trained,
    vehicle: x.vehicle,
    similar: x.similar,
    simple_controls: x.simple_controls || simple_controls,
    situation,
    ...person.stats,
    pilot: levelOf(person, 'pilot', why, x.vehicle),
    base_df: x.difficulty,
    df_modifier,
  }
  return rollFor(ask, x, thrown => {
    const came = pilot(given, why)
    const difficulty = 'difficulty' in came ? came.difficulty : undefined
    return attempt(came.attribute, typeof difficulty === 'number' ? difficulty : x.difficulty, thrown.d10, why)
  })
}

export const steer = procedure(
  { id: 'tensided.proc.steer', title: 'Drive, or pilot something', given: STEER },
  (ask: Asking, x): Outcome | Refused => steered(ask, x),
)

/** Whatever strikes somebody in a crash or a fall, through his armour. */
function struck(
  ask: Asking,
  who: string,
  { raw_damage, damage_type }: { readonly raw_damage: number; readonly damage_type: 'crushing' | 'concussion' },
  restraint: (typeof RESTRAINTS)[number],
): number {
  if (bodyIn(ask.state, who).status === 'dead') return 0
  const target = placeIn(ask.state, who)
  const blow = { target, attack: 'hand-to-hand', raw_damage, damage_type, where: ANY, settled: { restraint } } as const
  return hit(ofBodies(ask), blow)
}

export function falls(ask: Asking, who: string, feet: number): number {
  const { weight_lb } = personIn(ask.state, who, ask.why).fighter
  return struck(ask, who, fall({ feet, weight_lb }, ask.why), 'none')
}

const passenger = record({ who: NAME, restraint: or(oneOf(...RESTRAINTS), 'none') })

export const crashOrFall = procedure(
  {
    id: 'tensided.proc.crash-or-fall',
    title: 'Crash or fall',
    given: {
      people: list(passenger, MOST_PEOPLE),
      /** Somebody may still avoid it. */
      avoid: optional(steering),
      /** Feet of a fall; or how it crashes, and the speeds. */
      feet: optional(num({ min: 0, max: 1_000_000 })),
      collision: optional(oneOf(...COLLISIONS)),
      mph: or(list(num({ min: 0, max: 100_000 }), 2), []),
    },
  },
  (
    ask: Asking,
    x,
  ): Refused | { readonly allowed: true; readonly avoided: boolean; readonly damage: readonly number[] } => {
    const { feet, collision, mph, avoid } = x
    if ((feet === undefined) === (collision === undefined)) {
      throw new BadInput('given', 'one of feet and collision', feet === undefined ? 'neither' : 'both')
    }
    for (const { who } of x.people) characterIn(ask.state, who)
    // Before anybody is rolled for, so that a wrong speed is refused at once.
    if (collision !== undefined) crash({ collision, mph }, ask.why)
    if (avoid !== undefined) {
      const came = steered(ask, avoid)
      if ('rule' in came) return came
      if (came.success) return { allowed: true, avoided: true, damage: [] }
    }
    const damage: number[] = []
    for (const { who, restraint } of x.people) {
      if (collision === undefined) damage.push(falls(ask, who, feet ?? 0))
      else damage.push(struck(ask, who, crash({ collision, mph, restraint }, ask.why), restraint))
    }
    return { allowed: true, avoided: false, damage }
  },
)
