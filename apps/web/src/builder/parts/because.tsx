/** Why a number of the sheet is what it is. Of a single rule the steps are shown at once, and the rule itself below them. */
import type { Reason } from '@umpire/engine'
import { Citation } from '../../elements/message/citation.tsx'
import { Why } from '../../elements/play/why.tsx'

export function Because({ reasons }: { readonly reasons: readonly Reason[] }) {
  const [only] = reasons
  return (
    <div className="because">
      <Why reasons={reasons} unfolded={2} />
      {reasons.length === 1 && only?.kind === 'rule' && <Citation rule={only.id} title={only.title} />}
    </div>
  )
}
