/** Beasts for everybody outside, beside the people: read, checked, printed. */
import {
  BadInput,
  compose,
  type Json,
  type OddsAnswer,
  type OddsAsked,
  type Problem,
  type Reason,
  type Why,
} from '@umpire/engine'
import { beastEncumbrance } from '../../beast/beast.ts'
import { choosable } from '../../ruleset/rules.ts'
import { beastFile, beastJson, readBeast } from './beast.ts'
import { beastSheet, beastText } from './block.ts'
import { beastOdds } from './odds.ts'
import { parseBeast } from './parse.ts'

const rules = compose(choosable)
const silent: Why = rules.silent

const FORMATS = ['text', 'block', 'json'] as const

export const beasts = {
  read: (value: unknown, place: string): Json => beastFile(readBeast(value, place)),
  problems: (value: unknown): readonly Problem[] => {
    const beast = readBeast(value, 'beast')
    if (beastSheet(beast, silent).can_carry) return []
    const message = `${beast.load_lb} lb: more than a beast of ST ${beast.st} can carry`
    return [{ rule: beastEncumbrance.id, where: 'load_lb', message }]
  },
  print: (value: unknown, format: string): string => {
    const beast = readBeast(value, 'beast')
    if (!FORMATS.some(known => known === format)) {
      throw new BadInput('format', `one of ${FORMATS.join(', ')} for a beast`, format)
    }
    return format === 'json' ? beastJson(beast) : beastText(beast, silent)
  },
  reasons: (value: unknown): { readonly [number: string]: readonly Reason[] } => {
    const listener = rules.listen()
    beastSheet(readBeast(value, 'beast'), listener)
    return { 'bite, senses, move and dodge': listener.take() }
  },
  parse: (text: string, place: string): Json => beastFile(parseBeast(text, place)),
  odds: (value: unknown, asked: OddsAsked): OddsAnswer => beastOdds(readBeast(value, 'beast'), asked, silent),
  /** What is asked of people alone. */
  no: (what: string): never => {
    throw new BadInput('', `a person: ${what}`, 'a beast')
  },
}
