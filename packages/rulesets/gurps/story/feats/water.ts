/** In the water: staying afloat, getting ahead, and being saved. */
import { flag, int, nullable, num, or, procedure, type ValuesOf } from '@umpire/engine'
import { isUp, MINUTE } from '../../condition/condition.ts'
import { runningFatigue } from '../../fatigue/exertion.ts'
import { type Rhythm, swimRescue, swimRoll, swimSpeed } from '../../feat/swimming.ts'
import { type Asking, isAlive, mustBeUp, TAKES_TIME } from '../body/common.ts'
import { tire } from '../body/harm.ts'
import { advance } from '../body/time.ts'
import { keptAfloat, leftWater } from '../facts/feat-facts.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { conditionIn } from '../facts/state.ts'
import { died } from '../facts/time-facts.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'

const SWIM = {
  ...WHO,
  /** To be swum; 0 to stay where one is. */
  yards: or(num({ min: 0, max: 100_000 }), 0),
  /** To be spent in the water, if that is longer than the way takes. */
  minutes: or(int({ min: 0, max: 24 * 60 }), 0),
  intentional: or(flag(), true),
  /** Who is near enough to help. */
  rescuer: or(nullable(NAME), null),
  takes_time: TAKES_TIME,
}
type Swim = ValuesOf<typeof SWIM>
/** Under water with nothing left. */
const NO_SKILL = 0

type Swum = { readonly yards: number; readonly drowned: boolean; readonly rescued: boolean }

interface Water {
  readonly swimming: number
  readonly load: number
  /** Yards in a second; 0 where nobody gets ahead. */
  readonly speed: number
  readonly seconds: number
}

function waterOf(ask: Asking, x: Swim): Water {
  const { person } = vitalsOf(ask.state, x.who, ask.why)
  const swimming = levelOf(person, 'Swimming', ask.why) ?? NO_SKILL
  const { encumbrance_level: load } = person
  const speed = swimSpeed({ swimming, encumbrance_level: load }, ask.why).yards_per_10_seconds / 10
  const way = speed === 0 ? 0 : x.yards / speed
  return { swimming, load, speed, seconds: Math.max(way, x.minutes * MINUTE) }
}

/** Strength is gone, or so are the senses. */
const isSinking = (ask: Asking, who: string): boolean => !isUp(conditionIn(ask.state, who))

export const inTheWater = procedure(
  { id: 'gurps.procedure.in-the-water', title: 'Swimming', given: SWIM },
  (ask: Asking, x): Swum => {
    const { who } = x
    mustBeUp(ask.state, who)
    const water = waterOf(ask, x)
    let [at, rhythm, rescued]: [number, Rhythm, boolean] = [0, 'calm', false]
    do {
      const came: Afloat = stayAfloat(ask, x, water, rhythm, at)
      rhythm = came.rhythm
      if (isSinking(ask, who)) break
      if (rhythm === 'struggling') rescued = rescue(ask, x)
      if (rescued) break
      const next = Math.min(at + came.wait, Math.max(at, water.seconds))
      // Whoever still fights for air does not leave because his way is done.
      const until = rhythm === 'struggling' ? at + came.wait : next
      swimOn(ask, x, water, at, until)
      at = until
    } while (at < water.seconds || rhythm === 'struggling')
    const yards = Math.min(x.yards, at * water.speed)
    const drowned = isSinking(ask, who) && !rescued
    if (drowned && isAlive(ask.state, who)) ask.record(died({ who, of: 'drowning' }))
    if (!drowned) ask.record(leftWater({ who, yards, seconds: at, rescued_by: rescued ? x.rescuer : null }))
    return { yards, drowned, rescued }
  },
)

type Afloat = { readonly rhythm: Rhythm; readonly wait: number }

/** One roll; a failure costs strength. */
function stayAfloat(ask: Asking, x: Swim, { swimming, load }: Water, rhythm: Rhythm, second: number): Afloat {
  const { who, intentional } = x
  const given = { swimming, encumbrance_level: load, intentional, rhythm }
  const { effective } = swimRoll({ ...given, rolls: [] }, ask.why)
  const came = ask.read(THREE_DICE, { purpose: 'Swimming', by: who }, roll => {
    const { rhythm: after, next_roll_seconds, fatigue } = swimRoll({ ...given, rolls: [roll] }, ask.why)
    return { rhythm: after, wait: next_roll_seconds ?? 0, fatigue }
  })
  ask.record(keptAfloat({ who, effective, afloat: came.fatigue === 0, second }))
  tire(ask, who, 'ordinary', came.fatigue, 'the water')
  return came
}

/** The way until then, with a roll against HT for each hundred yards. */
function swimOn(ask: Asking, x: Swim, { speed }: Water, from: number, until: number): void {
  const { who } = x
  if (x.takes_time) advance(ask, Math.ceil(until) - Math.ceil(from))
  const { person } = vitalsOf(ask.state, who, ask.why)
  const swum = (at: number): number => Math.min(x.yards, at * speed)
  const body = { ht: person.character.attributes.ht, bearers: person.traits }
  const due = (yards: number): number => runningFatigue({ ...body, yards, rolls: [] }, ask.why).rolls_due
  for (let roll = due(swum(from)); roll < due(swum(until)) && !isSinking(ask, who); roll++) {
    const points = ask.read(
      THREE_DICE,
      { purpose: 'to swim on', by: who },
      total => runningFatigue({ ...body, yards: 100, rolls: [total] }, ask.why).fatigue,
    )
    tire(ask, who, 'ordinary', points, 'swimming')
  }
}

function rescue(ask: Asking, { who, rescuer }: Swim): boolean {
  if (rescuer === null || !isUp(conditionIn(ask.state, rescuer))) return false
  const { why } = ask
  const [helper, victim] = [vitalsOf(ask.state, rescuer, why), vitalsOf(ask.state, who, why)]
  const swimming = levelOf(helper.person, 'Swimming', why) ?? NO_SKILL
  const given = { swimming, st: helper.current_st, victim_st: victim.current_st }
  return ask.read(
    THREE_DICE,
    { purpose: `to save ${who}`, by: rescuer },
    roll => swimRescue({ ...given, roll }, why).rescued === true,
  )
}
