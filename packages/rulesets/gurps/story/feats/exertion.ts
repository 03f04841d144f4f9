/** Running, leaping and lifting. */
import { int, num, oneOf, or, procedure, type Why } from '@umpire/engine'
import { isUp } from '../../condition/condition.ts'
import { runningFatigue } from '../../fatigue/exertion.ts'
import { jumpObstacle, jumpSkill } from '../../feat/jumping.ts'
import { ACTIONS, lifting } from '../../feat/lifting.ts'
import { running } from '../../feat/running.ts'
import { basicSpeed } from '../../move/move.ts'
import { type Asking, mustBeUp, TAKES_TIME } from '../body/common.ts'
import { tire } from '../body/harm.ts'
import { advance } from '../body/time.ts'
import { leapt, lifted, ran } from '../facts/feat-facts.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn } from '../facts/state.ts'
import { bodyIn, levelOf, vitalsOf } from '../person/vitals.ts'

const HUNDRED = 100

export const run = procedure(
  {
    id: 'gurps.procedure.run',
    title: 'A run',
    given: {
      ...WHO,
      yards: num({ min: 0, max: 100_000 }),
      /** Ordinary ones in the way, each hopped over for a yard more. */
      obstacles: or(int({ min: 0, max: 1000 }), 0),
      takes_time: TAKES_TIME,
    },
  },
  (
    ask: Asking,
    { who, yards: straight, obstacles, takes_time },
  ): { readonly yards: number; readonly seconds: number } => {
    const { why } = ask
    mustBeUp(ask.state, who)
    const { person, st } = vitalsOf(ask.state, who, why)
    const { ht, dx } = person.attributes
    const given = {
      basic_speed: basicSpeed({ ht, dx }, why),
      running: Math.max(0, levelOf(person, 'Running', why) ?? 0),
      encumbrance_level: person.encumbrance_level,
      frame: person.frame,
      sprint: true,
      long_distance: true,
    }
    const { yards_per_second } = running(given, why)
    const yards = straight + hops(obstacles, why)
    const { encumbrance_level } = person
    const body = { ht, bearers: person.traits, yards_per_second, encumbrance_level, st }
    const { rolls_due, fatigue: sure } = runningFatigue({ ...body, yards, rolls: [] }, why)
    tire(ask, who, 'ordinary', sure, 'running')
    let done = 0
    for (let roll = 0; roll < rolls_due && isUp(conditionIn(ask.state, who)); roll++) {
      const points = ask.read(
        THREE_DICE,
        { purpose: 'to run on', by: who },
        total => runningFatigue({ ...body, yards: HUNDRED, rolls: [total] }, why).fatigue,
      )
      done += HUNDRED
      tire(ask, who, 'ordinary', points, 'running')
    }
    const far = isUp(conditionIn(ask.state, who)) ? yards : done
    const seconds = Math.ceil(far / yards_per_second)
    if (takes_time) advance(ask, seconds)
    ask.record(ran({ who, yards: far, seconds }))
    return { yards: far, seconds }
  },
)

/** Yards more for what is in the way. */
const hops = (obstacles: number, why: Why): number =>
  obstacles === 0 ? 0 : jumpObstacle({ move: 0, path_yards: 0, obstacles }, why).movement_used

export const leap = procedure(
  {
    id: 'gurps.procedure.leap',
    title: 'A leap',
    given: {
      ...WHO,
      run_yards: or(num({ min: 0, max: 100 }), 0),
      /** What is in the way: so far across, or so high. */
      feet_across: or(num({ min: 0, max: 1000 }), 0),
      inches_high: or(num({ min: 0, max: 1000 }), 0),
    },
  },
  (ask: Asking, x): { readonly cleared: boolean; readonly feet: number; readonly inches: number } => {
    const { why } = ask
    const { who } = x
    mustBeUp(ask.state, who)
    const { person, current_st } = vitalsOf(ask.state, who, why)
    const jumping = levelOf(person, 'Jumping', why)
    const given = {
      st: current_st,
      run_yards: x.run_yards,
      ...bodyIn(person, why),
      ...(jumping === undefined ? {} : { jumping }),
    }
    const { feet, inches } = jumpSkill(given, why)
    const cleared = feet >= x.feet_across && inches >= x.inches_high
    ask.record(leapt({ who, feet, inches, cleared }))
    return { cleared, feet, inches }
  },
)

export const lift = procedure(
  {
    id: 'gurps.procedure.lift',
    title: 'Lifting, carrying, shoving or dragging',
    given: {
      ...WHO,
      weight_lb: num({ min: 0, max: 1_000_000 }),
      action: oneOf(...ACTIONS),
      surface: or(oneOf('rough', 'smooth-level'), 'rough'),
      vehicle: or(oneOf('two-wheels', 'four-wheels'), 'two-wheels'),
      road: or(oneOf('good', 'ordinary'), 'ordinary'),
      seconds: or(int({ min: 1, max: 3600 }), 1),
      takes_time: TAKES_TIME,
    },
  },
  (ask: Asking, { who, takes_time, ...x }): Refused | { readonly allowed: true } => {
    mustBeUp(ask.state, who)
    const { current_st, person } = vitalsOf(ask.state, who, ask.why)
    const {
      allowed = true,
      limit_lb,
      fatigue = 0,
    } = lifting({ ...x, ...bodyIn(person, ask.why), st: current_st }, ask.why)
    const { weight_lb, action, seconds } = x
    ask.record(lifted({ who, weight_lb, action, managed: allowed, seconds: allowed ? seconds : 0 }))
    if (!allowed) return refused(lifting, `${limit_lb} pounds are the most`)
    tire(ask, who, 'ordinary', fatigue, 'the load')
    if (takes_time) advance(ask, seconds)
    return { allowed: true }
  },
)
