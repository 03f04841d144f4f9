import { Counter, Silent, type Why } from './why.ts'

/**
 * The same rules with nobody listening: for what is worked out on the way and is no step of the answer. Who only counts
 * which rules fire hears no reasons anyway.
 */
export const hushed = (why: Why): Why =>
  why.quiet || why instanceof Counter ? why : new Silent(why.inForce, why.settings)
