/** A procedure that somebody started, and that a rule is in the way of: its result says so instead of doing anything. */
import type { Play } from '../drivers/play.ts'
import type { Fact } from '../fact/fact.ts'
import { isObject } from '../field/json.ts'
import type { Entry } from '../procedure/entry.ts'
import type { Refusal } from '../procedure/procedure.ts'

export class Barred extends Error implements Refusal {
  readonly rule: string
  readonly because: string

  constructor({ rule, because }: Refusal) {
    super(because)
    this.name = 'Barred'
    this.rule = rule
    this.because = because
  }
}

function refusalIn(result: unknown): Refusal | undefined {
  if (!isObject(result) || result['allowed'] !== false) return undefined
  const { rule, because } = result
  return typeof rule === 'string' && typeof because === 'string' ? { rule, because } : undefined
}

const happened = ({ fact, note, rolls }: Entry): boolean => fact !== undefined || note !== undefined || rolls.length > 0

/** If nothing came of it but the refusal, it never began. */
export function checkBarred<S, F extends Fact>({ outcome, answers, entries }: Play<S, F, unknown>): void {
  const refusal = outcome && refusalIn(outcome.result)
  if (refusal !== undefined && answers.length === 0 && !entries.some(happened)) throw new Barred(refusal)
}

/** If something had happened before, the log tells what it came to. */
export function barredNote({ result }: { readonly result: unknown }): readonly Entry[] {
  const refusal = refusalIn(result)
  return refusal === undefined ? [] : [{ note: { text: refusal.because, rule: refusal.rule }, rolls: [], why: [] }]
}
