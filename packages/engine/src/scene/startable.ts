/** What people may start in a scene, with all that a form needs to ask for what it is given. */
import type { Resumable } from '../drivers/play.ts'
import type { Fact } from '../fact/fact.ts'
import type { Spec } from '../field/fields.ts'
import { ownValue } from '../field/json.ts'

export interface Startable {
  readonly procedure: string
  readonly title: string
  /** What it is given: each field's kind, bounds and default by its name. */
  readonly given: { readonly [name: string]: Spec }
}

/** A field that takes one of few texts, as a choice among them. */
function among(spec: Spec, values: readonly string[]): Spec {
  switch (spec.kind) {
    case 'text':
      return { kind: 'oneOf', values }
    case 'list':
    case 'nullable':
    case 'optional':
    case 'default':
      return { ...spec, of: among(spec.of, values) }
    default:
      return spec
  }
}

export function startableOf<S, F extends Fact>(
  { id, title, given: { spec } }: Resumable<S, F>,
  meant: { readonly [field: string]: readonly string[] },
): Startable {
  const fields = spec.kind === 'record' ? Object.entries(spec.fields) : []
  const given = fields.map(([name, of]): [string, Spec] => {
    const values = ownValue(meant, name)
    return [name, values === undefined ? of : among(of, values)]
  })
  return { procedure: id, title, given: Object.fromEntries(given) }
}
