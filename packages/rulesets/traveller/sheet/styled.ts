/** How somebody is styled: with rank and noble title, as was chosen at the end of the career, or as they may be. */
import type { Json, Why } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { has } from '../character/has.ts'
import { styledName } from '../chargen/naming.ts'
import { onOneLine } from './words.ts'

/** The item of the form that a title in use is written into. */
const NOBLE_TITLE = '4'

function chosenStyle(history: readonly Json[]): string | undefined {
  const styled = has(
    has(
      history.findLast(fact => has(fact, 'type') === 'styled'),
      'values',
    ),
    'styled_name',
  )
  return typeof styled === 'string' ? styled : undefined
}

/** The name alone for those without rank and title; nothing for the nameless. */
export function styleOf({ name, career, characteristics, form }: Character, why: Why): string {
  if (name === '') return ''
  const chosen = chosenStyle(career?.history ?? [])
  // Somebody may have got another name since.
  if (chosen?.endsWith(name)) return onOneLine(chosen)
  const { service, rank } = career ?? { service: null, rank: 0 }
  const noble_title = onOneLine(form[NOBLE_TITLE] ?? '')
  return onOneLine(styledName({ name, service, rank, social: characteristics.social, noble_title }, why))
}
