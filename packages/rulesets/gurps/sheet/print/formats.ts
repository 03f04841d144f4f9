/** The ways to print a character, the usual one first. */
import { BadInput, type Problem, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { printJson } from '../../character/json.ts'
import { printStatBlock } from '../stat-block/stat-block.ts'
import { printForm } from './form.ts'
import { printPage } from './page.ts'

export const FORMATS: { readonly [format: string]: string } = {
  text: 'the whole sheet, for a terminal',
  block: 'a stat block, to be pasted anywhere and read back',
  html: 'the sheet as a page to print on two sheets of paper: the person, and what the person has',
  json: 'the file',
}

/** Problems and warnings stand at the end of the sheet and of the page; the rules are those of the campaign. */
export function printCharacter(one: Character, format: string, problems: readonly Problem[] = [], why?: Why): string {
  switch (format) {
    case 'text':
      return printForm(one, problems, why)
    case 'block':
      return printStatBlock(one, why)
    case 'html':
      return printPage(one, problems, why)
    case 'json':
      return printJson(one)
    default:
      throw new BadInput('format', `one of ${Object.keys(FORMATS).join(', ')}`, format)
  }
}
