/** Not being seen or heard, and following somebody: gulliver.stealth.*. */
import { flag, int, num, oneOf, optional, or, procedure } from '@umpire/engine'
import { type Asking, NAME, type Refused, refused, WHO } from '@umpire/gurps/story-rooms'
import { shadowingTracking, stealthModifiers } from '../stealth/stealth.ts'
import { bodyNow, cannotTry, doerIn, knownSkill, rollAgainst, skillOf, told } from './body.ts'

export const sneak = procedure(
  {
    id: 'gulliver.procedure.sneak',
    title: 'Sneaking, by size and weight',
    given: {
      ...WHO,
      /** From eyes, or from ears. */
      from: or(oneOf('V', 'H'), 'V'),
      /** How much of his Move he uses. */
      share_of_move: or(num({ min: 0, max: 2 }), 0),
      range_yards: optional(num({ min: 0, max: 10_000 })),
      armor: or(oneOf('none', 'leather', 'scale', 'chain', 'plate'), 'none'),
      feet: or(oneOf('bare', 'soft', 'claws', 'hard', 'hooves'), 'soft'),
      ground: or(oneOf('quiet', 'gravel', 'rocks', 'dry grass', 'leaves'), 'quiet'),
      dogs: or(flag(), false),
      geese: or(int({ min: 0, max: 1000 }), 0),
      /** Of hiding places, gear and watchers: yours. */
      modifier: or(int({ min: -100, max: 100 }), 0),
    },
  },
  (ask: Asking, { who, from, ...x }): Refused | { readonly allowed: true; readonly unnoticed: boolean } => {
    const { why } = ask
    const doer = doerIn(ask, who)
    const stealth = skillOf(doer, 'Stealth', why)
    if (stealth === undefined) return cannotTry(who, 'Stealth')
    const light_walk = knownSkill(doer.person, 'Light Walk', why)
    const { effective } = stealthModifiers(
      {
        stealth,
        vs: from,
        fraction_of_move: Math.min(1, x.share_of_move),
        sprinting: x.share_of_move > 1,
        unadapted: false,
        watchers_modifier: x.modifier,
        size: doer.size,
        hiding_places: 0,
        ...(x.range_yards === undefined ? {} : { range_yards: x.range_yards }),
        level: doer.level,
        weight: doer.mass,
        armor: x.armor,
        gear_modifier: 0,
        feet: x.feet,
        ground: x.ground,
        ground_modifier: 0,
        dogs: x.dogs,
        geese: x.geese,
        ...(light_walk === undefined ? {} : { light_walk }),
      },
      why,
    )
    const { success } = rollAgainst(ask, who, 'Stealth', effective ?? doer.dx)
    told(ask, who, 'sneaks', success ? 'unnoticed' : 'is noticed', success)
    return { allowed: true, unnoticed: success }
  },
)

/** Crowds are people of human size. */
const CROWD = 0

export const follow = procedure(
  {
    id: 'gulliver.procedure.follow',
    title: 'Tracking or shadowing, by size',
    given: { ...WHO, against: NAME, how: or(oneOf('tracks', 'shadows'), 'tracks') },
  },
  (ask: Asking, { who, against, how }): Refused | { readonly allowed: true; readonly found: boolean } => {
    const { why } = ask
    const [doer, quarry] = [doerIn(ask, who), bodyNow(ask, against)]
    const skill = how === 'tracks' ? 'Tracking' : 'Shadowing'
    const level = skillOf(doer, skill, why)
    if (level === undefined) return cannotTry(who, skill)
    const came = shadowingTracking(
      {
        ...(how === 'tracks' ? { tracking: level } : { shadowing: level }),
        quarry_size: quarry.size,
        quarry_level: quarry.level,
        quarry_weight: quarry.mass,
        shadower: 'usual',
        size_over_crowd: doer.size - CROWD,
      },
      why,
    )
    const effective = how === 'tracks' ? came.effective : came.shadowing_effective
    if (effective === null) return refused(shadowingTracking, `${who} stands out of any crowd`)
    const { success } = rollAgainst(ask, who, how, effective)
    told(ask, who, how, success ? `keeps on the track of ${against}` : `loses ${against}`, success)
    return { allowed: true, found: success }
  },
)
