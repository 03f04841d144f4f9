/** How somebody may move, from the slowest. */
export const PACES = ['walk', 'run', 'sprint'] as const
export type Pace = (typeof PACES)[number]
