/** Checks a closed dice log against what this page kept of it. */
import { type DiceEntry, dice, LogError, readDiceLog, verifyDice } from '@umpire/dice'
import type { CheckResult, LogNotes, ShownRoll } from '../room/dice-notes.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.checked

/** The rolls of a log as they would be shown. */
const rollsOf = (entries: readonly DiceEntry[]): readonly string[] =>
  entries.flatMap(entry => {
    if (entry.type !== 'rolled' && entry.type !== 'typed') return []
    return typeof entry.faces === 'string' ? [] : [`${entry.notation} ${entry.faces.join()}`]
  })

function nameOf([notation, faces]: ShownRoll): string {
  try {
    return `${dice(notation).text} ${faces}`
  } catch {
    return `${notation} ${faces}`
  }
}

function readLogs(texts: readonly string[]): readonly (readonly DiceEntry[])[] {
  return texts.map(one => {
    try {
      return readDiceLog(one)
    } catch (error) {
      if (error instanceof LogError) return []
      throw error
    }
  })
}

/** Of all the logs of the table that are closed, checks the one these notes are of. */
export function checkLog(texts: readonly string[], notes: LogNotes): CheckResult {
  const logs = readLogs(texts)
  const place = logs.findIndex(([first]) => first?.type === 'opened' && first.commitment === notes.commitment)
  const log = logs[place]
  if (log === undefined) return { ok: false, why: 'gone', what: '' }
  const verdict = verifyDice(log, { commitment: notes.commitment, anchors: notes.anchors })
  if (!verdict.ok) return { ok: false, why: 'broken', what: words.entry(verdict.at + 1, verdict.reason) }
  const places = new Map(log.map(({ hash }, at) => [hash, at]))
  for (const { n, hash } of notes.sights) {
    if (!places.has(hash)) return { ok: false, why: 'rewritten', what: words.after(n) }
  }
  if (notes.left !== undefined) return { ok: false, why: 'left', what: words.leftOut(notes.left) }
  const before = new Set(logs.slice(0, place).flatMap(rollsOf))
  let seen = 0
  for (const [at, { n, hash, rolls }] of notes.sights.entries()) {
    const from = places.get(notes.sights[at - 1]?.hash ?? '') ?? -1
    const to = places.get(hash) ?? -1
    const fell = [...rollsOf(log.slice(from + 1, to + 1))]
    for (const roll of rolls) {
      const found = fell.indexOf(nameOf(roll))
      if (found >= 0) {
        fell.splice(found, 1)
        seen++
      } else if (notes.undone && (before.has(nameOf(roll)) || rollsOf(log.slice(0, to + 1)).includes(nameOf(roll))))
        seen++
      else return { ok: false, why: 'shown', what: words.shownAs(nameOf(roll), n) }
    }
  }
  const { rolled, typed, version, pages, mine } = verdict
  const share = version === 2 ? { own: mine.own, shared: mine.shared, pages: pages.length } : {}
  return { ok: true, rolled, typed, seen, ...share }
}
