/** The facts of a table: numbered from 1 without a gap, each of them JSON, and each what was stored. */
import { crc32 } from 'node:zlib'
import { type Finding, finding } from '../../store/finding.ts'
import { LIMITS } from '../../store/limits.ts'
import { isSetAside } from '../../store/set-aside.ts'
import { isJson, numberOf, type Row, textOf } from '../disk/row.ts'
import type { ExamineStatements } from './statements.ts'
import { type Step, why } from './step.ts'

/** Facts between two moments to rest. */
const PAGE = 500

/** Answers the version of the last fact, or null if nobody can tell. */
export function* examineFacts(sql: ExamineStatements, number: number, id: string): Generator<Step, number | null> {
  const last = lastFact(sql, number)
  if (typeof last === 'string') {
    yield finding('unreadable', `its facts are unreadable: ${last}`, id, 1)
    return null
  }
  for (let next = firstFact(sql, number, id); next <= last; ) {
    const upTo = Math.min(next + PAGE - 1, last)
    const { findings, end } = page(sql, number, id, next, upTo)
    yield* findings
    yield null
    next = end
  }
  return last
}

/** Those that were set aside begin where they began in their table. */
function firstFact(sql: ExamineStatements, number: number, id: string): number {
  const row = isSetAside(id) ? sql.firstFact.get(number) : undefined
  return row === undefined ? 1 : numberOf(row, 'version')
}

/** The version, or why it cannot be read. */
function lastFact(sql: ExamineStatements, number: number): number | string {
  try {
    const row = sql.lastFact.get(number)
    return row === undefined ? 0 : numberOf(row, 'version')
  } catch (error) {
    return why(error)
  }
}

interface Page {
  readonly findings: readonly Finding[]
  /** Where the next page begins. */
  readonly end: number
}

/** Big facts make it shorter. */
function page(sql: ExamineStatements, number: number, id: string, from: number, upTo: number): Page {
  const findings: Finding[] = []
  let next = from
  let length = 0
  try {
    for (const row of sql.facts.iterate(number, from, upTo)) {
      const version = numberOf(row, 'version')
      if (version > next) findings.push(missing(id, next, version - 1))
      findings.push(...factFindings(row, id, version))
      next = version + 1
      length += textOf(row, 'fact').length
      if (length >= LIMITS.pageLength) return { findings, end: next }
    }
  } catch {
    return { findings: oneByOne(sql, number, id, from, upTo), end: upTo + 1 }
  }
  if (next <= upTo) findings.push(missing(id, next, upTo))
  return { findings, end: upTo + 1 }
}

/** For a page that cannot be read as a whole: those facts that cannot be read are told in runs. */
function oneByOne(sql: ExamineStatements, number: number, id: string, from: number, upTo: number): readonly Finding[] {
  const findings: Finding[] = []
  let run: { readonly from: number; readonly reason: string } | null = null
  for (let version = from; version <= upTo + 1; version++) {
    let reason: string | null = null
    try {
      if (version <= upTo) {
        const row = sql.facts.get(number, version, version)
        findings.push(...(row === undefined ? [missing(id, version, version)] : factFindings(row, id, version)))
      }
    } catch (error) {
      reason = why(error)
    }
    if (run !== null && reason === null) {
      findings.push(finding('unreadable', `${several(run.from, version - 1)} unreadable: ${run.reason}`, id, run.from))
      run = null
    }
    if (reason !== null) run ??= { from: version, reason }
  }
  return findings
}

function factFindings(row: Row, id: string, version: number): readonly Finding[] {
  const text = textOf(row, 'fact')
  if (!isJson(text)) return [finding('altered', `fact ${version} is cut or was changed: it is not JSON`, id, version)]
  const sum = row['sum']
  if (typeof sum !== 'number' || sum === crc32(text)) return []
  return [finding('altered', `fact ${version} was changed: its checksum does not match`, id, version)]
}

const several = (from: number, to: number): string => (from === to ? `fact ${from} is` : `facts ${from} to ${to} are`)

export const missing = (id: string, from: number, to: number): Finding =>
  finding('missing', `${several(from, to)} missing`, id, from)
