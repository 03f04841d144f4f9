import { INFANTRY } from './infantry.ts'
import { IRREGULARS } from './irregulars.ts'
import { SPECIALISTS } from './specialists.ts'
import type { Template } from './template.ts'

export const TEMPLATES: readonly Template[] = [...INFANTRY, ...SPECIALISTS, ...IRREGULARS]
