import { Silent, type Why } from '@umpire/engine'

/** The same rules with nobody listening: for what is worked out on the way and is no step of the answer. */
export const hushed = (why: Why): Why => new Silent(why.inForce, why.settings)
