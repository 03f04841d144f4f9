/** Getting well after a fight: by care, or by rest. */
import { type Ask, BadInput, flag, nullable, oneOf, or, procedure, record, text } from '@umpire/engine'
import { recoveryFull } from '../../combat/encounter/recovery.ts'
import { xenoMedicine } from '../../skill/throw/medical.ts'
import { DAY, MONTH } from '../../tables/calendar.ts'
import { KITS } from '../../tables/combat/wounds.ts'
import { choiceOf, chooseAbout, DURATIONS, type Duration } from '../choice/about.ts'
import { lost, unable } from '../facts/able.ts'
import { isDown, untilRested } from '../facts/due.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { characterIn, type PlayState } from '../facts/state.ts'
import { recovered, type TimeFact, treated } from '../facts/time-facts.ts'
import { attendingMedical, crisisCare, medicalOf, REFEREE } from './attending.ts'
import { NO_TIME, passTime, SPAN, secondsOf } from './time.ts'

/** How long the treatment of serious wounds takes, the book does not say; the referee does. */
const SECONDS: { readonly [lasts in Duration]: number } = {
  'at once': 0,
  'a day': DAY,
  'a week': 7 * DAY,
  'a month': MONTH,
}
const LASTS = DURATIONS.map(lasts => choiceOf({ kind: 'duration', lasts }, lasts))

const MINOR_CARE = 'it takes a medical kit and somebody with medical-1, or three days of rest'
const SERIOUS_CARE = 'two characteristics came to zero: it takes a medical facility and somebody with medical-3'

type Cared = Refused | { readonly allowed: true; readonly awake: boolean }

const notNow = (because: string): Refused => refused(recoveryFull, because)

/** Care restores in full; the unconscious still wake in their own time, and are well then. */
export const treat = procedure(
  {
    id: 'traveller.proc.treatment',
    title: 'Treating the wounded',
    given: {
      patient: text(100),
      /** A character; or none, and `attending_medical` is the level of somebody else. */
      medic: or(nullable(text(100)), null),
      attending_medical: or(attendingMedical, null),
      kit: oneOf(...KITS),
      /** The patient is of another kind than the medic. */
      alien: or(flag(), false),
      /** None for the usual: no time for minor wounds, and the referee is asked for serious ones. */
      takes: or(nullable(record(SPAN)), null),
      care: or(nullable(crisisCare), null),
    },
  },
  (ask: Ask<PlayState, TimeFact>, x): Cared => {
    const { patient: who, medic, kit } = x
    if (medic !== null && x.attending_medical !== null)
      throw new BadInput('given', 'medic or attending_medical', 'both')
    const { injury } = characterIn(ask.state, who)
    const barred = lost(ask.state, who) ?? (medic === null ? undefined : unable(ask.state, medic))
    if (barred !== undefined) return barred
    if (injury === null) return notNow('there is no wound to treat')
    const level = medic === null ? x.attending_medical : medicalOf(characterIn(ask.state, medic))
    const attending_medical = xenoMedicine({ level, patient: x.alien ? 'alien' : 'human' }, ask.why)
    const { zeros } = injury
    if (!recoveryFull({ zeros, kit, attending_medical, rest_days: 0 }, ask.why)) {
      return notNow(zeros < 2 ? MINOR_CARE : SERIOUS_CARE)
    }

    const seconds = x.takes === null ? usualDuration(ask, who, zeros) : secondsOf(x.takes)
    ask.call(passTime, { ...NO_TIME, seconds, asleep: [], exerting: [], care: x.care })
    const after = characterIn(ask.state, who)
    if (!after.alive) return notNow('the patient died of something else meanwhile')
    ask.record(treated({ who, by: medic, kit }))
    const awake = !isDown(after)
    if (awake) ask.record(recovered({ who, by: 'treatment' }))
    return { allowed: true, awake }
  },
)

function usualDuration(ask: Ask<PlayState, TimeFact>, who: string, zeros: number): number {
  if (zeros < 2) return 0
  const question = `how long the treatment of ${who} takes`
  return SECONDS[chooseAbout(ask, REFEREE, question, LASTS).lasts]
}

type Rested = { readonly seconds: number; readonly well: boolean; readonly because: string | null }

/** Rests until it has done what it can: waking, blows, and wounds, if rest heals them. */
export const rest = procedure(
  {
    id: 'traveller.proc.rest',
    title: 'Resting',
    given: { who: text(100), care: or(nullable(crisisCare), null) },
  },
  (ask: Ask<PlayState, TimeFact>, { who, care }): Rested => {
    const seconds = untilRested(characterIn(ask.state, who))
    ask.call(passTime, { ...NO_TIME, seconds, asleep: [], exerting: [], care })
    const { alive, injury } = characterIn(ask.state, who)
    const well = alive && injury === null
    return { seconds, well, because: alive && injury !== null ? SERIOUS_CARE : null }
  },
)
