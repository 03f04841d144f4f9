/** Each lasts until it is broken or let go. */
export const HOLDS = ['lock arms', 'cover mouth', 'sleeper hold', 'pin'] as const
export type HoldKind = (typeof HOLDS)[number]
