/** Fields that many rules of creation take. */
import { int, map, oneOf, optional, or, text } from '@umpire/engine'
import { SERVICES } from '../tables/words.ts'

export const service = oneOf(...SERVICES)
export const term = int({ min: 1, max: 100 })
export const terms = int({ min: 0, max: 100 })
export const rank = int({ min: 0, max: 6 })
export const value = int({ min: 0, max: 15 })
export const skills = map(int({ min: 0, max: 100 }), 100)
export const skillName = text(100)

/** A characteristic that is left out earns no DM. */
const earnsDm = or(value, 0)
export const forDms = {
  strength: earnsDm,
  dexterity: earnsDm,
  endurance: earnsDm,
  intelligence: earnsDm,
  education: earnsDm,
  social: earnsDm,
}

/** Of those that a result may change, the one it changes has to be there. */
const changeable = optional(value)
export const forChanges = {
  strength: changeable,
  dexterity: changeable,
  endurance: changeable,
  intelligence: changeable,
  education: changeable,
  social: changeable,
}
