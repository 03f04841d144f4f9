/** Rolling to hit. */
import { int, optional, or, rolled, rule } from '@umpire/engine'
import { malfField, malfunction } from '../../gun/malfunction.ts'
import { success } from '../../roll/success.ts'

const score = int({ min: -1000, max: 1000 })

export const attackRoll = rule(
  {
    id: 'gurps.combat.attack-roll',
    title: 'Rolling to hit',
    lines: '1994-1998',
    given: {
      effective: score,
      roll: rolled('3d6'),
      /** Of a gun: the roll from which it jams, or crit. Left out, it is none. */
      malf: optional(malfField),
      /** Rounds that this roll is for. */
      rounds: or(int({ min: 0, max: 10_000 }), 1),
    },
  },
  ({ effective, roll, malf, rounds }, why) => {
    if (malf !== undefined) {
      const jam = malfunction({ malf, effective, roll, rounds, jammed: false, clear_modifier: 0 }, why)
      if (jam.malfunction || jam.goes_to_table) {
        return {
          hit: false,
          critical_hit: false,
          // A jam is bad enough, unless a table says what happens instead.
          critical_miss: jam.goes_to_table,
          malfunction: jam.malfunction,
          margin: Math.min(-1, effective - roll),
        }
      }
    }
    const { success: hit, critical, margin } = success({ effective, roll }, why)
    return {
      hit,
      critical_hit: critical === 'success',
      critical_miss: critical === 'failure',
      malfunction: false,
      /** Missed by one is −1. */
      margin,
    }
  },
)
