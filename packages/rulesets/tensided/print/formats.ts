/** The ways to print a character, the usual one first. */
import { BadInput, type Problem } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { sheetOf } from '../character/sheet.ts'
import { printBlock } from './block.ts'
import { printJson } from './json.ts'
import { printPage } from './page.ts'
import { printLine } from './worked-out.ts'

export const FORMATS: { readonly [format: string]: string } = {
  text: 'a stat block, to be pasted anywhere and read back',
  line: 'one line, for a list of foes',
  html: 'the sheet as a page to print',
  json: 'the file',
}

export function printCharacter(one: Character, format: string, problems: readonly Problem[]): string {
  switch (format) {
    case 'text':
      return printBlock(one)
    case 'line':
      return printLine(one, sheetOf(one))
    case 'html':
      return printPage(one, problems)
    case 'json':
      return printJson(one)
    default:
      throw new BadInput('format', `one of ${Object.keys(FORMATS).join(', ')}`, format)
  }
}
