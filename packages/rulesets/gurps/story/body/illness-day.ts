/** One day of each illness that somebody has. */

import type { Illness } from '../../condition/condition.ts'
import { illness } from '../../disease/illness.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { conditionIn } from '../facts/state.ts'
import { illnessWent } from '../facts/time-facts.ts'
import { vitalsOf } from '../person/vitals.ts'
import { type Asking, isAlive } from './common.ts'
import { afterLoss } from './harm.ts'
import { restoreHealed } from './heal.ts'

/** Nobody rolls before it shows: until then there is nothing to get over. */
export function dayOfIllness(ask: Asking, who: string, physician: number | null): void {
  for (const one of conditionIn(ask.state, who).illnesses) {
    if (one.shows && isAlive(ask.state, who)) rollFor(ask, who, one, physician)
  }
}

function rollFor(ask: Asking, who: string, one: Illness, physician: number | null): void {
  const { why } = ask
  const { person, hp } = vitalsOf(ask.state, who, why)
  const given = {
    ht: person.character.attributes.ht,
    bearers: person.traits,
    lost_to_illness: one.lost,
    modifier: one.modifier,
    ...(physician === null ? {} : { physician }),
  }
  const came = ask.read(THREE_DICE, { purpose: 'to get over it', by: who, secret: true }, roll => {
    const { lost_to_illness: lost, cured_on_day } = illness({ ...given, rolls: [roll] }, why)
    return { lost, cured: cured_on_day !== null }
  })
  const regained = one.lost - came.lost
  ask.record(illnessWent({ who, illness: one.name, lost: came.lost, hp: regained, cured: came.cured }))
  if (regained < 0) return afterLoss(ask, who, hp, one.name)
  restoreHealed(ask, who)
}
