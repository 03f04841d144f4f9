import type { Share } from '../../effect/effect.ts'

/**
 * A share of the skill that brings the effect, the fraction dropped.
 *
 *     share(2, 3) // of a skill of 13: 8
 */
export const share = (times: number, divide: number): Share => ({ of: 'skill', times, divide, whole: true })
