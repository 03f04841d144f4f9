/** A medic outside of fights: tensided.proc.medic. */
import { int, oneOf, or, procedure } from '@umpire/engine'
import { healing, healingDaysPerLevel } from '../../campaign/settings.ts'
import { stopBleeding } from '../../fatigue/bleeding.ts'
import { careFor, careNeeded, type Medic, stopWound, wakeUp, worstWound } from '../../fight/wound/medic.ts'
import { sleepsOn } from '../../fight/wound/status.ts'
import { recovery } from '../../injury/recovery.ts'
import { comatose, incapacitated } from '../../injury/will.ts'
import { type Asking, ofBodies } from '../facts/ask.ts'
import { DAY } from '../facts/clock.ts'
import { levelOf } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { ROLL, type RollGiven, roller, WHO } from '../facts/roll.ts'
import { bodyIn, NAME, placeIn } from '../facts/state.ts'
import { advance } from '../time/time.ts'

export const TREATMENTS = ['bleeding', 'wake', 'care', 'hospital', 'rest'] as const

type Treated = { readonly allowed: true; readonly tries: number; readonly clock: number }

function medicOf(ask: Asking, who: string, x: RollGiven): Medic | Refused {
  const able = roller(ask, who, { skill: 'medic', stat: 'dexterity' }, x)
  if ('rule' in able) return able
  const { person, df_modifier } = able
  return { id: who, dexterity: person.stats.dexterity, level: levelOf(person, 'medic', ask.why), df_modifier }
}

export const treat = procedure(
  {
    id: 'tensided.proc.medic',
    title: 'Treat a casualty',
    given: {
      ...WHO,
      patient: NAME,
      treatment: oneOf(...TREATMENTS),
      /** So often at most, a second each, until it is done. */
      tries: or(int({ min: 1, max: 1000 }), 1),
      ...ROLL,
    },
  },
  (ask: Asking, x): Treated | Refused => {
    const { who, patient, treatment } = x
    const one = bodyIn(ask.state, patient)
    const medic = medicOf(ask, who, x)
    if ('rule' in medic) return medic
    if (treatment === 'bleeding') return stopAll(ask, x)
    if (who === patient) return refused(treatment === 'wake' ? incapacitated : comatose, 'nobody does that for himself')
    if (treatment === 'wake') {
      if (one.out?.state !== 'unconscious') return refused(incapacitated, `${patient} is not unconscious`)
      return wake(ask, x)
    }
    if (treatment === 'rest') {
      if (!healing(ask.why)) return refused(recovery, 'nothing heals by itself in this campaign')
      advance(ask, healingDaysPerLevel(ask.why) * DAY, { resting: [patient], carers: { [patient]: who } })
      return { allowed: true, tries: 1, clock: ask.state.clock }
    }
    if (one.coma === null || one.coma.due === null) return refused(comatose, `${patient} needs no such care`)
    if (treatment === 'hospital') {
      sleepsOn(ofBodies(ask), placeIn(ask.state, patient))
      return { allowed: true, tries: 1, clock: ask.state.clock }
    }
    return care(ask, x)
  },
)

type Given = Parameters<typeof treat.run>[1]

/** The worst wound first; what bleeds inside must be waited for between two tries. */
function stopAll(ask: Asking, x: Given): Treated | Refused {
  const place = placeIn(ask.state, x.patient)
  if (bodyIn(ask.state, x.patient).wounds.length === 0) return refused(stopBleeding, `${x.patient} does not bleed`)
  let tries = 0
  while (tries < x.tries) {
    const { wounds, status } = bodyIn(ask.state, x.patient)
    if (wounds.length === 0 || status === 'dead') break
    const medic = medicOf(ask, x.who, x)
    if ('rule' in medic) break
    const bodies = ofBodies(ask)
    const worst = worstWound(bodies.state, place)
    if (worst === undefined) {
      const { clock } = ask.state
      if (tries === 0) return refused(stopBleeding, 'the next try must be waited for')
      advance(ask, Math.max(1, Math.min(...wounds.map(({ next_try }) => next_try)) - clock))
      continue
    }
    stopWound(bodies, medic, place, worst)
    tries++
    advance(ask, 1)
  }
  return { allowed: true, tries, clock: ask.state.clock }
}

function wake(ask: Asking, x: Given): Treated {
  let tries = 0
  while (tries < x.tries && bodyIn(ask.state, x.patient).out?.state === 'unconscious') {
    const medic = medicOf(ask, x.who, x)
    if ('rule' in medic) break
    wakeUp(ofBodies(ask), medic, placeIn(ask.state, x.patient))
    tries++
    advance(ask, 1)
  }
  return { allowed: true, tries, clock: ask.state.clock }
}

/** Each try takes its rounds, and meanwhile the roll to live may fall due. */
function care(ask: Asking, x: Given): Treated {
  const place = placeIn(ask.state, x.patient)
  let tries = 0
  while (tries < x.tries) {
    const needed = careNeeded(ofBodies(ask), place)
    if (needed === undefined) break
    advance(ask, needed.rounds)
    const { coma } = bodyIn(ask.state, x.patient)
    const medic = medicOf(ask, x.who, x)
    if (coma === null || coma.due === null || 'rule' in medic) break
    careFor(ofBodies(ask), medic, place, needed.base_df)
    tries++
  }
  return { allowed: true, tries, clock: ask.state.clock }
}
