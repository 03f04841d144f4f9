/** Skills at work: programs that are written, days behind the wheel, flights in a hurry. */
import { dice } from '@umpire/dice'
import { type Ask, flag, int, nullable, or, procedure, text } from '@umpire/engine'
import { names } from '../../skill/names.ts'
import { computer } from '../../skill/throw/devices.ts'
import { NEEDED, REFEREE_DMS } from '../../skill/throw/level.ts'
import { airRaft, atv } from '../../skill/throw/vehicle.ts'
import { unable } from '../facts/able.ts'
import { type Refused, refused } from '../facts/refused.ts'
import type { SkillFact } from '../facts/skill-facts.ts'
import type { PlayState } from '../facts/state.ts'
import { builtInFlaw, drove, flew, leftRoad, wroteProgram } from '../facts/work-facts.ts'
import { LEAVE, levelIn, TWO_DICE } from './skills.ts'

const ONE_DIE = dice('1d6')

type Program = Refused | { readonly allowed: true; readonly fatal: boolean; readonly flaw_dm: number }

/** How long it takes stands in Book 2; whether it is any good, only the referee learns. */
export const writeProgram = procedure(
  {
    id: 'traveller.proc.write-program',
    title: 'Writing a program',
    given: {
      who: text(100),
      program: text(100),
      /** The skill that the program embodies, which its author must know. */
      embodies: or(nullable(text(100)), null),
      /** A computer that can hold it. */
      computer: flag(),
      /** No other duties in the weeks of work. */
      full_time: flag(),
      ...LEAVE,
    },
  },
  (ask: Ask<PlayState, SkillFact>, x): Program => {
    const { why } = ask
    const { who, program } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    if (levelIn(ask, who, 'Computer', x) === null) return refused(computer, 'it takes computer skill')
    if (!x.computer) return refused(computer, 'it takes a computer that can hold the program')
    if (!x.full_time) return refused(computer, 'it takes weeks without any other duty')
    if (x.embodies !== null) {
      const { skill } = names({ name: x.embodies }, why)
      if (levelIn(ask, who, skill, x) === null) return refused(computer, 'it takes the skill that the program embodies')
    }
    const { fatal, flaw_dm } = flaws(ask)
    ask.record(builtInFlaw({ who, program, fatal, flaw_dm }))
    ask.record(wroteProgram({ who, program }))
    return { allowed: true, fatal, flaw_dm }
  },
)

/** Up to three throws in secret, each only if the one before calls for it. */
function flaws(ask: Ask<PlayState, SkillFact>): { readonly fatal: boolean; readonly flaw_dm: number } {
  const roll = ask.roll(TWO_DICE, { purpose: 'fatal flaw', secret: true })
  let found = computer({ roll }, ask.why)
  if (found.roll_needed === 'second_roll') {
    const second_roll = ask.roll(TWO_DICE, { purpose: 'flaw', secret: true })
    found = computer({ roll, second_roll }, ask.why)
    if (found.roll_needed === 'die') {
      const die = ask.roll(ONE_DIE, { purpose: 'size of the flaw', secret: true })
      found = computer({ roll, second_roll, die }, ask.why)
    }
  }
  return { fatal: found.fatal, flaw_dm: found.flaw_dm ?? 0 }
}

const DRIVER = { who: text(100), referee_dms: REFEREE_DMS, ...LEAVE }

type Day = Refused | { readonly allowed: true; readonly breakdown: boolean; readonly stuck: boolean }

/** A day in an ATV: a throw for a breakdown, and one against getting stuck if it leaves the road. */
export const driveDay = procedure(
  {
    id: 'traveller.proc.drive-day',
    title: 'A day in an ATV',
    given: {
      ...DRIVER,
      vehicle: or(text(100), 'ATV'),
      /** The referee's number not to get stuck off the road; none stays on it. */
      off_road: NEEDED,
    },
  },
  (ask: Ask<PlayState, SkillFact>, x): Day => {
    const { why } = ask
    const { who, vehicle, referee_dms, off_road } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const breakdown = ask.read(
      TWO_DICE,
      { purpose: 'breakdown', by: who },
      roll => atv({ use: 'breakdown', level: null, throw: null, referee_dms: [], roll }, why).breakdown,
    )
    ask.record(drove({ who, vehicle, breakdown }))
    if (off_road === null || breakdown) return { allowed: true, breakdown, stuck: false }
    const level = levelIn(ask, who, 'ATV', x)
    const { dm, stuck } = ask.read(TWO_DICE, { purpose: 'off the road', by: who }, roll => {
      const answer = atv({ use: 'off_road', level, throw: off_road, referee_dms, roll }, why)
      return { dm: answer.dm, stuck: !answer.success }
    })
    ask.record(leftRoad({ who, vehicle, level, throw: off_road, dm, stuck }))
    return { allowed: true, breakdown, stuck }
  },
)

const MOST_THROWS = 3

type Chase = Refused | { readonly allowed: true; readonly accident: boolean; readonly throws: number }

/** One throw for a short chase, two or three for a longer flight, until there is an accident. */
export const flyHard = procedure(
  {
    id: 'traveller.proc.air-raft-flight',
    title: 'A dangerous flight in an air/raft',
    given: {
      ...DRIVER,
      throws: or(int({ min: 1, max: MOST_THROWS }), 1),
      extremely_bad_weather: or(flag(), false),
      old_craft: or(flag(), false),
      gunfire: or(flag(), false),
    },
  },
  (ask: Ask<PlayState, SkillFact>, x): Chase => {
    const { who, extremely_bad_weather, old_craft, gunfire, referee_dms } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const level = levelIn(ask, who, 'Air/Raft', x)
    const flight = { level, extremely_bad_weather, old_craft, gunfire, throw: null, referee_dms }
    for (let throws = 1; throws <= x.throws; throws++) {
      const { dm, accident } = ask.read(TWO_DICE, { purpose: 'accident', by: who }, roll => {
        const answer = airRaft({ ...flight, roll }, ask.why)
        return { dm: answer.dm, accident: answer.accident }
      })
      ask.record(flew({ who, level, dm, accident }))
      if (accident) return { allowed: true, accident, throws }
    }
    return { allowed: true, accident: false, throws: x.throws }
  },
)
