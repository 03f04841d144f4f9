/** Somebody leaves a fight: what it left of him and of his things, in the character's file. */
import type { Character } from '../../character/character.ts'
import { afterTheFight } from '../../injury/limbs.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Held, Standing } from '../state/standing.ts'
import { flawsLeft, unsettledOf } from '../state/unsettled.ts'

/** In that round of the fight. */
export function leave(before: Character, fighter: Fighter, one: Standing, round: number): Character {
  const { unsettled: _, ...health } = before.health
  const going = unsettledOf(one, round)
  return {
    ...before,
    health: {
      ...health,
      status: one.status,
      marks: one.marks,
      halved: one.halved,
      limbs: one.limbs
        .map(({ limb, status, marks, times_maimed, severed }) => ({
          limb,
          status: afterTheFight(status),
          marks,
          times_maimed,
          severed,
          unknown_fields: health.limbs.find(known => known.limb === limb)?.unknown_fields ?? {},
        }))
        .filter(({ status, marks, times_maimed }) => status !== 'uninjured' || marks > 0 || times_maimed > 0),
      short_fp: one.short_fp,
      long_fp: one.long_fp,
      df_gained: one.df_gained,
      eyes_lost: one.eyes_lost,
      ears_lost: one.ears_lost,
      fingers_lost: { ...health.fingers_lost, ...one.fingers_lost },
      toes_lost: { ...health.toes_lost, ...one.toes_lost },
      aptitude_lost: health.aptitude_lost + one.aptitude_lost,
      severed: one.severed,
      coma_weeks: one.coma?.weeks ?? null,
      action_points: fighter.player_character ? one.action_points : health.action_points,
      ...(going === undefined ? {} : { unsettled: going }),
    },
    traits: [
      ...before.traits,
      ...lasting(one).map(key => ({
        key,
        times: 1,
        origin: 'play' as const,
        gone: false,
        days_without: 0,
        months_used: 0,
        note: '',
        unknown_fields: {},
      })),
    ],
    gear: gearAfter(before, fighter, one),
  }
}

/** Eyes and ears that come back in some hours leave no flaw. */
const lasting = ({ flaws, eyes_lost, ears_lost }: Standing): Standing['flaws'] => flawsLeft(flaws, eyes_lost, ears_lost)

/** Whatever lies on the field or was taken is gone unless somebody picks it up, which is for the game master to say. */
const isGone = (held: Held | undefined): boolean => held?.where === 'gone'

function gearAfter({ gear }: Character, { arms }: Fighter, one: Standing): Character['gear'] {
  const placesOf = (kind: Fighter['arms'][number]['kind']): readonly number[] =>
    arms.flatMap((arm, place) => (arm.kind === kind ? [place] : []))
  const guns = placesOf('gun')
  const grenades = placesOf('grenade')
  let nextGun = 0
  const lost = new Map<string, number>()
  for (const place of grenades) {
    const { weapon } = arms[place] ?? { weapon: '' }
    if (isGone(one.arms[place])) lost.set(weapon, (lost.get(weapon) ?? 0) + 1)
  }
  return {
    ...gear,
    guns: gear.guns.flatMap(gun => {
      const place = guns.find(at => at >= nextGun && arms[at]?.weapon === gun.gun)
      if (place === undefined) return [gun]
      nextGun = place + 1
      const held = one.arms[place]
      if (held === undefined || isGone(held)) return held === undefined ? [gun] : []
      return [{ ...gun, rounds: held.rounds, spare: held.spare, jammed: held.jammed }]
    }),
    explosives: gear.explosives.flatMap(stack => {
      const count = Math.max(0, stack.count - (lost.get(stack.explosive) ?? 0))
      return count === 0 ? [] : [{ ...stack, count }]
    }),
  }
}
