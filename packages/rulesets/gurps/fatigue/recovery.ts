/** Getting strength back. */
import { flag, list, num, optional, or, record, rule } from '@umpire/engine'
import { restAndHealing } from '../advantage/body.ts'
import { affected } from '../effect/apply.ts'
import { bearerField } from '../skill/bearer.ts'

const pool = optional(num({ min: 0, max: 1_000_000 }))

/** Fatigue is kept by what caused it, because each comes back in its own way. */
export const POOLS = ['ordinary', 'sleep', 'hunger', 'thirst'] as const
export type Pool = (typeof POOLS)[number]

const NORMAL_RATE = 10

export const fatigueRecovery = rule(
  {
    id: 'gurps.fatigue.recovery',
    title: 'Recovering fatigue',
    lines: '2505-2511',
    given: {
      fatigue: record({ ordinary: pool, sleep: pool, hunger: pool, thirst: pool }),
      /** Of complete rest. */
      rest_minutes: or(num({ min: 0, max: 10_000_000 }), 0),
      full_night: or(flag(), false),
      bearers: or(list(bearerField, 1000), []),
      /** All that he has to lose: as printed he has as much of it back whatever it is. */
      full: optional(num({ min: 0, max: 1_000_000 })),
    },
  },
  ({ fatigue: { ordinary, sleep, hunger, thirst }, rest_minutes, full_night, bearers }, why) => {
    const rested = { bearers, traits: [], rest_minutes, normal_rate_minutes: NORMAL_RATE, half_carried: 0 }
    const regained = restAndHealing(rested, why).fatigue_recovered ?? 0
    return {
      minutes_for_each: NORMAL_RATE / affected('rate of recovery', 1, ['fatigue.recovery'], bearers, {}, why),
      fatigue: {
        ...(ordinary === undefined ? {} : { ordinary: why.atLeast('all of it', 0, ordinary - regained) }),
        ...(sleep === undefined ? {} : { sleep: full_night ? 0 : sleep }),
        ...(hunger === undefined ? {} : { hunger }),
        ...(thirst === undefined ? {} : { thirst }),
      },
    }
  },
)
