import type { Callable } from '@umpire/engine'
import { groupDefense } from './defense.ts'
import { groups } from './groups.ts'
import { groupCritical, hits } from './hits.ts'
import { burstRecoil } from './recoil.ts'

/** The rules of this area, in the book's order. */
export const autoRules: readonly Callable[] = [groups, hits, groupCritical, burstRecoil, groupDefense]
