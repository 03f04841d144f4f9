/** Whether a party stands its ground. */
import { flag, int, nullable, optional, or, rolled, rule } from '@umpire/engine'
import { makeThrow, throwNeeded } from '../../core/throw.ts'
import { MORALE_DMS } from '../../tables/combat/morale.ts'

/** One in five: shares are compared as whole numbers. */
const SHARE_THAT_SHAKES = 5
const ROUNDS_OF_LOSS = 2

export const morale = rule(
  {
    id: 'traveller.combat.morale',
    title: 'Morale',
    lines: '1143-1147',
    given: {
      /** At the start of the encounter. */
      party_size: int({ min: 1 }),
      /** Unconscious or dead. */
      casualties: int({ min: 0 }),
      military_unit: or(flag(), false),
      /** Leader skill of the conscious member in command; 0 without the skill, null if nobody commands. */
      leader: or(nullable(int({ min: 0 })), null),
      leader_tactics: or(int({ min: 0 }), 0),
      leader_killed_rounds_ago: optional(int({ min: 0 })),
      /** Excused by the referee, as a party of player characters may be. */
      exempt: or(flag(), false),
      /** The referee's, lower for the valiant. */
      throw: or(throwNeeded(), '7+'),
      roll: optional(rolled('2d6')),
    },
  },
  (x, why) => {
    const shaken = why.compare('five times the casualties', SHARE_THAT_SHAKES * x.casualties, '>=', x.party_size)
    if (x.exempt || !shaken) return { throw_needed: false, stands: true }
    const leads = x.leader !== null && x.leader >= 1
    const killed = x.leader_killed_rounds_ago
    const leaderless = killed !== undefined && (killed < ROUNDS_OF_LOSS || x.leader === null)
    const overHalf = why.compare('twice the casualties', 2 * x.casualties, '>', x.party_size)
    const dm = why
      .sum('DM')
      .when(x.military_unit, 'military unit', MORALE_DMS.at('military unit', why), 'no military unit')
      .when(leads, 'leader', MORALE_DMS.at('leader', why), 'nobody with leader skill commands')
      .when(
        leads && x.leader_tactics >= 1,
        "leader's tactics",
        MORALE_DMS.at('leader with tactics', why),
        'no leader with tactics',
      )
      .when(leaderless, 'leader killed', MORALE_DMS.at('leader killed', why), 'no leader killed, or another in command')
      .when(overHalf, 'casualties', MORALE_DMS.at('over half fallen', why), 'half or fewer have fallen')
      .total()
    if (x.roll === undefined) return { throw_needed: true, throw: x.throw, dm }
    const { total, success } = makeThrow({ throw: x.throw, roll: x.roll, dm }, why)
    return { throw_needed: true, throw: x.throw, dm, total, stands: success }
  },
)
