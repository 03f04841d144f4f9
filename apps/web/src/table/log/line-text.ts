/** A line of the log as text: for screen readers, and for lines that are nothing but words. Entries are the ruleset's. */
import type { LogLine } from '@umpire/protocol'
import type { SceneScreens } from '../../plug-in/screens.ts'
import { numberText, valueText } from '../../text/number-text.ts'
import { tableWords as text } from '../room/words.ts'
import { thrownIn } from './roll-text.ts'

export type OwnLine = Exclude<LogLine, { readonly kind: 'entry' }>

const words = text.log

export const byOf = (line: LogLine): string => (line.by === '' ? words.program : line.by)

const placeText = (place: readonly (string | number)[]): string => place.map(part => valueText(part)).join(' · ')

/** What scenes are called: the line that began one says it, and it stays in the log when the scene is put away. */
const sceneTitle = (scene: string, log: readonly LogLine[]): string | undefined =>
  log.flatMap(line => (line.kind === 'scene' && line.scene === scene && line.title !== '' ? [line.title] : []))[0]

type SettingsLine = Extract<LogLine, { readonly kind: 'settings' }>
const SETTINGS = ['dice', 'timer', 'undo'] as const

/** What it changed; all of them if the settings before are not known. */
function settingsText({ version, settings }: SettingsLine, log: readonly LogLine[]): string {
  const before = log.findLast(
    (line): line is SettingsLine => line.kind === 'settings' && line.version < version,
  )?.settings
  const changed = SETTINGS.filter(name => before?.[name] !== settings[name])
  return (changed.length === 0 ? SETTINGS : changed).map(name => words.setting[name](settings)).join(', ')
}

/** The whole line in one sentence; a turn by the word that the screens of its scene have for it. */
export function lineText(
  line: OwnLine,
  log: readonly LogLine[],
  { turn = words.turn }: Pick<SceneScreens, 'turn'> = {},
): string {
  const by = byOf(line)
  switch (line.kind) {
    case 'said':
      return `${line.to === undefined ? words.said(by) : words.whispered(by, line.to)} ${line.text}`
    case 'rolled': {
      const rolled = words.rolled(by, line.dice, line.purpose, line.secret)
      return `${rolled}: ${thrownIn(line)?.text ?? words.total(numberText(line.total))}.`
    }
    case 'scene': {
      const title = line.title === '' ? (sceneTitle(line.scene, log) ?? words.aScene) : line.title
      return words[line.what](by, title)
    }
    case 'overridden': {
      const note = line.note === '' ? '' : ` ${words.note(line.note)}`
      if (line.place.length === 0) return `${words.overridden(by)}${note}`
      return `${words.set(by)} ${placeText(line.place)} ${words.to} ${valueText(line.to)}; ${words.was(valueText(line.from))}.${note}`
    }
    case 'undone':
      return words.undo(by, text.step(line.what))
    case 'redone':
      return words.redo(by, text.step(line.what))
    case 'timedOut':
      return words.timedOut(line.who, line.question)
    case 'insteadOf':
      return words.insteadOf(by, line.who, line.player)
    case 'paused':
      return words.paused(by)
    case 'turn':
      return turn(line.turn)
    case 'people':
      return words.people(line.names)
    case 'seat':
      return words[line.what](line.name)
    case 'dice':
      return `${line.what === 'entropy' ? words.entropy(by) : words[line.what]} ${line.text}`
    case 'settings':
      return words.settings(by, settingsText(line, log))
    case 'dial':
      return words.dial(by, line.actor, line.to)
  }
}

/** Only this seat, or few, see it. */
export function isSecret(line: LogLine): boolean {
  if (line.kind === 'said') return line.to !== undefined
  if (line.kind === 'rolled') return line.secret
  if (line.kind !== 'entry') return false
  const { note, rolls } = line.entry
  return note?.secret === true || rolls.some(roll => roll.secret === true)
}
