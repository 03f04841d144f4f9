/** The ways to print a character, the usual one first. */
import { BadInput, type Problem } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { printForm } from './form.ts'
import { printJson } from './json.ts'
import { printPage } from './page.ts'
import { printStatBlock } from './stat-block.ts'

export const FORMATS: { readonly [format: string]: string } = {
  text: 'the whole sheet, for a terminal',
  block: 'a stat block, to be pasted anywhere and read back',
  html: 'the sheet as a page to print on two sheets of paper: the person, and what the person has',
  json: 'the file',
}

/** Problems and warnings stand at the end of the sheet and of the page. */
export function printCharacter(one: Character, format: string, problems: readonly Problem[] = []): string {
  switch (format) {
    case 'text':
      return printForm(one, problems)
    case 'block':
      return printStatBlock(one)
    case 'html':
      return printPage(one, problems)
    case 'json':
      return printJson(one)
    default:
      throw new BadInput('format', `one of ${Object.keys(FORMATS).join(', ')}`, format)
  }
}
