/** What may not be done, each with the rule in the way. */
import { type Action, ActionRows } from '../../../elements/play/action-rows.tsx'
import { commonWords as text } from '../words.ts'

export const NotNow = ({ barred }: { readonly barred: readonly Action[] }) =>
  barred.length === 0 ? null : (
    <div className="act-barred">
      <p className="label">{text.notNow}</p>
      <ActionRows label={text.notNow} actions={barred} onChoose={() => undefined} />
    </div>
  )
