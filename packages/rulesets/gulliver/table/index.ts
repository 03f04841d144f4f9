import type { Callable } from '@umpire/engine'
import { extension } from './extension.ts'
import { squareRoot } from './square-root.ts'

/** The rules of this area, in the book's order. */
export const tableRules: readonly Callable[] = [extension, squareRoot]
