/** The lists of a stat block that only ours have: what the campaign chose, and what was gained and spent. */
import { BadInput, type Json, num, oneOf, text } from '@umpire/engine'
import { type Character, LEDGER_KINDS, type Step } from '../../character/character.ts'
import { readEntry, unquoted } from './entry.ts'
import type { Line } from './sections.ts'

export const at = (place: string, { line }: Line): string => `${place}, line ${line}`

const OPTION = /^option:\s*(.+)$/is
const SETTING = /^setting\s+("(?:[^"\\]|\\.)*"|\S+):\s*(.+)$/is

function settingFrom(value: string, place: string): Json {
  try {
    const read: Json = JSON.parse(value)
    return read
  } catch {
    throw new BadInput(place, 'a setting as plain data (JSON)', value)
  }
}

export interface Campaign {
  readonly chosen: Character['campaign']
  /** Lines that choose nothing. */
  readonly rest: readonly string[]
}

export function campaignIn(lines: readonly Line[], place: string): Campaign {
  const options: string[] = []
  const settings: (readonly [string, Json])[] = []
  const rest: string[] = []
  for (const line of lines) {
    const option = OPTION.exec(line.text)?.[1]
    const [, id, value] = SETTING.exec(line.text) ?? []
    if (option !== undefined) options.push(unquoted(option) ?? option)
    else if (id === undefined || value === undefined) rest.push(line.text)
    else settings.push([unquoted(id) ?? id, settingFrom(value, at(place, line))])
  }
  return { chosen: { options, settings: Object.fromEntries(settings), unknown_fields: {} }, rest }
}

export function ledgerIn(lines: readonly Line[], place: string): readonly Step[] {
  return lines.map(line => {
    const { name, points, extras } = readEntry(line.text)
    const where = at(place, line)
    const words = (key: string): string => text(4000).read(String(extras.get(key) ?? ''), `${where}, ${key}`)
    return {
      kind: oneOf(...LEDGER_KINDS).read(name, `${where}, kind of step`),
      points: num().read(points, `${where}, points`),
      worth: num().read(extras.get('worth') ?? 0, `${where}, worth`),
      what: words('what'),
      date: words('date'),
      reason: words('reason'),
      unknown_fields: {},
    }
  })
}
