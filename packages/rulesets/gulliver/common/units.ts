/** Units, and what the book rounds the earth to. */

export const INCHES_PER_YARD = 36
export const FEET_PER_YARD = 3

/** Miles per hour for each yard per second. */
export const MPH = 2

/** Yards per second squared: the pull of the earth. */
export const PULL = 10
