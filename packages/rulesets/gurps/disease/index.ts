import type { Callable } from '@umpire/engine'
import { contagion, infection } from './catching.ts'
import { diagnosis, illness, symptoms } from './illness.ts'

/** The rules of this area, in the book's order. */
export const diseaseRules: readonly Callable[] = [contagion, symptoms, diagnosis, illness, infection]
