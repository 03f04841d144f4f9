/** Whom a choice is tried on: one of the ready patterns, at another size where it can be, or a character's file. */
import type { Json } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'
import type { PreviewAsked } from '../api/api.ts'
import { nameText } from '../text/number-text.ts'

export type Sample =
  | { readonly kind: 'ready'; readonly of: string; readonly size: number | undefined }
  | { readonly kind: 'file'; readonly name: string; readonly character: Json }

const SIGN = ' / '

/** Of a further kind, the kind stands before the name. */
const readyKey = (kind: string | undefined, name: string): string => `${kind ?? ''}${SIGN}${name}`

export interface Ready {
  readonly id: string
  readonly label: string
  readonly kind: string | undefined
  readonly wish: string
  readonly name: string
}

export const readyIn = ({ samples }: CampaignDocument): readonly Ready[] =>
  samples.flatMap(({ kind, title, wish, ready }) =>
    ready.map(name => ({
      id: readyKey(kind, name),
      label: kind === undefined ? nameText(name) : `${nameText(name)} (${title})`,
      kind,
      wish,
      name,
    })),
  )

/** What is asked of the server; nothing if nobody of that name is there. */
export function askedOf(sample: Sample, ready: readonly Ready[]): Omit<PreviewAsked, 'options' | 'settings'> | null {
  if (sample.kind === 'file') return { character: sample.character }
  const found = ready.find(({ id }) => id === sample.of)
  if (found === undefined) return null
  const { kind, wish, name } = found
  const size = kind !== undefined && sample.size !== undefined ? { size: sample.size } : {}
  return { wishes: { [wish]: name, ...size }, ...(kind !== undefined && { kind }) }
}
