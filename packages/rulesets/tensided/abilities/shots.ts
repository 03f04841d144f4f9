/** Shots that only the trained can make. */
import { flag, oneOf, optional, rule } from '@umpire/engine'
import { abilitiesHeld, acts, value } from '../effect/effect.ts'
import { rateOfFire } from '../equipment/rate-of-fire.ts'
import { DISTANCE } from '../ranged/distance/sighting.ts'
import { sightingOf, snapShot } from '../ranged/distance/snap-shot.ts'
import { gunNamed, WEAPON } from '../tables/weapon.ts'

/** On attacks at somebody who cannot be seen. */
const UNSEEN_DF = { ranged: 10, 'hand-to-hand': 4 } as const

type Unseen = {
  readonly usable: boolean
  readonly df_modifier: number
  readonly called_shot: false
  readonly snap: boolean
  /** The square was not guessed: it goes by. */
  readonly misses: boolean
  readonly sighting_df?: number
}

export const unseenShots = rule(
  {
    id: 'tensided.abilities.unseen-shots',
    title: 'Blind shot and trick shot',
    lines: '382-384',
    given: {
      abilities: abilitiesHeld,
      attack: optional(oneOf('ranged', 'hand-to-hand')),
      /** Nobody sees anything; the rule is about an unseen target in any case. */
      darkness: optional(flag()),
      heard: optional(flag()),
      /** Whether it was seen before, so that its place is known; it was where nothing is said. */
      remembered: optional(flag()),
      /** From where it was last seen. */
      target_moved: optional(flag()),
      square_guessed: optional(flag()),
      distance: optional(DISTANCE),
    },
  },
  (x, why): Unseen => {
    const { attack = 'ranged', abilities = [], distance } = x
    const byEar = x.heard === true && acts(x, 'waives', 'unseen-if-heard')
    const inPlace = x.remembered !== false && x.target_moved !== true
    const fromMemory = attack === 'ranged' && inPlace && acts(x, 'waives', 'unseen-if-unmoved')
    const usable = byEar || fromMemory
    const df_modifier = usable ? why.input('no need to see', 0) : why.input('unseen', UNSEEN_DF[attack])
    const known: Unseen = {
      usable,
      df_modifier,
      called_shot: false,
      snap: attack === 'ranged',
      misses: !usable && x.square_guessed !== true,
    }
    if (attack !== 'ranged' || distance === undefined) return known
    return { ...known, sighting_df: snapShot({ distance, abilities }, why).sighting_df }
  },
)

export const rapidFire = rule(
  {
    id: 'tensided.abilities.rapid-fire',
    title: 'Rapid revolver, cowboy wizard, rapid repeater',
    lines: '387-391',
    given: { abilities: abilitiesHeld, weapon: WEAPON, distance: optional(DISTANCE) },
  },
  (x, why) => {
    const { abilities = [], weapon, distance } = x
    const gun = gunNamed(weapon, why)
    // The hammer is fanned with the other hand, from the hip: two hands, and nothing is aimed.
    const fanning = gun.single_action ? value(x, 'value', 'hands-on-revolver', why) : undefined
    const snap = fanning !== undefined
    const firing = { weapon, abilities, actions: ['shoot' as const] }
    const { shots_per_action: shots, ...fired } = rateOfFire(
      distance === undefined ? firing : { ...firing, distance },
      why,
    )
    const known = { shots, snap, hands: fanning ?? (gun.class === 'pistol' ? 1 : 2) }
    if (distance === undefined) return known
    const seen = { ...known, sighting_df: sightingOf({ distance, abilities, snap }, why).sighting_df }
    return 'pellets' in fired ? { ...seen, pellets: fired.pellets } : seen
  },
)
