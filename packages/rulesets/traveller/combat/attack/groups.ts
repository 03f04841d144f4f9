/** Shots that also endanger those beside the target, and flyers. */
import { flag, list, oneOf, or, record, rule } from '@umpire/engine'
import { weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { RANGES } from '../../tables/words.ts'
import { rangeMatrix } from '../weapon/matrices.ts'

const BURST_NEIGHBOURS = 2
const BURST_DM = -3
const SHOT_NEIGHBOURS = 3
const FLYER_DM = 2

/** Of the same side and in the same band as the target. */
const neighbour = record({
  evading: or(flag(), false),
  size: or(oneOf('smaller', 'human', 'larger'), 'human'),
})

/** How many are attacked besides the target, and the places of those among whom the shooter chooses if they are more. */
const among = (eligible: readonly number[], most: number, extra_dm: number) => ({
  attacked: Math.min(eligible.length, most),
  eligible,
  extra_dm,
})

export const groupHitsAutomatic = rule(
  {
    id: 'traveller.combat.group-hits-automatic',
    title: 'Group hits by automatic fire',
    lines: '1295-1297',
    given: { adjacent: or(list(neighbour, 1000), []) },
  },
  (x, why) => {
    const eligible: number[] = []
    for (const [place, { evading }] of x.adjacent.entries()) if (!evading) eligible.push(place)
    why.atMost('neighbours attacked', BURST_NEIGHBOURS, eligible.length)
    return among(eligible, BURST_NEIGHBOURS, BURST_DM)
  },
)

export const groupHitsShotgun = rule(
  {
    id: 'traveller.combat.group-hits-shotgun',
    title: 'Group hits by shotguns',
    lines: '1299-1299',
    /** A herd, a pack, a band. */
    given: { group: or(flag(), false), adjacent: or(list(neighbour, 1000), []) },
  },
  (x, why) => {
    const eligible: number[] = []
    if (x.group) for (const [place, { size }] of x.adjacent.entries()) if (size !== 'larger') eligible.push(place)
    why.atMost('neighbours attacked', SHOT_NEIGHBOURS, eligible.length)
    return among(eligible, SHOT_NEIGHBOURS, 0)
  },
)

export const shotgunFlying = rule(
  {
    id: 'traveller.combat.shotgun-flying',
    title: 'Shotguns against flyers',
    lines: '1299-1299',
    given: { weapon: weaponField, target_flying: or(flag(), false), range: oneOf(...RANGES) },
  },
  (x, why) => {
    const reach = rangeMatrix({ weapon: x.weapon, range: x.range, accessories: [], folded: false }, why)
    if (!reach.attack_possible) return reach
    const applies = x.target_flying && weaponNamed(x.weapon, why).spreads
    const extra_dm = why.sum('DM').when(applies, 'shotgun against a flyer', FLYER_DM, 'no shotgun, or no flyer').total()
    return { attack_possible: true as const, extra_dm }
  },
)
