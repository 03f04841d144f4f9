/** The neck, and the vessels that a blade may open. */
import { int, oneOf, or, rule, table } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { no } from '../common/fields.ts'
import { LOCATION_ROWS } from './rows.ts'
import { blowFields, htRoll, over, STUN, woundAt } from './wound.ts'

const { type, basic, dr, armor_dr, penetrating, injury, ht } = blowFields

export const neck = rule(
  {
    id: 'screen.location.neck',
    title: 'Neck',
    lines: '97-107',
    given: { type, basic, dr, armor_dr, penetrating, injury, ht },
  },
  (x, why) => {
    const wound = woundAt('neck', x, why)
    const stunned = over(wound.injury, 3, x.ht, why)
    const throat = stunned && (x.type === 'crushing' || x.type === 'explosive')
    const severed = x.type === 'cutting' && over(wound.injury, 1, x.ht, why)
    const consequences: readonly Consequence[] = [
      ...(stunned ? [STUN] : []),
      ...(throat ? [htRoll(0, [{ op: 'throat-crushed' }])] : []),
      ...(severed ? [htRoll(0, [{ op: 'kill' }])] : []),
    ]
    return {
      injury: wound.injury,
      stunned,
      throat_roll_needed: throat,
      decapitation_roll_needed: severed,
      consequences,
    }
  },
)

const DRAIN_EVERY = table('Turns for each hit point lost', { femoral: 2, radial: 2, carotid: 1, jugular: 1 })

export const arteries = rule(
  {
    id: 'screen.location.arteries',
    title: 'Veins and arteries',
    lines: '109-117',
    given: {
      artery: oneOf('femoral', 'radial', 'carotid', 'jugular'),
      type: or(oneOf('cutting'), 'cutting'),
      basic,
      dr,
      armor_dr,
      penetrating,
      injury,
      ht,
      critical_hit: no,
      turns: or(int({ min: 0, max: 1_000_000 }), 0),
    },
  },
  (x, why) => {
    const every_turns = DRAIN_EVERY.at(x.artery, why)
    const location = every_turns === 2 ? 'limb-artery' : 'neck-artery'
    const wound = woundAt(location, x, why)
    const drained = x.critical_hit ? why.round('hit points drained', x.turns / every_turns, 'down') : 0
    const consequences: readonly Consequence[] = x.critical_hit ? [{ op: 'drain', hp: 1, every_turns }] : []
    return { injury: wound.injury, hp_drained: drained, pd: LOCATION_ROWS[location].pd ?? 0, consequences }
  },
)
