import type { Callable } from '@umpire/engine'
import { influence, intimidation, largeAnimals } from './beasts-and-people.ts'
import { tasks, vehicles } from './tools.ts'

/** The rules of this area, in the book's order. */
export const societyRules: readonly Callable[] = [largeAnimals, influence, intimidation, tasks, vehicles]
