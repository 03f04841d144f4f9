/** What the campaign decides: its settings, and what else a game has. */
import type { Chosen, Json } from '@umpire/engine'
import type { ReactNode } from 'react'
import { SheetDialog } from '../../elements/controls/sheet-dialog.tsx'
import { withValue } from '../../elements/fields/given-form.ts'
import { SettingFields, type SettingOffer, unshown } from './setting-fields.tsx'

interface CampaignDialogProps {
  readonly words: {
    readonly title: string
    readonly about: string
    /** Settings of the file that no field shows. */
    readonly others: (ids: readonly string[]) => string
  }
  readonly settings: readonly SettingOffer[]
  readonly chosen: Chosen['settings']
  readonly onChange: (settings: Chosen['settings'], what: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

export function CampaignDialog({ words, settings, chosen, onChange, onClose, children }: CampaignDialogProps) {
  const set = (id: string, value: Json | undefined): void => onChange(withValue(chosen, id, value), `setting ${id}`)
  const others = unshown(settings, chosen)
  return (
    <SheetDialog title={words.title} open onClose={onClose}>
      <div className="stack">
        <p className="prose">{words.about}</p>
        <SettingFields settings={settings} chosen={chosen} onChange={set} />
        {others.length > 0 && <p className="label">{words.others(others)}</p>}
        {children}
      </div>
    </SheetDialog>
  )
}
