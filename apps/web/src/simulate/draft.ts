/** What is set on the page, kept for the visit: loading the page again loses nothing. */
import type { Json } from '@umpire/engine'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '../browser/stored.ts'
import { type EncounterPages, RUNS, type Runs } from '../plug-in/encounter-pages.ts'

export interface Draft {
  readonly encounter: Json
  /** Written by hand: then the text counts, and the server reads it. */
  readonly written?: string | undefined
  readonly mode: 'form' | 'text'
  readonly runs: Runs
  readonly seed: string
  /** What the next batch is called. */
  readonly label: string
  /** What batches were called, by their id. */
  readonly labels: { readonly [id: string]: string }
}

const first = (example: Json, runs: Runs): Draft => ({
  encounter: example,
  mode: 'form',
  runs,
  seed: '',
  label: '',
  labels: {},
})

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { encounter, mode, runs, seed, label, labels }: { readonly [name: string]: unknown } = { ...value }
  return (
    typeof encounter === 'object' &&
    (mode === 'form' || mode === 'text') &&
    RUNS.some(one => one === runs) &&
    typeof seed === 'string' &&
    typeof label === 'string' &&
    typeof labels === 'object' &&
    labels !== null
  )
}

/** What was stored may have been written by another version of the page: then it begins anew. */
export function readDraft(text: string | null, example: Json, runs: Runs = '10000'): Draft {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isDraft(stored) ? stored : first(example, runs)
  } catch {
    return first(example, runs)
  }
}

export function useDraft(
  system: string,
  { example, runs }: Pick<EncounterPages, 'example' | 'runs'>,
): readonly [Draft, (change: Partial<Draft>) => void] {
  const key = `umpire.simulate.${system}`
  const [draft, setDraft] = useState(() => readDraft(readStored(key, 'visit'), example, runs))
  useEffect(() => writeStored(key, JSON.stringify(draft), 'visit'), [key, draft])
  return [draft, change => setDraft(before => ({ ...before, ...change }))]
}
