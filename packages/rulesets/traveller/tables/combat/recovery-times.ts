/** How long the body takes after a fight, in minutes: lines 1089, 1091 and 1109. */
export const MINUTES_TO_WAKE = 10
/** With two characteristics at zero. */
export const MINUTES_TO_WAKE_SERIOUS = 180
/** Of rest, until the allowance of combat blows is whole again. */
export const MINUTES_OF_FULL_REST = 30
