import { flag, option, replace, rule, text } from '@umpire/engine'
import {
  attackModifiers,
  isRanged,
  maneuverList,
  maneuverMove,
  rangedSkill,
  situational,
  size,
  speedRange,
} from '@umpire/gurps/rooms'
import {
  blindLimit,
  hidingOf,
  includesSnapShot,
  isFiner,
  rangeWithElevation,
  SITUATIONS,
  shortSighted,
} from '../ranged/detail.ts'
import { withKindsOfFire } from '../ranged/maneuvers.ts'
import { modifiers } from '../ranged/ranged.ts'
import { sizeRule } from '../size/size.ts'

/** What the other book has no rule for: there it cannot be done at all. */
const ONLY_HERE = SITUATIONS.filter(name => name.startsWith('opportunity-fire') || name.startsWith('pop-up'))

export const optionRangedDetail = rule(
  {
    id: 'screen.option.ranged-detail',
    title: "Option, the screen's ranged modifiers",
    lines: '465-489',
    given: { option_on: flag(), situation: text(60) },
  },
  ({ option_on, situation }, why) => {
    const allowed = option_on || !ONLY_HERE.includes(situation)
    if (!allowed) why.note(`${situation} needs the option`)
    return { allowed, counts: option_on && SITUATIONS.includes(situation) }
  },
)

/** Yards that somebody still makes who evades rapidly. */
const EVADING = 2

/** Nothing but the situation: whatever else counts is counted elsewhere. */
const PLAIN = {
  skill: 0,
  speed_range_modifier: 0,
  nearsighted: false,
  situation: '',
  shooting: 'aware',
  shotgun: false,
  aim_turns: 0,
  acc: 0,
  ss: null,
} as const

export const rangedDetail = option({
  key: 'ranged-detail',
  title: 'Shooting in detail',
  says: 'Opportunity fire, pop-up attacks, others in the way, height, erratic targets, finer cover, unfamiliar weapons.',
  replaces: [
    replace(maneuverList, withKindsOfFire, ['tactical']),
    replace(
      maneuverMove,
      (x, why, base) => {
        const moving = base(x, why)
        if (x.evasive !== 'move-1') return moving
        const move = why.atMost('evading rapidly', EVADING, x.move)
        return { ...base({ ...x, evasive: 'no', move }, why), ranged_against: moving.ranged_against }
      },
      ['tactical'],
    ),
    replace(situational, (x, why, base) => {
      const { target_is, attacker_is, circumstances, hexes_watched, occupied_hexes } = x
      if (!isFiner(x)) return base(x, why)
      const lite = base({ ...x, target_is: hidingOf(x), attacker_is: [], circumstances: [] }, why)
      const watched = typeof hexes_watched === 'number' ? { hexes_watched } : {}
      const situation = { target_is, attacker_is, circumstances, ...watched, occupied_hexes: occupied_hexes ?? 0 }
      return modifiers({ ...PLAIN, ...situation, weapon: x.weapon ?? 'gun', cover: lite }, why).modifier ?? 0
    }),
    replace(speedRange, (x, why, base) => {
      const { elevation_yards: higher = 0 } = x
      const range = higher === 0 ? x : { ...x, range_yards: rangeWithElevation(x.range_yards, higher, why) }
      return shortSighted(base(range, why), x.nearsighted === true, why)
    }),
    replace(size, (x, why, base) => {
      const { length_yards, width_yards } = x
      if (x.target === 'human' || typeof length_yards !== 'number' || typeof width_yards !== 'number')
        return base(x, why)
      return sizeRule({ length_yards, width_yards }, why).size_modifier
    }),
    replace(rangedSkill, (x, why, base) => {
      if (x.circumstances.length === 0) return base(x, why)
      const includes_snap_shot = x.includes_snap_shot || includesSnapShot(x.circumstances)
      // Beside a miss that hits somebody else, nothing hangs on his being the wrong one.
      const circumstances = x.circumstances.filter(name => name !== 'wrong-target')
      const shot = base({ ...x, circumstances, includes_snap_shot }, why)
      return { ...shot, effective: blindLimit(x.circumstances, shot.effective, why) }
    }),
    // Twice the range is what the nearsighted suffer in place of it.
    replace(attackModifiers, (x, why, base) =>
      base(x.nearsighted === true && isRanged(x.weapon) ? { ...x, nearsighted: false } : x, why),
    ),
  ],
})
