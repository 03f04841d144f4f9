import { AMERICAN } from './american.ts'
import { BRITISH } from './british.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import type { Nation } from './nation.ts'
import { SOVIET } from './soviet.ts'

export const NATIONS: readonly [Nation, ...Nation[]] = [AMERICAN, BRITISH, GERMAN, SOVIET, FRENCH, ITALIAN, JAPANESE]
