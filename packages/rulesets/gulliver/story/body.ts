/** Somebody in a story as the deeds of this book see him: what his body measures, his load, his strength. */
import { hushed, type Why } from '@umpire/engine'
import { skillDefault, success } from '@umpire/gurps/rooms'
import {
  type Asking,
  bodyIn,
  did,
  levelOf,
  mustBeUp,
  type Refused,
  refused,
  THREE_DICE,
  vitalsOf,
} from '@umpire/gurps/story-rooms'
import { bodyOfFrame } from '../creature/body/framed.ts'
import { encumberedOnLand, placeOf } from '../creature/body/performance.ts'
import { sizeOf } from '../size/choose.ts'
import { td } from '../throw/td.ts'

export function doerIn(ask: Asking, who: string) {
  mustBeUp(ask.state, who)
  return bodyNow(ask, who)
}

/** Whether he is awake or not. */
export function bodyNow(ask: Asking, who: string) {
  const vitals = vitalsOf(ask.state, who, ask.why)
  const { person } = vitals
  const { frame, basic_speed, move } = bodyIn(person, ask.why)
  const { dx, ht, iq } = person.attributes
  const body = bodyOfFrame(frame, { dx, ht })
  const silent = hushed(ask.why)
  const burden = { gear: frame.carried_lb, g: 1 }
  return {
    ...vitals,
    dx,
    iq,
    frame,
    body,
    basic_speed,
    move,
    size: sizeOf(frame.yards),
    mass: frame.body_lb + frame.carried_lb,
    load_st: frame.lift_st,
    level: placeOf(encumberedOnLand(body, burden, silent).level),
  }
}
export type Doer = ReturnType<typeof bodyNow>

/** How far he throws it with so many arms, before skill. */
export function throwOf(doer: Doer, object_mass: number, arms: number, why: Why): number {
  const { load_st, size, frame, basic_speed } = doer
  const { enhanced_throw = 0, poor_thrower = 0 } = frame.more
  const thrower = { load_st, size, body_mass: frame.body_lb, basic_speed, enhanced_throw, poor_thrower }
  return td({ ...thrower, object_mass, arms }, why).td
}

/** The level in a skill of the catalogue, learned or by its default there; nothing where it cannot be tried. */
export const skillOf = ({ person }: Doer, skill: string, why: Why): number | undefined =>
  levelOf(person, skill, hushed(why))

export const cannotTry = (who: string, skill: string): Refused => refused(skillDefault, `${who} cannot try ${skill}`)

/** Not every skill of this book is one of GURPS. */
export function knownSkill(person: Doer['person'], skill: string, why: Why): number | undefined {
  const own = person.skills.find(line => line.skill === skill)
  return own === undefined ? undefined : levelOf(person, skill, hushed(why))
}

type Rolled = { readonly roll: number; readonly success: boolean; readonly critical: string; readonly margin: number }

/** Three dice against a score. */
export function rollAgainst(ask: Asking, who: string, purpose: string, effective: number): Rolled {
  return ask.read(THREE_DICE, { purpose, by: who }, (roll): Rolled => {
    const { success: made, critical, margin } = success({ effective: Math.floor(effective), roll }, ask.why)
    return { roll, success: made, critical, margin }
  })
}

/** What came of it, in the log. */
export function told(ask: Asking, who: string, deed: string, says: string, made: boolean | null): void {
  ask.record(did({ who, deed, says: says.slice(0, 500), success: made }))
}

/** As people read it: four figures at the most. */
export const figure = (value: number): string => String(Number(value.toPrecision(4))).replace('-', '−')
