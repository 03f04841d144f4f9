/** Into a fight: a table of one's own, and whom the builder's fields say to fight there. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Chosen, Json } from '@umpire/engine'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { SheetDialog } from '../../elements/controls/sheet-dialog.tsx'
import { Failed } from '../../elements/message/states.tsx'
import { beginTable } from '../../table/client/begin-table.ts'
import { words as common } from '../../text/words.ts'
import { builderWords as text } from '../words.ts'

interface IntoFightProps {
  readonly system: string
  readonly campaign: Chosen
  readonly title: string
  readonly about: string
  /** Of the table and of the fight. */
  readonly called: string
  /** The encounter; none, while a field says something that cannot be. */
  readonly given: (() => { readonly [name: string]: Json }) | undefined
  readonly troubles: readonly { readonly severity: string }[]
  readonly onClose: () => void
  readonly children: ReactNode
}

export function IntoFight(props: IntoFightProps) {
  const { system, campaign, title, about, called, given, troubles, onClose, children } = props
  const navigate = useNavigate()
  const beginning = useMutation({
    mutationFn: beginTable,
    onSuccess: id => navigate({ to: '/table/$id', params: { id } }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (given === undefined) return
    const { options, settings } = campaign
    beginning.mutate({
      system,
      options,
      settings,
      title: called,
      scene: { kind: 'fight', title: called, given: given() },
    })
  }
  return (
    <SheetDialog title={title} open onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="prose">{about}</p>
        {children}
        {troubles.some(({ severity }) => severity === 'error') && <p className="label">{text.illegal}</p>}
        {beginning.isError && <Failed error={beginning.error} />}
        <div className="row">
          <span className="push" />
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button kind="primary" submit disabled={beginning.isPending || given === undefined}>
            {beginning.isPending ? text.beginning : text.begin}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
