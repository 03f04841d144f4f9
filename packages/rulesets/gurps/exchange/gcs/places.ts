/** Parts of the body that armor covers, as GCS names them. */
import type { Armor } from '../../catalog/entry/weapon.ts'

export const PLACES: { readonly [covered in Armor['covers'][number]]: readonly string[] } = {
  head: ['skull', 'face', 'neck'],
  body: ['torso', 'vitals', 'groin'],
  arms: ['arm'],
  legs: ['leg'],
  hands: ['hand'],
  feet: ['foot'],
}
